import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A sheet, a question and a browser of files do not lose each other.
@MainActor
@Suite struct OverlayTests {
    /// What is to be seen now.
    private func seen(_ app: Annabella) -> String? {
        switch app.overlay.shown?.content {
        case .question(let dialog): dialog.title
        case .typing: "line"
        case .key(_, let command): command.name
        case .sharing(let text): text.text
        case .opening: "open"
        case .saving: "save"
        case nil: nil
        }
    }

    /// The system has brought it before the eye.
    private func appear(_ app: Annabella) {
        if let item = app.overlay.shown { app.overlay.appears(item) }
    }

    @Test func aQuestionLiesOverALineWhichIsThereAfterIt() async throws {
        try await onTable { table in
            let app = table.app
            table.model.access.type()
            #expect(seen(app) == "line")
            appear(app)
            app.dialogs.tell("Told", "")
            #expect(seen(app) == "Told")
            appear(app)
            app.dialogs.cancel()
            // the same sheet goes on
            #expect(seen(app) == "line" && !app.overlay.isGoing)
            appear(app)
            app.overlay.leave()
            #expect(!table.model.access.entry.isOpen)
            #expect(seen(app) == nil && app.overlay.isGoing)
        }
    }

    @Test func whatIsAskedWhileASheetGoesComesAfterIt() async throws {
        try await onDevice { device in
            let app = device.app!
            app.dialogs.tell("One", "")
            appear(app)
            app.dialogs.cancel()
            #expect(app.overlay.isGoing)
            app.dialogs.tell("Two", "")
            #expect(seen(app) == nil)
            // what goes is seen until it has gone
            if case .question(let dialog)? = app.overlay.face?.content {
                #expect(dialog.title == "One")
            } else {
                Issue.record("nothing is seen")
            }
            app.overlay.gone()
            #expect(seen(app) == "Two")
        }
    }

    @Test func whoTakesASheetAwayAnswersOnlyWhatHeHasSeen() async throws {
        try await onDevice { device in
            let app = device.app!
            var left: [String] = []
            for title in ["One", "Two"] {
                app.dialogs.tell(title, "") { left.append(title) }
                if title == "One" { appear(app) }
            }
            app.overlay.leave()
            #expect(left.isEmpty && seen(app) == nil)
            app.overlay.gone()
            #expect(seen(app) == "Two")
            appear(app)
            app.overlay.leave()
            #expect(left == ["Two"])
            app.overlay.gone()
            #expect(seen(app) == nil && !app.overlay.isBusy)
        }
    }

    @Test func aSheetThatWasNeverSeenKeepsNoOtherAway() async throws {
        try await onDevice { device in
            let app = device.app!
            app.dialogs.tell("One", "")
            app.dialogs.cancel()
            #expect(!app.overlay.isBusy)
            app.dialogs.tell("Two", "")
            #expect(seen(app) == "Two")
        }
    }

    @Test func theBrowserOfFilesAndWhatIsToldAfterIt() async throws {
        try await onDevice { device in
            let app = device.app!
            let page = app.libraryModel(ofDeleted: false)
            page.isImporting = true
            #expect(seen(app) == "open")
            appear(app)
            page.imported(nil)
            #expect(app.overlay.isGoing)
            app.dialogs.tell("Import games", "")
            #expect(seen(app) == nil)
            app.overlay.gone()
            #expect(seen(app) == "Import games")
        }
    }

    @Test func whatBelongsToAPageGoesWithIt() async throws {
        try await onDevice { device in
            let app = device.app!
            app.pages.go(.keys)
            let keys = app.keysModel()
            keys.ask(try #require(keys.groups[0].rows.first { $0.command == "HINT" }))
            #expect(seen(app) == "Hint")
            app.pages.back()
            #expect(keys.asked == nil && seen(app) == nil)
            let result = ResultModel(app.gameDependencies, try await device.play("new chess"))
            result.shared = TextToShare("1. e4")
            #expect(seen(app) == "1. e4")
            app.pages.go(.review)
            #expect(result.shared == nil && seen(app) == nil)
        }
    }
}
