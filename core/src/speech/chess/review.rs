//! The moments of a game that cost most, in words.

use crate::engine::chess::{Moment, Review};
use crate::games::Side;
use crate::games::chess::sight::Reason;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// How many moments there are, and each of them as a phrase: what was played, what
    /// that allowed, what would have been better, and why, as far as one fact tells it. The
    /// moves of `listener` are "yours".
    ///
    /// ```
    /// use annabella::engine::chess::Review;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let review = Review { moments: Vec::new(), has_moves: true };
    /// let said = Speaker::new(Settings::default()).review(&review, None);
    /// assert_eq!(said[0].to_string(), "No single move cost much.");
    /// ```
    pub fn review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let count = self.review_count(review.moments.len(), review.has_moves);
        let told = review.moments.iter().map(|moment| self.moment(moment, listener));
        std::iter::once(count).chain(told).map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    /// How many moments there are.
    pub(in crate::speech) fn review_count(&self, count: usize, has_moves: bool) -> Utterance {
        match count {
            0 if !has_moves => self.words.say(key::REVIEW_NO_MOVES),
            0 => self.words.say(key::REVIEW_NONE),
            count => self.words.fill(key::REVIEW_COUNT, [("count", Slot::Number(count as u64))]),
        }
    }

    fn moment(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let mover = Side::from(before.turn());
        let number = ("number", Slot::Number(before.fullmove_number().into()));
        let player = ("player", Slot::Text(self.player_name(mover)));
        let name = ("move", Slot::Said(self.name_move(before, *played)));
        if self.is_brief() {
            let better = ("better", Slot::Said(self.name_move(before, *better)));
            return self.words.fill(key::REVIEW_BRIEF, [number, player, name, better]);
        }
        let who = if listener == Some(mover) { "you" } else { "other" };
        let who = ("who", Slot::Text(who.to_owned()));
        let mut said = self.words.fill(key::REVIEW_PLAYED, [who, number, player, name]);
        let allowed = self.allowed(moment, listener);
        let is_told = !allowed.is_empty();
        said.append(allowed);
        let name = ("move", Slot::Said(self.name_move(before, *better)));
        said.append(self.words.fill(key::REVIEW_BETTER, [name]));
        if let Some(lesson) = moment.lesson()
            && !(is_told && stops(lesson, moment))
        {
            said.append(self.reason(before, *better, listener == Some(mover)));
        }
        said
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
        let name = ("move", Slot::Said(self.name_move(&after, reply)));
        let mut said = self.words.fill(key::REVIEW_ALLOWED, [name]);
        if is_telling {
            said.append(self.reason(&after, reply, listener == Some(after.turn().into())));
        }
        said
    }
}

/// Whether the better move stops the answer to the one that was played.
fn stops(lesson: Reason, moment: &Moment) -> bool {
    match lesson {
        Reason::StopsMate(threat) | Reason::StopsFork(threat, _) => moment.reply == Some(threat),
        _ => false,
    }
}
