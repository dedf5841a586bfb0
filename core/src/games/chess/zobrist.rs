//! Keys of positions (A. Zobrist, "A New Hashing Method with Application for
//! Game Playing", 1970): each fact about a position has a random number, and
//! the key is the exclusive or of those that hold.
//!
//! The numbers are drawn at compile time from a fixed seed, so a key is the
//! same on every machine.

use super::{Bitboard, Color, Role, Square};

pub(super) struct Keys {
    /// By colour, role code and square; code 0, an empty square, is 0.
    piece: [[[u64; 64]; 8]; 2],
    /// By square; a1, which stands for "none", is 0.
    en_passant: [u64; 64],
    /// By the square of the rook that may castle.
    castling: [u64; 64],
    pub(super) black_to_move: u64,
}

pub(super) static KEYS: Keys = draw();

impl Keys {
    #[inline]
    pub(super) fn piece(&self, color: Color, role: Role, square: Square) -> u64 {
        self.by_code(color, role as usize, square)
    }

    /// The key of the piece with this role code, 0 for code 0.
    #[inline]
    pub(super) fn by_code(&self, color: Color, code: usize, square: Square) -> u64 {
        self.piece[color as usize][code & 7][square.index()]
    }

    #[inline]
    pub(super) fn en_passant(&self, square: Square) -> u64 {
        self.en_passant[square.index()]
    }

    pub(super) fn castling(&self, rooks: Bitboard) -> u64 {
        rooks.into_iter().fold(0, |key, rook| key ^ self.castling[rook.index()])
    }
}

const fn draw() -> Keys {
    let mut state = 0x414E_4E41_4245_4C4C;
    let mut keys =
        Keys { piece: [[[0; 64]; 8]; 2], en_passant: [0; 64], castling: [0; 64], black_to_move: 0 };
    let mut square = 0;
    while square < 64 {
        let mut code = 1;
        while code < 7 {
            keys.piece[0][code][square] = next(&mut state);
            keys.piece[1][code][square] = next(&mut state);
            code += 1;
        }
        if square > 0 {
            keys.en_passant[square] = next(&mut state);
        }
        keys.castling[square] = next(&mut state);
        square += 1;
    }
    keys.black_to_move = next(&mut state);
    keys
}

/// `SplitMix64` (Steele, Lea and Flood, 2014).
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
