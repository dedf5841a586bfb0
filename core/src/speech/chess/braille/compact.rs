//! Moves as a player writes them: without signs for capitals and numbers.
//!
//! A letter of a piece can look like that of a file, so each word is read in
//! both ways. If both are legal moves, the one that would have been written
//! otherwise is dropped: a pawn's that tells only its file.

use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{File, Move, Position, Rank, Role, Square};
use crate::speech::cells::cell::{Cell, are, begins_with, cells};
use crate::speech::cells::{Language, MoveError, alphabet, limits};
use crate::speech::chess::braille::error::{no_move, twofold};

const CASTLES: &str = "⠴⠤⠴";
const CASTLES_LONG: &str = "⠴⠤⠴⠤⠴";
const TAKES: &str = "⠭";
const CHECK: &str = "⠜⠏";

pub(in crate::speech) fn write(position: &Position, mv: Move, language: Language) -> Vec<Cell> {
    let text = san::write(position, mv, &Style::PGN);
    let plain = text.trim_end_matches(['+', '#']);
    let mut written = if mv.is_castle() {
        cells(if plain == "O-O" { CASTLES } else { CASTLES_LONG })
    } else {
        let short: Vec<Cell> =
            plain.chars().filter_map(|character| cell(translated(character, language))).collect();
        if read(position, &short, language).as_ref() == Ok(&mv) {
            short
        } else {
            in_full(position, mv, language)
        }
    };
    let checks = usize::from(text.ends_with('+')) + 2 * usize::from(text.ends_with('#'));
    written.extend(cells(&CHECK.repeat(checks)));
    written
}

/// A character of SAN as it stands in a compact move.
fn translated(character: char, language: Language) -> char {
    Role::from_char(character)
        .filter(|_| character.is_ascii_uppercase())
        .and_then(|role| language.letter(role))
        .unwrap_or(character)
}

/// With the whole square of departure.
fn in_full(position: &Position, mv: Move, language: Language) -> Vec<Cell> {
    let letter = position.board().role_at(mv.from()).and_then(|role| language.letter(role));
    let takes = position.captured_by(mv).map(|_| 'x');
    let promotion = mv.promoted_to().and_then(|role| language.letter(role));
    let square = |square: Square| [square.file().to_char(), square.rank().to_char()];
    letter
        .into_iter()
        .chain(square(mv.from()))
        .chain(takes)
        .chain(square(mv.to()))
        .chain(promotion)
        .filter_map(cell)
        .collect()
}

pub(in crate::speech) fn read(
    position: &Position,
    word: &[Cell],
    language: Language,
) -> Result<Move, MoveError> {
    let plain = without_checks(word);
    if word.len() > limits::WORD {
        return Err(no_move(word));
    }
    for (castling, text) in [(CASTLES, "O-O"), (CASTLES_LONG, "O-O-O")] {
        if are(plain, castling) || are(plain, &castling.replace('⠴', "⠕")) {
            return Ok(san::parse(position, text)?);
        }
    }
    let shape = Shape::of(plain, language).ok_or_else(|| no_move(word))?;
    let pawns = shape.pawns_move().map(|text| san::parse(position, &text));
    let pieces = shape.pieces_move(language).map(|text| san::parse(position, &text));
    let fits = |mv: &Move| position.captured_by(*mv).is_some() == shape.takes;
    let legal =
        |read: &Option<Result<Move, _>>| read.as_ref().and_then(|read| read.as_ref().ok().copied());
    let (pawn, piece) = (legal(&pawns), legal(&pieces));
    match (pawn.filter(fits), piece.filter(fits)) {
        (Some(mv), None) | (None, Some(mv)) => Ok(mv),
        (Some(pawn), Some(piece)) => Ok(if shape.before.len() == 2 { pawn } else { piece }),
        // the sign of a capture is missing or too much
        (None, None) => match (pawn, piece) {
            (Some(mv), None) | (None, Some(mv)) => Ok(mv),
            (Some(pawn), Some(piece)) => Err(twofold(word, position, [pawn, piece])),
            (None, None) => Err(pieces
                .or(pawns)
                .and_then(Result::err)
                .map_or_else(|| no_move(word), MoveError::from)),
        },
    }
}

fn without_checks(mut word: &[Cell]) -> &[Cell] {
    for _ in 0..2 {
        if let Some(at) = word.len().checked_sub(2)
            && are(&word[at..], CHECK)
        {
            word = &word[..at];
        }
    }
    word
}

/// The parts of a word, whatever they mean.
struct Shape {
    /// What stands before the square of arrival, at most three characters.
    before: Vec<char>,
    takes: bool,
    to: [char; 2],
    promotion: Option<Role>,
}

impl Shape {
    fn of(word: &[Cell], language: Language) -> Option<Shape> {
        let (word, promotion) = match word {
            [rest @ .., last] => match language.role(character(*last)?) {
                Some(role) => (rest, Some(role)),
                None => (word, None),
            },
            [] => return None,
        };
        let [before @ .., file, rank] = word else { return None };
        let to = [character(*file)?, character(*rank)?];
        File::from_char(to[0]).and(Rank::from_char(to[1]))?;
        let (before, takes) = match before {
            [rest @ .., last] if begins_with(&[*last], TAKES) => (rest, true),
            _ => (before, false),
        };
        if before.len() > 3 {
            return None;
        }
        let before: Option<Vec<char>> = before.iter().map(|&cell| character(cell)).collect();
        Some(Shape { before: before?, takes, to, promotion })
    }

    /// The move of a pawn in SAN, if it can be one.
    fn pawns_move(&self) -> Option<String> {
        let is_origin = match self.before[..] {
            [] => true,
            [file] => is_file(file),
            [file, rank] => is_file(file) && is_rank(rank),
            _ => false,
        };
        is_origin.then(|| self.san('P', &self.before))
    }

    /// The move of another piece in SAN, if it can be one.
    fn pieces_move(&self, language: Language) -> Option<String> {
        let (&letter, origin) = self.before.split_first()?;
        let role = language.role(letter)?;
        let is_origin = match *origin {
            [] => true,
            [one] => is_file(one) || is_rank(one),
            [file, rank] => is_file(file) && is_rank(rank),
            _ => false,
        };
        is_origin.then(|| self.san(role.to_char().to_ascii_uppercase(), origin))
    }

    fn san(&self, letter: char, origin: &[char]) -> String {
        let promotion = self.promotion.map(|role| role.to_char().to_ascii_uppercase());
        let parts = [letter].into_iter().chain(origin.iter().copied());
        parts.chain(self.takes.then_some('x')).chain(self.to).chain(promotion).collect()
    }
}

const fn is_file(character: char) -> bool {
    File::from_char(character).is_some()
}

const fn is_rank(character: char) -> bool {
    Rank::from_char(character).is_some()
}

/// The cell of a small letter or of a rank.
fn cell(character: char) -> Option<Cell> {
    alphabet::of_lower_digit(character).or_else(|| alphabet::of_letter(character))
}

/// The small letter or the digit that a cell is.
fn character(cell: Cell) -> Option<char> {
    alphabet::lower_digit(cell).or_else(|| alphabet::letter(cell))
}
