import AnnabellaCore
import AnnabellaKit
import Testing

/// What is felt, as the device is given it.
@MainActor
@Suite struct HapticEventTests {
    @Test func pulsesFollowEachOther() {
        let check = HapticEffect.check.events
        #expect(check.map(\.time) == [0, 0.12])
        #expect(check.map(\.duration) == [0.04, 0.04])
        let pattern = FeltPattern(
            pulses: [
                FeltPulse(pauseMs: 100, lengthMs: 500), FeltPulse(pauseMs: 350, lengthMs: 60),
            ],
            repeats: false)
        #expect(pattern.events.map(\.time) == [0.1, 0.95])
        #expect(pattern.events.map(\.duration) == [0.5, 0.06])
        #expect(pattern.events.allSatisfy { $0.intensity == 1 })
    }

    @Test func allThatIsFeltDiffers() {
        let all = HapticEffect.allCases.map(\.events)
        for (place, events) in all.enumerated() {
            #expect(!all.dropFirst(place + 1).contains(events))
        }
    }

    @Test func theShortestAreTapsThatDifferInSharpness() throws {
        let light = try #require(HapticEffect.lightSquare.events.first)
        let dark = try #require(HapticEffect.darkSquare.events.first)
        #expect(light.duration == nil && dark.duration == nil)
        #expect(light.sharpness > dark.sharpness)
        #expect(light.intensity < dark.intensity)
    }
}
