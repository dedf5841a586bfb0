/// An area that does one thing when it is tapped, and another while a finger is held on it.
@MainActor
public final class HeldArea {
    private let delay: Duration
    private let tapped: @MainActor () -> Void
    private let held: @MainActor () -> Void
    private let released: @MainActor () -> Void
    private var waiting: Task<Void, Never>?
    private var isHeld = false

    /// A finger that stays longer than `delay` holds it.
    init(
        delay: Duration = .milliseconds(400), tapped: @escaping @MainActor () -> Void,
        held: @escaping @MainActor () -> Void, released: @escaping @MainActor () -> Void
    ) {
        self.delay = delay
        self.tapped = tapped
        self.held = held
        self.released = released
    }

    /// A finger comes.
    public func down() {
        waiting?.cancel()
        isHeld = false
        waiting = Task { [weak self, delay] in
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            self?.hold()
        }
    }

    /// The finger goes.
    public func up() {
        guard let waiting else { return }
        waiting.cancel()
        self.waiting = nil
        if isHeld { released() } else { tapped() }
        isHeld = false
    }

    /// The finger slides away, or the system takes it.
    public func cancel() {
        waiting?.cancel()
        waiting = nil
        if isHeld { released() }
        isHeld = false
    }

    private func hold() {
        isHeld = true
        held()
    }
}
