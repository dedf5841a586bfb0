//! What is said of chess alone: names of moves, squares and pieces, the score, reasons, and
//! what fingers read of it.

pub(super) mod answers;
pub mod braille;
pub(super) mod fide;
pub(super) mod figurines;
pub(super) mod hearing;
mod illegal;
pub(super) mod keys;
pub(super) mod labels;
pub(super) mod moves;
pub(super) mod origins;
pub(super) mod pieces;
pub(super) mod reasons;
pub(super) mod review;
pub(super) mod scoresheet;
pub(super) mod square_menu;
pub(super) mod squares;
