//! From words to moves.

use crate::games::chess::notation::pgn::{self, Game, GameResult};
use crate::games::chess::{Color, Position};
use crate::speech::cells::number::{Number, stands_for_first};
use crate::speech::cells::source::Word;
use crate::speech::cells::{Style, excerpt, result};
use crate::speech::chess::braille::BrailleErrorKind;

/// What is wrong, and in which line.
pub(super) type Fault = (u64, BrailleErrorKind);

/// The result that a word is, in either profile.
pub(super) fn result(word: &Word<'_>) -> Option<GameResult> {
    let text = result::read(word.cells)?;
    Some(GameResult::from_marker(text).unwrap_or_default())
}

/// The game from `start` that the words tell; its result is the last of them.
pub(super) fn read<'a>(
    words: impl Iterator<Item = Word<'a>>,
    start: Position,
    style: &Style,
) -> Result<(Game, Option<GameResult>), Fault> {
    let mut words = words.peekable();
    let mut game = Game::new(start);
    let (mut plies, mut end) = (0, None);
    let mut is_first = true;
    while let Some(word) = words.next() {
        let fault = |kind| (word.line, kind);
        if end.is_some() {
            return Err(fault(BrailleErrorKind::AfterResult { found: excerpt(word.cells) }));
        }
        end = result(&word);
        if end.is_some() {
            continue;
        }
        let position = game.final_position();
        let (number, turn) = (position.fullmove_number(), position.turn());
        if let Some(found) = Number::read(&word, style.profile) {
            let is_second = found.is_second || words.next_if(stands_for_first).is_some();
            let found = Number { is_second, ..found };
            let expected = Number { number, is_second: turn == Color::Black };
            if found != expected {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(fault(BrailleErrorKind::Number { found, expected }));
            }
        } else if is_first {
            return Err(fault(BrailleErrorKind::NoNumber { found: excerpt(word.cells) }));
        } else {
            let at = |error| fault(BrailleErrorKind::Move { number, color: turn, error });
            let mv = style.read_move(&position, word.cells).map_err(at)?;
            plies += 1;
            if plies > pgn::limits::PLIES {
                return Err(fault(BrailleErrorKind::TooManyPlies));
            }
            // what was read is legal
            let _ = game.push(mv);
        }
        is_first = false;
    }
    Ok((game, end))
}
