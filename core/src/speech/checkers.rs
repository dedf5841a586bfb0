//! What is said of checkers alone: names of moves and squares, answers about the board, and
//! why a move is none.

pub(super) mod answers;
mod hearing;
mod illegal;
pub(super) mod keys;
mod labels;
mod moves;
mod problems;
mod reasons;
mod review;
pub(super) mod square_menu;
mod squares;
