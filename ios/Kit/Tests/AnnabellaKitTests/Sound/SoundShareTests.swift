import AnnabellaKit
import Testing

@Suite struct SoundShareTests {
    @Test func othersPlayMoreSoftlyWhileSomethingIsSaid() {
        var share = SoundShare()
        #expect(share.kind(othersPlay: true) == .addition)
        share.take()
        #expect(share.kind(othersPlay: true) == .above)
        #expect(share.kind(othersPlay: false) == .above)
    }

    @Test func theButtonOfAHeadsetIsTheAppsWhereNobodyElsePlays() {
        var share = SoundShare()
        share.wishesButton = true
        #expect(share.kind(othersPlay: false) == .alone)
        share.take()
        #expect(share.kind(othersPlay: false) == .alone)
        #expect(share.kind(othersPlay: true) == .above)
        share.giveBack()
        #expect(share.kind(othersPlay: true) == .addition)
    }

    @Test func musicThatTheMicrophoneHasSilencedPlaysAgain() {
        var share = SoundShare()
        share.wishesButton = true
        share.listens(othersPlay: true)
        // it takes them a moment
        #expect(share.kind(othersPlay: false) == .addition)
        share.take()
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
        share.take()
        #expect(!share.canEnd)
        share.soundBegins(.move)
        share.soundBegins(.press)
        // one that begins anew ends once
        share.soundBegins(.move)
        share.giveBack()
        #expect(!share.canEnd)
        let isDue1 = share.soundEnds(.move)
        #expect(!isDue1)
        #expect(!share.canEnd)
        let isDue2 = share.soundEnds(.press)
        #expect(isDue2)
        #expect(share.canEnd)
        // one that the system tells twice
        let isDue3 = share.soundEnds(.press)
        #expect(!isDue3)
        share.soundBegins(.move)
        #expect(!share.canEnd)
    }

    @Test func aSoundThatEndsChangesNothingWhereNothingWasPutOff() {
        var share = SoundShare()
        share.soundBegins(.move)
        let isDue4 = share.soundEnds(.move)
        #expect(!isDue4)
        // given back before, while nothing sounded
        share.take()
        share.giveBack()
        share.soundBegins(.move)
        let isDue5 = share.soundEnds(.move)
        #expect(!isDue5)
        // while something is said, or listened to
        share.soundBegins(.move)
        share.giveBack()
        share.take()
        let isDue6 = share.soundEnds(.move)
        #expect(!isDue6)
        share.soundBegins(.press)
        share.giveBack()
        share.listens(othersPlay: false)
        let isDue7 = share.soundEnds(.press)
        #expect(!isDue7)
    }

    @Test func theButtonIsGivenUpAfterTheLastSoundToo() {
        var share = SoundShare()
        share.wishesButton = true
        share.soundBegins(.move)
        share.wishesButton = false
        let isDue8 = share.soundEnds(.move)
        #expect(isDue8)
    }

    @Test func anInterruptionEndsAllSounds() {
        var share = SoundShare()
        share.soundBegins(.move)
        share.soundBegins(.press)
        share.giveBack()
        let isDue = share.isInterrupted()
        #expect(isDue && share.canEnd)
        let isDueAgain = share.isInterrupted()
        #expect(!isDueAgain)
    }
}
