import AnnabellaCore

/// Games as the settings have them.
@MainActor
public struct NewGames {
    private let settings: Settings
    private let game: GameKind?

    /// Games of this kind; without one, of that which was chosen last.
    public init(_ settings: Settings, of game: GameKind? = nil) {
        self.settings = settings
        self.game = game
    }

    private func agreed(_ opponent: Opponent) -> Agreement {
        let agreed = settings.agreed(opponent)
        return game.map { agreed.of($0) } ?? agreed
    }

    /// How many starts Chess960 has.
    public static let starts = 960
    public static let noClock = "none"

    /// A person against the computer, with the pieces of this colour, or of the chosen one.
    public func againstComputer(person: GameSide? = nil) async -> GameSetup {
        let person = person ?? drawn(settings[colorIn: agreed(.computer).game])
        let agreed = agreed(.computer)
        let fair = await fairRating(agreed.kind)
        let strength: GameStrength =
            settings.fullStrength
            ? .full(moveMs: UInt64(UInt32(clamping: settings.fullSeconds)) * 1_000)
            : .level(number: fair ?? UInt32(clamping: settings[strengthIn: agreed.kind]))
        let computer = SeatSetup(player: .computer(strength: strength))
        let own = SeatSetup(
            player: .person, name: settings.ownName,
            conduct: conduct(agreed, isBlind: agreed.isPlayerBlind))
        let isFirst = person == .first
        return await setup(
            agreed, first: isFirst ? own : computer, second: isFirst ? computer : own)
    }

    /// As strong as the player is, where that was chosen.
    private func fairRating(_ kind: GameKind) async -> UInt32? {
        guard settings.isFair, kind.features.hasRatings else { return nil }
        return await OwnRatings.of(settings, .english)?.rating
    }

    /// Two people at this device.
    public func twoPlayers() async -> GameSetup {
        let agreed = agreed(.person)
        let isFirstBlind = agreed.whoIsBlind == .white || agreed.whoIsBlind == .both
        let isSecondBlind = agreed.whoIsBlind == .black || agreed.whoIsBlind == .both
        let first = SeatSetup(
            player: .person, name: settings.whiteName,
            conduct: conduct(
                agreed, isBlind: isFirstBlind, isAgainstBlind: isSecondBlind,
                hides: agreed.hiddenFrom != .black))
        let second = SeatSetup(
            player: .person, name: settings.blackName,
            conduct: conduct(
                agreed, isBlind: isSecondBlind, isAgainstBlind: isFirstBlind,
                hides: agreed.hiddenFrom != .white))
        return await setup(agreed, first: first, second: second)
    }

    /// A person here, and one on another device.
    public func byCorrespondence() async -> GameSetup {
        let agreed = agreed(.correspondent)
        let own = SeatSetup(player: .person, name: settings.ownName)
        let other = SeatSetup(player: .correspondent, name: settings.correspondent)
        let isFirst = drawn(settings[colorIn: agreed.game]) == .first
        let game = await setup(
            agreed, first: isFirst ? own : other, second: isFirst ? other : own)
        // nobody has to be there
        return game.with(start: .atCommand, days: UInt8(clamping: agreed.days))
    }

    /// As many games as were chosen, each at a board of its own.
    public func boards(
        against opponent: Opponent, savedAs: (Int) -> String
    ) async -> [NewBoard] {
        let agreed = agreed(opponent)
        let isAgainstComputer = opponent == .computer
        var boards: [NewBoard] = []
        for number in 1...agreed.boardCount {
            let own: GameSide =
                switch settings[colorIn: agreed.game] {
                case .white: .first
                case .black: .second
                // in turn
                case .random: number.isMultiple(of: 2) ? .second : .first
                }
            let setup =
                if isAgainstComputer {
                    risen(await againstComputer(person: own), agreed, by: number - 1)
                } else {
                    named(await twoPlayers(), own, names(agreed, atBoard: number))
                }
            // who plays at all boards sits below, but where the board turns by itself
            let isTurned = !isAgainstComputer && own == .second && settings.facing != .turns
            boards.append(
                NewBoard(setup: setup, own: own, savedAs: savedAs(number), isTurned: isTurned))
        }
        return boards
    }

    /// The computer plays so many steps better.
    private func risen(_ game: GameSetup, _ agreed: Agreement, by steps: Int) -> GameSetup {
        guard agreed.levelsRise else { return game }
        func risen(_ seat: SeatSetup) -> SeatSetup {
            guard case .computer(let strength) = seat.player,
                let more = try? risenStrength(strength: strength, steps: UInt32(steps))
            else { return seat }
            return SeatSetup(
                player: .computer(strength: more), name: seat.name, conduct: seat.conduct)
        }
        return game.with(first: risen(game.first), second: risen(game.second))
    }

    /// What who plays at all boards is called, and his opponent at this one.
    private func names(
        _ agreed: Agreement, atBoard number: Int
    ) -> (own: String, opponent: String) {
        if agreed.hasSeveralOpponents {
            return (settings.ownName, agreed.name(ofBoard: number))
        }
        // at the first board both have the colour at which their name was written
        return settings[colorIn: agreed.game] == .black
            ? (settings.blackName, settings.whiteName) : (settings.whiteName, settings.blackName)
    }

    private func named(
        _ game: GameSetup, _ own: GameSide, _ names: (own: String, opponent: String)
    ) -> GameSetup {
        func named(_ seat: SeatSetup, _ name: String) -> SeatSetup {
            SeatSetup(player: seat.player, name: name, conduct: seat.conduct)
        }
        let isFirst = own == .first
        return game.with(
            first: named(game.first, isFirst ? names.own : names.opponent),
            second: named(game.second, isFirst ? names.opponent : names.own))
    }

    /// Another game like this one. What was drawn by lot is drawn again, unless the game has
    /// sides change after that; two people change them always.
    public func again(_ last: GameSetup) async -> GameSetup {
        // a position that was set up stays
        let pawns = "/pppppppp/8/8/8/8/PPPPPPPP/"
        let opponent = opponent(in: last)
        // the moves of an invitation were made in that game
        let moves = opponent == .correspondent ? "" : last.moves
        let isStart = (last.fen ?? "").contains(pawns) && moves.isEmpty
        let agreed = agreed(opponent)
        let isDrawn = last.kind == .chess960 && agreed.start960 < 0 && isStart
        let fen = isDrawn ? await start960(Int.random(in: 0..<Self.starts)) : last.fen
        // an older friendly game may have begun at a command
        let isFriendly =
            last.mode == .casual && last.start == .atCommand && opponent != .correspondent
        let (first, second) = (
            await fair(last.first, last.kind), await fair(last.second, last.kind)
        )
        let game = last.with(
            first: first, second: second, seed: .random(in: 0...UInt64.max), fen: .some(fen),
            start: isFriendly ? .withFirstMove : nil, moves: moves)
        let isByLot = settings[colorIn: last.kind] == .random
        let swaps =
            opponent != .computer || isByLot && (last.kind.alternatesSides || Bool.random())
        return swaps ? swapped(game) : game
    }

    /// A computer below full strength follows what the last game has told of its player.
    private func fair(_ seat: SeatSetup, _ kind: GameKind) async -> SeatSetup {
        guard case .computer(.level) = seat.player, let rating = await fairRating(kind)
        else { return seat }
        return SeatSetup(
            player: .computer(strength: .level(number: rating)), name: seat.name,
            conduct: seat.conduct)
    }

    private func opponent(in game: GameSetup) -> Opponent {
        let players = [game.first.player, game.second.player]
        if players.contains(.correspondent) { return .correspondent }
        return players.allSatisfy(\.isPerson) ? .person : .computer
    }

    private func swapped(_ game: GameSetup) -> GameSetup {
        game.with(
            first: game.second, second: game.first,
            // a handicap stays with him who has it
            clock: game.secondClock ?? game.clock,
            secondClock: .some(game.secondClock == nil ? nil : game.clock),
            earlier: .some(game.earlier.map { HalfPoints(first: $0.second, second: $0.first) }))
    }

    private func drawn(_ color: ColorChoice) -> GameSide {
        switch color {
        case .white: .first
        case .black: .second
        case .random: Bool.random() ? .first : .second
        }
    }

    private func setup(
        _ agreed: Agreement, first: SeatSetup, second: SeatSetup
    ) async -> GameSetup {
        let chosen = agreed.start960
        let number = (0..<Self.starts).contains(chosen) ? chosen : Int.random(in: 0..<Self.starts)
        let hasSizes = agreed.game.features.hasSizes
        return GameSetup(
            kind: agreed.kind,
            fen: agreed.kind == .chess960 ? await start960(number) : nil,
            lines: hasSizes ? UInt8(clamping: agreed.lines) : nil,
            target: hasSizes ? UInt8(clamping: agreed.target) : nil, first: first,
            second: second,
            seed: .random(in: 0...UInt64.max), mode: agreed.isStrict ? .strict : .casual,
            clock: agreed.clock,
            secondClock: agreed.hasClock && agreed.hasOdds ? agreed.blackClock : nil,
            press: agreed.hasClock && agreed.pressByHand ? .byHand : .automatic,
            start: start(agreed),
            isSupervised:
                !(agreed.isStrict && agreed.unsupervised && first.player.isPerson
                && second.player.isPerson),
            drawsFromMove: agreed.isStrict ? drawsFrom(agreed) : 0,
            automaticDraws: !agreed.isStrict && agreed.kind.hasClaims && agreed.automaticDraws,
            isScoreByHand: agreed.isStrict && agreed.scoreByHand,
            sessionMs: agreed.isStrict && agreed.sessionHours > 0
                ? Self.ms(minutes: agreed.sessionHours * 60) : nil)
    }

    private func start(_ agreed: Agreement) -> GameStart {
        guard agreed.isStrict else { return .withFirstMove }
        // by the Laws the clock is started for White
        guard agreed.hasClock, agreed.beginsIn > 0 else { return .atCommand }
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
            case .pieces: .pieces(mayAsk: !agreed.isStrict)
            case .board: .board(mayAsk: !agreed.isStrict)
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
