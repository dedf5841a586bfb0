//! The moves of a game as a list on a screen.

use super::{GameError, GameSession, Phrase};
use crate::games::chess::notation::Letters;
use crate::games::chess::notation::san::{self, Form, Style};
use crate::games::{Position, Side};
use crate::session::State;
use crate::speech::Speaker;

/// A line of a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ScoreRow {
    /// The number of the move.
    pub number: u32,
    /// The first player's move; none where the game begins with the other one's.
    pub first: Option<ScoreEntry>,
    /// The other player's move; none while it is not made.
    pub second: Option<ScoreEntry>,
}

/// A move on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ScoreEntry {
    /// Which move of the game it is, of both sides, from 1: the board after it is that
    /// after so many.
    pub ply: u32,
    /// The move as the Laws write it, with `(=)` for the offer of a draw: `Nf3+ (=)`.
    pub text: String,
    /// The same in words, with its number and player.
    pub phrase: Phrase,
    /// Whether something was said of it, here or where the game came from.
    pub has_comment: bool,
}

/// How the pieces are written on a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum ScoreLetters {
    /// By the letters of the language in which the game speaks.
    Language,
    /// By figurines.
    Figurines,
}

#[uniffi::export]
impl GameSession {
    /// The scoresheet, from the line with the move `from_ply` on, counted from 1 of both
    /// sides; 0 and 1 give all of it. After a move only the line with that move is new.
    pub fn score(&self, letters: ScoreLetters, from_ply: u32) -> Result<Vec<ScoreRow>, GameError> {
        let speaker = self.listener().speaker();
        self.with_game(|game| {
            let state = game.state();
            let commented = game.commented();
            Ok(rows(state, from_ply, |index| {
                entry(state, speaker, letters, index, commented.contains(&(index + 1)))
            }))
        })
    }
}

fn rows(state: &State, from_ply: u32, entry_at: impl Fn(usize) -> ScoreEntry) -> Vec<ScoreRow> {
    let mut first = (from_ply as usize).saturating_sub(1);
    let is_second =
        |index: usize| state.plies().get(index).is_some_and(|ply| ply.by() == Side::Second);
    if first > 0 && is_second(first) {
        first -= 1;
    }
    let mut rows: Vec<ScoreRow> = Vec::new();
    for index in first..state.plies().len() {
        let number = state.plies()[index].before.move_number();
        match (is_second(index), rows.last_mut()) {
            (true, Some(row)) if row.number == number => {
                row.second = Some(entry_at(index));
            }
            (true, _) => rows.push(ScoreRow { number, first: None, second: Some(entry_at(index)) }),
            (false, _) => {
                rows.push(ScoreRow { number, first: Some(entry_at(index)), second: None });
            }
        }
    }
    rows
}

/// The move of this index on the scoresheet.
pub(super) fn entry(
    state: &State,
    speaker: Speaker,
    letters: ScoreLetters,
    index: usize,
    has_comment: bool,
) -> ScoreEntry {
    let letters = match letters {
        ScoreLetters::Language => speaker.settings().language.letters(),
        ScoreLetters::Figurines => &Letters::FIGURINES,
    };
    let style = Style { form: Form::Fide, letters };
    let ply = &state.plies()[index];
    let mut text = match &ply.before {
        Position::Chess(before) => san::write(before, ply.mv.of_chess(), &style),
        Position::Checkers(_) | Position::YinYang(_) => ply.before.notation(ply.mv),
    };
    if ply.offered {
        text += " (=)";
    }
    let phrase = speaker.ply_told(state, index).into();
    ScoreEntry { ply: index as u32 + 1, text, phrase, has_comment }
}
