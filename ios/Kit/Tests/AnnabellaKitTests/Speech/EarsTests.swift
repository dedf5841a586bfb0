import AnnabellaKit
import Testing

/// When somebody who speaks has finished, and how fast and high a voice is.
@MainActor
@Suite struct EarsTests {
    @Test func theLastWordsAreTakenWhenTheyAreFinal() {
        var ears = Ears()
        let wait1 = ears.patience(.begun)
        #expect(wait1 == .seconds(8))
        ears.heard("knight", isFinal: false, hasFailed: false)
        #expect(!ears.isOver)
        let wait2 = ears.patience(.speaking)
        #expect(wait2 == .milliseconds(1_500))
        ears.heard("knight f three", isFinal: true, hasFailed: false)
        #expect(ears.isOver)
        #expect(ears.result == "knight f three")
    }

    @Test func whoHasFinishedBeforeItBeganHasFinished() {
        var ears = Ears()
        #expect(!ears.isFinished)
        _ = ears.patience(.finished)
        #expect(ears.isFinished)
        // the microphone is there
        let wait = ears.patience(.begun)
        #expect(wait == nil && ears.isFinished)
        #expect(ears.result == "")
    }

    @Test func afterSilenceTheLastWordsAreAskedForAndThenTakenAsTheyAre() {
        var ears = Ears()
        _ = ears.patience(.begun)
        ears.heard("e four", isFinal: false, hasFailed: false)
        _ = ears.patience(.speaking)
        let isOver = ears.isSilent()
        #expect(!isOver)
        let wait3 = ears.patience(.finished)
        #expect(wait3 == .seconds(3))
        // words that come late put nothing off
        ears.heard("e four", isFinal: false, hasFailed: false)
        let wait4 = ears.patience(.speaking)
        #expect(wait4 == nil)
        let isOverNow = ears.isSilent()
        #expect(isOverNow)
        #expect(ears.result == "e four")
    }

    @Test func nothingSaidIsNoFailure() {
        var ears = Ears()
        _ = ears.patience(.begun)
        _ = ears.patience(.finished)
        ears.heard(nil, isFinal: false, hasFailed: true)
        #expect(ears.isOver)
        #expect(ears.result == "")
    }

    @Test func aFailureAtTheBeginningIsOne() {
        var ears = Ears()
        _ = ears.patience(.begun)
        ears.heard(nil, isFinal: false, hasFailed: true)
        #expect(ears.isOver)
        #expect(ears.result == nil)
    }

    @Test(arguments: [(0.4, 0.2), (1, 0.5), (2.5, 0.75), (4, 1)])
    func rates(factor: Double, rate: Double) {
        let part = SpeechPart(text: "", language: nil, rate: factor, pitch: 1)
        #expect(abs(Double(part.systemRate) - rate) < 0.001)
        #expect(part.systemPitch == 1)
    }
}
