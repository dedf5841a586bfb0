//! A saved game in a list, in words.

use super::telling::{Telling, typed};
use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::{Claim, Ending, Phase, Player, State, Turn};

impl Speaker {
    /// What a game is and where it stands, in a sentence for a list, with the name of the game where
    /// it is not chess as usual: `White against the
    /// computer, level 4, casual player: your move, move 12.` The only person is "you".
    ///
    /// ```
    /// use annabella::session::State;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let setup = "new chess white-name=Anna black-name=Bella moves=\"e2e4 e7e5\"";
    /// let state = State::new(setup.parse().unwrap()).unwrap();
    /// let told = Speaker::new(Settings::default()).summary(&state).to_string();
    /// assert_eq!(told, "Anna against Bella: White to move, move 2.");
    /// ```
    pub fn summary(&self, state: &State) -> Phrase {
        self.summary_at(state, state.time())
    }

    /// The same at the moment `now` of the game: how much time there is in a game by
    /// correspondence.
    pub fn summary_at(&self, state: &State, now: Millis) -> Phrase {
        let is_person = |side: &Side| state.player(*side) == Player::Person;
        let mut people = Side::ALL.into_iter().filter(is_person);
        let listener = people.next().filter(|_| people.next().is_none());
        let telling = Telling { speaker: self.of(state.kind()), state, listener };
        let slots = [("game", Slot::Said(telling.players())), ("stands", telling.standing(now))];
        let told = telling.fill(key::SUMMARY, slots).into_sentence();
        let Some(kind) = telling.speaker.other_game_key() else {
            return told.into_phrase(Urgency::Answer);
        };
        let kind = ("kind", Slot::Said(self.words.say(kind)));
        let told = telling.fill(key::SUMMARY_OF_GAME, [kind, ("summary", Slot::Said(told))]);
        told.into_phrase(Urgency::Answer)
    }
}

impl Telling<'_> {
    fn players(&self) -> Utterance {
        if let Some(own) = self.listener
            && let Player::Engine(strength) = self.state.player(!own)
        {
            let has_clock = self.state.controls().is_timed();
            let strength = Slot::Said(self.speaker.name_strength(strength, has_clock));
            return self.fill(key::SUMMARY_COMPUTER, [self.player(own), ("strength", strength)]);
        }
        if matches!(self.state.player(Side::First), Player::Engine(_)) {
            return self.say(key::SUMMARY_COMPUTERS);
        }
        let [white, black] = Side::ALL.map(|side| typed(self.state.name(side)));
        if white.is_empty() && black.is_empty() {
            let is_by_correspondence = self.state.correspondent().is_some();
            return self.say(if is_by_correspondence {
                key::SUMMARY_BY_CORRESPONDENCE
            } else {
                key::SUMMARY_TWO
            });
        }
        let name = |side, name: String| {
            Slot::Text(if name.is_empty() { self.speaker.player_name(side) } else { name })
        };
        let (white, black) = (name(Side::First, white), name(Side::Second, black));
        self.fill(key::SUMMARY_NAMED, [("white", white), ("black", black)])
    }

    /// `your move, move 12`
    fn standing(&self, now: Millis) -> Slot {
        let mover = self.state.mover();
        let awaited = self.awaited_in_list(now).filter(|_| !self.state.phase().is_over());
        let said = match self.state.phase() {
            _ if awaited.is_some() => awaited.unwrap_or_default(),
            Phase::Waiting => return Slot::Said(self.say(key::SUMMARY_WAITING)),
            Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress) => {
                self.of(key::SUMMARY_TO_PRESS, mover)
            }
            Phase::Playing(Turn::Sealing { .. }) => self.of(key::SUMMARY_TO_SEAL, mover),
            Phase::Playing(_) | Phase::Paused(_) => self.of(key::SUMMARY_TO_MOVE, mover),
            Phase::Adjourned | Phase::Resumed => self.say(key::SUMMARY_ADJOURNED),
            Phase::Over(ending) => self.over(ending),
        };
        let number = match self.state.phase() {
            Phase::Over(_) => self.state.plies().last().map(|ply| ply.before.move_number()),
            _ => Some(self.state.position().move_number()),
        };
        let said = match number {
            Some(number) => {
                let number = ("number", Slot::Number(number.into()));
                self.fill(key::SUMMARY_AT_MOVE, [("stands", Slot::Said(said)), number])
            }
            None => said,
        };
        // what is still to be shared of a game that is over, and how much time there is in others
        let more = if self.state.phase().is_over() {
            self.awaited_in_list(now)
        } else {
            self.due_in_list(now)
        };
        Slot::Said(match more {
            Some(more) => {
                let slots = [("stands", Slot::Said(said)), ("due", Slot::Said(more))];
                self.fill(key::SUMMARY_WITH_DUE, slots)
            }
            None => said,
        })
    }

    fn over(&self, ending: Ending) -> Utterance {
        let mut said = match (ending, ending.winner()) {
            (Ending::Referred { .. }, _) => return self.say(key::SUMMARY_REFERRED),
            (Ending::Void, _) => return self.say(key::SUMMARY_VOID),
            (_, Some(winner)) => self.of(key::SUMMARY_WON, winner),
            _ if ending.result() == "1/2-1/2" => self.say(key::SUMMARY_DRAWN),
            _ if ending.result() == "0-0" => self.say(key::SUMMARY_BOTH_LOST),
            _ => self.say(key::SUMMARY_OVER),
        };
        if !matches!(ending, Ending::Declared(_)) {
            let reason = ("reason", Slot::Text(reason(ending).to_owned()));
            said.append(self.fill(key::SUMMARY_REASON, [reason]));
        }
        said
    }
}

/// The case of the message that tells why a game is over.
const fn reason(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate { .. }
        | Ending::Stalemate
        | Ending::DeadPosition
        | Ending::NoMoves { .. }
        | Ending::Target { .. }
        | Ending::Passed { .. }
        | Ending::Resignation { .. }
        | Ending::Flag { .. }
        | Ending::IllegalMove { .. }
        | Ending::IllegalBlitzMove { .. }
        | Ending::SealedMove { .. }
        | Ending::BothFlags
        | Ending::Agreement { .. }
        | Ending::Claimed(Claim::Repetition | Claim::FiftyMoves)
        | Ending::Automatic(_)
        | Ending::AutomaticByAgreement(_)
        | Ending::Late { .. }
        | Ending::Default { .. } => ending.name(),
        Ending::Claimed(Claim::CannotWin | Claim::NoEffort)
        | Ending::Referred { .. }
        | Ending::Forfeit { .. }
        | Ending::Declared(_)
        | Ending::Void => "claim",
    }
}
