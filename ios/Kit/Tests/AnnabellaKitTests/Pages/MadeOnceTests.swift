import AnnabellaKit
import Testing

@MainActor
@Suite struct MadeOnceTests {
    @Test func itIsMadeWhenItIsFirstAskedFor() {
        let once = MadeOnce<Int>()
        var made = 0
        func make() -> Int {
            made += 1
            return made
        }
        #expect(made == 0)
        #expect(once.get(make) == 1)
        #expect(once.get(make) == 1)
        #expect(made == 1)
    }
}
