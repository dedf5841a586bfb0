import AnnabellaCore

extension GameSetup {
    /// Who plays a side, and how.
    func seat(_ side: GameSide) -> SeatSetup { side == .first ? first : second }

    /// The same, but for what is given.
    func with(
        kind: GameKind? = nil, first: SeatSetup? = nil, second: SeatSetup? = nil,
        clock: String? = nil, secondClock: String?? = nil, seed: UInt64? = nil,
        fen: String?? = nil, start: GameStart? = nil, moves: String? = nil, days: UInt8? = nil,
        earlier: HalfPoints?? = nil
    ) -> GameSetup {
        GameSetup(
            kind: kind ?? self.kind, fen: fen ?? self.fen, lines: lines, target: target,
            moves: moves ?? self.moves,
            first: first ?? self.first, second: second ?? self.second, seed: seed ?? self.seed,
            mode: mode, clock: clock ?? self.clock,
            secondClock: secondClock ?? self.secondClock, press: press,
            start: start ?? self.start, away: away, isSupervised: isSupervised,
            drawsFromMove: drawsFromMove, automaticDraws: automaticDraws,
            computerResigns: computerResigns, isScoreByHand: isScoreByHand, sessionMs: sessionMs,
            days: days ?? self.days, earlier: earlier ?? self.earlier)
    }
}
