import AnnabellaCore

/// Goes through the moves that were made, from the last one back, and says each.
@MainActor
final class MoveSteps {
    private let game: GameStore
    private let announcer: Announcer
    private let effects: Effects
    private var revision: UInt64?
    private var at = 0

    init(_ game: GameStore, _ announcer: Announcer, _ effects: Effects) {
        self.game = game
        self.announcer = announcer
        self.effects = effects
    }

    func step(_ by: Int) async {
        guard case .success(let told) = await game.ask(.score) else { return }
        let now = game.state.view.revision
        if now != revision { at = told.count }
        revision = now
        guard told.indices.contains(at + by) else { return effects.edge() }
        at += by
        await announcer.answer([told[at]])
    }
}
