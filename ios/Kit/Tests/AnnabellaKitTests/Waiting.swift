/// Waits until something is so, for ten seconds at most.
@MainActor
func until(_ isSo: @MainActor () -> Bool) async throws {
    for _ in 0..<5_000 {
        if isSo() { return }
        try await Task.sleep(for: .milliseconds(2))
    }
    throw Problem("waited in vain")
}
