use annabella::games::{checkers, chess};

use crate::args::Style;
use crate::start::Start;

/// A position whose tree of moves is counted.
pub(super) trait Tree: Sized {
    type Move: Copy;

    /// A number for it; two positions nearly never have the same.
    fn key(&self) -> u64;

    fn moves(&self) -> Vec<Self::Move>;

    fn after(&self, mv: Self::Move) -> Self;

    /// A move as engines of the game write it.
    fn written(&self, mv: Self::Move) -> String;

    /// The leaves, the last ply counted and not played.
    fn perft(&self, depth: u32) -> u64;

    /// The same with every leaf made.
    fn perft_making_leaves(&self, depth: u32) -> u64;
}

impl Tree for Start {
    type Move = chess::Move;

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn moves(&self) -> Vec<chess::Move> {
        self.position.legal_moves()
    }

    fn after(&self, mv: chess::Move) -> Start {
        Start { position: self.position.after_legal(mv), game: self.game }
    }

    fn written(&self, mv: chess::Move) -> String {
        Style::Uci.write(&self.position, mv, self.game)
    }

    fn perft(&self, depth: u32) -> u64 {
        chess::perft(&self.position, depth)
    }

    fn perft_making_leaves(&self, depth: u32) -> u64 {
        chess::perft_making_leaves(&self.position, depth)
    }
}

impl Tree for checkers::Position {
    type Move = checkers::Move;

    fn key(&self) -> u64 {
        self.key()
    }

    fn moves(&self) -> Vec<checkers::Move> {
        self.legal_moves()
    }

    fn after(&self, mv: checkers::Move) -> checkers::Position {
        self.after(mv)
    }

    /// The whole way of a jump.
    fn written(&self, mv: checkers::Move) -> String {
        format!("{mv:?}")
    }

    fn perft(&self, depth: u32) -> u64 {
        checkers::perft(self, depth)
    }

    fn perft_making_leaves(&self, depth: u32) -> u64 {
        checkers::perft_making_leaves(self, depth)
    }
}
