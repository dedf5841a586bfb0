//! Taking back, and playing again.

use super::Step;
use crate::session::state::Undone;
use crate::session::{Event, Hint, Refusal};

impl Step {
    /// The position comes back with the times and the move counters that it had
    /// when it came up (article 6.13).
    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        let keep = self.state.plies_after_undo().ok_or(Refusal::NothingToUndo)?;
        let now = self.now;
        let game = &mut self.state.game;
        let plies = game.plies.split_off(keep);
        let taken_back = plies.len();
        let moment = game.now;
        if let Some(first) = plies.first() {
            game.now.position = first.before;
            game.now.clock = first.turn_began;
        } else {
            game.now.clock = game.now.turn_began;
        }
        game.undone.push(Undone { plies, moment, at: now });
        game.now.begin(now);
        game.now.offer = None;
        game.now.unnoted = [false; 2];
        game.now.resigning = [false; 2];
        game.now.hint = Hint::None;
        self.tell(Event::TakenBack { plies: taken_back });
        Ok(())
    }

    /// Everything is as it was before it was taken back, as if no time had passed.
    pub(super) fn redo(&mut self) -> Result<(), Refusal> {
        let now = self.now;
        let game = &mut self.state.game;
        let Undone { plies, mut moment, at } = game.undone.pop().ok_or(Refusal::NothingToRedo)?;
        moment.clock.shift(at, now);
        game.now = moment;
        let played_again = plies.len();
        game.plies.extend(plies);
        self.tell(Event::PlayedAgain { plies: played_again });
        Ok(())
    }
}
