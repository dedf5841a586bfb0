//! What a position is worth without looking further, in hundredths of a man.

use crate::games::Side;
use crate::games::checkers::{Bitboard, Position};

const MAN: i32 = 100;
const KING: i32 = 135;

/// What a man is worth more by the rows that it has gone.
const ADVANCE: [i32; 8] = [0, 0, 2, 4, 7, 10, 16, 0];
/// Men on the own first row keep the other side from making kings.
const GUARD: i32 = 7;
/// A piece on one of the eight middle squares.
const CENTRE: i32 = 4;
/// A king on the long diagonal between the single corners.
const DIAGONAL: i32 = 6;
/// A king at the edge sees less.
const EDGE_KING: i32 = -8;
/// A step that can be made.
const MOBILITY: i32 = 2;
/// Who has more men is better off with fewer pieces on the board: so many hundredths of the
/// lead, divided by the pieces.
const TRADE: i32 = 180;

const MIDDLE: Bitboard = Bitboard(
    Bitboard::of(2, 5).0
        & (Bitboard::column(2).0
            | Bitboard::column(3).0
            | Bitboard::column(4).0
            | Bitboard::column(5).0),
);
const EDGE: Bitboard = Bitboard(
    Bitboard::row(0).0 | Bitboard::row(7).0 | Bitboard::column(0).0 | Bitboard::column(7).0,
);
/// From square 4 to square 29.
const LONG_DIAGONAL: Bitboard = {
    let (mut set, mut row) = (0, 0);
    while row < 8 {
        set |= Bitboard::row(row).0 & Bitboard::column(row).0;
        row += 1;
    }
    Bitboard(set)
};

/// What the position is worth to the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let [red, white] = Side::ALL.map(|side| of_side(position, side));
    let lead = red.material - white.material;
    let pieces = 32 - position.empty().len() as i32;
    let mut value = lead + lead * TRADE / 100 / pieces.max(1) + red.places - white.places;
    if position.turn() == Side::Second {
        value = -value;
    }
    value
}

struct Worth {
    material: i32,
    places: i32,
}

fn of_side(position: &Position, side: Side) -> Worth {
    let own = position.pieces(side);
    let kings = own & position.kings();
    let men = own & !position.kings();
    let count = |set: Bitboard| set.len() as i32;
    let home = match side {
        Side::First => 0,
        Side::Second => 7,
    };
    let row = |gone: u8| Bitboard::row(gone.abs_diff(home));
    let mut places = 0;
    for gone in 0..8 {
        places += ADVANCE[usize::from(gone)] * count(men & row(gone));
    }
    let has_to_guard = !(position.pieces(!side) & !position.kings()).is_empty();
    if has_to_guard {
        places += GUARD * count(men & row(0));
    }
    places += CENTRE * count(own & MIDDLE);
    places += DIAGONAL * count(kings & LONG_DIAGONAL) + EDGE_KING * count(kings & EDGE);
    places += MOBILITY * position.steps_of(side) as i32;
    Worth { material: MAN * count(men) + KING * count(kings), places }
}
