//! Colours and signs, by what the terminal can show.

use annabella::games::chess::{Color as Side, Piece, Role};
use ratatui::style::Color;

/// How the screen is drawn.
#[derive(Clone, Debug)]
pub(super) struct Theme {
    /// No colours means that shapes and letters tell everything.
    pub(super) colors: Option<Colors>,
    /// Only characters of ASCII.
    pub(super) is_ascii: bool,
}

/// The colours of the board; everything else keeps those of the terminal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Colors {
    pub(super) light: Color,
    pub(super) dark: Color,
    /// The squares of the last move.
    pub(super) last_light: Color,
    pub(super) last_dark: Color,
    pub(super) white_piece: Color,
    pub(super) black_piece: Color,
}

impl Colors {
    /// White and black pieces stand out 3 to 1 from all four squares.
    const TRUE: Colors = Colors {
        light: Color::Rgb(0xA6, 0x90, 0x6E),
        dark: Color::Rgb(0x4E, 0x6A, 0x57),
        last_light: Color::Rgb(0xAB, 0x90, 0x3F),
        last_dark: Color::Rgb(0x76, 0x63, 0x1F),
        white_piece: Color::Rgb(0xFF, 0xFD, 0xF8),
        black_piece: Color::Rgb(0x10, 0x0E, 0x0B),
    };

    /// The nearest of the 240 fixed colours that keep those distances.
    const INDEXED: Colors = Colors {
        light: Color::Indexed(137),
        dark: Color::Indexed(59),
        last_light: Color::Indexed(136),
        last_dark: Color::Indexed(58),
        white_piece: Color::Indexed(231),
        black_piece: Color::Indexed(16),
    };
}

impl Theme {
    pub(super) const FULL: Theme = Theme { colors: Some(Colors::TRUE), is_ascii: false };
    #[cfg(test)]
    pub(super) const INDEXED: Theme = Theme { colors: Some(Colors::INDEXED), is_ascii: false };
    pub(super) const PLAIN: Theme = Theme { colors: None, is_ascii: true };

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
            colors: Some(if has_true_colors { Colors::TRUE } else { Colors::INDEXED }),
            is_ascii: !is_utf8 || is_console,
        }
    }

    /// One character for a piece on the board. Where colours tell the sides
    /// apart both have the same filled figure.
    pub(super) fn piece(&self, piece: Piece) -> char {
        if self.is_ascii {
            // capitals for White and small letters for Black
            return piece.to_char();
        }
        filled(piece.role)
    }

    /// One character for a piece beside the board, on the terminal's own colours.
    pub(super) fn captured(&self, piece: Piece) -> char {
        match piece.color {
            _ if self.is_ascii => piece.to_char(),
            Side::White => outlined(piece.role),
            Side::Black => filled(piece.role),
        }
    }

    /// A sign, or what stands for it in ASCII.
    pub(super) const fn sign(&self, sign: Sign) -> &'static str {
        let (figure, ascii) = match sign {
            Sign::ToMove => ("▸", ">"),
            Sign::Rule => ("─", "-"),
            Sign::Separator => ("·", "-"),
            Sign::Target => ("●", "*"),
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
    Target,
    Capture,
}

const fn filled(role: Role) -> char {
    match role {
        Role::King => '♚',
        Role::Queen => '♛',
        Role::Rook => '♜',
        Role::Bishop => '♝',
        Role::Knight => '♞',
        Role::Pawn => '♟',
    }
}

const fn outlined(role: Role) -> char {
    match role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for colors in [Colors::TRUE, Colors::INDEXED] {
            let squares = [colors.light, colors.dark, colors.last_light, colors.last_dark];
            for square in squares {
                for piece in [colors.white_piece, colors.black_piece] {
                    let found = contrast(piece, square);
                    assert!(found >= 3.0, "{piece} on {square}: {found:.2}");
                }
            }
            assert!(contrast(colors.light, colors.dark) >= 1.8);
            assert!(contrast(colors.last_light, colors.last_dark) >= 1.7);
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
        assert!(plain.colors.is_none() && plain.is_ascii);
        let utf8 = theme(&[("LANG", "de_DE.UTF-8"), ("COLORTERM", "truecolor")]);
        assert!(!utf8.is_ascii);
        assert_eq!(utf8.colors.unwrap().light, Colors::TRUE.light);
        assert!(theme(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]).is_ascii);
        assert!(theme(&[("LANG", "C.UTF-8"), ("TERM", "linux")]).is_ascii);
        assert!(theme(&[("NO_COLOR", ""), ("LANG", "C.UTF-8")]).colors.is_some());
    }
}
