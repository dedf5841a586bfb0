import AnnabellaCore

/// Waits until something is so, for twenty seconds at most.
@MainActor
func until(_ isSo: @MainActor () -> Bool) async throws {
    for _ in 0..<10_000 {
        if isSo() { return }
        try await Task.sleep(for: .milliseconds(2))
    }
    throw Problem("waited in vain")
}

/// All that is told until it ends.
@MainActor
func read(_ events: AsyncStream<GameEvent>) async -> [String] {
    var told: [String] = []
    for await event in events {
        told.append(text(of: event))
    }
    return told
}
