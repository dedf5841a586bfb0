//! What a move was good for, and what one would be.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::{Move, Point};
use crate::session::Ply;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl YinYangInquiry<'_> {
    /// What the last stone on a point was good for, or the last move of a side, or else of the
    /// other one than the asker's; of who watches, the last one.
    pub(super) fn why_played(&self, side: Option<Side>, point: Option<Point>) -> Utterance {
        let plies = self.state.plies();
        let Some(at) = self.ply_asked(side, point) else {
            return point
                .map_or_else(|| self.say(key::ANSWER_NO_MOVES_YET), |point| self.on(point));
        };
        let Some((before, mv)) = plies[at].before.yin_yang().zip(plies[at].mv.yin_yang()) else {
            return Utterance::default();
        };
        let past = self.state.earlier_keys().get(..at).unwrap_or_default();
        let player = ("player", Slot::Text(self.speaker.player_name(before.turn())));
        let name = Slot::Said(self.speaker.name_yin_yang_move(before, mv));
        let mut said = self.fill(key::MOVED, [player, ("move", name)]);
        let Some(placed) = mv.point() else {
            said.append(self.say(key::YIN_YANG_NO_REASON));
            return said;
        };
        let why = self.speaker.yin_yang_reason(before, past, mv, self.asker);
        // the name of a capture tells what it is for
        let is_told = !why.is_empty() || !before.captured(placed).is_empty();
        said.append(if is_told { why } else { self.say(key::YIN_YANG_NO_REASON) });
        said
    }

    /// The same; of an empty point on which none was put, or which the last hint named, what a
    /// stone would do there, and of a stone of the asker what becomes of it, too.
    pub(super) fn why_there(&self, side: Option<Side>, point: Option<Point>) -> Vec<Utterance> {
        let at = self.ply_asked(side, point);
        if let Some(point) = point.filter(|point| self.position.stone_at(*point).is_none())
            && (at.is_none() || self.hinted() == Some(point))
        {
            return self.what_if(None, point);
        }
        let mut said = vec![self.why_played(side, point)];
        let stone = at.and_then(|at| self.state.plies()[at].mv.yin_yang()?.point());
        if at.is_some_and(|at| self.asker == Some(self.state.plies()[at].by())) {
            said.extend(stone.and_then(|stone| self.endangered_at(stone)));
        }
        said
    }

    /// Which move is meant by that.
    pub(super) fn ply_asked(&self, side: Option<Side>, point: Option<Point>) -> Option<usize> {
        let point_of = |ply: &Ply| ply.mv.yin_yang().and_then(Move::point);
        let side = side.or(self.asker.map(|asker| !asker));
        let is_asked = |ply: &Ply| match point {
            Some(point) => point_of(ply) == Some(point),
            None => side.is_none_or(|side| ply.by() == side),
        };
        self.state.plies().iter().rposition(is_asked)
    }

    /// Whether a stone of the asker is good, as far as a fact, or the last hint, decides that;
    /// what it captures, catches or saves is told alone.
    pub(super) fn good(&self, point: Point) -> Vec<Utterance> {
        let side = self.placing_side(None);
        if self.state.phase().is_over() {
            return vec![self.say(key::ANSWER_OVER)];
        }
        if self.position.stone_at(point).is_some() {
            return self.why_there(None, Some(point));
        }
        if self.why_forbidden(point, side).is_some() {
            return vec![self.yes_or_no(false), self.allowed_to(side, point)];
        }
        let placed = self.placed(side, point);
        let answer = if placed.is_hinted || placed.wins() {
            Some(self.yes_or_no(true))
        } else if placed.is_lost() {
            Some(self.yes_or_no(false))
        } else {
            (!placed.gains()).then(|| self.say(key::YIN_YANG_GOOD_UNSURE))
        };
        answer.into_iter().chain(self.told_of(&placed)).collect()
    }
}
