import AnnabellaCore

/// Games as the settings have them.
@MainActor
public struct NewGames {
    private let settings: Settings

    public init(_ settings: Settings) {
        self.settings = settings
    }

    /// How many starts Chess960 has.
    public static let starts = 960
    public static let noClock = "none"

    /// A person against the computer, with the pieces of this colour, or of the chosen one.
    public func againstComputer(person: PlayerColor? = nil) async -> GameSetup {
        let person = person ?? drawn(settings.color)
        let strength: GameStrength =
            settings.fullStrength
            ? .full(moveMs: UInt64(UInt32(clamping: settings.fullSeconds)) * 1_000)
            : .level(number: UInt32(clamping: settings.level))
        let isWhite = person == .white
        let computer = GamePlayer.computer(strength: strength)
        let agreed = settings.againstComputer
        let conduct = conduct(agreed, isBlind: agreed.playsBlind)
        return await setup(
            agreed, white: isWhite ? .person : computer, black: isWhite ? computer : .person
        )
        .with(
            whiteName: isWhite ? settings.ownName : "",
            blackName: isWhite ? "" : settings.ownName,
            whiteConduct: .some(isWhite ? conduct : nil),
            blackConduct: .some(isWhite ? nil : conduct))
    }

    /// Two people at this device.
    public func twoPlayers() async -> GameSetup {
        let agreed = settings.betweenPeople
        let isWhiteBlind = agreed.blind == .white || agreed.blind == .both
        let isBlackBlind = agreed.blind == .black || agreed.blind == .both
        return await setup(agreed, white: .person, black: .person).with(
            whiteName: settings.whiteName, blackName: settings.blackName,
            whiteConduct: .some(
                conduct(
                    agreed, isBlind: isWhiteBlind, isAgainstBlind: isBlackBlind,
                    hides: agreed.hiddenFrom != .black)),
            blackConduct: .some(
                conduct(
                    agreed, isBlind: isBlackBlind, isAgainstBlind: isWhiteBlind,
                    hides: agreed.hiddenFrom != .white)))
    }

    /// Another game like this one. What was drawn by lot is drawn again, and two people
    /// change colours.
    public func again(_ last: GameSetup) async -> GameSetup {
        // a position that was set up stays
        let pawns = "/pppppppp/8/8/8/8/PPPPPPPP/"
        let isStart = (last.fen ?? "").contains(pawns) && last.moves.isEmpty
        let hasTwoPeople = last.white.isPerson && last.black.isPerson
        let agreed = settings.agreed(againstComputer: !hasTwoPeople)
        let isDrawn = last.kind == .chess960 && agreed.start960 < 0 && isStart
        let fen = isDrawn ? await start960(Int.random(in: 0..<Self.starts)) : last.fen
        // an older friendly game may have begun at a command
        let isFriendly = last.mode == .casual && last.start == .atCommand
        let game = last.with(
            seed: .random(in: 0...UInt64.max), fen: .some(fen),
            start: isFriendly ? .withFirstMove : nil)
        let swaps = hasTwoPeople || settings.color == .random && Bool.random()
        return swaps ? swapped(game) : game
    }

    private func swapped(_ game: GameSetup) -> GameSetup {
        game.with(
            white: game.black, black: game.white, whiteName: game.blackName,
            blackName: game.whiteName, whiteConduct: .some(game.blackConduct),
            blackConduct: .some(game.whiteConduct),
            // a handicap stays with him who has it
            clock: game.clockBlack ?? game.clock,
            clockBlack: .some(game.clockBlack == nil ? nil : game.clock))
    }

    private func drawn(_ color: ColorChoice) -> PlayerColor {
        switch color {
        case .white: .white
        case .black: .black
        case .random: Bool.random() ? .white : .black
        }
    }

    private func setup(
        _ agreed: Agreement, white: GamePlayer, black: GamePlayer
    ) async -> GameSetup {
        let hasClock = agreed.clock != Self.noClock
        let chosen = agreed.start960
        let number = (0..<Self.starts).contains(chosen) ? chosen : Int.random(in: 0..<Self.starts)
        return GameSetup(
            kind: agreed.chess960 ? .chess960 : .chess,
            fen: agreed.chess960 ? await start960(number) : nil, white: white, black: black,
            seed: .random(in: 0...UInt64.max), mode: agreed.strict ? .strict : .casual,
            clock: agreed.clock,
            clockBlack: hasClock && agreed.hasOdds ? agreed.blackClock : nil,
            press: hasClock && agreed.pressByHand ? .byHand : .automatic,
            start: start(agreed),
            isSupervised:
                !(agreed.strict && agreed.unsupervised && white.isPerson && black.isPerson),
            drawsFromMove: agreed.strict ? drawsFrom(agreed) : 0,
            isScoreByHand: agreed.strict && agreed.scoreByHand,
            sessionMs: agreed.strict && agreed.sessionHours > 0
                ? Self.ms(minutes: agreed.sessionHours * 60) : nil)
    }

    private func start(_ agreed: Agreement) -> GameStart {
        guard agreed.strict else { return .withFirstMove }
        // by the Laws the clock is started for White
        guard agreed.beginsIn > 0 else { return .atCommand }
        return .scheduled(
            atMs: Self.ms(minutes: agreed.beginsIn),
            defaultTimeMs: Self.ms(minutes: agreed.lateAfter))
    }

    /// Nil is never.
    private func drawsFrom(_ agreed: Agreement) -> UInt32? {
        agreed.drawsFrom < 0 ? nil : UInt32(clamping: agreed.drawsFrom)
    }

    private static func ms(minutes: Int) -> UInt64 { UInt64(UInt32(clamping: minutes)) * 60_000 }

    // it crosses into the library
    private func start960(_ number: Int) async -> String? {
        await CallQueue().run { try? chess960Start(start: UInt32(number)) }
    }

    /// Nil is the usual: the player sees, and sees all.
    private func conduct(
        _ agreed: Agreement, isBlind: Bool, isAgainstBlind: Bool = false, hides: Bool = true
    ) -> SideConduct? {
        let hidden: HiddenBoard =
            switch hides ? agreed.hidden : .nothing {
            case .nothing: .nothing
            case .pieces: .pieces(mayAsk: !agreed.strict)
            case .board: .board(mayAsk: !agreed.strict)
            }
        let appRepeats = agreed.appRepeats && (isBlind || isAgainstBlind)
        let duties = DutyChoice.tasks(agreed.duties)
        let helpsSighted = agreed.canAssistSighted && agreed.assistsSighted
        let assistant =
            isBlind ? duties : isAgainstBlind && helpsSighted ? DutyChoice.sighted : []
        if !isBlind && assistant.isEmpty && !appRepeats && hidden == .nothing { return nil }
        return SideConduct(
            isBlind: isBlind, assistant: assistant, appRepeats: appRepeats,
            correctionMs: 3_000,
            // who announces by himself is not spoken for
            reportsSpeech: duties.contains(.announcements) || helpsSighted, hidden: hidden)
    }
}
