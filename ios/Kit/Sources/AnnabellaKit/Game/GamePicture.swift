import AnnabellaCore

/// What a board shows of a game, and of what is chosen in it.
@MainActor
enum GamePicture {
    static func of(
        _ view: GameView, _ input: MoveInput, hidden: HiddenBoard
    ) -> BoardPicture {
        // marks would tell where pieces are
        let isHidden = hidden != .nothing
        var picture = BoardPicture(pieces: view.board, size: view.size)
        let made = view.awaitsRepetition ? nil : view.latestMove
        picture.lastMove = made.map { [$0.path.from, $0.arrival] } ?? []
        picture.alarms = isHidden ? [] : view.alarms.map { Int($0) }
        picture.selected = input.from
        picture.passed = input.passed
        picture.targets = isHidden ? [] : input.targets
        // what is in the hand has a frame
        picture.touched = Set(view.touched.map { Int($0) })
        if let from = input.from { picture.touched.remove(from) }
        if case .given(let path) = view.hint {
            picture.hint = BoardPicture.Hint(from: path.from, to: path.to)
        }
        picture.hidesPieces = isHidden
        return picture
    }
}
