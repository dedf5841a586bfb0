//! What is said of Yin-Yang alone: names of moves and points, answers about the board, why a
//! move is none, and the rules.

pub(super) mod answers;
pub mod braille;
mod hearing;
mod illegal;
pub(super) mod keys;
mod labels;
mod moves;
mod own_words;
pub(super) mod point_menu;
mod points;
mod reasons;
mod review;
mod rules;
mod scoresheet;

pub(super) use rules::rules;
