import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What HANDTEST.md expects to be heard is what the app says, in this order.
@MainActor
@Suite struct GuideTests {
    @MainActor
    private final class EndOfSpeechDetector {
        let table: OnTable
        private(set) var heard: [String] = []

        init(_ table: OnTable) {
            self.table = table
        }

        func hear(_ words: String...) {
            heard += words.filter { !$0.isEmpty }
        }

        /// A square is read.
        func read(_ square: String) {
            hear(table.element(square).name, table.element(square).value)
        }

        func doubleTap(_ square: String) {
            table.read(square)
            table.choose(square)
        }

        /// Does something and waits for another sentence.
        func sentence(_ act: () throws -> Void) async throws {
            let before = spoken
            try act()
            try await until { spoken != before }
            hear(spoken)
        }

        func key(_ sign: Character, shift: Bool = false) {
            let typed = shift ? sign.uppercased().first : sign
            #expect(table.model.key(KeyEvent(.sign(sign), typed: typed, isShift: shift)))
        }

        private var spoken: String {
            table.app.announcer.lastSpoken.map(\.text).joined(separator: " ")
        }

        func check(_ part: String) throws { try Guide.check(part, has: heard) }
    }

    @Test func withVoiceOver() async throws {
        try await onTable(reads: true) { table in
            let detector = EndOfSpeechDetector(table)
            detector.hear(table.board.title)
            detector.read("e2")
            detector.doubleTap("e2")
            detector.read("e2")
            detector.read("e4")
            try await detector.sentence { detector.doubleTap("e4") }
            try await table.plies(1)
            detector.read("e4")
            detector.hear(table.board.title)
            try await detector.sentence {
                detector.doubleTap("d7")
                detector.doubleTap("d5")
            }
            try await table.plies(2)
            for action in table.actions("e4") { detector.hear(action) }
            for action in ["Legal moves", "Attackers", "Defenders", "Repeat last move"] {
                try await detector.sentence { try table.act("e4", action) }
            }
            detector.doubleTap("e4")
            try await detector.sentence { detector.doubleTap("e6") }
            table.read("e4")
            try await detector.sentence { try table.act("e4", "Play to d 5, black pawn") }
            try detector.check("VoiceOver")
            try await table.plies(3)
            #expect(Squares.name(of: try #require(table.board.focus.at)) == "d5")
        }
    }

    @Test func withAKeyboard() async throws {
        let before = ["white > move e2e4", "black > move d7d5"]
        try await onTable(after: before, reads: true) { table in
            let detector = EndOfSpeechDetector(table)
            try await table.said("Black: d5.")
            detector.key("4")
            detector.key("5", shift: true)
            detector.read(Squares.name(of: table.board.cursor))
            let keys: [(Character, Bool)] = [
                ("m", false), ("m", true), ("a", false), ("d", false), ("s", false),
                ("x", false), ("l", false), ("c", false), ("w", false), ("t", false), ("c", true),
            ]
            for (sign, shift) in keys {
                try await detector.sentence { detector.key(sign, shift: shift) }
            }
            try detector.check("A keyboard")
        }
    }
}
