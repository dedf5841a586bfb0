use super::{Path, Side};

/// What a hand sees of a board on which pieces are only chosen and nothing is touched, as in
/// friendly games.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// What stands on each point, as in [`Position::pieces`](super::Position::pieces).
    pub pieces: &'a [u8],
    /// Who has the move.
    pub turn: Side,
    /// The legal moves.
    pub moves: &'a [Reach],
}

/// A legal move, and where its piece stands afterwards: in castling not on the last point of
/// the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Over which points.
    pub path: Path,
    /// Where the piece stands afterwards.
    pub arrival: u16,
}

/// What comes of a point that was tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tapped {
    /// Nothing: the point is empty.
    Nothing,
    /// A piece of the player who is not on move.
    NotYours,
    /// A move begins with these points; with none the choice is given up.
    Chosen(Vec<u16>),
    /// Several moves end there, and the next point has to be tapped first.
    Unclear,
    /// A move over these points, of which it is asked what its piece becomes.
    Promotes(Vec<u16>),
    /// The move. What no legal move fits is a move as well, so that the rules can say why it
    /// is none.
    Moved(Path),
}

impl Hand<'_> {
    /// What comes of a tap, where a move has been begun with the points `chosen`.
    pub fn tap(&self, chosen: &[u16], point: u16) -> Tapped {
        let own = self.owner(point) == Some(self.turn);
        match chosen {
            [] if self.is_placed() && !(own && self.going_on(&[point]).next().is_some()) => {
                Path::new(&[point], 0).map_or(Tapped::Nothing, Tapped::Moved)
            }
            [] if own => Tapped::Chosen(vec![point]),
            [] if self.owner(point).is_some() => Tapped::NotYours,
            [] => Tapped::Nothing,
            _ if self.may_go_on(&[chosen, &[point]].concat()) => {
                Tapped::Chosen([chosen, &[point]].concat())
            }
            _ if self.reaches(chosen, point).next().is_some() => self.go(chosen, point),
            // it could go on from there, and does not
            [begun @ .., last] if *last == point && self.is_whole(chosen) => self.go(begun, point),
            _ if chosen.contains(&point) => Tapped::Chosen(Vec::new()),
            _ if own => Tapped::Chosen(vec![point]),
            _ => self.go(chosen, point),
        }
    }

    /// The move that goes from the points `chosen` to one more, as when a piece is dropped there.
    pub fn go(&self, chosen: &[u16], point: u16) -> Tapped {
        let onto: Vec<&Reach> = self.reaches(chosen, point).collect();
        let arriving = || self.going_on(chosen).filter(|reach| reach.arrival == point).collect();
        let fitting: Vec<&Reach> = if onto.is_empty() { arriving() } else { onto };
        let ends =
            |reach: &&&Reach| reach.path.points().last() == Some(&point) || reach.arrival == point;
        let mut ending = fitting.iter().filter(ends);
        let begun = [chosen, &[point]].concat();
        match ending.next() {
            Some(first)
                if ending.clone().all(|reach| reach.path.points() == first.path.points()) =>
            {
                match ending.next() {
                    None if first.path.becomes() == 0 => Tapped::Moved(first.path),
                    _ => Tapped::Promotes(first.path.points().to_vec()),
                }
            }
            _ if fitting.iter().any(|reach| reach.path.points().starts_with(&begun)) => {
                Tapped::Chosen(begun)
            }
            Some(_) => Tapped::Unclear,
            // more points than a path has are no move of any game
            None => Path::new(&begun, 0).map_or(Tapped::Nothing, Tapped::Moved),
        }
    }

    /// Whether moves put something on an empty point.
    pub fn is_placed(&self) -> bool {
        self.moves.iter().any(|reach| reach.path.points().len() == 1)
    }

    /// Whether a move can end with these points and another one go on from there.
    fn may_go_on(&self, begun: &[u16]) -> bool {
        self.is_whole(begun) && self.going_on(begun).next().is_some()
    }

    fn is_whole(&self, points: &[u16]) -> bool {
        self.moves.iter().any(|reach| reach.path.points() == points)
    }

    fn going_on(&self, chosen: &[u16]) -> impl Iterator<Item = &Reach> {
        let is_longer = |points: &[u16]| points.len() > chosen.len() && points.starts_with(chosen);
        self.moves.iter().filter(move |reach| is_longer(reach.path.points()))
    }

    /// The moves that go on to this point, or end on it.
    fn reaches(&self, chosen: &[u16], point: u16) -> impl Iterator<Item = &Reach> {
        self.going_on(chosen).filter(move |reach| {
            let points = reach.path.points();
            points.get(chosen.len()) == Some(&point) || points.last() == Some(&point)
        })
    }

    fn owner(&self, point: u16) -> Option<Side> {
        match self.pieces.get(usize::from(point))? {
            0 => None,
            1..8 => Some(Side::First),
            _ => Some(Side::Second),
        }
    }
}
