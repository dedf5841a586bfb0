import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// The page of the saved games.
@MainActor
@Suite struct LibraryTests {
    @Test func gamesAreListedOpenedNamedDeletedAndRestored() async throws {
        try await onPage { device, page in
            try await until { page.titles.contains(firstGame) }
            #expect(!page.isEmpty)
            try page.act("Name", on: firstGame)
            try await device.write("The first")
            try await until { page.titles.contains("The first") }
            #expect(
                page.rows.first { $0.title == "The first" }?.details.hasPrefix(firstGame) == true)
            try page.act("Delete", on: "The first")
            #expect(device.app.dialogs.open?.answers.first?.role == .cancel)
            device.app.dialogs.agree()
            try await until { page.rows.count == 1 && !page.titles.contains("The first") }

            try page.act("Deleted games")
            #expect(device.app.pages.top == .library(ofDeleted: true))
            let deleted = device.app.libraryModel(ofDeleted: true)
            try await shown(deleted) {
                try await until { deleted.titles == ["The first"] }
                #expect(!deleted.rows[0].opens)
                try deleted.act("Restore", on: "The first")
                try await until { deleted.isEmpty }
            }
            #expect(try await device.saved().count == 2)
        }
    }

    @Test func gamesAreFoundByTheirWords() async throws {
        try await onPage { device, page in
            try await until { page.rows.count == 2 }
            #expect(page.found == page.rows && page.foundWords == nil)
            page.typed = "bel"
            #expect(page.found.map(\.title) == [firstGame] && page.foundWords == "Found: 1")
            page.typed = "ANNÁ checkmate"
            #expect(page.found.map(\.title) == [firstGame])
            page.typed = "1-0"
            #expect(page.found.map(\.title) == [firstGame])
            page.typed = "chess"
            #expect(page.found.count == 2)
            // no word begins so
            page.typed = "ella"
            #expect(page.found.isEmpty && !page.isEmpty && page.foundWords == "Found: 0")
            page.typed = ""
            #expect(page.found.count == 2)
            try page.act("Delete", on: firstGame)
            device.app.dialogs.cancel()
        }
    }

    @Test func howManyAreFoundIsSaidToWhoReads() async throws {
        try await onPage { device, page in
            device.app.life.appear()
            device.reader.isSpeaking = true
            try await until { page.rows.count == 2 }
            page.typed = "anna"
            try await device.hear("Found: 1")
        }
    }

    @Test func besideTheListOneOfThemIsShown() async throws {
        try await onPage { device, page in
            try await until { page.rows.count == 2 }
            let second = page.rows[1]
            #expect(page.shown == page.rows[0])
            page.choose(second)
            #expect(page.shown == second)
            // one that is not found is none to show
            let anna = try #require(page.rows.first { $0.title == firstGame })
            page.typed = "anna"
            #expect(page.shown == anna && anna.result == "1-0" && anna.mayReview)
            let columns = page.page(isWide: true).parts
            #expect(columns.count == 2)
            #expect(columns[1].parts.map(\.kind).prefix(2) == [.board, .title])
            page.review(anna)
            try await until { device.app.pages.path == [.game, .review] }
        }
    }

    /// A keyboard leads here from the page of a game.
    @Test func ofAGameThatIsDeletedNoPageIsLeft() async throws {
        try await onDevice { device in
            try await device.begun()
            device.app.pages.path = [.game, .score, .library(ofDeleted: false)]
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { page.rows.count == 1 }
                try page.act("Delete", on: page.titles[0])
                device.app.dialogs.agree()
                try await until { page.isEmpty }
            }
            #expect(device.app.games.current == nil)
            #expect(device.app.pages.path == [.library(ofDeleted: false)])
        }
    }

    @Test func aGameIsDeletedForGood() async throws {
        try await onDevice { device in
            try await device.take(twoGames)
            for game in try await device.saved() { await device.app.library.delete(game.id) }
            let page = device.app.libraryModel(ofDeleted: true)
            try await shown(page) {
                try await until { page.rows.count == 2 }
                try page.act("Delete all for good")
                device.app.dialogs.cancel()
                try page.act("Delete all for good")
                #expect(page.rows.count == 2)
                device.app.dialogs.agree()
                try await until { page.isEmpty }
            }
        }
    }

    @Test func aGameThatGoesOnIsOpened() async throws {
        try await onDevice { device in
            let game = try await device.begun()
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { page.titles == ["Two players: Black to move, move 1."] }
                #expect(page.rows[0].opens)
                page.open(page.rows[0])
                // a second touch before it is there
                page.open(page.rows[0])
                try await until { !device.app.pages.path.isEmpty }
                for _ in 0..<20 { _ = await game.id() }
                #expect(device.app.pages.path == [.game])
                #expect(device.app.games.current === game)
                device.app.pages.home()
                try page.act("Open", on: page.titles[0])
                try await until { device.app.pages.path == [.game] }
            }
        }
    }

    @Test func theSmallBoardOfABlindfoldGameHasNoPiecesUntilItsEnd() async throws {
        try await onDevice { device in
            try await device.begun()
            let blindfold = try await device.play("new chess white-hidden=board")
            _ = try await blindfold.dispatch(asked("white > move e2e4")).get()
            // it is hidden from who plays it also while it is not his move
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { page.rows.count == 2 }
                #expect(Set(page.rows.map(\.board.hidesPieces)) == [true, false])
            }
            for line in ["black > resign", "black > confirm"] {
                _ = try await blindfold.dispatch(asked(line)).get()
            }
            let ended = device.app.libraryModel(ofDeleted: false)
            try await shown(ended) {
                try await until { ended.rows.count == 2 }
                #expect(ended.rows.allSatisfy { !$0.board.hidesPieces })
            }
        }
    }

    @Test func theGameOnTheTableCanBeNamedAndDeletedAndIsNotGoneOnWith() async throws {
        try await onDevice { device in
            try await device.begun()
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { page.rows.count == 1 }
                try page.act("Name", on: page.titles[0])
                try await device.write("An evening")
                try await until { page.titles == ["An evening"] }
                try page.act("Delete", on: "An evening")
                device.app.dialogs.agree()
                try await until { page.isEmpty }
            }
            #expect(device.app.games.current == nil)
            #expect(device.app.games.lastId == nil)
            let home = device.app.homeModel()
            await home.appear()
            #expect(home.goOn == "Play")
        }
    }

    @Test func aDamagedGameIsRepaired() async throws {
        try await onDevice { device in
            try await device.take(twoGames)
            let id = try #require(try await device.saved().first).id
            let file = device.folder.appendingPathComponent("games/\(id).annabella")
            var lines = try String(contentsOf: file, encoding: .utf8)
                .components(separatedBy: "\n")
            lines[lines.count / 2] = "what nobody wrote"
            try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { page.rows.count == 2 }
                let row = try #require(
                    page.rows.first { [$0.title, $0.details].joined().contains("Damaged") })
                #expect(!page.actions(on: row).contains { ["Open", "Name"].contains($0.label) })
                page.open(row)
                #expect(device.app.dialogs.open?.title == "Repair this game?")
                device.app.dialogs.agree()
                try await until { page.rows.count == 3 }
            }
        }
    }

    @Test func whatCannotBeReadCanOnlyBeDeleted() async throws {
        try await onDevice { device in
            try await device.take(twoGames)
            let file = device.folder.appendingPathComponent("games/odd.annabella")
            try Data("no game".utf8).write(to: file)
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { page.rows.count == 3 }
                let row = try #require(page.rows.first { $0.id == "odd" })
                #expect(row.title == "Cannot be read" && !row.opens)
                #expect(!row.details.contains("Cannot be read"))
                #expect(page.actions(on: row).map(\.label) == ["Delete"])
            }
        }
    }

    @Test func aGameIsWrittenToAFileAndOthersAreReadFromOne() async throws {
        try await onPage { device, page in
            try await until { page.titles.contains(firstGame) }
            try page.act("Save as PGN", on: firstGame)
            try await until { page.outgoing != nil }
            let file = try #require(page.outgoing)
            #expect(file.text.contains("[White \"Anna\"]"))
            #expect(file.name == "Anna against Bella- White won by checkmate- move 4-")
            #expect(file.kind.ending == "pgn")
            try await until { device.placed?.lastPathComponent == "\(file.name).pgn" }
            let written = try Data(contentsOf: try #require(device.placed))
            #expect(String(decoding: written, as: UTF8.self) == file.text)
            page.exported()
            #expect(page.outgoing == nil && device.placed == nil)
            #expect(device.app.dialogs.open == nil)

            try page.act("Save in Braille", on: firstGame)
            try await until { page.outgoing?.kind == .braille }
            #expect(page.outgoing?.text.unicodeScalars.contains { $0.value > 0x2800 } == true)
            page.outgoing = nil

            try page.act("Save all as PGN")
            try await until { page.outgoing?.text.contains("[White \"Cem\"]") == true }
            #expect(page.outgoing?.name == "Saved games")

            try page.act("Import games")
            #expect(page.isImporting)
            let place = device.folder.appendingPathComponent("more.pgn")
            try Data(twoGames.utf8).write(to: place)
            page.imported(place)
            #expect(!page.isImporting)
            let told = try await device.close()
            #expect(told.title == "Import games" && told.words == "2 games were saved.")
            try await until { page.rows.count == 4 }
        }
    }

    @Test func aGameIsSharedAsTextAndTextThatIsSharedBecomesGames() async throws {
        try await onPage { device, page in
            try await until { page.titles.contains(firstGame) }
            try page.act("Share", on: firstGame)
            try await until { page.shared != nil }
            let text = try #require(page.shared?.text)
            #expect(text.contains("1. e4 e5"))
            device.app.arrive(.text(text))
            #expect(try await device.close().words == "1 game was saved.")
            try await until { page.rows.count == 3 }
        }
    }

    private func onPage(_ test: (Device, LibraryModel) async throws -> Void) async throws {
        try await onDevice { device in
            try await device.take(twoGames)
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) { try await test(device, page) }
        }
    }
}

extension Device {
    /// The file whose place is to be chosen now.
    fileprivate var placed: URL? {
        if case .saving(_, let url)? = app.overlay.shown?.content { url } else { nil }
    }
}
