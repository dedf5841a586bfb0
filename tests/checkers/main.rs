//! The rules of checkers.

mod differential;
mod fen;
mod opponent;
mod perft;
mod plain;
