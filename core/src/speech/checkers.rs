//! What is said of checkers alone: names of moves and squares, answers about the board, why a
//! move is none, and the rules.

pub(super) mod answers;
pub mod braille;
mod hearing;
mod illegal;
pub(super) mod keys;
mod labels;
mod moves;
mod problems;
mod reasons;
mod review;
mod rules;
mod scoresheet;
pub(super) mod square_menu;
mod squares;

pub(super) use rules::rules;
