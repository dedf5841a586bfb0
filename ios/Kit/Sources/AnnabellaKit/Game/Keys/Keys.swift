/// Which key does what: the usual keys and those that the player has changed.
public struct Keys: Sendable {
    /// What an event asks for: the command, and whether Shift turns it round.
    public struct Found: Equatable, Sendable {
        public let command: KeyCommand
        public let isBackward: Bool
    }

    private var strokes: [KeyCommand: KeyStroke]

    /// The usual keys with these changes; what another version kept may mean nothing.
    public init(_ kept: String) {
        strokes = Self.usual
        for line in kept.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, let command = KeyCommand(rawValue: String(words[0])),
                let stroke = KeyStroke(String(words[1]))
            else { continue }
            strokes[command] = stroke
        }
    }

    private static let usual: [KeyCommand: KeyStroke] = Dictionary(
        uniqueKeysWithValues: KeyCommand.allCases.compactMap { command in
            KeyStroke(command.usual).map { (command, $0) }
        })

    public func stroke(of command: KeyCommand) -> KeyStroke? { strokes[command] }

    /// The command of the first of these keys that has one.
    public func find(_ pressed: [KeyStroke]) -> Found? { pressed.lazy.compactMap(find).first }

    private func find(_ stroke: KeyStroke) -> Found? {
        if let command = command(of: stroke) { return Found(command: command, isBackward: false) }
        guard stroke.isShift, let command = command(of: stroke.with(isShift: false)),
            command.piece != nil
        else { return nil }
        return Found(command: command, isBackward: true)
    }

    private func command(of stroke: KeyStroke) -> KeyCommand? {
        KeyCommand.allCases.first { strokes[$0] == stroke }
    }

    /// Which other command has a key already.
    public func taken(_ stroke: KeyStroke, for wished: KeyCommand) -> KeyCommand? {
        let wanted = turned(wished, stroke)
        return KeyCommand.allCases.first { command in
            command != wished
                && strokes[command].map { !wanted.isDisjoint(with: turned(command, $0)) } ?? false
        }
    }

    /// The same keys but for one.
    public func with(_ command: KeyCommand, _ stroke: KeyStroke) -> Keys {
        var keys = self
        keys.strokes[command] = stroke
        return keys
    }

    /// What differs from the usual keys, for the settings.
    public var kept: String {
        KeyCommand.allCases.filter { strokes[$0]?.kept != $0.usual }
            .map { "\($0.rawValue) \(strokes[$0]?.kept ?? "")" }.joined(separator: "\n")
    }

    // a piece's key counts with Shift, too
    private func turned(_ command: KeyCommand, _ stroke: KeyStroke) -> Set<KeyStroke> {
        command.piece == nil ? [stroke] : [stroke, stroke.with(isShift: true)]
    }

    /// Begins a text, as in many games; always the same.
    static let typeToo = KeyStroke("/" as Character)

    /// Digits are ranks and, with Shift or Alt, files; they cannot be given away.
    public static func isFree(_ stroke: KeyStroke) -> Bool {
        !("0"..."9").contains(stroke.sign) && stroke != typeToo
    }
}
