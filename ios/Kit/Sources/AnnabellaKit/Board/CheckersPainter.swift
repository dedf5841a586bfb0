import AnnabellaCore
import Foundation

/// Checkers: numbers on the dark squares if wished, and discs. Red has a milled rim and White
/// two smooth rings, a king is a stack of two with a crown, so that nothing is told by colour
/// alone.
struct CheckersPainter: GamePainter {
    private let board: BoardPainter
    private var theme: Theme { board.theme }

    init(_ board: BoardPainter) {
        self.board = board
    }

    func names(_ geometry: BoardGeometry, _ lastMove: [Int]) -> [BoardPaint] {
        numbers(Array(geometry.board.points), geometry) { square in
            // hatching would run through it
            board.hasTexture
                ? [.fill(plate(geometry.rect(of: square)), board.color(of: square, lastMove))] : []
        } color: {
            board.ink(on: $0, lastMove)
        }
    }

    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint] {
        numbers(marked.sorted(), geometry) { square in
            [.fill(plate(geometry.rect(of: square)), theme.lightSquare)]
        } color: { _ in
            theme.onLightSquare
        }
    }

    private func numbers(
        _ squares: [Int], _ geometry: BoardGeometry, under: (Int) -> [BoardPaint],
        color: (Int) -> RGB
    ) -> [BoardPaint] {
        guard board.showsNumbers else { return [] }
        return squares.flatMap { square -> [BoardPaint] in
            guard let number = CheckersSquares.number(of: square) else { return [] }
            let rect = geometry.rect(of: square)
            let plate = plateRect(rect)
            let letter = BoardLetter(
                text: String(number), point: CGPoint(x: plate.midX, y: plate.midY),
                anchor: .middle, size: rect.width * 0.17, color: color(square))
            return under(square) + [.letter(letter)]
        }
    }

    /// Where a number stands: in the corner above on the left, clear of every disc.
    private func plateRect(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + rect.width * 0.01, y: rect.minY + rect.width * 0.01,
            width: rect.width * 0.24, height: rect.width * 0.19)
    }

    private func plate(_ rect: CGRect) -> BoardPath {
        var path = BoardPath()
        path.rect(plateRect(rect))
        return path
    }

    func piece(_ byte: UInt8, in rect: CGRect, isTurned: Bool) -> [BoardPaint] {
        guard let piece = CheckersPiece(byte) else { return [] }
        let isRed = piece.side == .first
        let edge = isRed ? theme.blackEdge : theme.whiteEdge
        let scale = rect.width / CheckersShapes.grid
        func place(_ path: BoardPath) -> BoardPath {
            path.placed(in: rect, grid: CheckersShapes.grid, isTurned: isTurned)
        }
        func pen(_ width: CGFloat) -> BoardPen { BoardPen(width: width * scale, isRound: true) }
        let shapes = CheckersShapes(isKing: piece.isKing)
        let (side, top) = (place(shapes.side), place(shapes.top))
        let line = pen(CheckersShapes.line)
        var paints: [BoardPaint] = [
            // half of it lies under the fill, so that the edge is outside
            .stroke(side, edge, pen(2 * CheckersShapes.edge)),
            .fill(side, isRed ? theme.redSide : theme.whiteSide),
        ]
        paints += shapes.seam.map { [.stroke(place($0), edge, line)] } ?? []
        paints += [
            .fill(top, isRed ? theme.redFill : theme.whiteFill),
            .stroke(top, edge, line),
            .stroke(place(isRed ? shapes.milling : shapes.rings), edge, line),
        ]
        if let crown = shapes.crown { paints.append(.fill(place(crown), edge)) }
        return paints
    }
}

/// A piece of checkers.
struct CheckersPiece {
    let side: GameSide
    let isKing: Bool

    /// As a view of a game has it; nil for none.
    init?(_ byte: UInt8) {
        // the second player's are 8 more
        let rank = byte % 8
        guard byte < 16, rank == 1 || rank == 2 else { return nil }
        side = byte < 8 ? .first : .second
        isKing = rank == 2
    }
}
