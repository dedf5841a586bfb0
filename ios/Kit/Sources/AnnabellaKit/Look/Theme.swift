import Foundation

/// A colour, as 0xRRGGBB.
public struct RGB: Equatable, Sendable, ExpressibleByIntegerLiteral {
    public let value: UInt32

    public init(integerLiteral value: UInt32) {
        self.value = value
    }

    public var red: Double { Double(value >> 16 & 0xff) / 255 }
    public var green: Double { Double(value >> 8 & 0xff) / 255 }
    public var blue: Double { Double(value & 0xff) / 255 }

    /// How bright it is, from 0 to 1, by WCAG 2.2.
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

/// All colours of a page. A test computes their contrast: text at least 4.5 to 1, figures,
/// marks and borders at least 3 to 1 on all that they can lie on.
@dynamicMemberLookup
public struct Theme: Equatable, Sendable {
    private enum Kind { case light, dark, highContrast }

    private let kind: Kind
    private let colours: Colours
    private let board: BoardColours
    /// Of the pieces of chess from the pawn to the king, where letters stand for figures.
    public let letters: [String]?

    public subscript(dynamicMember colour: KeyPath<Colours, RGB>) -> RGB {
        colours[keyPath: colour]
    }

    public var isDark: Bool { kind == .dark }
    /// What cannot be done now: nearer to the page than what can, which by night is the darker.
    public var weak: RGB { isDark ? colours.paper : colours.wash }

    /// Filled surfaces are told from the page by a line, and what is chosen by a thick one.
    public var needsLines: Bool { kind == .highContrast }

    public var lightSquare: RGB { isDark ? board.lightAtNight : board.light }
    public var darkSquare: RGB { isDark ? board.darkAtNight : board.dark }

    /// Coordinates on them.
    public var onLightSquare: RGB { ink(on: lightSquare) }
    public var onDarkSquare: RGB { ink(on: darkSquare) }
    public var onLastLight: RGB { ink(on: colours.lastLight) }
    public var onLastDark: RGB { ink(on: colours.lastDark) }

    /// Discs of checkers beside those of White, and the sides of both.
    public let redFill: RGB = 0x6E1F16
    public let redSide: RGB = 0x4A120C
    public let whiteSide: RGB = 0xD8CFBC
    /// Of a piece that has to jump.
    public let jumpCore: RGB = 0x084F51
    /// Of what the computer advises, and of the lines of a finger that aims.
    public let hintCore: RGB = 0x084F51
    /// Of a king in check.
    public let checkCore: RGB = 0x9A2B1F
    /// Marks on the board have two tones, so that they show on every square.
    public let markCore: RGB = 0x1E1B16
    public let markEdge: RGB = 0xFFFDF8

    public static let light = Theme(kind: .light, colours: .light, board: .sage)
    public static let dark = Theme(kind: .dark, colours: .dark, board: .sage)
    public static let highContrast = Theme(
        kind: .highContrast, colours: .highContrast, board: .contrast)

    private init(kind: Kind, colours: Colours, board: BoardColours, letters: [String]? = nil) {
        self.kind = kind
        self.colours = colours
        self.board = board
        self.letters = letters
    }

    /// The same with the squares of another board; in high contrast there is one alone.
    public func on(_ board: BoardColours) -> Theme {
        needsLines ? self : Theme(kind: kind, colours: colours, board: board, letters: letters)
    }

    /// The same with letters in the place of figures, or with figures.
    public func with(letters: [String]?) -> Theme {
        Theme(kind: kind, colours: colours, board: board, letters: letters)
    }

    /// Whichever of the two inks is read better on a square.
    private func ink(on square: RGB) -> RGB {
        square.luminance > Self.middle ? 0x000000 : 0xFFFFFF
    }

    /// At this luminance white and black are read equally well, by the formula of WCAG.
    private static let middle = 0.18

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
