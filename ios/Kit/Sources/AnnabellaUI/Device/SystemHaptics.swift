import AnnabellaCore
import AnnabellaKit
import CoreHaptics

/// The device's haptic engine; silent on devices without one.
@MainActor
public final class SystemHaptics: Haptics {
    private var engine: CHHapticEngine?
    private var isRunning = false
    private var playing: (any CHHapticPatternPlayer)?

    public init() {}

    public func play(_ effect: HapticEffect) { play(effect.events) }

    public func play(_ pattern: FeltPattern) {
        stop()
        play(pattern.events)
    }

    public func stop() {
        try? playing?.stop(atTime: CHHapticTimeImmediate)
        playing = nil
    }

    private func play(_ events: [HapticEvent]) {
        guard let engine = runningEngine() else { return }
        let pattern = try? CHHapticPattern(events: events.map { Self.event($0) }, parameters: [])
        playing = pattern.flatMap { try? engine.makePlayer(with: $0) }
        try? playing?.start(atTime: CHHapticTimeImmediate)
    }

    private static func event(_ event: HapticEvent) -> CHHapticEvent {
        let parameters = [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: Float(event.intensity)),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: Float(event.sharpness)),
        ]
        guard let duration = event.duration else {
            return CHHapticEvent(
                eventType: .hapticTransient, parameters: parameters, relativeTime: event.time)
        }
        return CHHapticEvent(
            eventType: .hapticContinuous, parameters: parameters, relativeTime: event.time,
            duration: duration)
    }

    /// It stops by itself, when the app is left or nothing was felt for a while.
    private func runningEngine() -> CHHapticEngine? {
        guard let engine = engine ?? make() else { return nil }
        if !isRunning { isRunning = (try? engine.start()) != nil }
        return isRunning ? engine : nil
    }

    private func make() -> CHHapticEngine? {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics,
            let made = try? CHHapticEngine()
        else { return nil }
        made.playsHapticsOnly = true
        made.isAutoShutdownEnabled = true
        // both come on any thread
        made.stoppedHandler = { @Sendable [weak self] _ in
            Task { @MainActor [weak self] in self?.stopped() }
        }
        made.resetHandler = { @Sendable [weak self] in
            Task { @MainActor [weak self] in self?.stopped() }
        }
        engine = made
        return made
    }

    private func stopped() {
        isRunning = false
        playing = nil
    }
}
