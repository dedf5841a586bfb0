import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What was chosen when the system ended the app is chosen when it begins again.
@MainActor
@Suite struct ChosenTests {
    private let friendly = "new chess mode=casual"
    private let strict = "new chess"

    /// A game with one move on its page, where Black chooses; what the system has kept after
    /// that, and the app begun again.
    private func endAndBegin(
        _ device: Device, _ line: String, with move: String = "e2e4",
        choose: (OnTable) async throws -> Void, then moves: [String] = []
    ) async throws -> String {
        let game = try await device.play(line)
        if game.state.view.phase == .waiting { await game.dispatch(asked("arbiter > start")) }
        await game.dispatch(asked("white > move \(move)"))
        let table = OnTable(device, game)
        try await until { device.app.games.idOnTable != nil }
        try await table.plies(1)
        try await choose(table)
        let kept = device.app.life.kept
        for move in moves { await game.dispatch(asked(move)) }
        await table.disappear()
        await device.app.life.leave().value
        await device.restart()
        return kept
    }

    /// The page that has come back.
    private func page(_ device: Device) throws -> OnTable {
        OnTable(device, try #require(device.app.games.current), isBack: true)
    }

    @Test func aChosenPieceComesBack() async throws {
        try await onDevice { device in
            let kept = try await endAndBegin(device, friendly) { $0.tap("d7") }
            await device.app.life.bringBack(kept)
            // also where it ends again before the page was seen
            #expect(device.app.life.kept == kept)
            let table = try page(device)
            try await table.plies(1)
            #expect(table.board.picture.selected == table.number("d7"))
            #expect(device.app.life.kept == kept)
            table.tap("d5")
            try await table.plies(2)
            #expect(device.app.life.kept != kept)
            await table.disappear()
        }
    }

    @Test func aClaimThatTheNextMoveIsForComesBack() async throws {
        try await onDevice { device in
            let kept = try await endAndBegin(device, strict) { table in
                table.model.input.announce(for: .repetition)
                table.tap("d7")
            }
            await device.app.life.bringBack(kept)
            let table = try page(device)
            try await table.plies(1)
            // without the claim it would be touched by the Laws
            #expect(table.model.input.chosen == [table.number("d7")])
            #expect(table.view.turnNow == .thinking)
            table.tap("d7")
            #expect(table.model.input.chosen.isEmpty)
            #expect(table.model.input.cancel())
            #expect(!table.model.input.cancel())
            await table.disappear()
        }
    }

    @Test(arguments: [
        ["black > move e7e5", "white > move g1f3"], ["white > undo", "white > move d2d4"],
    ])
    func nothingGoesOverIntoAnotherPosition(_ moves: [String]) async throws {
        try await onDevice { device in
            let kept = try await endAndBegin(
                device, friendly, choose: { $0.tap("d7") }, then: moves)
            await device.app.life.bringBack(kept)
            let table = try page(device)
            try await table.plies(device.app.games.current?.state.view.plies ?? 0)
            #expect(table.view.latestMove.map { Int($0.arrival) } != table.number("e4"))
            #expect(table.model.input.chosen.isEmpty)
            await table.disappear()
        }
    }

    @Test func eachPageHasItsOwn() async throws {
        try await onDevice { device in
            var held: BlindModel?
            let kept = try await endAndBegin(device, friendly) { table in
                table.tap("d7")
                device.app.pages.go(.blind)
                let blind = device.app.blindModel(table.game)
                held = blind
                let seen = Task { await blind.run() }
                try await until { device.app.announcer.isTalkingPage }
                blind.tapped(table.number("e7"))
                seen.cancel()
                await seen.value
            }
            #expect(held != nil)
            held = nil
            await device.app.life.bringBack(kept)
            #expect(device.app.pages.path == [.game, .blind])
            let game = try #require(device.app.games.current)
            let blind = device.app.blindModel(game)
            let seen = Task { await blind.run() }
            try await until { blind.board.picture.selected == Squares.number(of: "e7") }
            // the page below has not been seen yet
            device.app.pages.back()
            let table = try page(device)
            try await table.plies(1)
            #expect(table.model.input.chosen.first == Squares.number(of: "d7"))
            seen.cancel()
            await seen.value
            await table.disappear()
        }
    }

    @Test func aPageThatWasLeftHasNothingChosen() async throws {
        try await onDevice { device in
            let kept = try await endAndBegin(device, friendly) { $0.tap("d7") }
            await device.app.life.bringBack(kept)
            device.app.pages.home()
            device.app.pages.go(.game)
            let table = try page(device)
            try await table.plies(1)
            #expect(table.model.input.chosen.isEmpty)
            await table.disappear()
        }
    }

    @Test func whatIsNoSquareIsNotChosen() async throws {
        try await onDevice { device in
            let kept = try await endAndBegin(device, friendly) { $0.tap("d7") }
            let square = try #require(Squares.number(of: "d7"))
            let wrong = kept.replacingOccurrences(
                of: "\"points\":[\(square)]", with: "\"points\":[-3]")
            #expect(wrong != kept)
            await device.app.life.bringBack(wrong)
            let table = try page(device)
            try await table.plies(1)
            #expect(table.model.input.chosen.isEmpty)
            await table.disappear()
        }
    }

    @Test func aMoveOnOnePlayersBoardAloneComesBack() async throws {
        try await onDevice { device in
            let line = "new chess mode=strict clock=90 blind=black black-assistant=bcdef"
            let kept = try await endAndBegin(device, line) { table in
                await table.game.dispatch(asked("black > repeat e2e4"))
                table.model.input.move(onBoardOf: .second)
                table.tap("e2")
            }
            await device.app.life.bringBack(kept)
            let table = try page(device)
            try await until { table.board.picture.selected == table.number("e2") }
            #expect(table.model.input.ownBoard == .second)
            // there the move has still to be made
            #expect(table.board.picture.pieces.piece(at: table.number("e4")) == nil)
            table.tap("e4")
            try await until {
                table.view.second.ownBoard?.piece(at: table.number("e4"))?.kind == .pawn
            }
            #expect(table.model.input.ownBoard == nil)
            #expect(device.app.life.kept != kept)
            await table.disappear()
        }
    }

    private let pawn = "new chess mode=casual fen=\"7k/8/8/8/8/8/p3K3/8 w - - 0 1\""

    /// Black's pawn has come to its last rank, where it is asked what it becomes.
    private func promote(_ table: OnTable) {
        table.tap("a2")
        table.tap("a1")
        #expect(table.app.dialogs.open?.title == table.app.text(.gamePromote))
    }

    @Test func thePawnThatHasNotBecomeAnythingYetComesBack() async throws {
        try await onDevice { device in
            let kept = try await endAndBegin(device, pawn, with: "e2d2", choose: promote)
            await device.app.life.bringBack(kept)
            #expect(device.app.dialogs.open == nil)
            let table = try page(device)
            try await until { device.app.dialogs.open?.title == device.app.text(.gamePromote) }
            #expect(device.app.life.kept == kept)
            try table.answer("Knight")
            try await table.plies(2)
            #expect(table.view.board.piece(at: 0)?.kind == .knight)
            #expect(device.app.life.kept != kept)
            await table.disappear()
        }
    }

    @Test func thePawnIsAskedForAgainOnThePageThatWasLeft() async throws {
        try await onDevice { device in
            _ = try await endAndBegin(device, pawn, with: "e2d2") { table in
                promote(table)
                device.app.pages.go(.settings)
                #expect(device.app.dialogs.open == nil)
                await table.disappear()
                device.app.pages.back()
                table.appear()
                try await until { device.app.dialogs.open != nil }
                try table.answer("Take back")
                await table.disappear()
                table.appear()
                try await table.plies(1)
                #expect(device.app.dialogs.open == nil)
            }
        }
    }

    @Test func byTheLawsThePawnThatWasLetGoIsAskedForAgain() async throws {
        try await onDevice { device in
            let line = "new chess mode=strict fen=\"7k/8/8/8/8/8/p3K3/8 w - - 0 1\""
            let kept = try await endAndBegin(device, line, with: "e2d2") { table in
                table.tap("a2")
                try await until { if case .holding = table.view.turnNow { true } else { false } }
                table.tap("a1")
                try await until { device.app.dialogs.open != nil }
            }
            await device.app.life.bringBack(kept)
            let table = try page(device)
            try await until { device.app.dialogs.open?.title == device.app.text(.gamePromote) }
            try table.answer("Queen")
            try await table.plies(2)
            #expect(table.view.board.piece(at: 0)?.kind == .queen)
            await table.disappear()
        }
    }
}
