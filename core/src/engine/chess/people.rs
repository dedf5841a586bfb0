//! An opponent that errs as people of a rating do.
//!
//! What somebody plays is a matter of chance, and the chances are those of people: a conditional
//! logit over the legal moves (D. `McFadden`, "Conditional logit analysis of qualitative choice
//! behavior", 1974), whose weights depend on the rating. It sees what searches of one to five
//! plies make of each move, and what catches the eye or does not: captures, checks, threats, far
//! moves, those that go back, the last move of the opponent. `tools/training` finds the weights
//! by rated games.

#![allow(clippy::cast_precision_loss, reason = "whole numbers here are small")]

mod candidates;
mod choice;
mod exponential;
mod features;
#[cfg(test)]
mod tests;
mod view;
mod weights;

pub use candidates::{Candidate, Candidates, NODES, candidates};
pub use choice::{PeopleRequest, RATINGS, choose_move, probabilities};
pub use features::{SQUARES, names};
pub use view::View;
