//! The ways of a knight.

use super::Level;
use super::chance::Chance;
use crate::games::chess::{Bitboard, Color, Role, Square, attacks};

/// A way that a knight has to find on an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ride {
    /// Where it stands.
    pub from: Square,
    /// Where it has to go.
    pub to: Square,
    /// Where it may not come by.
    pub forbidden: Bitboard,
}

impl Ride {
    pub(super) fn draw(level: Level, chance: &mut Chance) -> Ride {
        let (least, most) = level.of([(1, 2), (2, 3), (3, 4), (3, 5), (4, 6)]);
        let count = level.of([0, 0, 0, 3, 6]);
        loop {
            let from = Square::from_index(chance.below(64) as u8);
            let to = Square::from_index(chance.below(64) as u8);
            let ride = Ride { from, to, forbidden: Bitboard::EMPTY }.obstructed(count, chance);
            if ride.length().is_some_and(|length| (least..=most).contains(&length)) {
                return ride;
            }
        }
    }

    /// With so many squares of its shortest ways forbidden, as far as others are left.
    fn obstructed(mut self, count: u32, chance: &mut Chance) -> Ride {
        for _ in 0..count {
            let way = self.shortest();
            let between = way.split_last().map_or(&[][..], |(_, between)| between);
            let Some(square) = chance.pick(between) else { break };
            let forbidden = self.forbidden | square.into();
            let ride = Ride { forbidden, ..self };
            if ride.length().is_some() {
                self = ride;
            }
        }
        self
    }

    /// With how many moves the knight gets there; nothing if it cannot.
    pub fn length(&self) -> Option<u32> {
        let mut reached = Bitboard::from(self.from);
        for length in 0.. {
            if reached.contains(self.to) {
                return Some(length);
            }
            let next = reached | (leaps_of(reached) & !self.forbidden);
            if next == reached {
                return None;
            }
            reached = next;
        }
        None
    }

    /// One of the shortest ways, without its beginning; empty if there is none.
    pub fn shortest(&self) -> Vec<Square> {
        // back from the goal, so that each step can be chosen by its distance
        let mut rings = vec![Bitboard::from(self.to)];
        let mut seen = rings[0];
        while !seen.contains(self.from) {
            let ring = rings.last().map_or(Bitboard::EMPTY, |&ring| leaps_of(ring));
            let ring = ring & !seen & !self.forbidden;
            if ring.is_empty() {
                return Vec::new();
            }
            seen |= ring;
            rings.push(ring);
        }
        rings.pop();
        let mut way = Vec::with_capacity(rings.len());
        let mut at = self.from;
        for ring in rings.into_iter().rev() {
            let Some(next) = (leaps(at) & ring).first() else { break };
            way.push(next);
            at = next;
        }
        way
    }
}

/// Where a knight goes from a square.
pub(super) fn leaps(square: Square) -> Bitboard {
    attacks(Role::Knight, Color::White, square, Bitboard::EMPTY)
}

fn leaps_of(squares: Bitboard) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, square| all | leaps(square))
}
