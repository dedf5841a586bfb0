//! What an answer names, of which may then be spoken as `it` or `them`.

use super::YinYangInquiry;
use crate::games::yin_yang::sight::{Catch, Danger, Group};
use crate::games::yin_yang::{Move, Point, Position};
use crate::games::{self, Side};
use crate::session::{Hint, Ply, State};
use crate::speech::inquiry::Inquiry;
use crate::speech::yin_yang::reasons::Known;
use crate::speech::{Question, Speaker, YinYangQuestion};

/// So many facts are told of a move at once, at most.
const TOLD_AT_ONCE: usize = 2;

impl Speaker {
    /// The points that the answer to a question names, each group by one of its stones, those that
    /// are spoken of rather than others first; none where it names none, or in another game.
    pub(crate) fn points_named(
        &self,
        question: Question,
        state: &State,
        asker: Option<Side>,
    ) -> Vec<Point> {
        let Some(inquiry) = self.yin_yang_inquiry(state, asker) else { return Vec::new() };
        match question {
            Question::YinYang(question) if inquiry.is_beyond(question) => Vec::new(),
            Question::YinYang(question) => inquiry.names_in(question),
            Question::LastMoves(_) | Question::Situation => inquiry.last_stone(None),
            Question::LastMoveOf(side) => inquiry.last_stone(Some(side)),
            _ => Vec::new(),
        }
    }

    /// The same of the last hint, as long as it holds: its point, and what its reason names.
    pub(crate) fn points_of_hint(&self, state: &State, asker: Option<Side>) -> Vec<Point> {
        let inquiry = self.yin_yang_inquiry(state, asker);
        inquiry.map(|inquiry| inquiry.named_by_hint()).unwrap_or_default()
    }

    fn yin_yang_inquiry<'a>(
        &'a self,
        state: &'a State,
        asker: Option<Side>,
    ) -> Option<YinYangInquiry<'a>> {
        let position = state.position().yin_yang()?;
        Some(YinYangInquiry::new(Inquiry { speaker: self, state, asker, now: 0 }, position))
    }
}

impl YinYangInquiry<'_> {
    fn names_in(&self, question: YinYangQuestion) -> Vec<Point> {
        match question {
            YinYangQuestion::Danger { side }
            | YinYangQuestion::AnyDanger { side }
            | YinYangQuestion::Rescue { side } => named_dangers(&self.dangers(side)),
            YinYangQuestion::Ladders { side } => {
                let mut caught = self.dangers(side);
                caught.retain(|(_, danger)| !matches!(danger.how, Catch::AtOnce | Catch::AfterKo));
                named_dangers(&caught)
            }
            YinYangQuestion::AllSafe { side } => match &self.all_groups(side)[..] {
                [only] => only.stones.first().into_iter().collect(),
                _ => named_dangers(&self.dangers(Some(side))),
            },
            // the weakest is told first
            YinYangQuestion::Groups { side: Some(side) } => {
                let groups = self.weakest_first(side).into_iter();
                groups.take(1).filter_map(|group| group.stones.first()).collect()
            }
            YinYangQuestion::Largest { side } => {
                let groups = self.largest_groups(side).into_iter();
                groups.filter_map(|group| group.stones.first()).collect()
            }
            YinYangQuestion::Captures => self.points_of_captures(self.position.turn()),
            YinYangQuestion::CapturesOf { side } | YinYangQuestion::Winning { side } => {
                self.points_of_captures(side)
            }
            YinYangQuestion::Why if self.tells_last_move() => self.named_by_move(None, None),
            YinYangQuestion::Why | YinYangQuestion::WhyHint => self.named_by_hint(),
            YinYangQuestion::WhyPlayed { side, point } => self.named_by_move(side, point),
            YinYangQuestion::WhatIf { side, point } => self.named_by_placing(side, point),
            YinYangQuestion::Good { point } => self.named_by_placing(None, point),
            YinYangQuestion::Saving { point }
            | YinYangQuestion::Escape { point }
            | YinYangQuestion::Lost { point } => {
                let saving = self.group_on(point).map(|group| self.saving_points(&group));
                [point].into_iter().chain(saving.into_iter().flatten()).collect()
            }
            _ => question.point().into_iter().collect(),
        }
    }

    fn named_by_hint(&self) -> Vec<Point> {
        let (Hint::Given(mv), Some(point)) = (self.state.hint(), self.hinted()) else {
            return Vec::new();
        };
        let told = mv
            .yin_yang()
            .map(|mv| self.named_by_reason(*self.position, self.state.earlier_keys(), mv));
        [point].into_iter().chain(told.into_iter().flatten()).collect()
    }

    /// What the reason of a move names, and then its stone.
    fn named_by_move(&self, side: Option<Side>, point: Option<Point>) -> Vec<Point> {
        let Some(at) = self.ply_asked(side, point) else { return point.into_iter().collect() };
        let ply = &self.state.plies()[at];
        let Some((before, mv)) = ply.before.yin_yang().zip(ply.mv.yin_yang()) else {
            return Vec::new();
        };
        let past = self.state.earlier_keys().get(..at).unwrap_or_default();
        let told = self.named_by_reason(*before, past, mv).into_iter();
        told.chain(mv.point()).collect()
    }

    fn named_by_placing(&self, side: Option<Side>, point: Point) -> Vec<Point> {
        let side = self.placing_side(side);
        let is_told = !self.state.phase().is_over() && self.why_forbidden(point, side).is_none();
        let told = is_told.then(|| {
            let before = self.position.with_turn(side);
            let mv = Move::place(before.size(), point);
            self.named_by_reason(before, self.state.earlier_keys(), mv)
        });
        [point].into_iter().chain(told.into_iter().flatten()).collect()
    }

    /// The groups that a reason names and that are still there.
    fn named_by_reason(&self, before: Position, past: &[u64], mv: Move) -> Vec<Point> {
        let facts = Known::new(before, past, mv, self.asker).facts.into_iter();
        let groups = facts.take(TOLD_AT_ONCE).flat_map(|fact| fact.stones.connected());
        let stones = groups.filter_map(|group| group.first());
        stones.filter(|at| self.position.stone_at(*at).is_some()).collect()
    }

    fn last_stone(&self, side: Option<Side>) -> Vec<Point> {
        let mut plies = self.state.plies().iter().rev();
        let last = plies.find(|ply: &&Ply| side.is_none_or(|side| ply.by() == side));
        let point = |mv: games::Move| mv.yin_yang()?.point();
        last.and_then(|ply| point(ply.mv)).into_iter().collect()
    }
}

/// The groups, and then where catching them begins.
fn named_dangers(dangers: &[(Group, Danger)]) -> Vec<Point> {
    let groups = dangers.iter().filter_map(|(group, _)| group.stones.first());
    groups.chain(dangers.iter().map(|(_, danger)| danger.first)).collect()
}
