import Foundation

/// Where a store takes its times from.
public struct Times: Sendable {
    /// Milliseconds of a clock that never goes back and does not stop while the
    /// device sleeps.
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

#if canImport(Darwin)
    private let timebase: mach_timebase_info_data_t = {
        var info = mach_timebase_info_data_t()
        mach_timebase_info(&info)
        return info
    }()

    private func continuousMs() -> UInt64 {
        let ticks = mach_continuous_time().multipliedFullWidth(by: UInt64(timebase.numer))
        return UInt64(timebase.denom).dividingFullWidth(ticks).quotient / 1_000_000
    }
#else
    private func continuousMs() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
    }
#endif
