//! The moments of a game that cost most, in words.

use crate::engine::yin_yang::{Moment, Review};
use crate::games::yin_yang::{End, Move, Position};
use crate::games::{GameKind, Side};
use crate::speech::reviewing::MomentParts;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// How many moments of a game of Yin-Yang there are, each of them as a phrase, as in
    /// [`review`](Speaker::review), and as a last phrase after which move everything was lost,
    /// if that was found.
    pub fn yin_yang_review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let speaker = self.of(GameKind::YinYang);
        let moments = review.moments.iter().map(|moment| speaker.yin_yang_moment(moment, listener));
        let lost = review.lost.iter().map(|lost| speaker.all_lost(&lost.position, listener));
        let mut heading = speaker.yin_yang_moments(review);
        heading.append(speaker.worst(&review.moments));
        let told = std::iter::once(heading).chain(moments).chain(lost);
        told.map(|said| said.into_phrase(Urgency::Answer)).collect()
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
            allowed: self.allowed_in_yin_yang(moment, listener),
            better: self.name_advised(before, *better),
            reason: self.yin_yang_reason(before, &moment.past, *better, listener),
        };
        self.review_moment(parts, listener)
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
