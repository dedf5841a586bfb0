import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// Games come from other apps, whatever these apps and the system do.
@MainActor
@Suite struct ArrivalTests {
    @Test func whoHandsAGameOverIsLedToTheSavedGames() async throws {
        try await onDevice { device in
            try await device.begun()
            device.app.pages.path = [.game, .settings]
            device.app.dialogs.tell("Something", "else")
            device.app.arrive(.text(twoGames))
            #expect(device.app.pages.path == [.library(ofDeleted: false)])
            #expect(device.app.dialogs.open == nil)
            try await until { !device.app.exchange.news.isEmpty }
            #expect(try await device.saved().count == 3)
            // the game stays on the table
            #expect(device.app.games.current != nil)
        }
    }

    @Test func whatCameOfAFileWaitsForAPageThatTellsIt() async throws {
        try await onDevice { device in
            let file = device.folder.appendingPathComponent("two.pgn")
            try Data(twoGames.utf8).write(to: file)
            device.app.exchange.take(.file(file), device.app.speech)
            try await until { !device.app.exchange.news.isEmpty }
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                try await until { device.told != nil }
            }
            // the page was left before somebody has closed it
            device.app.dialogs.close()
            try await shown(page) {
                #expect(try await device.close().words == "2 games were saved.")
                try await until { page.rows.count == 2 }
            }
            #expect(device.app.exchange.news.isEmpty)
            try await shown(page) {
                device.app.exchange.take(.file(device.missing), device.app.speech)
                let told = try await device.close()
                #expect(told.title == "That is not possible")
            }
        }
    }

    @Test func newsAreToldOneAfterTheOther() async throws {
        try await onDevice { device in
            for (count, inlet) in [ImportSource.text(twoGames), .file(device.missing)].enumerated()
            {
                device.app.exchange.take(inlet, device.app.speech)
                try await until { device.app.exchange.news.count == count + 1 }
            }
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                let told = try await [device.close().title, device.close().title]
                #expect(told == ["Import games", "That is not possible"])
            }
            #expect(device.app.exchange.news.isEmpty)
        }
    }

    @Test func aFileThatCannotBeReadIsTold() async throws {
        try await onDevice { device in
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                page.imported(device.folder.appendingPathComponent("nothing.pgn"))
                #expect(try await device.close().title == "That is not possible")
                // what is no game is told by the library
                let file = device.folder.appendingPathComponent("letter.txt")
                try Data("Dear Anna".utf8).write(to: file)
                page.imported(file)
                #expect(try await device.close().words.isEmpty == false)
                try await until { page.isEmpty }
            }
        }
    }

    @Test(arguments: [(BrailleForm.unicode, "score.txt"), (.brf, "score.brf")])
    func aScoreInBrailleComesBack(_ form: BrailleForm, _ name: String) async throws {
        try await onDevice { device in
            try await device.take(twoGames)
            let id = try #require(
                try await device.saved().first { $0.content?.first.name == "Anna" }
            ).id
            let style = BrailleStyle(profile: .literal, language: .english, form: form)
            let score = try await device.app.library.braille(id, style: style).get()
            let file = device.folder.appendingPathComponent(name)
            try Data(score.utf8).write(to: file)
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                page.imported(file)
                let told = try await device.close()
                #expect(told.words == "1 game was saved.")
                try await until { page.rows.count == 3 }
            }
        }
    }

    @Test func aFileThatCannotBeWrittenIsToldAndOneThatIsNotChosenIsNot() async throws {
        try await onDevice { device in
            let page = device.app.libraryModel(ofDeleted: false)
            try await shown(page) {
                // a file is in the way
                try Data().write(to: URL(fileURLWithPath: device.app.ports.sharedFolder))
                try page.act("Save all as PGN")
                let told = try await device.close()
                #expect(told.title == "That is not possible")
                #expect(page.outgoing == nil)
                page.isImporting = true
                page.imported(nil)
                await settled()
                #expect(device.app.exchange.news.isEmpty && device.app.dialogs.open == nil)
            }
        }
    }
}
