import Testing

@testable import AnnabellaKit

@MainActor
@Suite struct TimeTextTests {
    @Test func timesAreReadAsPeopleWriteThem() {
        #expect(TimeText.read("12:30") == 750_000)
        #expect(TimeText.read("1:02:30") == 3_750_000)
        #expect(TimeText.read(" 5 ") == 300_000)
        for wrong in ["", "a", "5:", ":30", "1:2:3:4", "-5", "1:234", "12345"] {
            #expect(TimeText.read(wrong) == nil, "\(wrong)")
        }
    }
}
