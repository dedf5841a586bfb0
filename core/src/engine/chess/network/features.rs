//! What a network sees: which piece stands where, once from each side.

use crate::games::chess::{Color, Piece, Role, Square};

/// How many kinds of "a piece stands on a square" there are: five roles and
/// the king of the other side anywhere, the own king on the files a to d.
pub const INPUTS: usize = 11 * 64 + 32;

/// How many sets of output weights there are, for many and for few pieces.
pub const BUCKETS: usize = 8;

const THEIRS: usize = 5 * 64;
const OWN_KING: usize = 11 * 64;

/// The set of output weights for so many pieces on the board, kings included.
#[inline]
pub const fn bucket(pieces: u32) -> usize {
    let bucket = pieces.saturating_sub(2) as usize / 4;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

/// The board as one side sees it: its own first rank below, and its king on
/// the files a to d. A position and its mirror image are the same so, as they
/// are in chess, castling aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    color: Color,
    /// What turns the index of a square into that of the square as seen.
    turn: u8,
}

impl Perspective {
    /// The view of `color`, whose king stands on `king`.
    #[inline]
    pub const fn new(color: Color, king: Square) -> Perspective {
        let ranks = match color {
            Color::White => 0,
            Color::Black => 0o70,
        };
        let files = if king.index() & 4 == 0 { 0 } else { 0o7 };
        Perspective { color, turn: ranks | files }
    }

    /// Whether left and right are exchanged.
    #[inline]
    pub const fn is_mirrored(self) -> bool {
        self.turn & 0o7 != 0
    }

    /// The number of the input that stands for `piece` on `square`.
    #[inline]
    pub fn input(self, square: Square, piece: Piece) -> usize {
        let theirs = usize::from(piece.color != self.color);
        usize::from(NUMBERS[theirs][piece.role as usize][square.index() ^ usize::from(self.turn)])
    }
}

/// The inputs by whose piece it is, which and where as seen; read from a table,
/// for processors guess badly which piece has moved.
static NUMBERS: [[[u16; 64]; 8]; 2] = numbers();

const fn numbers() -> [[[u16; 64]; 8]; 2] {
    let mut numbers = [[[0; 64]; 8]; 2];
    let mut seen = 0;
    while seen < 64 {
        let mut role = 0;
        while role < 6 {
            let code = Role::ALL[role] as usize;
            numbers[0][code][seen] = (64 * role + seen) as u16;
            numbers[1][code][seen] = (THEIRS + 64 * role + seen) as u16;
            role += 1;
        }
        // such is the perspective that the file is below 4
        numbers[0][Role::King as usize][seen] = (OWN_KING + seen / 8 * 4 + seen % 4) as u16;
        seen += 1;
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_input_stands_for_one_thing() {
        let view = Perspective::new(Color::White, Square::C1);
        let mut seen = HashSet::new();
        for square in Square::ALL {
            for color in Color::ALL {
                for role in Role::ALL {
                    let own_king = color == Color::White && role == Role::King;
                    if !own_king || square.index() & 4 == 0 {
                        seen.insert(view.input(square, Piece { color, role }));
                    }
                }
            }
        }
        assert_eq!(seen.len(), INPUTS);
        assert_eq!(seen.into_iter().max(), Some(INPUTS - 1));
    }

    #[test]
    fn both_sides_and_both_halves_look_alike() {
        let white = Perspective::new(Color::White, Square::B1);
        let mirrored = Perspective::new(Color::White, Square::G1);
        let black = Perspective::new(Color::Black, Square::B8);
        let piece = |color, role| Piece { color, role };
        assert!(!white.is_mirrored() && mirrored.is_mirrored() && !black.is_mirrored());
        for role in Role::ALL {
            let king = if role == Role::King {
                [Square::B1, Square::G1, Square::B8]
            } else {
                [Square::C2, Square::F2, Square::C7]
            };
            let inputs = [
                white.input(king[0], piece(Color::White, role)),
                mirrored.input(king[1], piece(Color::White, role)),
                black.input(king[2], piece(Color::Black, role)),
            ];
            assert_eq!(inputs, [inputs[0]; 3]);
            assert_ne!(inputs[0], white.input(king[0], piece(Color::Black, role)));
        }
    }

    #[test]
    fn buckets_go_from_few_pieces_to_many() {
        assert_eq!([2, 5, 6, 29, 30, 32, 64].map(bucket), [0, 0, 1, 6, 7, 7, 7]);
    }
}
