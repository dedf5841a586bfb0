import AnnabellaCore
import Testing

@testable import AnnabellaKit

@Suite
struct MayTests {
    @Test(arguments: [
        ("new chess", []),
        ("new chess mode=strict clock=5", []),
        ("new chess mode=strict clock=5 press=manual", ["arbiter > start", "white > move e2e4"]),
        ("new chess", ["white > move e2e4", "white > offer"]),
        ("new chess", ["white > move e2e4", "white > undo", "white > resign"]),
        ("new chess", ["white > lift e2"]),
        ("new chess", ["arbiter > pause"]),
        ("new chess", ["arbiter > declare 1-0"]),
        ("new chess mode=strict", ["white > adjourn"]),
        ("new chess", ["white > adjourn", "white > move e2e4", "white > press"]),
        ("new chess white=level:1 black=level:1", []),
        ("new chess fen=\"7k/P7/8/8/8/8/8/K7 w - - 0 1\"", ["white > move a7a8"]),
        ("new chess fen=\"7k/8/8/8/8/8/8/KR6 w - - 100 80\"", []),
    ])
    func whatAPlayerMayDoIsWhatTheGameSays(line: String, actions: [String]) throws {
        let session = try game(line)
        for action in actions {
            try session.act(action)
        }
        let view = try session.view(nowMs: 0)
        for side in [GameSide.first, .second] {
            let may = DeedKind.allCases.filter { view.may(side, $0) }.map { word($0) }
            let told = try session.fact(fact: "may \(word(side))", nowMs: 0)
            #expect(may.joined(separator: " ") == told)
        }
        try session.shutDown()
    }
}
