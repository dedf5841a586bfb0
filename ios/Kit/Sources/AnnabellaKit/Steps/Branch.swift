import AnnabellaCore

/// Another game that goes on from a position of the one on the table.
@MainActor
final class Branch {
    private let dependencies: GameDependencies
    private let game: GameStore
    private var isBeginning = false

    init(_ dependencies: GameDependencies, _ game: GameStore) {
        self.dependencies = dependencies
        self.game = game
    }

    /// Asks whoever touches a button for it, where the game that is left still goes on.
    func ask(from past: PastView?, act: @escaping @MainActor () async -> Void) {
        let begin: @MainActor () -> Void = { Task { await act() } }
        guard let past, past.noBranch == nil, !game.state.view.isOver else { return begin() }
        let localization = dependencies.localization
        dependencies.dialogs.ask(
            localization.text(.stepsPlayQuestion), localization.text(.stepsPlayText),
            yes: localization.text(.stepsPlay), act: begin)
    }

    /// Begins it, and goes to its page if this one is still there; or tells why none can.
    func begin(from past: PastView) async {
        guard !isBeginning else { return }
        if let reason = past.noBranch { return dependencies.announcer.answer { [reason] } }
        isBeginning = true
        defer { isBeginning = false }
        let opener = dependencies.opener
        let enter = opener.fromHere { $0.replace(.game) }
        switch await game.branch(ply: past.ply) {
        case .failure(let error): opener.tell(error)
        case .success(let setup):
            if await opener.start(setup) { await opener.show(enter: enter) }
        }
    }
}
