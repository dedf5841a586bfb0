import AnnabellaCore

/// Says one thing after the other: the most urgent first, those of one kind as they came. An
/// answer takes the place of the one before, and what is assertive cuts off what is less
/// urgent.
@MainActor
public final class Voice {
    private let output: @MainActor () -> any SpeechOutput
    private let begins: @MainActor (Utterance) -> Void
    private let isAwaited: @MainActor () -> Bool
    private var waiting: [Entry] = []
    private var now: Entry?
    private var speaking: Task<Void, Never>?
    private var work: Task<Void, Never>?
    private var isPaused = false
    private var goingOn: CheckedContinuation<Void, Never>?

    /// `output` is asked before each utterance, and `begins` told. While `isAwaited` says that
    /// something kept is about to come, nothing else is begun.
    public init(
        output: @escaping @MainActor () -> any SpeechOutput,
        begins: @escaping @MainActor (Utterance) -> Void = { _ in },
        isAwaited: @escaping @MainActor () -> Bool = { false }
    ) {
        self.output = output
        self.begins = begins
        self.isAwaited = isAwaited
    }

    /// Returns when it was said, when something else has taken its place, or when nothing
    /// can say it. A task that is cancelled waits no longer, does not stop it, and gets
    /// false.
    @discardableResult
    public func say(_ utterance: Utterance) async -> Bool {
        let entry = Entry(utterance)
        if utterance.urgency == .answer { drop { $0.urgency == .answer } }
        let behind = waiting.firstIndex {
            $0.utterance.urgency < utterance.urgency && !$0.utterance.isHeading
        }
        waiting.insert(entry, at: behind ?? waiting.count)
        if let now, now.utterance.isCutOff(by: utterance.urgency) { speaking?.cancel() }
        if work == nil { work = Task { await sayAll() } }
        await entry.waitForEnd()
        return !Task.isCancelled
    }

    /// Stops what is being said, and says nothing of what waits.
    public func hush() {
        drop { _ in true }
        speaking?.cancel()
    }

    /// Is silent until `goOn`, as somebody talks; what happened is then said from its
    /// beginning.
    public func pause() {
        isPaused = true
        if let now, now.utterance.isKept, !isWaiting(now) { waiting.insert(now, at: 0) }
        speaking?.cancel()
    }

    public func goOn() {
        isPaused = false
        goingOn?.resume()
        goingOn = nil
    }

    private func drop(_ isDropped: (Utterance) -> Bool) {
        let gone = waiting.filter { isDropped($0.utterance) }
        waiting.removeAll { isDropped($0.utterance) }
        for entry in gone { entry.end() }
    }

    private var hasKept: Bool { waiting.contains { $0.utterance.isKept } }

    private func isWaiting(_ entry: Entry) -> Bool { waiting.contains { $0 === entry } }

    private func sayAll() async {
        var last: (any SpeechOutput)?
        while true {
            // whoever has waited for the end of one thing may have another to say
            repeat { await Task.yield() } while isAwaited() && !hasKept
            while isPaused { await withCheckedContinuation { goingOn = $0 } }
            if waiting.isEmpty { break }
            let entry = waiting.removeFirst()
            let output = output()
            if let last, last !== output { last.rest() }
            last = output
            now = entry
            begins(entry.utterance)
            let speaking = Task { await output.speak(entry.utterance) }
            self.speaking = speaking
            await speaking.value
            self.speaking = nil
            now = nil
            if !isWaiting(entry) { entry.end() }
        }
        last?.rest()
        work = nil
    }
}

/// An utterance that waits for its turn, and who waits for its end.
@MainActor
private final class Entry {
    let utterance: Utterance
    private var isOver = false
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ utterance: Utterance) {
        self.utterance = utterance
    }

    func waitForEnd() async {
        guard !isOver, !Task.isCancelled else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting = $0 }
        } onCancel: {
            Task { @MainActor in self.leave() }
        }
    }

    func end() {
        isOver = true
        leave()
    }

    private func leave() {
        waiting?.resume()
        waiting = nil
    }
}
