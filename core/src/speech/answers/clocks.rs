//! The times left and the times used.

use super::Inquiry;
use super::names::listed;
use crate::arbiter::clock::TimeControl;
use crate::games::chess::Color;
use crate::session::{ClockView, FaceView};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Inquiry<'_> {
    pub(super) fn clocks(&self) -> Vec<Utterance> {
        let Some(clocks) = self.state.clock_view(self.now) else {
            return vec![self.say(key::ANSWER_NO_CLOCK)];
        };
        let mut said = self.sides().map(|side| self.clock(side, &clocks)).to_vec();
        if !self.is_brief() && clocks.running.is_none() {
            said.push(self.say(key::ANSWER_CLOCKS_STOPPED));
        }
        said
    }

    /// `White: 4 minutes and 59 seconds, running, 38 moves to go.`
    fn clock(&self, side: Color, clocks: &ClockView) -> Utterance {
        let face = clocks.of(side);
        let mut parts = vec![match face.left {
            None => self.say(key::ANSWER_WITHOUT_CLOCK),
            Some(_) if face.is_out_of_time => self.say(key::ANSWER_TIME_UP),
            Some(left) => {
                Utterance::of(self.speaker.settings.language, &self.speaker.time_text(left))
            }
        }];
        if !self.is_brief() {
            let is_running = clocks.running == Some(side);
            if is_running {
                parts.push(self.say(key::ANSWER_RUNNING));
            }
            if is_running && face.delay_left > 0 {
                let time = self.speaker.time_text(face.delay_left);
                parts.push(self.fill(key::ANSWER_DELAY, [("time", Slot::Text(time))]));
            }
            parts.extend(self.conditions(side, face));
        }
        self.of(self.side(side), listed(parts))
    }

    /// What else there is on a face, as far as the time control has it.
    fn conditions(&self, side: Color, face: &FaceView) -> Vec<Utterance> {
        let mut parts = Vec::new();
        let control = &self.state.controls()[side];
        if matches!(control, TimeControl::Periods(periods) if periods.iter().count() > 1) {
            let number = ("number", Slot::Number(face.period.into()));
            parts.push(self.fill(key::ANSWER_PERIOD, [number]));
        }
        if let Some(moves) = face.moves_to_go {
            let count = ("count", Slot::Number(moves.into()));
            parts.push(self.fill(key::ANSWER_MOVES_TO_GO, [count]));
        }
        parts
    }

    /// The number of moves made and the time used by both (article E2.9.d).
    pub(super) fn times_used(&self) -> Vec<Utterance> {
        let used = |side: Color| {
            let made = self.state.plies().iter().filter(|ply| ply.before.turn() == side).count();
            let now = self.now.max(self.state.time());
            let time = self.speaker.time_text(self.state.clock().used(side, now));
            let slots = [
                self.side_slot(side),
                ("moves", Slot::Said(self.move_count(made as u64))),
                ("time", Slot::Text(time)),
            ];
            self.fill(self.key_by_detail(key::ANSWER_USED, key::ANSWER_USED_BRIEF), slots)
        };
        self.sides().map(used).to_vec()
    }
}
