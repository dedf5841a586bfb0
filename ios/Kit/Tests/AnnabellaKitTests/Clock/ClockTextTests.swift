import AnnabellaKit
import Testing

@Suite struct ClockTextTests {
    @Test(
        arguments: [
            (3_909_000, "1:05:09"), (309_000, "5:09"), (308_001, "5:09"), (20_000, "0:20"),
            (19_999, "0:19.9"), (9_400, "0:09.4"), (0, "0:00.0"),
        ])
    func aTimeIsShown(_ leftMs: Int, _ text: String) {
        #expect(ClockText.of(leftMs) == text)
    }

    @Test func theTextChangesWhenItIsSaidTo() {
        for leftMs in [300_000, 299_999, 60_001, 20_500, 20_000, 19_950, 101, 100, 99] {
            let next = ClockText.nextChangeMs(leftMs)
            #expect(ClockText.of(leftMs - next + 1) == ClockText.of(leftMs), "\(leftMs)")
            if leftMs > next {
                #expect(ClockText.of(leftMs - next) != ClockText.of(leftMs), "\(leftMs)")
            }
        }
    }
}
