import AnnabellaCore

/// Hears the computer's thread and hands on what it hears to the main actor. The
/// library keeps it as long as the game, so it must not keep the store.
final class EngineEar: GameListener {
    private let owner: EarOwner

    init(owner: EarOwner) {
        self.owner = owner
    }

    func onEngineReady(revision: UInt64) throws {
        Task { @MainActor [owner] in owner.engineIsReady() }
    }

    func onProgress(progress: EngineProgress) throws {
        Task { @MainActor [owner] in owner.store?.engineIsAt(progress) }
    }
}

/// Who listens. The computer may be ready before the store is there.
@MainActor
final class EarOwner {
    private(set) weak var store: GameStore?
    private var isReadyEarly = false
    private var hadStore = false

    func engineIsReady() {
        isReadyEarly = !hadStore
        store?.collect()
    }

    func attach(_ store: GameStore) {
        self.store = store
        hadStore = true
        if isReadyEarly {
            store.collect()
        }
    }
}
