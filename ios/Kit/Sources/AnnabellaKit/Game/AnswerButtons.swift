import AnnabellaCore
import Observation

/// What a game waits for from a player: buttons that come and go, in the same order whenever
/// they are shown.
@MainActor
@Observable
public final class AnswerButtons {
    public private(set) var actions: [GameActions.Action] = []
    /// The button that VoiceOver is on, or the keys are.
    public var inFocus: LabelName?
    /// Those of them that stand where another one stood a moment ago, or none.
    @ObservationIgnored private var changed: Set<LabelName> = []
    @ObservationIgnored private let shield: TouchShield
    private let board: BoardModel
    private let reader: any ScreenReader

    /// Who comes to the board says so, for which his opponent may wait: they are large.
    public static let arrivals: Set<LabelName> = [.strictWhiteArrives, .strictBlackArrives]

    /// By which a game goes on.
    public static let primary: Set<LabelName> = arrivals.union([
        .gameStart, .gameContinue, .strictStartClocks, .strictGoOn, .gameBackTo, .postSend,
    ])

    /// What one and the same person does one after the other.
    private static let steps: Set<LabelName> = [.gameRepeat, .gamePressClock]

    /// By which a question is answered.
    public static let answering: Set<LabelName> = [
        .answerNo, .answerYes, .answerRefuse, .answerAllow, .gameDecline, .gameAccept,
    ]

    /// Whether a question is answered by some of them.
    public var areAnswers: Bool { actions.contains { Self.answering.contains($0.label) } }

    init(_ ports: Ports, _ board: BoardModel) {
        shield = TouchShield(ports)
        reader = ports.reader
        self.board = board
    }

    /// A finger presses a button.
    public func press(_ action: GameActions.Action) {
        if changed.contains(action.label) { shield.pass { action.run() } } else { action.run() }
    }

    /// Who was on a button that is gone goes on at the next step of his move, if that is new, else
    /// at the board.
    func show(_ new: [GameActions.Action]) {
        let isGone =
            inFocus.map { label in
                actions.contains { $0.label == label } && !new.contains { $0.label == label }
            } ?? false
        // also where none stood
        let others = new.enumerated().filter { place, action in
            !actions.indices.contains(place) || actions[place].label != action.label
        }.map(\.element.label)
        if !others.isEmpty {
            changed = Set(others)
            shield.raise()
        }
        let stay = Set(actions.map(\.label))
        actions = new
        guard isGone else { return }
        inFocus = new.map(\.label).first { Self.steps.contains($0) && !stay.contains($0) }
        guard inFocus == nil else { return }
        if reader.isOn {
            board.focus.take(board.cursor)
        } else {
            board.hasKeys = true
        }
    }

    /// The keys were on what cannot be done any more; VoiceOver may stay there.
    func leave(muted bar: [BarItem]) {
        guard !reader.isOn, bar.contains(where: { $0.label == inFocus && !$0.isPossible }) else {
            return
        }
        inFocus = nil
        board.hasKeys = true
    }
}
