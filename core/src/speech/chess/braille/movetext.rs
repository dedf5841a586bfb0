//! From words to moves.

use crate::games::chess::notation::pgn::{self, Game, GameResult};
use crate::games::chess::{Color, Position};
use crate::speech::chess::braille::cell::are;
use crate::speech::chess::braille::source::Word;
use crate::speech::chess::braille::spelling::excerpt;
use crate::speech::chess::braille::{
    BrailleErrorKind, Language, Profile, Style, compact, limits, read_spelling,
};

/// What is wrong, and in which line.
pub(super) type Fault = (u64, BrailleErrorKind);

/// The result that a word is, in either profile.
pub(in crate::speech) fn result(word: &Word<'_>) -> Option<GameResult> {
    use GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    [WhiteWins, BlackWins, Draw, Unknown].into_iter().find(|&result| {
        are(word.cells, crate::speech::chess::braille::literal::result(result))
            || are(word.cells, compact::result(result))
    })
}

/// The profile in which words are written: only literal moves have number signs.
pub(super) fn profile<'a>(mut words: impl Iterator<Item = Word<'a>>) -> Profile {
    let has_number_sign = |word: Word<'_>| word.cells.iter().any(|cell| cell.to_unicode() == '⠼');
    if words.any(has_number_sign) { Profile::Literal } else { Profile::Compact }
}

/// The game from `start` that the words tell; its result is the last of them.
pub(in crate::speech) fn read<'a>(
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
            let is_black = found.is_black || words.next_if(stands_for_white).is_some();
            let found = Number { is_black, ..found };
            let expected = Number { number, is_black: turn == Color::Black };
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

/// Whether a word stands in the place of White's move.
fn stands_for_white(word: &Word<'_>) -> bool {
    are(word.cells, compact::BLACK) || are(word.cells, compact::ELLIPSIS)
}

/// A move number as it stands there.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Number {
    number: u32,
    is_black: bool,
}

impl Number {
    fn read(word: &Word<'_>, profile: Profile) -> Option<Number> {
        if word.cells.len() > limits::WORD {
            return None;
        }
        match profile {
            Profile::Compact => {
                let number = compact::read_number(word.cells)?;
                Some(Number { number, is_black: false })
            }
            Profile::Literal => {
                let text = read_spelling(word.cells, Language::English).ok()?;
                let number = text.trim_end_matches('.');
                let is_black = text.len() - number.len() > 1;
                // a sign before the digits would be read too
                let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
                Some(Number { number: number.parse().ok().filter(|_| is_number)?, is_black })
            }
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.number, if self.is_black { "..." } else { "." })
    }
}
