import AnnabellaKit
import Testing

/// Games that are played from Home on, by touch: docs/reached.md.
@MainActor
@Suite struct ReachedTests {
    @Test(arguments: try Script.all(of: "reached"))
    func aPlayerComesThere(_ script: Script) async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let hands = Hands(device, clock)
            let eyes = Eyes(hands)
            do {
                for line in script.lines {
                    do {
                        if line.hasPrefix("= ") {
                            try await eyes.see(String(line.dropFirst(2)))
                        } else {
                            try await hands.act(line)
                        }
                    } catch {
                        throw Problem("\(line)\n\(error)\n\(eyes.situation)")
                    }
                }
            } catch {
                await hands.leave()
                throw error
            }
            await hands.leave()
        }
    }
}
