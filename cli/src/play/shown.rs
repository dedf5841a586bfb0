//! Text from elsewhere, made fit to be shown on a terminal.

use std::fmt::{self, Display, Write};
use std::path::Path;

/// The longest piece of a typed text that is worth repeating.
const LONGEST: usize = 40;

/// The beginning of a text that somebody typed.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(LONGEST).collect::<String>().chars().map(harmless).collect()
}

/// The whole text, with nothing in it that a terminal would obey.
pub(crate) fn escaped(text: &str) -> String {
    text.chars().map(harmless).collect()
}

pub(crate) fn shown_path(path: &Path) -> String {
    escaped(&path.to_string_lossy())
}

/// Text that may have been put together from anything: only its lines and tabs are obeyed.
pub(crate) struct Harmless<T>(pub(crate) T);

impl<T: Display> Display for Harmless<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_wrong = |c: char| is_obeyed(c) && !matches!(c, '\n' | '\t');
        write!(Filter { out: f, is_wrong }, "{}", self.0)
    }
}

/// The same of what programs read: names keep their marks of direction.
pub(crate) struct WithoutControls<T>(pub(crate) T);

impl<T: Display> Display for WithoutControls<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_wrong = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        write!(Filter { out: f, is_wrong }, "{}", self.0)
    }
}

struct Filter<'a, 'b, F> {
    out: &'a mut fmt::Formatter<'b>,
    is_wrong: F,
}

impl<F: Fn(char) -> bool> Write for Filter<'_, '_, F> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for part in text.split_inclusive(&self.is_wrong) {
            match part.chars().next_back().filter(|&c| (self.is_wrong)(c)) {
                Some(c) => {
                    self.out.write_str(&part[..part.len() - c.len_utf8()])?;
                    write!(self.out, "{}", c.escape_default())?;
                }
                None => self.out.write_str(part)?,
            }
        }
        Ok(())
    }
}

/// Whether a terminal does something with a sign other than to show it. Signs that turn the
/// direction of writing are no less obeyed than controls.
pub(crate) fn is_obeyed(c: char) -> bool {
    let turns = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    c.is_control() || turns
}

fn harmless(c: char) -> String {
    if is_obeyed(c) { c.escape_default().to_string() } else { c.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_shown_is_obeyed() {
        assert_eq!(shown("naïve \u{1b}[2J"), "naïve \\u{1b}[2J");
        assert_eq!(shown(&"\u{7}".repeat(99)), "\\u{7}".repeat(40));
        assert_eq!(shown_path(Path::new("a\nb\u{202e}c")), "a\\nb\\u{202e}c");
        assert_eq!(escaped(&"é".repeat(99)), "é".repeat(99));
        let text = Harmless("a\nb\tc\u{9b}é\u{1b}\r").to_string();
        assert_eq!(text, "a\nb\tc\\u{9b}é\\u{1b}\\r");
    }
}
