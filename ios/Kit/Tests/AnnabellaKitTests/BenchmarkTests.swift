import AnnabellaCore
import Foundation
import Testing

/// What a call costs, beside what it cannot do without. Only told, not judged:
/// ANNABELLA_BENCHMARK switches it on, ANNABELLA_BENCH_FOLDER says on which disk.
@Suite(.enabled(if: try number("ANNABELLA_BENCHMARK", 0) > 0), .serialized)
struct BenchmarkTests {
    private let moves = [
        "white > move g1f3", "black > move g8f6", "white > move f3g1", "black > move f6g8",
    ].map(asked)

    @Test
    func aCallBesideNothing() throws {
        let session = try game("new chess clock=90")
        try session.act("arbiter > start")
        let (explore, undo) = (asked("arbiter > explore e4"), asked("white > undo"))
        var now: UInt64 = 0
        func dispatch(_ action: GameAction) throws {
            now += 1
            _ = try session.dispatch(action: action, nowMs: now)
        }
        let works: [(String, (Int) throws -> Void)] = [
            ("flush", { _ in try session.flush() }),
            ("id", { _ in _ = try session.id() }),
            ("collect", { _ in _ = try session.collect(nowMs: now) }),
            ("view", { _ in _ = try session.view(nowMs: now) }),
            ("explore", { _ in try dispatch(explore) }),
            ("move/undo", { try dispatch($0 % 2 == 0 ? moves[0] : undo) }),
        ]
        try tell("a game without a file", works, rounds: 31, calls: 1_000)
        try session.shutDown()
    }

    @Test
    func aSavedMoveBesideABareWrite() throws {
        let parent = ProcessInfo.processInfo.environment["ANNABELLA_BENCH_FOLDER"]
        let folder = parent.map { URL(fileURLWithPath: $0) } ?? temporaryFolder()
        let games = folder.appendingPathComponent("annabella-bench")
        defer { try? FileManager.default.removeItem(at: parent == nil ? folder : games) }
        let session = try game("new chess clock=90", in: games)
        try session.act("arbiter > start")
        for move in moves {
            _ = try session.dispatch(action: move, nowMs: 1_000)
        }
        let before = try size(of: games)
        for move in moves {
            _ = try session.dispatch(action: move, nowMs: 2_000)
        }
        let line = try (size(of: games) - before) / moves.count
        let bytes = [UInt8](repeating: 10, count: line)
        let bare = open(
            games.appendingPathComponent("bare").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        defer { close(bare) }
        var now: UInt64 = 3_000
        let works: [(String, (Int) throws -> Void)] = [
            (
                "write, fdatasync",
                { _ in
                    guard write(bare, bytes, bytes.count) == bytes.count, fdatasync(bare) == 0
                    else { throw Problem("the disk does not write") }
                }
            ),
            (
                "move",
                {
                    now += 1
                    _ = try session.dispatch(action: moves[$0 % 4], nowMs: now)
                }
            ),
        ]
        try tell("a game with a file, \(bytes.count) bytes a move", works, rounds: 401, calls: 1)
        try session.shutDown()
    }

    private func size(of folder: URL) throws -> Int {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .reduce(0) { try $0 + Data(contentsOf: $1).count }
    }

    /// Measures the works in turn, so that all see the same machine.
    private func tell(
        _ title: String, _ works: [(String, (Int) throws -> Void)], rounds: Int, calls: Int
    ) throws {
        var took = works.map { _ in [Double]() }
        for round in 0..<rounds {
            for (index, work) in works.enumerated() {
                let duration = try ContinuousClock().measure {
                    for call in 0..<calls { try work.1(round * calls + call) }
                }
                let (seconds, attoseconds) = duration.components
                took[index].append(
                    (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(calls))
            }
        }
        let medians = took.map { $0.sorted()[rounds / 2] }
        print("\(title): µs a call (median of \(rounds)), ratio")
        for (index, work) in works.enumerated() {
            let name = work.0.padding(toLength: 18, withPad: " ", startingAt: 0)
            let ratio = medians[index] / medians[0]
            print("  \(name)" + String(format: "%9.3f %8.2f", medians[index], ratio))
        }
    }
}
