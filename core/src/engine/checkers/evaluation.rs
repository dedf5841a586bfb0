//! What a position is worth without looking further, in hundredths of a man.
//!
//! Material is counted, and a small network says what the squares add to it. `tools/training`
//! makes the network from games of the engine against itself, and uses what is public here.

pub mod network;

use crate::games::Side;
use crate::games::checkers::{Bitboard, Position};

const MAN: i32 = 100;
const KING: i32 = 135;
/// Who has more men is better off with fewer pieces on the board: so many hundredths of the
/// lead, divided by the pieces.
const TRADE: i32 = 180;

/// What the position is worth to the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let seen = Seen::of(position);
    seen.material() + network::correction(&seen)
}

/// A board as the side to move sees it, from its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its own men and kings, then those of the other side.
    pub sets: [Bitboard; 4],
}

impl Seen {
    /// The board of a position.
    pub fn of(position: &Position) -> Seen {
        let (mover, kings) = (position.turn(), position.kings());
        let (own, other) = (position.pieces(mover), position.pieces(!mover));
        let sets = [own & !kings, own & kings, other & !kings, other & kings];
        match mover {
            Side::First => Seen { sets },
            Side::Second => Seen { sets: sets.map(Bitboard::turned) },
        }
    }

    /// How many pieces there are.
    pub fn pieces(&self) -> u32 {
        self.sets.iter().map(|set| set.len()).sum()
    }

    /// What the pieces are worth, wherever they stand.
    pub fn material(&self) -> i32 {
        let [men, kings, other_men, other_kings] = self.sets.map(|set| set.len() as i32);
        let lead = MAN * (men - other_men) + KING * (kings - other_kings);
        lead + lead * TRADE / 100 / (self.pieces() as i32).max(1)
    }
}
