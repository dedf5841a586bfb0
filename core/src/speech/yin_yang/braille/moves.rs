//! Moves by the letter and the number of their points.

use crate::games::yin_yang::notation::{self, ParseMoveError, Vertex};
use crate::games::yin_yang::{Move, Position};
use crate::speech::Language;
use crate::speech::cells::cell::Cell;
use crate::speech::cells::number::{lower_digits, read_lower_digits};
use crate::speech::cells::{MoveError, Profile, limits, read_spelling, spell};

/// The cells of a move: in print `d4`, `pass`, or with its number a row lower and without a
/// number sign, which says the same in fewer cells.
pub(super) fn write(mv: Move, profile: Profile) -> Vec<Cell> {
    let text = Vertex(mv.point()).to_string().to_lowercase();
    match (profile, mv.point()) {
        (Profile::Compact, Some(point)) => {
            let mut cells = spell(&text[..1], Language::English);
            cells.extend(lower_digits(&(point.row() + 1).to_string()));
            cells
        }
        _ => spell(&text, Language::English),
    }
}

/// The legal move that cells say.
pub(super) fn read(
    position: &Position,
    past: &[u64],
    word: &[Cell],
    profile: Profile,
) -> Result<Move, MoveError> {
    let text = text_of(word, profile)?;
    notation::parse(position, &text, past).map_err(|error| match error {
        ParseMoveError::Illegal(refusal) => MoveError::YinYang { found: text, refusal },
        ParseMoveError::NoPoint(_) => no_move(word, profile),
    })
}

/// The move as print has it.
fn text_of(word: &[Cell], profile: Profile) -> Result<String, MoveError> {
    if word.len() > limits::WORD {
        return Err(no_move(word, profile));
    }
    if profile == Profile::Compact
        && let Some((letter, row)) = word.split_first()
        && let Some(row) = read_lower_digits(row)
    {
        return Ok(format!("{}{row}", read_spelling(&[*letter], Language::English)?));
    }
    Ok(read_spelling(word, Language::English)?)
}

fn no_move(word: &[Cell], profile: Profile) -> MoveError {
    let expected = match profile {
        Profile::Literal => "D#D or PASS",
        Profile::Compact => "D4 or PASS",
    };
    MoveError::no_move(word, expected)
}
