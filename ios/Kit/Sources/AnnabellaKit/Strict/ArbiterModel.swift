import AnnabellaCore
import Observation

/// What the arbiter of a game by the Laws can do; the core says what came of it.
@MainActor
@Observable
public final class ArbiterModel {
    /// Some of it, under a name.
    public struct Group: Identifiable {
        public let label: LabelName
        public let deeds: [GameActions.Action]

        public var id: LabelName { label }
    }

    /// What can be done for each side, and how the game can end.
    public private(set) var first: Group
    public private(set) var second: Group
    public private(set) var end: Group
    /// What can be done with the game, which changes with it.
    public private(set) var ofGame: Group
    /// Starts or stops the clocks, always in the same place; muted where neither can be done.
    public private(set) var clockSwitch: BarItem
    /// The players, with their clocks.
    public let players: PlayerPanels
    /// The button of `ofGame` that VoiceOver is on, or the keys are. Who was on one that is
    /// gone goes on at what is new.
    public var focused: LabelName?

    /// Which pieces the player on move has touched, until one of them is moved, and illegal moves
    /// so far; empty if there is nothing.
    public private(set) var known = ""

    private var names: [GameSide: String] = [:]

    private let game: GameStore
    private let announcer: Announcer
    private let localization: Localization
    private let arbiter: Arbiter
    /// What starts the clocks has stopped them a moment ago.
    @ObservationIgnored private let shield: TouchShield

    init(
        _ game: GameStore, _ ports: Ports, _ announcer: Announcer, _ dialogs: Dialogs,
        _ pages: Pages, _ localization: Localization
    ) {
        shield = TouchShield(ports)
        players = PlayerPanels(game, ports.times, localization, isForPlayers: false)
        self.game = game
        self.announcer = announcer
        self.localization = localization
        arbiter = Arbiter(game, dialogs, pages, localization)
        first = Group(label: .arbiterWhite, deeds: arbiter.deeds(for: .first))
        second = Group(label: .arbiterBlack, deeds: arbiter.deeds(for: .second))
        end = Group(label: .arbiterEnd, deeds: arbiter.ends)
        ofGame = Group(
            label: .arbiterGame, deeds: arbiter.deeds(with: game.state.view, nil))
        clockSwitch = arbiter.clockSwitch(game.state.view)
    }

    /// What corrects a player's clock in one tap; nothing without one.
    public func corrections(for side: GameSide) -> [GameActions.Action] {
        game.state.view.clocks == nil ? [] : arbiter.corrections(for: side)
    }

    /// What a clock shows; nil without one.
    public func panel(of side: GameSide) -> PlayerPanel? {
        [players.near, players.far].compactMap { $0 }.first { $0.side == side }
    }

    /// By which article the clocks are started or stopped.
    public var clockSwitchArticle: ArticleName? {
        arbiter.article(of: arbiter.clockDeed(game.state.view))
    }

    /// A finger presses the button that starts or stops the clocks.
    public func pressClockSwitch() { shield.pass { clockSwitch.run() } }

    /// All of it, in its order.
    public var groups: [Group] { [first, second, ofGame, end] }

    /// `White: Anna`, where a player has a name.
    public func name(of side: GameSide) -> String {
        let colour = text(side == .first ? .arbiterWhite : .arbiterBlack)
        let name = names[side] ?? ""
        return name.isEmpty || name == colour ? colour : "\(colour): \(name)"
    }

    /// What was said last.
    public var sentence: String { announcer.lastSentence }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        await players.learn()
        for side in GameSide.allCases { names[side] = try? await game.playerName(side).get() }
        for await view in observed({ self.game.state.view }) {
            show(view, try? await game.arbiterSheet().get())
        }
        players.stop()
    }

    private func show(_ view: GameView, _ sheet: ArbiterSheet?) {
        let told = [sheet?.touched].compactMap { $0 } + (sheet?.illegalMoves ?? [])
        known = told.map(\.printed).joined(separator: "\n")
        players.show(below: .first)
        let isOther = clockSwitch.label != arbiter.clockSwitch(view).label
        clockSwitch = arbiter.clockSwitch(view)
        if isOther { shield.raise() }
        let new = arbiter.deeds(with: view, sheet)
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
    private let game: GameStore
    private let dialogs: Dialogs
    private let pages: Pages
    private let localization: Localization

    init(
        _ game: GameStore, _ dialogs: Dialogs, _ pages: Pages, _ localization: Localization
    ) {
        self.game = game
        self.dialogs = dialogs
        self.pages = pages
        self.localization = localization
    }

    /// Starts or stops the clocks.
    func clockSwitch(_ view: GameView) -> BarItem {
        let stop = BarPlace(.arbiterPause, .pause)
        let start = BarPlace(.arbiterContinue, .play)
        let deed = clockDeed(view)
        return switch view.phase {
        case .waiting, .paused: BarItem(start) { act(deed) }
        case .playing: BarItem(stop) { act(deed) }
        case .adjourned, .resumed, .over: BarItem(start, act: nil)
        }
    }

    /// What the button for the clocks does, or would do.
    func clockDeed(_ view: GameView) -> GameDeed {
        switch view.phase {
        case .waiting: .start
        case .playing: .pause
        case .paused, .adjourned, .resumed, .over: .continue
        }
    }

    func corrections(for side: GameSide) -> [GameActions.Action] {
        [
            atOnce(.arbiterTakeTime, .take(side: side, timeMs: Self.correctionMs)),
            atOnce(.arbiterGiveTime, .give(side: side, timeMs: Self.correctionMs)),
        ]
    }

    /// What a penalty or a bonus usually is (articles 7 and A4).
    private static let correctionMs: UInt64 = 120_000

    func deeds(for side: GameSide) -> [GameActions.Action] {
        [
            time(.arbiterSetTime) { .time(side: side, leftMs: $0) },
            time(.arbiterGiveTime) { .give(side: side, timeMs: $0) },
            time(.arbiterTakeTime) { .take(side: side, timeMs: $0) },
            time(.arbiterGiveOpponent) { .giveOpponent(side: side, timeMs: $0) },
            number(.arbiterSetMoves, .arbiterMovesHelp) { .moves(side: side, moves: $0) },
            rule(.arbiterNextPeriod, .nextPeriod(side: side)),
            rule(.arbiterIllegalMove, .illegalMove(side: side)),
            rule(.arbiterWarn, .warn(side: side)),
            rule(.arbiterLowerPoints, .lowerPoints(side: side)),
            rule(.arbiterRaisePoints, .raisePoints(side: side)),
            rule(.arbiterExpel, .expel(side: side)),
            rule(.arbiterForfeit, .forfeit(side: side)),
        ]
    }

    func deeds(with view: GameView, _ sheet: ArbiterSheet?) -> [GameActions.Action] {
        let compare = sheet?.hasBlindPlayer == true ? [rule(.arbiterCompare, .compare)] : []
        let first = (view.quickplayClaim == nil ? [] : decisions) + session(view, sheet)
        let record = [
            GameActions.Action(.scoreTitle) { pages.go(.score) },
            command(.arbiterRestore, .rule(ruling: .restore(plies: 0))) {
                Restoring(game, dialogs, localization) { act(.rule(ruling: .restore(plies: $0))) }
                    .ask()
            },
            rule(.arbiterReconstruct, .reconstruct),
        ]
        let agreed = [rule(.arbiterSwapNames, .swapNames), rule(.arbiterAllowDraw, .allowDraw)]
        return first + record + compare + agreed
    }

    var ends: [GameActions.Action] {
        [
            end(.arbiterWhiteWins, .one, .zero),
            end(.arbiterBlackWins, .zero, .one),
            end(.arbiterDraw, .half, .half),
            end(.arbiterBothLose, .zero, .zero),
            rule(.arbiterVoid, .void),
        ]
    }

    /// What answers a claim.
    private var decisions: [GameActions.Action] {
        [
            rule(.arbiterAgree, .agree),
            rule(.arbiterReject, .reject),
            rule(.arbiterPostpone, .postpone(givesTime: false)),
        ]
    }

    /// What ends a session and goes on with it, as suits where the game stands.
    private func session(_ view: GameView, _ sheet: ArbiterSheet?) -> [GameActions.Action] {
        switch view.phase {
        case .playing where sheet?.mayAdjourn == true, .paused where sheet?.mayAdjourn == true:
            [command(.arbiterAdjourn, .adjourn(resumption: "")) { askAdjournment() }]
        case .adjourned:
            [
                command(.arbiterResume, .resume),
                rule(.arbiterLostEnvelope, .lostEnvelope),
            ]
        case .resumed where view.adjournment?.envelope == .unclear:
            [
                // that it has no meaning is ruled by the same guideline
                command(.arbiterReadAs, .rule(ruling: .unreadable)) { askReading() },
                rule(.arbiterUnreadable, .unreadable),
            ]
        // for an opponent who does not (D4)
        case .over where view.verifier != nil: [command(.strictVerify, .sign)]
        default: []
        }
    }

    private func askAdjournment() {
        dialogs.write(
            localization.text(.arbiterAdjourn), help: localization.text(.arbiterAdjournHelp)
        ) {
            act(.adjourn(resumption: $0))
            pages.back()
        }
    }

    private func askReading() {
        dialogs.write(
            localization.text(.arbiterReadAs), help: localization.text(.arbiterReadAsHelp)
        ) { typed in
            Task { await readAs(typed) }
        }
    }

    /// What was sealed is not clear, and the arbiter has typed how he reads it.
    private func readAs(_ typed: String) async {
        guard case .success(let heard) = await game.hear(typed) else {
            return dialogs.tell("", localization.text(.typedNotHere))
        }
        if case .action(let action) = heard, case .move(let path) = action.deed {
            act(.rule(ruling: .readAs(path: path)))
            return
        }
        switch heard {
        case .ambiguous(_, let phrase), .notUnderstood(let phrase):
            dialogs.tell("", phrase.printed)
        default: dialogs.tell("", localization.text(.typedNotHere))
        }
    }

    private func end(_ label: LabelName, _ first: GamePoints, _ second: GamePoints)
        -> GameActions.Action
    {
        command(label, .declare(verdict: GameVerdict(first: first, second: second)))
    }

    private func time(
        _ label: LabelName, _ ruling: @escaping @MainActor (UInt64) -> GameRuling
    ) -> GameActions.Action {
        command(label, .rule(ruling: ruling(0))) {
            TimeText.ask(dialogs, localization, localization.text(label)) {
                ask(label, .rule(ruling: ruling($0)))
            }
        }
    }

    private func number(
        _ label: LabelName, _ help: LabelName,
        _ ruling: @escaping @MainActor (UInt32) -> GameRuling
    ) -> GameActions.Action {
        command(label, .rule(ruling: ruling(0))) {
            NumberText.ask(
                dialogs, localization, localization.text(label), help: localization.text(help)
            ) {
                ask(label, .rule(ruling: ruling($0)))
            }
        }
    }

    private func atOnce(_ label: LabelName, _ ruling: GameRuling) -> GameActions.Action {
        command(label, .rule(ruling: ruling)) { act(.rule(ruling: ruling)) }
    }

    private func rule(_ label: LabelName, _ ruling: GameRuling) -> GameActions.Action {
        command(label, .rule(ruling: ruling))
    }

    /// Does it, or where the core has a question asks that before.
    private func ask(_ label: LabelName, _ deed: GameDeed) {
        Task {
            guard case .success(let asked) = await game.arbiterQuestion(deed) else { return }
            guard let question = asked else { return act(deed) }
            dialogs.ask(
                localization.text(label), question.printed, yes: localization.text(.answerYes)
            ) { act(deed) }
        }
    }

    /// A command, with the article of this deed, which it does if nothing else is asked before.
    private func command(
        _ label: LabelName, _ deed: GameDeed, _ run: (@MainActor () -> Void)? = nil
    ) -> GameActions.Action {
        GameActions.Action(label, by: article(of: deed), act: run ?? { ask(label, deed) })
    }

    func article(of deed: GameDeed) -> ArticleName? {
        try? articleOfArbiter(deed: deed, language: localization.speech.language)
    }

    private func act(_ deed: GameDeed) {
        game.send(GameAction(by: .arbiter, deed: deed))
    }
}

extension ArbiterModel {
    /// The page from above.
    public var page: PagePart {
        let sides: [(Group, GameSide)] = [(first, .first), (second, .second)]
        let cards = sides.map { group, side in
            PagePart(
                .card, name(of: side), aside: panel(of: side)?.time ?? "",
                parts: corrections(for: side).map(quick) + group.deeds.map(part))
        }
        let groups = [ofGame, end].map { group in
            PagePart(.card, text(group.label), parts: group.deeds.map(part))
        }
        let told = known.isEmpty ? [] : [PagePart(.line, known)]
        let foot = PagePart(
            .primary, text(clockSwitch.label), icon: clockSwitch.icon,
            aside: clockSwitchArticle?.printed ?? "",
            isPossible: clockSwitch.isPossible)
        return PagePart(
            .page, text(.arbiterTitle),
            parts: [PagePart(.line)] + told + cards + groups + [foot])
    }

    /// What stands on a button that corrects a clock in one tap.
    public static func sign(of correction: GameActions.Action) -> String {
        correction.label == .arbiterTakeTime ? "−2:00" : "+2:00"
    }

    private func quick(_ correction: GameActions.Action) -> PagePart {
        PagePart(
            .secondary, Self.sign(of: correction),
            aside: [text(correction.label), correction.article?.printed].compactMap { $0 }
                .joined(separator: ", "))
    }

    private func part(_ deed: GameActions.Action) -> PagePart {
        PagePart(.secondary, text(deed.label), aside: deed.article?.printed ?? "")
    }

    private func text(_ label: LabelName) -> String { localization.text(label) }
}
