//! What a stone would do.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::sight::{self, Danger, Fact, Reason};
use crate::games::yin_yang::{Groups, Move, Point, Position};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::yin_yang::reasons::Known;

/// How the group of a stone would be caught: in a ladder, beginning with a sacrifice, in a net.
const WOULD_CATCH: [Key; 3] = [
    key::YIN_YANG_WOULD_BE_CAUGHT,
    key::YIN_YANG_WOULD_BE_CAUGHT_FROM,
    key::YIN_YANG_WOULD_BE_IN_NET,
];

/// A stone that could be placed, and what would come of it.
pub(super) struct Placed<'a> {
    side: Side,
    point: Point,
    known: Known<'a>,
    after: Position,
    /// How its group would be caught.
    danger: Option<Danger>,
    /// Whether the last hint was this.
    pub(super) is_hinted: bool,
}

impl Placed<'_> {
    pub(super) fn wins(&self) -> bool {
        self.after.end().is_some()
    }

    /// Whether its group is caught then.
    pub(super) fn is_caught(&self) -> bool {
        self.danger.is_some()
    }

    /// Whether it captures, catches or saves stones.
    pub(super) fn gains(&self) -> bool {
        self.known.facts.iter().any(|fact| fact.reason.wins() || fact.reason.saves())
    }

    /// Whether the stone is caught, and captures, catches and saves nothing.
    pub(super) fn is_lost(&self) -> bool {
        let does_nothing = self.known.facts.iter().all(|fact| {
            fact.reason.is_quiet()
                || matches!(
                    fact.reason,
                    Reason::Connects | Reason::Cuts | Reason::Extends(_) | Reason::Presses(_)
                )
        });
        does_nothing && self.danger.is_some()
    }
}

impl YinYangInquiry<'_> {
    /// A stone of a side on a point on which it may be placed.
    pub(super) fn placed(&self, side: Side, point: Point) -> Placed<'_> {
        let before = self.position.with_turn(side);
        let mv = Move::place(before.size(), point);
        let after = before.after(mv);
        let earlier = self.state.earlier_keys();
        let past: Vec<u64> = earlier.iter().copied().chain([before.key()]).collect();
        let danger =
            || sight::danger(&mut Groups::new(&after, &past), after.target().into(), point);
        Placed {
            side,
            point,
            known: Known::new(before, earlier, mv, self.asker),
            after,
            danger: if after.end().is_some() { None } else { danger() },
            is_hinted: side == self.position.turn() && self.hinted() == Some(point),
        }
    }

    /// Whether a side, or the asker, or else the player on move, may place a stone on a point;
    /// with what it would do, and why it was advised if the last hint was this.
    pub(super) fn what_if(&self, side: Option<Side>, point: Point) -> Vec<Utterance> {
        let side = self.placing_side(side);
        if self.state.phase().is_over() || self.why_forbidden(point, side).is_some() {
            return vec![self.allowed(Some(side), point)];
        }
        self.told_of(&self.placed(side, point))
    }

    /// Whether a stone that the asker could place on a point would be in danger, or else safe, and
    /// what it would do; none where a stone stands there, or none may be placed.
    pub(super) fn caught_if_placed(
        &self,
        point: Point,
        asks_danger: bool,
    ) -> Option<Vec<Utterance>> {
        let side = self.placing_side(None);
        let is_empty = self.position.stone_at(point).is_none();
        if !is_empty || self.state.phase().is_over() || self.why_forbidden(point, side).is_some() {
            return None;
        }
        let placed = self.placed(side, point);
        let caught = placed.is_caught().then(|| self.yes_or_no(asks_danger));
        Some(caught.into_iter().chain(self.told_of(&placed)).collect())
    }

    /// That the stone may be placed, what it would do, and why it was advised, if it was and does
    /// not win.
    pub(super) fn told_of(&self, placed: &Placed) -> Vec<Utterance> {
        let mut said = vec![self.allowed_to(placed.side, placed.point), self.outcome(placed)];
        if placed.is_hinted && !placed.wins() {
            said.push(self.speaker.yin_yang_more_than_effects(&placed.known));
        }
        said
    }

    /// `A stone there would capture two stones. The new stone would have three liberties.`, and
    /// what becomes of groups in danger.
    fn outcome(&self, placed: &Placed) -> Utterance {
        let Placed { side, point, known, after, danger, .. } = placed;
        let captured = known.position.captured(*point).len();
        if placed.wins() {
            return self.speaker.with_stones(key::YIN_YANG_WOULD_WIN, captured);
        }
        let mut said = match captured {
            0 => Utterance::default(),
            count => self.speaker.with_stones(key::YIN_YANG_WOULD_CAPTURE, count),
        };
        let group = after.group(*point);
        let liberties = after.liberties(group).len();
        let slots = [
            ("group", Slot::Number(group.len().into())),
            ("count", Slot::Number(liberties.into())),
            ("liberties", Slot::Said(self.speaker.yin_yang_liberties(liberties))),
        ];
        said.append(self.fill(key::YIN_YANG_WOULD_HAVE, slots));
        if let Some(danger) = danger {
            let caught = self.how_caught(*danger, !*side, group.len(), WOULD_CATCH);
            said.append(caught.unwrap_or_default());
        }
        said.append(self.speaker.yin_yang_effects(known));
        said.append(self.runs_into_ladder(placed).unwrap_or_default());
        said
    }

    /// That stones in atari do not get away by themselves, where that is no ladder which is told:
    /// there are other answers.
    fn runs_into_ladder(&self, placed: &Placed) -> Option<Utterance> {
        let Placed { known, after, .. } = placed;
        let is_atari = |fact: &&Fact| matches!(fact.reason, Reason::Atari(_));
        let earlier = known.past.iter().copied();
        let past: Vec<u64> = earlier.chain([known.position.key()]).collect();
        let mut groups = Groups::new(after, &past);
        let mut groups_in_atari =
            known.facts.iter().find(is_atari)?.stones.connected().collect::<Vec<_>>().into_iter();
        let caught = groups_in_atari.find(|group| {
            let at = group.first();
            at.is_some_and(|at| !sight::escapes(&mut groups, after.target().into(), at))
        })?;
        let stones = ("stones", Slot::Number(caught.len().into()));
        Some(self.fill(key::YIN_YANG_RUNS_INTO_LADDER, [stones]))
    }
}
