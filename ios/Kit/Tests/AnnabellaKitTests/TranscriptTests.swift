import Foundation
import Testing

@Suite
struct TranscriptTests {
    @Test(arguments: ["laws", "transcripts"])
    func everyLineHoldsThroughTheBoundary(folder: String) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: project.appendingPathComponent("tests/\(folder)"), includingPropertiesForKeys: nil)
        var (cases, actions, events, facts, whole) = (0, 0, 0, 0, 0)
        for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "txt" {
            var replay = try Replay(file)
            do {
                try replay.run()
                whole += 1
            } catch {
                Issue.record("\(error)")
            }
            cases += replay.cases
            actions += replay.actions
            events += replay.events
            facts += replay.facts
        }
        #expect(whole > 0)
        print(
            "tests/\(folder): \(whole) files, \(cases) cases, \(actions) actions, "
                + "\(events) events and \(facts) facts; no line was left out")
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
        ("black > dance", "t:3: black > dance", "a line of a transcript", "something else"),
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
