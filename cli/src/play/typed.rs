//! Moves in words, as people type them: `knight takes e5`, `castles short`, `oo`.

use annabella::games::chess::notation::{ParseMoveError, Refusal, SquareMove, san};
use annabella::games::chess::{
    CastlingSide, Color, File, Move, Piece, Position, Rank, Role, Square,
};

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

/// The squares of a move that cannot be made, where the text leaves no doubt which they
/// are: it names both, or says to castle, or only one piece could go there if that did
/// not leave the king in check.
///
/// What contradicts the board, such as a knight on a square with a pawn, is a slip.
pub(crate) fn announced(position: &Position, text: &str) -> Option<SquareMove> {
    let letters = in_letters(text).unwrap_or_else(|| text.to_owned());
    let letters: String = letters.trim().trim_end_matches(['+', '#', '!', '?']).to_owned();
    let side = match letters.replace(['0', 'o'], "O").as_str() {
        "O-O" => Some(CastlingSide::Short),
        "O-O-O" => Some(CastlingSide::Long),
        _ => None,
    };
    if let Some(side) = side {
        return announced_castling(position, side);
    }
    let plain: Vec<char> =
        letters.chars().filter(|c| !matches!(c, '-' | 'x' | ':' | '=' | ' ')).collect();
    let (role, squares) = match plain.split_first() {
        // a small b is a file
        Some((&letter, rest)) if letter != 'b' && !is_file(letter) => {
            (Some(Role::from_char(letter)?), rest)
        }
        _ => (None, &plain[..]),
    };
    let (squares, promotion) = match squares.split_last() {
        Some((&letter, rest)) if !letter.is_ascii_digit() => (rest, Some(Role::from_char(letter)?)),
        _ => (squares, None),
    };
    let square = |chars: &[char]| chars.iter().collect::<String>().parse::<Square>().ok();
    let to = square(squares.last_chunk::<2>()?)?;
    let before = &squares[..squares.len() - 2];
    let move_from = |from| SquareMove { from, to, promotion };
    if let Some(from) = square(before) {
        let stands = position.board().role_at(from);
        return (role.is_none() || role == stands).then(|| move_from(from));
    }
    let role = role.unwrap_or(Role::Pawn);
    let is_named = |from: Square| match before {
        [] => role != Role::Pawn || from.file() == to.file(),
        [place] => from.file().to_char() == *place || from.rank().to_char() == *place,
        _ => false,
    };
    let own = position.board().pieces(position.turn(), role).into_iter();
    let mut found = own
        .filter(|&from| is_named(from))
        .map(move_from)
        .filter(|asked| matches!(asked.find(position), Err(Refusal::KingInCheck { .. })));
    match (found.next(), found.next()) {
        (Some(asked), None) => Some(asked),
        _ => None,
    }
}

fn is_file(letter: char) -> bool {
    ('a'..='h').contains(&letter)
}

/// From the usual square of the king, where nothing else can be meant.
fn announced_castling(position: &Position, side: CastlingSide) -> Option<SquareMove> {
    let us = position.turn();
    let rank = if us == Color::White { Rank::First } else { Rank::Eighth };
    let square = |file| Square::new(file, rank);
    let (from, to, rook) = match side {
        CastlingSide::Short => (square(File::E), square(File::G), square(File::H)),
        CastlingSide::Long => (square(File::E), square(File::C), square(File::A)),
    };
    let stands = |square, role| position.piece_at(square) == Some(Piece { color: us, role });
    (stands(from, Role::King) && stands(rook, Role::Rook)).then_some(SquareMove {
        from,
        to,
        promotion: None,
    })
}

/// A move as it is written into an envelope: what is written in words would not be
/// understood when that is opened.
pub(crate) fn to_be_sealed(position: &Position, text: &str) -> Result<String, ParseMoveError> {
    let mv = parse_move(position, text)?;
    Ok(san::write(position, mv, &san::Style::PGN))
}

/// The same for what is no legal move.
pub(crate) fn sealed_as_typed(text: &str) -> String {
    in_letters(text).unwrap_or_else(|| text.trim().to_owned())
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
    fn what_leaves_no_doubt_is_announced() {
        // the knight on c3 is pinned, the king is not in check
        let fen = "4k3/8/8/8/1b6/2N5/4P3/R3K2R w KQ - 0 1";
        let position: Position = fen.parse().unwrap();
        for (text, expected) in [
            ("e2e5", Some("e2e5")),
            ("e2-e5", Some("e2e5")),
            ("pawn e2 to e5", Some("e2e5")),
            ("Nc3e4", Some("c3e4")),
            ("knight from c3 to e4", Some("c3e4")),
            ("ne4", Some("c3e4")),
            ("knight takes d5", Some("c3d5")),
            ("Bc3e4", None),
            ("e5", None),
            ("nf3", None),
            ("qd4", None),
            ("hello", None),
            ("e7e8q", Some("e7e8q")),
        ] {
            let asked = announced(&position, text).map(|asked| asked.to_string());
            assert_eq!(asked.as_deref(), expected, "{text}");
        }
        let position: Position = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1".parse().unwrap();
        let asked = announced(&position, "castle short").map(|asked| asked.to_string());
        assert_eq!(asked.as_deref(), Some("e1g1"));
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
