//! Text in words, in the way in which tables have them.

use std::ops::Range;

use crate::games::chess::Square;
use crate::text::unicode;

/// A text without the number of its move: `1. e4`, `12... Nf6`.
pub(in crate::speech) fn without_number(text: &str) -> &str {
    let rest = text.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = rest.len() < text.trim_start().len() && rest.starts_with(['.', '…']);
    let rest_of_it = rest.trim_start_matches(['.', '…', ' ']);
    if is_number && !rest_of_it.is_empty() { rest_of_it } else { text }
}

/// The letters before the number in a move such as `Nxe4`.
const MOVE_LETTERS: usize = 3;

/// A word, a number or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::speech) struct Token {
    /// In small letters, without umlauts: `koenig`.
    pub(in crate::speech) text: String,
    /// Where it stands, in bytes.
    pub(in crate::speech) at: Range<usize>,
    /// Whether it touches the one before it: the `3` of `f3`.
    pub(super) is_attached: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Letters,
    Digits,
    Sign,
    Gap,
}

/// Text in which each letter is one character, as far as there is such a one.
pub(in crate::speech) fn composed(text: &str) -> String {
    unicode::composed(text).into_iter().collect()
}

/// The words of a composed text.
pub(in crate::speech) fn split(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut before = Kind::Gap;
    for (at, c) in text.char_indices() {
        // it's, j'adoube
        if matches!(c, '\'' | '’' | 'ʼ') {
            continue;
        }
        let kind = kind(c);
        let end = at + c.len_utf8();
        if kind == before && matches!(kind, Kind::Letters | Kind::Digits) {
            if let Some(last) = tokens.last_mut() {
                fold(c, &mut last.text);
                last.at.end = end;
            }
        } else if kind != Kind::Gap {
            let mut text = String::new();
            fold(c, &mut text);
            tokens.push(Token { text, at: at..end, is_attached: before != Kind::Gap });
        }
        before = kind;
    }
    tokens
}

/// What is written as a square and is none: `e9`, also in `Ne9`; not the end of a longer
/// word with a number.
pub(super) fn wrong_square(words: &[Token]) -> Option<String> {
    words.windows(2).find_map(|pair| {
        let [letters, digits] = pair else { return None };
        let is_short = letters.text.len() <= MOVE_LETTERS;
        let file = letters.text.chars().next_back().filter(char::is_ascii_lowercase);
        let is_number = digits.text.starts_with(|c: char| c.is_ascii_digit());
        let file = file.filter(|_| is_short && is_number && digits.is_attached)?;
        let square = format!("{file}{}", digits.text);
        square.parse::<Square>().is_err().then_some(square)
    })
}

fn kind(c: char) -> Kind {
    match c {
        '+' | '#' | '=' | '×' | '♔'..='♟' => Kind::Sign,
        _ if c.is_ascii_digit() => Kind::Digits,
        _ if c.is_alphabetic() => Kind::Letters,
        _ => Kind::Gap,
    }
}

/// Adds a letter as tables have it.
fn fold(c: char, text: &mut String) {
    for c in c.to_lowercase() {
        match c {
            'ä' => text.push_str("ae"),
            'ö' => text.push_str("oe"),
            'ü' => text.push_str("ue"),
            'ß' => text.push_str("ss"),
            _ => text.push(c),
        }
    }
}

/// The words of a line of a table, as [`split`] gives them.
pub(in crate::speech) fn folded(text: &str) -> String {
    let words: Vec<String> = split(&composed(text)).into_iter().map(|token| token.text).collect();
    words.join(" ")
}

/// The same word with its umlauts left out, as some keyboards and recognisers have it:
/// `konig`.
pub(in crate::speech) fn without_umlauts(text: &str) -> Option<String> {
    let bare: String = text
        .chars()
        .map(|c| match c {
            'ä' => 'a',
            'ö' => 'o',
            'ü' => 'u',
            _ => c,
        })
        .collect();
    (bare != text).then_some(bare)
}
