import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What VoiceOver is told to say, and what of it is lost to a touch.
@MainActor
@Suite struct ScreenReaderOutputTests {
    private let clock = FakeClock()
    private let reader = NotedReader()
    private let segments = [PhraseSegment(lang: "en", text: "Black: knight, f 6.")]

    /// Says it, cut off so often, each time after so long; how urgently it was said.
    private func say(
        _ utterance: Utterance, cuts: Int, afterMs ms: UInt64
    ) async -> [PhraseUrgency] {
        let before = reader.announced.count
        (reader.cuts, reader.passes) = (cuts, { clock.advance(ms) })
        await ScreenReaderOutput(reader, clock.times).speak(utterance)
        reader.cuts = 0
        return reader.announced.dropFirst(before).map(\.urgency)
    }

    @Test func whatHappenedIsNotLostToATouchHoweverLateThatIs() async {
        let move = Utterance(.polite, segments, isKept: true)
        #expect(await say(move, cuts: 0, afterMs: 900) == [.polite])
        #expect(await say(move, cuts: 1, afterMs: 100) == [.polite, .assertive])
        #expect(await say(move, cuts: 1, afterMs: 900) == [.polite, .assertive])
        // and no more often than that
        #expect(await say(move, cuts: 2, afterMs: 900) == [.polite, .assertive])
        let warning = Utterance(.polite, segments)
        #expect(await say(warning, cuts: 1, afterMs: 900) == [.polite, .assertive])
    }

    @Test func anAnswerIsSaidAgainOnlyWhereTheTouchBeforeItHasCutItOff() async {
        let answer = Utterance(.answer, segments)
        #expect(await say(answer, cuts: 1, afterMs: 599) == [.answer, .assertive])
        #expect(await say(answer, cuts: 1, afterMs: 600) == [.answer])
    }

    @Test func whoListensFastWaitsLessForWhatVoiceOverDoesNotTell() async {
        let output = ScreenReaderOutput(reader, clock.times)
        let usual = segments.timeToSay
        reader.passes = { clock.advance(300) }
        for _ in 0..<6 { await output.speak(Utterance(.polite, segments)) }
        #expect(reader.patiences.first == usual * 2)
        #expect(reader.patiences == reader.patiences.sorted(by: >))
        let last = reader.patiences.last ?? usual
        #expect(last >= .milliseconds(600) && last < .milliseconds(750))
        // and longer again where the speed was lowered
        reader.passes = { clock.advance(4_000) }
        for _ in 0..<6 { await output.speak(Utterance(.polite, segments)) }
        #expect(reader.patiences.last ?? usual > .seconds(7))
    }

    @Test func fromAReaderThatNeverTellsNothingIsLearned() async {
        let output = ScreenReaderOutput(reader, clock.times)
        let usual = segments.timeToSay
        reader.tells = false
        // all of the patience
        reader.passes = {
            clock.advance(UInt64((reader.patiences.last ?? usual) / .milliseconds(1)))
        }
        for _ in 0..<6 { await output.speak(Utterance(.polite, segments)) }
        // each was said once
        #expect(reader.patiences == Array(repeating: usual * 2, count: 6))
    }

    @Test func whoListensFastIsNotLeftWaitingButWhereTheEndIsNotToldItMayHaveComeLater() async {
        let output = ScreenReaderOutput(reader, clock.times)
        let usual = segments.timeToSay
        reader.passes = { clock.advance(300) }
        for _ in 0..<6 { await output.speak(Utterance(.polite, segments)) }
        let before = reader.patiences.count
        reader.tells = false
        for _ in 0..<9 { await output.speak(Utterance(.polite, segments)) }
        let after = reader.patiences[before...]
        #expect(after.first ?? usual < usual)
        #expect(Array(after) == after.sorted())
        #expect(after.last == usual * 2)
    }

    @Test func whatCannotBeMeasuredChangesNothing() {
        var pace = ListeningPace()
        pace.heard(.seconds(2), inMs: 0)
        pace.heard(.seconds(2), inMs: 600_000)
        #expect(pace == ListeningPace())
        #expect(pace.patience(.seconds(2)) == .seconds(4))
    }
}
