import AnnabellaCore

/// What is agreed, beside a game that is agreed by a set of rules.
extension Agreement {
    /// Agrees all that such a game says of clock, arbiter, score, draws and blind players; what
    /// is no matter of the rules stays.
    func take(_ game: GameSetup) {
        takeOwn()
        clock = game.clock
        hasOdds = game.secondClock != nil
        pressByHand = game.press == .byHand
        beginsIn = 0
        lateAfter = 0
        sessionHours = Self.hours(game)
        scoreByHand = game.isScoreByHand
        unsupervised = !game.isSupervised
        drawsFrom = Self.drawsFrom(game)
        // which of the two is blind is theirs to choose
        if !(Self.hasOneBlind(game) && isOneBlind) { blind = Self.blind(game) }
        playsBlind = blind != .nobody
        assistsSighted = false
        guard let helped = Self.helped(game) else { return }
        duties = DutyChoice.letters(helped.assistant)
        appRepeats = helped.appRepeats
    }

    /// Agrees on the Laws, with all else as it is.
    func takeOwn() {
        if !isStrict { friendlyClock = clock }
        strict = true
    }

    /// Forgets what makes sense by the Laws and would be in the way among friends, and a clock
    /// that came with one of the sets.
    func forgetLaws(_ sets: [OfferedLaws]) {
        if sets.contains(where: { $0.setup.clock == clock }) { clock = friendlyClock }
        pressByHand = false
        blind = .nobody
        playsBlind = false
    }

    /// Whether a game would be as that one in all that `take` agrees.
    func follows(_ game: GameSetup, againstComputer: Bool) -> Bool {
        isStrict && hasTime(of: game) && scoreByHand == game.isScoreByHand
            && (unsupervised && !againstComputer) == !game.isSupervised
            && drawsFrom == Self.drawsFrom(game)
            && hasBlind(of: game, againstComputer: againstComputer)
    }

    private func hasTime(of game: GameSetup) -> Bool {
        clock == game.clock && hasOdds == (game.secondClock != nil)
            && pressByHand == (game.press == .byHand) && beginsIn == 0
            && sessionHours == Self.hours(game)
    }

    private func hasBlind(of game: GameSetup, againstComputer: Bool) -> Bool {
        let wanted = Self.blind(game)
        let isSame =
            againstComputer
            ? isPlayerBlind == (wanted != .nobody)
            : whoIsBlind == wanted || (Self.hasOneBlind(game) && isOneBlind)
        guard isSame, let helped = Self.helped(game) else { return isSame }
        return DutyChoice.tasks(duties) == helped.assistant && appRepeats == helped.appRepeats
    }

    /// One of the two players is blind by it, whichever.
    static func hasOneBlind(_ game: GameSetup) -> Bool {
        [.white, .black].contains(blind(game))
    }

    private static func blind(_ game: GameSetup) -> BlindChoice {
        let seats = [game.first, game.second].map { $0.conduct?.isBlind == true }
        switch (seats[0], seats[1]) {
        case (true, true): return .both
        case (true, false): return .white
        case (false, true): return .black
        case (false, false): return .nobody
        }
    }

    private static func helped(_ game: GameSetup) -> SideConduct? {
        [game.first, game.second].compactMap(\.conduct).first(where: \.isBlind)
    }

    /// Below 0 never.
    private static func drawsFrom(_ game: GameSetup) -> Int {
        game.drawsFromMove.map(Int.init) ?? -1
    }

    private static func hours(_ game: GameSetup) -> Int {
        Int((game.sessionMs ?? 0) / 3_600_000)
    }
}
