import AnnabellaCore
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

/// What became of a call of the library.
func attempt<T>(_ work: () throws -> T) -> Result<T, GameError> {
    Result(catching: work).mapError(GameError.init(from:))
}

extension GameError {
    /// The library throws nothing else, but for faults of the way between the
    /// languages.
    init(from error: any Error) {
        self = error as? GameError ?? .Internal(reason: String(describing: error))
    }
}

extension Result {
    var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
