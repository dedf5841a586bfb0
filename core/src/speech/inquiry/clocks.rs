//! The times left and the times used.

use super::Inquiry;
use crate::arbiter::clock::{DISPLAY_TENTHS_BELOW, Millis, TimeControl};
use crate::games::Side;
use crate::session::{ClockView, FaceView};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::listed;
use crate::speech::words::{Slot, key};

impl Inquiry<'_> {
    pub(in crate::speech) fn clocks(&self) -> Vec<Utterance> {
        let Some(clocks) = self.state.clock_view(self.now) else {
            return vec![self.without_clock()];
        };
        let controls = self.state.controls();
        let face = |side| self.speaker.face_told(side, &controls[side], &clocks);
        let mut said = self.sides().map(face).to_vec();
        if !self.is_brief() && clocks.running.is_none() {
            said.push(self.say(key::ANSWER_CLOCKS_STOPPED));
        }
        said
    }

    /// The time that one side has left.
    pub(in crate::speech) fn clock(&self, side: Side) -> Utterance {
        match self.state.clock_view(self.now) {
            None => self.without_clock(),
            Some(clocks) => self.speaker.face_told(side, &self.state.controls()[side], &clocks),
        }
    }

    /// How long a move may still take by correspondence; other games have no time then.
    fn without_clock(&self) -> Utterance {
        let correspondence = self.state.correspondence(self.now);
        let left = correspondence
            .map(|correspondence| self.telling().time_left_by_days(&correspondence, self.now));
        left.filter(|left| !left.is_empty()).unwrap_or_else(|| self.say(key::ANSWER_NO_CLOCK))
    }

    /// The number of moves made and the time used by both (article E2.9.d).
    pub(in crate::speech) fn times_used(&self) -> Vec<Utterance> {
        let used = |side: Side| {
            let made = self.state.plies().iter().filter(|ply| ply.by() == side).count();
            let now = self.now.max(self.state.time());
            self.speaker.used_told(side, made as u64, self.state.clock().used(side, now))
        };
        self.sides().map(used).to_vec()
    }
}

impl Speaker {
    /// `White: 4 minutes and 59 seconds, running, 38 moves to go.`
    pub(in crate::speech) fn face_told(
        &self,
        side: Side,
        control: &TimeControl,
        clocks: &ClockView,
    ) -> Utterance {
        let face = clocks.of(side);
        let mut parts = vec![match face.left {
            None => self.words.say(key::ANSWER_WITHOUT_CLOCK),
            Some(_) if face.is_out_of_time => self.words.say(key::ANSWER_TIME_UP),
            // as the display shows it
            Some(left) if left >= DISPLAY_TENTHS_BELOW => {
                let time = self.time_text(left.div_ceil(1_000) * 1_000);
                Utterance::of(self.settings.language, &time)
            }
            Some(left) => Utterance::of(self.settings.language, &self.time_text(left)),
        }];
        if !self.is_brief() {
            let is_running = clocks.running == Some(side);
            if is_running {
                parts.push(self.words.say(key::ANSWER_RUNNING));
            }
            if is_running && face.delay_left > 0 {
                let time = self.time_text(face.delay_left);
                parts.push(self.words.fill(key::ANSWER_DELAY, [("time", Slot::Text(time))]));
            }
            parts.extend(self.conditions(control, face));
        }
        let slots = [("what", self.side_slot(side).1), ("list", Slot::Said(listed(parts)))];
        self.words.fill(key::ANSWER_OF, slots)
    }

    /// What else there is on a face, as far as the time control has it.
    fn conditions(&self, control: &TimeControl, face: &FaceView) -> Vec<Utterance> {
        let mut parts = Vec::new();
        if matches!(control, TimeControl::Periods(periods) if periods.iter().count() > 1) {
            let number = ("number", Slot::Number(face.period.into()));
            parts.push(self.words.fill(key::ANSWER_PERIOD, [number]));
        }
        if let Some(moves) = face.moves_to_go {
            let count = ("count", Slot::Number(moves.into()));
            parts.push(self.words.fill(key::ANSWER_MOVES_TO_GO, [count]));
        }
        parts
    }

    /// `White: 12 moves; 5 minutes used.`
    pub(in crate::speech) fn used_told(&self, side: Side, moves: u64, used: Millis) -> Utterance {
        let moves = Slot::Said(self.move_count(moves));
        let time = Slot::Text(self.time_text(used));
        let slots = [self.side_slot(side), ("moves", moves), ("time", time)];
        let key = if self.is_brief() { key::ANSWER_USED_BRIEF } else { key::ANSWER_USED };
        self.words.fill(key, slots)
    }
}
