import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

@Suite
struct BoardTests {
    static let lines = [
        "new chess",
        "new chess fen=\"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\"",
        "new chess fen=\"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1\"",
        "new chess fen=\"rnbqkb1r/ppppp1pp/7n/4Pp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3\"",
        "new chess960 fen=\"2r1kr2/8/8/8/8/8/8/1R2K1R1 w GBfc - 0 1\"",
    ]

    @Test(arguments: lines)
    func piecesAndTheirMovesAreWhatTheGameSays(line: String) throws {
        let session = try game(line)
        let view = try session.view(nowMs: 0)
        for square in 0..<64 {
            let (name, piece) = (word(square: UInt8(square)), view.board.piece(at: square))
            #expect(try letter(piece) == session.fact(fact: "on \(name)", nowMs: 0))
            // the fact leaves castling out, and is about a piece of the side on move
            let targets = Set(
                view.moves(from: square).filter { $0.kind != .castle }.map { UInt8($0.path.to) })
            guard piece?.side == view.turn else {
                #expect(targets.isEmpty)
                continue
            }
            let told = try session.fact(fact: "targets \(name)", nowMs: 0)
            #expect(targets.map(word(square:)).sorted() == words(told).sorted())
        }
        try session.shutDown()
    }

    @Test(arguments: lines)
    func eachMoveIsPlayedAsItIsAndIsThenTheLast(line: String) throws {
        let view = try game(line).view(nowMs: 0)
        #expect(view.latestMove == nil)
        for move in view.allMoves {
            let session = try game(line)
            let action = GameAction(by: view.turn.actor, deed: .move(path: move.path))
            let played = try session.dispatch(action: action, nowMs: 0).view
            #expect(played.latestMove == move)
            #expect(played.board.piece(at: move.arrival)?.side == view.turn)
            try session.shutDown()
        }
    }

    @Test
    func aMoveSaysWhatItDoes() throws {
        let passing = try game(Self.lines[3]).view(nowMs: 0).moves(from: 36)
        #expect(passing.contains(move(36, 45, .enPassant)))
        #expect(passing.contains(move(36, 44, .plain)))
        let promoting = try game(Self.lines[2]).view(nowMs: 0).moves(from: 14)
        let pieces: [PieceKind] = [.knight, .bishop, .rook, .queen]
        let all = [5, 6, 7].flatMap { to in pieces.map { move(14, to, .promotion, $0) } }
        #expect(promoting.count == 12)
        #expect(Set(promoting) == Set(all))
    }

    @Test
    func castlingGoesOntoTheRookAndTheKingArrivesElsewhere() throws {
        let moves = try game(Self.lines[1]).view(nowMs: 0).moves(from: 4)
        let castling = moves.filter { $0.kind == .castle }
        #expect(
            Set(castling) == [move(4, 7, .castle, arrival: 6), move(4, 0, .castle, arrival: 2)])
    }

    @Test
    func aSquareOutsideTheBoardIsEmpty() throws {
        let view = try game("new chess").view(nowMs: 0)
        #expect(view.board.piece(at: 64) == nil)
        #expect(view.moves(from: 255).isEmpty)
        for byte in [7, 8, 15, 16, 255] as [UInt8] {
            #expect(Data([byte]).piece(at: 0) == nil)
        }
        // a part of other data does not begin at 0
        let board = (Data(count: 3) + view.board).dropFirst(3)
        #expect(board.piece(at: 60) == BoardPiece(side: .second, kind: .king))
    }

    private func move(
        _ from: Int, _ to: Int, _ kind: MoveKind, _ becomes: PieceKind? = nil,
        arrival: Int? = nil
    ) -> BoardMove {
        BoardMove(
            path: GamePath(from: from, to: to, becomes: becomes), kind: kind,
            arrival: arrival ?? to)
    }

    private func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init).filter { $0 != "-" && $0 != "none" }
    }
}
