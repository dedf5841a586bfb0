import AnnabellaKit
import Foundation
import Testing

/// The contrast of each theme, by the formula of WCAG 2.2.
@Suite struct ThemeTests {
    private static let themes: [(name: String, theme: Theme)] =
        [
            ("light", .light), ("dark", .dark), ("high contrast", .highContrast),
        ]
        + BoardColours.allCases.flatMap { board in
            [("light, \(board)", Theme.light.on(board)), ("dark, \(board)", Theme.dark.on(board))]
        }

    private func check(_ least: Double, _ pairs: (Theme) -> [(RGB, RGB)]) {
        for (name, theme) in Self.themes {
            for (front, back) in pairs(theme) {
                let contrast = contrast(front, back)
                let colors = String(format: "#%06X on #%06X", front.value, back.value)
                #expect(contrast >= least, "\(name): \(colors) has only \(contrast)")
            }
        }
    }

    @Test func textCanBeReadOnAllThatItStandsOn() {
        check(4.5) { theme in
            let inks = [theme.ink, theme.muted, theme.accent, theme.warning]
            return [theme.paper, theme.surface, theme.wash].flatMap { ground in
                inks.map { ($0, ground) }
            } + [
                (theme.onAccent, theme.accent), (theme.onAccent, theme.accentPressed),
                (theme.ink, theme.accentWash), (theme.accent, theme.accentWash),
                (theme.warning, theme.warningWash), (theme.onWarning, theme.warning),
                (theme.onRim, theme.rim), (theme.onLightSquare, theme.lightSquare),
                (theme.onDarkSquare, theme.darkSquare), (theme.onLastLight, theme.lastLight),
                (theme.onLastDark, theme.lastDark), (theme.onGoban, theme.goban),
            ]
        }
    }

    @Test func bordersAndSquaresCanBeToldApart() {
        check(3) { theme in
            [
                (theme.line, theme.paper), (theme.line, theme.surface),
                (theme.lightSquare, theme.darkSquare),
            ]
        }
    }

    @Test func piecesAndMarksShowOnBothKindsOfSquares() {
        check(3) { theme in
            let tones = [
                (theme.whiteFill, theme.whiteEdge), (theme.blackFill, theme.blackEdge),
                // CK-07: discs of checkers, and what is seen of their sides
                (theme.redFill, theme.blackEdge), (theme.redSide, theme.blackEdge),
                (theme.whiteSide, theme.whiteEdge),
                (theme.markCore, theme.markEdge), (theme.hintCore, theme.markEdge),
            ]
            // one of the two tones is enough, and they are told from each other
            return tones
                + [
                    theme.lightSquare, theme.darkSquare, theme.goban, theme.lastLight,
                    theme.lastDark,
                ].flatMap { square in
                    tones.map { one, other in (contrast(one, square) >= 3 ? one : other, square) }
                }
        }
    }

    @Test func theSystemsWishesChooseTheTheme() {
        #expect(Theme.of(.system, isNight: false, wantsContrast: false) == .light)
        #expect(Theme.of(.system, isNight: true, wantsContrast: true) == .dark)
        #expect(Theme.of(.system, isNight: false, wantsContrast: true) == .highContrast)
        #expect(Theme.of(.light, isNight: true, wantsContrast: true) == .light)
    }
}

/// Of two colours, by WCAG: 1 to 21.
func contrast(_ one: RGB, _ other: RGB) -> Double {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
