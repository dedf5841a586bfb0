//! The moments of a game that cost most, in words.

use crate::engine::yin_yang::{Moment, Review};
use crate::games::yin_yang::{End, Move, Position, sight};
use crate::games::{GameKind, Side};
use crate::speech::reviewing::MomentParts;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// How many moments of a game of Yin-Yang there are, each of them as a phrase, as in
    /// [`review`](Speaker::review), and as last phrases after which move everything was lost,
    /// if that was found, and the best move.
    pub fn yin_yang_review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let speaker = self.of(GameKind::YinYang);
        let moments = review.moments.iter().map(|moment| speaker.yin_yang_moment(moment, listener));
        let lost = review.lost.iter().map(|lost| speaker.all_lost(&lost.position, listener));
        let mut heading = speaker.yin_yang_moments(review);
        heading.append(speaker.worst(&review.moments));
        let told = std::iter::once(heading).chain(moments).chain(lost);
        let told = told.map(|said| said.into_phrase(Urgency::Answer));
        let not_lost = review.not_lost.map(|loser| speaker.review_not_lost(loser, listener));
        let best = review.best.iter().map(|best| {
            let before = &best.before;
            let name = speaker.name_yin_yang_move(before, best.played);
            speaker.review_best(
                (before.turn(), before.move_number()),
                name,
                best.uses_mistake,
                listener,
            )
        });
        told.chain(not_lost).chain(best).collect()
    }

    /// `2 moves cost much.`, or what else is to be said of the whole.
    fn yin_yang_moments(&self, review: &Review) -> Utterance {
        let count = review.moments.len();
        if count == 0 && review.lost.is_some() {
            return self.words.say(key::YIN_YANG_REVIEW_LITTLE_BY_LITTLE);
        }
        if count == 0 && review.is_lost_from_start {
            return self.words.say(key::YIN_YANG_REVIEW_LOST_FROM_START);
        }
        if review.moments.iter().all(Moment::is_costly) {
            return self.review_count(review.has_moves, count);
        }
        self.words.fill(key::YIN_YANG_REVIEW_COUNT, [("count", Slot::Number(count as u64))])
    }

    /// `Move 12 cost most.`, where one of several moments did.
    fn worst(&self, moments: &[Moment]) -> Utterance {
        let Some(worst) = moments.iter().max_by_key(|moment| moment.loss) else {
            return Utterance::default();
        };
        let as_bad = moments.iter().filter(|moment| moment.loss == worst.loss).count();
        if moments.len() == 1 || as_bad > 1 {
            return Utterance::default();
        }
        let number = ("number", Slot::Number(worst.before.move_number().into()));
        self.words.fill(key::YIN_YANG_REVIEW_MOST, [number])
    }

    fn yin_yang_moment(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let is_pass = played.point().is_none();
        let parts = MomentParts {
            mover: before.turn(),
            number: before.move_number(),
            played_key: if is_pass { key::YIN_YANG_REVIEW_PASSED } else { key::REVIEW_PLAYED },
            played: self.name_yin_yang_move(before, *played),
            allowed: {
                let mut allowed = self.allowed_in_yin_yang(moment, listener);
                allowed.append(self.left_in_atari(moment, listener));
                allowed
            },
            better: self.name_advised(before, *better),
            reason: self.yin_yang_reason(before, &moment.past, *better, listener),
        };
        self.review_moment(parts, listener)
    }

    /// The own group that a pass left in atari, and a point that would have saved it:
    /// `Your stone at J 11 stays in atari. Your stone at J 11 is saved by J 10.`
    fn left_in_atari(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let side = before.turn();
        let own = before.in_atari() & before.stones(side);
        let saving = own.connected().find_map(|group| {
            let points = sight::saving(before, &moment.past, group.first()?);
            let best = better.point().filter(|point| points.contains(point));
            Some((group, best.or(points.first().copied())?))
        });
        // where that is what the better move does, or the answer captures it, it is told
        let is_told = moment.allowed().is_some()
            || saving.is_some_and(|(_, point)| better.point() == Some(point));
        let Some((group, point)) = saving.filter(|_| played.point().is_none() && !is_told) else {
            return Utterance::default();
        };
        let mut said = self.of_group(key::YIN_YANG_REASON_STAYS_IN_ATARI, group, side, listener);
        if !self.is_brief() {
            let named = self.yin_yang_group(group, self.who_and_player(side, listener));
            let slots = [
                ("group", Slot::Said(named)),
                ("stones", Slot::Number(group.len().into())),
                ("list", Slot::Said(self.yin_yang_point(point))),
            ];
            said.append(self.words.fill(key::YIN_YANG_SAVED_AT, slots).capitalised());
        }
        said
    }

    /// `After move 14 everything was lost for you.`
    fn all_lost(&self, position: &Position, listener: Option<Side>) -> Utterance {
        let [who, player] = self.who_and_player(position.turn(), listener);
        let number = ("number", Slot::Number((position.move_number() - 1).into()));
        self.words.fill(key::YIN_YANG_REVIEW_LOST, [who, player, number])
    }

    fn name_advised(&self, position: &Position, mv: Move) -> Utterance {
        match mv.point() {
            None if !self.is_brief() => self.words.say(key::YIN_YANG_TO_PASS),
            _ => self.name_yin_yang_move(position, mv),
        }
    }

    /// The answer to a move, where it wins something or nothing else tells why the move was bad.
    fn allowed_in_yin_yang(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Some(reply) = moment.reply else {
            let end = moment.before.after(moment.played).end();
            let is_lost = end.and_then(End::winner) == Some(!moment.before.turn());
            return if is_lost && moment.played.point().is_none() {
                let side = moment.before.turn();
                self.words.fill(key::YIN_YANG_REVIEW_ENDED, self.who_and_player(side, listener))
            } else {
                Utterance::default()
            };
        };
        let is_telling = moment.allowed().is_some();
        let is_own_point = reply == moment.better;
        if !is_telling && (moment.lesson().is_some() || is_own_point || reply.point().is_none()) {
            return Utterance::default();
        }
        let after = moment.before.after(moment.played);
        let reason = if is_telling {
            self.yin_yang_reason(&after, &moment.past_of_reply(), reply, listener)
        } else {
            Utterance::default()
        };
        self.review_allowed(self.name_yin_yang_move(&after, reply), reason)
    }
}
