import AnnabellaCore

/// What is asked about the board, in each game in its own words.
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

    /// Which pieces have to move, where a view's alarms are these.
    var alarmsQuestion: GameQuestion? {
        game == .checkers ? .checkers(question: .jumpers) : nil
    }

    /// Where the pieces of each kind stand, under its name.
    var pieceQuestions: [(label: LabelName, question: GameQuestion)] {
        if game == .checkers {
            let ranks: [(LabelName, CheckersRank)] = [(.pieceMan, .man), (.pieceCrowned, .king)]
            return ranks.map { ($0, .checkers(question: .where(side: nil, rank: $1))) }
        }
        let pieces: [(LabelName, PieceKind)] = [
            (.pieceKing, .king), (.pieceQueen, .queen), (.pieceRook, .rook),
            (.pieceBishop, .bishop), (.pieceKnight, .knight), (.piecePawn, .pawn),
        ]
        return pieces.map { ($0, .where(color: nil, piece: $1)) }
    }
}
