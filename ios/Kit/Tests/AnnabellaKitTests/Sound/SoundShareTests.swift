import AnnabellaKit
import Testing

@Suite struct SoundShareTests {
    @Test func othersPlayMoreSoftlyWhileSomethingIsSaid() {
        var share = SoundShare()
        #expect(share.kind(othersPlay: true) == .addition)
        share.isSpeaking = true
        #expect(share.kind(othersPlay: true) == .above)
        #expect(share.kind(othersPlay: false) == .above)
    }

    @Test func theButtonOfAHeadsetIsTheAppsWhereNobodyElsePlays() {
        var share = SoundShare()
        share.wishesButton = true
        #expect(share.kind(othersPlay: false) == .alone)
        share.isSpeaking = true
        #expect(share.kind(othersPlay: false) == .alone)
        #expect(share.kind(othersPlay: true) == .above)
        share.isSpeaking = false
        #expect(share.kind(othersPlay: true) == .addition)
    }

    @Test func musicThatTheMicrophoneHasSilencedPlaysAgain() {
        var share = SoundShare()
        share.wishesButton = true
        share.listens(othersPlay: true)
        // it takes them a moment
        #expect(share.kind(othersPlay: false) == .addition)
        share.isSpeaking = true
        #expect(share.kind(othersPlay: false) == .above)
        share.listens(othersPlay: false)
        #expect(share.kind(othersPlay: false) == .above)
        share.wishesButton = false
        share.wishesButton = true
        #expect(share.kind(othersPlay: false) == .alone)
    }

    @Test func theMicrophoneOfAQuietRoomChangesNothing() {
        var share = SoundShare()
        share.wishesButton = true
        share.listens(othersPlay: false)
        #expect(share.kind(othersPlay: false) == .alone)
    }

    @Test func itIsGivenUpOnlyAfterTheLastSound() {
        var share = SoundShare()
        #expect(share.canEnd)
        share.isSpeaking = true
        #expect(!share.canEnd)
        share.soundBegins()
        share.soundBegins()
        share.isSpeaking = false
        #expect(!share.canEnd)
        share.soundEnds()
        #expect(!share.canEnd)
        share.soundEnds()
        #expect(share.canEnd)
        // one that the system tells twice
        share.soundEnds()
        share.soundBegins()
        #expect(!share.canEnd)
    }
}
