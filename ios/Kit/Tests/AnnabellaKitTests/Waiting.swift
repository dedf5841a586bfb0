import AnnabellaCore
import AnnabellaKit

/// Waits until something is so, for twenty seconds at most, and until what came with it is there.
@MainActor
func until(_ isSo: @MainActor () async throws -> Bool) async throws {
    for _ in 0..<10_000 {
        if try await isSo() { return await settled() }
        try await Task.sleep(for: .milliseconds(2))
    }
    throw Problem("waited in vain")
}

/// Waits, but not longer than is needed: what comes of it has hardly begun.
@MainActor
func atOnce(_ isSo: @MainActor () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while !isSo() {
        if ContinuousClock.now > end { throw Problem("waited in vain") }
        await Task.yield()
    }
}

/// Lets all happen that is due on the main actor, and what comes of it there: it does one
/// thing after the other, as they came.
@MainActor
func settled() async {
    for _ in 0..<50 { await Task.yield() }
}

/// Lets also all be done that is asked of the game until then, and what comes of it.
@MainActor
func settled(_ game: GameStore) async {
    await settled()
    _ = await game.fen()
    await settled()
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
