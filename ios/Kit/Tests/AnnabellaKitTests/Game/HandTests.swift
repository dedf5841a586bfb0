import AnnabellaCore
import AnnabellaKit
import Testing

/// What is done on a board, and what comes of it: docs/hand.md.
@MainActor
@Suite struct HandTests {
    @Test(arguments: try Script.all(of: "hand"))
    func aHandAsksForWhatIsMeant(_ script: Script) async throws {
        let hand = try await Hand(script.lines[0])
        for step in script.lines.dropFirst() {
            let done = step.components(separatedBy: ": ")[0]
            if done.hasPrefix("do ") {
                let action = String(done.dropFirst(3))
                #expect(try await hand.happens(action) == [action], "\(step)")
            } else {
                let outcome = try await hand.does(done.components(separatedBy: " "))
                #expect("\(done): \(outcome)" == step)
            }
        }
        _ = await hand.game.close()
    }
}
