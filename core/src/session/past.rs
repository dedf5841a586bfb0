//! Looking back at a game: how it stood after an earlier move. Nothing of that is a part of
//! the game.

use super::blind::board;
use super::state::Moment;
use super::{
    Away, Begin, Draws, Mode, NewGame, Phase, Player, ScoreKeeping, State, Supervision, Turn,
};
use crate::games::Side;

/// Where somebody who looks back at a game goes from where he looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum LookBack {
    /// To the position in which the game began.
    Start,
    /// So many moves back, of either side.
    Back {
        /// How many.
        plies: u32,
    },
    /// So many moves on, of either side.
    On {
        /// How many.
        plies: u32,
    },
    /// To the last move.
    End,
    /// Behind the move of this number.
    To {
        /// The number, as the scoresheet has it.
        number: u32,
        /// Whose; the first move of that number without it.
        side: Option<Side>,
    },
}

/// Where a look back has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookedBack {
    /// Behind so many moves of both sides.
    pub plies: usize,
    /// Why it has not gone as far as it should.
    pub limit: Option<LookLimit>,
}

/// Why a look back goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookLimit {
    /// The game began there.
    First,
    /// No later move was made.
    Last,
    /// Later moves have still to be written down by a player himself.
    Unwritten,
    /// There is no such move: the last one has this number, 0 without any.
    NoSuchMove {
        /// That number.
        last: u32,
    },
}

/// Why no game goes on from an earlier position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBranch {
    /// A game by the Laws goes on, in which nothing may be tried out (article 12.3.a).
    Strict,
    /// A game by correspondence goes on, which is played in earnest.
    Correspondence,
    /// The game would be over there.
    Over,
    /// So many moves were not made, or no game can be set up there.
    NoPosition,
}

impl State {
    /// Where somebody comes who looks at the position after so many moves and goes from there: as
    /// far as the moves are told.
    pub fn look(&self, plies: usize, to: LookBack) -> LookedBack {
        let (made, told) = (self.plies().len(), self.told_plies());
        let from = plies.min(made);
        let at = |plies: usize, limit| match plies {
            plies if plies > told => LookedBack { plies: told, limit: Some(LookLimit::Unwritten) },
            plies => LookedBack { plies, limit },
        };
        match to {
            LookBack::Start => at(0, None),
            LookBack::End => at(made, None),
            LookBack::Back { plies } => {
                let to = from.checked_sub(plies as usize);
                at(to.unwrap_or(0), to.is_none().then_some(LookLimit::First))
            }
            LookBack::On { plies } => {
                let to = from.saturating_add(plies as usize);
                at(to.min(made), (to > made).then_some(LookLimit::Last))
            }
            LookBack::To { number, side } => {
                let found = self.plies().iter().position(|ply| {
                    ply.before.move_number() == number && side.is_none_or(|side| ply.by() == side)
                });
                let last = || self.plies().last().map_or(0, |ply| ply.before.move_number());
                match found {
                    Some(index) => at(index + 1, None),
                    None => at(from.min(told), Some(LookLimit::NoSuchMove { last: last() })),
                }
            }
        }
    }

    /// The game as it stood after so many moves of both sides, to be looked at; `None` if fewer
    /// were made. Nobody's time runs in it. What is hidden now is hidden then, and what is told
    /// now is told then: a game that is over hides nothing, whatever was agreed.
    pub fn past(&self, plies: usize) -> Option<State> {
        if plies == self.plies().len() {
            return Some(self.clone());
        }
        let ply = self.plies().get(plies)?;
        let (position, mut clock) = (ply.before, ply.turn_began);
        // nothing has run since then
        clock.start(position.turn(), self.time);
        clock.stop(self.controls(), self.time);
        let mut past = self.clone();
        for side in Side::ALL {
            past.setup.conduct[side as usize].hidden = self.hidden(side);
        }
        if self.allows_advice() {
            past.setup.mode = Mode::Casual;
        }
        past.game.plies.split_off(plies);
        past.game.undone.clear();
        past.game.forget_after(plies);
        past.game.laws.boards = [board(&position); 2];
        past.game.now =
            Moment { phase: Phase::Playing(Turn::Thinking), ..Moment::new(position, clock) };
        Some(past)
    }

    /// Whether the position after so many moves may be looked at. In a game by the Laws that is
    /// not over only the one on the board: the moves before it may be read, as on a scoresheet,
    /// and not be made on another board (article 12.3.a).
    pub fn shows_past(&self, plies: usize) -> bool {
        // on a board by correspondence everybody goes through the moves
        self.allows_advice() || self.correspondent().is_some() || plies >= self.plies().len()
    }

    /// A friendly game of the same players from the position after so many moves of both sides,
    /// with those moves.
    ///
    /// # Errors
    ///
    /// Why none goes on from there.
    pub fn branch(&self, plies: usize) -> Result<NewGame, NoBranch> {
        if !self.allows_advice() {
            let is_by_correspondence = self.correspondent().is_some();
            return Err(if is_by_correspondence {
                NoBranch::Correspondence
            } else {
                NoBranch::Strict
            });
        }
        let made = self.plies().get(..plies).ok_or(NoBranch::NoPosition)?;
        // a move that was not legal and stands cannot be made again
        let first = made.iter().rposition(|ply| !ply.is_legal).map_or(0, |at| at + 1);
        let position = self.plies().get(first).map_or(self.position(), |ply| &ply.before);
        let setup = self.setup();
        let begin = if setup.begin.is_scheduled() { Begin::AtCommand } else { setup.begin };
        // what is tried out stays here
        let players = Side::ALL.map(|side| match self.player(side) {
            Player::Correspondent => Player::Person,
            player => player,
        });
        let away = match setup.away {
            Away::Stands => Away::Stands,
            Away::Runs => NewGame::usual_away(Mode::Casual, &setup.controls, begin, players),
        };
        let game = NewGame {
            position: *position,
            moves: made[first..].iter().map(|ply| ply.mv).collect(),
            players,
            names: Side::ALL.map(|side| self.name(side).to_owned()),
            mode: Mode::Casual,
            begin,
            away,
            supervision: Supervision::Supervised,
            draws: Draws::Free,
            score: ScoreKeeping::Kept,
            session: None,
            days: None,
            earlier: None,
            ..setup.clone()
        };
        match State::new(game.clone()) {
            Ok(state) if state.phase().is_over() => Err(NoBranch::Over),
            Ok(_) => Ok(game),
            Err(_) => Err(NoBranch::NoPosition),
        }
    }
}
