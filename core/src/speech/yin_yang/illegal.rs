//! Why a move is not legal.

use crate::games::yin_yang::{Point, Refusal, Size};
use crate::speech::Speaker;
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    /// As a part of a sentence.
    pub(in crate::speech) fn illegal_in_yin_yang(&self, refusal: Refusal) -> Utterance {
        let stone = |point: Point| self.state.position().yin_yang()?.stone_at(point);
        let whose = |side| [self.who(side), self.player(side)];
        self.speaker.yin_yang_refusal(refusal, |point| stone(point).map(whose))
    }
}

impl Speaker {
    /// `whose` tells whose stone stands on a point.
    pub(super) fn yin_yang_refusal(
        &self,
        refusal: Refusal,
        whose: impl Fn(Point) -> Option<[(&'static str, Slot); 2]>,
    ) -> Utterance {
        match refusal {
            Refusal::Over => self.words.say(key::YIN_YANG_ILLEGAL_OVER),
            Refusal::OtherForm => self.words.say(key::YIN_YANG_ILLEGAL_OTHER_FORM),
            Refusal::OffBoard { size } => {
                let [columns, rows] = [size.columns(), size.rows()];
                let columns = ("columns", Slot::Number(columns.into()));
                let rows = ("rows", Slot::Number(rows.into()));
                self.words.fill(key::YIN_YANG_ILLEGAL_OFF_BOARD, [columns, rows])
            }
            Refusal::Occupied(point) => {
                let slot = ("point", self.yin_yang_slot(point));
                let [who, player] = whose(point).unwrap_or_else(|| {
                    // the game has gone on since
                    [
                        ("who", Slot::Text("unknown".to_owned())),
                        ("player", Slot::Text(String::new())),
                    ]
                });
                self.words.fill(key::YIN_YANG_ILLEGAL_OCCUPIED, [who, player, slot])
            }
            Refusal::Suicide(_) => self.words.say(key::YIN_YANG_ILLEGAL_SUICIDE),
            Refusal::Repetition { after: 0, .. } => self.words.say(key::YIN_YANG_ILLEGAL_BEGINNING),
            Refusal::Repetition { after, .. } => {
                let number = ("number", Slot::Number(after.into()));
                self.words.fill(key::YIN_YANG_ILLEGAL_REPETITION, [number])
            }
        }
    }

    /// That no column is called I, which is no slip of this board alone.
    pub(super) fn no_yin_yang_column(&self, size: Size) -> Utterance {
        let mut said = self.words.say(key::YIN_YANG_NO_COLUMN_I);
        said.append(self.beyond_yin_yang_board(size, None));
        said
    }

    /// That a place is not on the board, by what somebody has called it.
    pub(super) fn beyond_yin_yang_board(&self, size: Size, named: Option<&str>) -> Utterance {
        let [first, last] = self.ends_of_board(size);
        match named {
            Some(named) => {
                let named = ("named", Slot::Text(named.to_owned()));
                self.words.fill(key::YIN_YANG_NO_POINT, [named, first, last])
            }
            None => self.words.fill(key::YIN_YANG_BEYOND, [first, last]),
        }
    }

    /// `81 points, from A 1 to J 9.`
    pub(super) fn points_of_yin_yang_board(&self, size: Size) -> Utterance {
        let [first, last] = self.ends_of_board(size);
        let count = ("count", Slot::Number(size.count().into()));
        self.words.fill(key::YIN_YANG_POINTS, [count, first, last])
    }

    fn ends_of_board(&self, size: Size) -> [(&'static str, Slot); 2] {
        let corner = |number| size.point(number).map(|point| self.yin_yang_point(point));
        let slot = |number| Slot::Said(corner(number).unwrap_or_default());
        [("first", slot(0)), ("last", slot(size.count() - 1))]
    }
}
