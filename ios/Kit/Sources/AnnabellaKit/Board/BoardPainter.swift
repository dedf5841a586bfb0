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

    public init(
        _ theme: Theme, kind: GameKind = .chess, showsCoordinates: Bool = false,
        showsNumbers: Bool = false, hasTexture: Bool = false
    ) {
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

    /// How wide the rim is that the names need, of a square's side.
    public var rim: CGFloat { kind.isOnLines && showsCoordinates ? StonePainter.rim : 0 }

    func squares(_ geometry: BoardGeometry) -> [BoardPaint] {
        if kind.isOnLines {
            return StonePainter(self).ground(geometry) + game.names(geometry)
        }
        let plain = geometry.board.points.map { square in
            var path = BoardPath()
            path.rect(geometry.rect(of: square))
            let isDark = Squares.isDark(square)
            return BoardPaint.fill(path, isDark ? theme.darkSquare : theme.lightSquare)
        }
        return plain + (hasTexture ? hatches(geometry) : []) + game.names(geometry)
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
        case .checkers: marks.bound(rect)
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
    /// What is written on the squares.
    func names(_ geometry: BoardGeometry) -> [BoardPaint]

    /// What of it is written once more, over the marks of these squares.
    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint]

    func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool) -> [BoardPaint]
}
