//! The moments of a game that cost most, in words.

use crate::engine::chess::{Moment, Review};
use crate::games::Side;
use crate::games::chess::sight::Reason;
use crate::speech::reviewing::MomentParts;
use crate::speech::utterance::Utterance;
use crate::speech::words::key;
use crate::speech::{Phrase, Speaker};

impl Speaker {
    /// How many moments there are, and each of them as a phrase: what was played, what
    /// that allowed, what would have been better, and why, as far as one fact tells it; and as
    /// last phrases the best move of each side that put a mistake to use. The moves of
    /// `listener` are "yours".
    ///
    /// ```
    /// use annabella::engine::chess::Review;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let review = Review { has_moves: true, ..Review::default() };
    /// let said = Speaker::new(Settings::default()).review(&review, None);
    /// assert_eq!(said[0].to_string(), "No single move cost much.");
    /// ```
    pub fn review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let moments = review.moments.iter().map(|moment| self.moment(moment, listener));
        let best = review.best.iter().map(|best| {
            let before = &best.before;
            let of = (before.turn().into(), before.fullmove_number());
            self.review_best(of, self.name_move(before, best.played), best.uses_mistake, listener)
        });
        let not_lost = review.not_lost.map(|loser| self.review_not_lost(loser, listener));
        let told = self.review_phrases(review.has_moves, moments);
        told.into_iter().chain(not_lost).chain(best).collect()
    }

    fn moment(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let mover = Side::from(before.turn());
        let allowed = self.allowed(moment, listener);
        let reason = match moment.lesson() {
            Some(lesson) if allowed.is_empty() || !stops(lesson, moment) => {
                self.reason(before, *better, listener == Some(mover))
            }
            _ => Utterance::default(),
        };
        let parts = MomentParts {
            mover,
            number: before.fullmove_number(),
            played_key: key::REVIEW_PLAYED,
            played: self.name_move(before, *played),
            allowed,
            better: self.name_move(before, *better),
            reason,
        };
        self.review_moment(parts, listener)
    }

    /// The answer to a move, where it wins something or nothing else tells why the move was
    /// bad.
    fn allowed(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        if moment.repeats {
            return self.words.say(key::REVIEW_REPEATS);
        }
        let Some(reply) = moment.reply else { return Utterance::default() };
        let is_telling = moment.allowed().is_some();
        if !is_telling && moment.lesson().is_some() {
            return Utterance::default();
        }
        let after = moment.before.after_legal(moment.played);
        let reason = if is_telling {
            self.reason(&after, reply, listener == Some(after.turn().into()))
        } else {
            Utterance::default()
        };
        self.review_allowed(self.name_move(&after, reply), reason)
    }
}

/// Whether the better move stops the answer to the one that was played.
fn stops(lesson: Reason, moment: &Moment) -> bool {
    match lesson {
        Reason::StopsMate(threat) | Reason::StopsFork(threat, _) => moment.reply == Some(threat),
        _ => false,
    }
}
