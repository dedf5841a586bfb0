//! What a move was good for, and what one would be.

use super::YinYangInquiry;
use crate::games::yin_yang::sight::{self, Reason};
use crate::games::yin_yang::{Groups, Move, Point};
use crate::session::Ply;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl YinYangInquiry<'_> {
    /// What the last stone on a point was good for, or the last move of the other side; of who
    /// watches, the last one.
    pub(super) fn why_played(&self, point: Option<Point>) -> Utterance {
        let plies = self.state.plies();
        let point_of = |ply: &Ply| ply.mv.yin_yang().and_then(Move::point);
        let is_asked = |ply: &Ply| match (point, self.asker) {
            (Some(point), _) => point_of(ply) == Some(point),
            (None, Some(asker)) => ply.by() != asker,
            (None, None) => true,
        };
        let Some(at) = plies.iter().rposition(is_asked) else {
            return point
                .map_or_else(|| self.say(key::ANSWER_NO_MOVES_YET), |point| self.on(point));
        };
        let Some((before, mv)) = plies[at].before.yin_yang().zip(plies[at].mv.yin_yang()) else {
            return Utterance::default();
        };
        let past = plies[..at].iter().filter_map(|ply| Some(ply.before.yin_yang()?.key()));
        let past: Vec<u64> = past.collect();
        let player = ("player", Slot::Text(self.speaker.player_name(before.turn())));
        let name = Slot::Said(self.speaker.name_yin_yang_move(before, mv));
        let mut said = self.fill(key::MOVED, [player, ("move", name)]);
        let Some(placed) = mv.point() else {
            said.append(self.say(key::YIN_YANG_NO_REASON));
            return said;
        };
        let why = self.speaker.yin_yang_reason(before, &past, mv, self.asker);
        // the name of a capture tells what it is for
        let is_told = !why.is_empty() || !before.captured(placed).is_empty();
        said.append(if is_told { why } else { self.say(key::YIN_YANG_NO_REASON) });
        said
    }

    /// Whether a stone of the asker is good, as far as a fact, or the last hint, decides that.
    pub(super) fn good(&self, point: Point) -> Vec<Utterance> {
        let side = self.placing_side(None);
        if self.state.phase().is_over() {
            return vec![self.say(key::ANSWER_OVER)];
        }
        if self.position.stone_at(point).is_some() {
            return vec![self.on(point)];
        }
        let told = self.what_if(None, point);
        let is_hinted = side == self.position.turn() && self.hinted() == Some(point);
        let answer = if self.why_forbidden(point, side).is_some() {
            self.yes_or_no(false)
        } else if is_hinted || self.wins(point) {
            self.yes_or_no(true)
        } else if self.would_be_lost(point) {
            self.yes_or_no(false)
        } else {
            self.say(key::YIN_YANG_GOOD_UNSURE)
        };
        std::iter::once(answer).chain(told).collect()
    }

    fn wins(&self, point: Point) -> bool {
        let before = self.position.with_turn(self.placing_side(None));
        before.after(Move::place(before.size(), point)).end().is_some()
    }

    /// Whether the stone is caught, and captures, catches and saves nothing.
    fn would_be_lost(&self, point: Point) -> bool {
        let before = self.position.with_turn(self.placing_side(None));
        let mv = Move::place(before.size(), point);
        let after = before.after(mv);
        let earlier = self.state.earlier_keys();
        let past: Vec<u64> = earlier.iter().copied().chain([before.key()]).collect();
        let mut groups = Groups::new(&after, &past);
        let does_nothing = sight::reasons(&before, earlier, mv).into_iter().all(|reason| {
            reason.is_quiet()
                || matches!(
                    reason,
                    Reason::Connects | Reason::Cuts | Reason::Extends(_) | Reason::Presses(_)
                )
        });
        does_nothing && sight::danger(&mut groups, after.target().into(), point).is_some()
    }
}
