import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// Positions of checkers are put together, and games begin from there.
@MainActor
@Suite struct CheckersSetupTests {
    private func onPage(_ test: (Device, SetupModel) async throws -> Void) async throws {
        try await onDevice { device in
            device.app.settings.language = .english
            let page = device.app.setupModel()
            await page.appear()
            try await test(device, page)
        }
    }

    private func fen(_ device: Device) async throws -> String {
        try await #require(device.app.games.current).fen().get()
    }

    @Test func aPositionOfCheckersIsPutTogetherAndAGameBeginsFromIt() async throws {
        try await onPage { device, page in
            page.clear()
            try page.game.pick("Checkers")
            #expect(page.turnLabel == "Red to move" && !page.hasStarts && page.castlings.isEmpty)
            page.clear()
            try page.put("Red king", at: 18)
            try page.put("White man", at: 32)
            try page.put("Red man", at: 1)
            // what stands there already is taken away, and a light square takes nothing
            page.tapped(point(1))
            page.tapped(1)
            page.dropped(from: point(32), to: point(28))
            page.changeTurn()
            #expect(page.turnLabel == "White to move")
            await page.appear()
            #expect(page.fen == "W:W28:BK18")
            // each game's position stays
            try page.game.pick("Chess")
            #expect(page.board.picture == .empty)
            try page.game.pick("Checkers")
            await page.play(betweenPeople: true)
            #expect(try await fen(device) == "W:W28:BK18")
            #expect(device.app.games.current?.state.view.kind == .checkers)
            #expect(device.app.setupModel().game.chosen == "Checkers")
        }
    }

    @Test func aManOnHisKingRowIsRefusedWithTheReason() async throws {
        try await onPage { _, page in
            try page.game.pick("Checkers")
            try page.put("Red man", at: 30)
            await page.appear()
            #expect(!page.canStart)
            #expect(
                page.verdict == "On 30 stands a man of Red, and there it would be a king.")
        }
    }

    @Test func piecesOfCheckersArePutByKeysAndTyped() async throws {
        try await onPage { device, page in
            try page.game.pick("Checkers")
            page.clear()
            page.board.hasKeys = true
            page.board.moveCursor(to: point(18))
            #expect(page.key(KeyEvent(.sign("k"))) && page.piece(at: 18) == 2)
            #expect(page.key(KeyEvent(.sign("m"), isShift: true)) && page.piece(at: 18) == 9)
            #expect(!page.key(KeyEvent(.sign("q"))))
            page.askText()
            try await device.write("red men 5 and 9, clear 18")
            try await until { page.piece(at: 9) == 1 }
            #expect(page.piece(at: 18) == 0)
        }
    }
}

extension SetupModel {
    fileprivate func put(_ label: String, at number: Int) throws {
        let labels = Labels("en")
        choose(try #require(pieces.first { labels[$0.label] == label }))
        board.choose(point(number))
    }

    fileprivate func piece(at number: Int) -> UInt8 { board.picture.pieces[point(number)] }
}

/// The point of a square from 1 to 32.
private func point(_ number: Int) -> Int {
    BoardSize.chess.points.first { CheckersSquares.number(of: $0) == number } ?? -1
}
