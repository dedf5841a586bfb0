import AnnabellaCore
import Observation

/// What each key of a keyboard does in a game; most can be changed here.
@MainActor
@Observable
public final class KeysModel {
    /// The keys of a game.
    public struct Group: Identifiable, Equatable, Sendable {
        public let kind: GameKind
        public let heading: String
        public let rows: [Row]
        public var id: GameKind { kind }
    }

    /// What a key is for, and which one it is.
    public struct Row: Identifiable, Equatable, Sendable {
        public let kind: GameKind
        public let name: String
        public let key: String
        /// Nil for a key that cannot be changed.
        public let command: String?
        public var id: String { "\(kind) \(name)" }
        /// As VoiceOver says it.
        public var label: String { "\(name), \(key)" }
    }

    private let settings: Settings
    private let overlay: Overlay
    private let localization: Localization
    /// The command whose new key is asked for.
    public private(set) var asked: Row? {
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
        (.keyRanks, .keysRanks), (.keyFiles, .keysFiles), (.keySquare, .keysSquare),
        (.keyDigits, .keysDigits), (.keyBoards, .keysBoards), (.keyHelp, .keysHelp),
    ]

    private let played: GameKind?

    /// `played` is the game on the table, whose keys come first.
    init(
        _ settings: Settings, _ overlay: Overlay, _ localization: Localization, played: GameKind?
    ) {
        self.played = played
        self.settings = settings
        self.overlay = overlay
        self.localization = localization
    }

    /// Where it stands what can be said or typed instead.
    public var sayings: Page { HowToModel.sayings(of: played ?? .chess) }

    public var groups: [Group] {
        let games = GameKind.games
        let first = games.filter { $0 == played?.game }
        return (first + games.filter { !first.contains($0) }).map { kind in
            Group(
                kind: kind, heading: localization.name(of: kind), rows: changeableRows(of: kind))
        }
    }

    /// What keys do in all games.
    public var fixedRows: [Row] {
        Self.fixed.map { name, key in
            Row(
                kind: .chess, name: localization.text(name), key: localization.text(key),
                command: nil)
        }
    }

    private func changeableRows(of kind: GameKind) -> [Row] {
        let rows = try? keyRows(
            kind: kind, keys: settings.keys(of: kind), language: localization.speech.language)
        return (rows ?? []).map {
            Row(kind: kind, name: $0.name, key: $0.key, command: $0.command)
        }
    }

    /// Asks for a new key.
    public func ask(_ row: Row) {
        message = localization.text(.keysPress)
        asked = row
    }

    /// A key is pressed for the command; false for those that lead to the buttons, such as
    /// arrows and Enter.
    public func press(_ event: KeyEvent) -> Bool {
        guard let asked, let command = asked.command,
            let answer = try? changeKey(
                kind: asked.kind, keys: settings.keys(of: asked.kind), command: command,
                pressed: KeyStroke.of(event),
                language: localization.speech.language)
        else { return false }
        switch answer {
        case .noKey: return false
        case .notFree: message = localization.text(.keysNotFree)
        case .taken(let other): message = "\(localization.text(.keysTaken)) \(other)"
        case .changed(let keys):
            settings.setKeys(keys, of: asked.kind)
            self.asked = nil
        }
        return true
    }

    /// No other key after all.
    public func cancel() {
        if asked != nil { asked = nil }
    }

    public func reset() {
        for kind in GameKind.games { settings.setKeys("", of: kind) }
    }
}
