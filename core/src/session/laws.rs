//! What the Laws of chess add to a game: touch-move, illegal moves, what players write down
//! and claim, the arbiter, adjournment, the boards of a game with a blind player. A friendly game
//! can be read without this folder.
//!
//! Both ways in go through one place each: what somebody does comes in by
//! [`Step::act_by_laws`] and [`State::permits_by_laws`]; what the rest of a step has to tell the
//! Laws (a move was made, a flag fell, positions come back) it calls by name, and they return at
//! once where there is nothing to do.

mod adjourning;
mod adjournment;
mod boards;
mod claims;
mod hand;
mod illegal_moves;
mod permit;
mod quickplay;
mod recording;
mod ruling;
mod rulings;
mod state;
mod touching;
mod unsupervised;
mod verdict;

pub use adjournment::{Adjournment, SealedMove};
pub use ruling::Ruling;
pub(super) use state::{Adjusting, Laws, TurnLaws, UndoneLaws};
pub use verdict::{Points, Verdict};

use super::reduce::Step;
use super::{Actor, Deed, Refusal};

impl Step {
    /// Does what only the Laws know. On refusal nothing has changed.
    pub(super) fn act_by_laws(&mut self, by: Actor, deed: Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Adjust(squares) => self.adjust(squares),
            Deed::Touch(square) => self.touch(square),
            Deed::Lift(square) => self.lift(square),
            Deed::Release(square) => self.release(square),
            Deed::Promote(role) => self.promote(role),
            Deed::ClaimFlag => self.claim_flag(by),
            Deed::ClaimIllegalMove => self.claim_illegal_move(by),
            Deed::ClaimTouch => self.claim_touch(),
            Deed::Call(reason) => self.call(by, reason),
            Deed::Record(asked) => self.record(by, asked),
            Deed::Sign => {
                self.sign(by);
                Ok(())
            }
            Deed::Opinion(lead) => {
                self.hear_opinion(lead);
                Ok(())
            }
            Deed::Adjourn(resumption) => {
                self.adjourn(by, resumption);
                Ok(())
            }
            Deed::Seal(envelope) => {
                self.seal(*envelope);
                Ok(())
            }
            Deed::Resume => {
                self.resume();
                Ok(())
            }
            Deed::Open(key) => self.open(&key),
            Deed::Rule(ruling) => self.rule(ruling),
            Deed::Follow(asked) => self.follow(by, asked),
            // never comes here: `act` does the others itself
            _ => Err(Refusal::NotForYou),
        }
    }
}
