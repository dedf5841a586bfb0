import AnnabellaCore
import Foundation

/// Chess: two kinds of squares, with coordinates if wished, and the six kinds of pieces.
public struct ChessPainter: Equatable, Sendable {
    public let theme: Theme
    public let showsCoordinates: Bool
    /// Dark squares and black pieces are hatched, for those who do not tell them by tone.
    public let hasTexture: Bool

    public init(_ theme: Theme, showsCoordinates: Bool = false, hasTexture: Bool = false) {
        self.theme = theme
        self.showsCoordinates = showsCoordinates
        self.hasTexture = hasTexture
    }

    func squares(_ geometry: BoardGeometry) -> [BoardPaint] {
        let plain = Squares.all.map { square in
            var path = BoardPath()
            path.rect(geometry.rect(of: square))
            let isDark = Squares.isDark(square)
            return BoardPaint.fill(path, isDark ? theme.darkSquare : theme.lightSquare)
        }
        return plain + (hasTexture ? hatches(geometry) : [])
            + (showsCoordinates ? coordinates(geometry) : [])
    }

    /// A piece as a view of a game has it, filling `rect`; turned so that it faces the other
    /// way if wished. Nothing for an empty square.
    public func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool = false) -> [BoardPaint] {
        guard let piece = Data([byte]).piece(at: 0) else { return [] }
        let isWhite = piece.side == .first
        let edge = isWhite ? theme.whiteEdge : theme.blackEdge
        let stroke = PieceShapes.stroke * rect.width / PieceShapes.grid
        func place(_ path: BoardPath) -> BoardPath {
            path.placed(in: rect, grid: PieceShapes.grid, isTurned: isTurned)
        }
        let outline = place(PieceShapes.outline(piece.kind))
        let pen = BoardPen(width: stroke, isRound: true)
        var paints: [BoardPaint] = [
            // half of it lies under the fill, so that the edge is outside
            .stroke(outline, edge, BoardPen(width: 2 * stroke, isRound: true)),
            .fill(outline, isWhite ? theme.whiteFill : theme.blackFill),
        ]
        if hasTexture, !isWhite {
            paints.append(.stroke(place(PieceShapes.texture(piece.kind)), edge, pen))
        }
        paints.append(.stroke(place(PieceShapes.details(piece.kind)), edge, pen))
        return paints
    }

    private func hatches(_ geometry: BoardGeometry) -> [BoardPaint] {
        let width = geometry.square * 0.02
        var path = BoardPath()
        for square in Squares.all where Squares.isDark(square) {
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

    private func coordinates(_ geometry: BoardGeometry) -> [BoardPaint] {
        let gap = geometry.square * 0.04
        return (0..<8).flatMap { step in
            let below = geometry.at(column: step, row: 7)
            let beside = geometry.at(column: 0, row: step)
            let corner = geometry.rect(of: below)
            let edge = geometry.rect(of: beside)
            return [
                letter(
                    Squares.name(of: below).prefix(1), on: below, geometry, .bottomTrailing,
                    CGPoint(x: corner.maxX - gap, y: corner.maxY - gap / 2)),
                letter(
                    Squares.name(of: beside).suffix(1), on: beside, geometry, .topLeading,
                    CGPoint(x: edge.minX + gap, y: edge.minY + gap / 2)),
            ]
        }
    }

    private func letter(
        _ text: Substring, on square: Int, _ geometry: BoardGeometry,
        _ anchor: BoardLetter.Anchor, _ point: CGPoint
    ) -> BoardPaint {
        .letter(
            BoardLetter(
                text: String(text), point: point, anchor: anchor, size: geometry.square * 0.2,
                color: Squares.isDark(square) ? theme.onDarkSquare : theme.onLightSquare))
    }
}
