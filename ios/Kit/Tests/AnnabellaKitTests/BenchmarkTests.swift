import AnnabellaCore
import Testing

/// What a call costs, beside a call that does nothing. Only told, not judged:
/// ANNABELLA_BENCHMARK switches it on.
@Suite(.enabled(if: number("ANNABELLA_BENCHMARK", 0) > 0), .serialized)
struct BenchmarkTests {
    @Test
    func aMoveBesideNothing() throws {
        let texts = [
            "white > move g1f3", "black > move g8f6", "white > move f3g1", "black > move f6g8",
        ]
        let moves = texts.map(asked)
        let session = try game("new chess")
        let rounds = 100
        let nothing = try best { for _ in 0..<rounds { try session.doNothing() } } / Double(rounds)
        // a new game each time, so that no game becomes long
        let move =
            try best {
                let session = try game("new chess")
                for round in 0..<rounds {
                    _ = try session.dispatch(action: moves[round % 4], nowMs: 0)
                }
                #expect(try session.view(nowMs: 0).plies == rounds)
            } / Double(rounds)
        let view =
            try best { for _ in 0..<rounds { _ = try session.view(nowMs: 0) } } / Double(rounds)
        print("doNothing \(nothing) µs, view \(view) µs, dispatch \(move) µs")
        print("a dispatch costs \(Int(move / nothing)) times as much as the way there and back")
        try session.shutDown()
    }

    /// The shortest of many runs, in microseconds.
    private func best(_ work: () throws -> Void) rethrows -> Double {
        var shortest = Duration.seconds(1_000)
        for _ in 0..<50 {
            shortest = min(shortest, try ContinuousClock().measure(work))
        }
        let (seconds, attoseconds) = shortest.components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}
