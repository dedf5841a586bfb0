//! What every game says of the moments that cost most.

use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::{GameKind, Side};

/// The parts of a moment.
pub(super) struct MomentParts {
    pub(super) mover: Side,
    /// Of the move in the game.
    pub(super) number: u32,
    /// The sentence of what was played.
    pub(super) played_key: Key,
    pub(super) played: Utterance,
    /// What that allows, in sentences; may be empty.
    pub(super) allowed: Utterance,
    pub(super) better: Utterance,
    /// Why that is better, in a sentence; may be empty.
    pub(super) reason: Utterance,
}

/// Up to so far from the middle, in thousandths of a point, the chances are even.
const EVEN: u32 = 50;
/// Up to so far somebody is a little better.
const LITTLE: u32 = 150;
/// Up to so far somebody is better; beyond he is winning.
const BETTER: u32 = 350;

impl Speaker {
    /// Who stands better where the first player can expect so much, in thousandths of a point:
    /// `White is a little better.`
    ///
    /// ```
    /// use annabella::games::GameKind;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let speaker = Speaker::new(Settings::default());
    /// assert_eq!(speaker.chances(GameKind::Chess, 620).to_string(), "White is a little better.");
    /// assert_eq!(speaker.chances(GameKind::Checkers, 0).to_string(), "White is winning.");
    /// ```
    pub fn chances(&self, game: GameKind, of_first: u32) -> Phrase {
        let key = match of_first.abs_diff(500) {
            distance if distance <= EVEN => {
                return self.words.say(key::CHANCES_EVEN).into_phrase(Urgency::Answer);
            }
            distance if distance <= LITTLE => key::CHANCES_LITTLE,
            distance if distance <= BETTER => key::CHANCES_BETTER,
            _ => key::CHANCES_WINNING,
        };
        let side = if of_first > 500 { Side::First } else { Side::Second };
        self.words.fill(key, [self.of(game).player_slot(side)]).into_phrase(Urgency::Answer)
    }

    /// How many moments there are, and each of them.
    pub(super) fn review_phrases(
        &self,
        has_moves: bool,
        moments: impl ExactSizeIterator<Item = Utterance>,
    ) -> Vec<Phrase> {
        let count = self.review_count(has_moves, moments.len());
        let told = std::iter::once(count).chain(moments);
        told.map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    pub(super) fn review_count(&self, has_moves: bool, moments: usize) -> Utterance {
        match moments {
            0 if !has_moves => self.words.say(key::REVIEW_NO_MOVES),
            0 => self.words.say(key::REVIEW_NONE),
            count => self.words.fill(key::REVIEW_COUNT, [("count", Slot::Number(count as u64))]),
        }
    }

    /// `Move 5: you played E 4. That allows … Better was …`
    pub(super) fn review_moment(&self, parts: MomentParts, listener: Option<Side>) -> Utterance {
        let MomentParts { mover, number, played_key, played, allowed, better, reason } = parts;
        let number = ("number", Slot::Number(number.into()));
        let side = ("player", Slot::Text(self.player_name(mover)));
        let played = ("move", Slot::Said(played));
        if self.is_brief() {
            let better = ("better", Slot::Said(better));
            return self.words.fill(key::REVIEW_BRIEF, [number, side, played, better]);
        }
        let [who, side] = self.who_and_player(mover, listener);
        let mut said = self.words.fill(played_key, [who, number, side, played]);
        said.append(allowed);
        said.append(self.words.fill(key::REVIEW_BETTER, [("move", Slot::Said(better))]));
        said.append(reason);
        said
    }

    /// `Your best move was move 12, E 4: it made use of a mistake.`
    pub(super) fn review_best(
        &self,
        (mover, number): (Side, u32),
        played: Utterance,
        uses_mistake: bool,
        listener: Option<Side>,
    ) -> Phrase {
        let [who, side] = self.who_and_player(mover, listener);
        let number = ("number", Slot::Number(number.into()));
        let slots = [who, side, number, ("move", Slot::Said(played))];
        let key = if uses_mistake { key::REVIEW_BEST } else { key::REVIEW_BEST_ALONE };
        self.words.fill(key, slots).into_phrase(Urgency::Answer)
    }

    /// `You were winning when the game ended.`: who lost without being lost.
    pub(super) fn review_not_lost(
        &self,
        (loser, expected): (Side, u32),
        listener: Option<Side>,
    ) -> Phrase {
        let is_winning = expected > 500 + BETTER;
        let key = if is_winning { key::REVIEW_LOST_WINNING } else { key::REVIEW_NOT_LOST };
        self.words.fill(key, self.who_and_player(loser, listener)).into_phrase(Urgency::Answer)
    }

    /// The answer that a move allows, and what that wins, if it is known.
    pub(super) fn review_allowed(&self, reply: Utterance, reason: Utterance) -> Utterance {
        let mut said = self.words.fill(key::REVIEW_ALLOWED, [("move", Slot::Said(reply))]);
        said.append(reason);
        said
    }
}
