//! By how much less deep late moves are searched at first
//! (chessprogramming.org, "Late Move Reductions").

/// Reductions are counted in 1,024ths of a ply.
pub(super) const PLY: i32 = 1 << 10;

const DEPTHS: usize = 64;
const MOVES: usize = 64;

/// By depth and by the number of moves tried before: the product of both
/// logarithms.
static TABLE: [[i16; MOVES]; DEPTHS] = {
    let mut table = [[0; MOVES]; DEPTHS];
    let mut depth = 1;
    while depth < DEPTHS {
        let mut moves = 1;
        while moves < MOVES {
            let product = log2(depth as u64) * log2(moves as u64) / PLY as i64;
            table[depth][moves] = (BASE + product * FACTOR / PLY as i64) as i16;
            moves += 1;
        }
        depth += 1;
    }
    table
};

const BASE: i64 = 400;
/// For binary logarithms.
const FACTOR: i64 = 220;

/// The reduction of a move at `depth` before which `tried` others were
/// searched, in [`PLY`]s.
pub(super) fn reduction(depth: i32, tried: usize) -> i32 {
    let depth = depth.clamp(0, DEPTHS as i32 - 1) as usize;
    i32::from(TABLE[depth][tried.min(MOVES - 1)])
}

/// The binary logarithm in 1,024ths.
const fn log2(x: u64) -> i64 {
    let whole = x.ilog2();
    // the fraction bit by bit: squaring doubles the logarithm
    let mut mantissa = (x << 32) >> whole;
    let mut result = (whole as i64) << 10;
    let mut bit = 9;
    while bit >= 0 {
        mantissa = ((mantissa as u128 * mantissa as u128) >> 32) as u64;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            result |= 1 << bit;
        }
        bit -= 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_moves_at_great_depth_are_reduced_most() {
        assert_eq!(log2(8), 3 << 10);
        assert_eq!(log2(3), 1_623);
        assert!(reduction(3, 3) < reduction(3, 20) && reduction(3, 20) < reduction(20, 20));
        assert!((6 * PLY..9 * PLY).contains(&reduction(63, 63)), "{}", reduction(63, 63));
    }
}
