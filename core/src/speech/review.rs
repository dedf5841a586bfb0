//! The moments of a game that cost most, in words.

use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::engine::chess::Moment;
use crate::games::chess::sight::{self, Reason};
use crate::games::chess::{Color, Move, Position};

impl Speaker {
    /// How many moments there are, and each of them as a phrase: what was played, what
    /// that allowed, what would have been better, and why, as far as one fact tells it. The
    /// moves of `listener` are "yours".
    ///
    /// ```
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let said = Speaker::new(Settings::default()).review(&[], None);
    /// assert_eq!(said[0].to_string(), "No move cost much: well played.");
    /// ```
    pub fn review(&self, moments: &[Moment], listener: Option<Color>) -> Vec<Phrase> {
        let count = match moments.len() {
            0 => self.words.say(key::REVIEW_NONE),
            count => self.words.fill(key::REVIEW_COUNT, [("count", Slot::Number(count as u64))]),
        };
        let told = moments.iter().map(|moment| self.moment(moment, listener));
        std::iter::once(count).chain(told).map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    fn moment(&self, moment: &Moment, listener: Option<Color>) -> Utterance {
        let Moment { before, played, better, .. } = moment;
        let mover = before.turn();
        let number = ("number", Slot::Number(before.fullmove_number().into()));
        let player = ("player", Slot::Text(self.player_text(mover)));
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
        let is_news = !(is_told && stops(sight::reason(before, *better), moment.reply));
        if is_lesson(before, *better) && is_news {
            said.append(self.reason(before, *better, listener == Some(mover)));
        }
        said
    }

    /// The answer to a move, where it wins something or nothing else tells why the move was
    /// bad.
    fn allowed(&self, moment: &Moment, listener: Option<Color>) -> Utterance {
        let Some(reply) = moment.reply else { return Utterance::default() };
        let after = moment.before.after_legal(moment.played);
        let wins = sight::reason(&after, reply).is_some_and(Reason::wins);
        if !wins && is_lesson(&moment.before, moment.better) {
            return Utterance::default();
        }
        let name = ("move", Slot::Said(self.name_move(&after, reply)));
        let mut said = self.words.fill(key::REVIEW_ALLOWED, [name]);
        if wins {
            said.append(self.reason(&after, reply, listener == Some(after.turn())));
        }
        said
    }
}

/// Whether a move is better because it stops the answer to the one that was played.
fn stops(reason: Option<Reason>, reply: Option<Move>) -> bool {
    match reason {
        Some(Reason::StopsMate(threat) | Reason::StopsFork(threat, _)) => reply == Some(threat),
        _ => false,
    }
}

/// Whether the reason of a move tells what it wins or keeps.
fn is_lesson(position: &Position, mv: Move) -> bool {
    sight::reason(position, mv).is_some_and(|reason| reason.wins() || reason.keeps())
}
