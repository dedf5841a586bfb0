import AnnabellaCore
import Foundation

/// What a clock shows, counted down between two views of the game.
public enum ClockText {
    /// The time left of a side, when so much has gone by since the view was made.
    public static func leftMs(_ clocks: GameClocks, _ color: PlayerColor, passedMs: Int) -> Int? {
        let face = clocks.face(color)
        guard let time = face.leftMs else { return nil }
        let left = Int(clamping: time)
        guard clocks.running == color else { return left }
        return max(0, left - max(0, passedMs - Int(clamping: face.delayLeftMs)))
    }

    /// As `1:05:09`, `5:09`; below twenty seconds with tenths, `0:09.4`.
    public static func of(_ leftMs: Int) -> String {
        if leftMs < tenthsBelowMs {
            return String(format: "0:%02d.%d", leftMs / 1_000, leftMs / 100 % 10)
        }
        // a clock that shows 0:20 still has all of these seconds
        return ofSeconds((leftMs + 999) / 1_000)
    }

    /// As `1:05:09` or `5:09`.
    static func ofSeconds(_ seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, rest)
            : String(format: "%d:%02d", minutes, rest)
    }

    /// After how many milliseconds the text changes.
    public static func nextChangeMs(_ leftMs: Int) -> Int {
        leftMs < tenthsBelowMs
            ? leftMs % 100 + 1
            : min((leftMs - 1) % 1_000 + 1, leftMs - tenthsBelowMs + 1)
    }

    private static let tenthsBelowMs = 20_000
}

extension GameClocks {
    /// How the clock of a side is; for any actor.
    public func face(_ color: PlayerColor) -> ClockFace { color == .white ? white : black }
}
