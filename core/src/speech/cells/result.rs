//! Results, by their texts in records.

use super::Profile;
use super::cell::{Cell, are, cells};

/// Each with its literal cells and its compact ones; that of a game without one is an asterisk.
const RESULTS: [(&str, &str, &str); 4] = [
    ("1-0", "⠼⠁⠤⠼⠚", "⠂⠤⠴"),
    ("0-1", "⠼⠚⠤⠼⠁", "⠴⠤⠂"),
    ("1/2-1/2", "⠼⠁⠸⠌⠼⠃⠤⠼⠁⠸⠌⠼⠃", "⠂⠌⠆⠤⠂⠌⠆"),
    ("*", "⠐⠔", "⠐⠔"),
];

/// The cells of a result such as `1-0`.
pub(in crate::speech) fn write(result: &str, profile: Profile) -> Vec<Cell> {
    let known = RESULTS.iter().find(|(text, ..)| *text == result).unwrap_or(&RESULTS[3]);
    cells(match profile {
        Profile::Literal => known.1,
        Profile::Compact => known.2,
    })
}

/// The result that cells are, in either profile.
pub(in crate::speech) fn read(word: &[Cell]) -> Option<&'static str> {
    let is_it = |forms: [&str; 2]| forms.iter().any(|form| are(word, form));
    let found = RESULTS.iter().find(|(_, literal, compact)| is_it([literal, compact]));
    found.map(|(text, ..)| *text)
}
