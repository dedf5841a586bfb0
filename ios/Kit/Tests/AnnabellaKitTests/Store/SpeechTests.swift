import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// What a voice is given, by the library itself.
@MainActor
@Suite
struct SpeechTests {
    let clock = FakeClock()

    @Test
    func anAnnouncementIsOverWhenTheVoiceHasFinishedIt() async throws {
        let store = try await store(
            "new chess blind=white white-voice=reports",
            GameSpeech(settings: .fide, listener: .first))
        let voice = Voice()
        let speaking = Task { await store.speak { await voice.say($0) } }
        await store.dispatch(FakePort.move)
        try await until { voice.isSpeaking }
        let path = GamePath(from: 12, to: 28)
        #expect(
            store.state.view.phase == .playing(turn: .announcing(path: path, isSpoken: false))
        )
        clock.advance(1_500)
        voice.finish()
        let spoken = GamePhase.playing(turn: .announcing(path: path, isSpoken: true))
        try await until { store.state.view.phase == spoken }
        let conduct = try #require(try await store.setup().get().first.conduct)
        #expect(store.state.view.nextMomentMs == 2_500 + conduct.correctionMs)
        voice.isInstant = true
        clock.advance(conduct.correctionMs)
        try await until { store.state.view.phase == .playing(turn: .repeating) }
        await store.dispatch(asked("black > repeat e2e4"))
        await store.dispatch(asked("black > move c7c5"))
        await store.close()
        await speaking.value
        let rest = [
            "en:Black has to repeat the move: de:Eva vier.", "en:Black repeats: de:Eva vier.",
            "en:Black: de:Cesar fünf. en:Repeat the move.",
        ]
        #expect(voice.said == ["de:Eva vier."] + rest)
        #expect(await self.spoken(store).isEmpty)
    }

    @Test
    func whatWasCorrectedWhileItWasSpokenIsNotReported() async throws {
        let store = try await store(
            "new chess blind=white white-voice=reports",
            GameSpeech(settings: .fide, listener: .first))
        let voice = Voice()
        let speaking = Task { await store.speak { await voice.say($0) } }
        await store.dispatch(FakePort.move)
        try await until { voice.isSpeaking }
        await store.dispatch(asked("white > move d2d4"))
        voice.finish()
        try await until { voice.said.count == 2 }
        // what was sent before is done
        _ = await store.id()
        let path = GamePath(from: 11, to: 27)
        #expect(
            store.state.view.phase == .playing(turn: .announcing(path: path, isSpoken: false))
        )
        voice.finish()
        let spoken = GamePhase.playing(turn: .announcing(path: path, isSpoken: true))
        try await until { store.state.view.phase == spoken }
        await store.close()
        await speaking.value
    }

    @Test
    func theFirstPhrasesOfAGameAreMadeAsItIsCreatedOrGoneOnWith() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = GameSpeech(settings: .german, listener: .first)
        let store = try await GameStore.create(
            parseSetup(line: "new chess clock=1"), in: folder.path, speech: german,
            times: clock.times)
        let described = try await store.describe().get()
        #expect(said(described[0]).hasPrefix("de:Schach"))
        await store.dispatch(asked("white > start"))
        let id = try #require(try await store.id().get())
        await store.close()
        let again = try await GameStore.resume(
            id, in: folder.path, speech: german, times: clock.times)
        await again.close()
        #expect(await spoken(again) == ["de:Die Partie ist pausiert."])
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
        let answers = try await store.ask(.where(color: .first, piece: .knight)).get()
        #expect(answers.map(\.urgency) == [.answer])
        #expect(answers.map(said) == ["en:White knights: b 1, g 1."])
        await #expect(throws: GameError.self) { try await store.ask(.on(square: 64)).get() }
        let labels = try await store.squareLabels().get()
        #expect(labels.count == 64)
        #expect(said(labels[4]) == "en:e 1, white king")
        #expect(try await !store.describe().get().isEmpty)
        let hour = FeltPulse(pauseMs: 0, lengthMs: 500)
        let marks = [700, 350, 350, 90].map { FeltPulse(pauseMs: $0, lengthMs: 60) }
        let felt = try await store.feltClock(.first).get()
        #expect(felt == FeltPattern(pulses: [hour] + marks, repeats: false))
        await store.close()
        #expect(await spoken(store).isEmpty)
    }

    @Test
    func withoutAClockNothingIsFelt() async throws {
        let store = try await store("new chess")
        #expect(await store.feltClock(.first) == .success(nil))
        await store.close()
    }

    @Test
    func timesThatThePlayerHasSetAreToldWhenTheClockHasSunkToThem() async throws {
        let store = try await store("new chess clock=5")
        await store.dispatch(asked("white > start"))
        let update = try await store.setTimeMarks(firstMs: [60_000, 120_000], secondMs: []).get()
        #expect(update.view.nextMomentMs == 181_000)
        clock.advance(180_000)
        try await until { store.state.view.nextMomentMs == 241_000 }
        let wrong = Array(repeating: UInt64(1_000), count: 9)
        await #expect(throws: GameError.self) {
            try await store.setTimeMarks(firstMs: [], secondMs: wrong).get()
        }
        await store.close()
        let told = ["en:The game begins. White's clock runs.", "en:White has 2 minutes left."]
        #expect(await spoken(store) == told)
    }

    @Test
    func whatWasSaidIsThereWithItsTimes() async throws {
        let store = try await store("new chess")
        await store.dispatch(asked("white > move g1f3"))
        clock.advance(2_000)
        await store.dispatch(asked("black > move g8f6"))
        let log = try await store.spokenLog(.fide, for: .second).get()
        #expect(
            log.map { said($0.phrase) } == [
                "en:White: de:Springer Felix drei.", "en:Black: de:Springer Felix sechs.",
            ])
        #expect(log.map(\.timeMs) == [0, 2_000])
        await store.close()
    }

    @Test
    func aGameIsLookedBackAtWhenItIsOver() async throws {
        let store = try await store("new chess")
        let moves = ["white > move f2f3", "black > move e7e5", "white > move g2g4"]
        for move in moves + ["black > move d8h4"] {
            await store.dispatch(asked(move))
        }
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let review = try await store.review(of: .first, listener: ReviewBell(end)).get()
        for await _ in ends { break }
        let result = try #require(try review.result())
        #expect(result.moments.map(\.ply) == [2])
        #expect(result.moments.map(\.reply?.notation) == ["Qh4#"])
        #expect(result.phrases.count == 2)
        await store.close()
    }

    private func store(_ line: String, _ speech: GameSpeech? = nil) async throws -> GameStore {
        try await GameStore.create(
            parseSetup(line: line), in: nil, speech: speech, times: clock.times)
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

/// A voice that ends when it is told to.
@MainActor
private final class Voice {
    private(set) var said: [String] = []
    var isInstant = false
    private var speaking: CheckedContinuation<Void, Never>?

    var isSpeaking: Bool { speaking != nil }

    func say(_ phrase: Phrase) async {
        said.append(AnnabellaKitTests.said(phrase))
        if isInstant { return }
        await withCheckedContinuation { speaking = $0 }
    }

    func finish() {
        speaking?.resume()
        speaking = nil
    }
}

/// A phrase with the languages of its parts.
func said(_ phrase: Phrase) -> String {
    phrase.segments.map { "\($0.lang):\($0.text)" }.joined(separator: " ")
}

extension SpeechSettings {
    /// As the Laws have it for play with the blind, with English sentences.
    static let fide = fide(.english)

    /// The same with German ones.
    static let german = fide(.german)

    private static func fide(_ language: SpeechLanguage) -> SpeechSettings {
        SpeechSettings(
            language: language, style: .fide, pieces: .word, place: .before, ownRanks: false,
            isBrief: false, namesPawns: false, namesCaptured: false, omitsCheck: false,
            longNames: false, asPrinted: false)
    }
}

/// Tells that a review has ended.
private final class ReviewBell: ReviewListener {
    private let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) { self.end = end }

    func onReviewed(done: UInt32, all: UInt32) throws {}
    func onReviewEnded() throws { end.yield() }
}
