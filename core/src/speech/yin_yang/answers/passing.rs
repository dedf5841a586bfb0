//! What comes of a pass.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::Move;
use crate::session::Hint;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl YinYangInquiry<'_> {
    /// `You can pass. If White passes next, the game is over: you win, 2 to 1.`
    pub(super) fn pass(&self) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        let side = self.placing_side(None);
        let [who, player] = self.whose(side);
        let result = ("result", Slot::Said(self.result_of_passes()));
        if self.ends_by_pass(side) {
            return self.fill(key::YIN_YANG_PASS_ENDS, [who, player, result]);
        }
        let other = ("other", Slot::Text(self.speaker.player_name(!side)));
        self.fill(key::YIN_YANG_PASS_THEN, [who, player, other, result])
    }

    /// Whether a pass is good: what is sure, what the last hint says, or a rule of thumb.
    pub(super) fn should_pass(&self) -> Vec<Utterance> {
        if self.state.phase().is_over() {
            return vec![self.say(key::ANSWER_OVER)];
        }
        let side = self.placing_side(None);
        if self.ends_by_pass(side) {
            let winner = self.position.agreed();
            let mut said = winner.map(|winner| self.yes_or_no(winner == side)).unwrap_or_default();
            said.append(self.pass());
            return vec![said];
        }
        if side == self.position.turn()
            && let Hint::Given(mv) = self.state.hint()
        {
            let name = Slot::Said(self.speaker.name_next(self.state, mv));
            let mut said = self.yes_or_no(mv.yin_yang().and_then(Move::point).is_none());
            said.append(self.fill(key::SUGGESTED, [("move", name)]));
            return vec![said];
        }
        vec![self.say(key::YIN_YANG_PASS_SELDOM), self.pass()]
    }

    /// Whether a pass of a side ends the game, since the other one has passed.
    fn ends_by_pass(&self, side: Side) -> bool {
        side == self.position.turn() && self.position.after(Move::PASS).end().is_some()
    }

    /// How the game would end by passes now, as a part of a sentence: `you win, 2 to 1`.
    fn result_of_passes(&self) -> Utterance {
        let captures = |side| Slot::Number(self.position.captures(side).into());
        match self.position.agreed() {
            None => self.fill(key::YIN_YANG_PASSED_DRAW, [("count", captures(Side::First))]),
            Some(winner) => {
                let [who, player] = self.whose(winner);
                let (more, fewer) = (("more", captures(winner)), ("fewer", captures(!winner)));
                self.fill(key::YIN_YANG_PASSED_WINS, [who, player, more, fewer])
            }
        }
    }
}
