use std::fmt;
use std::str::FromStr;

/// A key that types something, and what is held with it, as `k`, `Shift+m` or `?`: a sign
/// that is typed with Shift on some keyboards stands for itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeyStroke {
    /// What it types by itself.
    pub sign: char,
    /// With Shift.
    pub is_shift: bool,
    /// With Alt.
    pub is_alt: bool,
}

const ALT: &str = "Alt+";
const SHIFT: &str = "Shift+";

impl KeyStroke {
    /// As it is shown, `Shift+M`.
    pub fn shown(&self) -> String {
        format!("{}{}", self.held(), self.sign.to_uppercase())
    }

    /// From 1 to 8, which lead to ranks and, with what is held, to files.
    pub fn digit(&self) -> Option<u8> {
        self.any_digit().filter(|digit| (1..=8).contains(digit))
    }

    /// Any digit.
    pub(in crate::speech) fn any_digit(&self) -> Option<u8> {
        self.sign.to_digit(10).map(|digit| digit as u8)
    }

    /// The key alone, where Shift is held.
    pub(super) fn without_shift(&self) -> Option<KeyStroke> {
        self.is_shift.then(|| KeyStroke { is_shift: false, ..self.clone() })
    }

    fn held(&self) -> String {
        format!("{}{}", if self.is_alt { ALT } else { "" }, if self.is_shift { SHIFT } else { "" })
    }
}

impl fmt::Display for KeyStroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.held(), self.sign)
    }
}

/// A text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key is a sign, with Alt+ and Shift+ before it where they are held")]
pub struct ParseKeyStrokeError;

impl FromStr for KeyStroke {
    type Err = ParseKeyStrokeError;

    fn from_str(text: &str) -> Result<KeyStroke, ParseKeyStrokeError> {
        let (is_alt, rest) = held(text, ALT);
        let (is_shift, rest) = held(rest, SHIFT);
        let mut signs = rest.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) if !sign.is_whitespace() => Ok(KeyStroke { sign, is_shift, is_alt }),
            _ => Err(ParseKeyStrokeError),
        }
    }
}

fn held<'t>(text: &'t str, key: &str) -> (bool, &'t str) {
    text.strip_prefix(key).map_or((false, text), |rest| (true, rest))
}
