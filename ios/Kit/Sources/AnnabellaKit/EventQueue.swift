import AnnabellaCore

/// What happened and has not been read yet, in order.
///
/// An `AsyncStream` of its own would end for good when its reader is cancelled, as
/// that of a screen is when it disappears; here the next reader goes on.
@MainActor
final class EventQueue {
    private var events: [GameEvent] = []
    private var isFinished = false
    private var reader: (number: Int, wakeUp: CheckedContinuation<Void, Never>)?
    private var readers = 0

    /// All from here on, for one reader at a time.
    nonisolated var stream: AsyncStream<GameEvent> {
        AsyncStream { await self.next() }
    }

    func add(_ new: [GameEvent]) {
        events += new
        if !events.isEmpty { wakeReader() }
    }

    /// What is there can still be read, and nothing comes after it.
    func finish() {
        isFinished = true
        wakeReader()
    }

    private func next() async -> GameEvent? {
        // one who came before and still waits has been replaced
        wakeReader()
        readers += 1
        let number = readers
        while events.isEmpty, !isFinished, !Task.isCancelled, number == readers {
            await withTaskCancellationHandler {
                await withCheckedContinuation { reader = (number, $0) }
            } onCancel: {
                Task { @MainActor in self.wakeReader(number) }
            }
        }
        guard !Task.isCancelled, number == readers, !events.isEmpty else { return nil }
        return events.removeFirst()
    }

    private func wakeReader(_ number: Int? = nil) {
        guard let reader, number == nil || number == reader.number else { return }
        self.reader = nil
        reader.wakeUp.resume()
    }
}
