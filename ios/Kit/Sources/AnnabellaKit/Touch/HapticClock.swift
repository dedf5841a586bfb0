import AnnabellaCore

/// A clock that can be felt for as long as a finger is held on it.
@MainActor
public final class HapticClock {
    private let haptics: any Haptics
    private var holding: Task<Void, Never>?

    public init(_ haptics: any Haptics) {
        self.haptics = haptics
    }

    /// The finger is there. Who cannot hold one on it, as with VoiceOver, feels one round.
    public func hold(_ game: GameStore, _ side: GameSide, isOnce: Bool = false) {
        hold(isOnce: isOnce) {
            guard case .success(let pattern) = await game.feltClock(side) else { return nil }
            return pattern
        }
    }

    /// The same for a clock of another kind, which gives what is felt of it now.
    public func hold(
        isOnce: Bool = false, _ felt: @escaping @MainActor () async -> FeltPattern?
    ) {
        release()
        holding = Task { [haptics] in
            while let pattern = await felt(), !Task.isCancelled {
                haptics.play(pattern)
                let ms = pattern.pulses.reduce(0) { $0 + UInt64($1.pauseMs) + UInt64($1.lengthMs) }
                try? await Task.sleep(for: .milliseconds(ms))
                if isOnce || !pattern.repeats || Task.isCancelled { return }
            }
        }
    }

    public func release() {
        guard let holding else { return }
        holding.cancel()
        self.holding = nil
        haptics.stop()
    }
}
