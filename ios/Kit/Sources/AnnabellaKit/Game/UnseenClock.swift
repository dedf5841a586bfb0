import AnnabellaCore
import Observation

/// The clock of the game on the table while a page is seen that does not show it. Where the
/// players may stop it, it stands until somebody goes on; by the Laws it runs, and a line above
/// the page tells it and leads back to the game.
@MainActor
@Observable
public final class UnseenClock {
    /// What stands above the page; nil where nothing does.
    public private(set) var words: String?

    private let games: Games
    private let pages: Pages
    private let times: Times
    private let localization: Localization
    private let announce: @MainActor (String) -> Void
    /// Somebody has just left the game, and is to hear that its clock runs.
    @ObservationIgnored private var hasToTell = false
    /// The game that was left: one that begins meanwhile comes to a page of its own.
    @ObservationIgnored private weak var left: GameStore?
    @ObservationIgnored private var names: [GameSide: String] = [:]
    @ObservationIgnored private var view: GameView?
    @ObservationIgnored private var following: Task<Void, Never>?
    @ObservationIgnored private var ticking: Task<Void, Never>?

    /// To whoever reads with VoiceOver, `announce` says what stands above the page.
    init(
        _ games: Games, _ pages: Pages, _ times: Times, _ localization: Localization,
        announce: @escaping @MainActor (String) -> Void
    ) {
        self.announce = announce
        self.games = games
        self.pages = pages
        self.times = times
        self.localization = localization
    }

    /// This page is on top; Home without one.
    func turned(to page: Page?) {
        stop()
        if page?.showsClock == true { hasToTell = true }
        guard page?.showsClock != true, let game = left ?? games.current else {
            left = nil
            return
        }
        left = game
        for board in games.boards where board.game !== game { Task { await pause(board.game) } }
        let now = game.state.view
        if runs(now), pauser(now) == nil { show(now) }
        follow(game)
    }

    /// Nothing is seen of it any more.
    func stop() {
        following?.cancel()
        following = nil
        hide()
    }

    /// To the page of the game that was left last.
    public func goBack() {
        if !pages.back(to: \.showsClock) { pages.go(.game) }
    }

    private func follow(_ game: GameStore) {
        following = Task { [weak self, weak game, games] in
            let views = observed { [weak game] in
                game.flatMap { games.current === $0 ? $0.state.view : nil }
            }
            for await view in views {
                guard let self, let game, let view, !Task.isCancelled else { break }
                await take(view, of: game)
            }
            if !Task.isCancelled { self?.hide() }
        }
    }

    private func take(_ view: GameView, of game: GameStore) async {
        if await pause(game) {
            return
        } else if runs(view) || words != nil {
            // what was seen stays where it is
            var learnt: [GameSide: String] = [:]
            for side in GameSide.allCases {
                learnt[side] = try? await game.playerName(side).get()
            }
            guard !Task.isCancelled else { return }
            names = learnt
            show(view)
            if hasToTell, runs(view), let words {
                hasToTell = false
                announce(words)
            }
        }
    }

    // days go by, whatever page is seen
    private func runs(_ view: GameView) -> Bool {
        view.correspondence == nil && view.clocks?.running != nil
    }

    /// Stops the clock if it runs and may be stopped; false if not.
    @discardableResult
    private func pause(_ game: GameStore) async -> Bool {
        guard runs(game.state.view), let by = pauser(game.state.view) else { return false }
        await game.dispatch(GameAction(by: by.actor, deed: .pause))
        return true
    }

    private func pauser(_ view: GameView) -> GameSide? {
        GameSide.allCases.first { view.may($0, .pause) }
    }

    private func show(_ view: GameView) {
        self.view = view
        ticking?.cancel()
        ticking = Task { [weak self, times] in
            while let wait = self?.display?.nextChangeMs {
                try? await times.waitUntilMs(times.nowMs() + wait)
                guard !Task.isCancelled else { return }
                self?.draw()
            }
        }
        draw()
    }

    private func hide() {
        ticking?.cancel()
        ticking = nil
        view = nil
        words = nil
    }

    private var display: ClockDisplay? {
        guard let view, let clocks = view.clocks else { return nil }
        let now = max(times.nowMs(), view.asOfMs)
        return clockDisplay(clocks: clocks, passedMs: now - view.asOfMs)
    }

    private func draw() {
        guard let view else { return }
        let running = view.clocks?.running
        let told = running.flatMap { side in
            display?.time(side).map { localization.clock(of: side, in: view, names[side], at: $0) }
        }
        let all = [told, localization.text(.gameBackTo)].compactMap { $0 }
        words = all.joined(separator: " · ")
    }
}
