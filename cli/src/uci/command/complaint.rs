/// The most of a bad word or line that is repeated, in characters.
const LONGEST: usize = 60;

/// A text as it can stand in a line of output: short, and without signs that would end
/// the line or drive a terminal.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
