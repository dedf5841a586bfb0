//! Taking back, and playing again.

use std::num::NonZeroU16;

use super::Step;
use crate::arbiter::clock::Clock;
use crate::games::Side;
use crate::session::ending_by_board::ending_by_position;
use crate::session::state::Undone;
use crate::session::{Actor, DeedKind, Event, Hint, Phase, Ply, Refusal, State};

impl Step {
    /// As if it were done so often, one after the other, until it is not permitted any more; but
    /// it is told, and played again, as one.
    pub(in crate::session) fn undo(&mut self, by: Actor, times: NonZeroU16) -> Result<(), Refusal> {
        let at = self.now;
        let moment = self.state.game.now;
        let laws = self.state.game.laws.kept();
        let mut plies = self.undo_once()?;
        for _ in 1..times.get() {
            if self.state.permits(by, DeedKind::Undo).is_err() {
                break;
            }
            plies.splice(..0, self.undo_once()?);
        }
        let taken_back = plies.len();
        self.state.game.undone.push(Undone { plies, moment, at, laws });
        self.tell(Event::TakenBack { plies: taken_back });
        if moment.phase.is_over() {
            self.count_looks_at_end();
        }
        Ok(())
    }

    /// The position comes back with the times and the move counters that it had
    /// when it came up (article 6.13). Where only the end of the game is taken
    /// back, the clock goes on from where it was stopped.
    fn undo_once(&mut self) -> Result<Vec<Ply>, Refusal> {
        let keep = self.state.plies_after_undo().ok_or(Refusal::NothingToUndo)?;
        let game = &mut self.state.game;
        let plies = game.plies.split_off(keep);
        let phase = game.now.phase;
        game.now.offer = None;
        game.now.unnoted = [false; 2];
        game.now.has_offered = [false; 2];
        game.now.resigning = [false; 2];
        game.now.hint = Hint::None;
        game.now.word = None;
        match phase {
            Phase::Over(ending) if ending.is_by_word() => self.reopen(),
            _ => {
                self.restore(plies.first());
                self.set_boards_right();
            }
        }
        Ok(plies)
    }

    /// After its end a game hides nothing: who plays blindfold and goes on has seen the board.
    fn count_looks_at_end(&mut self) {
        for side in Side::ALL {
            if self.state.permits(Actor::Player(side), DeedKind::Peek).is_ok() {
                self.peek(Actor::Player(side));
            }
        }
    }

    fn reopen(&mut self) {
        match self.state.game.now.before_end {
            Phase::Playing(turn) => {
                self.set_turn(turn);
                let (mover, now) = (self.state.mover(), self.now);
                let until = self.moment().announced_until;
                self.moment().announced_until = until.max(now);
                self.moment().clock.start(mover, now);
            }
            Phase::Paused(turn) => self.moment().phase = Phase::Paused(turn),
            Phase::Adjourned => self.moment().phase = Phase::Adjourned,
            Phase::Resumed => self.await_answerer(),
            Phase::Waiting | Phase::Over(_) => self.begin_or_wait(),
        }
    }

    /// The turn of the first move that was taken back begins anew.
    fn restore(&mut self, first: Option<&Ply>) {
        let State { setup, game, .. } = &mut self.state;
        game.laws.sealed = None;
        game.now.clock = game.now.turn_began;
        if let Some(first) = first {
            game.now.position = first.before;
            game.now.clock = first.turn_began;
        }
        let past = game.plies.keys();
        if let Some(ending) = ending_by_position(&game.now.position, past, setup.rulings) {
            // moves that were made elsewhere may go on after the end
            game.now.phase = Phase::Over(ending);
        } else {
            self.begin_or_wait();
        }
    }

    fn begin_or_wait(&mut self) {
        let now = self.now;
        if self.state.awaits_first_move() {
            let clock = Clock::new(self.state.controls());
            let moment = self.moment();
            (moment.clock, moment.turn_began) = (clock, clock);
            moment.phase = Phase::Waiting;
        } else if self.state.game.has_begun {
            self.moment().begin(now);
        } else {
            self.moment().phase = Phase::Waiting;
        }
    }

    /// Everything is as it was before it was taken back, as if no time had passed.
    /// A pause since then goes on.
    pub(in crate::session) fn redo(&mut self) -> Result<(), Refusal> {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let Undone { plies, mut moment, at, laws } =
            game.undone.pop().ok_or(Refusal::NothingToRedo)?;
        moment.clock.shift(at, now);
        if let (Phase::Paused(_), Phase::Playing(turn)) = (game.now.phase, moment.phase) {
            moment.clock.stop(&setup.controls, now);
            moment.phase = Phase::Paused(turn);
            moment.paused_at = game.now.paused_at;
        }
        game.now = moment;
        game.laws.come_back(laws);
        let played_again = plies.len();
        game.plies.extend(plies);
        self.tell(Event::PlayedAgain { plies: played_again });
        Ok(())
    }
}
