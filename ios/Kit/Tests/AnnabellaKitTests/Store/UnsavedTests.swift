import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
struct UnsavedTests {
    @Test
    func aFolderThatIsAFileIsToldAndPlayGoesOn() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let blocked = folder.appendingPathComponent("games")
        try Data("in the way".utf8).write(to: blocked)
        let store = try await GameStore.create(parseSetup(line: "new chess"), in: blocked.path)
        store.send(asked("white > move e2e4"))
        let update = try await store.dispatch(asked("black > move e7e5")).get()
        #expect(update.events.map { text(of: $0) } == ["moved black e5"])
        #expect(store.state.notSaved != nil)
        #expect(store.state.view.plies == 2)
        guard case .failure(.Storage) = await store.flush() else {
            Issue.record("flush said nothing")
            return
        }
        #expect(!store.state.isClosed)
        // there is room again
        try FileManager.default.removeItem(at: blocked)
        #expect(await (try? store.flush().get()) != nil)
        #expect(store.state.notSaved == nil)
        await store.dispatch(asked("white > move g1f3"))
        await store.close()
        #expect(try savedGames(folder: blocked.path).first?.content?.plies == 3)
    }

    @Test
    func whoClosesAGameThatCannotBeWrittenIsTold() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let blocked = folder.appendingPathComponent("games")
        try Data("in the way".utf8).write(to: blocked)
        let store = try await GameStore.create(parseSetup(line: "new chess"), in: blocked.path)
        await store.dispatch(asked("white > move e2e4"))
        guard case .Storage(let reason) = await store.close() else {
            Issue.record("close said nothing")
            return
        }
        #expect(store.state.isClosed)
        #expect(store.state.notSaved == reason)
        #expect(await store.close() == .Storage(reason: reason))
    }
}
