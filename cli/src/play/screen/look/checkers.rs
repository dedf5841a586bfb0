use annabella::games::Side;
use annabella::games::checkers::Square;

use super::{Figure, LARGE_DISC, MEDIUM_DISC};

/// A man is a disc, a king a disc with a crown over it.
pub(super) fn figure(side: Side, kind: u8) -> Option<Figure> {
    let is_first = side == Side::First;
    Some(match kind {
        1 => Figure {
            letter: if is_first { 'r' } else { 'w' },
            filled: '●',
            taken: if is_first { '●' } else { '○' },
            large: LARGE_DISC,
            medium: MEDIUM_DISC,
        },
        2 => Figure {
            letter: if is_first { 'R' } else { 'W' },
            filled: '♚',
            taken: if is_first { '♚' } else { '♔' },
            large: &[
                "..##..##..##..",
                "..##.####.##..",
                "..##########..",
                "..............",
                ".############.",
                "...########...",
            ],
            medium: &[
                "..#.##.#..", //
                "..######..",
                "..........",
                ".########.",
                "..######..",
            ],
        },
        _ => return None,
    })
}

/// The number of a dark square.
pub(super) fn number(point: u16) -> Option<String> {
    Square::from_point(point).map(|square| square.to_string())
}
