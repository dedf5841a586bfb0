/// How much a button stands out.
public enum ButtonKind: String, CaseIterable, Sendable {
    /// What a question or a page is there for: one of each.
    case primary
    case secondary
    /// Words alone.
    case quiet
    /// What cannot be taken back.
    case grave
}

/// How a button looks: filled, and never told by its outline alone.
public struct ButtonFace: Equatable, Sendable {
    /// Nil where what lies under it is seen.
    public let fill: RGB?
    public let words: RGB
    /// Where filled surfaces are not told apart.
    public let hasLine: Bool
    /// What is pressed is darker; the primary one has a tone of its own for that.
    public let hasVeil: Bool

    public init(
        _ kind: ButtonKind, _ theme: Theme, isPressed: Bool = false, isEnabled: Bool = true
    ) {
        hasLine = theme.needsLines && (kind == .secondary || kind == .grave || !isEnabled)
        hasVeil = isEnabled && isPressed && kind != .primary
        guard isEnabled else {
            fill = kind == .quiet ? nil : theme.weak
            words = theme.muted
            return
        }
        switch kind {
        case .primary:
            (fill, words) = (isPressed ? theme.accentPressed : theme.accent, theme.onAccent)
        case .secondary: (fill, words) = (theme.wash, theme.ink)
        case .quiet: (fill, words) = (nil, theme.accent)
        case .grave: (fill, words) = (theme.warningWash, theme.warning)
        }
    }

    /// How much of the ink lies over what is pressed.
    public static let veil = 0.08
}
