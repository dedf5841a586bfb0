import AnnabellaCore
import Foundation

/// Chess: coordinates at the edge if wished, and the six kinds of pieces.
struct ChessPainter: GamePainter {
    private let board: BoardPainter
    private var theme: Theme { board.theme }

    init(_ board: BoardPainter) {
        self.board = board
    }

    func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool) -> [BoardPaint] {
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
        if board.hasTexture, !isWhite {
            paints.append(.stroke(place(PieceShapes.texture(piece.kind)), edge, pen))
        }
        paints.append(.stroke(place(PieceShapes.details(piece.kind)), edge, pen))
        return paints
    }

    func names(_ geometry: BoardGeometry) -> [BoardPaint] {
        guard board.showsCoordinates else { return [] }
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

    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint] { [] }

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
