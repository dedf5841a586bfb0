import AnnabellaCore

extension GameSetup {
    /// The same, but for what is given.
    func with(
        variant: GameVariant? = nil, white: GamePlayer? = nil, black: GamePlayer? = nil,
        whiteName: String? = nil,
        blackName: String? = nil, whiteConduct: SideConduct?? = nil,
        blackConduct: SideConduct?? = nil, clock: String? = nil, clockBlack: String?? = nil,
        seed: UInt64? = nil, fen: String?? = nil, start: GameStart? = nil
    ) -> GameSetup {
        GameSetup(
            kind: variant ?? self.kind, fen: fen ?? self.fen, moves: moves,
            white: white ?? self.white,
            black: black ?? self.black, whiteName: whiteName ?? self.whiteName,
            blackName: blackName ?? self.blackName, seed: seed ?? self.seed, mode: mode,
            clock: clock ?? self.clock, clockBlack: clockBlack ?? self.clockBlack, press: press,
            start: start ?? self.start, away: away, isSupervised: isSupervised,
            drawsFromMove: drawsFromMove,
            computerResigns: computerResigns, isScoreByHand: isScoreByHand, sessionMs: sessionMs,
            whiteConduct: whiteConduct ?? self.whiteConduct,
            blackConduct: blackConduct ?? self.blackConduct)
    }
}
