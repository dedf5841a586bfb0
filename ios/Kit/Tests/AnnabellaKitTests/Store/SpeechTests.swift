import AnnabellaCore
import AnnabellaKit
import Testing

/// What a voice is given, by the library itself.
@MainActor
@Suite
struct SpeechTests {
    let clock = FakeClock()

    @Test
    func anAnnouncementIsOverWhenTheVoiceSaysSo() async throws {
        let store = try await store("new chess blind=white white-voice=reports")
        await store.setSpeech(.fide, for: .white)
        let announced = try await store.dispatch(FakePort.move).get()
        #expect(announced.phrases.map(said) == ["de:Eva vier."])
        for await phrase in store.phrases {
            #expect(said(phrase) == "de:Eva vier.")
            break
        }
        clock.advance(1_500)
        await store.dispatch(asked("white > spoken"))
        let squares = MoveSquares(from: 12, to: 28, promotion: nil)
        #expect(
            store.state.view.phase == .playing(turn: .announcing(squares: squares, isSpoken: true)))
        let conduct = try #require(try await store.setup().get().whiteConduct)
        #expect(store.state.view.nextMomentMs == 2_500 + conduct.correctionMs)
        clock.advance(conduct.correctionMs)
        try await until { store.state.view.phase == .playing(turn: .repeating) }
        await store.dispatch(asked("black > repeat e2e4"))
        await store.dispatch(asked("black > move c7c5"))
        await store.close()
        let rest = ["en:Black repeats: de:Eva vier.", "en:Black: de:Cesar fünf."]
        #expect(await spoken(store) == rest)
        #expect(await spoken(store).isEmpty)
    }

    @Test
    func eachPhraseIsReadOnceAndInOrder() async throws {
        let store = try await store("new chess")
        await store.dispatch(asked("white > move g1f3"))
        await store.dispatch(asked("black > move g8f6"))
        for await phrase in store.phrases {
            #expect(phrase.urgency == .assertive)
            #expect(said(phrase) == "en:White: knight, f 3.")
            break
        }
        await store.close()
        #expect(await spoken(store) == ["en:Black: knight, f 6."])
    }

    @Test
    func whatIsAskedIsAnsweredAndIsNoEvent() async throws {
        let store = try await store("new chess clock=75")
        let answers = try await store.ask(.where(color: .white, piece: .knight)).get()
        #expect(answers.map(\.urgency) == [.answer])
        #expect(answers.map(said) == ["en:White knights: b 1, g 1."])
        await #expect(throws: GameError.self) { try await store.ask(.on(square: 64)).get() }
        let labels = try await store.squareLabels().get()
        #expect(labels.count == 64)
        #expect(said(labels[4]) == "en:e 1, white king")
        #expect(try await !store.describe().get().isEmpty)
        let hour = FeltPulse(pauseMs: 0, lengthMs: 500)
        let marks = [700, 350, 350, 90].map { FeltPulse(pauseMs: $0, lengthMs: 60) }
        let felt = try await store.feltClock(.white).get()
        #expect(felt == FeltPattern(pulses: [hour] + marks, repeats: false))
        await store.close()
        #expect(await spoken(store).isEmpty)
    }

    @Test
    func withoutAClockNothingIsFelt() async throws {
        let store = try await store("new chess")
        #expect(await store.feltClock(.white) == .success(nil))
        await store.close()
    }

    private func store(_ line: String) async throws -> GameStore {
        try await GameStore.create(parseSetup(line: line), in: nil, times: clock.times)
    }

    /// All that is to be said until it ends.
    private func spoken(_ store: GameStore) async -> [String] {
        var told: [String] = []
        for await phrase in store.phrases {
            told.append(said(phrase))
        }
        return told
    }
}

/// A phrase with the languages of its parts.
private func said(_ phrase: Phrase) -> String {
    phrase.segments.map { "\($0.lang):\($0.text)" }.joined(separator: " ")
}

extension SpeechSettings {
    /// As the Laws have it for play with the blind, with English sentences.
    static var fide: SpeechSettings {
        SpeechSettings(
            language: .english, style: .fide, pieces: .word, place: .before, ownRanks: false,
            isBrief: false, namesPawns: false, omitsCheck: false, longNames: false,
            asPrinted: false)
    }
}
