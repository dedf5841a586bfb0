import AnnabellaCore

/// What a board shows of a game, and of what is chosen in it.
@MainActor
enum GamePicture {
    static func of(
        _ view: GameView, _ input: MoveInput, hidden: HiddenBoard, marksTargets: Bool = true
    ) -> BoardPicture {
        // marks would tell where pieces are
        let isHidden = hidden != .nothing
        var picture = BoardPicture(kind: view.kind, pieces: input.board(in: view), size: view.size)
        let made = view.awaitsRepetition ? nil : view.latestMove
        picture.lastMove = made?.trail ?? []
        picture.alarms = isHidden ? [] : view.alarms.map { Int($0) }
        picture.selected = input.from
        picture.passed = input.passed
        let marks = marksTargets && !isHidden && view.hasAids
        picture.targets = marks ? input.targets : []
        picture.victims = marks ? input.victims : []
        if !isHidden, let waiting = input.waiting {
            picture.waiting = BoardPicture.Hint(from: waiting.path.from, to: waiting.arrival)
        }
        // a move that is begun is seen as far as it has come
        if let from = input.from, let last = input.passed.last {
            picture.move(from: from, to: last)
        }
        if view.kind.isOnLines {
            if input.from != nil { picture.ghost = view.kind.stone(of: view.turn) }
            picture.forbidden = isHidden ? [] : forbidden(view)
        }
        // what is in the hand has a frame
        picture.touched = Set(view.touched.map { Int($0) })
        if let from = input.from { picture.touched.remove(from) }
        // an arrow from another piece than the chosen one is in the way
        if case .given(let path) = view.hint,
            view.kind.isOnLines || input.from == nil || input.from == path.from
        {
            picture.hint = BoardPicture.hint(path)
        }
        picture.hidesPieces = isHidden
        if input.ownBoard != nil {
            // what was played is marked on the board of the game alone
            picture.lastMove = []
            picture.alarms = []
            picture.touched = []
            picture.hint = nil
        }
        return picture
    }

    /// The empty points on which nothing may be put, for a person who is to put something.
    private static func forbidden(_ view: GameView) -> Set<Int> {
        guard view.isPersonsTurn else { return [] }
        let legal = Set(view.allMoves.map(\.arrival))
        return Set(
            view.size.points.filter { view.board[view.board.startIndex + $0] == 0 }
        ).subtracting(legal)
    }
}

extension BoardPicture {
    fileprivate mutating func move(from: Int, to: Int) {
        guard from != to, size.points.contains(from), size.points.contains(to) else { return }
        let start = pieces.startIndex
        pieces[start + to] = pieces[start + from]
        pieces[start + from] = 0
    }
}
