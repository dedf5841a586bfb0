import AnnabellaCore
import Observation

/// What one of two people at a table has before him, upright to himself.
@MainActor
@Observable
public final class Seat {
    /// He sits at the upper side of the board.
    public let isFar: Bool
    public internal(set) var side: GameSide
    /// He sits opposite, and reads from there.
    public internal(set) var isTurned = false
    /// What he does whether he is on move or not, in places that stay.
    public internal(set) var buttons: [BarItem] = []
    /// What he is asked before something is done, or has asked his opponent; empty for nothing.
    public internal(set) var question = ""
    /// Something is asked of him or waited for, before which the rest yields.
    public var isAsked: Bool {
        hasWords || !answers.actions.isEmpty
    }
    /// Something is asked or told, beside which what was said before is of no use.
    public var hasWords: Bool { !(question + look + offer).isEmpty }
    /// Something is to be answered.
    public var isQuestioned: Bool {
        !question.isEmpty && choices.areAnswers || !offer.isEmpty && answers.areAnswers
    }
    /// How he answers the question.
    public let choices: AnswerButtons
    /// What the game itself asks him; empty where it asks nothing.
    public internal(set) var offer = ""
    /// What the game waits for from him, which stays below the question.
    public let answers: AnswerButtons
    /// Who looks back; empty while the game is on the board.
    public internal(set) var look = ""
    /// How the game is brought back to the board.
    public let back: AnswerButtons
    /// His clock can be pressed now.
    public internal(set) var mayPress = false
    /// His pawn has still to become something, before anything else.
    public internal(set) var hasToChoose = false
    /// A press of his clock is answered, if only by why it does nothing.
    public internal(set) var isPressHeard = false
    /// There is a position to look back at.
    public internal(set) var canLookBack = false
    /// An earlier position is looked at.
    public internal(set) var canLookOn = false

    init(isFar: Bool, _ side: GameSide, _ ports: Ports, _ board: BoardModel) {
        self.isFar = isFar
        self.side = side
        choices = AnswerButtons(ports, board)
        answers = AnswerButtons(ports, board)
        back = AnswerButtons(ports, board)
    }

    /// The button that VoiceOver is on, or the keys are.
    public var inFocus: LabelName? {
        get { [choices, back, answers].compactMap(\.inFocus).first }
        set {
            for buttons in [choices, back, answers] {
                buttons.inFocus =
                    buttons.actions.contains { $0.label == newValue } ? newValue : nil
            }
        }
    }

    /// How the plate of his clock is filled; without a clock, as of one that runs while it says
    /// whose move it is, and the game is not paused.
    public func plate(_ panel: PlayerPanel?) -> ClockState {
        guard let panel, panel.time == nil, panel.clock != .isPaused else {
            return panel?.clock ?? .stands
        }
        return caption(panel) == nil ? .stands : .runs
    }

    /// What his clock says below its time, or without a clock in its place; nil for nothing.
    public func caption(_ panel: PlayerPanel?) -> LabelName? {
        if hasToChoose { return .tableChoosePiece }
        if mayPress { return .gamePressClock }
        if panel?.clock == .hasFallen { return .clockFallen }
        if panel?.clock == .isPaused { return .gamePaused }
        return panel?.isOnMove == true ? .tableYourMove : nil
    }
}

/// The four buttons of each player at a table.
enum SeatBar {
    static func places(of view: GameView) -> [BarPlace] {
        let often =
            view.mode == .strict
            ? BarPlace(.strictClaim, .claim)
            : view.kind.isOnLines ? BarPlace(.gamePass, .pass) : BarPlace(.gameUndo, .undo)
        return [
            BarPlace(view.kind.offerLabel, .draw), BarPlace(.gameResign, .resign), often,
            BarPlace(.gameMenu, .menu),
        ]
    }

    /// Never what is waited for: it stands in the menu, if not among the buttons, and the clock
    /// is pressed where it stands.
    static let help = GameBar.help + [.gamePressClock]
}
