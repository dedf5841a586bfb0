import AnnabellaCore

extension GameView {
    /// What the player on move is about; nil while nobody moves. For any actor.
    public var turnNow: GameTurn? {
        if case .playing(let turn) = phase { turn } else { nil }
    }
}

extension GameView {
    /// Whether a player may do this now; for any actor.
    public func may(_ side: GameSide, _ deed: DeedKind) -> Bool {
        let bits = seat(side).may
        return DeedKind.allCases.firstIndex(of: deed).map { bits >> $0 & 1 == 1 } ?? false
    }
}

extension GameView {
    /// Whether the computer thinks now, about whatever it is; for any actor.
    public var isThinking: Bool {
        switch engine {
        case .move, .hint, .drawOffer, .opinion: true
        case .idle, .stopped: false
        }
    }
}

extension GameView {
    /// How large its board is; for any actor.
    public var size: BoardSize { BoardSize(columns: Int(columns), rows: Int(rows)) }
}
