import AnnabellaCore
import Foundation

/// Brings games to the table, and tells what is wrong where that cannot be done.
@MainActor
public struct GameOpener {
    private let games: Games
    private let library: GameLibrary
    private let pages: Pages
    private let dialogs: Dialogs
    private let announcer: Announcer
    private let localization: Localization

    init(
        _ games: Games, _ library: GameLibrary, _ pages: Pages, _ dialogs: Dialogs,
        _ announcer: Announcer, _ localization: Localization
    ) {
        self.games = games
        self.library = library
        self.pages = pages
        self.dialogs = dialogs
        self.announcer = announcer
        self.localization = localization
    }

    /// Begins a game; false if it cannot begin, which is told.
    public func start(_ setup: GameSetup) async -> Bool {
        let speech = localization.speech(first: setup.first.player, second: setup.second.player)
        return isThere(await games.start(setup, speech))
    }

    /// Begins a game in the place of the one on the table, and of no other board; its own may be
    /// turned. False as there.
    public func startHere(_ setup: GameSetup, isTurned: Bool) async -> Bool {
        let speech = localization.speech(first: setup.first.player, second: setup.second.player)
        let language = localization.speech.language
        return isThere(
            await games.startHere(setup, speech, isTurned: isTurned) { number in
                (try? boardSaved(number: UInt32(number), language: language)) ?? ""
            })
    }

    /// Begins several games; false as there.
    public func startAll(_ boards: [NewBoard]) async -> Bool {
        isThere(
            await games.startAll(boards) { [localization] in
                localization.speech(first: $0.first.player, second: $0.second.player)
            })
    }

    /// Goes on with a saved game; false if that is not possible, which is told.
    public func open(_ id: String, first: GamePlayer, second: GamePlayer) async -> Bool {
        // one of several boards brings all of them
        if games.lastBoards.contains(where: { $0.id == id }) { return isThere(await reopen(id)) }
        return isThere(await games.open(id, localization.speech(first: first, second: second)))
    }

    /// Goes on with the game that was on the table when the app was ended; false where that
    /// is told.
    public func bringBack(_ id: String) async -> Bool { isThere(await reopen(id)) }

    /// Goes on with a saved game of which no more is known; of a simultaneous display, with all
    /// of it.
    public func reopen(_ id: String) async -> Result<GameStore, GameError> {
        switch await library.list() {
        case .failure(let error): return .failure(error)
        case .success(let list):
            // what is wrong with one that cannot be read is told when it is opened
            let speech: @MainActor (String) -> GameSpeech = { [localization] id in
                let content = list.first { $0.id == id }?.content
                return localization.speech(
                    first: content?.first.player ?? .person,
                    second: content?.second.player ?? .person)
            }
            let content = { (id: String) in list.first { $0.id == id }?.content }
            let boards = games.lastBoards.filter { content($0.id) != nil }
            let goesOn = boards.contains { content($0.id)?.result == "*" }
            guard boards.count > 1, goesOn, boards.contains(where: { $0.id == id }) else {
                return await games.open(id, speech(id))
            }
            return await games.openAll(boards, front: id) { speech($0.id) }
        }
    }

    /// Shows the game on the table; to somebody who plays the computer and does not see the
    /// board, on the page for blind play. `enter` goes to the page of the game, and is false where
    /// nobody is to be led there.
    @discardableResult
    public func show(
        enter: (Pages) -> Bool = {
            $0.go(.game)
            return true
        }
    ) async -> Bool {
        let isBlind = await isBlind()
        guard enter(pages) else { return false }
        if pages.top == .game { pages.leaveGame(below: true) }
        if isBlind { pages.go(.blind) }
        let boards = Boards(games, announcer, dialogs, localization)
        Task { await boards.introduce() }
        return true
    }

    /// A way to the page of the game from the page that is there now: who leaves that meanwhile is
    /// led nowhere.
    func fromHere(
        _ enter: @escaping (Pages) -> Void = { $0.go(.game) }
    ) -> (Pages) -> Bool {
        let page = pages.top
        return { pages in
            guard pages.top == page else { return false }
            enter(pages)
            return true
        }
    }

    private func isBlind() async -> Bool {
        guard let game = games.current, !game.state.view.hasTwoPeople,
            case .success(let setup) = await game.setup()
        else { return false }
        let conduct = setup.seat(game.state.view.ownSide).conduct
        return conduct.map { $0.isBlind || $0.hidden != .nothing } ?? false
    }

    /// Tells what went wrong.
    public func tell(_ error: GameError, told: @escaping @MainActor () -> Void = {}) {
        dialogs.tell(
            localization.text(.troubleTitle), Self.text(of: error, localization.labels), told: told)
    }

    /// Tells why the system cannot read or write a file, in its own words.
    func tell(ofFile reason: String, told: @escaping @MainActor () -> Void) {
        dialogs.tell(
            localization.text(.troubleTitle), localization.text(.troubleStorage) + "\n\n" + reason,
            told: told)
    }

    private func isThere(_ result: Result<GameStore, GameError>) -> Bool {
        guard case .failure(let error) = result else { return true }
        tell(error)
        return false
    }

    /// What went wrong, in the language of the labels as far as a player needs it; what the
    /// library says of it for a log, which is English, comes behind that.
    public static func text(of error: GameError, _ labels: Labels) -> AttributedString {
        switch error {
        case .Mistyped(let phrase, _): AttributedString(phrase.printed)
        case .OpenElsewhere: AttributedString(labels[.troubleOpenElsewhere])
        case .Newer: AttributedString(labels[.troubleNewer])
        case .Missing: AttributedString(labels[.troubleMissing])
        case .BadInput(let reason): text(labels[.troubleSetup], reason)
        case .Damaged(let reason), .Unreadable(let reason): text(labels[.troubleDamaged], reason)
        case .Storage(let reason): text(labels[.troubleStorage], reason)
        case .Internal(let reason): text(labels[.troubleFault], reason)
        case .Closed: AttributedString(labels[.troubleFault])
        }
    }

    private static func text(_ label: String, _ reason: String) -> AttributedString {
        AttributedString(label + "\n\n") + AttributedString(reason, in: "en")
    }
}
