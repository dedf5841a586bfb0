import AnnabellaCore
import Foundation
import Observation

/// What happens to the app as a whole: it is seen, left, short of memory, handed a file, or
/// brought back after the system has ended it.
@MainActor
@Observable
public final class AppLife {
    /// Whether somebody sees the app.
    public private(set) var isSeen = false

    private let games: Games
    private let pages: Pages
    private let announcer: Announcer
    private let effects: Effects
    private let reviews: Reviews
    private let choices: KeptChoices
    private let opener: GameOpener
    /// The pages that come back when their game is there.
    private var awaited: String?
    @ObservationIgnored private var hasBegun = false
    /// What was asked last: each change of sight waits for the one before.
    @ObservationIgnored private(set) var changing: Task<Void, Never>?

    init(
        _ games: Games, _ pages: Pages, _ announcer: Announcer, _ effects: Effects,
        _ reviews: Reviews, _ choices: KeptChoices, _ opener: GameOpener
    ) {
        self.games = games
        self.pages = pages
        self.announcer = announcer
        self.effects = effects
        self.reviews = reviews
        self.choices = choices
        self.opener = opener
    }

    /// The app is seen from now on.
    public func appear() {
        guard !isSeen else { return }
        isSeen = true
        announcer.begin()
        effects.begin()
        change { [games] in await games.wake() }
    }

    /// The app is no longer seen. The task ends when nothing more is to be done, so that the
    /// system can be asked to let the app go on so long.
    @discardableResult
    public func leave() -> Task<Void, Never> {
        isSeen = false
        announcer.stop()
        effects.stop()
        return change { [games] in
            await games.rest()
            await games.flush()
            // a computer whose clock runs still makes its move
            await games.isAtRest()
            if !Task.isCancelled { await games.flush() }
        }
    }

    /// The system is short of memory; the game stays.
    public func isShortOfMemory() {
        // what thinks while nobody sees it is a computer whose clock runs
        reviews.forget()
    }

    /// Whether the screen stays on: somebody thinks about a move, with or without a clock, or
    /// waits for the computer's; or looks on.
    public var keepsScreenOn: Bool {
        switch pages.top {
        case .display, .clock: true
        case .game, .blind, .score, .steps, .arbiter:
            games.current.map { game in
                let view = game.state.view
                // before the first move too, where that begins the game
                return view.turnNow != nil || view.isPersonsTurn || view.isThinking
            } ?? false
        default: false
        }
    }

    @discardableResult
    private func change(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let before = changing
        before?.cancel()
        let task = Task {
            await before?.value
            // another change has come meanwhile
            if !Task.isCancelled { await work() }
        }
        changing = task
        return task
    }
}

// MARK: What the system keeps

extension AppLife {
    /// What is kept of a window: its pages, the game that they show, and what is chosen on
    /// each of them.
    private struct Kept: Codable {
        let pages: String
        let game: String?
        let choices: [MoveChoice?]?
    }

    /// The pages, the game on the table and what is chosen there, for what the system keeps of
    /// a window.
    public var kept: String {
        if let awaited { return awaited }
        let kept = Kept(
            pages: pages.kept, game: games.idOnTable,
            choices: pages.path.map { choices.choice(on: $0) })
        let encoder = JSONEncoder()
        // the same is the same text
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(kept)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The app begins, with what was kept of it when the system ended it. Pages of a game come
    /// when that lies on the table again.
    public func bringBack(_ text: String) async {
        guard !hasBegun else { return }
        hasBegun = true
        guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(text.utf8)) else { return }
        let wished = Pages()
        wished.restore(kept.pages, hasGame: true)
        guard wished.path.contains(where: \.needsGame), games.current == nil else {
            return pages.restore(kept.pages, hasGame: games.current != nil)
        }
        // one without a move has no file: it is begun anew, and no other takes its place
        guard let id = kept.game else { return }
        awaited = text
        let isThere = await opener.bringBack(id)
        guard awaited == text else { return }
        awaited = nil
        // nobody is led away who has gone on meanwhile
        guard isThere, pages.path.isEmpty else { return }
        var chosen: [Page: MoveChoice] = [:]
        for (page, choice) in zip(wished.path, kept.choices ?? []) {
            if let choice { chosen[page] = choice }
        }
        choices.bringBack(chosen, of: id)
        pages.restore(kept.pages, hasGame: true)
    }

    /// Somebody is led elsewhere before the pages that were kept are there.
    func forgetAwaited() {
        hasBegun = true
        awaited = nil
    }
}
