//! What was agreed, and where a game stands.

use super::telling::{Telling, typed};
use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::games::chess::chess960;
use crate::games::{GameKind, Position, Side};
use crate::session::{Away, Begin, Draws, Mode, Phase, Player, ScoreKeeping, State};

impl Speaker {
    /// What a player is told of a game first: which game, who plays, the clock, and what
    /// else was agreed.
    pub fn opening(&self, state: &State, listener: Option<Side>) -> Vec<Phrase> {
        let telling = Telling { speaker: self.in_game(state), state, listener };
        let mut said = vec![telling.headline(), telling.mode()];
        if state.controls().is_timed() {
            said.push(telling.clocks());
        }
        phrases(said)
    }

    /// Where the game stands: the last move, but for one that a player has still to write
    /// himself, what was captured where that decides, whose turn it is, or the result. The times
    /// are told only where a player has asked for them, as they are at the moment `now`.
    pub fn situation(
        &self,
        state: &State,
        now: Option<Millis>,
        listener: Option<Side>,
    ) -> Vec<Phrase> {
        let telling = Telling { speaker: self.in_game(state), state, listener };
        let mut last = telling.last_move();
        last.append(telling.counts_so_far());
        let mut said = vec![last, telling.stand()];
        said.extend(now.map(|now| telling.times_left(now)));
        phrases(said)
    }

    /// The same without the last move, where that is told by itself.
    pub fn standing(&self, state: &State, listener: Option<Side>) -> Vec<Phrase> {
        let telling = Telling { speaker: self.in_game(state), state, listener };
        phrases(vec![telling.stand()])
    }

    /// A move that was made, counted from 0, with its number and player, as a scoresheet has
    /// it: `Move 12, White: knight, f 3.` With the offer of a draw, if there was one.
    /// Nothing if there is no such move.
    pub fn ply_told(&self, state: &State, index: usize) -> Phrase {
        let telling = Telling { speaker: self.of(state.kind()), state, listener: None };
        let mut said = telling.made(index);
        let has_offered = state.plies().get(index).is_some_and(|ply| ply.offered);
        if has_offered && telling.speaker.tells_offers_with_moves() {
            said.append(self.words.say(key::SCORE_OFFER));
        }
        said.into_phrase(Urgency::Answer)
    }

    /// What stands on the envelope of an adjourned game (guideline 2 for adjourned games),
    /// but for the position: names, times, the sealed move's number and player, offer,
    /// when and where. Nothing without one.
    pub fn envelope(&self, state: &State, listener: Option<Side>) -> Vec<Phrase> {
        let telling = Telling { speaker: self.in_game(state), state, listener };
        phrases(telling.envelope())
    }
}

fn phrases(said: Vec<Utterance>) -> Vec<Phrase> {
    let told = said.into_iter().filter(|said| !said.is_empty());
    told.map(|said| said.into_phrase(Urgency::Polite)).collect()
}

impl Telling<'_> {
    fn headline(&self) -> Utterance {
        let setup = self.state.setup();
        let is_960 = setup.kind == GameKind::Chess960;
        let position = setup.position.chess().filter(|_| is_960);
        let number = position.and_then(chess960::number);
        let game = self.say(self.speaker.game_key());
        let computer = Side::ALL.into_iter().find_map(|side| match self.state.player(side) {
            Player::Engine(strength) => Some((side, strength)),
            Player::Person | Player::Correspondent => None,
        });
        let people = Side::ALL.into_iter().filter(|&side| self.is_played_by_person(side));
        let people: Vec<Side> = people.collect();
        let game = ("game", Slot::Said(game));
        let mut said = match (computer, people.len()) {
            (Some((side, strength)), 1) => {
                let has_clock = self.has_clock(side);
                let strength = self.speaker.name_strength(strength, has_clock);
                let strength = ("strength", Slot::Said(strength));
                self.fill(key::OPENING_COMPUTER, [game, strength])
            }
            _ if self.state.correspondent().is_some() => {
                self.fill(key::OPENING_BY_CORRESPONDENCE, [game])
            }
            (_, 2) => self.fill(key::OPENING_TWO_PLAYERS, [game]),
            _ => self.fill(key::OPENING_COMPUTERS, [game]),
        };
        let own = self.listener.or(people.first().copied().filter(|_| people.len() == 1));
        if let Some(side) = own {
            said.append(self.fill(key::OPENING_COLOR, [self.player(side)]));
        }
        said.append(self.yin_yang_agreed());
        if let Some(number) = number {
            let number = Slot::Number(number.into());
            said.append(self.fill(key::OPENING_START_NUMBER, [("number", number)]));
        }
        if !self.is_brief() {
            said.append(self.names());
            let is_unusual = || setup.position != Position::usual_start(setup.kind);
            if number.is_none() && self.has_stones_at_start().unwrap_or_else(is_unusual) {
                said.append(self.say(key::OPENING_SET_UP));
            }
            if !setup.moves.is_empty() {
                let count = Slot::Number(setup.moves.len() as u64);
                said.append(
                    self.fill(self.speaker.own_key(key::OPENING_MOVES), [("count", count)]),
                );
            }
        }
        said
    }

    fn is_played_by_person(&self, side: Side) -> bool {
        self.state.player(side) == Player::Person
    }

    /// The names that tell more than the colours do: files of games without names have those.
    fn names(&self) -> Utterance {
        let mut said = Utterance::default();
        for side in Side::ALL {
            let name = typed(self.state.name(side));
            if !name.is_empty() && name != self.speaker.player_name(side) {
                let name = ("name", Slot::Text(name));
                said.append(self.fill(key::OPENING_NAME, [self.player(side), name]));
            }
        }
        said
    }

    /// How strict the game is, and what else is not as usual.
    fn mode(&self) -> Utterance {
        let setup = self.state.setup();
        let mut said = Utterance::default();
        if self.state.correspondent().is_some() {
            return self.by_correspondence();
        }
        said.append(self.blind_players());
        if setup.mode != Mode::Strict {
            return said;
        }
        let is_brief = self.is_brief();
        said.append(self.say(if is_brief {
            key::OPENING_STRICT_BRIEF
        } else {
            key::OPENING_STRICT
        }));
        if !self.state.is_supervised() && !is_brief {
            said.append(self.say(key::OPENING_UNSUPERVISED));
        }
        match setup.draws {
            Draws::Free => {}
            Draws::From(number) => {
                let number = Slot::Number(number.into());
                said.append(self.fill(key::OPENING_DRAWS_FROM, [("number", number)]));
            }
            Draws::Never => said.append(self.say(key::OPENING_NO_DRAWS)),
        }
        if setup.score == ScoreKeeping::ByHand && !is_brief {
            said.append(self.say(key::OPENING_BY_HAND));
        }
        if let Some(session) = setup.session.filter(|_| !is_brief) {
            said.append(self.fill(key::OPENING_SESSION, [self.time(session)]));
        }
        said
    }

    /// Who plays blind, and the course of a move then (article E2.1).
    fn blind_players(&self) -> Utterance {
        let blind: Vec<Side> =
            Side::ALL.into_iter().filter(|&side| self.state.is_blind(side)).collect();
        let mut said = match blind[..] {
            [] => return Utterance::default(),
            [side] => self.of(key::OPENING_BLIND, side),
            _ => self.say(key::OPENING_BLIND_BOTH),
        };
        if !self.is_brief() {
            let repeats = self.is_so_for_who_is_told(|side| self.state.has_to_repeat(side));
            said.append(match (self.is_announced_for_players(), repeats) {
                (false, true) => self.say(key::OPENING_BLIND_COURSE),
                (false, false) => self.say(key::OPENING_BLIND_ANNOUNCE),
                (true, true) => self.say(key::OPENING_BLIND_REPEAT),
                (true, false) => Utterance::default(),
            });
        }
        said
    }

    /// Whether it is so for the player who is told, or for one of the people at one device.
    fn is_so_for_who_is_told(&self, is_so: impl Fn(Side) -> bool) -> bool {
        let is_told = |side: Side| self.listener.is_none_or(|listener| listener == side);
        Side::ALL
            .into_iter()
            .any(|side| self.is_played_by_person(side) && is_told(side) && is_so(side))
    }

    /// For which one of two people at one device it is so, where it is not so for the other.
    fn alone_among_people(&self, is_so: impl Fn(Side) -> bool) -> Option<Side> {
        let are_people = Side::ALL.into_iter().all(|side| self.is_played_by_person(side));
        if self.listener.is_some() || !are_people {
            return None;
        }
        match Side::ALL.map(is_so) {
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            _ => None,
        }
    }

    fn clocks(&self) -> Utterance {
        let setup = self.state.setup();
        let mut said = self.speaker.controls_told(&setup.controls, |side| self.who(side));
        if self.is_brief() {
            return said;
        }
        if setup.away == Away::Runs && !self.state.phase().is_over() {
            said.append(self.say(key::OPENING_CLOCKS_RUN));
        }
        let presses = |side: Side| !self.state.is_pressed_for(side);
        if let Some(side) = self.alone_among_people(presses) {
            said.append(self.fill(key::OPENING_PRESS_BY, [self.player(side)]));
        } else if self.is_so_for_who_is_told(presses) {
            let announces = self.state.has_blind_player() && !self.is_announced_for_players();
            said.append(self.say(if !announces {
                key::OPENING_PRESS
            } else if self.state.has_own_boards() {
                key::OPENING_PRESS_BLIND
            } else {
                key::OPENING_PRESS_ANNOUNCED
            }));
        }
        said
    }

    pub(super) fn last_move(&self) -> Utterance {
        let last = self.state.plies().len().checked_sub(1);
        let Some(index) = last.filter(|_| !self.state.hides_score()) else {
            return Utterance::default();
        };
        if self.is_brief() {
            return self.move_sentence(self.state.plies()[index].by(), index);
        }
        self.made(index)
    }

    /// `Move 12, White: knight, f 3.`
    fn made(&self, index: usize) -> Utterance {
        let Some(ply) = self.state.plies().get(index) else { return Utterance::default() };
        let number = ("number", Slot::Number(ply.before.move_number().into()));
        let name = Slot::Said(self.speaker.name_ply(self.state, index));
        let by = self.player(ply.by());
        self.fill(key::SITUATION_LAST_MOVE, [number, by, ("move", name)])
    }

    /// Whose turn it is, or why it is nobody's.
    pub(super) fn stand(&self) -> Utterance {
        let mut said = match self.state.phase() {
            Phase::Over(ending) => {
                let mut said = self.ending(ending, self.is_mate_named(ending));
                said.append(self.unwritten());
                return said;
            }
            Phase::Waiting => match self.state.setup().begin {
                Begin::AtCommand => self.say(key::SITUATION_WAITING),
                Begin::WithFirstMove => {
                    let mut said = self.say(key::SITUATION_FIRST_MOVE);
                    said.append(self.whose_turn());
                    said
                }
                Begin::Scheduled { default_time, .. } => {
                    let mut said = self.say(key::SITUATION_SCHEDULED);
                    said.append(match default_time {
                        0 => self.say(key::SITUATION_LATE_AT_ONCE),
                        time => self.fill(key::SITUATION_LATE, [self.time(time)]),
                    });
                    said
                }
            },
            Phase::Paused(_) => {
                let mut said = self.stands_paused();
                said.append(self.whose_turn());
                said
            }
            Phase::Adjourned => {
                let mut said = self.say(key::ADJOURNED);
                if !self.is_brief() {
                    said.append(self.sealed_by());
                    said.append(self.resumption());
                }
                said
            }
            Phase::Resumed => {
                let mut said = self.say(key::RESUMED);
                said.append(self.still_to_do());
                said
            }
            Phase::Playing(_) => self.whose_turn(),
        };
        if self.state.is_decision_due() {
            said.append(self.say(key::SITUATION_DECISION));
        }
        if let Some(by) = self.state.offer() {
            said.append(self.of(self.speaker.own_key(key::SITUATION_OFFER), by));
        }
        said
    }

    fn times_left(&self, now: Millis) -> Utterance {
        let mut said = Utterance::default();
        let Some(clocks) = self.state.clock_view(now) else { return said };
        for side in Side::ALL {
            let Some(left) = clocks.of(side).left else { continue };
            said.append(if self.is_brief() {
                self.fill(key::SITUATION_CLOCK_BRIEF, [self.player(side), self.time(left)])
            } else {
                let slots = [self.who(side), self.player(side), self.time(left)];
                self.fill(key::SITUATION_CLOCK, slots)
            });
        }
        said
    }

    fn envelope(&self) -> Vec<Utterance> {
        let Some(adjournment) = self.state.adjournment() else { return Vec::new() };
        let [white, black] = Side::ALL.map(|side| match typed(self.state.name(side)) {
            name if name.is_empty() => self.speaker.player_name(side),
            name => name,
        });
        let mut said = Vec::new();
        if Side::ALL.into_iter().any(|side| !typed(self.state.name(side)).is_empty()) {
            let slots = [("white", Slot::Text(white)), ("black", Slot::Text(black))];
            said.push(self.fill(key::ENVELOPE_PLAYERS, slots));
        }
        if self.state.controls().is_timed() {
            let [white, black] = adjournment.used.map(|used| self.speaker.time_text(used));
            let slots = [("white", Slot::Text(white)), ("black", Slot::Text(black))];
            said.push(self.fill(key::ENVELOPE_USED, slots));
        }
        said.push(self.sealed_by());
        said.push(match adjournment.offer {
            Some(by) => self.of(key::SITUATION_OFFER, by),
            None => self.say(key::ENVELOPE_NO_OFFER),
        });
        said.push(self.resumption());
        said
    }
}
