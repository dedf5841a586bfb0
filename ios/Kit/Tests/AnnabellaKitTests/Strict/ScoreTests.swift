import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// The scoresheets: the app's, and those that players write.
@MainActor
@Suite struct ScoreTests {
    /// The page of the score, which follows the game.
    private func onPage(
        _ line: String, _ moves: String...,
        test: @MainActor (StrictGame, ScoreModel) async throws -> Void
    ) async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, line)
            for move in moves { try await table.act(move) }
            let score = device.app.scoreModel(table.game)
            let watching = Task { await score.run() }
            try await until { !score.sheets.isEmpty }
            try await test(table, score)
            watching.cancel()
            await watching.value
        }
    }

    private func lines(_ score: ScoreModel) -> [[String]] {
        score.sheets.map { $0.lines.map(\.text) }
    }

    @Test func theSheetGoesOnWithTheGameInWordsForAReader() async throws {
        try await onPage(
            "new chess mode=strict clock=90", "white > move e2e4", "black > move c7c5"
        ) { table, score in
            #expect(lines(score) == [["1. e4 c5"]])
            #expect(score.sheets.map(\.name) == [nil])
            #expect(score.players == "White – Black")
            let spoken = try #require(score.sheets.first?.lines.first?.spoken)
            #expect(spoken.contains("White") && spoken.contains("Black"))
            try await table.act("white > move g1f3")
            try await until { lines(score) == [["1. e4 c5", "2. Nf3"]] }
        }
    }

    @Test func aGameThatBeginsWithBlackHasThatLine() async throws {
        try await onPage(
            "new chess fen=\"4k3/8/8/8/8/8/8/R3K3 b - - 0 7\"", "black > move e8e7"
        ) { _, score in
            #expect(lines(score) == [["7. … Ke7"]])
        }
    }

    @Test func playersWriteTheirMoves() async throws {
        try await onPage(
            "new chess mode=strict clock=90 score=hand", "white > move e2e4", "black > move e7e5"
        ) { table, score in
            #expect(score.sheets.map(\.name) == [.scoreWhite, .scoreBlack])
            #expect(lines(score) == [[], []])
            #expect(score.sheets.map(\.write) == [.scoreWriteWhite, .scoreWriteBlack])

            score.write(on: score.sheets[0])
            #expect(table.dialog?.title == "Write the move down")
            // it was not played
            table.device.app.life.appear()
            try table.write("d4")
            try await until { score.sentence.contains("does not match") }
            #expect(lines(score) == [[], []])

            score.write(on: score.sheets[0])
            try table.write("e4")
            try await until { lines(score) == [["1. e4"], []] }
            // his opponent's move is next on his sheet
            score.write(on: score.sheets[0])
            try table.write("e5")
            try await until { lines(score) == [["1. e4 e5"], []] }
            // what can be written is another view, which comes by itself
            try await until { score.sheets.map(\.write) == [nil, .scoreWriteBlack] }
        }
    }

    @Test func whoHasAMoveMissingHasAButtonForIt() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict score=hand black=level:1")
            #expect(table.actions().buttons(table.view, .first).isEmpty)
            try await table.act("white > move e2e4")
            try await until { table.view.plies == 2 }
            let buttons = table.actions().buttons(table.view, .first)
            #expect(buttons.map(\.label) == [.strictRecord])
            try table.run(.strictRecord, of: buttons)
            try table.write("e4")
            try await until { table.dialog == nil }
            try await until { try await table.game.written(.first).get() == 1 }
        }
    }

    @Test func whatIsNoMoveIsTold() async throws {
        try await onPage(
            "new chess mode=strict supervised=no clock=5 score=hand", "white > move e2e4"
        ) { table, score in
            for typed in ["what time is it", "xyz"] {
                score.write(on: score.sheets[0])
                try table.write(typed)
                try await until { table.dialog != nil }
                guard case .words(let words)? = table.dialog?.content else {
                    throw Problem("nothing is told of \(typed)")
                }
                #expect(!words.characters.isEmpty)
                table.device.app.dialogs.cancel()
            }
            score.write(on: score.sheets[0])
            try table.write("e4")
            try await until { lines(score)[0] == ["1. e4"] }
        }
    }
}
