//! The moments of a game that cost most, in words.

use crate::engine::checkers::{Moment, Review};
use crate::games::{GameKind, Side};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// How many moments of a game of checkers there are, and each of them as a phrase, as in
    /// [`review`](Speaker::review).
    ///
    /// ```
    /// use annabella::engine::checkers::Review;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let review = Review { moments: Vec::new(), has_moves: true };
    /// let speaker = Speaker::new(Settings::default());
    /// let said = speaker.checkers_review(&review, None);
    /// assert_eq!(said[0].to_string(), "No single move cost much.");
    /// ```
    pub fn checkers_review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let speaker = self.of(GameKind::Checkers);
        let count = speaker.review_count(review.moments.len(), review.has_moves);
        let told = review.moments.iter().map(|moment| speaker.checkers_moment(moment, listener));
        std::iter::once(count).chain(told).map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    fn checkers_moment(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let mover = before.turn();
        let number = ("number", Slot::Number(before.move_number().into()));
        let player = ("player", Slot::Text(self.player_name(mover)));
        let name = ("move", Slot::Said(self.name_checkers_move(before, *played)));
        let better_name = self.name_checkers_move(before, *better);
        if self.is_brief() {
            let better = ("better", Slot::Said(better_name));
            return self.words.fill(key::REVIEW_BRIEF, [number, player, name, better]);
        }
        let who = if listener == Some(mover) { "you" } else { "other" };
        let who = ("who", Slot::Text(who.to_owned()));
        let mut said = self.words.fill(key::REVIEW_PLAYED, [who, number, player, name]);
        said.append(self.allowed_in_checkers(moment));
        said.append(self.words.fill(key::REVIEW_BETTER, [("move", Slot::Said(better_name))]));
        if moment.lesson().is_some() {
            said.append(self.checkers_reason(before, *better));
        }
        said
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
        let name = ("move", Slot::Said(self.name_checkers_move(&after, reply)));
        let mut said = self.words.fill(key::REVIEW_ALLOWED, [name]);
        if is_telling {
            said.append(self.checkers_reason(&after, reply));
        }
        said
    }
}
