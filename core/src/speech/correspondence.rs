//! What is shared of a game by correspondence, and what became of a text that came, in words.

use super::telling::Telling;
use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::games::{Move, Side};
use crate::session::{Actor, NotTaken, Refusal, State, Word};

impl Speaker {
    /// What is waited for in a game by correspondence, and how long that may still take; empty
    /// for other games and where nothing is.
    pub fn awaited(&self, state: &State, now: Millis) -> Phrase {
        self.by_post(state).awaits(now).into_phrase(Urgency::Answer)
    }

    /// The line that people read above the link: who plays, the last move, and what is said
    /// beside it: `Anna against Bella, move 12: Nf3 (7163)`.
    pub fn shared_line(&self, state: &State) -> String {
        let telling = self.by_post(state);
        let mut said = telling.last_move_shared();
        if let Some(word) = state.own_word() {
            said.append(telling.word_shared(word));
        }
        said.into_phrase(Urgency::Answer).to_string()
    }

    /// Who invites to what: for the player here of a game that would begin like this one.
    pub fn invitation(&self, state: &State) -> Option<Phrase> {
        let telling = self.by_post(state);
        let correspondent = state.correspondent()?;
        let game = ("game", Slot::Said(self.words.say(telling.speaker.game_key())));
        let own = telling.player(!correspondent);
        let mut said = telling.fill(key::INVITATION, [telling.name_of(correspondent), game, own]);
        if let Some(days) = state.setup().days {
            let count = ("count", Slot::Number(days.into()));
            said.append(telling.fill(key::OPENING_DAYS, [count]));
        }
        if !state.plies().is_empty() {
            said.append(telling.last_move());
        }
        Some(said.into_phrase(Urgency::Answer))
    }

    /// What a text brings for a game, before it is taken in; `after` is the game with it.
    pub fn brought(&self, before: &State, after: &State) -> Option<Phrase> {
        let telling = self.by_post(after);
        let correspondent = after.correspondent()?;
        let mut said = telling.fill(key::BROUGHT, [telling.name_of(correspondent)]);
        if after.plies().len() > before.plies().len() {
            said.append(telling.last_move());
        }
        if after.offer() == Some(correspondent) {
            said.append(telling.of(telling.speaker.own_key(key::SITUATION_OFFER), correspondent));
        }
        if let Some(ending) = after.ending() {
            said.append(telling.ending(ending, false));
        }
        Some(said.into_phrase(Urgency::Answer))
    }

    /// Why a text was not taken in, and what to do. `state` is the game that it was for, if
    /// there is one.
    pub fn not_taken(&self, why: &NotTaken, state: Option<&State>) -> Phrase {
        let nobody = State::default();
        let telling = self.by_post(state.unwrap_or(&nobody));
        telling.not_taken(why).into_phrase(Urgency::Assertive)
    }

    fn by_post<'a>(&self, state: &'a State) -> Telling<'a> {
        let listener = state.correspondent().map(|side| !side);
        Telling { speaker: self.in_game(state), state, listener }
    }
}

impl Telling<'_> {
    fn last_move_shared(&self) -> Utterance {
        let [white, black] = Side::ALL.map(|side| Slot::Text(self.name_text(side)));
        let Some(last) = self.state.plies().last() else {
            let game = ("game", Slot::Said(self.say(self.speaker.game_key())));
            let [own, other] = match self.state.correspondent() {
                Some(Side::First) => [black, white],
                _ => [white, black],
            };
            return self.fill(key::NOTICE_INVITATION, [("name", own), ("other", other), game]);
        };
        let number = ("number", Slot::Number(last.before.move_number().into()));
        let mv = ("move", Slot::Text(self.speaker.move_written(&last.before, last.mv)));
        self.fill(key::NOTICE_MOVE, [("white", white), ("black", black), number, mv])
    }

    fn word_shared(&self, word: Word) -> Utterance {
        self.say(match word {
            Word::Offer => key::NOTICE_OFFER,
            Word::Accept => key::NOTICE_ACCEPT,
            Word::Decline => key::NOTICE_DECLINE,
            Word::Resign => key::NOTICE_RESIGN,
            Word::Claim(_) => key::NOTICE_CLAIM,
            Word::ClaimFlag => key::NOTICE_FLAG,
        })
    }

    fn not_taken(&self, why: &NotTaken) -> Utterance {
        let key = match why {
            NotTaken::OtherKind { expected, found } => {
                let name = |kind| Slot::Said(self.say(self.speaker.of(kind).game_key()));
                let slots = [("expected", name(*expected)), ("found", name(*found))];
                return self.fill(key::NOT_TAKEN_OTHER_KIND, slots);
            }
            NotTaken::NothingNew { number } => {
                let number = ("number", Slot::Number((*number).into()));
                return self.fill(key::NOT_TAKEN_NOTHING_NEW, [number]);
            }
            NotTaken::Changed { ply, there } => return self.changed(*ply, *there),
            NotTaken::NotMadeHere { ply } => return self.not_made_here(*ply),
            NotTaken::Illegal { number, text, .. } => {
                let number = ("number", Slot::Number((*number).into()));
                let text = ("move", Slot::Text(text.clone()));
                return self.fill(key::NOT_TAKEN_ILLEGAL, [number, text]);
            }
            NotTaken::Refused { deed, refusal } => {
                let reason = match refusal {
                    Refusal::NotOverdue => self.say(key::NOT_TAKEN_NOT_OVERDUE),
                    _ => self.refusal(Actor::Correspondent, *deed, *refusal),
                };
                return self.fill(key::NOT_TAKEN_REFUSED, [("reason", Slot::Said(reason))]);
            }
            NotTaken::NoLink => key::NOT_TAKEN_NO_LINK,
            NotTaken::Damaged => key::NOT_TAKEN_DAMAGED,
            NotTaken::OtherVersion => key::NOT_TAKEN_OTHER_VERSION,
            NotTaken::UnknownKind => key::NOT_TAKEN_UNKNOWN_KIND,
            NotTaken::OtherGame => key::NOT_TAKEN_OTHER_GAME,
            NotTaken::NoCorrespondence => key::NOT_TAKEN_NO_CORRESPONDENCE,
            NotTaken::OtherBeginning => key::NOT_TAKEN_OTHER_BEGINNING,
            NotTaken::Own => key::NOT_TAKEN_OWN,
            NotTaken::TooMany { .. } => key::NOT_TAKEN_TOO_MANY,
            NotTaken::OwnTurn => key::NOT_TAKEN_OWN_TURN,
        };
        self.say(key)
    }

    /// Which move is another one, and what stood here and stands there.
    fn changed(&self, ply: usize, there: Move) -> Utterance {
        let Some(here) = self.state.plies().get(ply) else { return Utterance::default() };
        let number = ("number", Slot::Number(here.before.move_number().into()));
        let slots = [
            number,
            self.player(here.by()),
            ("here", Slot::Said(self.speaker.name_in(&here.before, here.mv))),
            ("there", Slot::Said(self.speaker.name_in(&here.before, there))),
        ];
        self.fill(key::NOT_TAKEN_CHANGED, slots)
    }

    fn not_made_here(&self, ply: usize) -> Utterance {
        let made = self.state.plies().len();
        let half_moves = ply.saturating_sub(made) as u64;
        let number = u64::from(self.state.position().move_number()) + half_moves / 2;
        self.fill(key::NOT_TAKEN_NOT_MADE_HERE, [("number", Slot::Number(number))])
    }
}
