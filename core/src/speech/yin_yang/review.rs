//! The moments of a game that cost most, in words.

use crate::engine::yin_yang::{Moment, Review};
use crate::games::yin_yang::{Move, Position};
use crate::games::{GameKind, Side};
use crate::speech::reviewing::MomentParts;
use crate::speech::utterance::Utterance;
use crate::speech::words::key;
use crate::speech::{Phrase, Speaker};

impl Speaker {
    /// How many moments of a game of Yin-Yang there are, and each of them as a phrase, as in
    /// [`review`](Speaker::review).
    pub fn yin_yang_review(&self, review: &Review, listener: Option<Side>) -> Vec<Phrase> {
        let speaker = self.of(GameKind::YinYang);
        let moments = review.moments.iter().map(|moment| speaker.yin_yang_moment(moment, listener));
        speaker.review_phrases(review.has_moves, moments)
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
            reason: self.yin_yang_reason(before, *better, listener),
        };
        self.review_moment(parts, listener)
    }

    fn name_advised(&self, position: &Position, mv: Move) -> Utterance {
        match mv.point() {
            None if !self.is_brief() => self.words.say(key::YIN_YANG_TO_PASS),
            _ => self.name_yin_yang_move(position, mv),
        }
    }

    /// The answer to a move, where it wins something or nothing else tells why the move was bad.
    fn allowed_in_yin_yang(&self, moment: &Moment, listener: Option<Side>) -> Utterance {
        let Some(reply) = moment.reply else { return Utterance::default() };
        let is_telling = moment.allowed().is_some();
        let is_own_point = reply == moment.better;
        if !is_telling && (moment.lesson().is_some() || is_own_point || reply.point().is_none()) {
            return Utterance::default();
        }
        let after = moment.before.after(moment.played);
        let reason = if is_telling {
            self.yin_yang_reason(&after, reply, listener)
        } else {
            Utterance::default()
        };
        self.review_allowed(self.name_yin_yang_move(&after, reply), reason)
    }
}
