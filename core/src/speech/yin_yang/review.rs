//! The moments of a game that cost most, in words.

use crate::engine::yin_yang::{Moment, Review};
use crate::games::{GameKind, Side};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// How many moments of a game of Yin-Yang there are, and each of them as a phrase, as in
    /// [`review`](Speaker::review).
    pub fn yin_yang_review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let speaker = self.of(GameKind::YinYang);
        let count = speaker.review_count(review.moments.len(), review.has_moves);
        let told = review.moments.iter().map(|moment| speaker.yin_yang_moment(moment, listener));
        std::iter::once(count).chain(told).map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    fn yin_yang_moment(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let mover = before.turn();
        let number = ("number", Slot::Number(before.move_number().into()));
        let player = ("player", Slot::Text(self.player_name(mover)));
        let name = ("move", Slot::Said(self.name_yin_yang_move(before, *played)));
        let better_name = self.name_yin_yang_move(before, *better);
        if self.is_brief() {
            let better = ("better", Slot::Said(better_name));
            return self.words.fill(key::REVIEW_BRIEF, [number, player, name, better]);
        }
        let who = if listener == Some(mover) { "you" } else { "other" };
        let who = ("who", Slot::Text(who.to_owned()));
        let mut said = self.words.fill(key::REVIEW_PLAYED, [who, number, player, name]);
        if let Some(reply) = moment.reply {
            let after = before.after(*played);
            let name = ("move", Slot::Said(self.name_yin_yang_move(&after, reply)));
            said.append(self.words.fill(key::REVIEW_ALLOWED, [name]));
            said.append(self.yin_yang_reason(&after, reply));
        }
        said.append(self.words.fill(key::REVIEW_BETTER, [("move", Slot::Said(better_name))]));
        said.append(self.yin_yang_reason(before, *better));
        said
    }
}
