//! Positions of checkers with their scores and results, 16 bytes each. All numbers are
//! little-endian.
//!
//! | bytes | |
//! |---|---|
//! | 0..4 | Red's pieces, bit 0 for square 1 |
//! | 4..8 | White's pieces |
//! | 8..12 | kings |
//! | 12..14 | score in hundredths of a man as Red sees it, signed |
//! | 14 | result: 0 White won, 1 draw, 2 Red won |
//! | 15 | mover: 0 Red, 1 White |

use annabella::games::Side;
use annabella::games::checkers::{Bitboard, Piece, Position, Rank, Setup, Square};

pub const SIZE: usize = 16;

/// One position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record(pub [u8; SIZE]);

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    WhiteWon = 0,
    Draw = 1,
    RedWon = 2,
}

impl Outcome {
    pub fn won_by(side: Side) -> Outcome {
        if side == Side::First { Outcome::RedWon } else { Outcome::WhiteWon }
    }
}

impl Record {
    /// `score` is Red's.
    pub fn new(position: &Position, score: i16, outcome: Outcome) -> Record {
        let [red, white] = Side::ALL.map(|side| position.pieces(side));
        let mut bytes = [0; SIZE];
        for (at, set) in [red, white, position.kings()].into_iter().enumerate() {
            bytes[4 * at..4 * at + 4].copy_from_slice(&set.by_number().to_le_bytes());
        }
        bytes[12..14].copy_from_slice(&score.to_le_bytes());
        bytes[14] = outcome as u8;
        bytes[15] = position.turn() as u8;
        Record(bytes)
    }

    /// The same with the result of its game.
    pub fn with_outcome(mut self, outcome: Outcome) -> Record {
        self.0[14] = outcome as u8;
        self
    }

    /// The position, `None` when it is none.
    pub fn position(&self) -> Option<Position> {
        let [red, white, kings] = [0, 4, 8].map(|at| self.set(at));
        let turn = if self.0[15] == 0 { Side::First } else { Side::Second };
        let mut setup = Setup::empty(turn);
        for square in Square::ALL {
            let rank = if kings.contains(square) { Rank::King } else { Rank::Man };
            let owners = [(red, Side::First), (white, Side::Second)];
            let owner = owners.into_iter().find(|(set, _)| set.contains(square));
            setup.set(square, owner.map(|(_, side)| Piece { side, rank }));
        }
        setup.position().ok()
    }

    fn set(&self, at: usize) -> Bitboard {
        let bytes = [0, 1, 2, 3].map(|byte| self.0[at + byte]);
        Bitboard::from_numbers(u32::from_le_bytes(bytes))
    }

    /// Score and result, 0 to 1, as the mover sees them.
    pub fn told(&self) -> (f32, f32) {
        let score = f32::from(i16::from_le_bytes([self.0[12], self.0[13]]));
        let result = f32::from(self.0[14].min(2)) / 2.0;
        if self.0[15] == 0 { (score, result) } else { (-score, 1.0 - result) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_comes_back() {
        let position: Position = "W:W11,25,30,K6:B5,12,K23,28".parse().unwrap();
        let record = Record::new(&position, -123, Outcome::RedWon);
        assert!(record.position().unwrap().same_position(&position));
        assert_eq!(record.told(), (123.0, 0.0));
        let record = record.with_outcome(Outcome::Draw);
        assert_eq!(record.told(), (123.0, 0.5));
        assert_eq!(record.0[..4], [1 << 4, 1 << 3, 1 << 6, 1 << 3], "squares 5, 12, 23 and 28");
    }
}
