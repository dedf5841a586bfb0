import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What a hand does in games by the Laws.
@MainActor
@Suite struct StrictHandTests {
    private func isHolding(_ table: OnTable) -> Bool {
        if case .holding = table.view.turnNow { true } else { false }
    }

    @Test func aPieceThatIsTappedIsLiftedAndHasToMove() async throws {
        try await onTable("new chess mode=strict") { table in
            table.tap("e2")
            try await until { isHolding(table) && table.board.picture.selected == 12 }
            table.tap("e2")
            try await until { table.view.turnNow == .thinking }
            // another piece has to stay where it is
            #expect(table.view.moves(from: 11).isEmpty)
            try await until { table.board.picture.touched == [12] }
            #expect(table.element("e2").value == "touched")
            table.tap("e2")
            try await until { isHolding(table) && table.board.picture.selected == 12 }
            // what is in the hand has a frame
            #expect(table.board.picture.touched.isEmpty)
            table.tap("e4")
            try await table.plies(1)
            #expect(table.board.picture.touched.isEmpty)
        }
    }

    @Test func aSecondTapThatIsQuickerThanTheAnswerToTheFirstPutsThePieceDown() async throws {
        try await onTable("new chess mode=strict") { table in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            // the piece that was touched has to move: another one that is refused is not in the hand
            table.tap("e7")
            table.tap("e7")
            try await until {
                table.view.turnNow == .thinking && !table.board.picture.touched.isEmpty
            }
            table.tap("d7")
            await settled(table.game)
            table.tap("e7")
            try await until { isHolding(table) && table.board.picture.selected == 52 }
        }
    }

    @Test func aSecondOwnPieceIsTouchedAndNotCapturedAndCastlingIsKingAndThenRook() async throws {
        try await onTable("new chess mode=strict") { table in
            for line in ["white > move e2e4", "black > move e7e5"] {
                _ = try await table.game.dispatch(asked(line)).get()
            }
            table.tap("g1")
            try await until { isHolding(table) }
            for own in ["f2", "h1"] {
                table.tap(own)
                let why = "Not possible: the piece on g1 was touched and has to move."
                try await until { table.model.sentence.contains(why) }
                #expect(isHolding(table) && table.view.plies == 2)
            }
            table.tap("f3")
            try await table.plies(3)
            for line in ["black > move b8c6", "white > move f1c4", "black > move g8f6"] {
                _ = try await table.game.dispatch(asked(line)).get()
            }
            table.tap("e1")
            try await until { isHolding(table) }
            table.tap("h1")
            try await table.plies(7)
        }
    }

    @Test func aDragLiftsAndLetsGo() async throws {
        try await onTable("new chess mode=strict") { table in
            table.carry("e2", over: "e4")
            try await until { isHolding(table) }
            table.board.touch.cancel()
            try await until { table.view.turnNow == .thinking }
            table.drag("e2", "e3")
            try await table.plies(1)
        }
    }

    /// White's knight goes from g1 to g3, before the clock is pressed.
    private func moveIllegally(_ table: OnTable) async throws {
        _ = try await table.game.dispatch(asked("arbiter > start")).get()
        table.tap("g1")
        try await until { isHolding(table) }
        table.tap("g3")
        try await until { table.view.turnNow == .toPress && table.view.plies == 1 }
    }

    @Test func anIllegalMoveIsPutRightUntilTheClockIsPressed() async throws {
        try await onTable("new chess mode=strict clock=90 press=manual") { table in
            try await moveIllegally(table)
            table.tap("g3")
            try await until { isHolding(table) && table.board.picture.selected == 6 }
            table.tap("e2")
            try await until { table.view.turnNow == .toPress && table.view.plies == 1 }
            table.drag("e2", "f3")
            try await until { table.view.plies == 1 && table.view.board.piece(at: 21) != nil }
            _ = try await table.game.dispatch(asked("white > press")).get()
            try await until { table.view.turnNow == .thinking && table.view.turn == .second }
            table.tap("e7")
            try await until { isHolding(table) }
            table.tap("e4")
            try await until { table.view.turnNow == .toPress }
            _ = try await table.game.dispatch(asked("black > press")).get()
            try await until { table.view.turnNow == .thinking && table.view.plies == 1 }
            #expect(table.view.turn == .second)
        }
    }

    @Test func beforeThePressOnlyThePieceOfTheIllegalMoveIsTakenUpAgain() async throws {
        try await onTable("new chess mode=strict clock=90 press=manual") { table in
            try await moveIllegally(table)
            for other in ["b1", "e2", "g1", "e7"] {
                table.tap(other)
                await settled(table.game)
                #expect(table.view.turnNow == .toPress, "\(other) binds nobody")
            }
            table.tap("g3")
            try await until { isHolding(table) }
        }
    }

    @Test func aPieceOfTheOtherSideThatWasTouchedIsToBeTaken() async throws {
        let before = ["white > move e2e4", "black > move d7d5"]
        try await onTable("new chess mode=strict", after: before) { table in
            table.tap("d5")
            try await until { table.board.picture.touched == [35] }
            #expect(table.view.allMoves.allSatisfy { $0.path.to == 35 })
        }
    }

    @Test func thePromotedPieceIsAskedAfterThePawnIsLetGo() async throws {
        let fen = "fen=\"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\""
        try await onTable("new chess mode=strict \(fen)") { table in
            table.tap("e7")
            try await until { isHolding(table) }
            table.tap("e8")
            try await until { table.app.dialogs.open != nil }
            try table.answer("Queen")
            try await table.plies(1)
            #expect(table.view.board.piece(at: 60)?.kind == .queen)
        }
    }

    @Test func whatIsLiftedGoesBackByEscape() async throws {
        try await onTable("new chess mode=strict") { table in
            table.tap("e2")
            try await until { isHolding(table) }
            #expect(table.model.key(KeyEvent(.escape)))
            try await until { table.view.turnNow == .thinking }
        }
    }

    @Test func theNextMoveIsAnnouncedForAClaimAndNotMade() async throws {
        try await onTable("new chess mode=strict") { table in
            table.model.input.announce(for: .repetition)
            table.tap("e2")
            // nothing is touched
            #expect(table.view.turnNow == .thinking)
            #expect(table.board.picture.selected == 12)
            table.tap("e4")
            try await until { table.board.picture.selected == nil }
            _ = await table.game.describe()
            #expect(table.view.plies == 0)
        }
    }
}
