import AnnabellaCore
import Observation
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
struct StateTests {
    @Test
    func aClosedStoreNeverLooksOpenAgain() async throws {
        let store = try await GameStore.open(times: FakeClock().times) { _ in FakePort() }
        let watcher = Watcher(of: store)
        // both are done while it closes
        store.send(FakePort.move)
        store.send(FakePort.move)
        await store.close()
        #expect(store.state.view.revision == 2)
        #expect(watcher.seen.map(\.isClosed) == [false, true, true])
    }
}

/// Keeps what a store shows before each change.
@MainActor
private final class Watcher {
    private(set) var seen: [GameUIState] = []
    private let store: GameStore

    init(of store: GameStore) {
        self.store = store
        watch()
    }

    private func watch() {
        withObservationTracking {
            _ = store.state
        } onChange: {
            MainActor.assumeIsolated {
                self.seen.append(self.store.state)
                self.watch()
            }
        }
    }
}
