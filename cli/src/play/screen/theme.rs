//! Colours and signs, by what the terminal can show.

use annabella::games::GameKind;
use ratatui::style::Color;

use super::look::{self, Piece};

/// How the screen is drawn.
#[derive(Clone, Debug)]
pub(super) struct Theme {
    /// No colours means that shapes and letters tell everything.
    pub(super) palette: Option<Palette>,
    /// Only characters of ASCII.
    pub(super) is_ascii: bool,
}

/// Which colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Palette {
    /// All.
    True,
    /// The 240 fixed ones, of which the nearest that keep the distances stand for others.
    Indexed,
}

/// The colours of a board; everything else keeps those of the terminal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Colors {
    pub(super) light: Color,
    pub(super) dark: Color,
    /// The squares of the last move.
    pub(super) last_light: Color,
    pub(super) last_dark: Color,
    /// Of the first player's pieces and of the other one's.
    pub(super) pieces: [Color; 2],
    /// Of what is marked around the pieces of each.
    pub(super) marks: [Color; 2],
    /// Of what is marked on an empty square.
    pub(super) on_empty: Color,
    /// Of the numbers in squares.
    pub(super) number: Color,
}

const WHITE: [Color; 2] = [Color::Rgb(0xFF, 0xFD, 0xF8), Color::Indexed(231)];
const BLACK: [Color; 2] = [Color::Rgb(0x10, 0x0E, 0x0B), Color::Indexed(16)];
const RED: [Color; 2] = [Color::Rgb(0x86, 0x18, 0x10), Color::Indexed(88)];

impl Palette {
    /// Pieces stand out 3 to 1 from all squares on which they may stand.
    pub(super) const fn of(self, game: GameKind) -> Colors {
        let index = self as usize;
        let [white, black, red] = [WHITE[index], BLACK[index], RED[index]];
        match game {
            GameKind::Chess | GameKind::Chess960 => Colors {
                light: [Color::Rgb(0xA6, 0x90, 0x6E), Color::Indexed(137)][index],
                dark: [Color::Rgb(0x4E, 0x6A, 0x57), Color::Indexed(59)][index],
                last_light: [Color::Rgb(0xAB, 0x90, 0x3F), Color::Indexed(136)][index],
                last_dark: [Color::Rgb(0x76, 0x63, 0x1F), Color::Indexed(58)][index],
                pieces: [white, black],
                marks: [black, white],
                on_empty: white,
                number: white,
            },
            // all of one colour, on which both sides' stones are seen
            GameKind::YinYang => Colors {
                light: [Color::Rgb(0xA6, 0x90, 0x6E), Color::Indexed(137)][index],
                dark: [Color::Rgb(0xA6, 0x90, 0x6E), Color::Indexed(137)][index],
                last_light: [Color::Rgb(0xAB, 0x90, 0x3F), Color::Indexed(136)][index],
                last_dark: [Color::Rgb(0xAB, 0x90, 0x3F), Color::Indexed(136)][index],
                pieces: [black, white],
                marks: [white, black],
                on_empty: black,
                number: black,
            },
            // nothing stands on the light squares, so that the dark ones need not be very dark
            GameKind::Checkers => Colors {
                light: [Color::Rgb(0xE6, 0xDB, 0xC3), Color::Indexed(187)][index],
                dark: [Color::Rgb(0xA6, 0x90, 0x6E), Color::Indexed(137)][index],
                last_light: [Color::Rgb(0xE6, 0xDB, 0xC3), Color::Indexed(187)][index],
                last_dark: [Color::Rgb(0xAB, 0x90, 0x3F), Color::Indexed(136)][index],
                pieces: [red, white],
                marks: [white, black],
                on_empty: black,
                number: black,
            },
        }
    }
}

impl Theme {
    pub(super) const FULL: Theme = Theme { palette: Some(Palette::True), is_ascii: false };
    #[cfg(test)]
    pub(super) const INDEXED: Theme = Theme { palette: Some(Palette::Indexed), is_ascii: false };
    pub(super) const PLAIN: Theme = Theme { palette: None, is_ascii: true };

    /// What this terminal says about itself.
    pub(super) fn of_terminal() -> Theme {
        Theme::by_environment(|name| std::env::var(name).ok())
    }

    fn by_environment(variable: impl Fn(&str) -> Option<String>) -> Theme {
        let is_set = |name| variable(name).is_some_and(|value| !value.is_empty());
        if is_set("NO_COLOR") {
            return Theme::PLAIN;
        }
        // the first of these that is set decides about the others
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(|&name| is_set(name));
        let locale = locale.and_then(&variable).unwrap_or_default().to_lowercase();
        let is_utf8 = cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8");
        let is_console = variable("TERM").as_deref() == Some("linux");
        let has_true_colors = variable("COLORTERM")
            .is_some_and(|value| value.contains("truecolor") || value.contains("24bit"));
        Theme {
            palette: Some(if has_true_colors { Palette::True } else { Palette::Indexed }),
            is_ascii: !is_utf8 || is_console,
        }
    }

    /// One character for a piece on the board. Where colours tell the sides
    /// apart both have the same filled figure.
    pub(super) const fn piece(&self, piece: &Piece) -> char {
        if self.is_ascii { piece.figure.letter } else { piece.figure.filled }
    }

    /// One character for a piece beside the board, on the terminal's own colours.
    pub(super) const fn taken(&self, piece: &Piece) -> char {
        if self.is_ascii { piece.figure.letter } else { piece.figure.taken }
    }

    /// A sign, or what stands for it in ASCII.
    pub(super) const fn sign(&self, sign: Sign) -> &'static str {
        let (figure, ascii) = match sign {
            Sign::ToMove => ("▸", ">"),
            Sign::Rule => ("─", "-"),
            Sign::Separator => ("·", "-"),
            Sign::Target(game) => (look::target(game), "*"),
            Sign::Capture => ("×", "x"),
        };
        if self.is_ascii { ascii } else { figure }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Sign {
    ToMove,
    Rule,
    Separator,
    Target(GameKind),
    Capture,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::screen::look::Names;

    fn rgb(color: Color) -> [f64; 3] {
        let bytes = match color {
            Color::Rgb(r, g, b) => [r, g, b],
            // the cube and the greys of the 256 colours
            Color::Indexed(index @ 16..=231) => {
                let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
                let n = index - 16;
                [level(n / 36), level(n / 6 % 6), level(n % 6)]
            }
            _ => panic!("{color} is not fixed"),
        };
        bytes.map(f64::from)
    }

    /// The contrast of WCAG 2.2.
    fn contrast(a: Color, b: Color) -> f64 {
        let luminance = |color| {
            let [r, g, b] = rgb(color).map(|byte| {
                let part = byte / 255.0;
                if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055_f64).powf(2.4) }
            });
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn pieces_stand_out_from_every_square() {
        for game in GameKind::ALL {
            for palette in [Palette::True, Palette::Indexed] {
                let colors = palette.of(game);
                let used = match look::names(game) {
                    Names::Edges => vec![colors.light, colors.last_light],
                    // on light squares nothing ever stands
                    Names::Squares => Vec::new(),
                };
                for square in used.into_iter().chain([colors.dark, colors.last_dark]) {
                    let shown = [colors.pieces, colors.marks].concat();
                    for piece in shown.into_iter().chain([colors.on_empty]) {
                        let found = contrast(piece, square);
                        assert!(found >= 3.0, "{piece} on {square}: {found:.2}");
                    }
                }
                if look::is_chequered(game) {
                    assert!(contrast(colors.light, colors.dark) >= 1.8);
                    assert!(contrast(colors.last_light, colors.last_dark) >= 1.7);
                }
            }
            let [one, other] = Palette::True.of(game).pieces;
            assert!(contrast(one, other) >= 3.0, "{one} beside {other}");
        }
        let numbers = Palette::Indexed.of(GameKind::Checkers);
        for square in [numbers.dark, numbers.last_dark] {
            assert!(contrast(numbers.number, square) >= 4.5);
        }
    }

    #[test]
    fn the_environment_chooses_the_theme() {
        let theme = |variables: &'static [(&str, &str)]| {
            Theme::by_environment(move |name| {
                variables.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
            })
        };
        let plain = theme(&[("NO_COLOR", "1"), ("LANG", "de_DE.UTF-8")]);
        assert!(plain.palette.is_none() && plain.is_ascii);
        let utf8 = theme(&[("LANG", "de_DE.UTF-8"), ("COLORTERM", "truecolor")]);
        assert!(!utf8.is_ascii);
        assert_eq!(utf8.palette, Some(Palette::True));
        assert!(theme(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]).is_ascii);
        assert!(theme(&[("LANG", "C.UTF-8"), ("TERM", "linux")]).is_ascii);
        assert!(theme(&[("NO_COLOR", ""), ("LANG", "C.UTF-8")]).palette.is_some());
    }
}
