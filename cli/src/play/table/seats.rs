use annabella::games::chess::Color;
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
        let color = match self.0 {
            You::White => Color::White,
            You::Black => Color::Black,
            You::Random => lots.color(),
            You::Both => return [true, true],
            You::None => return [false, false],
        };
        Color::ALL.map(|seat| seat == color)
    }
}
