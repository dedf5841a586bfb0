/// The sounds of the app; the raw value is the name of the file.
public enum Sound: String, CaseIterable, Sendable {
    case move, capture, castle, check, illegal
    /// There is no square further on.
    case edge
    case win, loss, draw
    case lowTime = "low_time"
    /// A finger has come to an empty light square, a dark one, a square with a piece.
    case tickLight = "tick_light"
    case tickDark = "tick_dark"
    case tickPiece = "tick_piece"
    /// A clock is pressed.
    case press
}

/// Makes sounds.
@MainActor
public protocol Sounds: AnyObject {
    func play(_ sound: Sound)
}
