import AnnabellaCore

@testable import AnnabellaKit

/// Runs a test on the page of the talking clock, which nobody has set.
@MainActor
func onClock(
    _ test: @MainActor (Device, ClockModel, FakeClock) async throws -> Void
) async throws {
    let time = FakeClock()
    try await onDevice(times: time.times) { device in
        let page = device.app.clockModel()
        try await appearing(page) {
            try await until { page.names == ["Black 10:00", "White 10:00"] }
            try await test(device, page, time)
        }
    }
}

/// The page is seen meanwhile.
@MainActor
func appearing(
    _ page: ClockModel, _ test: @MainActor () async throws -> Void
) async throws {
    let shown = Task { await page.appear() }
    let result: Result<Void, any Error>
    do { result = try await .success(test()) } catch { result = .failure(error) }
    shown.cancel()
    await shown.value
    try result.get()
}
