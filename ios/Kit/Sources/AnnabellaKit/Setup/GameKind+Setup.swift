import AnnabellaCore

/// What a game has of its own where positions are set up.
extension GameKind {
    /// The first player's pieces by the keys that put them; with Shift they are the other one's.
    var pieceKeys: [Character: UInt8] {
        switch self {
        case .chess, .chess960: ["p": 1, "n": 2, "b": 3, "r": 4, "q": 5, "k": 6]
        case .checkers: ["m": 1, "k": 2]
        case .yinYang: [:]
        }
    }

    /// Who is to move.
    func turnLabel(_ side: GameSide) -> LabelName {
        switch (self, side) {
        case (.chess, .first), (.chess960, .first), (.checkers, .second), (.yinYang, .second):
            .setupWhiteTurn
        case (.chess, .second), (.chess960, .second), (.yinYang, .first): .setupBlackTurn
        case (.checkers, .first): .setupRedTurn
        }
    }

    /// What can be typed.
    var positionHelp: LabelName {
        switch self {
        case .chess, .chess960, .yinYang: .setupFenHelp
        case .checkers: .setupFenHelpCheckers
        }
    }
}
