// Made by art/make from art/*.txt: change the tables, not this file.

/// All colours but those of squares.
public struct Colours: Equatable, Sendable {
    public let paper: RGB
    public let surface: RGB
    public let wash: RGB
    public let ink: RGB
    public let muted: RGB
    public let line: RGB
    public let hair: RGB
    public let accent: RGB
    public let onAccent: RGB
    public let accentPressed: RGB
    public let accentWash: RGB
    public let warning: RGB
    public let onWarning: RGB
    public let warningWash: RGB
    public let rim: RGB
    public let onRim: RGB
    public let lastLight: RGB
    public let lastDark: RGB
    public let goban: RGB
    public let onGoban: RGB
    public let whiteFill: RGB
    public let whiteEdge: RGB
    public let blackFill: RGB
    public let blackEdge: RGB

    static let light = Colours(
        paper: 0xF4EFE5,
        surface: 0xFFFDF9,
        wash: 0xE8E0D0,
        ink: 0x1E1B16,
        muted: 0x575146,
        line: 0x7A7263,
        hair: 0xE2D9C9,
        accent: 0x0A6466,
        onAccent: 0xFFFFFF,
        accentPressed: 0x084F51,
        accentWash: 0xD5E5E0,
        warning: 0x9A2B1F,
        onWarning: 0xFFFFFF,
        warningWash: 0xF5E0D8,
        rim: 0x5E4331,
        onRim: 0xF3E6D0,
        lastLight: 0xEBDFAF,
        lastDark: 0xA39B62,
        goban: 0xDEC592,
        onGoban: 0x1E1B16,
        whiteFill: 0xFFFDF8,
        whiteEdge: 0x1E1B16,
        blackFill: 0x1E1B16,
        blackEdge: 0xFFFDF8)

    static let dark = Colours(
        paper: 0x161410,
        surface: 0x221F1A,
        wash: 0x312D26,
        ink: 0xF2EDE3,
        muted: 0xBFB7A8,
        line: 0x8F8778,
        hair: 0x37332B,
        accent: 0x66CFC8,
        onAccent: 0x0B1F1F,
        accentPressed: 0x8BDDD7,
        accentWash: 0x173A39,
        warning: 0xFF9A8B,
        onWarning: 0x2B0B06,
        warningWash: 0x45231D,
        rim: 0x3B2A1F,
        onRim: 0xE9D9BE,
        lastLight: 0xBDB07A,
        lastDark: 0x77713F,
        goban: 0xA98F5F,
        onGoban: 0x1E1B16,
        whiteFill: 0xFFFDF8,
        whiteEdge: 0x1E1B16,
        blackFill: 0x1E1B16,
        blackEdge: 0xFFFDF8)

    static let highContrast = Colours(
        paper: 0xFFFFFF,
        surface: 0xFFFFFF,
        wash: 0xFFFFFF,
        ink: 0x000000,
        muted: 0x000000,
        line: 0x000000,
        hair: 0x000000,
        accent: 0x003F44,
        onAccent: 0xFFFFFF,
        accentPressed: 0x000000,
        accentWash: 0xFFFFFF,
        warning: 0x7A0F0B,
        onWarning: 0xFFFFFF,
        warningWash: 0xFFFFFF,
        rim: 0x000000,
        onRim: 0xFFFFFF,
        lastLight: 0xFFFFFF,
        lastDark: 0x767676,
        goban: 0xFFFFFF,
        onGoban: 0x000000,
        whiteFill: 0xFFFFFF,
        whiteEdge: 0x000000,
        blackFill: 0x000000,
        blackEdge: 0xFFFFFF)
}

/// The squares of a board by day, and in the dark theme.
public enum BoardColours: String, CaseIterable, Sendable {
    case sage, walnut, slate, contrast

    public var light: RGB {
        switch self {
        case .sage: 0xF0E8D8
        case .walnut: 0xF3E3C6
        case .slate: 0xE9ECEE
        case .contrast: 0xFFFFFF
        }
    }

    public var dark: RGB {
        switch self {
        case .sage: 0x728A77
        case .walnut: 0xA47A54
        case .slate: 0x7C8894
        case .contrast: 0x767676
        }
    }

    public var lightAtNight: RGB {
        switch self {
        case .sage: 0xB7B09F
        case .walnut: 0xC3AE8C
        case .slate: 0xAEB6BC
        case .contrast: 0xFFFFFF
        }
    }

    public var darkAtNight: RGB {
        switch self {
        case .sage: 0x4E6156
        case .walnut: 0x6E5038
        case .slate: 0x515C66
        case .contrast: 0x767676
        }
    }
}
