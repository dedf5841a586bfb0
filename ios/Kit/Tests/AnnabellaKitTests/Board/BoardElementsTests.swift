import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The board as VoiceOver has it.
@MainActor
@Suite struct BoardElementsTests {
    @Test func thereAre64SquaresRankByRankFromAbove() async throws {
        try await onTable(reads: true) { table in
            let names = table.board.elements.map { Squares.name(of: $0.id) }
            #expect(
                names == (1...8).reversed().flatMap { rank in "abcdefgh".map { "\($0)\(rank)" } })
            #expect(table.board.title == "Chess board, White to move")
            #expect(table.element("e2").name == "e 2, white pawn")
            #expect(table.element("e4").name == "e 4, empty")
        }
    }

    @Test func whoPlaysTheComputerIsToldThatItIsHisTurn() async throws {
        try await onTable("new chess mode=casual black=level:1 seed=1", reads: true) { table in
            #expect(table.board.title == "Chess board, you are to move")
        }
    }

    @Test func aBoardThatIsTurnedKeepsTheNames() async throws {
        try await onTable(reads: true) { table in
            let before = table.board.elements
            table.model.flip()
            let after = table.board.elements
            #expect(after.first.map { Squares.name(of: $0.id) } == "h1")
            #expect(after.last.map { Squares.name(of: $0.id) } == "a8")
            #expect(before.sorted { $0.id < $1.id } == after.sorted { $0.id < $1.id })
        }
    }

    @Test func whatIsSoOfASquareIsItsValueAndNotItsName() async throws {
        let before = ["white > move e2e4", "black > move f7f5"]
        try await onTable(after: before, reads: true) { table in
            try await table.plies(2)
            #expect(table.element("a1").value == "")
            #expect(table.element("f5").value == "last move")
            table.choose("e4")
            #expect(table.element("e4").value == "selected")
            #expect(table.element("e5").value == "possible")
            #expect(table.element("f5").value == "can be taken, last move")
            #expect(table.element("f5").name == "f 5, black pawn")
            table.choose("f5")
            try await table.plies(3)
            table.choose("e7")
            table.choose("e5")
            try await table.plies(4)
            table.choose("d1")
            table.choose("h5")
            try await table.plies(5)
            #expect(table.element("e8").value == "in check")
            #expect(table.element("h5").name == "h 5, white queen")
            #expect(table.board.title == "Chess board, Black to move")
        }
    }

    @Test func theNamesAreThereWhenTheMoveIsSeen() async throws {
        try await onTable(reads: true) { table in
            table.choose("e2")
            table.choose("e4")
            try await until {
                // whenever the board shows the pawn there, it is read there
                let isSeen = table.board.picture.byte(at: 28) != 0
                let name = table.board.element(of: 28).name
                if isSeen { #expect(name == "e 4, white pawn") }
                return isSeen
            }
        }
    }

    @Test func squaresAreCalledByTheirNames() async throws {
        try await onTable { table in
            #expect(table.element("e4").inputLabels == ["e4", "e four", "echo four", "Eva vier"])
            #expect(table.element("e4").extra?.name == "Colour of the square")
            #expect(table.element("e4").extra?.value == "light")
            #expect(table.element("a1").extra?.value == "dark")
            // until the core is asked, and for who does not read
            #expect(table.element("e4").name == "e4")
        }
        try await onTable {
            $0.app.settings.language = .german
        } _: { table in
            #expect(table.element("e4").inputLabels == ["e4", "e vier", "Eva vier"])
        }
    }

    @Test func byTheLawsNothingIsTouchedByReadingAllSquares() async throws {
        try await onTable("new chess mode=strict clock=5", reads: true) { table in
            let (phase, revision) = (table.view.phase, table.view.revision)
            for element in table.board.elements {
                table.model.read(element.id)
                _ = table.board.actions(on: element.id)
            }
            _ = table.model.rotors
            _ = await table.game.describe()
            #expect(table.view.phase == phase)
            #expect(table.view.revision == revision)
            table.choose("e2")
            try await until { table.board.element(of: 12).value.hasPrefix("selected") }
            #expect(table.view.phase != phase)
        }
    }

    @Test func theNamesAreAsTheCoreHasThemInEachStyle() async throws {
        try await onTable(reads: true) { table in
            for (style, name) in [
                (SpeechStyle.nato, "echo 2, white pawn"), (.fide, "Eva zwei, weißer Bauer"),
            ] {
                table.app.settings.speechStyle = style
                try await until {
                    // the words of the game follow the settings by themselves
                    table.app.settings.speechStyle == style
                }
                _ = await table.game.setSpeech(
                    SpeechChoices.speech(
                        "en", table.app.settings, first: .person, second: .person))
                await table.disappear()
                table.appear()
                try await until { table.board.element(of: 12).name == name }
            }
            #expect(table.element("e2").label.map(\.lang) == ["de"])
        }
    }

    @Test func linesLeadThroughTheSquareThatIsRead() async throws {
        try await onTable(reads: true) { table in
            @MainActor func squares(_ label: LabelName) -> [String] {
                table.model.rotors.first { $0.label == label }?.squares.map(Squares.name) ?? []
            }
            table.read("c2")
            #expect(squares(.rotorFile) == (1...8).map { "c\($0)" })
            #expect(squares(.rotorRank) == "abcdefgh".map { "\($0)2" })
            #expect(squares(.rotorDiagonalRight) == ["b1", "c2", "d3", "e4", "f5", "g6", "h7"])
            #expect(squares(.rotorDiagonalLeft) == ["d1", "c2", "b3", "a4"])
            table.read("h1")
            #expect(squares(.rotorDiagonalRight) == ["h1"])
            #expect(squares(.rotorDiagonalLeft).last == "a8")
        }
    }

    @Test func theWaysThroughTheSquares() async throws {
        let before = ["white > move e2e4", "black > move d7d5"]
        try await onTable(after: before) { table in
            try await table.plies(2)
            @MainActor func squares(_ label: LabelName) -> [String] {
                table.model.rotors.first { $0.label == label }?.squares.map(Squares.name) ?? []
            }
            #expect(squares(.rotorOwn).count == 16)
            #expect(squares(.rotorOwn).first == "e4")
            #expect(squares(.rotorOther).first == "a8")
            #expect(squares(.rotorTargets).isEmpty)
            #expect(squares(.rotorLastMove) == ["d7", "d5"])
            table.choose("e4")
            #expect(squares(.rotorTargets) == ["d5", "e5"])
            #expect(table.board.moves.map(\.text) == ["1. e4", "d5"])
            #expect(table.board.moves.first?.phrase.segments.isEmpty == false)
        }
    }
}
