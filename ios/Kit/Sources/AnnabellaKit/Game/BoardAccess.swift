import AnnabellaCore

/// The page of a game, as the ways into it see it.
@MainActor
public protocol BoardAccessDelegate: AnyObject {
    func ask(_ question: GameQuestion)

    func flip()

    /// A player at this device wants this done; of two, the one on move.
    func wish(_ deed: GameDeed)

    /// Whether the player is asked before it is done.
    func isAsked(_ deed: GameDeed) -> Bool

    /// Somebody looks back from the position as it stands; false where that has its own page.
    func looks(_ to: LookBack) -> Bool
}

extension BoardAccessDelegate {
    public func looks(_ to: LookBack) -> Bool { false }
}

/// The ways into a game beside a finger: VoiceOver, switches, keys, and what is typed.
@MainActor
public final class BoardAccess: CommandInterpreterDelegate {
    /// Where moves, questions and commands are typed.
    public let entry: TypedEntry

    /// The game as the board shows it; what is newer comes when its squares have their names.
    private(set) var seen: GameView

    private let dependencies: GameDependencies
    private let game: GameStore
    private let board: BoardModel
    private let input: MoveInput
    private weak var delegate: (any BoardAccessDelegate)?
    private let reading: SquareReading
    private lazy var squareMenu = SquareMenu(
        { [game] in game.state.view }, board, input,
        label: { [localization] in localization.text($0) },
        language: { [localization] in localization.speech.language },
        ask: { [weak self] in self?.delegate?.ask($0) })
    private lazy var boardKeys = BoardKeys(
        { [game] in game.state.view }, board, input, entry, dependencies.settings,
        dependencies.ports, dependencies.pages, delegate: delegate)
    private var plies: UInt32?

    init(
        _ dependencies: GameDependencies, _ game: GameStore, _ board: BoardModel,
        _ input: MoveInput, delegate: any BoardAccessDelegate
    ) {
        self.dependencies = dependencies
        self.game = game
        seen = game.state.view
        self.board = board
        self.input = input
        self.delegate = delegate
        reading = SquareReading(game)
        entry = TypedEntry(dependencies.typedLines, hint: seen.kind.typedHintLabel)
        entry.typed = { [weak self] text, line in Task { await self?.hear(text, on: line) } }
        entry.lie(on: dependencies.overlay)
        board.actions = squareMenu
        board.title = Self.title(localization, seen, isForPlayer: true)
    }

    var view: GameView { game.state.view }
    private var localization: Localization { dependencies.localization }
    var isRead: Bool { dependencies.ports.reader.isOn }

    /// Reads the squares anew, for words may have been set otherwise, whenever VoiceOver or
    /// the like is switched on. Returns when its task is cancelled.
    func watch() async {
        for await _ in observed({ self.isRead }) { await readAnew() }
    }

    /// Reads the squares anew, as they stand on the board that is shown now.
    func readAnew() async {
        reading.forget()
        await fetchNames(peeked)
    }

    /// What is not seen of the board now.
    var hidden: HiddenBoard { isPeek ? .nothing : seen.hiddenNow }

    /// The board that is looked at, though it is hidden, or that of one player alone; else nil.
    var peeked: PeekedBoard? { peeked(in: seen) }

    private func peeked(in view: GameView) -> PeekedBoard? {
        if dependencies.peeks.isOn(game, view) { return input.board(in: view) }
        // what is not seen is not read on a board of one's own either
        guard view.hiddenNow == .nothing, input.ownBoard != nil else { return nil }
        return input.board(in: view)
    }

    /// Somebody who plays blindfold looks at the board.
    var isPeek: Bool { dependencies.peeks.isOn(game, seen) }

    /// The board is to show this; what a reader says of its squares is fetched before.
    func read(_ now: GameView) async {
        dependencies.peeks.changed(game, now)
        await fetchNames(peeked(in: now))
        seen = now
    }

    private func fetchNames(_ peeked: PeekedBoard?) async {
        if isRead, let labels = await reading.fetch(peeked, localization.speech) {
            board.labels = labels
        }
    }

    /// The board shows what was read.
    func shown() {
        let view = seen
        board.title = Self.title(localization, view, isForPlayer: true)
        let isNew = plies.map { view.plies == $0 + 1 } ?? false
        plies = view.plies
        guard isNew, let move = view.latestMove else { return }
        // the computer's move leads nobody away from where he is
        if view.player(view.turn.other).isPerson {
            board.follow(from: move.path.from, to: move.arrival)
        }
    }

    func take(_ event: KeyEvent) -> Bool {
        let isTaken = boardKeys.take(event)
        if isTaken { board.isByKeys = true }
        return isTaken
    }

    func type() { entry.open() }

    /// Does what was typed on a line, or dictated.
    func hear(_ text: String, on line: Int? = nil) async {
        let wasResigning = isResigning
        let reply = await CommandInterpreter(game, self).hear(text, isDictated: line == nil)
        let words = reply.words.map(\.printed).joined(separator: " ")
        let isAnswer = !reply.isDeed && !words.isEmpty
        if !reply.isDone || isAnswer {
            if let line {
                entry.tell(words.isEmpty ? localization.text(.typedNotHere) : words, on: line)
            }
            return
        }
        // the answer is typed there, too, unless the page asks with a menu of its own
        if isResigning, !wasResigning, !dependencies.announcer.isTalkingPage {
            if let line { entry.tell(localization.text(.blindResignQuestion), on: line) }
            return
        }
        if let line { entry.close(line) }
        if reply.isDeed, let move = view.latestMove { board.lead(to: move.arrival) }
    }

    /// Somebody is asked whether he resigns.
    private var isResigning: Bool { GameSide.allCases.contains { view.seat($0).isResigning } }

    public func say(_ words: [Phrase], isUnderstood: Bool) {
        Task { await dependencies.announcer.answer(words, isRemembered: isUnderstood) }
    }

    public func wish(_ deed: GameDeed) { delegate?.wish(deed) }

    public func claim(with action: GameAction) -> GameAction? { input.claim(with: action) }

    // who offers a draw in words has said what he means
    public func isAsked(_ deed: GameDeed) -> Bool {
        deed != .offer && delegate?.isAsked(deed) ?? false
    }

    /// The page opens there; before the first move it is only told that nothing is to be seen.
    public func look(_ to: LookBack) async -> Bool {
        guard view.plies > 0 else {
            let told = (try? await game.look(from: 0, to, .language).get())?.phrases ?? []
            say(told, isUnderstood: true)
            return true
        }
        entry.close()
        if delegate?.looks(to) == true { return true }
        dependencies.lookWish.wish(to, in: game)
        dependencies.pages.go(.steps)
        return true
    }

    public func command(_ name: String, number: Int?) async -> Bool {
        // the page tells whether a game can begin there
        if name == "play-from-here", view.plies > 0 { return await look(.end) }
        // who talks is answered
        if name != "help" || dependencies.announcer.isTalkingPage {
            return await AppCommands(dependencies, game).obey(name, number: number)
        }
        entry.close()
        dependencies.pages.go(HowToModel.sayings(of: view.kind))
        return true
    }

    /// The board and whose turn it is, for who does not see it; to who plays it alone, that it is
    /// his.
    static func title(
        _ localization: Localization, _ view: GameView, isForPlayer: Bool
    ) -> String {
        let language = localization.speech.language
        return (try? boardTitle(view: view, isForPlayer: isForPlayer, language: language)) ?? ""
    }
}
