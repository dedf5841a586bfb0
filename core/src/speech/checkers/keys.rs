//! What keys do on a board of checkers.

use crate::games::checkers::{Rank, Square};
use crate::session::Deed;
use crate::speech::keys::{KeyCommand, KeyPressed, KeyStroke, Keys};
use crate::speech::words::{Key, key};
use crate::speech::{CheckersQuestion, Question};

/// What a key means on a board of checkers.
#[derive(Debug)]
pub enum CheckersKey {
    /// To the next piece of a kind, of either side, by the numbers of the squares; with Shift
    /// to the one before.
    Next(Rank),
    /// To the next piece that has to jump.
    NextJumper,
    /// Along the diagonal, so many columns further with each row; with Shift towards the first row.
    Along(i8),
    /// A question, with the cursor on a square.
    Ask(fn(Square) -> Question),
    /// Something is done; where that is not possible the game says why.
    Do(Deed),
    /// The board is turned.
    Flip,
    /// A move or a question is typed.
    Type,
    /// All keys are shown.
    Help,
}

/// All that keys do on a board of checkers.
pub static CHECKERS_KEYS: [KeyCommand<CheckersKey>; 26] = [
    KeyCommand::turned("MAN", "n", key::KEY_MAN, CheckersKey::Next(Rank::Man)),
    KeyCommand::turned("KING", "k", key::KEY_KING, CheckersKey::Next(Rank::King)),
    KeyCommand::turned("JUMPER", "j", key::KEY_JUMPER, CheckersKey::NextJumper),
    question("SQUARE", "o", key::KEY_SQUARE, |square| about(CheckersQuestion::On { square })),
    question("MOVES", "m", key::KEY_MOVES, |square| {
        about(CheckersQuestion::Moves { square: Some(square) })
    }),
    question("JUMPS", "Shift+m", key::KEY_JUMPS, |_| about(CheckersQuestion::Jumpers)),
    question("DIAGONALS", "x", key::KEY_DIAGONALS, |square| {
        about(CheckersQuestion::Diagonals { square })
    }),
    KeyCommand::turned("DIAGONAL_RIGHT", "e", key::KEY_DIAGONAL_RIGHT, CheckersKey::Along(1)),
    KeyCommand::turned("DIAGONAL_LEFT", "y", key::KEY_DIAGONAL_LEFT, CheckersKey::Along(-1)),
    question("ROW", "s", key::KEY_ROW, |square| {
        about(CheckersQuestion::Row { row: square.row() + 1 })
    }),
    question("THREATS", "a", key::KEY_THREATS, |_| about(CheckersQuestion::Threats { side: None })),
    question("LAST_MOVE", "l", key::KEY_LAST_MOVE, |_| Question::LastMoves(1)),
    question("CAPTURED", "c", key::KEY_CAPTURED, |_| Question::Captured),
    question("CLOCKS", "t", key::KEY_CLOCKS, |_| Question::Clocks),
    question("TIMES_USED", "Shift+t", key::KEY_TIMES_USED, |_| Question::TimesUsed),
    question("TURN", "w", key::KEY_TURN, |_| Question::Turn),
    question("BOARD", "v", key::KEY_BOARD, |_| about(CheckersQuestion::Board)),
    question("MATERIAL", "Shift+c", key::KEY_MATERIAL, |_| about(CheckersQuestion::Material)),
    question("SCORE", "Shift+l", key::KEY_SCORE, |_| Question::Score),
    KeyCommand::new("UNDO", "u", key::KEY_UNDO, CheckersKey::Do(Deed::UNDO)),
    KeyCommand::new("REDO", "Shift+u", key::KEY_REDO, CheckersKey::Do(Deed::Redo)),
    KeyCommand::new("HINT", "h", key::KEY_HINT, CheckersKey::Do(Deed::Hint)),
    KeyCommand::new("PRESS", ".", key::KEY_PRESS, CheckersKey::Do(Deed::Press)),
    KeyCommand::new("FLIP", "f", key::KEY_FLIP, CheckersKey::Flip),
    KeyCommand::new("TYPE", "i", key::KEY_TYPE, CheckersKey::Type),
    KeyCommand::new("HELP", "?", key::KEY_HELP, CheckersKey::Help),
];

const fn about(question: CheckersQuestion) -> Question {
    Question::Checkers(question)
}

const fn question(
    name: &'static str,
    usual: &'static str,
    label: Key,
    ask: fn(Square) -> Question,
) -> KeyCommand<CheckersKey> {
    KeyCommand::new(name, usual, label, CheckersKey::Ask(ask))
}

impl Keys<CheckersKey> {
    /// What a key asks for, by all that it can mean, with the cursor on a point of a board,
    /// see [`Rules::pieces`](crate::games::Rules::pieces), and the points of the pieces that
    /// have to jump; without both where the board is hidden from whoever asks. Digits lead to
    /// rows, and with Shift or Alt to columns. None for a key that means nothing.
    pub fn press(
        &self,
        pressed: &[KeyStroke],
        cursor: u16,
        board: Option<(&[u8], &[u16])>,
    ) -> Option<KeyPressed> {
        let at = dark(cursor / 8, cursor % 8);
        if let Some((stroke, digit)) = pressed.iter().find_map(|s| Some((s, s.digit()?))) {
            let line = u16::from(digit - 1);
            let to = if stroke.is_shift || stroke.is_alt {
                dark(cursor / 8, line)
            } else {
                dark(line, cursor % 8)
            };
            let question = about(CheckersQuestion::On { square: to });
            return Some(KeyPressed::Go(Some(to.point()), question));
        }
        let Some((does, is_backward)) = self.find(pressed) else {
            return Self::types_too(pressed).then_some(KeyPressed::Type);
        };
        Some(match does {
            CheckersKey::Next(rank) => {
                let is_it = |square: &Square| {
                    let byte = board.and_then(|(board, _)| board.get(usize::from(square.point())));
                    byte.is_some_and(|byte| byte % 8 == *rank as u8 + 1)
                };
                let question = about(CheckersQuestion::Where { side: None, rank: Some(*rank) });
                KeyPressed::Go(next(at, is_backward, is_it), question)
            }
            CheckersKey::NextJumper => {
                let is_it = |square: &Square| {
                    board.is_some_and(|(_, jumpers)| jumpers.contains(&square.point()))
                };
                KeyPressed::Go(next(at, is_backward, is_it), about(CheckersQuestion::Jumpers))
            }
            CheckersKey::Along(columns) => {
                let rows = if is_backward { -1 } else { 1 };
                let to = beside(at, columns * rows, rows);
                let question = about(CheckersQuestion::On { square: to.unwrap_or(at) });
                KeyPressed::Go(to.map(Square::point), question)
            }
            CheckersKey::Ask(question) => KeyPressed::Ask(question(at)),
            CheckersKey::Do(deed) => KeyPressed::Do(deed.clone()),
            CheckersKey::Flip => KeyPressed::Flip,
            CheckersKey::Type => KeyPressed::Type,
            CheckersKey::Help => KeyPressed::Help,
        })
    }
}

/// The dark square there, or beside it in the same row.
fn dark(row: u16, column: u16) -> Square {
    let (row, column) = (row.min(7), column.min(7));
    let nearest = if row % 2 == column % 2 { column } else { column ^ 1 };
    // one of two neighbours is dark
    Square::from_point(8 * row + nearest).unwrap_or(Square::ALL[0])
}

/// The square so many columns and rows further, if it is on the board.
fn beside(from: Square, columns: i8, rows: i8) -> Option<Square> {
    let (row, column) = (from.point() / 8, from.point() % 8);
    let column = column.checked_add_signed(columns.into()).filter(|column| *column < 8)?;
    let row = row.checked_add_signed(rows.into()).filter(|row| *row < 8)?;
    Square::from_point(8 * row + column)
}

/// The next square of a kind behind `from`, and around.
fn next(from: Square, is_backward: bool, is_it: impl Fn(&Square) -> bool) -> Option<u16> {
    let (behind, before) = (&Square::ALL[from.index() + 1..], &Square::ALL[..from.index()]);
    let found = if is_backward {
        before.iter().rev().chain(behind.iter().rev()).find(|square| is_it(square))
    } else {
        behind.iter().chain(before).find(|square| is_it(square))
    };
    found.map(|square| square.point())
}
