//! Moves as text: the forms of appendix C, PGN, UCI and ICCF, and bad texts.

mod appendix_c;
mod handwritten;
mod reading;
mod refusals;
mod round_trips;
mod squares;

use annabella::games::chess::notation::san::{self, Form, Style};
use annabella::games::chess::notation::{Letters, ParseMoveError, Refusal, iccf, uci};
use annabella::games::chess::{Move, MoveKind, Position, Role, Square};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

/// Classical and Chess960 starts and positions with much to tell apart.
const FENS: [&str; 13] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w KQkq - 0 1",
    "nrbkqnrb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQNRB w KQkq - 0 1",
    "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1",
    "qnbbnrkr/pppppppp/8/8/8/8/PPPPPPPP/QNBBNRKR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "1n3n1r/PPP3PP/4k3/8/8/3K4/pp3ppp/1N3N1R w - - 0 1",
    "6k1/8/1Q1Q4/8/1Q1Q4/8/8/K7 w - - 0 1",
    "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    "7k/2N1N3/1N3N2/8/1N3N2/2N1N3/8/K7 w - - 0 1",
    "8/8/8/1R3R2/8/8/1R3R2/K1k5 b - - 0 1",
];

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[track_caller]
fn read(fen: &str, text: &str) -> Move {
    san::parse(&position(fen), text).unwrap()
}

#[track_caller]
fn refusal(fen: &str, text: &str) -> Refusal {
    match san::parse(&position(fen), text).unwrap_err() {
        ParseMoveError::Illegal { refusal, .. } => refusal,
        other => panic!("expected a refusal, found {other:?}"),
    }
}

fn fide(fen: &str, mv: Move) -> String {
    san::write(&position(fen), mv, &Style::FIDE)
}

fn pgn(fen: &str, mv: Move) -> String {
    san::write(&position(fen), mv, &Style::PGN)
}

/// What the move from `from` to `to` is called in the form of the Laws.
fn named(fen: &str, from: Square, to: Square) -> String {
    fide(fen, Move::normal(from, to))
}
