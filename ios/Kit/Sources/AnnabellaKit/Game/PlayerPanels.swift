import AnnabellaCore
import Foundation
import Observation

/// One player, as a panel shows him.
public struct PlayerPanel: Equatable, Sendable {
    public let kind: GameKind
    public let side: GameSide
    public let name: String
    public let isOnMove: Bool
    /// What his clock shows; nil without one.
    public let time: String?
    public let clock: ClockState
    /// His time runs, and there is little left.
    public let isLow: Bool
    /// The pieces that he has captured, as bytes of a board.
    public let captured: [UInt8]
    /// How far he is ahead in material; not above 0 where he is not.
    public let lead: Int
    /// In a game that is won by them, how many stones he has captured and how many win.
    public let score: Score?

    public struct Score: Equatable, Sendable {
        public let taken: Int
        public let target: Int
        /// In words: `3 of 5 taken`.
        public let text: String

        /// A sign for each stone that wins; none where they are too many to be counted by the
        /// eye.
        public var signs: [Bool] { target > 10 ? [] : (0..<target).map { $0 < taken } }
    }
}

/// Both players of a game: their names, what they have captured, and their clocks, which run.
@MainActor
@Observable
public final class PlayerPanels {
    /// The player at the upper side of the board.
    public private(set) var far: PlayerPanel?
    /// The player below.
    public private(set) var near: PlayerPanel?

    private let game: GameStore
    private let times: Times
    private let localization: Localization
    /// Whether who looks at it plays.
    private let isForPlayers: Bool
    @ObservationIgnored private var below = GameSide.first
    /// An earlier position of the game; nil where it is shown as it stands.
    @ObservationIgnored private var past: GameView?
    /// An earlier position that lies over that of the game, for what was captured.
    @ObservationIgnored private var looked: GameView?
    @ObservationIgnored private var names: [GameSide: String] = [:]
    @ObservationIgnored private var told: [Told: String] = [:]
    @ObservationIgnored private var ticking: Task<Void, Never>?

    init(
        _ game: GameStore, _ times: Times, _ localization: Localization, isForPlayers: Bool = true
    ) {
        self.game = game
        self.times = times
        self.localization = localization
        self.isForPlayers = isForPlayers
    }

    /// Asks what the players are called.
    public func learn() async {
        for side in GameSide.allCases {
            names[side] = try? await game.playerName(side).get()
        }
        show(below: below, in: past)
    }

    /// Shows the players with this one nearest, until `stop`; as they stood in an earlier
    /// position where one is looked at, but for the clocks of a game that goes on.
    public func show(below: GameSide, in past: GameView? = nil) {
        self.below = below
        self.past = past
        ticking?.cancel()
        ticking = Task { [weak self, times] in
            while let wait = self?.nextChangeMs {
                try? await times.waitUntilMs(times.nowMs() + wait)
                guard !Task.isCancelled else { return }
                self?.draw()
            }
        }
        draw()
    }

    /// Shows what each had captured in a position that lies over that of the game; nil where none
    /// does.
    func showTaken(in looked: GameView?) {
        self.looked = looked
        draw()
    }

    /// The clocks stand still, to the eye.
    public func stop() {
        ticking?.cancel()
        ticking = nil
    }

    /// After how many milliseconds a clock shows something else; nil while none runs.
    private var nextChangeMs: UInt64? {
        display?.nextChangeMs
    }

    private var view: GameView { past ?? game.state.view }

    /// The clocks of a game that goes on run on, whatever is looked at.
    private var timed: GameView { game.state.view.isOver ? view : game.state.view }

    private var display: ClockDisplay? {
        let timed = timed
        let now = max(times.nowMs(), timed.asOfMs)
        return timed.clocks.map { clockDisplay(clocks: $0, passedMs: now - timed.asOfMs) }
    }

    private func draw() {
        let display = display
        let panels = (far: panel(below.other, display), near: panel(below, display))
        // a clock that runs is shown ten times a second: what stays is left alone
        if panels.far != far { far = panels.far }
        if panels.near != near { near = panels.near }
    }

    private func panel(_ side: GameSide, _ display: ClockDisplay?) -> PlayerPanel {
        let seen = looked ?? view
        let taken = seen.seat(side).taken
        let score = view.target.map { target in
            PlayerPanel.Score(
                taken: taken.count, target: Int(target), text: text(taken.count, Int(target)))
        }
        return PlayerPanel(
            kind: view.kind, side: side, name: name(view, side),
            isOnMove: view.turn == side && !view.isOver,
            time: display?.time(side), clock: ClockState(timed, side),
            isLow: display?.isLow(side, timed.clocks) ?? false,
            captured: [UInt8](taken),
            lead: Int(side == .first ? seen.lead : -seen.lead), score: score)
    }

    /// A clock that runs is shown ten times a second, and the core is asked once.
    private func text(_ taken: Int, _ target: Int) -> String {
        let key = Told(taken: taken, target: target, language: localization.labels.language)
        if let known = told[key] { return known }
        let text = localization.taken(taken, of: target)
        told[key] = text
        return text
    }

    private struct Told: Hashable {
        let taken: Int
        let target: Int
        let language: String
    }

    /// What the game asks a player, for as long as he can answer it; empty where it asks nothing.
    /// The claimant is who claims a draw with the move that he shows next.
    func question(to side: GameSide, in view: GameView, claimant: GameSide?) -> String {
        if view.seat(side).isResigning { return localization.text(.blindResignQuestion) }
        if view.may(side, .accept) {
            return localization.offer(by: name(view, side.other), in: view.kind)
        }
        guard let claimant else { return hourOfStart(view) ?? "" }
        return claimant == side
            ? localization.text(.strictClaimShow) : localization.claim(by: claimant)
    }

    /// The hour at which a game begins by itself (article 6.6), by the clock of the device.
    private func hourOfStart(_ view: GameView) -> String? {
        guard view.phase == .waiting, let moment = view.nextMomentMs else { return nil }
        let inMs = Int64(clamping: moment) - Int64(clamping: times.nowMs())
        let wallMs = Int64(clamping: times.wallMs()) + inMs
        let hour = Date(timeIntervalSince1970: Double(wallMs) / 1_000)
            .formatted(date: .omitted, time: .shortened)
        return "\(localization.text(.gameBeginsAt)) \(hour)."
    }

    /// What of a sentence is shown to a player who has a half of the page. Each question is there
    /// once: whether he resigns, a player reads where he answers it, and the other not before it
    /// is answered; what he is offered, where he answers that; and a claim, where its move is waited for.
    func shown(_ sentence: String, to side: GameSide) -> String {
        let asked =
            GameSide.allCases.map { localization.resignation(of: name(view, $0)) }
            + [localization.offer(by: name(view, side.other), in: view.kind)]
            + GameSide.allCases.map { localization.claim(by: $0) }
        return asked.reduce(sentence) { $0.replacingOccurrences(of: $1, with: "") }
            .trimmingCharacters(in: .whitespaces)
    }

    /// What a player is called here.
    func name(_ view: GameView, _ side: GameSide) -> String {
        localization.seatName(of: side, in: view, named: names[side], isForPlayers: isForPlayers)
    }
}
