/// What was copied in another app.
@MainActor
public protocol Clipboard {
    /// The text that is there; the system may ask whether the app may read it.
    var text: String? { get }
}

/// Asks for a text that came: that on the clipboard if it has a game, else one that is written.
@MainActor
struct Pasting {
    private let clipboard: any Clipboard
    private let dialogs: Dialogs
    private let localization: Localization

    init(_ clipboard: any Clipboard, _ dialogs: Dialogs, _ localization: Localization) {
        self.clipboard = clipboard
        self.dialogs = dialogs
        self.localization = localization
    }

    func ask(_ help: LabelName, done: @escaping @MainActor (String) -> Void) {
        if let held = clipboard.text, Inbox.hasLink(held) { return done(held) }
        dialogs.write(
            localization.text(.postPaste), help: localization.text(help), done: done)
    }
}
