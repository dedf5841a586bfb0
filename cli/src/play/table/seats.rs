use annabella::games::{GameKind, Side};
use annabella::session::Player;

use crate::args::{You, named};
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
    pub(super) fn of(players: [Player; 2], kind: GameKind) -> Seats {
        let white = named(kind, "white");
        Seats(match players.map(|player| player == Player::Person) {
            [true, true] => You::Both,
            [false, false] => You::None,
            [true, false] if white == Side::First => You::White,
            [false, true] if white == Side::Second => You::White,
            _ => You::Black,
        })
    }

    /// Whether nobody asked for certain seats.
    pub(super) fn are_drawn(self) -> bool {
        self.0 == You::Random
    }

    /// For the first player and the other one, whether a person plays; `last` is where he sat
    /// in the game before, if there was one.
    pub(super) fn people(self, kind: GameKind, lots: &mut Lots, last: Option<Side>) -> [bool; 2] {
        let side = match self.0 {
            You::White => named(kind, "white"),
            You::Black | You::Red => !named(kind, "white"),
            You::Random => match last.filter(|_| kind.alternates_sides()) {
                Some(last) => !last,
                None => lots.side(),
            },
            You::Both => return [true, true],
            You::None => return [false, false],
        };
        Side::ALL.map(|seat| seat == side)
    }
}
