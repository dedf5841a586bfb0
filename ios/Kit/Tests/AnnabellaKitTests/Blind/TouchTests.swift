import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// Games of a blind player against a sighted one, by touch on both sides (article E2.1).
@MainActor
@Suite struct TouchTests {
    private let moves = [
        ("e2", "e4"), ("e7", "e5"), ("f1", "c4"), ("b8", "c6"), ("d1", "h5"), ("g8", "f6"),
        ("h5", "f7"),
    ]

    private func stands(_ square: String, _ table: OnTable) -> Bool {
        table.board.picture.pieces[table.number(square)] != 0
    }

    /// Plays all moves, each by `move`.
    private func play(_ table: OnTable, by move: (String, String) -> Void) async throws {
        for (index, (from, to)) in moves.enumerated() {
            move(from, to)
            if index == moves.count - 1 { break }
            let made = UInt32(index + 1)
            if index % 2 == 0 { try await complete(made, table) }
            try await until { table.view.turnNow == .repeating && table.view.plies == made }
            if table.view.awaitsRepetition {
                // the picture and the names agree
                try await until { stands(from, table) }
                move(from, "a4")
                try await until { table.model.sentence.contains("First repeat: ") }
                #expect(table.view.turnNow == .repeating)
                move(from, to)
                try await until { table.model.sentence.contains("Black repeats: ") }
            } else {
                try await until { table.model.buttons.contains { $0.label == .gameRepeat } }
                try table.pick("Repeat the move")
            }
            try await until { table.view.turnNow == .thinking }
            try await until { !stands(from, table) && stands(to, table) }
        }
        try await until { table.ending?.winner == .first }
    }

    /// A blind player's announcement stands when his clock is pressed.
    private func complete(_ plies: UInt32, _ table: OnTable) async throws {
        try await until {
            // the buttons come when the squares have their names
            table.view.plies == plies
                || table.model.buttons.contains { $0.label == .gamePressClock }
        }
        if table.view.plies < plies { try table.pick(table.app.text(.gamePressClock)) }
    }

    @Test func aGameIsPlayedWithVoiceOverForBoth() async throws {
        try await onTable("new chess blind=white", reads: true) { table in
            try await play(table) { from, to in
                table.choose(from)
                table.choose(to)
            }
        }
    }

    @Test func aGameIsPlayedByDragsWithTheAppsOwnVoice() async throws {
        try await onTable("new chess blind=white") { table in
            try await play(table) { table.drag($0, $1) }
        }
    }

    @Test func i18n09WhatIsSaidHasTheWordsOfTheLawsAndSquaresThoseOfTheInterface() async throws {
        try await onTable("new chess blind=white", reads: true) { table in
            table.choose("g1")
            table.choose("f3")
            try await until { table.model.sentence.hasPrefix("Springer Felix drei") }
            #expect(table.element("g1").name == "g 1, white knight")
            table.app.settings.announcements = .plain
            try await complete(1, table)
            try await until { table.view.turnNow == .repeating }
            table.choose("g1")
            table.choose("f3")
            try await until { table.model.sentence == "Black repeats: knight, f3." }
        }
    }

    @Test func whatTheAppRepeatsNobodyHasTo() async throws {
        let line = "new chess blind=white white-repeats=program black-repeats=program"
        try await onTable(line) { table in
            table.drag("e2", "e4")
            try await complete(1, table)
            try await until { table.view.plies == 1 && table.view.turnNow == .thinking }
            #expect(!table.model.buttons.contains { $0.label == .gameRepeat })
        }
    }
}
