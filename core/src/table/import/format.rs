//! Which notation a text is in.

use crate::games::checkers::Square;

/// Whether a text is SGF, by its first line.
pub fn is_sgf(line: &str) -> bool {
    line.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}

/// Whether a text is PDN and not PGN, by the first tag or move that only one of both notations has.
pub fn is_pdn<'a>(lines: impl Iterator<Item = &'a str>) -> bool {
    let mut in_comment = false;
    for line in lines {
        if let Some(tag) = line.strip_prefix('[').filter(|_| !in_comment) {
            match tag_tells(tag) {
                Some(is_pdn) => return is_pdn,
                None => continue,
            }
        }
        for word in line.split_inclusive([' ', '\t', '{', '}']) {
            let (text, end) = word.split_at(word.trim_end_matches([' ', '\t', '{', '}']).len());
            // `1.11-15`, `1. 11-15`
            let text = text.rsplit('.').next().unwrap_or(text);
            if !in_comment && is_checkers_move(text) {
                return true;
            }
            if !in_comment && text.starts_with(|c: char| c.is_ascii_alphabetic()) {
                return false;
            }
            in_comment = end == "{" || in_comment && end != "}";
        }
    }
    false
}

/// Whether a tag is of PDN, if that can be told.
fn tag_tells(tag: &str) -> Option<bool> {
    let (name, value) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    if name.eq_ignore_ascii_case("GameType") {
        return Some(true);
    }
    // the turn and a colon, where FEN begins with a rank
    name.eq_ignore_ascii_case("FEN").then(|| value.contains(':'))
}

/// Two squares, with nothing but a sign between; results as `1-1` are no move of any game.
fn is_checkers_move(word: &str) -> bool {
    let Some((from, to)) = word.split_once(['-', 'x', ':']) else { return false };
    let square = |text: &str| text.parse::<Square>().is_ok();
    let to = to.split(['-', 'x', ':']).next().unwrap_or(to);
    square(from) && square(to) && from != to && !matches!(word, "1-2" | "2-1")
}
