import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Moves over more than two points, as other games have them.
@MainActor
@Suite struct LongMoveTests {
    /// Hands over a board on which a piece of a1 goes over c3 or over a3 and c1 to e5, over
    /// c3 to e1, or to b2.
    private final class Table: MoveInputDelegate {
        let game: GameStore
        let port: FakePort
        lazy var input = MoveInput(game, delegate: self)
        var told: [String] = []

        init() async throws {
            var board = Data(count: 64)
            board[0] = 1
            let ways: [[UInt8]] = [[0, 18, 36], [0, 16, 2, 36], [0, 18, 4], [0, 9]]
            let moves = ways.map { way in
                Data([UInt8(way.count), 0] + ([way.last!] + way).flatMap { [$0, 0] })
            }
            let position = FakePort.Position(
                board: board, legalMoves: Data(moves.joined()))
            let port = FakePort(position: position)
            self.port = port
            game = try await GameStore.open(times: FakeClock().times) { _ in port }
        }

        func askPromotion(
            of side: GameSide, at square: Int, _ answer: @escaping @MainActor (PieceKind?) -> Void
        ) {}
        func redraw() {}
        func notYourTurn() { told.append("not your turn") }
        func othersHaveTo(_ question: GameQuestion) { told.append("others have to") }
        func severalWays() { told.append("several ways") }

        /// The moves that were asked of the game.
        func moves() async -> [String] {
            _ = await game.fen()
            return port.calls.keys.filter { $0.hasPrefix("dispatch move") }
        }
    }

    @Test func aMoveIsBegunAndGoesOnPointByPoint() async throws {
        let table = try await Table()
        table.input.tapped(0)
        #expect(table.input.chosen == [0])
        #expect(table.input.targets == [18, 16, 9, 36, 4])
        table.input.tapped(18)
        #expect(table.input.chosen == [0, 18])
        #expect(table.input.from == 0 && table.input.passed == [18])
        #expect(table.input.targets == [36, 4])
        table.input.changed()
        #expect(table.input.chosen == [0, 18])
        table.input.tapped(4)
        #expect(table.input.chosen.isEmpty && table.told.isEmpty)
        #expect(await table.moves() == [name(of: [0, 18, 4])])
        _ = await table.game.close()
    }

    @Test func aPassHasNoPoints() async throws {
        let pass = Data([0, 0, 0, 0])
        let position = FakePort.Position(legalMoves: pass, lastMove: pass)
        let port = FakePort(position: position)
        let game = try await GameStore.open(times: FakeClock().times) { _ in port }
        let view = game.state.view
        #expect(view.allMoves.map(\.path.points) == [[]])
        #expect(view.moves(from: 0).isEmpty && view.latestMove == nil)
        _ = await game.close()
    }

    @Test func whoGoesWhereSeveralWaysLeadIsToldSo() async throws {
        let table = try await Table()
        table.input.tapped(0)
        table.input.tapped(36)
        #expect(table.told == ["several ways"])
        #expect(table.input.chosen == [0])
        #expect(table.input.grabbed(0))
        table.input.dropped(from: 0, to: 36)
        #expect(table.told.count == 2)
        table.input.tapped(16)
        table.input.tapped(36)
        #expect(await table.moves() == [name(of: [0, 16, 2, 36])])
        _ = await table.game.close()
    }

    @Test func aMoveThatIsBegunComesBack() async throws {
        let table = try await Table()
        table.input.tapped(0)
        table.input.tapped(18)
        let kept = try #require(table.input.kept)
        let again = try JSONDecoder().decode(
            MoveChoice.self, from: JSONEncoder().encode(kept))
        let other = try await Table()
        other.input.restore(again)
        #expect(other.input.chosen == [0, 18])
        for one in [table, other] { _ = await one.game.close() }
    }

    @Test func whatIsBegunIsSeenAndRead() async throws {
        let table = try await Table()
        table.input.tapped(0)
        table.input.tapped(18)
        let picture = GamePicture.of(table.game.state.view, table.input, hidden: .nothing)
        let words = SquareWords { $0.rawValue }
        #expect(words.state(of: 0, in: picture) == "square-selected")
        #expect(words.state(of: 18, in: picture) == "square-selected")
        #expect(words.state(of: 4, in: picture) == "square-target")
        let drawing = BoardDrawing(
            BoardPainter(.light),
            BoardGeometry(size: CGSize(width: 80, height: 80), isFlipped: false))
        var bare = picture
        bare.passed = []
        #expect(drawing.paints(picture).count > drawing.paints(bare).count)
        _ = await table.game.close()
    }

    @Test func itIsSaidOnThePageOfTheGame() async throws {
        try await onTable("new chess") { table in
            table.model.severalWays()
            try await until {
                table.app.announcer.lastSentence == table.app.text(.severalWays)
            }
        }
    }

    @Test func aBoardMayHaveAnotherSize() {
        let size = BoardSize(columns: 10, rows: 4)
        for isFlipped in [false, true] {
            let geometry = BoardGeometry(
                size: CGSize(width: 200, height: 100), isFlipped: isFlipped, board: size)
            #expect(geometry.square == 20)
            #expect(geometry.origin == CGPoint(x: 0, y: 10))
            #expect(geometry.order.sorted() == Array(0..<40))
            for point in size.points {
                #expect(geometry.square(under: geometry.middle(of: point)) == point)
            }
        }
        let seen = BoardGeometry(size: .zero, isFlipped: false, board: size)
        #expect(seen.order.first == 30 && seen.order.last == 9)
    }

    private func name(of points: [UInt16]) -> String {
        "dispatch \(GameDeed.move(path: GamePath(points: points, becomes: nil)))"
    }
}
