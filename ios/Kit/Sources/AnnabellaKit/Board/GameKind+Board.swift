import AnnabellaCore

/// What of a board depends on the game.
extension GameKind {
    /// Only the dark squares are played on, and have numbers.
    private var isOnDark: Bool { game == .checkers }

    /// Something is put on points where lines meet, and stays there; else pieces go over squares.
    public var isOnLines: Bool { game == .yinYang }

    /// Up to so many lines a tap puts a stone at once; above that a finger is not sure enough.
    private static let mostSure = 9

    /// Whether a finger shows first what it would put, and puts it by another tap.
    public func tapsTwice(on board: BoardSize) -> Bool {
        isOnLines && max(board.columns, board.rows) > Self.mostSure
    }

    /// Where the keys begin.
    func firstCursor(on board: BoardSize) -> Int {
        guard isOnLines else { return BoardCursor.first }
        return Int(middlePoint(columns: UInt8(board.columns), rows: UInt8(board.rows)))
    }

    /// What a player puts on a board of lines.
    func stone(of side: GameSide) -> UInt8 { side == .first ? 1 : 9 }

    /// Whether something can stand on a square.
    func plays(on square: Int) -> Bool { !isOnDark || Squares.isDark(square) }

    /// What a square is called where the core was not asked; nil for one that has no name.
    func name(of square: Int, on board: BoardSize) -> String? {
        switch self {
        case .chess, .chess960: Squares.name(of: square)
        case .checkers: CheckersSquares.number(of: square).map(String.init)
        case .yinYang: LinePoints.name(of: square, on: board)
        }
    }

    /// Whether squares are light and dark, of which a reader is told.
    var hasShades: Bool { !isOnLines }

    /// What is captured on the way between the points of a move.
    func victims(of path: GamePath) -> [Int] {
        isOnDark ? CheckersSquares.jumped(by: path.points.map { Int($0) }) : []
    }

    /// Alarms are the opponent's work, so that a move that brings them is heard as one.
    var alarmsThreaten: Bool { game == .chess }

    /// What pieces with an alarm have to do; nil where they need not do it.
    var dutyLabel: LabelName? { game == .checkers ? .checkersDuty : nil }

    /// What VoiceOver adds of a square with an alarm; nil where its name says it.
    var alarmLabel: LabelName? {
        switch self {
        case .chess, .chess960: .squareCheck
        case .checkers: .squareMustJump
        case .yinYang: nil
        }
    }
}

/// The points of a board of lines, row by row from Black's near left.
enum LinePoints {
    /// The letters of the columns, without I.
    static let letters = Array("ABCDEFGHJKLMNOPQRST")

    /// Such as `D4`.
    static func name(of point: Int, on board: BoardSize) -> String? {
        let column = point % board.columns
        guard board.points.contains(point), letters.indices.contains(column) else { return nil }
        return "\(letters[column])\(point / board.columns + 1)"
    }

    /// The points with a dot by which the eye finds its way: those of the third or fourth line
    /// from the edge, and the middle.
    static func stars(on board: BoardSize) -> [Int] {
        func lines(_ count: Int) -> [Int] {
            guard count >= 7 else { return count % 2 == 1 ? [count / 2] : [] }
            let near = count < 13 ? 2 : 3
            let middle = count % 2 == 1 ? [count / 2] : []
            return [near] + middle + [count - 1 - near]
        }
        let (columns, rows) = (lines(board.columns), lines(board.rows))
        let isLarge = max(board.columns, board.rows) > 13
        return rows.flatMap { row in
            columns.compactMap { column in
                // up to thirteen lines the middles of the sides have none
                let isMiddle = (column == board.columns / 2, row == board.rows / 2)
                return isLarge || isMiddle.0 == isMiddle.1 ? row * board.columns + column : nil
            }
        }
    }
}

/// The squares of a checkers board by their points, row by row from Red's near left.
enum CheckersSquares {
    /// 1 to 32; nil for a light square, which has none.
    static func number(of point: Int) -> Int? {
        let (row, column) = (point / 8, point % 8)
        return Squares.isDark(point) ? 4 * row + 4 - column / 2 : nil
    }

    /// The squares over which a move jumps that goes over these points.
    static func jumped(by points: [Int]) -> [Int] {
        zip(points, points.dropFirst()).compactMap { from, to in
            abs(to / 8 - from / 8) == 2 ? (from + to) / 2 : nil
        }
    }
}
