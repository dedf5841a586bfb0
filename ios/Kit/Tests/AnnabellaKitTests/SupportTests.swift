import Testing

@Suite
struct SupportTests {
    @Test
    func aNumberThatIsNoneIsNotTakenForTheUsual() throws {
        #expect(try number("ROUNDS", 100, in: [:]) == 100)
        #expect(try number("ROUNDS", 100, in: ["ROUNDS": "7"]) == 7)
        for text in ["abc", "", "-1"] {
            #expect(throws: Problem.self) { try number("ROUNDS", 100, in: ["ROUNDS": text]) }
        }
    }
}
