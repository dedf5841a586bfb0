import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// A game that is adjourned, and goes on another day.
@MainActor
@Suite
struct SealingTests {
    @Test
    func aSealedMoveIsOpenedAnotherDayByItsPassphraseAlone() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try await store("new chess mode=strict", in: folder)
        await act(first, "white > move e2e4", "arbiter > adjourn Tuesday at 10")
        #expect(first.state.view.phase == .playing(turn: .sealing(isSealed: false)))
        #expect(first.state.view.may(.second, .seal))
        await first.sealMove("c5", by: .second, passphrase: "Elista")
        await first.sealMove("Nf6", by: .second, passphrase: "a walk in Elista")
        await act(first, "black > press")
        #expect(first.state.view.phase == .adjourned)
        let id = try #require(try await first.id().get())
        await first.close()
        let sealed =
            ["moved white e4", "sealing black article=G1.a"]
            + Array(repeating: "sealed black article=G1.a", count: 2)
            + ["pressed black", "adjourned black article=G1.a"]
        #expect(await read(first.events) == sealed)
        let file = folder.appendingPathComponent("\(id).annabella")
        let kept = try String(contentsOf: file, encoding: .utf8)
        #expect(!["Nf6", "g8f6", "Elista"].contains { kept.contains($0) })

        let second = try await GameStore.resume(id, in: folder.path, times: FakeClock().times)
        let envelope = try #require(second.state.view.adjournment)
        #expect(envelope.envelope == .closed)
        #expect(envelope.sealedBy == .second)
        #expect(envelope.moveNumber == 1)
        #expect(envelope.resumption == "Tuesday at 10")
        await act(second, "white > arrive", "black > arrive", "arbiter > resume")
        await second.openSealedMove(by: .first, passphrase: "Elista")
        #expect(second.state.view.phase == .resumed)
        await second.openSealedMove(by: .first, passphrase: "a walk in Elista")
        #expect(second.state.view.adjournment == nil)
        await second.close()
        let opened = [
            "refused white open wrong-key", "opened black \"Nf6\" article=G7", "moved black Nf6",
        ]
        #expect(await read(second.events).suffix(3) == opened[...])
    }

    @Test
    func whatCannotBeSealedIsAnErrorAndTheGameGoesOn() async throws {
        let store = try await store("new chess")
        await act(store, "white > adjourn")
        let failures = await [
            store.sealMove("e5", by: .first, passphrase: "x"),
            store.sealMove("e4", by: .first, passphrase: " "),
        ]
        for failure in failures {
            guard case .failure(.Mistyped) = failure else {
                Issue.record("\(failure)")
                continue
            }
        }
        #expect(try await store.sealMove("e4", by: .first, passphrase: "x").get().events.count == 1)
        #expect(store.state.fault == nil)
        #expect(!store.state.isClosed)
        await store.close()
    }

    @Test
    func whatIsAskedWhileAMoveIsSealedIsDoneAfterIt() async throws {
        let store = try await store("new chess mode=strict")
        await act(store, "arbiter > adjourn")
        let sealing = Task { await store.sealMove("e4", by: .first, passphrase: "x") }
        let pressing = Task { await store.dispatch(asked("white > press")) }
        _ = try await (sealing.value.get(), pressing.value.get())
        #expect(store.state.view.phase == .adjourned)
        await store.close()
    }

    @Test
    func theNamesAreThoseOfNow() async throws {
        let store = try await store("new chess mode=strict white-name=Rosa black-name=Ned")
        #expect(await store.playerName(.first) == .success("Rosa"))
        await act(store, "arbiter > rule swap-names")
        #expect(await store.playerName(.first) == .success("Ned"))
        #expect(try await store.setup().get().first.name == "Ned")
        await store.close()
    }

    private func store(_ line: String, in folder: URL? = nil) async throws -> GameStore {
        try await GameStore.create(
            parseSetup(line: line), in: folder?.path, times: FakeClock().times)
    }

    private func act(_ store: GameStore, _ lines: String...) async {
        for line in lines {
            await store.dispatch(asked(line))
        }
    }
}
