import Dispatch

/// Where calls of the library wait for the disk: one after the other, on a thread
/// that nobody else needs.
struct CallQueue: Sendable {
    private let queue = DispatchQueue(label: "app.annabella.game", qos: .userInitiated)

    func run<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
