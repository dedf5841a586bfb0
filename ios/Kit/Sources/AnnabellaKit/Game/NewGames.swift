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
        let conduct = conduct(isBlind: settings.playsBlind)
        return await setup(white: isWhite ? .person : computer, black: isWhite ? computer : .person)
            .with(
                whiteName: isWhite ? settings.ownName : "",
                blackName: isWhite ? "" : settings.ownName,
                whiteConduct: .some(isWhite ? conduct : nil),
                blackConduct: .some(isWhite ? nil : conduct))
    }

    /// Two people at this device.
    public func twoPlayers() async -> GameSetup {
        let isWhiteBlind = settings.blind == .white || settings.blind == .both
        let isBlackBlind = settings.blind == .black || settings.blind == .both
        return await setup(white: .person, black: .person).with(
            whiteName: settings.whiteName, blackName: settings.blackName,
            whiteConduct: .some(conduct(isBlind: isWhiteBlind, isAgainstBlind: isBlackBlind)),
            blackConduct: .some(conduct(isBlind: isBlackBlind, isAgainstBlind: isWhiteBlind)))
    }

    /// Another game like this one. What was drawn by lot is drawn again, and two people
    /// change colours.
    public func again(_ last: GameSetup) async -> GameSetup {
        // a position that was set up stays
        let pawns = "/pppppppp/8/8/8/8/PPPPPPPP/"
        let isStart = (last.fen ?? "").contains(pawns) && last.moves.isEmpty
        let isDrawn = last.variant == .chess960 && settings.start960 < 0 && isStart
        let fen = isDrawn ? await start960(Int.random(in: 0..<Self.starts)) : last.fen
        let game = last.with(seed: .random(in: 0...UInt64.max), fen: .some(fen))
        let hasTwoPeople = last.white.isPerson && last.black.isPerson
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

    private func setup(white: GamePlayer, black: GamePlayer) async -> GameSetup {
        let hasClock = settings.clock != Self.noClock
        let chosen = settings.start960
        let number = (0..<Self.starts).contains(chosen) ? chosen : Int.random(in: 0..<Self.starts)
        return GameSetup(
            variant: settings.chess960 ? .chess960 : .chess,
            fen: settings.chess960 ? await start960(number) : nil, white: white, black: black,
            seed: .random(in: 0...UInt64.max), mode: settings.strict ? .strict : .casual,
            clock: settings.clock,
            clockBlack: hasClock && settings.hasOdds ? settings.blackClock : nil,
            press: hasClock && settings.pressByHand ? .byHand : .automatic,
            // by the Laws the clock is started for White
            start: settings.strict ? .atCommand : .withFirstMove,
            isScoreByHand: settings.strict && settings.scoreByHand)
    }

    // it crosses into the library
    private func start960(_ number: Int) async -> String? {
        await CallQueue().run { try? chess960Start(start: UInt32(number)) }
    }

    /// Nil is the usual: the player sees, and sees all.
    private func conduct(isBlind: Bool, isAgainstBlind: Bool = false) -> SideConduct? {
        let hidden: HiddenBoard =
            switch settings.hidden {
            case .nothing: .nothing
            case .pieces: .pieces(mayAsk: !settings.strict)
            case .board: .board(mayAsk: !settings.strict)
            }
        let appRepeats = settings.appRepeats && (isBlind || isAgainstBlind)
        if !isBlind && !appRepeats && hidden == .nothing { return nil }
        return SideConduct(
            isBlind: isBlind,
            // the app is his assistant in everything
            assistant: isBlind ? AssistantTask.allCases : [], appRepeats: appRepeats,
            correctionMs: 3_000, reportsSpeech: true, hidden: hidden)
    }
}
