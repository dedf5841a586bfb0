//! What the players do.

use std::num::NonZeroU16;

use annabella::engine::{Level, Rating, Strength};
use annabella::games::{Path, Side};
use annabella::session::{Action, Actor, Deed, Event, Hint, Phase, Player, Turn};
use annabella::speech::ChessQuestion;
use annabella::speech::Question;

use super::{Said, Table};
use crate::words::key;

impl Table {
    /// Does what was heard.
    pub(super) fn do_action(&mut self, Action { by, deed }: Action) -> Said {
        if self.is_hand_on_past(&deed) {
            self.sound.is_refusal = true;
            return self.say(key::LOOKING_BACK);
        }
        let is_about_resigning = matches!(deed, Deed::Resign | Deed::Confirm | Deed::Cancel);
        let mut said = match by {
            Actor::Player(side) if !is_about_resigning => self.drop_resignation(side),
            _ => Said::new(),
        };
        let in_hand = match deed {
            Deed::Lift(square) if !self.is_board_hidden() => Some(square),
            _ => None,
        };
        said.extend(match deed {
            Deed::Move(path) => self.move_along(by, path),
            Deed::Undo(times) => self.undo(by, times),
            Deed::Hint => self.hint(),
            Deed::Continue => self.go_on(),
            Deed::Sign => self.sign(),
            Deed::Arrive => self.arrive(),
            Deed::Peek => self.peek(by),
            Deed::Resign | Deed::Offer if self.ending().is_none() && !self.has_person() => {
                self.say(key::BOTH_SIDES_COMPUTER)
            }
            // in strict games that is for the arbiter, whose place the program takes
            Deed::Resume if self.is_strict() => self.act(Actor::Arbiter, deed),
            _ => self.act(by, deed),
        });
        // who has done something hears of it, if only whose turn it is now
        match in_hand {
            _ if !said.is_empty() => said,
            Some(square) => self.answer(&Question::Chess(ChessQuestion::On(square))),
            None => self.answer(&Question::Turn),
        }
    }

    /// A player who was asked whether he resigns goes on, and nothing is said of that, only
    /// of what the clock has brought about meanwhile.
    pub(super) fn drop_resignation(&mut self, side: Side) -> Said {
        if !self.state().is_resigning(side) {
            return Said::new();
        }
        let action = Action { by: Actor::Player(side), deed: Deed::Cancel };
        let mut update = self.at.game.dispatch(action, (self.host.means.now)());
        update.events.retain(|event| !matches!(event, Event::ResignationCancelled { .. }));
        self.tell(&update)
    }

    /// Moves a piece over these points, as a hand does.
    pub(crate) fn put(&mut self, points: &[u16]) -> Said {
        let Some(path) = Path::new(points, 0) else { return Said::new() };
        let said = self.move_along(Actor::Player(self.state().mover()), path);
        self.remember(said)
    }

    fn move_along(&mut self, by: Actor, path: Path) -> Said {
        // without a clock nothing but a word stands between the players and the game
        if matches!(self.state().phase(), Phase::Paused(_)) && !self.state().controls().is_timed() {
            self.go_on_after_pause();
        }
        self.act(by, Deed::Move(path))
    }

    fn undo(&mut self, by: Actor, times: NonZeroU16) -> Said {
        let said = self.act(by, Deed::Undo(times));
        // whoever takes back wants to look first
        if !self.is_person(self.state().mover()) {
            let now = (self.host.means.now)();
            self.at.game.stop_thinking(now);
        }
        said
    }

    fn hint(&mut self) -> Said {
        let turn = self.position().turn();
        if self.at.game.is_stopped() && self.state().hint() == Hint::Asked {
            return self.think_on();
        }
        let by = if self.state().correspondent().is_some() {
            self.speaker()
        } else {
            Actor::Player(turn)
        };
        self.act(by, Deed::Hint)
    }

    /// A look at the board; it is told to those before whom it is not drawn.
    fn peek(&mut self, by: Actor) -> Said {
        let mut said = self.act(by, Deed::Peek);
        if !self.sound.is_refusal && !self.is_seen {
            said.extend(self.whole_board_told());
        }
        said
    }

    pub(super) fn start(&mut self) -> Said {
        self.act_here(Deed::Start)
    }

    /// Goes on with this game if it is paused; before its first move, with
    /// the one that was changed last.
    fn go_on(&mut self) -> Said {
        let is_sealing = matches!(self.state().phase(), Phase::Playing(Turn::Sealing { .. }));
        if is_sealing || matches!(self.state().phase(), Phase::Paused(_)) {
            return self.go_on_after_pause();
        }
        let is_fresh = !self.at.game.is_begun() && self.ending().is_none();
        let other = if is_fresh { self.go_on_with_last() } else { None };
        other.unwrap_or_else(|| self.go_on_after_pause())
    }

    fn go_on_after_pause(&mut self) -> Said {
        // in a strict game that is for the arbiter, whose place the program takes
        let by = if self.is_strict() { Actor::Arbiter } else { self.speaker() };
        self.act(by, Deed::Continue)
    }

    pub(super) fn set_level(&mut self, number: Option<u16>) -> Said {
        let Some(number) = number else { return vec![self.strength_told(self.strength())] };
        let kind = self.state().kind();
        match Strength::of_number(number).filter(|strength| strength.is_of(kind)) {
            Some(strength) => self.set_strength(strength),
            None => self.say_levels(),
        }
    }

    fn say_levels(&self) -> Said {
        let highest = ("highest", Level::ALL.len().into());
        if self.state().kind().has_ratings() {
            let least = ("least", u64::from(Rating::LEAST.number()).into());
            let most = ("most", u64::from(Rating::MOST.number()).into());
            return self.say_with(key::RATINGS_AND_LEVELS, [least, most, highest]);
        }
        self.say_with(key::LEVELS_GO_TO, [highest])
    }

    /// One level or offered rating up or down; below full strength is the highest one.
    pub(super) fn step_level(&mut self, is_harder: bool) -> Said {
        let level = |number: u8| Level::new(number).map(Strength::Level);
        let next = match (self.strength(), is_harder) {
            (Strength::Rating(rating), _) => Some(Strength::Rating(rating.next(is_harder))),
            (Strength::Level(now), true) => level(now.number() + 1),
            (Strength::Level(now), false) => level(now.number() - 1),
            (Strength::Full { .. }, true) => Some(self.strength()),
            (Strength::Full { .. }, false) => {
                Some(Strength::highest_below_full(self.state().kind()))
            }
        };
        if let Some(strength) = next {
            return self.set_strength(strength);
        }
        // it is the lowest or the highest already
        let mut said = vec![self.strength_told(self.strength())];
        said.extend(self.say_levels());
        said
    }

    pub(super) fn set_strength(&mut self, strength: Strength) -> Said {
        let mut said = Said::new();
        for side in Side::ALL {
            if self.state().player(side) != Player::Person {
                said = self.act_here(Deed::Level(side, strength));
            }
        }
        let is_set = Side::ALL.into_iter().all(|side| {
            matches!(self.state().player(side), Player::Person) || self.strength() == strength
        });
        if is_set {
            self.host.settings.strength = strength;
            self.host.settings.is_fair = false;
        }
        if said.is_empty() { vec![self.strength_told(strength)] } else { said }
    }

    /// Lets the computer move after it was stopped.
    pub(super) fn go(&mut self) -> Said {
        if self.at.game.is_stopped() {
            self.think_on()
        } else if self.thinks_about().is_some() {
            self.say(key::COMPUTER_THINKS)
        } else if self.is_persons_turn() {
            self.say(key::YOUR_TURN)
        } else {
            self.advice_for_now().into_iter().collect()
        }
    }

    fn think_on(&mut self) -> Said {
        let now = (self.host.means.now)();
        match self.at.game.think_on(now).opponent {
            Ok(()) => Said::new(),
            Err(error) => self.say_text(super::capital(&format!("{error}."))),
        }
    }
}
