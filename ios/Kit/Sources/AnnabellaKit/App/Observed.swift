import Observation

/// What something observed is now, and what it is after each change, until whoever reads
/// stops. Changes that follow each other at once may come as one.
@MainActor
public func observed<Value: Sendable>(
    _ read: @escaping @MainActor () -> Value
) -> AsyncStream<Value> {
    let (values, feed) = AsyncStream<Value>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let observer = Observer(read: read, feed: feed)
    // until the next change it would hold what it reads
    feed.onTermination = { _ in Task { @MainActor in observer.end() } }
    observer.look()
    return values
}

@MainActor
private final class Observer<Value: Sendable> {
    private var read: (@MainActor () -> Value)?
    private let feed: AsyncStream<Value>.Continuation

    init(read: @escaping @MainActor () -> Value, feed: AsyncStream<Value>.Continuation) {
        self.read = read
        self.feed = feed
    }

    func look() {
        guard let read else { return }
        let value = withObservationTracking {
            read()
        } onChange: { [self] in
            // it is told before it is there
            Task { @MainActor in look() }
        }
        feed.yield(value)
    }

    func end() {
        read = nil
    }
}

/// Returns when the task is cancelled.
func untilCancelled() async {
    let (never, hold) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    _ = hold
}
