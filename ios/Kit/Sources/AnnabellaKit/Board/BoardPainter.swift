import AnnabellaCore
import Foundation

/// How a game's board and pieces are drawn, as the player has chosen.
public struct BoardPainter: Equatable, Sendable {
    public let theme: Theme
    public let kind: GameKind
    /// The letters and numbers of chess and of boards of lines.
    public let showsCoordinates: Bool
    /// The numbers of checkers.
    public let showsNumbers: Bool
    /// Dark squares and black pieces are hatched, for those who do not tell them by tone.
    public let hasTexture: Bool
    /// A screen that is large has room for a rim around the squares, with the coordinates.
    public let isLarge: Bool

    public init(
        _ theme: Theme, kind: GameKind = .chess, showsCoordinates: Bool = false,
        showsNumbers: Bool = false, hasTexture: Bool = false, isLarge: Bool = false
    ) {
        self.isLarge = isLarge
        self.theme = theme
        self.kind = kind
        self.showsCoordinates = showsCoordinates
        self.showsNumbers = showsNumbers
        self.hasTexture = hasTexture
    }

    private var game: any GamePainter {
        switch kind {
        case .chess, .chess960: ChessPainter(self)
        case .checkers: CheckersPainter(self)
        case .yinYang: StonePainter(self)
        }
    }

    /// Whether squares are named in their corner above on the left, which the last move leaves
    /// free.
    var namesSquares: Bool { kind == .checkers && showsNumbers }

    /// The rim that the names need.
    public var rim: BoardRim {
        guard showsCoordinates else { return .none }
        if isLarge { return .points(Self.wideRim) }
        return kind.isOnLines ? .squares(StonePainter.rim) : .none
    }

    private static let wideRim: CGFloat = 26

    /// The squares of the last move are tinted, unless there are to be as few tones as can be.
    func squares(_ geometry: BoardGeometry, lastMove: [Int] = []) -> [BoardPaint] {
        if kind.isOnLines {
            return around(geometry) + StonePainter(self).ground(geometry)
                + game.names(geometry, lastMove)
        }
        let plain = geometry.board.points.map { square in
            var path = BoardPath()
            path.rect(geometry.rect(of: square))
            return BoardPaint.fill(path, color(of: square, lastMove))
        }
        return around(geometry) + plain + (hasTexture ? hatches(geometry) : [])
            + game.names(geometry, lastMove)
    }

    /// The rim of a large board, and the line between it and what is played on.
    private func around(_ geometry: BoardGeometry) -> [BoardPaint] {
        guard isLarge, geometry.rim > 0 else { return [] }
        var (rim, line) = (BoardPath(), BoardPath())
        rim.rect(geometry.whole)
        let away = geometry.rim * 0.12
        line.rect(geometry.whole.insetBy(dx: geometry.rim - away, dy: geometry.rim - away))
        return [.fill(rim, theme.rim), .fill(line, theme.markCore)]
    }

    /// A name in the middle of the rim, below a column or beside a row.
    func nameInRim(_ text: String, at point: CGPoint, _ geometry: BoardGeometry) -> BoardPaint {
        .letter(
            BoardLetter(
                text: text, point: point, anchor: .middle, size: geometry.rim * 0.54,
                color: theme.onRim))
    }

    /// What is written around the squares for who sits opposite, and reads from there.
    func namesFromFar(_ geometry: BoardGeometry) -> [BoardPaint] {
        guard geometry.rim > 0 else { return [] }
        let whole = geometry.whole
        return game.names(geometry.fromFar, []).map { paint in
            guard case .letter(let letter) = paint else { return paint }
            return .letter(
                BoardLetter(
                    text: letter.text,
                    point: CGPoint(
                        x: whole.minX + whole.maxX - letter.point.x,
                        y: whole.minY + whole.maxY - letter.point.y),
                    anchor: letter.anchor, size: letter.size, color: letter.color, isTurned: true))
        }
    }

    func color(of square: Int, _ lastMove: [Int]) -> RGB {
        let isDark = Squares.isDark(square)
        return isTinted(square, lastMove)
            ? isDark ? theme.lastDark : theme.lastLight
            : isDark ? theme.darkSquare : theme.lightSquare
    }

    /// Of what is written on a square.
    func ink(on square: Int, _ lastMove: [Int]) -> RGB {
        let isDark = Squares.isDark(square)
        return isTinted(square, lastMove)
            ? isDark ? theme.onLastDark : theme.onLastLight
            : isDark ? theme.onDarkSquare : theme.onLightSquare
    }

    private func isTinted(_ square: Int, _ lastMove: [Int]) -> Bool {
        !theme.needsLines && lastMove.contains(square)
    }

    /// What is written over the marks of these squares.
    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint] {
        game.namesOver(marked, geometry)
    }

    /// A piece as a view of a game has it, filling `rect`; turned so that it faces the other
    /// way if wished. Nothing for an empty square.
    public func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool = false) -> [BoardPaint] {
        game.piece(byte, in: rect, isTurned: isTurned)
    }

    /// The mark of an alarm, on what stands there.
    func alarm(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        let marks = BoardMarks(theme: theme)
        return switch kind {
        case .chess, .chess960: marks.check(rect)
        case .checkers: marks.jump(rect)
        case .yinYang: StonePainter(self).alarm(byte, in: rect)
        }
    }

    /// The mark of the last move on what stands there; nothing where it lies under the pieces.
    func lastMove(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        kind.isOnLines ? StonePainter(self).lastMove(byte, in: rect) : []
    }

    /// What would be put there.
    func ghost(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        kind.isOnLines ? StonePainter(self).ghost(byte, in: rect) : []
    }

    private func hatches(_ geometry: BoardGeometry) -> [BoardPaint] {
        let width = geometry.square * 0.02
        var path = BoardPath()
        for square in geometry.board.points where Squares.isDark(square) {
            // the ends of a line are square, and stay inside
            let rect = geometry.rect(of: square).insetBy(dx: width, dy: width)
            for step in 1...3 {
                let at = rect.width * CGFloat(step) / 4
                path.move(rect.minX, rect.minY + at)
                path.line(rect.minX + at, rect.minY)
                path.move(rect.minX + at, rect.maxY)
                path.line(rect.maxX, rect.minY + at)
            }
        }
        return [.stroke(path, theme.lightSquare, BoardPen(width: width, isRound: false))]
    }
}

/// What each game draws in its own way.
protocol GamePainter {
    /// What is written on the squares, of which some are those of the last move.
    func names(_ geometry: BoardGeometry, _ lastMove: [Int]) -> [BoardPaint]

    /// What of it is written once more, over the marks of these squares.
    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint]

    func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool) -> [BoardPaint]
}
