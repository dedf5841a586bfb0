import AnnabellaCore
import Foundation

/// Chess: coordinates at the edge or in a rim if wished, and the six kinds of pieces, as figures
/// or as letters on discs.
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
        let fill = isWhite ? theme.whiteFill : theme.blackFill
        let stroke = PieceShapes.stroke * rect.width / PieceShapes.grid
        if let letters = theme.letters, let number = PieceKind.allCases.firstIndex(of: piece.kind),
            letters.indices.contains(number)
        {
            return disc(
                letters[number], in: rect, fill, edge, hasRing: board.hasTexture && !isWhite,
                isTurned: isTurned)
        }
        func place(_ path: BoardPath) -> BoardPath {
            path.placed(in: rect, grid: PieceShapes.grid, isTurned: isTurned)
        }
        let outline = place(PieceShapes.outline(piece.kind))
        let pen = BoardPen(width: stroke, isRound: true)
        var paints: [BoardPaint] = [
            // half of it lies under the fill, so that the edge is outside
            .stroke(outline, edge, BoardPen(width: 2 * stroke, isRound: true)),
            .fill(outline, fill),
        ]
        if board.hasTexture, !isWhite {
            paints.append(.stroke(place(PieceShapes.texture(piece.kind)), edge, pen))
        }
        paints.append(.stroke(place(PieceShapes.details(piece.kind)), edge, pen))
        return paints
    }

    /// A disc with its letter; where tones are not told apart, Black's has a second ring.
    private func disc(
        _ letter: String, in rect: CGRect, _ fill: RGB, _ edge: RGB, hasRing: Bool, isTurned: Bool
    ) -> [BoardPaint] {
        let scale = rect.width / PieceShapes.grid
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        func circle(_ radius: CGFloat) -> BoardPath {
            var path = BoardPath()
            path.circle(middle, radius * scale)
            return path
        }
        let ring = BoardPen(width: PieceShapes.stroke * scale, isRound: true)
        let sign = BoardLetter(
            text: letter, point: middle, anchor: .middle, size: Self.letter * scale, color: edge,
            isTurned: isTurned)
        return [
            .fill(circle(Self.radius + PieceShapes.stroke), edge),
            .fill(circle(Self.radius), fill),
        ] + (hasRing ? [.stroke(circle(Self.radius - Self.ringGap), edge, ring)] : [])
            + [.letter(sign)]
    }

    private static let radius: CGFloat = 17.5
    private static let ringGap: CGFloat = 2.6
    private static let letter: CGFloat = 25

    func names(_ geometry: BoardGeometry, _ lastMove: [Int]) -> [BoardPaint] {
        guard board.showsCoordinates else { return [] }
        return geometry.rim > 0 ? namesInRim(geometry) : namesOnSquares(geometry, lastMove)
    }

    private func namesInRim(_ geometry: BoardGeometry) -> [BoardPaint] {
        let away = geometry.rim / 2
        func sign(_ text: Substring, _ x: CGFloat, _ y: CGFloat) -> BoardPaint {
            board.nameInRim(String(text), at: CGPoint(x: x, y: y), geometry)
        }
        return (0..<8).flatMap { step in
            let below = geometry.at(column: step, row: 7)
            let beside = geometry.at(column: 0, row: step)
            return [
                sign(
                    Squares.name(of: below).prefix(1), geometry.middle(of: below).x,
                    geometry.whole.maxY - away),
                sign(
                    Squares.name(of: beside).suffix(1), geometry.whole.minX + away,
                    geometry.middle(of: beside).y),
            ]
        }
    }

    private func namesOnSquares(_ geometry: BoardGeometry, _ lastMove: [Int]) -> [BoardPaint] {
        let gap = geometry.square * 0.04
        return (0..<8).flatMap { step in
            let below = geometry.at(column: step, row: 7)
            let beside = geometry.at(column: 0, row: step)
            let corner = geometry.rect(of: below)
            let edge = geometry.rect(of: beside)
            return [
                letter(
                    Squares.name(of: below).prefix(1), on: below, geometry, lastMove,
                    .bottomTrailing,
                    CGPoint(x: corner.maxX - gap, y: corner.maxY - gap / 2)),
                letter(
                    Squares.name(of: beside).suffix(1), on: beside, geometry, lastMove, .topLeading,
                    CGPoint(x: edge.minX + gap, y: edge.minY + gap / 2)),
            ]
        }
    }

    func namesOver(_ marked: Set<Int>, _ geometry: BoardGeometry) -> [BoardPaint] { [] }

    private func letter(
        _ text: Substring, on square: Int, _ geometry: BoardGeometry, _ lastMove: [Int],
        _ anchor: BoardLetter.Anchor, _ point: CGPoint
    ) -> BoardPaint {
        .letter(
            BoardLetter(
                text: String(text), point: point, anchor: anchor, size: geometry.square * 0.2,
                color: board.ink(on: square, lastMove)))
    }
}
