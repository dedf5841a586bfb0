//! Shapes around a point where a stone is often good: those that bend around a stone, cut, or
//! close a gap (S. Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with Patterns in
//! Monte-Carlo Go", 2006).

use std::sync::LazyLock;

use crate::games::yin_yang::{Groups, Point};

/// Each from above: `X` and `O` are stones of either side, `x` anything but an X, `o` anything
/// but an O, `.` an empty point, `#` beyond the edge, `?` anything on the board.
const SHAPES: [&str; 13] = [
    "XOX...???", // a bend that encloses
    "XO....?.?", // a bend that does not cut
    "XO?X..x.?", // a turn
    ".O.X.....", // a diagonal touch
    "XO?O.o?o?", // a cut
    "XO?O.X???", // a cut that was peeped at
    "?X?O.Oooo", // a push between two stones
    "OX?o.O???", // a cut at a knight's move
    "X.?O.?###", // along the edge
    "OX?X.O###", // against a cut at the edge
    "?X?x.O###", // against a connection at the edge
    "?XOx.x###", // down to the edge
    "?OXX.O###", // a cut at the edge
];

static TABLE: LazyLock<Vec<u64>> = LazyLock::new(table);

/// A bit for each code of [`Groups::surroundings`].
fn table() -> Vec<u64> {
    let mut table = vec![0; 1 << 10];
    for shape in SHAPES {
        let shape: Vec<u8> = shape.bytes().collect();
        for turned in turns(&shape) {
            for exchanged in [false, true] {
                mark(&mut table, &turned, exchanged, 0, 0);
            }
        }
    }
    table
}

/// A shape in all eight ways in which it can lie.
fn turns(shape: &[u8]) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    let mut shape = shape.to_vec();
    for _ in 0..4 {
        shape = (0..9).map(|at| shape[(2 - at % 3) * 3 + at / 3]).collect();
        found.push((0..9).map(|at| shape[at / 3 * 3 + 2 - at % 3]).collect());
        found.push(shape.clone());
    }
    found
}

/// Marks all codes that a shape has, from a place on.
fn mark(table: &mut [u64], shape: &[u8], exchanged: bool, at: usize, code: u16) {
    if at == 8 {
        table[usize::from(code) / 64] |= 1 << (code % 64);
        return;
    }
    // the point itself is no part of the code
    let wanted = shape[if at < 4 { at } else { at + 1 }];
    let (x, o) = if exchanged { (1, 0) } else { (0, 1) };
    for stone in 0..4_u16 {
        let fits = match wanted {
            b'X' => stone == x,
            b'O' => stone == o,
            b'x' => stone != x && stone != 3,
            b'o' => stone != o && stone != 3,
            b'.' => stone == 2,
            b'#' => stone == 3,
            _ => stone != 3,
        };
        if fits {
            mark(table, shape, exchanged, at + 1, code | stone << (2 * at));
        }
    }
}

/// Whether an empty point has one of the shapes around it.
#[inline]
pub(super) fn fits(groups: &Groups, point: Point) -> bool {
    let code = groups.surroundings(point);
    TABLE[usize::from(code) / 64] >> (code % 64) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::fits;
    use crate::games::yin_yang::{Groups, Position};

    #[test]
    fn a_cut_fits_and_an_empty_corner_does_not() {
        let position: Position = "5/1bw2/1w3/5/5 b 1".parse().unwrap();
        let groups = Groups::from(&position);
        assert!(fits(&groups, "C3".parse().unwrap()));
        assert!(!fits(&groups, "E1".parse().unwrap()));
    }
}
