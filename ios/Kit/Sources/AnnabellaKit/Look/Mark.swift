// Made by art/make from art/icon: change the drawings, not this file.
import Foundation

/// The app's mark for the head of a page: a corner of a board with A on a1 and B on b2. Its
/// layers lie above each other, each filled even-odd.
public enum Mark {
    public struct Layer: Sendable {
        public let color: RGB
        let path: BoardPath

        init(_ color: RGB, _ path: String) {
            self.color = color
            self.path = BoardPath(path)
        }

        /// As large as a square of this side.
        public func path(side: CGFloat) -> BoardPath {
            let scale = side / Mark.side
            let edge = -Mark.edge * scale
            let full = CGRect(x: edge, y: edge, width: side - 2 * edge, height: side - 2 * edge)
            return path.placed(in: full, grid: Mark.side + 2 * Mark.edge, isTurned: false)
        }
    }

    static let side: CGFloat = 66
    /// What of the drawing is cut off.
    static let edge: CGFloat = 21

    public static let layers = [
        Layer(
            0xE9DCC3,
            "M 0 0 L 108 0 L 108 108 L 0 108 Z"),
        Layer(
            0x4E6156,
            "M 0 54 L 54 54 L 54 108 L 0 108 Z M 54 0 L 108 0 L 108 54 L 54 54 Z"),
        Layer(
            0xFFFDF8,
            "M 37.84 57.5 L 42.44 57.5 L 48.78 79.1 L 44.32 79.1 L 43.38 75.86 L 36.9 75.86 L 35.96 79.1 L 31.5 79.1 Z M 40.14 64.84 L 42.44 72.62 L 37.84 72.62 Z M 60.5 29 L 67.7 29 C 72.38 29 74.18 31.16 74.18 34.18 C 74.18 36.56 73.1 38.22 71.3 39.08 C 73.89 39.8 75.26 41.96 75.26 44.41 C 75.26 48.44 72.74 50.6 68.06 50.6 L 60.5 50.6 Z M 64.96 32.6 L 64.96 37.64 L 67.41 37.64 C 69 37.64 69.72 36.78 69.72 35.12 C 69.72 33.46 69 32.6 67.41 32.6 Z M 64.96 41.24 L 64.96 47 L 67.7 47 C 69.72 47 70.58 45.99 70.58 44.12 C 70.58 42.25 69.72 41.24 67.7 41.24 Z"
        ),
    ]
}
