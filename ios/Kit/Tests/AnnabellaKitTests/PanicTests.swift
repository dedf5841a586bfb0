import AnnabellaCore
import Foundation
import Testing

@Suite
struct PanicTests {
    @Test
    func aFaultIsAnErrorAndTheGameIsInItsFile() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try game("new chess clock=5", in: folder)
        try session.act("arbiter > start")
        for (index, move) in ["e2e4", "e7e5", "g1f3", "b8c6"].enumerated() {
            try session.act("\(index % 2 == 0 ? "white" : "black") > move \(move)")
        }
        let id = try #require(try session.id())
        #expect(throws: GameError.Internal(reason: "a drill")) { try session.panicOnPurpose() }
        #expect(throws: GameError.Closed) { try session.act("white > move f1c4") }
        #expect(throws: GameError.Closed) { try session.view(nowMs: 0) }
        #expect(throws: Never.self) { try session.shutDown() }

        let again = try GameSession.resume(
            folder: folder.path, id: id, listener: nil, nowMs: 0, wallMs: 0)
        #expect(try again.fact(fact: "score", nowMs: 0) == "1. e4 e5 2. Nf3 Nc6")
        #expect(try again.opened(nowMs: 0).events.map(text) == ["paused arbiter"])
        #expect(try again.opened(nowMs: 0).events.isEmpty)
        try again.act("white > continue")
        #expect(try again.act("white > move f1c4").events.map(text) == ["moved white Bc4"])
        try again.shutDown()
    }
}
