use annabella::games::Side;
use annabella::session::Player;

use crate::args::You;
use crate::play::lots::Lots;

/// Who sits where, as chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seats(You);

impl From<You> for Seats {
    fn from(you: You) -> Seats {
        Seats(you)
    }
}

impl Seats {
    /// Those of a game.
    pub(super) fn of(players: [Player; 2]) -> Seats {
        Seats(match players.map(|player| player == Player::Person) {
            [true, true] => You::Both,
            [true, false] => You::White,
            [false, true] => You::Black,
            [false, false] => You::None,
        })
    }

    /// Whether nobody asked for certain seats.
    pub(super) fn are_drawn(self) -> bool {
        self.0 == You::Random
    }

    /// For White and for Black, whether a person plays.
    pub(super) fn people(self, lots: &mut Lots) -> [bool; 2] {
        let side = match self.0 {
            You::White => Side::First,
            You::Black => Side::Second,
            You::Random => lots.side(),
            You::Both => return [true, true],
            You::None => return [false, false],
        };
        Side::ALL.map(|seat| seat == side)
    }
}
