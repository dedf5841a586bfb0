//! Announcing, correcting and repeating moves (appendix E); blindfold play.

use crate::games::Side;
use crate::session::{Actor, Hidden, Refusal, State, Turn};

impl State {
    /// Until the opponent's clock is started (article E2.6).
    pub(super) fn permits_correction(&self, by: Actor) -> Result<(), Refusal> {
        match self.playing()? {
            Turn::Announcing { .. } | Turn::Placed { .. } => self.has_the_move(by),
            _ => Err(Refusal::NothingAnnounced),
        }
    }

    /// Who repeats before the press answers with it (article 1.1).
    pub(super) fn permits_repetition(&self, by: Actor) -> Result<(), Refusal> {
        let on_move = self.on_move();
        match self.playing()? {
            Turn::Repeating => {}
            Turn::ToPress if self.is_illegal_move_unpressed() => {
                return Err(Refusal::NotPressed(!on_move));
            }
            Turn::ToPress if self.has_to_repeat(on_move) => {}
            _ => return Err(Refusal::NothingToRepeat),
        }
        self.has_the_move(by)
    }

    fn has_the_move(&self, by: Actor) -> Result<(), Refusal> {
        let on_move = self.on_move();
        if self.present(by)? == on_move { Ok(()) } else { Err(Refusal::NotYourTurn(on_move)) }
    }

    pub(super) fn permits_peek(&self, by: Actor) -> Result<(), Refusal> {
        let side = self.person(by)?;
        if self.hidden(side) == Hidden::Nothing { Err(Refusal::NothingHidden) } else { Ok(()) }
    }

    /// What a player does not see of the board; after the game he sees all of it.
    pub fn hidden(&self, side: Side) -> Hidden {
        if self.phase().is_over() {
            Hidden::Nothing
        } else {
            self.setup().conduct[side as usize].hidden
        }
    }

    /// No other move while one is being announced or has to be repeated first.
    pub(in crate::session) fn check_settled(turn: Turn) -> Result<(), Refusal> {
        match turn {
            Turn::Announcing { .. } | Turn::Placed { .. } => Err(Refusal::NotSettled),
            Turn::Repeating => Err(Refusal::NotRepeated),
            _ => Ok(()),
        }
    }
}
