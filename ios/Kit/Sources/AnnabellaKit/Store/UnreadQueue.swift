/// What was told and has not been read yet, in order.
///
/// An `AsyncStream` of its own would end for good when its reader is cancelled, as
/// that of a screen is when it disappears; here the next reader goes on.
@MainActor
final class UnreadQueue<Element: Sendable> {
    private var unread: [Element] = []
    private var isFinished = false
    private var newest: QueueReader?
    private var waiting: (call: Int, wakeUp: CheckedContinuation<Void, Never>)?
    private var calls = 0
    /// What was taken last is on its way to the reader, until he calls `arrived`.
    private(set) var isOnTheWay = false

    /// All from here on, for one reader at a time.
    nonisolated var stream: AsyncStream<Element> {
        let reader = QueueReader()
        return AsyncStream { await self.next(for: reader) }
    }

    func add(_ new: [Element]) {
        unread += new
        if !unread.isEmpty { wakeUp() }
    }

    /// Whether something like this waits to be read.
    func contains(where isIt: (Element) -> Bool) -> Bool {
        unread.contains(where: isIt)
    }

    /// The reader has what was taken last.
    func arrived() {
        isOnTheWay = false
    }

    /// What is there can still be read, and nothing comes after it.
    func finish() {
        isFinished = true
        wakeUp()
    }

    private func next(for reader: QueueReader) async -> Element? {
        if !reader.hasBegun {
            reader.hasBegun = true
            newest = reader
        }
        // one who was replaced while it did something else must not take over again
        guard reader === newest else { return nil }
        // one who came before and still waits has been replaced
        wakeUp()
        calls += 1
        let call = calls
        while unread.isEmpty, !isFinished, !Task.isCancelled, call == calls {
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting = (call, $0) }
            } onCancel: {
                Task { @MainActor in self.wakeUp(call) }
            }
        }
        guard !Task.isCancelled, call == calls, !unread.isEmpty else { return nil }
        isOnTheWay = true
        return unread.removeFirst()
    }

    private func wakeUp(_ call: Int? = nil) {
        guard let waiting, call == nil || call == waiting.call else { return }
        self.waiting = nil
        waiting.wakeUp.resume()
    }
}

/// Who reads one stream. It counts from its first element on, not from when it got the
/// stream.
@MainActor
private final class QueueReader {
    var hasBegun = false

    nonisolated init() {}
}
