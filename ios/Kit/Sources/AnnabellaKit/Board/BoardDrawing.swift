import AnnabellaCore
import Foundation

/// Draws a board, what stands on it and its marks, in layers.
public struct BoardDrawing: Equatable, Sendable {
    public let painter: BoardPainter
    public let geometry: BoardGeometry
    /// The side whose pieces stand head down, for the player at the far end of a table.
    public let turnedSide: GameSide?

    public init(
        _ painter: BoardPainter, _ geometry: BoardGeometry, turnedSide: GameSide? = nil
    ) {
        self.painter = painter
        self.geometry = geometry
        self.turnedSide = turnedSide
    }

    private var marks: BoardMarks { BoardMarks(theme: painter.theme) }

    /// All that is seen, but for the pieces on some squares; `cursor` is where the keys are.
    public func paints(
        _ picture: BoardPicture, without: Set<Int> = [], cursor: Int? = nil
    ) -> [BoardPaint] {
        var paints = painter.squares(geometry, lastMove: picture.lastMove)
        if turnedSide != nil { paints += painter.namesFromFar(geometry) }
        if !painter.kind.isOnLines {
            paints += picture.lastMove.flatMap {
                marks.brackets(geometry.rect(of: $0), isNamed: painter.namesSquares)
            }
        }
        if !picture.hidesPieces {
            paints += picture.size.points.filter { !without.contains($0) }.flatMap { square in
                piece(picture.byte(at: square), in: geometry.rect(of: square))
            }
        }
        paints += picture.lastMove.flatMap { square in
            painter.lastMove(
                picture.hidesPieces ? 0 : picture.byte(at: square), in: geometry.rect(of: square))
        }
        paints += choice(picture)
        if let hint = picture.hint {
            paints +=
                hint.from == hint.to
                ? marks.diamond(geometry.rect(of: hint.to))
                : marks.arrow(
                    from: geometry.middle(of: hint.from), to: geometry.middle(of: hint.to),
                    square: geometry.square)
        }
        paints += cursor.map { marks.cursor(geometry.rect(of: $0)) } ?? []
        paints += painter.namesOver(
            picture.marked.union([cursor].compactMap { $0 }), geometry)
        return paints
    }

    /// The mark of the square over which a piece is held.
    public func frame(on square: Int) -> [BoardPaint] {
        marks.frame(geometry.rect(of: square))
    }

    /// The lines that cross where a finger would put something.
    public func aim(at square: Int) -> [BoardPaint] {
        let (middle, whole) = (geometry.middle(of: square), geometry.whole)
        var path = BoardPath()
        path.move(middle.x, whole.minY)
        path.line(middle.x, whole.maxY)
        path.move(whole.minX, middle.y)
        path.line(whole.maxX, middle.y)
        let width = max(1.5, geometry.square * 0.05)
        return [
            .stroke(path, painter.theme.markEdge, BoardPen(width: 1.9 * width, isRound: false)),
            .stroke(path, painter.theme.hintCore, BoardPen(width: width, isRound: false)),
        ] + marks.frame(geometry.rect(of: square))
    }

    /// A piece somewhere.
    public func piece(_ byte: UInt8, in rect: CGRect) -> [BoardPaint] {
        painter.piece(byte, in: rect, isTurned: isTurned(byte))
    }

    public func isTurned(_ byte: UInt8) -> Bool {
        turnedSide != nil && Data([byte]).piece(at: 0)?.side == turnedSide
    }

    /// What is chosen, where it can go, what it captures, and what is in danger.
    private func choice(_ picture: BoardPicture) -> [BoardPaint] {
        var paints: [BoardPaint] = []
        for square in picture.targets.sorted() {
            let rect = geometry.rect(of: square)
            paints += picture.byte(at: square) == 0 ? marks.target(rect) : marks.wedges(rect)
        }
        paints += picture.victims.sorted().flatMap { marks.wedges(geometry.rect(of: $0)) }
        paints += picture.touched.sorted().flatMap { marks.dot(geometry.rect(of: $0)) }
        paints += picture.alarms.flatMap { square in
            painter.alarm(picture.byte(at: square), in: geometry.rect(of: square))
        }
        if let square = picture.selected {
            paints += painter.ghost(picture.ghost, in: geometry.rect(of: square))
        }
        paints += picture.begun.flatMap { marks.frame(geometry.rect(of: $0)) }
        if let waiting = picture.waiting {
            // half seen where it will stand
            let rect = geometry.rect(of: waiting.to)
            let piece = piece(picture.byte(at: waiting.from), in: rect)
            paints += [.faint(piece)] + marks.frame(rect)
        }
        return paints
    }
}

extension BoardPicture {
    /// What is chosen, and how its move goes on so far.
    var begun: [Int] { (selected.map { [$0] } ?? []) + passed }

    /// The squares whose marks reach into their corners, besides those of the last move.
    var marked: Set<Int> {
        Set(alarms + begun).union(victims)
    }

    /// What stands on a square, as a view of a game has it; 0 for nothing.
    public func byte(at square: Int) -> UInt8 {
        pieces.indices.contains(pieces.startIndex + square) ? pieces[pieces.startIndex + square] : 0
    }
}
