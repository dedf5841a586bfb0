/// With whom somebody plays.
public enum Opponent: String, CaseIterable, Codable, Sendable {
    case computer
    /// Somebody at this device.
    case person
    /// Somebody on another device: the moves come and go as text.
    case correspondent
}

/// Which colours.
public enum ThemeChoice: String, CaseIterable, Sendable {
    case system, light, dark, highContrast
}

/// How the pieces of chess are drawn: as figures, or as discs with a letter.
public enum PieceSet: String, CaseIterable, Sendable {
    case staunton, letters
}

/// Which language.
public enum LanguageChoice: String, CaseIterable, Sendable {
    case system, english, german
}

/// How the board stands between two people at one device.
public enum BoardFacing: String, CaseIterable, Sendable {
    /// Always the same side below.
    case fixed
    /// The side on move is below.
    case turns
    /// The board stays, and the pieces of the far player face him.
    case bothWays
}

/// On which side of a player's panel the clock stands.
public enum ClockPlace: String, CaseIterable, Sendable {
    case end, start
}

/// Whether a person or the computer plays White, or in other games the side that moves first.
public enum ColorChoice: String, CaseIterable, Sendable {
    case random, white, black
}

/// Who of two people plays blind.
public enum BlindChoice: String, CaseIterable, Sendable {
    case nobody, white, black, both
}

/// What is not seen of the board.
public enum HiddenChoice: String, CaseIterable, Sendable {
    case nothing, pieces, board
}

/// From whom of two people it is hidden.
public enum HiddenFrom: String, CaseIterable, Sendable {
    case both, white, black
}

/// How long the computer takes for a move at least, its thinking included.
public enum AnswerMoment: String, CaseIterable, Sendable {
    case none, usual, long

    /// The time is drawn from these milliseconds.
    public var range: ClosedRange<UInt64> {
        switch self {
        case .none: 0...0
        case .usual: 700...2_000
        case .long: 2_000...5_000
        }
    }
}

/// Who says what is to be said.
public enum VoiceChoice: String, CaseIterable, Sendable {
    /// VoiceOver where it runs, else the app's own voice where somebody plays blind, or
    /// explores the board with a finger, and on pages that are there to talk.
    case auto
    /// The app's own voice, also beside VoiceOver.
    case app
    /// Nobody.
    case off
}

/// How much of the board a blind player has before him on his page.
public enum BlindBoard: String, CaseIterable, Sendable {
    case shown, dimmed, hidden
}
