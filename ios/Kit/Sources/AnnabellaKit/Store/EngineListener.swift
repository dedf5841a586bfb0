import AnnabellaCore

/// Hears from the computer's thread and only hands on what it hears, to the main
/// actor. The library keeps it as long as the game, so it must not keep the store.
final class EngineListener: GameListener {
    private let owner: EngineListenerOwner

    init(owner: EngineListenerOwner) {
        self.owner = owner
    }

    func onEngineReady() throws {
        Task { @MainActor [owner] in owner.engineIsReady() }
    }

    func onProgress(progress: EngineProgress) throws {
        Task { @MainActor [owner] in owner.store?.engineIsAt(progress) }
    }
}

/// The store that is told, once it is there. The computer may be ready before the store is there.
@MainActor
final class EngineListenerOwner {
    private(set) weak var store: GameStore?
    private var wasReadyEarly = false
    private var hadStore = false

    func engineIsReady() {
        wasReadyEarly = !hadStore
        store?.collect()
    }

    func attach(_ store: GameStore) {
        self.store = store
        hadStore = true
        if wasReadyEarly {
            store.collect()
        }
    }
}
