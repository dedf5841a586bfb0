import AnnabellaCore

/// What is asked about the board, in each game in its own words.
extension GameKind {
    var boardQuestion: GameQuestion {
        switch self {
        case .chess, .chess960: .board
        case .checkers: .checkers(question: .board)
        case .yinYang: .yinYang(question: .board)
        }
    }

    /// The same, as it is asked by who does not see it.
    var positionQuestion: GameQuestion {
        switch self {
        case .chess, .chess960: .ranks
        case .checkers: .checkers(question: .board)
        case .yinYang: .yinYang(question: .board)
        }
    }

    /// All legal moves; where nearly all are, those that are none.
    var movesQuestion: GameQuestion {
        switch self {
        case .chess, .chess960: .moves(square: nil)
        case .checkers: .checkers(question: .moves(square: nil))
        case .yinYang: .yinYang(question: .forbidden(side: nil))
        }
    }
    var movesLabel: LabelName {
        switch self {
        case .chess, .chess960, .checkers: .blindLegalMoves
        case .yinYang: .blindForbidden
        }
    }

    /// Which pieces have to move, where a view's alarms are these.
    var alarmsQuestion: GameQuestion? {
        switch self {
        case .chess, .chess960, .yinYang: nil
        case .checkers: .checkers(question: .jumpers)
        }
    }

    /// Where the pieces of each kind stand, under its name.
    var pieceQuestions: [(label: LabelName, question: GameQuestion)] {
        switch self {
        case .chess, .chess960:
            let pieces: [(LabelName, PieceKind)] = [
                (.pieceKing, .king), (.pieceQueen, .queen), (.pieceRook, .rook),
                (.pieceBishop, .bishop), (.pieceKnight, .knight), (.piecePawn, .pawn),
            ]
            return pieces.map { ($0, .where(color: nil, piece: $1)) }
        case .checkers:
            let ranks: [(LabelName, CheckersRank)] = [(.pieceMan, .man), (.pieceCrowned, .king)]
            return ranks.map { ($0, .checkers(question: .where(side: nil, rank: $1))) }
        case .yinYang:
            let sides: [(LabelName, GameSide)] = [
                (.pieceBlackStones, .first), (.pieceWhiteStones, .second),
            ]
            return sides.map { ($0, .yinYang(question: .where(side: $1))) }
        }
    }
}
