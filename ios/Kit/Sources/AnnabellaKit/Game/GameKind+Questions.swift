import AnnabellaCore

/// What is asked about the whole board, in each game in its own words.
extension GameKind {
    var boardQuestion: GameQuestion {
        game == .checkers ? .checkers(question: .board) : .board
    }

    /// The same, as it is asked by who does not see it.
    var positionQuestion: GameQuestion {
        game == .checkers ? .checkers(question: .board) : .ranks
    }

    var movesQuestion: GameQuestion {
        game == .checkers ? .checkers(question: .moves(square: nil)) : .moves(square: nil)
    }
}
