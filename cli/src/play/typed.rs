//! Moves in words, as people type them: `knight takes e5`, `castles short`, `oo`.

use annabella::games::chess::notation::{ParseMoveError, san};
use annabella::games::chess::{File, Move, Position, Role};

/// Reads a move in any of the notations, or in English words.
pub(crate) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseMoveError> {
    match in_letters(text) {
        Some(letters) => match letters.strip_prefix('x') {
            Some(target) => parse_pawn_capture(position, target),
            None => san::parse(position, &letters),
        },
        None => san::parse(position, text),
    }
}

/// `pawn takes d5`: whichever pawn it is, if only one can.
fn parse_pawn_capture(position: &Position, target: &str) -> Result<Move, ParseMoveError> {
    let from = |file: File| san::parse(position, &format!("{}x{target}", file.to_char()));
    let mut found = File::ALL.into_iter().filter(|&file| from(file).is_ok());
    match (found.next(), found.next()) {
        (Some(file), None) => from(file),
        (Some(_), Some(_)) => san::parse(position, &format!("Px{target}")),
        // the reason is the same for any pawn; name one beside the square
        (None, _) => from(if target.starts_with('a') { File::B } else { File::A }),
    }
}

/// The text with letters and signs for the words in it; `None` when it has no
/// such words.
fn in_letters(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    if let Some(castling) = castling(&lower) {
        return Some(castling.to_owned());
    }
    let mut letters = String::new();
    let mut any_word = false;
    for word in lower.split([' ', ',', '-']).filter(|word| !word.is_empty()) {
        let sign = sign(word);
        any_word |= sign.is_some();
        letters += sign.as_deref().unwrap_or(word);
    }
    let several = lower.trim().contains(' ');
    (any_word || several).then_some(letters)
}

fn castling(lower: &str) -> Option<&'static str> {
    let words: Vec<&str> = lower.split_whitespace().collect();
    let (["castle" | "castles" | "castling", side] | [side, "castling"] | [side]) = words[..]
    else {
        return None;
    };
    match side {
        "short" | "kingside" | "oo" | "00" => Some("O-O"),
        "long" | "queenside" | "ooo" | "000" => Some("O-O-O"),
        _ => None,
    }
}

fn sign(word: &str) -> Option<String> {
    if let Some(role) = Role::ALL.into_iter().find(|role| role.name() == word) {
        return Some(if role == Role::Pawn {
            String::new()
        } else {
            role.to_char().to_ascii_uppercase().to_string()
        });
    }
    match word {
        "takes" | "captures" | "x" => Some("x".to_owned()),
        "to" | "from" | "on" | "check" | "mate" | "promoting" | "promotes" | "becomes" | "en"
        | "passant" => Some(String::new()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::notation::uci;

    use super::*;

    fn typed(fen: &str, text: &str) -> String {
        let position: Position = fen.parse().unwrap();
        match parse_move(&position, text) {
            Ok(mv) => uci::write(mv, uci::Castling::Standard),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn words_are_moves() {
        let open = "r3k2r/pP4pp/8/3pP3/4n3/2N5/8/R3K2R w KQkq d6 0 1";
        for (text, expected) in [
            ("knight takes e4", "c3e4"),
            ("knight c3 takes d5", "c3d5"),
            ("knight from c3 to b5", "c3b5"),
            ("castles short", "e1g1"),
            ("castle queenside", "e1c1"),
            ("oo", "e1g1"),
            ("0-0-0", "e1c1"),
            ("000", "e1c1"),
            ("pawn takes d6", "e5d6"),
            ("pawn takes a8, becomes queen", "b7a8q"),
            ("e6", "e5e6"),
            ("pawn e6", "e5e6"),
            ("e5 takes d6 en passant", "e5d6"),
            ("pawn b7 takes a8, promoting to queen", "b7a8q"),
            ("b8 knight", "b7b8n"),
            ("e1 g1", "e1g1"),
            ("e5-e6", "e5e6"),
            ("nd5", "c3d5"),
        ] {
            assert_eq!(typed(open, text), expected, "{text}");
        }
    }
}
