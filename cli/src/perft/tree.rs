use annabella::games::{checkers, chess, yin_yang};

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

/// A position of Yin-Yang with those before it, which a stone must not bring back.
pub(super) struct Walk {
    position: yin_yang::Position,
    past: Vec<u64>,
}

impl Walk {
    pub(super) fn new(position: yin_yang::Position) -> Walk {
        Walk { position, past: Vec::new() }
    }
}

impl Tree for Walk {
    type Move = yin_yang::Move;

    /// With all that was before it, of which its tree depends.
    fn key(&self) -> u64 {
        let mixed = |key: u64, more: u64| (key.rotate_left(5) ^ more).wrapping_mul(FACTOR);
        let passes = u64::from(self.position.passes());
        let last = mixed(self.position.key(), passes ^ self.position.turn() as u64);
        // the order of the earlier positions does not matter
        let past: u64 = self.past.iter().fold(0, |sum, key| sum ^ key.wrapping_mul(FACTOR));
        mixed(last, past)
    }

    fn moves(&self) -> Vec<yin_yang::Move> {
        self.position.legal_moves(&self.past)
    }

    fn after(&self, mv: yin_yang::Move) -> Walk {
        let mut past = self.past.clone();
        past.push(self.position.key());
        Walk { position: self.position.after(mv), past }
    }

    fn written(&self, mv: yin_yang::Move) -> String {
        format!("{mv:?}").to_lowercase()
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().into_iter().map(|mv| self.after(mv).perft(depth - 1)).sum(),
        }
    }

    fn perft_making_leaves(&self, depth: u32) -> u64 {
        let below = |mv| self.after(mv).perft_making_leaves(depth - 1);
        if depth == 0 { 1 } else { self.moves().into_iter().map(below).sum() }
    }
}

/// An odd number without a pattern.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
