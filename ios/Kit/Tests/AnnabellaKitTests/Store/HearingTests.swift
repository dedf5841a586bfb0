import AnnabellaCore
import AnnabellaKit
import Testing

/// What is said to a game, and what comes of it.
@MainActor
@Suite
struct HearingTests {
    @Test
    func aWholeBlindGameIsPlayedByUtterances() async throws {
        let store = try await store(
            "new chess blind=both", GameSpeech(settings: .german, listener: nil))
        for text in [
            "Felix drei", "drücken", "wiederhole Felix drei", "Eva fünf", "drücken", "Eva fünf",
            "Gustav vier", "drücken", "Gustav vier", "Dame Hector vier", "drücken",
        ] {
            guard case .action(let action) = try await store.hear(text).get() else {
                Issue.record("\(text) is no action")
                return
            }
            #expect(try await !store.dispatch(action).get().events.isEmpty, "\(text)")
        }
        guard case .over(let ending) = store.state.view.phase else {
            Issue.record("it goes on")
            return
        }
        #expect(ending.result == "0-1")
        await store.close()
    }

    @Test
    func whatIsNoActionIsToldApart() async throws {
        let store = try await store("new chess", GameSpeech(settings: .fide, listener: .first))
        let asked = try await store.hear("what is on Eva vier").get()
        #expect(asked == .question(question: .on(square: 28)))
        #expect(try await store.hear("slower").get() == .command(name: "slower", number: nil))
        #expect(try await store.hear("level 5").get() == .command(name: "level", number: 5))
        guard case .ambiguous(let moves, let phrase) = try await store.hear("knight f").get() else {
            Issue.record("it is a part of a move")
            return
        }
        #expect(moves == [GamePath(from: 6, to: 21)])
        #expect(said(phrase) == "en:Did you mean de:Springer Felix drei?")
        guard case .notUnderstood(let reply) = try await store.hear("banana").get() else {
            Issue.record("it means nothing")
            return
        }
        #expect(said(reply).contains("banana"))
        #expect(store.state.view.revision == 0)
        await store.close()
    }

    private func store(_ line: String, _ speech: GameSpeech) async throws -> GameStore {
        try await GameStore.create(
            parseSetup(line: line), in: nil, speech: speech, times: FakeClock().times)
    }
}
