import AnnabellaCore

/// A move that was shown on the board and is only made when it is shown once more.
struct PendingMove {
    /// Its path; nil where nothing waits.
    private(set) var path: GamePath?

    mutating func wait(_ path: GamePath) { self.path = path }

    /// Takes it away; gives what it was.
    @discardableResult
    mutating func take() -> GamePath? {
        defer { path = nil }
        return path
    }

    /// The move, as long as it is possible.
    func of(_ view: GameView) -> BoardMove? {
        path.flatMap { waiting in view.allMoves.first { $0.path == waiting } }
    }

    /// Whether a tap on a point means it: where its piece will stand, or where its path ends.
    func isMeant(_ view: GameView, by point: Int) -> Bool {
        guard let move = of(view) else { return false }
        return point == move.arrival || point == move.path.points.last.map { Int($0) }
    }
}
