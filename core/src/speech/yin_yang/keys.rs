//! What keys do on a board of Yin-Yang.

use crate::games::Path;
use crate::games::yin_yang::{Point, Size};
use crate::session::Deed;
use crate::speech::keys::{KeyCommand, KeyPressed, KeyStroke, Keys};
use crate::speech::words::{Key, key};
use crate::speech::{Question, YinYangQuestion};

/// What a key means on a board of Yin-Yang.
#[derive(Debug)]
pub enum YinYangKey {
    /// To the next stone, of either side; with Shift to the one before.
    NextStone,
    /// To the next stone in atari.
    NextInAtari,
    /// A question, with the cursor on a point.
    Ask(fn(Point) -> Question),
    /// Something is done; where that is not possible the game says why.
    Do(Deed),
    /// The player passes.
    Pass,
    /// The board is turned.
    Flip,
    /// A move or a question is typed.
    Type,
    /// All keys are shown.
    Help,
}

/// All that keys do on a board of Yin-Yang.
pub static YIN_YANG_KEYS: [KeyCommand<YinYangKey>; 25] = [
    KeyCommand::turned("STONE", "n", key::KEY_STONE, YinYangKey::NextStone),
    KeyCommand::turned("ATARI", "j", key::KEY_ATARI, YinYangKey::NextInAtari),
    question("POINT", "o", key::KEY_POINT, |point| about(YinYangQuestion::On { point })),
    question("GROUP", "g", key::KEY_GROUP, |point| about(YinYangQuestion::Group { point })),
    question("NEAR", "x", key::KEY_NEAR, |point| about(YinYangQuestion::Near { point })),
    question("ROW", "s", key::KEY_ROW_OF_POINT, |point| {
        about(YinYangQuestion::Row { row: point.row() + 1 })
    }),
    question("COLUMN", "Shift+s", key::KEY_COLUMN, |point| {
        about(YinYangQuestion::Column { column: point.column() + 1 })
    }),
    question("DANGER", "a", key::KEY_DANGER, |_| about(YinYangQuestion::Danger { side: None })),
    question("CAPTURES", "m", key::KEY_CAN_CAPTURE, |_| about(YinYangQuestion::Captures)),
    question("FORBIDDEN", "Shift+m", key::KEY_FORBIDDEN, |_| {
        about(YinYangQuestion::Forbidden { side: None })
    }),
    question("TARGET", "c", key::KEY_TARGET, |_| about(YinYangQuestion::Target)),
    question("LAST_MOVE", "l", key::KEY_LAST_MOVE, |_| Question::LastMoves(1)),
    question("CLOCKS", "t", key::KEY_CLOCKS, |_| Question::Clocks),
    question("TIMES_USED", "Shift+t", key::KEY_TIMES_USED, |_| Question::TimesUsed),
    question("TURN", "w", key::KEY_TURN, |_| Question::Turn),
    question("BOARD", "v", key::KEY_BOARD, |_| about(YinYangQuestion::Board)),
    question("REGIONS", "Shift+v", key::KEY_REGIONS, |_| about(YinYangQuestion::Regions)),
    question("SCORE", "Shift+l", key::KEY_SCORE, |_| Question::Score),
    KeyCommand::new("PASS", "p", key::KEY_PASS, YinYangKey::Pass),
    KeyCommand::new("UNDO", "u", key::KEY_UNDO, YinYangKey::Do(Deed::UNDO)),
    KeyCommand::new("REDO", "Shift+u", key::KEY_REDO, YinYangKey::Do(Deed::Redo)),
    KeyCommand::new("HINT", "h", key::KEY_HINT, YinYangKey::Do(Deed::Hint)),
    KeyCommand::new("FLIP", "f", key::KEY_FLIP, YinYangKey::Flip),
    KeyCommand::new("TYPE", "i", key::KEY_TYPE, YinYangKey::Type),
    KeyCommand::new("HELP", "?", key::KEY_HELP, YinYangKey::Help),
];

const fn about(question: YinYangQuestion) -> Question {
    Question::YinYang(question)
}

const fn question(
    name: &'static str,
    usual: &'static str,
    label: Key,
    ask: fn(Point) -> Question,
) -> KeyCommand<YinYangKey> {
    KeyCommand::new(name, usual, label, YinYangKey::Ask(ask))
}

impl Keys<YinYangKey> {
    /// What a key asks for, by all that it can mean, with the cursor on a point of a board of
    /// this size, what stands there, see [`Rules::pieces`](crate::games::Rules::pieces), and the
    /// points in atari; without both where the board is hidden from whoever asks. Digits lead to
    /// rows, and with Shift or Alt to columns: 0 to the tenth, and a digit pressed on its line to
    /// that ten further; behind the last line of a board they lead to the last one. None for a key
    /// that means nothing.
    pub fn press(
        &self,
        pressed: &[KeyStroke],
        (cursor, size): (u16, Size),
        board: Option<(&[u8], &[u16])>,
    ) -> Option<KeyPressed> {
        let cursor = cursor.min(size.count() - 1);
        let at = size.point(cursor)?;
        if let Some((stroke, digit)) = pressed.iter().find_map(|s| Some((s, s.any_digit()?))) {
            let to = if stroke.is_shift || stroke.is_alt {
                Point::at(line_of(digit, at.column(), size.columns()), at.row())?
            } else {
                Point::at(at.column(), line_of(digit, at.row(), size.rows()))?
            };
            let question = about(YinYangQuestion::On { point: to });
            return Some(KeyPressed::Go(Some(size.number_of(to)), question));
        }
        let Some((does, is_backward)) = self.find(pressed) else {
            return Self::types_too(pressed).then_some(KeyPressed::Type);
        };
        Some(match does {
            YinYangKey::NextStone => {
                let is_it = |number: u16| {
                    board.is_some_and(|(board, _)| {
                        board.get(usize::from(number)).is_some_and(|byte| *byte != 0)
                    })
                };
                let question = about(YinYangQuestion::Where { side: None });
                KeyPressed::Go(next(cursor, size, is_backward, is_it), question)
            }
            YinYangKey::NextInAtari => {
                let is_it = |number: u16| board.is_some_and(|(_, atari)| atari.contains(&number));
                let question = about(YinYangQuestion::Danger { side: None });
                KeyPressed::Go(next(cursor, size, is_backward, is_it), question)
            }
            YinYangKey::Ask(question) => KeyPressed::Ask(question(at)),
            YinYangKey::Do(deed) => KeyPressed::Do(deed.clone()),
            YinYangKey::Pass => KeyPressed::Do(Deed::Move(Path::new(&[], 0)?)),
            YinYangKey::Flip => KeyPressed::Flip,
            YinYangKey::Type => KeyPressed::Type,
            YinYangKey::Help => KeyPressed::Help,
        })
    }
}

/// The line that a digit leads to, from 0, of `count`: where there are several, the one behind
/// `from`, and around.
fn line_of(digit: u8, from: u8, count: u8) -> u8 {
    let first = if digit == 0 { 9 } else { digit - 1 };
    if from % 10 == first && from + 10 < count {
        return from + 10;
    }
    first.min(count - 1)
}

/// The next point of a kind behind `from`, and around.
fn next(from: u16, size: Size, is_backward: bool, is_it: impl Fn(u16) -> bool) -> Option<u16> {
    let (behind, before) = (from + 1..size.count(), 0..from);
    if is_backward {
        before.rev().chain(behind.rev()).find(|number| is_it(*number))
    } else {
        behind.chain(before).find(|number| is_it(*number))
    }
}
