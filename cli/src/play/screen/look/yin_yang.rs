use annabella::games::Side;
use annabella::games::yin_yang::Point;

use super::{Figure, LARGE_DISC, MEDIUM_DISC};

/// A stone is a disc.
pub(super) fn figure(side: Side, kind: u8) -> Option<Figure> {
    let is_first = side == Side::First;
    (kind == 1).then_some(Figure {
        letter: if is_first { 'X' } else { 'O' },
        filled: '●',
        taken: if is_first { '●' } else { '○' },
        large: LARGE_DISC,
        medium: MEDIUM_DISC,
    })
}

/// The letter of a column, without I.
pub(super) fn column_name(column: u16) -> char {
    u8::try_from(column).ok().and_then(|column| Point::at(column, 0)).map_or('?', Point::letter)
}
