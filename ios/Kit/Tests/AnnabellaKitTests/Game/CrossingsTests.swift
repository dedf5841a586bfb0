import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// How often the page goes to the library: each time costs.
@MainActor
@Suite struct CrossingsTests {
    /// The page of a game that counts what it is asked; nothing of its beginning.
    private func counted(
        _ line: String, after moves: [String] = [], reads: Bool = false,
        _ test: @MainActor (OnTable, CountedPort) async throws -> Void
    ) async throws {
        try await onDevice { device in
            device.reader.isSpeaking = reads
            let ports = Kept<CountedPort>()
            let setup = try parseSetup(line: line)
            let times = device.app.ports.times
            let game = try await GameStore.open(times: times) { listener in
                ports.keep(
                    CountedPort(
                        try GameSession.create(
                            setup: setup, folder: nil, listener: listener,
                            nowMs: times.nowMs(), wallMs: times.wallMs())))
            }
            for move in ["arbiter > start"] + moves { await game.dispatch(asked(move)) }
            let table = OnTable(device, game)
            let port = try #require(ports.value)
            // each part of the page begins in a task of its own
            try await until {
                table.model.players.near != nil && port.has("playerName")
                    && (moves.isEmpty || port.has("score"))
                    && (!reads || table.board.labels.count == 64)
            }
            _ = try await settled(table, port)
            do { try await test(table, port) } catch {
                await table.disappear()
                throw error
            }
            await table.disappear()
            await game.close()
        }
    }

    /// What was asked until nothing more comes.
    private func settled(_ table: OnTable, _ port: CountedPort) async throws -> [String] {
        var known = -1
        while port.count != known {
            known = port.count
            await AnnabellaKitTests.settled(table.game)
        }
        return port.take()
    }

    @Test func aMoveByTwoTapsIsOneCrossingAndItsLineOfTheScoreAnother() async throws {
        try await counted("new chess", after: ["white > move e2e4"]) { table, port in
            table.tap("e7")
            #expect(try await settled(table, port) == [])
            table.tap("e5")
            try await table.plies(2)
            #expect(try await settled(table, port) == ["dispatch", "score"])
        }
    }

    @Test func whoReadsTheBoardHasTheNamesOfTheSquaresToo() async throws {
        try await counted("new chess", reads: true) { table, port in
            table.tap("e2")
            for element in table.board.elements { _ = table.board.actions(on: element.id) }
            #expect(try await settled(table, port) == [])
            table.tap("e4")
            try await table.plies(1)
            #expect(try await settled(table, port) == ["dispatch", "squareLabels", "score"])
        }
    }

    @Test func theComputersReplyIsOneCrossingMoreAndItsLineAnother() async throws {
        try await counted("new chess black=level:1") { table, port in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(2)
            let calls = try await settled(table, port)
            #expect(calls.filter { $0 == "dispatch" }.count == 1, "\(calls)")
            #expect((1...2).contains(calls.filter { $0 == "score" }.count), "\(calls)")
            #expect(calls.filter { $0 == "collect" }.count <= 2, "\(calls)")
            #expect(Set(calls).isSubset(of: ["dispatch", "score", "collect"]), "\(calls)")
        }
    }

    @Test func drawingAClockThatRunsAndAFingerThatSlidesAreNone() async throws {
        try await counted("new chess clock=5", after: ["white > move e2e4"]) { table, port in
            let drawing = BoardDrawing(BoardPainter(.light), table.geometry)
            for _ in 0..<100 { _ = drawing.paints(table.board.picture) }
            table.carry("e7", over: "e5")
            table.carry("e7", over: "e6")
            let time = table.model.players.far?.time
            try await until { table.model.players.far?.time != time }
            #expect(try await settled(table, port) == [])
            table.board.touch.cancel()
        }
    }
}
