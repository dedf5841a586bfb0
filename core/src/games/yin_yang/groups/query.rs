use super::liberties::Liberties;
use super::{EMPTY, Groups, at, beside};
use crate::games::Side;
use crate::games::yin_yang::{Point, Points};

/// A group of a [`Groups`], until the next stone is put or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group(u16);

/// What lies beside a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    Edge,
    Empty(Point),
    Stone(Side, Group),
}

/// How many liberties a stone would have, with those connected to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breath {
    /// None.
    None,
    /// One, and where.
    One(Point),
    /// Several.
    Several,
}

impl Groups {
    /// The group of the stone on a point.
    #[inline]
    pub fn group(&self, point: Point) -> Option<Group> {
        let head = self.head[at(point.index())];
        (head != 0).then_some(Group(head))
    }

    /// The stones of a side.
    pub fn stones(&self, side: Side) -> Points {
        self.size.points().filter(|point| self.stone_at(*point) == Some(side)).collect()
    }

    /// All groups of both sides.
    pub fn groups(&self) -> impl Iterator<Item = Group> {
        let is_head = |point: &Point| self.head[at(point.index())] == point.index();
        self.size.points().filter(is_head).map(|point| Group(point.index()))
    }

    /// Whose group it is.
    pub fn side(&self, group: Group) -> Side {
        if self.board[at(group.0)] == 0 { Side::First } else { Side::Second }
    }

    /// How many stones a group has.
    pub fn len(&self, group: Group) -> u16 {
        self.len[at(group.0)]
    }

    /// The stones of a group, in any order.
    pub fn stones_of(&self, group: Group) -> impl Iterator<Item = Point> {
        self.ring(group).filter_map(Point::of_index)
    }

    /// The only liberty of a group in atari; none where it has several.
    #[inline]
    pub fn last_liberty(&self, group: Group) -> Option<Point> {
        self.liberties[at(group.0)].only().and_then(Point::of_index)
    }

    /// How many stones a stone on an empty point would capture.
    #[inline]
    pub fn taken_by(&self, side: Side, point: Point) -> u16 {
        let place = point.index();
        let liberty = Liberties::of(place);
        let mut met = [0; 4];
        let mut stones = 0;
        for (index, other) in beside(place).into_iter().enumerate() {
            let head = self.head[at(other)];
            if self.board[at(other)] == side as u8 ^ 1
                && self.liberties[at(head)].are_all(liberty)
                && !met.contains(&head)
            {
                met[index % 4] = head;
                stones += self.len[at(head)];
            }
        }
        stones
    }

    /// What liberties a stone on an empty point would have, with those connected to it, if it
    /// captures nothing.
    #[inline]
    pub fn breath_after(&self, side: Side, point: Point) -> Breath {
        let place = point.index();
        let mut found = Liberties::NONE;
        let mut met = [0; 4];
        let mut empty = 0;
        for (index, other) in beside(place).into_iter().enumerate() {
            let stone = self.board[at(other)];
            if stone == EMPTY {
                empty += 1;
                found += Liberties::of(other);
            } else if stone == side as u8 {
                let head = self.head[at(other)];
                found -= Liberties::of(place);
                if !met.contains(&head) {
                    met[index % 4] = head;
                    found += self.liberties[at(head)];
                }
            }
        }
        if empty >= 2 {
            return Breath::Several;
        }
        match found.only().and_then(Point::of_index) {
            Some(last) => Breath::One(last),
            None if found == Liberties::NONE => Breath::None,
            None => Breath::Several,
        }
    }

    /// Whether all four neighbours of an empty point are stones of a side or the edge, and no
    /// more than one of the points diagonal to it, and none at the edge, is the other side's.
    #[inline]
    pub fn is_eye(&self, side: Side, point: Point) -> bool {
        let place = point.index();
        let is_closed = |other: u16| {
            let stone = self.board[at(other)];
            stone == side as u8 || stone == super::EDGE
        };
        if !beside(place).into_iter().all(is_closed) {
            return false;
        }
        let [down, left, right, up] = beside(place);
        let (mut theirs, mut edge) = (0, 0);
        for other in [down - 1, down + 1, up - 1, up + 1] {
            theirs += u8::from(self.board[at(other)] == side as u8 ^ 1);
        }
        for other in [down, left, right, up] {
            edge |= u8::from(self.board[at(other)] == super::EDGE);
        }
        theirs + edge < 2
    }

    /// What stands around a point, two bits each from the lowest ones on, row by row from the
    /// first player's near left: 0 for a stone of the first player, 1 for one of the second, 2
    /// for an empty point, 3 beyond the edge.
    #[inline]
    pub(crate) fn surroundings(&self, point: Point) -> u16 {
        let [down, left, right, up] = beside(point.index());
        let places = [down - 1, down, down + 1, left, right, up - 1, up, up + 1];
        places.into_iter().rev().fold(0, |code, place| code << 2 | u16::from(self.board[at(place)]))
    }

    /// The empty points around a point, diagonal ones included.
    #[inline]
    pub(crate) fn empty_around(&self, point: Point) -> [Option<Point>; 8] {
        let [down, left, right, up] = beside(point.index());
        [down - 1, down, down + 1, left, right, up - 1, up, up + 1]
            .map(|place| if self.board[at(place)] == EMPTY { Point::of_index(place) } else { None })
    }

    /// The stones beside a point, and what stands there.
    #[inline]
    pub(crate) fn around(&self, point: Point) -> [Around; 4] {
        beside(point.index()).map(|place| match self.board[at(place)] {
            0 => Around::Stone(Side::First, Group(self.head[at(place)])),
            1 => Around::Stone(Side::Second, Group(self.head[at(place)])),
            EMPTY => Point::of_index(place).map_or(Around::Edge, Around::Empty),
            _ => Around::Edge,
        })
    }

    /// The liberties of a group.
    pub fn liberties(&self, group: Group) -> Points {
        let mut liberties = Points::EMPTY;
        for place in self.ring(group).flat_map(beside) {
            if self.board[at(place)] == EMPTY {
                liberties.extend(Point::of_index(place));
            }
        }
        liberties
    }

    /// Up to three liberties of a group, which are all where it has fewer.
    #[inline]
    pub fn few_liberties(&self, group: Group) -> [Option<Point>; 3] {
        let mut found = [0; 3];
        let mut count = 0;
        'stones: for stone in self.ring(group) {
            for place in beside(stone) {
                if self.board[at(place)] == EMPTY && !found.contains(&place) {
                    found[count % 3] = place;
                    count += 1;
                    if count == 3 {
                        break 'stones;
                    }
                }
            }
        }
        found.map(Point::of_index)
    }

    /// The points where stones of the other side beside a group can be captured, up to four.
    pub(crate) fn ways_out(&self, group: Group) -> [Option<Point>; 4] {
        let other = self.board[at(group.0)] ^ 1;
        let mut found = [None; 4];
        let mut count = 0;
        for place in self.ring(group).flat_map(beside) {
            if self.board[at(place)] == other
                && let Some(last) = self.last_liberty(Group(self.head[at(place)]))
                && !found.contains(&Some(last))
                && count < 4
            {
                found[count] = Some(last);
                count += 1;
            }
        }
        found
    }

    /// The groups of the other side that stand next to a group, in the order in which its
    /// stones meet them.
    pub fn neighbours(&self, group: Group) -> Vec<Group> {
        let other = self.board[at(group.0)] ^ 1;
        let mut found = Vec::new();
        for place in self.ring(group).flat_map(beside) {
            let next = Group(self.head[at(place)]);
            if self.board[at(place)] == other && !found.contains(&next) {
                found.push(next);
            }
        }
        found
    }

    fn ring(&self, group: Group) -> impl Iterator<Item = u16> {
        let next = move |stone: &u16| {
            let next = self.next[at(*stone)];
            (next != group.0).then_some(next)
        };
        std::iter::successors(Some(group.0), next)
    }
}
