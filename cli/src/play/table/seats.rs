use annabella::games::{GameKind, Side};
use annabella::session::Player;

use crate::args::{You, named};
use crate::play::lots::Lots;

/// Who sits where, as chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seats {
    you: You,
    /// Where a person against the computer sat last, if nobody has chosen a seat.
    last: Option<Side>,
}

impl From<You> for Seats {
    fn from(you: You) -> Seats {
        Seats { you, last: None }
    }
}

impl Seats {
    /// For the games that follow one with these people: who plays against the computer keeps his
    /// side, or changes it in a game in which sides alternate.
    pub(super) fn after(kind: GameKind, people: [bool; 2]) -> Seats {
        let side = match people {
            [true, true] => return You::Both.into(),
            [false, false] => return You::None.into(),
            [true, false] => Side::First,
            [false, true] => Side::Second,
        };
        if kind.alternates_sides() {
            return Seats { you: You::Random, last: Some(side) };
        }
        let is_white = side == named(kind, "white");
        if is_white { You::White.into() } else { You::Black.into() }
    }

    /// The side that somebody asked for.
    pub(super) fn chosen(self, kind: GameKind) -> Option<Side> {
        match self.you {
            You::White => Some(named(kind, "white")),
            You::Black | You::Red => Some(!named(kind, "white")),
            You::Random | You::Both | You::None => None,
        }
    }

    /// Whether nobody asked for certain seats.
    pub(super) fn are_drawn(self) -> bool {
        self.you == You::Random
    }

    /// For the first player and the other one, whether a person plays: by lot, and in a game in
    /// which sides alternate, on the other side in each further one.
    pub(super) fn people(self, kind: GameKind, lots: &mut Lots) -> [bool; 2] {
        let side = match (self.you, self.last) {
            (You::White | You::Black | You::Red, _) => self.chosen(kind).unwrap_or(Side::First),
            (You::Random, Some(last)) if kind.alternates_sides() => !last,
            (You::Random, _) => lots.side(),
            (You::Both, _) => return [true, true],
            (You::None, _) => return [false, false],
        };
        Side::ALL.map(|seat| seat == side)
    }
}

/// Who of the players is a person.
pub(super) fn people(players: [Player; 2]) -> [bool; 2] {
    players.map(|player| player == Player::Person)
}
