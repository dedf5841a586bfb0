//! What is said of checkers alone: names of moves and squares, answers about the board, and
//! why a move is none.

mod illegal;
mod labels;
mod moves;
mod squares;
