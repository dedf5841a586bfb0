import AnnabellaKit
import Foundation

/// A clock that stands until it is moved, and the sleepers who wait for it.
final class FakeClock: @unchecked Sendable {
    private let lock = NSLock()
    private var now: UInt64 = 1_000
    private var sleeping = 0
    private var mostSleeping = 0
    private var begun = 0

    var waiting: Int { lock.withLock { sleeping } }
    var most: Int { lock.withLock { mostSleeping } }
    var sleeps: Int { lock.withLock { begun } }

    func advance(_ ms: UInt64) {
        lock.withLock { now += ms }
    }

    var times: Times {
        Times(nowMs: { self.nowMs }, wallMs: { 1_700_000_000_000 }, waitUntilMs: wait)
    }

    private var nowMs: UInt64 { lock.withLock { now } }

    @Sendable private func wait(until moment: UInt64) async throws {
        // one that was cancelled before it began waits for nothing
        try Task.checkCancellation()
        lock.withLock {
            sleeping += 1
            begun += 1
            mostSleeping = max(mostSleeping, sleeping)
        }
        defer { lock.withLock { sleeping -= 1 } }
        while nowMs < moment {
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}
