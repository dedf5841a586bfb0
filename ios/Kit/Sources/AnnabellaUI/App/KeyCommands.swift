import AnnabellaKit
import SwiftUI

/// What a keyboard does from any page.
public struct KeyCommands: Commands {
    private let app: Annabella

    public init(_ app: Annabella) {
        self.app = app
    }

    public var body: some Commands {
        CommandGroup(replacing: .newItem) {
            button(.homePlayComputer, .newGame(.computer))
                .keyboardShortcut("n", modifiers: .command)
            button(.homeTwoPlayers, .newGame(.person))
                .keyboardShortcut("n", modifiers: [.command, .shift])
            button(.homeSaved, .library(ofDeleted: false))
                .keyboardShortcut("o", modifiers: .command)
        }
        CommandGroup(replacing: .help) {
            button(.keysTitle, .keys).keyboardShortcut(Self.f1, modifiers: [])
        }
        CommandGroup(replacing: .appSettings) {
            button(.homeSettings, .settings).keyboardShortcut(",", modifiers: .command)
        }
    }

    /// As the system writes this key.
    private static let f1 = KeyEquivalent("\u{F704}")

    private var isBusy: Bool { app.overlay.isBusy || app.dialogs.open != nil }

    private func button(_ label: LabelName, _ page: Page) -> some View {
        Button(app.text(label)) {
            // a question is answered first, also where the menu does not know of it yet
            if !isBusy, app.pages.top != page { app.pages.go(page) }
        }
        .disabled(isBusy)
    }
}
