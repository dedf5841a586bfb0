import AnnabellaKit
import Foundation

/// A clock that stands until it is moved, and the sleepers who wait for it: whom it does not
/// wake at once, it does not wake.
final class FakeClock: @unchecked Sendable {
    private struct Sleeper {
        let moment: UInt64
        let end: CheckedContinuation<Void, any Error>
    }

    private let lock = NSLock()
    private var now: UInt64 = 1_000
    private var sleepers: [Int: Sleeper] = [:]
    /// Who was cancelled before it slept.
    private var restless: Set<Int> = []
    private var mostSleeping = 0
    private var begun = 0

    var waiting: Int { lock.withLock { sleepers.count } }
    var most: Int { lock.withLock { mostSleeping } }
    var sleeps: Int { lock.withLock { begun } }

    func advance(_ ms: UInt64) {
        let due = lock.withLock {
            now += ms
            let due = sleepers.filter { $0.value.moment <= now }
            for number in due.keys { sleepers[number] = nil }
            return due.values.sorted { $0.moment < $1.moment }
        }
        for sleeper in due { sleeper.end.resume() }
    }

    var times: Times {
        Times(nowMs: { self.nowMs }, wallMs: { 1_800_000_000_000 }, waitUntilMs: wait)
    }

    private var nowMs: UInt64 { lock.withLock { now } }

    @Sendable private func wait(until moment: UInt64) async throws {
        // one that was cancelled before it began waits for nothing
        try Task.checkCancellation()
        let number = lock.withLock {
            begun += 1
            return begun
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { end in
                begin(number, Sleeper(moment: moment, end: end))
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func begin(_ number: Int, _ sleeper: Sleeper) {
        let result: Result<Void, any Error>? = lock.withLock {
            if restless.remove(number) != nil { return .failure(CancellationError()) }
            if sleeper.moment <= now { return .success(()) }
            sleepers[number] = sleeper
            mostSleeping = max(mostSleeping, sleepers.count)
            return nil
        }
        if let result { sleeper.end.resume(with: result) }
    }

    private func cancel(_ number: Int) {
        let sleeper = lock.withLock {
            let sleeper = sleepers.removeValue(forKey: number)
            if sleeper == nil { restless.insert(number) }
            return sleeper
        }
        sleeper?.end.resume(throwing: CancellationError())
    }
}
