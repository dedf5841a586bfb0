import AnnabellaKit
import Testing

/// When somebody who speaks has finished, and how fast and high a voice is.
@MainActor
@Suite struct EndOfSpeechDetectorTests {
    @Test func theLastWordsAreTakenWhenTheyAreFinal() {
        var detector = EndOfSpeechDetector()
        let wait1 = detector.patience(.begun)
        #expect(wait1 == .seconds(8))
        detector.heard("knight", isFinal: false, hasFailed: false)
        #expect(!detector.isOver)
        let wait2 = detector.patience(.speaking)
        #expect(wait2 == .milliseconds(1_500))
        detector.heard("knight f three", isFinal: true, hasFailed: false)
        #expect(detector.isOver)
        #expect(detector.result == "knight f three")
    }

    @Test func whoHasFinishedBeforeItBeganHasFinished() {
        var detector = EndOfSpeechDetector()
        #expect(!detector.isFinished)
        _ = detector.patience(.finished)
        #expect(detector.isFinished)
        // the microphone is there
        let wait = detector.patience(.begun)
        #expect(wait == nil && detector.isFinished)
        #expect(detector.result == "")
    }

    @Test func afterSilenceTheLastWordsAreAskedForAndThenTakenAsTheyAre() {
        var detector = EndOfSpeechDetector()
        _ = detector.patience(.begun)
        detector.heard("e four", isFinal: false, hasFailed: false)
        _ = detector.patience(.speaking)
        let isOver = detector.isSilent()
        #expect(!isOver)
        let wait3 = detector.patience(.finished)
        #expect(wait3 == .seconds(3))
        // words that come late put nothing off
        detector.heard("e four", isFinal: false, hasFailed: false)
        let wait4 = detector.patience(.speaking)
        #expect(wait4 == nil)
        let isOverNow = detector.isSilent()
        #expect(isOverNow)
        #expect(detector.result == "e four")
    }

    @Test func nothingSaidIsNoFailure() {
        var detector = EndOfSpeechDetector()
        _ = detector.patience(.begun)
        _ = detector.patience(.finished)
        detector.heard(nil, isFinal: false, hasFailed: true)
        #expect(detector.isOver)
        #expect(detector.result == "")
    }

    @Test func aFailureAtTheBeginningIsOne() {
        var detector = EndOfSpeechDetector()
        _ = detector.patience(.begun)
        detector.heard(nil, isFinal: false, hasFailed: true)
        #expect(detector.isOver)
        #expect(detector.result == nil)
    }

    @Test(arguments: [(0.4, 0.2), (1, 0.5), (2.5, 0.75), (4, 1)])
    func rates(factor: Double, rate: Double) {
        let part = SpeechPart(text: "", language: nil, rate: factor, pitch: 1)
        #expect(abs(Double(part.systemRate) - rate) < 0.001)
        #expect(part.systemPitch == 1)
    }
}
