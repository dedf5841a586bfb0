import Testing

@testable import AnnabellaKit

/// The table of keys.
@Suite struct KeysTests {
    private let usual = Keys("")

    private func find(_ keys: Keys, _ kept: String) -> Keys.Found? {
        keys.find([KeyStroke(kept)].compactMap { $0 })
    }

    @Test func noTwoCommandsHaveTheSameKey() throws {
        for command in KeyCommand.allCases {
            let stroke = try #require(usual.stroke(of: command))
            #expect(usual.taken(stroke, for: command) == nil, "\(command)")
            #expect(Keys.isFree(stroke), "\(command)")
            #expect(usual.find([stroke])?.command == command)
            #expect(stroke.kept == command.usual)
        }
    }

    @Test func aKeyIsKeptAsItIsShown() {
        for kept in ["k", "Shift+m", "Alt+x", "Alt+Shift+x", "?", "+", "Shift++"] {
            #expect(KeyStroke(kept)?.kept == kept)
        }
        #expect(KeyStroke("Shift+m")?.shown == "Shift+M")
        for wrong in ["", "Ctrl+k", "shift+k", "kk"] {
            #expect(KeyStroke(wrong) == nil, "\(wrong)")
        }
    }

    @Test func shiftTurnsAPiecesKeyRoundAndNoOther() {
        #expect(find(usual, "Shift+n")?.isBackward == true)
        #expect(find(usual, "Shift+m")?.command == .captures)
        #expect(find(usual, "Shift+o") == nil)
        #expect(find(usual, "Alt+k") == nil)
    }

    @Test func aChangedKeyIsKeptAndNothingElse() throws {
        let keys = usual.with(.hint, try #require(KeyStroke("Alt+h")))
        #expect(keys.kept == "HINT Alt+h")
        let again = Keys(keys.kept)
        #expect(find(again, "Alt+h")?.command == .hint)
        #expect(find(again, "h") == nil)
        #expect(usual.kept == "")
    }

    @Test func whatAnotherVersionKeptIsPassedOver() {
        #expect(Keys("DANCE z\nHINT\nHINT Ctrl+h\n").kept == "")
    }

    @Test func aKeyThatIsInUseIsTold() throws {
        func taken(_ kept: String) throws -> KeyCommand? {
            usual.taken(try #require(KeyStroke(kept)), for: .hint)
        }
        #expect(try taken("l") == .lastMove)
        // the knights' key with Shift goes back
        #expect(try taken("Shift+n") == .knight)
        #expect(try taken("z") == nil)
        for digit in ["1", "Shift+8", "/"] {
            #expect(!Keys.isFree(try #require(KeyStroke(digit))))
        }
    }

    @Test func anEventIsTheKeyWithWhatIsHeldOrTheSignItTypes() {
        func strokes(_ event: KeyEvent) -> [String] { KeyStroke.of(event).map(\.kept) }
        #expect(strokes(KeyEvent(.sign("k"))) == ["k"])
        // some systems tell the key, some what it types
        #expect(strokes(KeyEvent(.sign("k"), typed: "K", isShift: true)) == ["Shift+k"])
        #expect(strokes(KeyEvent(.sign("K"), typed: "K", isShift: true)) == ["Shift+k"])
        #expect(strokes(KeyEvent(.sign("x"), typed: "≈", isAlt: true)) == ["Alt+x"])
        for event in [
            KeyEvent(.sign("/"), typed: "?", isShift: true),
            KeyEvent(.sign("?"), typed: "?", isShift: true),
            KeyEvent(.sign("ß"), typed: "?", isShift: true),
        ] {
            #expect(usual.find(KeyStroke.of(event))?.command == .help, "\(event)")
        }
        #expect(KeyStroke.of(KeyEvent(.sign("k"), isCommand: true)).isEmpty)
        #expect(KeyStroke.of(KeyEvent(.arrow(.up))).isEmpty)
        #expect(KeyStroke.of(KeyEvent(.other)).isEmpty)
    }

    @Test func digitsAreThoseOfTheKeyOrOfWhatItTypes() {
        #expect(KeyStroke.digit(of: KeyEvent(.sign("1"))) == 1)
        #expect(KeyStroke.digit(of: KeyEvent(.sign("8"), typed: "(", isShift: true)) == 8)
        #expect(KeyStroke.digit(of: KeyEvent(.sign("8"), typed: "{", isAlt: true)) == 8)
        // as in France, where Shift types digits
        #expect(KeyStroke.digit(of: KeyEvent(.sign("&"), typed: "1", isShift: true)) == 1)
        for sign in ["0", "9", "a"] as [Character] {
            #expect(KeyStroke.digit(of: KeyEvent(.sign(sign))) == nil)
        }
        #expect(KeyStroke.digit(of: KeyEvent(.sign("1"), isCommand: true)) == nil)
    }
}

/// The page on which keys are told and changed.
@MainActor
@Suite struct KeysPageTests {
    private func label(_ model: KeysModel, _ command: KeyCommand) -> String? {
        model.rows.first { $0.command == command }?.label
    }

    @Test func aCommandGetsAnotherKey() async throws {
        try await onDevice { device in
            let model = device.app.keysModel()
            #expect(label(model, .hint) == "Hint, H")
            #expect(!model.press(KeyEvent(.sign("z"))))
            model.ask(.hint)
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
            #expect(label(model, .hint) == "Hint, Shift+Z")
            #expect(device.app.settings.keys == "HINT Shift+z")
            model.reset()
            #expect(label(model, .hint) == "Hint, H")
            #expect(device.app.settings.keys == "")
        }
    }

    @Test func everyCommandHasALineAndSoHasWhatCannotBeChanged() async throws {
        try await onDevice { device in
            let rows = device.app.keysModel().rows
            #expect(rows.filter { $0.command != nil }.count == KeyCommand.allCases.count)
            #expect(rows.filter { $0.command == nil }.count == 6)
            #expect(
                rows.map(\.label).contains(
                    "In a question: its line, counted from the top, 1 to 9"))
            #expect(Set(rows.map(\.id)).count == rows.count)
            #expect(rows.allSatisfy { !$0.key.isEmpty })
        }
    }
}
