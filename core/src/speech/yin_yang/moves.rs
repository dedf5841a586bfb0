//! How moves are announced.

use crate::games::Path;
use crate::games::yin_yang::{Move, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Speaker {
    /// The name of a legal move: `D 4, captures two`, `pass`.
    pub(in crate::speech) fn name_yin_yang_move(&self, position: &Position, mv: Move) -> Utterance {
        let Some(point) = mv.point() else { return self.words.say(key::YIN_YANG_PASS) };
        let mut said = self.yin_yang_point(point);
        let captured = position.captured(point).len();
        if captured > 0 && !self.is_in_signs() {
            said.pause();
            let count = ("count", Slot::Number(captured.into()));
            said.append(self.words.fill(key::YIN_YANG_CAPTURES, [count]));
        }
        said
    }

    /// The name of what somebody says, legal or not.
    pub(in crate::speech) fn name_yin_yang_path(
        &self,
        position: &Position,
        asked: Path,
    ) -> Utterance {
        match asked.points() {
            [] => self.words.say(key::YIN_YANG_PASS),
            [number] => match position.size().point(*number) {
                Some(point) => self.yin_yang_point(point),
                None => Utterance::default(),
            },
            _ => Utterance::default(),
        }
    }
}
