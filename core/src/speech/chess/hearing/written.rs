//! Moves in notation, which is exact: what it says counts, and nothing that sounds alike.

use crate::games::chess::notation::{Letters, ParseMoveError, Refusal, SquareMove, iccf, san};
use crate::games::chess::{CastlingSide, File, Move, Position, Rank, Role, Square};
use crate::speech::Language;
use crate::speech::chess::hearing::meaning::Meaning;
use crate::speech::hearing::lattice::Lattice;

/// A text as notation.
pub(in crate::speech) enum Written {
    /// A legal move.
    Move(Move),
    /// A move that is not legal, or not only one: what its characters mean.
    Spelled(Lattice, Option<Refusal>),
    /// The numbers of the two squares of a move that is not legal.
    Squares(SquareMove),
    /// It is no notation.
    No,
}

impl Written {
    /// Reads SAN with English letters, those of the language or figurines, the squares
    /// of UCI and the numbers of the ICCF.
    /// To who is told moves in English letters (`is_told_in_san`), `B` is a bishop.
    pub(in crate::speech) fn read(
        text: &str,
        position: &Position,
        language: Language,
        is_told_in_san: bool,
    ) -> Written {
        let text = text.trim().trim_end_matches(['.', ',']);
        let letters = letters(language);
        let english = san::parse(position, text);
        let is_move = matches!(english, Ok(_) | Err(ParseMoveError::Illegal { .. }));
        if is_move && !is_told_in_san && has_unclear_letter(text, language) {
            let refusal = match english {
                Err(ParseMoveError::Illegal { refusal, .. }) => Some(refusal),
                _ => None,
            };
            let mut characters = spell(text, letters);
            if let Some(first) = characters.first_mut() {
                first.push(Meaning::Letter(Role::Pawn));
            }
            return Written::Spelled(Lattice::of_characters(characters), refusal);
        }
        let own = || san::parse_with(position, text, letters);
        match english.or_else(|first| own().map_err(|second| worse(first, second))) {
            Ok(mv) => return Written::Move(mv),
            Err(ParseMoveError::Illegal { refusal, .. }) => {
                return Written::Spelled(
                    Lattice::of_characters(spell(text, letters)),
                    Some(refusal),
                );
            }
            Err(_) => {}
        }
        match iccf::parse(position, text) {
            Ok(mv) => Written::Move(mv),
            Err(ParseMoveError::Illegal { refusal, .. }) => match numbers(text) {
                Some(squares) => Written::Squares(squares),
                None => Written::Spelled(Lattice::of_characters(Vec::new()), Some(refusal)),
            },
            Err(_) => capitals(text, position, letters).map_or(Written::No, Written::Move),
        }
    }
}

/// A move all in capitals, `NF3`, where only one can be meant: of `BXC3` it cannot be told
/// whether a pawn or a bishop captures.
fn capitals(text: &str, position: &Position, letters: &Letters) -> Option<Move> {
    let is_capitals =
        text.bytes().all(|byte| !byte.is_ascii_lowercase() && byte.is_ascii_graphic());
    if !is_capitals || text.len() > MAX_CAPITALS {
        return None;
    }
    let small = text.to_ascii_lowercase();
    let piece = text.get(..1)?.to_owned() + small.get(1..)?;
    let read = |text: &str| {
        san::parse(position, text).or_else(|_| san::parse_with(position, text, letters)).ok()
    };
    match (read(&small), read(&piece)) {
        (Some(pawn), Some(piece)) => (pawn == piece).then_some(pawn),
        (first, second) => first.or(second),
    }
}

/// No move is longer: `QA1XH8+`.
const MAX_CAPITALS: usize = 8;

/// Whether a move begins with the letter of two pieces: `Bxc3` is *Bauer* or bishop.
fn has_unclear_letter(text: &str, language: Language) -> bool {
    language == Language::German && text.starts_with('B')
}

/// The letters of the pieces in a language.
fn letters(language: Language) -> &'static Letters {
    match language {
        Language::English => &Letters::ENGLISH,
        Language::German => &Letters::GERMAN,
    }
}

/// The error that tells that a text is a move.
fn worse(first: ParseMoveError, second: ParseMoveError) -> ParseMoveError {
    if matches!(first, ParseMoveError::Illegal { .. }) { first } else { second }
}

/// What each character of a move means. Only signs that tell nothing are left out.
fn spell(text: &str, letters: &Letters) -> Vec<Vec<Meaning>> {
    let castling = text.chars().filter(|c| matches!(c, 'o' | 'O' | '0')).count();
    match castling {
        0 | 1 => {}
        2 => return vec![vec![Meaning::Castles], vec![Meaning::Side(CastlingSide::Short)]],
        _ => return vec![vec![Meaning::Castles], vec![Meaning::Side(CastlingSide::Long)]],
    }
    let squares = text.trim_end_matches(['+', '#', '!', '?', ' ']);
    let squares = squares.trim_end_matches("e.p.").trim_end_matches("ep");
    squares.chars().map(|c| spell_one(c, letters)).filter(|means| !means.is_empty()).collect()
}

fn spell_one(c: char, letters: &Letters) -> Vec<Meaning> {
    if let Some(rank) = Rank::from_char(c) {
        return vec![Meaning::Rank(rank)];
    }
    let mut meanings = Vec::new();
    meanings.extend(File::from_char(c).map(Meaning::File));
    let capital = c.to_ascii_uppercase();
    let role = letters.role(capital).or_else(|| Letters::ENGLISH.role(capital));
    let role = role.or_else(|| figurine(c)).or((capital == 'P').then_some(Role::Pawn));
    // a small b is a file
    if meanings.is_empty() || c != 'b' {
        meanings.extend(role.map(Meaning::Letter));
    }
    match c {
        'x' | ':' | '×' => meanings.push(Meaning::Takes),
        '=' | '(' | '/' => meanings.push(Meaning::Promotes),
        _ => {}
    }
    meanings
}

fn figurine(c: char) -> Option<Role> {
    let at = "♔♕♖♗♘♙♚♛♜♝♞♟".chars().position(|figurine| figurine == c)?;
    let order = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    Some(order[at % order.len()])
}

/// The squares behind the numbers of the ICCF.
fn numbers(text: &str) -> Option<SquareMove> {
    let digits: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'1')).collect();
    let (squares, promotion) = digits.split_at_checked(4)?;
    let square = |file: u8, rank: u8| {
        (file < 8 && rank < 8).then(|| Square::new(File::new(file), Rank::new(rank)))
    };
    Some(SquareMove {
        from: square(squares[0], squares[1])?,
        to: square(squares[2], squares[3])?,
        promotion: promotion.first().and_then(|&at| Role::PROMOTIONS.get(usize::from(at))).copied(),
    })
}
