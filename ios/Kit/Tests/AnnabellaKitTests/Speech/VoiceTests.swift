import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What is said when, with a voice that writes it down.
@MainActor
@Suite struct VoiceTests {
    private let engine = RecordingEngine()
    private let focus = RecordingFocus()
    private let settings = Settings(MemoryValues())
    private let missing = Missing()
    private let voice: Voice

    @MainActor
    private final class Missing {
        var count = 0
    }

    init() {
        let missing = missing
        engine.languages = ["en"]
        let output = SynthesizerOutput(
            engine, focus, settings, otherLanguages: { ["fr", "en"] },
            missing: { missing.count += 1 })
        voice = Voice(output: { output })
    }

    private var record: Recording { engine.record }

    @discardableResult
    private func say(
        _ urgency: PhraseUrgency, _ text: String, isKept: Bool = false, in language: String = "en"
    ) -> Task<Bool, Never> {
        let segments = [PhraseSegment(lang: language, text: text)]
        return Task { await voice.say(Utterance(urgency, segments, isKept: isKept)) }
    }

    @Test func theUrgentComesFirstAndTheRestInOrder() async throws {
        say(.assertive, "now")
        try await until { record.isSpeaking }
        say(.polite, "one")
        say(.answer, "answer")
        say(.polite, "two")
        say(.assertive, "urgent")
        try await record.finishAll(5)
        #expect(record.log == ["en:now", "en:urgent", "en:one", "en:two", "en:answer"])
    }

    @Test func theNextAnswerTakesThePlaceOfTheOneBefore() async throws {
        let first = say(.answer, "a long answer")
        try await until { record.isSpeaking }
        say(.answer, "never said")
        let last = say(.answer, "short")
        #expect(await first.value)
        try await record.finishAll(2)
        #expect(await last.value)
        #expect(record.log == ["cut off: en:a long answer", "en:short"])
    }

    @Test func newsWaitsForItsHeadingWhichAnAnswerTakesThePlaceOf() async throws {
        let segments = [PhraseSegment(lang: "en", text: "the second board")]
        let heading = Utterance(.answer, segments, isHeading: true)
        say(.assertive, "before")
        try await until { record.isSpeaking }
        Task { await voice.say(heading) }
        say(.assertive, "a move")
        try await record.finishAll(3)
        #expect(record.log == ["en:before", "en:the second board", "en:a move"])
        try await until { !focus.isHeld }
        Task { await voice.say(heading) }
        try await until { record.isSpeaking }
        say(.assertive, "another move")
        say(.answer, "an answer")
        try await until { record.log.contains("cut off: en:the second board") }
        try await record.finishAll(6)
        #expect(
            record.log.suffix(3)
                == ["cut off: en:the second board", "en:another move", "en:an answer"])
    }

    @Test func whatIsAssertiveCutsOffWhatIsLessUrgentButNothingOfWhatHappened() async throws {
        say(.polite, "a description of all")
        try await until { record.isSpeaking }
        say(.assertive, "first move")
        try await until { record.log.count == 1 && record.isSpeaking }
        say(.assertive, "second move")
        try await record.finishAll(3)
        try await until { !focus.isHeld }
        say(.polite, "the own move", isKept: true)
        try await until { record.isSpeaking }
        say(.assertive, "the reply")
        try await record.finishAll(5)
        let said = ["cut off: en:a description of all", "en:first move", "en:second move"]
        #expect(record.log == said + ["en:the own move", "en:the reply"])
    }

    @Test func theSameWordsAgainAreSaidAgain() async throws {
        for count in 1...2 {
            say(.polite, "the same")
            try await record.finishAll(count)
        }
        #expect(record.log == ["en:the same", "en:the same"])
    }

    @Test func otherAppsAreSoftWhileSomethingIsSaidAndNoLonger() async throws {
        say(.polite, "one")
        say(.polite, "two")
        try await until { record.isSpeaking }
        #expect(focus.isHeld)
        try await record.finishAll(2)
        try await until { !focus.isHeld }
        #expect(focus.takes == 1)
    }

    @Test func whatHasFailedIsSaidOnceMore() async throws {
        engine.failures = 1
        let said = say(.polite, "a move")
        try await record.finishAll(2)
        #expect(await said.value)
        #expect(record.log == ["failed: en:a move", "en:a move"])
        #expect(missing.count == 0)
    }

    @Test func withoutAVoiceNothingWaitsAndItIsTold() async throws {
        engine.failures = 2
        #expect(await voice.say(Utterance(.polite, [PhraseSegment(lang: "en", text: "a move")])))
        try await until { !focus.isHeld }
        #expect(missing.count == 1)
    }

    @Test func aLanguageWithoutAVoiceIsReadInAnotherOne() async throws {
        say(.polite, "Eva vier", in: "de")
        try await record.finishAll(1)
        #expect(record.log == ["en:Eva vier"])
        #expect(missing.count == 1)
    }

    @Test func whoTalksIsNotTalkedOverAndHearsWhatHappenedFromItsBeginning() async throws {
        say(.polite, "the own move", isKept: true)
        try await until { record.isSpeaking }
        voice.pause()
        say(.assertive, "the reply", isKept: true)
        try await until { record.log.count == 1 }
        await settled()
        #expect(!record.isSpeaking)
        voice.goOn()
        try await record.finishAll(3)
        #expect(
            record.log == [
                "cut off: en:the own move", "en:the reply", "en:the own move",
            ])
    }

    @Test func whatACallCutsOffIsSaidAfterIt() async throws {
        say(.polite, "a move")
        for count in 1...3 {
            try await until { record.isSpeaking }
            engine.interrupt(true)
            try await until { record.log.count == count }
            await settled()
            #expect(!record.isSpeaking)
            engine.interrupt(false)
        }
        try await record.finishAll(4)
        #expect(record.log.last == "en:a move")
        #expect(missing.count == 0)
    }

    @Test func whoNoLongerWaitsStopsNothing() async throws {
        let said = say(.polite, "a move")
        try await until { record.isSpeaking }
        said.cancel()
        #expect(await !said.value)
        #expect(record.isSpeaking)
        try await record.finishAll(1)
        #expect(record.log == ["en:a move"])
    }

    @Test func rateAndPitchAreThoseThatAreChosen() async throws {
        settings.voiceRate = 150
        settings.voicePitch = 900
        let engine = NotedEngine()
        let output = SynthesizerOutput(
            engine, focus, settings, otherLanguages: { [] }, missing: {})
        await output.speak(Utterance(.polite, [PhraseSegment(lang: "de", text: "Eva vier")]))
        #expect(
            engine.said == [
                [SpeechPart(text: "Eva vier", language: "de", rate: 1.5, pitch: 2)]
            ])
    }
}
