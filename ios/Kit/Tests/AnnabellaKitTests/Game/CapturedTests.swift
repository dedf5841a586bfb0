import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What a side has captured, and the line of moves of games that begin elsewhere.
@MainActor
@Suite struct CapturedTests {
    private let start = BoardPicture.start.pieces

    private func board(_ changes: [(String, UInt8)]) -> Data {
        var board = start
        for (square, byte) in changes { board[Squares.number(of: square) ?? 0] = byte }
        return board
    }

    @Test func theMostValuableComesFirst() {
        let now = board([("d8", 0), ("a7", 0), ("g8", 0), ("h1", 0)])
        #expect(Captured.by(.white, start: start, now: now) == [13, 10, 9])
        #expect(Captured.by(.black, start: start, now: now) == [4])
        #expect(Captured.lead(.white, now) == 9 + 3 + 1 - 5)
        #expect(Captured.lead(.black, now) == 5 - 9 - 3 - 1)
    }

    @Test func aPawnThatBecameAPieceWasNotCaptured() {
        let now = board([("a2", 0), ("b8", 5)])
        #expect(Captured.by(.black, start: start, now: now) == [])
        #expect(Captured.by(.white, start: start, now: now) == [10])
    }

    @Test func nothingIsCapturedAtFirst() {
        for color in PlayerColor.allCases {
            #expect(Captured.by(color, start: start, now: start) == [])
            #expect(Captured.lead(color, start) == 0)
        }
    }

    @Test func aLineThatBeginsWithBlackSaysSo() async throws {
        let fen = "fen=\"4k3/8/8/8/8/8/4p3/K7 b - - 0 1\""
        try await onTable("new chess mode=casual \(fen)") { table in
            table.tap("e8")
            table.tap("d7")
            try await table.plies(1)
            #expect(table.model.strip.text == "1. … ♔d7")
            table.tap("a1")
            table.tap("b2")
            try await table.plies(2)
            #expect(table.model.strip.text == "1. … ♔d7 2. ♔b2")
        }
    }

    @Test func aGameThatCannotBeginLeavesTheOtherOnTheTable() async throws {
        try await onTable { table in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            let setup = try parseSetup(line: "new chess").with(fen: .some("nonsense"))
            #expect(await table.app.opener.start(setup) == false)
            #expect(table.app.dialogs.open != nil)
            #expect(table.app.games.current === table.game)
            table.app.dialogs.cancel()
            table.tap("e7")
            table.tap("e5")
            try await table.plies(2)
        }
    }
}
