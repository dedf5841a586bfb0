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
    func piecesAndTheirTargetsAreWhatTheGameSays(line: String) throws {
        let session = try game(line)
        let view = try session.view(nowMs: 0)
        for square in UInt8(0)..<64 {
            let name = word(square: square)
            #expect(
                try letter(view.piece(at: square)) == session.fact(fact: "on \(name)", nowMs: 0))
            // the fact leaves castling out, and is about a piece of the side on move
            let targets = view.targets(of: square).filter { $0.kind != .castle }
            guard view.piece(at: square)?.color == view.turn else {
                #expect(targets.isEmpty)
                continue
            }
            let told = try session.fact(fact: "targets \(name)", nowMs: 0)
            #expect(targets.map { word(square: $0.square) }.sorted() == words(told).sorted())
        }
        try session.shutDown()
    }

    @Test
    func aTargetSaysWhatTheMoveDoes() throws {
        let castling = try game(Self.lines[1]).view(nowMs: 0).targets(of: 4)
        #expect(Set(castling.filter { $0.kind == .castle }.map(\.square)) == [0, 7])
        let passing = try game(Self.lines[3]).view(nowMs: 0).targets(of: 36)
        #expect(passing.contains(MoveTarget(square: 45, kind: .enPassant)))
        #expect(passing.contains(MoveTarget(square: 44, kind: .plain)))
        // a pawn that captures or goes straight is asked once for each square
        let promoting = try game(Self.lines[2]).view(nowMs: 0).targets(of: 14)
        #expect(Set(promoting.map(\.square)) == [5, 6, 7])
        #expect(promoting.count == 3)
        #expect(promoting.allSatisfy { $0.kind == .promotion })
    }

    @Test
    func aSquareOutsideTheBoardIsEmpty() throws {
        let view = try game("new chess").view(nowMs: 0)
        #expect(view.piece(at: 64) == nil)
        #expect(view.targets(of: 255).isEmpty)
        #expect([7, 8, 15, 16, 255].allSatisfy { BoardPiece($0) == nil })
    }

    private func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init).filter { $0 != "-" && $0 != "none" }
    }
}
