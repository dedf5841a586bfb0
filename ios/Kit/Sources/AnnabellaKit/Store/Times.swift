import Foundation

/// Where a store takes its times from.
public struct Times: Sendable {
    /// Milliseconds of a clock that never goes back and does not stop while the
    /// device sleeps; where it begins does not matter.
    public let nowMs: @Sendable () -> UInt64
    /// Milliseconds since 1970.
    public let wallMs: @Sendable () -> UInt64
    /// Waits until the first clock shows this, for a moment at least, so that one
    /// that is over cannot keep the app busy; throws when cancelled.
    public let waitUntilMs: @Sendable (UInt64) async throws -> Void

    public init(
        nowMs: @escaping @Sendable () -> UInt64,
        wallMs: @escaping @Sendable () -> UInt64,
        waitUntilMs: @escaping @Sendable (UInt64) async throws -> Void
    ) {
        self.nowMs = nowMs
        self.wallMs = wallMs
        self.waitUntilMs = waitUntilMs
    }

    /// Those of the device.
    public static let device = Times(
        nowMs: continuousMs,
        wallMs: { UInt64(max(0, Date().timeIntervalSince1970 * 1_000)) },
        waitUntilMs: { moment in
            let now = continuousMs()
            let rest = moment > now ? moment - now : 1
            try await Task.sleep(for: .milliseconds(Int64(clamping: rest)), clock: .continuous)
        }
    )
}

private let beginning = ContinuousClock.now

private func continuousMs() -> UInt64 {
    let (seconds, attoseconds) = beginning.duration(to: .now).components
    return UInt64(seconds) * 1_000 + UInt64(attoseconds / 1_000_000_000_000_000)
}
