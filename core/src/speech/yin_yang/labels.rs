//! The points of the board as a screen reader names them.

use crate::games::Side;
use crate::games::yin_yang::{Point, Points, Position, Size};
use crate::session::State;
use crate::speech::speaker::is_hidden;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Place, Segment, Speaker};

impl Speaker {
    /// All points, row by row from Black's near left: `D 4, black stone, atari`.
    pub(in crate::speech) fn yin_yang_labels(
        &self,
        state: &State,
        position: &Position,
        listener: Option<Side>,
    ) -> Vec<Vec<Segment>> {
        let hides = is_hidden(state, listener);
        let in_atari = if hides { Points::EMPTY } else { position.in_atari() };
        let label = |point: Point| {
            if hides {
                self.yin_yang_point(point)
            } else {
                self.yin_yang_label(point, position.stone_at(point), in_atari.contains(point))
            }
        };
        position.size().points().map(|point| label(point).into_segments()).collect()
    }

    /// The same of a board in bytes, see [`Rules::pieces`](crate::games::Rules::pieces).
    pub fn yin_yang_labels_of(&self, size: Size, board: &[u8]) -> Vec<Vec<Segment>> {
        let stone = |byte: u8| match byte {
            0 => None,
            1..8 => Some(Side::First),
            _ => Some(Side::Second),
        };
        let labels = size.points().zip(board);
        labels
            .map(|(point, &byte)| self.yin_yang_label(point, stone(byte), false).into_segments())
            .collect()
    }

    /// How many stones a player has captured, of how many that win.
    pub fn taken_of(&self, taken: u32, target: u8) -> String {
        let numbers =
            [("count", Slot::Number(taken.into())), ("target", Slot::Number(target.into()))];
        self.words.filled(key::YIN_YANG_TAKEN_OF, numbers)
    }

    fn yin_yang_label(&self, point: Point, stone: Option<Side>, is_in_atari: bool) -> Utterance {
        let name = self.yin_yang_point(point);
        let mut content = match stone {
            Some(side) => self.yin_yang_stone(side),
            // an empty point is told by its name alone
            None if self.is_brief() && self.settings.place != Place::Unsaid => return name,
            None => self.words.say(key::SQUARE_EMPTY),
        };
        if is_in_atari {
            content.pause();
            content.append(self.words.say(key::YIN_YANG_ATARI));
        }
        let (mut first, second) = match self.settings.place {
            Place::Before => (name, content),
            Place::After => (content, name),
            Place::Unsaid => return content,
        };
        first.pause();
        first.append(second);
        first
    }
}
