/// Where the keys are on a board: always somewhere, seen while the board has the focus.
enum BoardCursor {
    static let first = 4

    /// Where an arrow leads from a square; nil beyond the edge.
    static func after(_ square: Int, _ arrow: KeyEvent.Arrow, _ geometry: BoardGeometry) -> Int? {
        let (right, down) =
            switch arrow {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .up: (0, -1)
            case .down: (0, 1)
            }
        let column = geometry.column(of: square) + right
        let row = geometry.row(of: square) + down
        guard (0..<8).contains(column), (0..<8).contains(row) else { return nil }
        return geometry.at(column: column, row: row)
    }
}
