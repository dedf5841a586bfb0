import Foundation

/// A finger that slides over words or a board, to go through the moves. Time runs as in a
/// scoresheet, from left to right in every language.
public enum MoveSwipe {
    /// How far it goes decides, and not how fast: who is slow swipes like anybody else.
    public static let least: CGFloat = 30

    /// How many moves on for a finger that has gone so far: 1 to the left, -1 to the right, and
    /// nil up or down.
    public static func step(_ way: CGSize) -> Int? {
        guard abs(way.width) >= least, abs(way.width) > abs(way.height) else { return nil }
        return way.width < 0 ? 1 : -1
    }
}
