//! How a score in Braille is known by how it begins.

/// Words of more bytes are none of a score in Braille.
const MAX_WORD: usize = 40;
/// The names in a header have so many signs at least, the colon behind them with them:
/// `ORT3`.
const MIN_NAME: usize = 4;

/// Whether a text that begins like this is a score in Braille ASCII; `None` as long as that
/// cannot be told. It begins with a number or a capital behind their signs, with a name that has the
/// Braille colon behind it, which is `3`, or in compact form with `1` and a move in capitals.
/// A compact score of checkers without a header is not known: `1 11-15` is print as well.
pub fn is_ascii_score(text: &[u8]) -> Option<bool> {
    let text = text.trim_ascii_start();
    let first = text.first()?;
    let is_digit = |byte: &u8| matches!(byte.to_ascii_lowercase(), b'a'..=b'j');
    match first {
        b'#' => return text.get(1).map(is_digit),
        b',' => return text.get(1).map(|byte| byte.is_ascii_alphabetic() || *byte == b','),
        _ => {}
    }
    if !first.is_ascii_alphanumeric() {
        return Some(false);
    }
    let mut words = text.split(u8::is_ascii_whitespace);
    let word = words.next()?;
    let rest = text.get(word.len()..).filter(|rest| !rest.is_empty());
    if word.iter().all(u8::is_ascii_digit) {
        let next = rest?.trim_ascii_start();
        let end = next.iter().position(u8::is_ascii_whitespace);
        if end.is_none() && next.len() < MAX_WORD {
            return None;
        }
        let is_capital = |byte: &u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
        let mv = &next[..end.unwrap_or(next.len())];
        return Some(mv.len() > 1 && mv.iter().all(is_capital) && mv[0].is_ascii_uppercase());
    }
    let Some((last, name)) = word.split_last() else { return Some(false) };
    let is_name = |byte: &u8| byte.is_ascii_alphabetic() || *byte == b'!';
    if !name.iter().all(is_name) || word.len() > MAX_WORD {
        return Some(false);
    }
    rest.map(|_| *last == b'3' && word.len() >= MIN_NAME)
}

/// Whether a text has signs of Braille, or begins like a score in Braille ASCII.
pub fn is_score(text: &[u8]) -> bool {
    let head = &text[..text.len().min(HEAD)];
    has_patterns(head) || is_ascii_score(head) == Some(true)
}

/// All Braille patterns begin in UTF-8 with the bytes e2 a0 to e2 a3, those of six dots with
/// e2 a0.
fn has_patterns(text: &[u8]) -> bool {
    text.windows(2).any(|pair| matches!(pair, [0xe2, 0xa0 | 0xa1]))
}

/// So much of a text tells what it is.
const HEAD: usize = 600;
