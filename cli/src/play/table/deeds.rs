//! What the players do.

use annabella::engine::chess::Level;
use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Color, Square};
use annabella::session::{Action, Actor, Claim, Deed, Hint, Phase, Player, Turn};
use annabella::speech::Question;

use super::{Said, Table, own, say};

impl Table {
    /// Does what was heard, by who is meant.
    pub(super) fn do_deed(&mut self, deed: Deed) -> Said {
        let said = self.act_for(deed);
        // who has done something hears of it, if only whose turn it is now
        if said.is_empty() { self.answer(&Question::Turn) } else { said }
    }

    fn act_for(&mut self, deed: Deed) -> Said {
        if !matches!(deed, Deed::Resign | Deed::Confirm | Deed::Cancel) {
            self.drop_resignation();
        }
        match deed {
            Deed::Confirm => self.reply(true),
            Deed::Cancel => self.reply(false),
            Deed::Accept | Deed::Decline => self.answer_offer(deed),
            Deed::Offer => self.offer(),
            Deed::Resign => self.resign(),
            Deed::Undo => self.undo(),
            Deed::Hint => self.hint(),
            Deed::Continue => self.go_on(),
            Deed::Sign => self.sign(),
            Deed::Arrive => self.arrive(),
            Deed::ClaimFlag => self.claim_flag(),
            // in strict games that is for the arbiter, whose place the program takes
            Deed::Resume if self.is_strict() => self.act(Actor::Arbiter, deed),
            Deed::Promote(_) => self.act(Actor::Player(self.position().turn()), deed),
            _ => self.act_here(deed),
        }
    }

    /// Yes or no to what the game asks.
    fn reply(&mut self, is_yes: bool) -> Said {
        let resigning = Color::ALL.into_iter().find(|&color| self.state().is_resigning(color));
        if let Some(color) = resigning {
            let deed = if is_yes { Deed::Confirm } else { Deed::Cancel };
            return self.act(Actor::Player(color), deed);
        }
        if self.state().offer().is_some_and(|by| self.is_person(!by)) {
            return self.answer_offer(if is_yes { Deed::Accept } else { Deed::Decline });
        }
        match self.state().phase() {
            Phase::Playing(Turn::Promoting { from, .. }) if !is_yes => {
                self.act(Actor::Player(self.position().turn()), Deed::Release(from))
            }
            _ => self.act_here(if is_yes { Deed::Confirm } else { Deed::Cancel }),
        }
    }

    /// Whoever was asked whether he resigns goes on, and nothing is said of it.
    pub(super) fn drop_resignation(&mut self) {
        for color in Color::ALL {
            if self.state().is_resigning(color) {
                let action = Action { by: Actor::Player(color), deed: Deed::Cancel };
                // what the disk says of it is said again with the next deed
                let _ = self.at.game.dispatch(action, (self.host.means.now)());
            }
        }
    }

    /// Puts a piece from one square on another, as a hand does.
    pub(crate) fn put(&mut self, from: Square, to: Square) -> Said {
        let said = self.move_squares(SquareMove { from, to, promotion: None });
        self.remember(said)
    }

    pub(super) fn move_squares(&mut self, asked: SquareMove) -> Said {
        // without a clock nothing but a word stands between the players and the game
        if matches!(self.state().phase(), Phase::Paused(_)) && !self.state().controls().is_timed() {
            self.go_on_after_pause();
        }
        let by = self.named.unwrap_or(self.state().mover());
        self.act(Actor::Player(by), Deed::Move(asked))
    }

    fn undo(&mut self) -> Said {
        let said = self.act_here(Deed::Undo);
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
        self.act(Actor::Player(turn), Deed::Hint)
    }

    fn resign(&mut self) -> Said {
        if self.ending().is_none() && !self.has_person() {
            return say("The computer plays both sides; nobody here can resign.");
        }
        self.act_here(Deed::Resign)
    }

    /// Claims a draw that is due, else offers one.
    pub(super) fn draw(&mut self) -> Said {
        let can_claim = matches!(self.state().phase(), Phase::Playing(turn) if turn != Turn::ToPress)
            && self.is_persons_turn();
        let due = if self.state().occurrences() >= 3 {
            Some(Claim::Repetition)
        } else if self.position().halfmove_clock() >= 100 {
            Some(Claim::FiftyMoves)
        } else {
            None
        };
        match due.filter(|_| can_claim) {
            Some(claim) => self.act_here(Deed::Claim(claim, None)),
            None => self.offer(),
        }
    }

    fn offer(&mut self) -> Said {
        if !self.has_person() && self.ending().is_none() {
            return say("The computer plays both sides; nobody here can offer a draw.");
        }
        self.act_here(Deed::Offer)
    }

    /// By whoever was offered a draw.
    fn answer_offer(&mut self, deed: Deed) -> Said {
        let by = match (self.named, self.state().offer()) {
            (None, Some(by)) => Actor::Player(!by),
            _ => self.speaker(),
        };
        self.act(by, deed)
    }

    pub(super) fn start(&mut self) -> Said {
        self.act_here(Deed::Start)
    }

    /// Goes on with this game if it is interrupted; before its first move, with
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

    pub(super) fn set_level(&mut self, number: Option<u8>) -> Said {
        let Some(level) = number.and_then(Level::new) else {
            return match number {
                None => say(format!("The computer plays at {}.", self.level_name())),
                Some(_) => say(format!("The levels go from 1 to {}.", Level::MAX.number())),
            };
        };
        let mut said = Said::new();
        for color in Color::ALL {
            if self.state().player(color) != Player::Person {
                said = self.act_here(Deed::Level(color, level));
            }
        }
        let is_set = Color::ALL.into_iter().all(|color| {
            matches!(self.state().player(color), Player::Person) || self.level() == level
        });
        if is_set {
            self.host.settings.level = level;
        }
        if said.is_empty() {
            say(format!("The computer now plays at {}.", self.level_name()))
        } else {
            said
        }
    }

    /// Lets the computer move after it was stopped.
    pub(super) fn go(&mut self) -> Said {
        if self.at.game.is_stopped() {
            self.think_on()
        } else if self.thinks_about().is_some() {
            say("The computer thinks.")
        } else if self.is_persons_turn() {
            say("It is your turn.")
        } else {
            self.advice_for_now().map(own).into_iter().collect()
        }
    }

    fn think_on(&mut self) -> Said {
        let now = (self.host.means.now)();
        match self.at.game.think_on(now).opponent {
            Ok(()) => Said::new(),
            Err(error) => say(super::capital(&format!("{error}."))),
        }
    }
}
