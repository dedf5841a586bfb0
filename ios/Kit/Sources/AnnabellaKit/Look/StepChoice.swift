import Foundation

/// A choice among steps in an order, by a handle on a strip of squares. A screen reader meets
/// one element, which it counts up and down.
@MainActor
public struct StepChoice {
    public let name: String
    /// What each step is called, in words.
    public let steps: [String]
    public let chosen: Int
    private let picked: @MainActor (Int) -> Void

    init(
        _ name: String, _ steps: [String], chosen: Int, pick: @escaping @MainActor (Int) -> Void
    ) {
        self.name = name
        self.steps = steps
        self.chosen = chosen
        picked = pick
    }

    public var value: String { steps.indices.contains(chosen) ? steps[chosen] : "" }

    public func pick(_ step: Int) {
        if steps.indices.contains(step), step != chosen { picked(step) }
    }

    /// A step up, or down for a number below 0, as far as it goes.
    public func count(_ by: Int) { pick(min(max(chosen + by, 0), steps.count - 1)) }

    /// Where the squares of the strip and the handle lie.
    public var strip: Strip { Strip(squares: steps.count, filled: Double(chosen) + 0.5) }
}

/// Squares in a line, as of a board, of which the first ones are filled: how far something has
/// come.
public struct Strip: Equatable, Sendable {
    public let squares: Int
    /// How many are filled; the last of them maybe in part.
    public let filled: Double

    public init(squares: Int, filled: Double) {
        self.squares = max(1, squares)
        self.filled = filled
    }

    /// Where the filled part ends in a strip of this width; from the other end where words run
    /// from right to left.
    public func end(in width: CGFloat, isMirrored: Bool) -> CGFloat {
        let part = width * min(max(filled / Double(squares), 0), 1)
        return isMirrored ? width - part : part
    }

    /// The square under a finger, also under one that has slid over an end.
    public func square(at x: CGFloat, in width: CGFloat, isMirrored: Bool) -> Int {
        guard width > 0 else { return 0 }
        let way = isMirrored ? width - x : x
        return min(max(Int((way / width * CGFloat(squares)).rounded(.down)), 0), squares - 1)
    }
}

/// A strip in two tones of the accent where it is filled, in a line.
public struct DrawnStrip: Drawn {
    public let strip: Strip
    public let theme: Theme
    public let isMirrored: Bool
    private static let line = 1.5

    public init(_ strip: Strip, _ theme: Theme, isMirrored: Bool) {
        self.strip = strip
        self.theme = theme
        self.isMirrored = isMirrored
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        let width = size.width / CGFloat(strip.squares)
        func rect(_ from: CGFloat, _ to: CGFloat) -> BoardPath {
            let start = isMirrored ? size.width - to : from
            var path = BoardPath()
            path.rect(CGRect(x: start, y: 0, width: to - from, height: size.height))
            return path
        }
        var paints: [BoardPaint] = []
        for square in 0..<strip.squares {
            let (from, isEven) = (CGFloat(square) * width, square % 2 == 0)
            paints.append(.fill(rect(from, from + width), isEven ? theme.surface : theme.wash))
            let part = min(max(strip.filled - Double(square), 0), 1)
            guard part > 0 else { continue }
            paints.append(
                .fill(
                    rect(from, from + width * part), isEven ? theme.accent : theme.accentPressed))
        }
        let edge = CGRect(origin: .zero, size: size).insetBy(dx: Self.line / 2, dy: Self.line / 2)
        var path = BoardPath()
        path.rect(edge)
        return paints + [.stroke(path, theme.line, BoardPen(width: Self.line, isRound: false))]
    }
}

/// A line that is thicker and in the accent as far as the handle has come, for steps of which
/// there may be hundreds.
public struct DrawnTrack: Drawn {
    public let strip: Strip
    public let theme: Theme

    public init(_ strip: Strip, _ theme: Theme) {
        self.strip = strip
        self.theme = theme
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        let end = strip.end(in: size.width, isMirrored: false)
        func line(_ to: CGFloat, _ height: CGFloat) -> BoardPath {
            var path = BoardPath()
            path.rect(CGRect(x: 0, y: (size.height - height) / 2, width: to, height: height))
            return path
        }
        return [.fill(line(size.width, 2), theme.line), .fill(line(end, 4), theme.accent)]
    }
}
