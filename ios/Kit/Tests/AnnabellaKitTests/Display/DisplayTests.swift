import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What those see who look on.
@MainActor
@Suite struct DisplayTests {
    private func open(
        _ line: String, _ moves: String..., isLarge: Bool = false, times: Times = .device,
        test: @MainActor (StrictGame, DisplayModel) async throws -> Void
    ) async throws {
        try await onDevice(times: times) { device in
            let table = try await StrictGame(device, line)
            for move in moves { try await table.act(move) }
            let display = device.app.displayModel(table.game, isLarge: isLarge)
            let watching = Task { await display.run() }
            try await until { !display.standing.isEmpty }
            try await test(table, display)
            watching.cancel()
            await watching.value
        }
    }

    @Test func itShowsPositionClocksTurnAndTheLastMoves() async throws {
        try await open(
            "new chess mode=strict clock=5 white-name=\"Rosa\"", "white > move e2e4",
            "black > move e7e5", times: FakeClock().times
        ) { table, display in
            #expect(display.standing == "Move 2, White to move.")
            #expect(display.players.near?.name == "Rosa")
            #expect(display.players.far?.name == "Black")
            #expect(display.players.near?.time == "5:00")
            #expect(display.players.far?.time == "5:00")
            #expect(display.lines.map(\.text) == ["1. e4 e5"])
            #expect(display.boardLabel == "Chess board, White to move")
            #expect(display.board.pieces[28] == 1)
            #expect(!display.isFlipped)
            try await table.act("white > move g1f3")
            try await until { display.lines.last?.text == "2. ♘f3" }
            try await until { display.standing == "Move 2, Black to move." }
        }
    }

    @Test func turnedItHasBlackAndHisClockBelow() async throws {
        try await open("new chess black-name=Ada", "white > move e2e4") { _, display in
            #expect(display.players.far?.name == "Ada")
            display.flip()
            #expect(display.isFlipped)
            #expect(display.players.near?.name == "Ada")
            #expect(display.players.far?.name == "White")
        }
    }

    @Test func nobodyWhoLooksOnIsCalledYou() async throws {
        try await open("new chess black=level:1") { _, display in
            #expect(display.players.near?.name == "White")
            #expect(display.players.far?.name == "Computer")
        }
    }

    @Test func aClockOnItGoesOn() async throws {
        try await open("new chess clock=5", "white > move e2e4") { table, display in
            #expect(table.view.clocks?.running == .second)
            // each second is shown, but a slow machine may not look in each
            try await until { display.players.far?.time?.hasPrefix("4:") == true }
        }
    }

    @Test func aReaderIsGivenThePositionInWordsAndEachLineOfTheScore() async throws {
        try await onDevice { device in
            device.reader.isSpeaking = true
            let table = try await StrictGame(
                device, "new chess", "white > move e2e4", "black > move e7e5")
            let display = device.app.displayModel(table.game, isLarge: false)
            #expect(display.boardLabel == "Chess board, White to move")
            let watching = Task { await display.run() }
            try await until {
                display.boardLabel.contains("e4") || display.boardLabel.contains("e 4")
            }
            let spoken = try #require(display.lines.first?.spoken)
            #expect(spoken.contains("White") && spoken.contains("Black"))
            watching.cancel()
            await watching.value
        }
    }

    @Test func whatIsHiddenFromAPlayerIsHiddenOnItTooAndNotTold() async throws {
        try await onDevice { device in
            device.reader.isSpeaking = true
            let table = try await StrictGame(
                device, "new chess white-hidden=pieces", "white > move e2e4")
            let display = device.app.displayModel(table.game, isLarge: false)
            let watching = Task { await display.run() }
            try await until { !display.standing.isEmpty }
            try await table.act("black > move e7e5")
            try await until { display.boardLabel == "Chess board, White to move" }
            #expect(display.board.hidesPieces)
            #expect(display.standing == "Move 2, White to move.")
            watching.cancel()
            await watching.value
        }
    }

    @Test func aLargeOneHasMoreMoves() async throws {
        let moves = [
            "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1h1", "f8e7",
            "f1e1", "b7b5",
        ]
        for isLarge in [false, true] {
            try await open("new chess clock=90", isLarge: isLarge) { table, display in
                for (ply, move) in moves.enumerated() {
                    try await table.act("\(ply % 2 == 0 ? "white" : "black") > move \(move)")
                }
                try await until { display.lines.last?.text == "6. ♖e1 b5" }
                #expect(display.lines.count == (isLarge ? 6 : 4))
            }
        }
    }

    @Test func aSecondScreenShowsTheGameForAsLongAsItIsConnectedAndWished() async throws {
        try await onDevice { device in
            let screen = device.app.secondScreen
            try await device.play("new chess")
            #expect(screen.label == nil)
            screen.isThere = true
            #expect(!screen.isOn)
            #expect(screen.label == .displaySecond)
            screen.toggle()
            #expect(screen.isOn)
            #expect(screen.label == .displaySecondLeave)
            screen.isThere = false
            #expect(!screen.isOn)
            #expect(screen.label == nil)
            // it is wished on the next one too
            screen.isThere = true
            #expect(screen.isOn)
            await device.app.games.close()
            #expect(!screen.isOn)
        }
    }
}
