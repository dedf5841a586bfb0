import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What a pawn becomes is asked at its square.
@MainActor
@Suite struct PromotionTests {
    private static let phone = CGSize(width: 393, height: 715)
    private static let line = "new chess mode=casual fen=\"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\""

    private func frame(_ square: String, isFlipped: Bool = false) -> CGRect {
        let board = BoardGeometry(size: CGSize(width: 392, height: 392), isFlipped: isFlipped)
        let card = PlacedCard(rows: 4, lineHeight: 22)
        return card.frame(
            at: Squares.number(of: square) ?? 0, of: board, from: CGPoint(x: 0, y: 100),
            in: Self.phone)
    }

    @Test func theCardOpensInwardsFromTheSquare() {
        let card = PlacedCard(rows: 4, lineHeight: 22)
        #expect(card.row == 60 && card.back == 52 && card.size.height == 292)
        // squares are 49 wide
        #expect(frame("b8").origin == CGPoint(x: 49, y: 100))
        #expect(frame("d8").minX == 147)
        // from the other side of the board to the left
        #expect(frame("e8").maxX == 245 && frame("e8").minY == 100)
        #expect(frame("h8").maxX == 392)
        // from below upwards
        #expect(frame("g1").maxX == 343 && frame("g1").maxY == 492)
        #expect(frame("g1", isFlipped: true).origin == CGPoint(x: 49, y: 100))
    }

    @Test func itStaysOnThePage() {
        let board = BoardGeometry(size: CGSize(width: 280, height: 280), isFlipped: false)
        let card = PlacedCard(rows: 4, lineHeight: 22)
        let frame = card.frame(
            at: 59, of: board, from: CGPoint(x: 100, y: 40), in: CGSize(width: 400, height: 300))
        #expect(frame.minX >= 0 && frame.maxX <= 400 && frame.minY >= 0 && frame.maxY <= 300)
    }

    @Test func itIsAskedThereWithTheQueenFirst() async throws {
        try await onTable(Self.line) { table in
            table.tap("e7")
            table.tap("e8")
            let card = try #require(table.model.card)
            #expect(card.square == 60 && card.title == "The pawn becomes" && !card.isTurned)
            #expect(card.rows.map(\.label) == ["Queen", "Rook", "Bishop", "Knight"])
            #expect(card.rows.map(\.figure) == [5, 4, 3, 2])
            #expect(card.answers.map(\.label) == ["Take back"])
            // nothing lies over the pages, and the keys are those of the card
            #expect(table.app.overlay.shown == nil && !table.model.key(KeyEvent(.arrow(.up))))
            table.app.dialogs.pick(1)
            try await table.plies(1)
            #expect(table.view.board.piece(at: 60)?.kind == .rook && table.model.card == nil)
        }
    }

    @Test func allWaysBackTakeTheMoveBack() async throws {
        try await onTable(Self.line) { table in
            let model = table.model
            let ways: [@MainActor () -> Void] = [
                { table.app.dialogs.cancel() }, { model.escape() }, { model.goBack() },
            ]
            for way in ways {
                table.tap("e7")
                table.tap("e8")
                #expect(model.card != nil)
                way()
                #expect(model.card == nil && table.view.plies == 0)
                #expect(table.app.pages.top == .game)
            }
        }
    }

    @Test func withLargeLettersAndOnALowPageItComesFromTheEdge() async throws {
        try await onTable(Self.line) { table in
            let sizes: [(CGSize, CGFloat, Bool)] = [
                (Self.phone, 22, true), (Self.phone, 40, false),
                (CGSize(width: 480, height: 280), 22, false),
            ]
            for (size, lineHeight, hasRoom) in sizes {
                table.model.fits(size, lineHeight: lineHeight)
                table.tap("e7")
                table.tap("e8")
                #expect((table.model.card != nil) == hasRoom)
                #expect((table.app.overlay.shown != nil) == !hasRoom)
                if !hasRoom {
                    #expect(table.app.dialogs.open?.answers.map(\.label) == ["Cancel"])
                }
                table.app.dialogs.cancel()
                table.app.overlay.gone()
            }
        }
    }

    @Test func byTheLawsThePawnStaysWhereItIs() async throws {
        let line = "new chess mode=strict fen=\"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\""
        try await onTable(line) { table in
            table.tap("e7")
            try await until { if case .holding = table.view.turnNow { true } else { false } }
            table.tap("e8")
            try await until { table.model.card != nil }
            #expect(table.model.card?.square == 60)
            #expect(table.model.card?.answers.map(\.label) == ["Cancel"])
            try table.answer("Queen")
            try await until { table.view.board.piece(at: 60)?.kind == .queen }
        }
    }
}
