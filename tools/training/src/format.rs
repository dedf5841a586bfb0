//! Positions with their scores and results, 32 bytes each, without a header:
//! files can be put one after the other. All numbers are little-endian.
//!
//! | bytes | |
//! |---|---|
//! | 0..8 | filled squares, bit 0 for a1 |
//! | 8..24 | four bits for each filled square in order, the lower half of a byte first: 1 to 6 for pawn, knight, bishop, rook, queen, king, 7 for a rook that may castle, and 8 more for Black |
//! | 24..26 | score in centipawns as White sees it, signed |
//! | 26 | result: 0 Black won, 1 draw, 2 White won |
//! | 27 | mover: 0 White, 1 Black |
//! | 28 | plies since the last capture or pawn move, at most 255 |
//! | 29 | the en passant square, 0 for none |
//! | 30..32 | number of the move |

use std::io;
use std::path::Path;

use annabella::games::chess::{Bitboard, Color, Piece, Position, Role, Setup, Square};

use crate::file;

pub const SIZE: usize = 32;

const CASTLING_ROOK: u8 = 7;
const BLACK: u8 = 8;

/// One position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record([u8; SIZE]);

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    BlackWon = 0,
    Draw = 1,
    WhiteWon = 2,
}

impl Record {
    /// A position of up to 32 pieces; `score` is White's.
    pub fn new(position: &Position, score: i16, outcome: Outcome) -> Record {
        let mut bytes = [0; SIZE];
        let occupied = position.board().occupied();
        bytes[..8].copy_from_slice(&occupied.0.to_le_bytes());
        for (at, square) in occupied.into_iter().enumerate() {
            bytes[8 + at / 2] |= code(position, square) << (at % 2 * 4);
        }
        bytes[24..26].copy_from_slice(&score.to_le_bytes());
        bytes[26] = outcome as u8;
        bytes[27] = position.turn() as u8;
        bytes[28] = position.halfmove_clock().min(255) as u8;
        bytes[29] = position.en_passant().map_or(0, Square::index) as u8;
        let number = position.fullmove_number().min(u32::from(u16::MAX)) as u16;
        bytes[30..].copy_from_slice(&number.to_le_bytes());
        Record(bytes)
    }

    /// As it stands in a file.
    pub fn bytes(self) -> [u8; SIZE] {
        self.0
    }

    /// The same with the result of its game.
    pub fn with_outcome(mut self, outcome: Outcome) -> Record {
        self.0[26] = outcome as u8;
        self
    }

    /// The pieces from a1 to h8; what is no piece is left out.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().into_iter().zip(self.codes()).filter_map(|(square, code)| {
            let color = if code & BLACK == 0 { Color::White } else { Color::Black };
            let role = match code & 7 {
                0 => return None,
                CASTLING_ROOK => Role::Rook,
                code => Role::ALL[usize::from(code) - 1],
            };
            Some((square, Piece { color, role }))
        })
    }

    /// The whole position, `None` when it is none.
    pub fn position(&self) -> Option<Position> {
        let mut setup = Setup::empty();
        setup.turn = self.turn();
        for ((square, piece), code) in self.pieces().zip(self.codes()) {
            setup.board.set(square, Some(piece));
            if code & !BLACK == CASTLING_ROOK {
                setup.castling_rooks |= square.into();
            }
        }
        setup.en_passant = match self.0[29] {
            0 => None,
            at => Some(Square::from_index(at)),
        };
        setup.halfmove_clock = u16::from(self.0[28]);
        setup.fullmove_number = u32::from(u16::from_le_bytes([self.0[30], self.0[31]]));
        setup.position().ok().map(|(position, _)| position)
    }

    /// What stands on the filled squares.
    fn codes(&self) -> impl Iterator<Item = u8> {
        (0..32).map(|at| self.0[8 + at / 2] >> (at % 2 * 4) & 15)
    }

    /// The filled squares.
    pub fn occupied(&self) -> Bitboard {
        let mut occupied = [0; 8];
        occupied.copy_from_slice(&self.0[..8]);
        Bitboard(u64::from_le_bytes(occupied))
    }

    /// Centipawns as White sees them.
    pub fn score(&self) -> i16 {
        i16::from_le_bytes([self.0[24], self.0[25]])
    }

    /// 0 when Black won, 1 for a draw, 2 when White won.
    pub fn points(&self) -> u8 {
        self.0[26].min(2)
    }

    /// Who has the move.
    pub fn turn(&self) -> Color {
        if self.0[27] == 0 { Color::White } else { Color::Black }
    }
}

fn code(position: &Position, square: Square) -> u8 {
    let Some(piece) = position.piece_at(square) else { return 0 };
    let role = Role::ALL.iter().position(|&role| role == piece.role).map_or(0, |at| at as u8 + 1);
    let role = if position.castling_rooks().contains(square) { CASTLING_ROOK } else { role };
    role | if piece.color == Color::Black { BLACK } else { 0 }
}

/// All records of a file.
pub fn read(path: &Path) -> io::Result<Vec<Record>> {
    Ok(file::read(path)?.into_iter().map(Record).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/Pp2P3/2N2Q1p/1PPBBPPP/R3K2R b KQk a3 7 19";

    fn record() -> Record {
        Record::new(&FEN.parse().unwrap(), -123, Outcome::Draw)
    }

    #[test]
    fn a_position_comes_back() {
        let position: Position = FEN.parse().unwrap();
        let pieces: Vec<_> = record().pieces().collect();
        assert_eq!(pieces.len() as u32, position.board().occupied().len());
        for (square, piece) in pieces {
            assert_eq!(position.piece_at(square), Some(piece));
        }
        assert_eq!(record().occupied(), position.board().occupied());
        assert_eq!(record().turn(), Color::Black);
        assert_eq!(record().position(), Some(position));
    }

    #[test]
    fn score_and_result_come_back() {
        assert_eq!(record().score(), -123);
        for outcome in [Outcome::BlackWon, Outcome::Draw, Outcome::WhiteWon] {
            let record = record().with_outcome(outcome);
            assert_eq!(record.points(), outcome as u8);
            assert_eq!(record.score(), -123);
        }
    }

    #[test]
    fn the_bytes_are_as_written_above() {
        let bytes = record().0;
        assert_eq!(bytes[8], 0x67, "a rook that may castle on a1, then the king on e1");
        assert_eq!(bytes[23] >> 4, 8 + CASTLING_ROOK, "h8 comes last");
        assert_eq!(bytes[23] & 15, 8 + 6);
        assert_eq!(bytes[26..], [1, 1, 7, 16, 19, 0]);
    }
}
