import AnnabellaCore

/// What a board shows of a game, and of what is chosen in it.
@MainActor
enum GamePicture {
    static func of(
        _ view: GameView, _ input: MoveInput, hidden: HiddenBoard
    ) -> BoardPicture {
        // marks would tell where pieces are
        let isHidden = hidden != .nothing
        var picture = BoardPicture(pieces: view.board)
        let made = view.awaitsRepetition ? nil : view.latestMove
        picture.lastMove = made.map { [Int($0.squares.from), Int($0.arrival)] } ?? []
        picture.check = isHidden ? nil : view.check.map(Int.init)
        picture.selected = input.from
        picture.targets = isHidden ? [] : input.targets
        // what is in the hand has a frame
        picture.touched = Set(view.touched.map { Int($0) })
        if let from = input.from { picture.touched.remove(from) }
        if case .given(let squares) = view.hint {
            picture.hint = BoardPicture.Hint(from: Int(squares.from), to: Int(squares.to))
        }
        picture.hidesPieces = isHidden
        return picture
    }
}
