import Observation

/// What each key of a keyboard does in a game; most can be changed here.
@MainActor
@Observable
public final class KeysModel {
    /// What a key is for, and which one it is.
    public struct Row: Identifiable, Equatable, Sendable {
        public let name: String
        public let key: String
        /// Nil for a key that cannot be changed.
        public let command: KeyCommand?
        public var id: String { name }
        /// As VoiceOver says it.
        public var label: String { "\(name), \(key)" }
    }

    private let settings: Settings
    private let overlay: Overlay
    private let localization: Localization
    /// The command whose new key is asked for.
    public private(set) var asked: KeyCommand? {
        didSet {
            overlay.show(asked.map { .key(self, $0) }, instead: .key, of: self) {
                [weak self] in self?.cancel()
            }
        }
    }
    /// What is told to who presses a key then.
    public private(set) var message = ""

    private static let fixed: [(LabelName, LabelName)] = [
        (.keyArrows, .keysArrows), (.keyChoose, .keysChoose), (.keyCancel, .keysCancel),
        (.keyRanks, .keysRanks), (.keyFiles, .keysFiles), (.keyDigits, .keysDigits),
    ]

    init(_ settings: Settings, _ overlay: Overlay, _ localization: Localization) {
        self.settings = settings
        self.overlay = overlay
        self.localization = localization
    }

    private var keys: Keys { Keys(settings.keys) }

    public var rows: [Row] {
        let keys = keys
        return Self.fixed.map { name, key in
            Row(name: localization.text(name), key: localization.text(key), command: nil)
        }
            + KeyCommand.allCases.map { command in
                Row(
                    name: localization.text(command.label),
                    key: keys.stroke(of: command)?.shown ?? "",
                    command: command)
            }
    }

    /// Asks for a new key.
    public func ask(_ command: KeyCommand) {
        message = localization.text(.keysPress)
        asked = command
    }

    /// A key is pressed for the command; false for those that lead to the buttons, such as
    /// arrows and Enter.
    public func press(_ event: KeyEvent) -> Bool {
        guard let asked,
            let stroke = KeyStroke.of(event).last(where: { !$0.isShift || $0.sign.isLetter })
        else { return false }
        if !Keys.isFree(stroke) || KeyStroke.digit(of: event) != nil {
            message = localization.text(.keysNotFree)
        } else if let taken = keys.taken(stroke, for: asked) {
            message = "\(localization.text(.keysTaken)) \(localization.text(taken.label))"
        } else {
            settings.keys = keys.with(asked, stroke).kept
            self.asked = nil
        }
        return true
    }

    /// No other key after all.
    public func cancel() {
        if asked != nil { asked = nil }
    }

    public func reset() {
        settings.keys = ""
    }
}
