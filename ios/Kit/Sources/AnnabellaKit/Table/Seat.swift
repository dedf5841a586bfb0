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
    /// What he is asked; empty where he is asked nothing.
    public internal(set) var question = ""
    /// What the game waits for from him, or how he answers the question.
    public let answers: AnswerButtons
    /// His clock can be pressed now.
    public internal(set) var mayPress = false
    /// There is a position to look back at.
    public internal(set) var canLookBack = false

    init(isFar: Bool, _ side: GameSide, _ answers: AnswerButtons) {
        self.isFar = isFar
        self.side = side
        self.answers = answers
    }

    /// What his clock says below its time; nil for nothing.
    public func caption(_ panel: PlayerPanel?) -> LabelName? {
        if mayPress { return .gamePressClock }
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
