import Foundation
import Observation

/// A finger on a board: a tap chooses, a drag carries a piece. On a board of lines nothing is
/// carried, and a finger that is lifted has chosen the point that is nearest to it then.
@MainActor
@Observable
public final class BoardTouch {
    /// The square from which a piece is carried.
    public private(set) var carried: Int?
    /// Where the finger is that carries it, or aims.
    public private(set) var point = CGPoint.zero
    /// The point that a finger would choose if it was lifted, on a board of lines.
    public private(set) var aimed: Int?

    @ObservationIgnored private var pressed: Int?
    @ObservationIgnored private var start = CGPoint.zero
    @ObservationIgnored private weak var board: BoardModel?
    /// A finger that goes less far than this has tapped.
    private static let slop: CGFloat = 8

    init(_ board: BoardModel) {
        self.board = board
    }

    /// A finger comes down, or moves on.
    public func move(to point: CGPoint, in geometry: BoardGeometry) {
        if isOnLines {
            board?.isByKeys = false
            let nearest = geometry.square(nearest: point)
            self.point = point
            if aimed != nearest { aimed = nearest }
            return
        }
        guard let pressed else {
            board?.isByKeys = false
            self.pressed = geometry.square(under: point) ?? Self.beside
            start = point
            return
        }
        if carried == nil {
            guard hypot(point.x - start.x, point.y - start.y) >= Self.slop, pressed != Self.beside,
                let board, board.picture.byte(at: pressed) != 0,
                board.listener?.grabbed(pressed) == true
            else { return }
            carried = pressed
        }
        self.point = point
    }

    /// The finger is lifted.
    public func end(at point: CGPoint, in geometry: BoardGeometry) {
        if isOnLines {
            aimed = nil
            if let square = geometry.square(nearest: point) { tap(square) }
            return
        }
        let (from, piece, square) = (pressed, carried, geometry.square(under: point))
        pressed = nil
        carried = nil
        if let piece {
            board?.listener?.dropped(from: piece, to: square)
        } else if let square, square == from {
            tap(square)
        }
    }

    private func tap(_ square: Int) {
        board?.cursor = square
        board?.listener?.tappedByFinger(square)
    }

    private var isOnLines: Bool { board?.picture.kind.isOnLines ?? false }

    /// The touch is taken away by something else; nothing is done where it has ended.
    public func cancel() {
        let piece = carried
        pressed = nil
        carried = nil
        if aimed != nil { aimed = nil }
        if let piece { board?.listener?.givenUp(from: piece) }
    }

    private static let beside = -1
}
