import AnnabellaCore

/// Players write their moves down themselves (article 8.1). What is written is read on the
/// board as it stood before that move; whether it was played, the core says.
@MainActor
public struct Recording {
    private let game: GameStore
    private let dialogs: Dialogs
    private let opener: GameOpener
    private let localization: Localization

    init(
        _ game: GameStore, _ dialogs: Dialogs, _ opener: GameOpener,
        _ localization: Localization
    ) {
        self.game = game
        self.dialogs = dialogs
        self.opener = opener
        self.localization = localization
    }

    /// Asks a player for the next move that is missing on his sheet; once it is there he goes on.
    public func ask(
        _ side: GameSide, help: LabelName = .strictRecordHelp,
        written: @escaping @MainActor () -> Void = {}
    ) {
        dialogs.write(localization.text(.strictRecord), help: localization.text(help)) { typed in
            // what was begun is done, also if the page is left
            Task { await write(side, typed, written) }
        }
    }

    private func write(
        _ side: GameSide, _ typed: String, _ written: @MainActor () -> Void
    ) async {
        switch await dialogs.facing({ await game.hearRecord(side, typed) }) {
        case .failure(let error): opener.tell(error)
        case .success(.action(let action)):
            let update = try? await game.dispatch(action).get()
            if update?.isRefused == false { written() }
        case .success(.ambiguous(_, let phrase)), .success(.notUnderstood(let phrase)),
            .success(.dropped(let phrase)):
            tell([phrase])
        case .success(.wronglyRepeated(let phrases)): tell(phrases)
        case .success(.question), .success(.command), .success(.look):
            tell([])
        }
    }

    private func tell(_ why: [Phrase]) {
        let words = why.map(\.printed).joined(separator: " ")
        dialogs.tell("", words.isEmpty ? localization.text(.typedNotHere) : words)
    }
}
