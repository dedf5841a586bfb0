import AnnabellaCore

/// Players write their moves down themselves (article 8.1). What is written is read on the
/// board as it stood before that move; whether it was played, the core says.
@MainActor
public struct Recording {
    private let game: GameStore
    private let dialogs: Dialogs
    private let opener: GameOpener
    private let times: Times
    private let localization: Localization

    init(
        _ game: GameStore, _ dialogs: Dialogs, _ opener: GameOpener, _ times: Times,
        _ localization: Localization
    ) {
        self.game = game
        self.dialogs = dialogs
        self.opener = opener
        self.times = times
        self.localization = localization
    }

    /// Asks a player for the next move that is missing on his sheet.
    public func ask(_ side: GameSide) {
        dialogs.write(localization.text(.strictRecord), help: localization.text(.strictRecordHelp))
        { typed in
            // what was begun is done, also if the page is left
            Task { await write(side, typed) }
        }
    }

    private func write(_ side: GameSide, _ typed: String) async {
        switch await read(side, typed) {
        case .failure(let error): opener.tell(error)
        case .success(.action(let action)):
            guard case .move(let path) = action.deed else { return tell([]) }
            await game.dispatch(GameAction(by: side.actor, deed: .record(path: path)))
        case .success(.ambiguous(_, let phrase)), .success(.notUnderstood(let phrase)):
            tell([phrase])
        case .success(.wronglyRepeated(let phrases)): tell(phrases)
        case .success(.question), .success(.command), .success(.dropped): tell([])
        }
    }

    private func tell(_ why: [Phrase]) {
        let words = why.map(\.printed).joined(separator: " ")
        dialogs.tell("", words.isEmpty ? localization.text(.typedNotHere) : words)
    }

    private func read(_ side: GameSide, _ typed: String) async -> Result<
        Understood, GameError
    > {
        do {
            let written = try await game.written(side).get()
            let moves = try await game.moves().get().prefix(Int(written))
            let setup = still(
                try await game.setup().get(),
                moves: moves.map { Self.text(of: $0.played.path) }.joined(separator: " "))
            let board = try await GameStore.create(
                setup, in: nil, speech: GameSpeech(settings: localization.speech, listener: nil),
                times: times)
            let heard = await board.hear(typed)
            await board.close()
            return heard
        } catch {
            return .failure(GameError(from: error))
        }
    }

    /// The board as it stood, of which nobody is told anything.
    private func still(_ setup: GameSetup, moves: String) -> GameSetup {
        GameSetup(
            kind: setup.kind, fen: setup.fen, moves: moves, first: SeatSetup(player: .person),
            second: SeatSetup(player: .person), seed: setup.seed, mode: .casual,
            clock: NewGames.noClock,
            press: setup.press, start: setup.start)
    }

    /// A move as a setup has it: `e2e4`, `e7e8q`.
    private static func text(of path: GamePath) -> String {
        let promotion: String =
            switch path.becomes {
            case .knight: "n"
            case .bishop: "b"
            case .rook: "r"
            case .queen: "q"
            default: ""
            }
        return Squares.name(of: path.from) + Squares.name(of: path.to) + promotion
    }
}
