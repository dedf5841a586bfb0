import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What the core hears of a key.
@Suite struct KeysTests {
    @Test func anEventIsTheKeyWithWhatIsHeldOrTheSignItTypes() {
        #expect(KeyStroke.of(KeyEvent(.sign("k"))) == ["k"])
        // some systems tell the key, some what it types
        #expect(KeyStroke.of(KeyEvent(.sign("k"), typed: "K", isShift: true)) == ["Shift+k"])
        #expect(KeyStroke.of(KeyEvent(.sign("K"), typed: "K", isShift: true)) == ["Shift+k"])
        #expect(KeyStroke.of(KeyEvent(.sign("x"), typed: "≈", isAlt: true)) == ["Alt+x"])
        for event in [
            KeyEvent(.sign("/"), typed: "?", isShift: true),
            KeyEvent(.sign("?"), typed: "?", isShift: true),
            KeyEvent(.sign("ß"), typed: "?", isShift: true),
        ] {
            #expect(KeyStroke.of(event).contains("?"), "\(event)")
        }
        #expect(KeyStroke.of(KeyEvent(.sign("k"), isCommand: true)).isEmpty)
        #expect(KeyStroke.of(KeyEvent(.arrow(.up))).isEmpty)
        #expect(KeyStroke.of(KeyEvent(.other)).isEmpty)
    }

    @Test func digitsAreThoseOfTheKeyOrOfWhatItTypes() {
        #expect(KeyStroke.of(KeyEvent(.sign("1"))) == ["1"])
        #expect(KeyStroke.of(KeyEvent(.sign("8"), typed: "(", isShift: true)) == ["Shift+8"])
        #expect(KeyStroke.of(KeyEvent(.sign("8"), typed: "{", isAlt: true)) == ["Alt+8"])
        // as in France, where Shift types digits
        #expect(KeyStroke.of(KeyEvent(.sign("&"), typed: "1", isShift: true)) == ["Shift+1"])
        // a board of lines has a ninth row
        #expect(KeyStroke.of(KeyEvent(.sign("9"), typed: ")", isShift: true)) == ["Shift+9"])
        #expect(
            KeyStroke.of(KeyEvent(.sign("0"), typed: ")", isShift: true)) == ["Shift+0", ")", "0"])
        #expect(KeyStroke.of(KeyEvent(.sign("1"), isCommand: true)).isEmpty)
    }
}

/// The page on which keys are told and changed.
@MainActor
@Suite struct KeysPageTests {
    private func hint(_ model: KeysModel) throws -> KeysModel.Row {
        try #require(model.groups[0].rows.first { $0.command == "HINT" })
    }

    @Test func aCommandGetsAnotherKey() async throws {
        try await onDevice { device in
            let model = device.app.keysModel()
            #expect(try hint(model).label == "Hint, Shift+H")
            #expect(!model.press(KeyEvent(.sign("z"))))
            model.ask(try hint(model))
            #expect(model.message == device.app.text(.keysPress))
            #expect(model.press(KeyEvent(.sign("l"))))
            #expect(model.message == "This key is already used for: The last move")
            #expect(model.press(KeyEvent(.sign("4"))))
            #expect(model.message == "This key cannot be changed.")
            // these lead to the buttons
            #expect(!model.press(KeyEvent(.arrow(.down))))
            #expect(!model.press(KeyEvent(.enter)))
            #expect(model.press(KeyEvent(.sign("z"), typed: "Z", isShift: true)))
            #expect(model.asked == nil)
            #expect(try hint(model).label == "Hint, Shift+Z")
            #expect(device.app.settings.keys(of: .chess) == "HINT Shift+z")
            model.reset()
            #expect(try hint(model).label == "Hint, Shift+H")
            #expect(device.app.settings.keys(of: .chess) == "")
        }
    }

    @Test func everyCommandHasALineAndSoHasWhatCannotBeChanged() async throws {
        try await onDevice { device in
            let model = device.app.keysModel()
            let rows = model.fixedRows + model.groups[0].rows
            let told = try keyRows(kind: .chess, keys: "", language: .english)
            #expect(rows.filter { $0.command != nil }.map(\.name) == told.map(\.name))
            #expect(rows.filter { $0.command == nil }.count == 9)
            #expect(
                rows.map(\.label).contains(
                    "In a question: its line, counted from the top, 1 to 9"))
            #expect(Set(rows.map(\.id)).count == rows.count)
            #expect(rows.allSatisfy { !$0.key.isEmpty })
        }
    }
}
