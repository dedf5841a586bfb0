import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
final class GameLibraryTests {
    private let folder = temporaryFolder()
    private let clock = FakeClock()
    private var library: GameLibrary { GameLibrary(folder: folder.path, times: clock.times) }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test
    func aGameIsListedAndRenamed() async throws {
        #expect(try await library.list().get().isEmpty)
        let id = try await played()
        #expect(await library.rename(id, to: "an evening").error == nil)
        let listed = try await library.list().get()
        #expect(listed.map(\.id) == [id])
        #expect(listed.map(\.name) == ["an evening"])
        #expect(listed.map(\.condition) == [.whole])
        #expect(listed.first?.content?.plies == 2)
        #expect(listed.first?.summary == nil)
        let told = try await library.list(.fide).get().first?.summary
        #expect(told?.segments.map(\.text) == ["Two players: White to move, move 2."])
        let pawn = BoardPiece(side: .first, kind: .pawn)
        #expect(listed.first?.content?.board.piece(at: 28) == pawn)
        #expect(try await library.notation(id).get().contains("1. e4 e5"))
    }

    @Test
    func aGameIsDeletedRestoredAndRemoved() async throws {
        let id = try await played()
        let deleted = try await library.delete(id).get()
        #expect(try await library.list().get().isEmpty)
        #expect(try await library.deleted().get().map(\.id) == [deleted])
        #expect(try await library.restore(deleted).get() == id)
        #expect(try await library.list().get().map(\.id) == [id])
        #expect(try await library.deleted().get().isEmpty)
        await library.delete(id)
        let then = clock.times.wallMs()
        #expect(await library.purge(olderThanMs: then) == .success(0))
        #expect(await library.purge(olderThanMs: then + 1) == .success(1))
        #expect(try await library.deleted().get().isEmpty)
    }

    @Test
    func aScoreInBrailleIsReadBack() async throws {
        let id = try await played()
        let moves = { (pgn: String) in pgn.components(separatedBy: "\n\n").dropFirst().joined() }
        let played = try await moves(library.notation(id).get())
        for profile in [BrailleProfile.literal, .compact] {
            for form in [BrailleForm.unicode, .brf] {
                let style = BrailleStyle(profile: profile, language: .german, form: form)
                let score = try await library.braille(id, style: style).get()
                let again = try await library.importGames(Data(score.utf8), .fide).get()
                let saved = try #require(again.ids.first)
                #expect(try await moves(library.notation(saved).get()) == played)
            }
        }
        let wrong = try await library.importGames(Data("1 E4 E9\n".utf8), .fide).get()
        #expect(wrong.ids.isEmpty && wrong.unread.count == 1)
    }

    @Test
    func gamesLeaveAsOneTextAndComeBack() async throws {
        let id = try await played()
        let text = try await library.export(.chess).get()
        #expect(try await library.notation(id).get() == text)
        let more = Data("\(text)[White \"B\"]\n\n1. e5 *\n".utf8)
        let imported = try await library.importGames(more, .fide).get()
        #expect(imported.unread.map(\.number) == [2])
        let said = imported.phrase.segments.map(\.text).joined()
        #expect(said == "1 game was saved. 1 cannot be read.")
        let listed = try await library.list().get()
        #expect(listed.first { $0.id == imported.ids.first }?.content?.plies == 2)
    }

    @Test
    func aGameIsToldAsItHappened() async throws {
        let id = try await played()
        let text = try await library.transcript(id).get()
        #expect(text.contains("white     > move e2e4"), "\(text)")
        await #expect(throws: GameError.self) {
            try await self.library.transcript("none").get()
        }
    }

    @Test
    func aDamagedGameIsRepairedIntoANewOne() async throws {
        let id = try await played()
        let file = folder.appendingPathComponent("\(id).annabella")
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        // the last whole line but one
        lines[lines.count - 3] = "lost"
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        guard case .damaged = try await library.list().get().first?.condition else {
            Issue.record("the damage is not seen")
            return
        }
        await #expect(throws: GameError.self) {
            try await GameStore.resume(id, in: self.folder.path)
        }
        let repaired = try await library.repair(id).get()
        #expect(repaired != id)
        let again = try await GameStore.resume(repaired, in: folder.path)
        #expect(again.state.view.plies < 2)
        await again.close()
        #expect(try await library.list().get().count == 2)
    }

    @Test
    func whatIsNotPossibleIsAnError() async throws {
        let id = try await played()
        let errors = await [
            library.rename("not-there", to: "A").error, library.delete("not-there").error,
            library.restore("not-there").error, library.notation("not-there").error,
            library.repair("not-there").error, library.repair(id).error,
            library.rename(id, to: "").error,
        ]
        let missing = errors.prefix(5).allSatisfy { if case .Missing = $0 { true } else { false } }
        let wrong = errors.suffix(2).allSatisfy { if case .BadInput = $0 { true } else { false } }
        #expect(missing && wrong, "\(errors)")
        try Data("no game".utf8).write(to: folder.appendingPathComponent("odd.annabella"))
        guard case .failure(.Unreadable) = await library.notation("odd") else {
            Issue.record("what holds no game is read")
            return
        }
        #expect(try await library.list().get().last?.content == nil)
    }

    @Test
    func aGameThatIsOpenStaysWithItsStore() async throws {
        let store = try await GameStore.create(parseSetup(line: "new chess"), in: folder.path)
        await store.dispatch(asked("white > move e2e4"))
        let id = try #require(try await store.id().get())
        guard case .OpenElsewhere = await library.rename(id, to: "A").error else {
            Issue.record("an open game is renamed")
            return
        }
        #expect(try await library.notation(id).get().contains("1. e4"))
        let said = try await library.spoken(id, .fide, for: nil).get()
        #expect(try await said == store.spokenLog(.fide, for: nil).get())
        #expect(said.count == 1)
        #expect(await store.rename("A").error == nil)
        #expect(try await library.list().get().map(\.name) == ["A"])
        await store.close()
    }

    @Test
    func aFolderThatIsAFileIsTold() async throws {
        let file = folder.appendingPathComponent("games")
        try Data("in the way".utf8).write(to: file)
        guard case .failure(.Storage) = await GameLibrary(folder: file.path).list() else {
            Issue.record("a file is listed")
            return
        }
    }

    @Test
    func theMainActorGoesOnMeanwhile() async throws {
        let id = try await played()
        let (meanwhile, hasGoneOn) = (DispatchSemaphore(value: 0), Kept<Bool>())
        let times = clock.times
        let waiting = Times(
            nowMs: times.nowMs,
            wallMs: {
                _ = hasGoneOn.keep(meanwhile.wait(timeout: .now() + 20) == .success)
                return times.wallMs()
            },
            waitUntilMs: times.waitUntilMs)
        Task { @MainActor in meanwhile.signal() }
        await GameLibrary(folder: folder.path, times: waiting).rename(id, to: "A")
        #expect(hasGoneOn.value == true)
    }

    /// A game of two moves in the folder; gives its id.
    private func played() async throws -> String {
        let store = try await GameStore.create(
            parseSetup(line: "new chess"), in: folder.path, times: clock.times)
        await store.dispatch(asked("white > move e2e4"))
        await store.dispatch(asked("black > move e7e5"))
        let id = try #require(try await store.id().get())
        #expect(await store.close() == nil)
        return id
    }
}

extension BrailleStyle {
    /// As an embosser takes it.
    static var brf: BrailleStyle {
        BrailleStyle(profile: .compact, language: .english, form: .brf)
    }
}
