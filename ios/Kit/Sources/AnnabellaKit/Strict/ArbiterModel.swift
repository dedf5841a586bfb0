import AnnabellaCore
import Observation

/// What the arbiter of a game by the Laws can do; the core says what came of it.
@MainActor
@Observable
public final class ArbiterModel {
    /// Some of it, under a name.
    public struct Group: Identifiable {
        public let label: LabelName
        public let deeds: [StrictDeed]

        public var id: LabelName { label }
    }

    /// What can be done for each side, and how the game can end.
    public private(set) var white: Group
    public private(set) var black: Group
    public private(set) var end: Group
    /// What can be done with the game, which changes with it.
    public private(set) var ofGame: Group
    /// The button of `ofGame` that VoiceOver is on, or the keys are. Who was on one that is
    /// gone goes on at what is new.
    public var focused: LabelName?

    private let app: Annabella
    private let game: GameStore

    public init(_ app: Annabella, _ game: GameStore) {
        self.app = app
        self.game = game
        let arbiter = Arbiter(app, game)
        white = Group(label: .arbiterWhite, deeds: arbiter.deeds(for: .white))
        black = Group(label: .arbiterBlack, deeds: arbiter.deeds(for: .black))
        end = Group(label: .arbiterEnd, deeds: arbiter.ends)
        ofGame = Group(
            label: .arbiterGame, deeds: arbiter.deeds(with: game.state.view))
    }

    /// All of it, in its order.
    public var groups: [Group] { [white, black, ofGame, end] }

    /// What was said last.
    public var sentence: String { app.announcer.lastSentence }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        for await view in observed({ self.game.state.view }) { show(view) }
    }

    private func show(_ view: GameView) {
        let new = Arbiter(app, game).deeds(with: view)
        let (before, now) = (ofGame.deeds.map(\.label), new.map(\.label))
        // what stays is left alone
        guard before != now else { return }
        ofGame = Group(label: .arbiterGame, deeds: new)
        if let focused, before.contains(focused), !now.contains(focused) {
            self.focused = now.first { !before.contains($0) } ?? now.first
        }
    }
}

/// The arbiter's deeds, each with what it asks before.
@MainActor
private struct Arbiter {
    private let app: Annabella
    private let game: GameStore

    init(_ app: Annabella, _ game: GameStore) {
        self.app = app
        self.game = game
    }

    func deeds(for color: PlayerColor) -> [StrictDeed] {
        [
            time(.arbiterSetTime) { .time(color: color, leftMs: $0) },
            time(.arbiterGiveTime) { .give(color: color, timeMs: $0) },
            time(.arbiterTakeTime) { .take(color: color, timeMs: $0) },
            number(.arbiterSetMoves, .arbiterMovesHelp) { .moves(color: color, moves: $0) },
            rule(.arbiterNextPeriod, .nextPeriod(color: color)),
            sure(.arbiterIllegalMove, .rule(ruling: .illegalMove(color: color))),
            rule(.arbiterWarn, .warn(color: color)),
            sure(.arbiterExpel, .rule(ruling: .expel(color: color))),
            sure(.arbiterForfeit, .rule(ruling: .forfeit(color: color))),
            sure(.arbiterRaisePoints, .rule(ruling: .raisePoints(color: color))),
        ]
    }

    func deeds(with view: GameView) -> [StrictDeed] {
        (view.quickplayClaim == nil ? [] : decisions) + session(view) + [
            StrictDeed(.scoreTitle) { app.pages.go(.score) },
            number(.arbiterRestore, .arbiterRestoreHelp) { .restore(plies: $0) },
            rule(.arbiterReconstruct, .reconstruct),
            rule(.arbiterCompare, .compare),
            rule(.arbiterSwapNames, .swapNames),
            rule(.arbiterAllowDraw, .allowDraw),
        ]
    }

    var ends: [StrictDeed] {
        [
            end(.arbiterWhiteWins, .one, .zero),
            end(.arbiterBlackWins, .zero, .one),
            end(.arbiterDraw, .half, .half),
            end(.arbiterBothLose, .zero, .zero),
            sure(.arbiterVoid, .rule(ruling: .void)),
        ]
    }

    /// What answers a claim.
    private var decisions: [StrictDeed] {
        [
            rule(.arbiterAgree, .agree),
            rule(.arbiterReject, .reject),
            rule(.arbiterPostpone, .postpone(givesTime: false)),
        ]
    }

    /// What interrupts a game and goes on with it, as suits where it stands.
    private func session(_ view: GameView) -> [StrictDeed] {
        switch view.phase {
        case .playing:
            [
                StrictDeed(.arbiterPause) { act(.pause) },
                StrictDeed(.arbiterAdjourn) { askAdjournment() },
            ]
        case .paused: [StrictDeed(.arbiterContinue) { act(.continue) }]
        case .adjourned:
            [
                StrictDeed(.arbiterResume) { act(.resume) },
                rule(.arbiterLostEnvelope, .lostEnvelope),
            ]
        case .resumed where view.adjournment?.envelope == .unclear:
            [
                StrictDeed(.arbiterReadAs) { askReading() },
                sure(.arbiterUnreadable, .rule(ruling: .unreadable)),
            ]
        // for an opponent who does not (D4)
        case .over where view.verifier != nil: [StrictDeed(.strictVerify) { act(.sign) }]
        default: []
        }
    }

    private func askAdjournment() {
        app.dialogs.write(app.text(.arbiterAdjourn), help: app.text(.arbiterAdjournHelp)) {
            act(.adjourn(resumption: $0))
            app.pages.back()
        }
    }

    private func askReading() {
        app.dialogs.write(app.text(.arbiterReadAs), help: app.text(.arbiterReadAsHelp)) { typed in
            Task { await readAs(typed) }
        }
    }

    /// What was sealed is not clear, and the arbiter has typed how he reads it.
    private func readAs(_ typed: String) async {
        guard case .success(let heard) = await game.hear(typed) else {
            return app.dialogs.tell("", app.text(.typedNotHere))
        }
        if case .action(let action) = heard, case .move(let squares) = action.deed {
            act(.rule(ruling: .readAs(squares: squares)))
            return
        }
        switch heard {
        case .ambiguous(_, let phrase), .notUnderstood(let phrase):
            app.dialogs.tell("", phrase.printed)
        default: app.dialogs.tell("", app.text(.typedNotHere))
        }
    }

    private func end(_ label: LabelName, _ white: GamePoints, _ black: GamePoints) -> StrictDeed {
        sure(label, .declare(verdict: GameVerdict(white: white, black: black)))
    }

    private func time(
        _ label: LabelName, _ ruling: @escaping @MainActor (UInt64) -> GameRuling
    ) -> StrictDeed {
        StrictDeed(label) {
            TimeText.ask(app, app.text(label)) { act(.rule(ruling: ruling($0))) }
        }
    }

    private func number(
        _ label: LabelName, _ help: LabelName,
        _ ruling: @escaping @MainActor (UInt32) -> GameRuling
    ) -> StrictDeed {
        StrictDeed(label) {
            NumberText.ask(app, app.text(label), help: app.text(help)) {
                act(.rule(ruling: ruling($0)))
            }
        }
    }

    private func rule(_ label: LabelName, _ ruling: GameRuling) -> StrictDeed {
        StrictDeed(label) { act(.rule(ruling: ruling)) }
    }

    private func sure(_ label: LabelName, _ deed: GameDeed) -> StrictDeed {
        StrictDeed(label) {
            app.dialogs.ask(app.text(label), yes: app.text(.answerYes)) { act(deed) }
        }
    }

    private func act(_ deed: GameDeed) {
        game.send(GameAction(by: .arbiter, deed: deed))
    }
}
