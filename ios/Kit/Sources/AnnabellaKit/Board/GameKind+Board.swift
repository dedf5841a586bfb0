import AnnabellaCore

/// What of a board depends on the game.
extension GameKind {
    /// Only the dark squares are played on, and have numbers.
    private var isOnDark: Bool { game == .checkers }

    /// Whether something can stand on a square.
    func plays(on square: Int) -> Bool { !isOnDark || Squares.isDark(square) }

    /// What a square is called where the core was not asked; nil for one that has no name.
    func name(of square: Int) -> String? {
        isOnDark ? CheckersSquares.number(of: square).map(String.init) : Squares.name(of: square)
    }

    /// What is captured on the way between the points of a move.
    func victims(of path: GamePath) -> [Int] {
        isOnDark ? CheckersSquares.jumped(by: path.points.map { Int($0) }) : []
    }

    /// While there are alarms nothing else may move: they are the pieces that have to capture.
    var alarmsHaveToMove: Bool { alarmsQuestion != nil }

    /// What VoiceOver says of a square with an alarm.
    var alarmLabel: LabelName { alarmsHaveToMove ? .squareMustJump : .squareCheck }
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
