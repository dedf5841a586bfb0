//! Text from elsewhere, made fit to be shown on a terminal.

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

fn harmless(c: char) -> String {
    // signs that turn the direction of writing are no less obeyed than controls
    let turns =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if c.is_control() || turns { c.escape_default().to_string() } else { c.to_string() }
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
    }
}
