/// A key that types something, and what is held with it. Kept and shown as `k`, `Shift+m`
/// or `?`; a sign that is typed with Shift on some keyboards stands for itself.
public struct KeyStroke: Hashable, Sendable {
    public let sign: Character
    public let isShift: Bool
    public let isAlt: Bool

    init(_ sign: Character, isShift: Bool = false, isAlt: Bool = false) {
        self.sign = sign
        self.isShift = isShift
        self.isAlt = isAlt
    }

    /// What was kept; nil for what has no meaning.
    public init?(_ kept: String) {
        guard let sign = kept.last else { return nil }
        let held = kept.dropLast()
        self.init(sign, isShift: held.hasSuffix(Self.shift), isAlt: held.hasPrefix(Self.alt))
        if self.kept != kept { return nil }
    }

    /// As it is kept.
    public var kept: String { held + String(sign) }

    /// As it is shown.
    public var shown: String { held + sign.uppercased() }

    private var held: String { (isAlt ? Self.alt : "") + (isShift ? Self.shift : "") }

    func with(isShift: Bool) -> KeyStroke { KeyStroke(sign, isShift: isShift, isAlt: isAlt) }

    private static let alt = "Alt+"
    private static let shift = "Shift+"

    /// What an event can mean: the key itself with what is held, or the sign that it types
    /// with Shift. Nothing for keys that type nothing, and with Command or Control.
    public static func of(_ event: KeyEvent) -> [KeyStroke] {
        guard !event.isCommand, case .sign(let key) = event.key, let sign = sign(key) else {
            return []
        }
        var strokes = [KeyStroke(sign, isShift: event.isShift, isAlt: event.isAlt)]
        // some keyboards tell the key, some what it types
        for typed in [event.typed.flatMap(Self.sign), sign] {
            guard event.isShift, let typed, !typed.isLetter else { continue }
            let stroke = KeyStroke(typed, isAlt: event.isAlt)
            if !strokes.contains(stroke) { strokes.append(stroke) }
        }
        return strokes
    }

    /// The digit from 1 to 8 of a key, by itself or with Shift or Alt.
    public static func digit(of event: KeyEvent) -> Int? {
        guard !event.isCommand, case .sign(let key) = event.key else { return nil }
        return [key, event.typed].compactMap { $0 }.compactMap { "12345678".firstIndex(of: $0) }
            .first.map { "12345678".distance(from: "12345678".startIndex, to: $0) + 1 }
    }

    private static func sign(_ character: Character) -> Character? {
        guard !character.isWhitespace, character.unicodeScalars.count == 1 else { return nil }
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first : nil
    }
}
