import Foundation
import Testing

@Suite
struct TranscriptTests {
    @Test(arguments: ["laws", "transcripts"])
    func everyLineHoldsThroughTheBoundary(folder: String) throws {
        let root = project.appendingPathComponent("tests/\(folder)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        #expect(!names.isEmpty)
        var played = Tally()
        var written = Tally()
        for name in names {
            let file = root.appendingPathComponent(name)
            let text = try String(contentsOf: file, encoding: .utf8)
            written = written + Tally(written: text)
            var replay = Replay(name: "tests/\(folder)/\(name)", text)
            do {
                try replay.run()
            } catch {
                Issue.record("\(error)")
            }
            played = played + replay.tally
        }
        #expect(played == written)
        let leftOut = written.lines - played.lines
        print("tests/\(folder): \(names.count) files, \(played); \(leftOut) lines left out")
    }

    @Test
    func aViewThatIsOldIsNoticed() throws {
        let current = Case("new chess")
        let old = try current.view()
        try current.compare(old)
        _ = try current.act(asked("white > explore e2"), at: nil)
        try current.compare(old)
        _ = try current.act(asked("white > move e2e4"), at: nil)
        #expect(throws: Contradiction.self) { try current.compare(old) }
    }

    @Test(arguments: [
        ("< moved white e5", "t:3: < moved white e5", "moved white e5", "moved white e4"),
        ("< nothing", "t:3: < nothing", "nothing", "moved white e4"),
        ("< moved white e4\n< started", "t:4: < started", "started", "no further event"),
        ("= plies 2", "t:3: = plies 2", "2", "1"),
        ("= clocks white 1:00", "t:3: = clocks white 1:00", "white 1:00", "there is no clock"),
        ("= on e4 p", "t:3: = on e4 p", "p", "P"),
        ("= legal e2e4", "t:3: = legal e2e4", "e2e4", ""),
        ("= nonsense", "t:3: = nonsense", "", "there is no fact nonsense"),
        ("white > move e4e5", "t:3: white > move e4e5", "that it is possible", "refused white"),
        ("0:00 black > move e7e5", "t:3: 0:00 black", "that it can be done", "a time before"),
        (
            "black > seal \"Nf6\" with x", "t:3: black > seal", "that it is possible",
            "refused black seal not-adjourning"
        ),
        (
            "nobody > open with x", "t:3: nobody > open", "a line of a transcript",
            "\"nobody\" is nobody"
        ),
        ("black > dance", "t:3: black > dance", "a line of a transcript", "\"dance\" is no action"),
        ("new chess fen=\"8\"", "t:3: new chess", "that it can be done", ""),
    ])
    func aDifferenceIsToldWithItsPlace(
        lines: String, place: String, expected: String, found: String
    ) throws {
        var replay = Replay(name: "t", "new chess\n0:01 white > move e2e4\n\(lines)\n")
        let text: String
        do {
            try replay.run()
            text = "none"
        } catch {
            text = "\(error)"
        }
        #expect(text.hasPrefix(place))
        #expect(text.contains("expected \(expected)"))
        #expect(text.contains("found    \(found)"))
    }
}
