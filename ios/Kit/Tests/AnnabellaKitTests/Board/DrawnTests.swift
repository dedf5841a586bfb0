import AnnabellaCore
import Foundation
import Observation
import Testing

@testable import AnnabellaKit

/// What is drawn and read once.
@MainActor
@Suite struct DrawnTests {
    /// Counts how often it is asked.
    private final class Counted: BoardActions {
        var asked = 0
        var labels = ["Legal moves"]

        func on(_ square: Int) -> [BoardAction] {
            asked += 1
            return labels.map { BoardAction($0) {} }
        }
    }

    @Test func theActionsOfASquareAreMadeOnlyForWhoReads() async throws {
        try await onDevice { device in
            let board = BoardModel(device.app.localization, device.app.ports.times)
            board.picture = .start
            let actions = Counted()
            board.actions = actions
            let unread = board.squares(isRead: false)
            #expect(unread.count == 64 && actions.asked == 0)
            #expect(unread.allSatisfy { $0.actions.isEmpty })
            let read = board.squares(isRead: true)
            #expect(actions.asked == 64)
            #expect(read[0].actions.map(\.label) == ["Legal moves"])
            #expect(read != unread && read == board.squares(isRead: true))
            // only what is told otherwise is made anew
            board.picture.selected = 12
            let changed = zip(read, board.squares(isRead: true)).filter { $0 != $1 }
            #expect(changed.map(\.0.id) == [12])
            actions.labels = ["Attackers"]
            #expect(zip(read, board.squares(isRead: true)).allSatisfy { $0 != $1 })
        }
    }

    @Test func whatLooksAlikeIsEqualAndWhatDoesNotIsNot() {
        let painter = BoardPainter(.light)
        let size = CGSize(width: 160, height: 160)
        let board = DrawnBoard(painter, .start, isFlipped: false)
        var moved = BoardPicture.start
        moved.selected = 12
        #expect(board == DrawnBoard(painter, .start, isFlipped: false))
        for other in [
            DrawnBoard(painter, moved, isFlipped: false),
            DrawnBoard(painter, .start, isFlipped: true),
            DrawnBoard(painter, .start, isFlipped: false, without: [0]),
            DrawnBoard(painter, .start, isFlipped: false, cursor: 0),
            DrawnBoard(painter, .start, isFlipped: false, turnedSide: .second),
            DrawnBoard(BoardPainter(.dark), .start, isFlipped: false),
        ] {
            #expect(board != other)
            #expect(board.paints(in: size) != other.paints(in: size))
        }
        let piece = DrawnPiece(painter, 6, isTurned: false)
        #expect(piece != DrawnPiece(painter, 6, isTurned: true))
        #expect(!piece.paints(in: size).isEmpty)
        let frame = DrawnFrame(painter, on: 3, isFlipped: false)
        #expect(
            frame.paints(in: size) != DrawnFrame(painter, on: 3, isFlipped: true).paints(in: size))
    }

    @Test func aClockThatTicksRedrawsNoBoard() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let game = try await device.play("new chess clock=5")
            await game.dispatch(asked("arbiter > start"))
            await game.dispatch(asked("white > move e2e4"))
            let model = device.app.displayModel(game, isLarge: false)
            let seen = Task { await model.run() }
            try await until { model.lines.count == 1 && !model.standing.isEmpty }
            await settled(game)
            let redrawn = Counter()
            withObservationTracking {
                _ = (model.board, model.isFlipped, model.boardLabel, model.lines)
            } onChange: {
                redrawn.count()
            }
            let before = model.players.near?.time
            let after = model.players.far?.time
            clock.advance(3_000)
            try await until {
                model.players.near?.time != before || model.players.far?.time != after
            }
            await settled()
            #expect(redrawn.number == 0)
            seen.cancel()
            await seen.value
        }
    }
}

/// Counts from any thread.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var counted = 0
    var number: Int { lock.withLock { counted } }
    func count() { lock.withLock { counted += 1 } }
}
