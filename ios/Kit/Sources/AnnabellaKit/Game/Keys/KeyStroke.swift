/// Keys that type something, as the core reads them: `k`, `Shift+m` or `?`.
public enum KeyStroke {
    /// What an event can mean: the key itself with what is held, or the sign that it types
    /// with Shift. Nothing for keys that type nothing, and with Command or Control.
    public static func of(_ event: KeyEvent) -> [String] {
        guard !event.isCommand, case .sign(let key) = event.key else { return [] }
        let alt = event.isAlt ? "Alt+" : ""
        let held = event.isShift ? alt + "Shift+" : alt
        // some keyboards tell the key, some what it types
        let signs = [key, event.typed].compactMap { $0 }
        if let digit = signs.first(where: { ("1"..."9").contains($0) }) {
            return [held + String(digit)]
        }
        guard let sign = sign(key) else { return [] }
        var strokes = [held + String(sign)]
        for typed in [event.typed.flatMap(Self.sign), sign] {
            guard event.isShift, let typed, !typed.isLetter else { continue }
            let stroke = alt + String(typed)
            if !strokes.contains(stroke) { strokes.append(stroke) }
        }
        return strokes
    }

    private static func sign(_ character: Character) -> Character? {
        guard !character.isWhitespace, character.unicodeScalars.count == 1 else { return nil }
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first : nil
    }
}
