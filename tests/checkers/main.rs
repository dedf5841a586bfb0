//! The rules of checkers.

mod differential;
mod endgame;
mod fen;
mod opponent;
mod perft;
mod plain;
mod review;
