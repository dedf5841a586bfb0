//! The moments of a game that cost most, in words.

use crate::engine::checkers::{Moment, Review};
use crate::games::{GameKind, Side};
use crate::speech::reviewing::MomentParts;
use crate::speech::utterance::Utterance;
use crate::speech::words::key;
use crate::speech::{Phrase, Speaker};

impl Speaker {
    /// How many moments of a game of checkers there are, and each of them as a phrase, and the
    /// best move, as in [`review`](Speaker::review).
    ///
    /// ```
    /// use annabella::engine::checkers::Review;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let review = Review { has_moves: true, ..Review::default() };
    /// let speaker = Speaker::new(Settings::default());
    /// let said = speaker.checkers_review(&review, None);
    /// assert_eq!(said[0].to_string(), "No single move cost much.");
    /// ```
    pub fn checkers_review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let speaker = self.of(GameKind::Checkers);
        let moments = review.moments.iter().map(|moment| speaker.checkers_moment(moment, listener));
        let best = review.best.iter().map(|best| {
            let before = &best.before;
            let name = speaker.name_checkers_move(before, best.played);
            speaker.review_best(
                (before.turn(), before.move_number()),
                name,
                best.uses_mistake,
                listener,
            )
        });
        let not_lost = review.not_lost.map(|loser| speaker.review_not_lost(loser, listener));
        let told = speaker.review_phrases(review.has_moves, moments);
        told.into_iter().chain(not_lost).chain(best).collect()
    }

    fn checkers_moment(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let reason = match moment.lesson() {
            Some(_) => self.checkers_reason(before, *better),
            None => Utterance::default(),
        };
        let parts = MomentParts {
            mover: before.turn(),
            number: before.move_number(),
            played_key: key::REVIEW_PLAYED,
            played: self.name_checkers_move(before, *played),
            allowed: self.allowed_in_checkers(moment),
            better: self.name_checkers_move(before, *better),
            reason,
        };
        self.review_moment(parts, listener)
    }

    /// The answer to a move, where it wins something or nothing else tells why the move was bad.
    fn allowed_in_checkers(&self, moment: &Moment) -> Utterance {
        if moment.repeats {
            return self.words.say(key::REVIEW_REPEATS);
        }
        let Some(reply) = moment.reply else { return Utterance::default() };
        let is_telling = moment.allowed().is_some();
        if !is_telling && moment.lesson().is_some() {
            return Utterance::default();
        }
        let after = moment.before.after(moment.played);
        let reason =
            if is_telling { self.checkers_reason(&after, reply) } else { Utterance::default() };
        self.review_allowed(self.name_checkers_move(&after, reply), reason)
    }
}
