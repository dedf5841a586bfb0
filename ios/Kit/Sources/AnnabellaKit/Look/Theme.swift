/// A colour, as 0xRRGGBB.
public struct RGB: Equatable, Sendable, ExpressibleByIntegerLiteral {
    public let value: UInt32

    public init(integerLiteral value: UInt32) {
        self.value = value
    }

    public var red: Double { Double(value >> 16 & 0xff) / 255 }
    public var green: Double { Double(value >> 8 & 0xff) / 255 }
    public var blue: Double { Double(value & 0xff) / 255 }
}

/// All colours of the app. A test computes their contrast: text at least 4.5 to 1, figures,
/// marks and borders at least 3 to 1 on all that they can lie on.
public struct Theme: Equatable, Sendable {
    public let isDark: Bool
    public let background: RGB
    /// Of cards, dialogs and fields.
    public let surface: RGB
    public let ink: RGB
    public let mutedText: RGB
    public let line: RGB
    public let accent: RGB
    public let onAccent: RGB
    public let warning: RGB
    public let lightSquare: RGB
    public let darkSquare: RGB
    /// Coordinates on them.
    public let onLightSquare: RGB
    public let onDarkSquare: RGB
    public let whiteFill: RGB
    public let whiteEdge: RGB
    public let blackFill: RGB
    public let blackEdge: RGB
    /// Discs of checkers beside those of White, and the sides of both.
    public let redFill: RGB = 0x6E1F16
    public let redSide: RGB = 0x3F100B
    public let whiteSide: RGB = 0xC9BFAE
    /// A board of lines, and what is drawn and written on it.
    public let wood: RGB
    public let onWood: RGB
    /// The lines of a finger that aims.
    public let aim: RGB = 0x084F51
    /// Marks on the board have two tones, so that they show on every square.
    public let markCore: RGB = 0x1E1B16
    public let markEdge: RGB = 0xFFFDF8

    public static let light = Theme(
        isDark: false, background: 0xFAF7F2, surface: 0xFFFFFF, ink: 0x1E1B16,
        mutedText: 0x5C564C, line: 0x8A8378, accent: 0x0A6466, onAccent: 0xFFFFFF,
        warning: 0x9A2B1F, lightSquare: 0xF0E8D8, darkSquare: 0x728A77,
        onLightSquare: 0x1E1B16, onDarkSquare: 0x1E1B16, whiteFill: 0xFFFDF8,
        whiteEdge: 0x1E1B16, blackFill: 0x1E1B16, blackEdge: 0xFFFDF8,
        wood: 0xDEC592, onWood: 0x1E1B16)

    public static let dark = Theme(
        isDark: true, background: 0x14130F, surface: 0x201E19, ink: 0xF2EDE3,
        mutedText: 0xB9B1A2, line: 0x857D6F, accent: 0x5CC9C2, onAccent: 0x0B1F1F,
        warning: 0xFF9A8B, lightSquare: 0xB7B09F, darkSquare: 0x4E6156,
        onLightSquare: 0x1E1B16, onDarkSquare: 0xFFFDF8, whiteFill: 0xFFFDF8,
        whiteEdge: 0x1E1B16, blackFill: 0x1E1B16, blackEdge: 0xFFFDF8,
        wood: 0xA98F5F, onWood: 0x1E1B16)

    public static let highContrast = Theme(
        isDark: false, background: 0xFFFFFF, surface: 0xFFFFFF, ink: 0x000000,
        mutedText: 0x000000, line: 0x000000, accent: 0x003F44, onAccent: 0xFFFFFF,
        warning: 0x7A0F0B, lightSquare: 0xFFFFFF, darkSquare: 0x767676,
        onLightSquare: 0x000000, onDarkSquare: 0xFFFFFF, whiteFill: 0xFFFFFF,
        whiteEdge: 0x000000, blackFill: 0x000000, blackEdge: 0xFFFFFF,
        wood: 0xFFFFFF, onWood: 0x000000)

    /// The one that is chosen, or the system's: Increase Contrast asks for high contrast by
    /// day.
    public static func of(
        _ choice: ThemeChoice, isNight: Bool, wantsContrast: Bool
    ) -> Theme {
        switch choice {
        case .light: light
        case .dark: dark
        case .highContrast: highContrast
        case .system: isNight ? dark : wantsContrast ? highContrast : light
        }
    }
}
