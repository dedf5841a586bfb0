//! Numbers for stones, of which a board's key is made by exclusive or (A. Zobrist, "A New
//! Hashing Method with Application for Game Playing", 1970).

use super::Point;
use crate::games::Side;

/// [`Point::index`] is below this, so that an index needs no check.
pub(super) const PLACES: usize = 512;

/// The number of a stone on each place, of either side.
pub(super) static STONES: [[u64; PLACES]; 2] = {
    let mut stones = [[0; PLACES]; 2];
    let mut state = 0_u64;
    let mut at = 0;
    while at < PLACES {
        let mut side = 0;
        while side < 2 {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            stones[side][at] = mixed(state);
            side += 1;
        }
        at += 1;
    }
    stones
};

/// The last step of `SplitMix64` (G. Steele, D. Lea, C. Flood, 2014).
const fn mixed(state: u64) -> u64 {
    let mixed = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

pub(super) fn stone(side: Side, point: Point) -> u64 {
    STONES[side as usize][usize::from(point.index()) % PLACES]
}

/// Whether a stone must not bring back a board that was there before whoever has the move then
/// (positional superko), and not only where the same side has it (situational superko). A pass
/// never violates either.
pub const SUPERKO_IS_POSITIONAL: bool = true;

/// What must not come back: the key of the stones, with `turn` to move.
#[inline]
pub(super) const fn of_board(stones: u64, turn: Side) -> u64 {
    if SUPERKO_IS_POSITIONAL { stones } else { stones ^ mixed(1 + turn as u64) }
}
