//! Answers about a board of Yin-Yang.

mod captured;
mod forbidden;
mod groups;
mod lines;
mod named;
mod near;
mod passing;
mod placed;
mod played;
mod regions;
mod stones;
mod terms;

use std::ops::Deref;

use crate::games::Side;
use crate::games::yin_yang::{Point, Position};
use crate::session::{Hint, Ply};
use crate::speech::YinYangQuestion;
use crate::speech::inquiry::Inquiry;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

/// A question about a board of Yin-Yang, and what its answer depends on.
pub(in crate::speech) struct YinYangInquiry<'a> {
    inquiry: Inquiry<'a>,
    position: &'a Position,
}

/// So many points are named in a list at most, the best ones.
const MOST_POINTS: usize = 5;

impl<'a> Deref for YinYangInquiry<'a> {
    type Target = Inquiry<'a>;

    fn deref(&self) -> &Inquiry<'a> {
        &self.inquiry
    }
}

impl<'a> YinYangInquiry<'a> {
    pub(in crate::speech) fn new(
        inquiry: Inquiry<'a>,
        position: &'a Position,
    ) -> YinYangInquiry<'a> {
        YinYangInquiry { inquiry, position }
    }

    pub(in crate::speech) fn answer(&self, question: YinYangQuestion) -> Vec<Utterance> {
        if self.is_beyond(question) {
            return vec![self.speaker.beyond_yin_yang_board(self.position.size(), None)];
        }
        match question {
            YinYangQuestion::Board => self.board(),
            YinYangQuestion::Regions => self.regions(),
            YinYangQuestion::Corner { corner } => self.corner(corner),
            YinYangQuestion::Where { side } => self.places(side),
            YinYangQuestion::Count { side } => self.numbers(side),
            YinYangQuestion::On { point } => vec![self.on(point)],
            YinYangQuestion::Free { point } => vec![self.free(point)],
            YinYangQuestion::Row { row } => vec![self.row(row - 1)],
            YinYangQuestion::Column { column } => vec![self.column(column - 1)],
            YinYangQuestion::Lines { point } => self.lines(point),
            YinYangQuestion::Group { point } => self.group(point),
            YinYangQuestion::Groups { side } => self.groups(side),
            YinYangQuestion::Largest { side } => self.largest(side),
            YinYangQuestion::Danger { side } => self.danger(side),
            YinYangQuestion::Rescue { side } => self.rescue(side),
            YinYangQuestion::InDanger { point } => {
                self.caught_if_placed(point, true).unwrap_or_else(|| vec![self.in_danger(point)])
            }
            YinYangQuestion::Safe { point } => {
                self.caught_if_placed(point, false).unwrap_or_else(|| vec![self.safe(point)])
            }
            YinYangQuestion::AnyDanger { side } => self.any_danger(side),
            YinYangQuestion::InAtari { point } => vec![self.in_atari(point)],
            YinYangQuestion::Lost { point } => vec![self.lost(point)],
            YinYangQuestion::Escape { point } => vec![self.escape(point)],
            YinYangQuestion::Connected { point, other } => self.connected(point, other),
            YinYangQuestion::Good { point } => self.good(point),
            YinYangQuestion::WhyPlayed { side, point } => self.why_there(side, point),
            YinYangQuestion::Middle => self.middle(),
            YinYangQuestion::Playable { side } => self.playable(side),
            YinYangQuestion::Needed { side } => vec![self.needed(side)],
            YinYangQuestion::Winning { side } => vec![self.winning(side)],
            YinYangQuestion::Ladders { side } => self.ladders(side),
            YinYangQuestion::ShouldResign => vec![self.should_resign()],
            YinYangQuestion::AllSafe { side } => self.all_safe(side),
            YinYangQuestion::Capture { point } => vec![self.capture_of(point)],
            YinYangQuestion::Saving { point } => vec![self.saving(point)],
            YinYangQuestion::Allowed { side, point } => vec![self.allowed(side, point)],
            YinYangQuestion::WhatIf { side, point } => self.what_if(side, point),
            YinYangQuestion::Near { point } => self.near(point),
            YinYangQuestion::Towards { direction, from } => self.towards(direction, from),
            YinYangQuestion::Forbidden { side } => self.forbidden(side),
            YinYangQuestion::Captures => vec![self.captures(self.position.turn())],
            YinYangQuestion::CapturesOf { side } => vec![self.captures(side)],
            YinYangQuestion::Pass => vec![self.pass()],
            YinYangQuestion::ShouldPass => self.should_pass(),
            YinYangQuestion::Target => vec![self.target()],
            // then nobody leads any more
            YinYangQuestion::Lead if self.state.phase().is_over() => self.situation(),
            YinYangQuestion::Lead => vec![self.lead()],
            YinYangQuestion::Size => vec![self.size()],
            YinYangQuestion::Why => vec![self.why()],
            YinYangQuestion::WhyHint => vec![self.why_hint()],
            YinYangQuestion::Meaning { term } => vec![self.say(terms::meaning(term))],
        }
    }

    /// `Yes.` or `No.`
    fn yes_or_no(&self, is_so: bool) -> Utterance {
        self.say(if is_so { key::ANSWER_YES } else { key::ANSWER_NO })
    }

    /// The point of the last hint.
    fn hinted(&self) -> Option<Point> {
        let Hint::Given(mv) = self.state.hint() else { return None };
        mv.yin_yang()?.point()
    }

    /// What was not told with the last hint; without one, what the last move was for, if the
    /// asker did not make it.
    fn why(&self) -> Utterance {
        if self.tells_last_move() { self.why_played(None, None) } else { self.why_hint() }
    }

    /// Whether it is the last move of which it is asked why: not the asker's own, nor where a hint
    /// was given since.
    fn tells_last_move(&self) -> bool {
        let last = self.state.plies().last().map(Ply::by);
        let is_others = last.is_some_and(|by| self.asker != Some(by));
        is_others && !matches!(self.state.hint(), Hint::Given(_))
    }

    /// What was not told with the last hint.
    fn why_hint(&self) -> Utterance {
        let Hint::Given(mv) = self.state.hint() else { return self.say(key::YIN_YANG_NO_HINT) };
        let Some(mv) = mv.yin_yang() else { return self.say(key::YIN_YANG_NO_HINT) };
        // a hint is for the player on move
        let side = self.position.turn();
        let listener = self.asker.filter(|by| *by == side);
        let past = self.state.earlier_keys();
        self.speaker.yin_yang_more_of_hint(self.position, past, mv, listener)
    }

    /// `9 lines; 5 captured stones win. 81 points, from A 1 to J 9.`
    fn size(&self) -> Utterance {
        let mut said = self.speaker.yin_yang_board_of(self.position);
        said.append(self.speaker.points_of_yin_yang_board(self.position.size()));
        said
    }

    /// Whether it is about a place that this board does not have.
    fn is_beyond(&self, question: YinYangQuestion) -> bool {
        !question.fits(self.position.size())
    }

    /// This side, or both, that of the asker first.
    fn sides_of(&self, side: Option<Side>) -> impl Iterator<Item = Side> {
        self.sides().into_iter().filter(move |each| side.is_none_or(|side| *each == side))
    }

    /// Whether a side is the asker's, and its name.
    fn whose(&self, side: Side) -> [(&'static str, Slot); 2] {
        self.speaker.who_and_player(side, self.asker)
    }

    /// A message about a player.
    fn about(&self, key: Key, side: Side) -> Utterance {
        self.fill(key, self.whose(side))
    }

    /// `Two more points do so.`, behind those of so many that are named.
    fn more_points(&self, count: usize) -> Utterance {
        match count.saturating_sub(MOST_POINTS) {
            0 => Utterance::default(),
            more => self.fill(key::YIN_YANG_MORE_POINTS, [("count", Slot::Number(more as u64))]),
        }
    }

    fn point(&self, point: Point) -> Utterance {
        self.speaker.yin_yang_point(point)
    }

    /// `On D 4: black stone, three stones in the group, two liberties.`
    fn on(&self, point: Point) -> Utterance {
        let content = match self.position.stone_at(point) {
            Some(side) => self.stone(point, side),
            None => self.empty(point),
        };
        let slots =
            [("square", self.speaker.yin_yang_slot(point)), ("content", Slot::Said(content))];
        self.fill(key::ANSWER_ON, slots)
    }

    /// `Yes. On D 4: nothing.`
    fn free(&self, point: Point) -> Utterance {
        let is_free = self.position.stone_at(point).is_none();
        let mut said = self.yes_or_no(is_free);
        said.append(self.on(point));
        said
    }

    fn stone(&self, point: Point, side: Side) -> Utterance {
        let mut said = self.speaker.yin_yang_stone(side);
        let group = self.position.group(point);
        let liberties = self.position.liberties(group).len();
        if !self.is_brief() {
            if group.len() > 1 {
                said.pause();
                let count = ("count", Slot::Number(group.len().into()));
                said.append(self.fill(key::YIN_YANG_IN_GROUP, [count]));
            }
            said.pause();
            said.append(self.speaker.yin_yang_liberties(liberties));
        }
        if liberties == 1 {
            said.pause();
            said.append(self.say(key::YIN_YANG_ATARI));
        }
        said
    }

    /// `nothing, forbidden for Black, the stone would have no liberty`
    fn empty(&self, point: Point) -> Utterance {
        let mut said = self.say(key::ANSWER_NOTHING);
        let turn = self.position.turn();
        if let Some(refusal) = self.why_forbidden(point, turn) {
            said.pause();
            said.append(self.about(key::YIN_YANG_FORBIDDEN_FOR, turn));
            if !self.is_brief() {
                said.pause();
                said.append(self.refusal(refusal));
            }
        }
        said
    }
}
