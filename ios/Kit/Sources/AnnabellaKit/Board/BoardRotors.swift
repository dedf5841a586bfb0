import AnnabellaCore

/// A way through some squares.
public struct BoardRotor: Identifiable, Equatable, Sendable {
    public let label: LabelName
    public let squares: [Int]
    public var id: LabelName { label }
}

extension BoardModel {
    /// The ways through the squares: own pieces, those of the other side, where the chosen
    /// piece can go, or what is in danger where nothing goes anywhere, the last move, and the
    /// lines through the square that is read. None tells where a piece is that is not seen.
    public func rotors(own: GameSide) -> [BoardRotor] {
        let order = order
        func pieces(of side: GameSide) -> [Int] {
            picture.hidesPieces
                ? [] : order.filter { picture.pieces.piece(at: $0)?.side == side }
        }
        let ways = [
            BoardRotor(label: .rotorOwn, squares: pieces(of: own)),
            BoardRotor(label: .rotorOther, squares: pieces(of: own.other)),
            picture.kind.isOnLines
                ? BoardRotor(label: .rotorAtari, squares: order.filter(picture.alarms.contains))
                : BoardRotor(label: .rotorTargets, squares: order.filter(picture.targets.contains)),
            BoardRotor(label: .rotorLastMove, squares: picture.lastMove),
        ]
        return ways + lines(through: focus.at ?? focus.kept ?? cursor)
    }

    private func lines(through square: Int) -> [BoardRotor] {
        picture.kind.lines.map { line in
            BoardRotor(label: line.label, squares: line.points(through: square, on: picture.size))
        }
    }
}

/// A line of a board, by the steps with which one goes on along it.
struct BoardLine {
    let label: LabelName
    let columns: Int
    let rows: Int

    static let file = BoardLine(label: .rotorFile, columns: 0, rows: 1)
    static let rank = BoardLine(label: .rotorRank, columns: 1, rows: 0)
    static let column = BoardLine(label: .rotorColumn, columns: 0, rows: 1)
    static let row = BoardLine(label: .rotorRow, columns: 1, rows: 0)
    static let rightward = BoardLine(label: .rotorDiagonalRight, columns: 1, rows: 1)
    static let leftward = BoardLine(label: .rotorDiagonalLeft, columns: -1, rows: 1)

    /// From edge to edge, upwards, or to the right as the first player sees it.
    func points(through square: Int, on board: BoardSize) -> [Int] {
        walk(from: square, by: -1, on: board).reversed() + [square]
            + walk(from: square, by: 1, on: board)
    }

    /// What lies behind a square in this direction.
    private func walk(from square: Int, by step: Int, on board: BoardSize) -> [Int] {
        var (column, row) = (square % board.columns, square / board.columns)
        var way: [Int] = []
        while true {
            (column, row) = (column + step * columns, row + step * rows)
            guard (0..<board.columns).contains(column), (0..<board.rows).contains(row) else {
                return way
            }
            way.append(row * board.columns + column)
        }
    }
}

extension GameKind {
    /// The lines along which a board of this game is read.
    var lines: [BoardLine] {
        switch self {
        case .chess, .chess960: [.file, .rank, .rightward, .leftward]
        case .checkers: [.rightward, .leftward]
        case .yinYang: [.column, .row]
        }
    }
}
