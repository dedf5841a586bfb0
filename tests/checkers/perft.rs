//! Move counts of known positions.

use annabella::games::checkers::{Position, perft, perft_making_leaves};

/// From the start (Aart Bik, "Computing Deep Perft and Divide Numbers for Checkers"): each way of a jump counts.
const START: [u64; 10] =
    [7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_680, 18_391_564];

#[test]
fn known_counts() {
    let start = Position::default();
    for (depth, count) in (1..).zip(START) {
        assert_eq!(perft(&start, depth), count, "depth {depth}");
    }
    assert_eq!(perft_making_leaves(&start, 8), START[7]);
}
