/// Waits for the next moment at which something happens by itself, one at a time.
@MainActor
final class MomentTimer {
    private let times: Times
    private var moment: UInt64?
    private var waiting: Task<Void, Never>?

    init(times: Times) {
        self.times = times
    }

    deinit {
        waiting?.cancel()
    }

    /// Calls `act` at the moment; what was waited for before is forgotten.
    func set(_ moment: UInt64?, then act: @escaping @MainActor () -> Void) {
        guard moment != self.moment else { return }
        waiting?.cancel()
        waiting = nil
        self.moment = moment
        guard let moment else { return }
        waiting = Task { [weak self, times] in
            let isThere = (try? await times.waitUntilMs(moment)) != nil
            guard isThere, !Task.isCancelled else { return }
            self?.moment = nil
            act()
        }
    }
}
