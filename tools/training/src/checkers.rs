//! Positions of checkers, and the network of its evaluation.

pub mod generate;
mod record;
pub mod train;
