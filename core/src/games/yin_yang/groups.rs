//! The board for search: groups and their liberties, kept while stones are put and taken back.

mod liberties;
mod query;
mod seen;
mod step;

use super::keys::{self, PLACES, STONES};
use super::point::STRIDE;
use super::{Point, Position, Size};
use crate::games::Side;
use liberties::Liberties;
pub(crate) use query::Around;
pub use query::{Breath, Group};
use seen::Seen;
use step::Step;

/// A place without a stone, where a stone has its side's number.
const EMPTY: u8 = 2;

/// A place beyond the edge.
const EDGE: u8 = 3;

/// A board with its groups, on which stones are put for either side and taken back in reverse
/// order.
///
/// It knows no turn, no target and no passes, which change nothing on the board. Nothing is
/// allocated after it was made, as long as no more than twice as many stones are put as the
/// board has points.
///
/// A group is a ring of its stones, and one of them, its head, stands for it in all arrays. A
/// liberty is counted once for each stone that has it ("pseudo-liberties", J. House, mailing
/// list computer-go, October 2005), with the sum of the places and of their squares, which
/// tells whether all are the same point.
///
/// ```
/// use annabella::games::Side;
/// use annabella::games::yin_yang::{Groups, Position};
///
/// let start: Position = "3/bw1/3 b 1".parse().unwrap();
/// let mut groups = Groups::from(&start);
/// let corner = "A3".parse().unwrap();
/// groups.place(Side::Second, corner).unwrap();
/// let stone = groups.group("A2".parse().unwrap()).unwrap();
/// assert_eq!(groups.last_liberty(stone), "A1".parse().ok());
/// groups.undo();
/// assert_eq!(groups.stone_at(corner), None);
/// ```
#[derive(Clone)]
pub struct Groups {
    size: Size,
    board: [u8; PLACES],
    /// The head of the group of each stone; 0 elsewhere, whose entries in the arrays of groups
    /// are never read.
    head: [u16; PLACES],
    /// The next stone of the same group.
    next: [u16; PLACES],
    /// How many stones a group has, by its head.
    len: [u16; PLACES],
    liberties: [Liberties; PLACES],
    /// The keys of all stones of a group together, by its head.
    keys: [u64; PLACES],
    /// What each empty place is as a liberty; nothing elsewhere.
    free: [Liberties; PLACES],
    /// The empty points in any order.
    empty: Vec<Point>,
    /// Where each of them stands there.
    order: [u16; PLACES],
    /// Of the stones.
    key: u64,
    captures: [u16; 2],
    seen: Seen,
    steps: Vec<Step>,
}

/// Why a stone cannot be put on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// A stone stands there, or the board has no such point.
    Taken,
    /// It would have no liberty.
    Suicide,
    /// The board would be as it has been before.
    Repetition,
}

/// What a stone would do.
struct Outcome {
    /// Of the stones afterwards.
    key: u64,
    /// The groups that are captured, as their heads.
    captured: [u16; 4],
    count: u8,
}

const fn at(place: u16) -> usize {
    place as usize % PLACES
}

const fn beside(place: u16) -> [u16; 4] {
    [
        place.wrapping_sub(STRIDE),
        place.wrapping_sub(1),
        place.wrapping_add(1),
        place.wrapping_add(STRIDE),
    ]
}

impl Groups {
    /// The board of a position; `past` has the keys of the earlier ones, oldest first.
    pub fn new(position: &Position, past: &[u64]) -> Groups {
        let size = position.size();
        let count = usize::from(size.count());
        let mut groups = Groups {
            size,
            board: [EDGE; PLACES],
            head: [0; PLACES],
            next: [0; PLACES],
            len: [0; PLACES],
            liberties: [Liberties::NONE; PLACES],
            keys: [0; PLACES],
            free: [Liberties::NONE; PLACES],
            empty: Vec::with_capacity(count),
            order: [0; PLACES],
            key: position.key,
            captures: position.captures,
            seen: Seen::new(past.len() + 2 * count),
            steps: Vec::with_capacity(2 * count),
        };
        for key in past.iter().copied().chain([position.key()]) {
            groups.seen.insert(key);
        }
        for point in size.points() {
            match position.stone_at(point) {
                Some(owner) => groups.board[at(point.index())] = owner as u8,
                None => groups.set_empty(point.index()),
            }
        }
        for point in size.points() {
            if groups.board[at(point.index())] != EMPTY {
                groups.begin_group(point.index());
            }
        }
        // each is joined with what stands before it
        for point in size.points() {
            let place = point.index();
            for other in [place - 1, place - STRIDE] {
                if groups.is_joined(place, other) {
                    groups.join(place, other);
                }
            }
        }
        groups
    }

    /// Becomes like another one, and takes no memory for it where it has enough; what was put
    /// there cannot be taken back here.
    pub fn copy_from(&mut self, other: &Groups) {
        self.size = other.size;
        self.board = other.board;
        self.head = other.head;
        self.next = other.next;
        self.len = other.len;
        self.liberties = other.liberties;
        self.keys = other.keys;
        self.free = other.free;
        self.empty.clone_from(&other.empty);
        self.order = other.order;
        self.key = other.key;
        self.captures = other.captures;
        self.seen.copy_from(&other.seen);
        self.steps.clear();
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Whose stone stands on a point.
    #[inline]
    pub fn stone_at(&self, point: Point) -> Option<Side> {
        match self.board[at(point.index())] {
            0 => Some(Side::First),
            1 => Some(Side::Second),
            _ => None,
        }
    }

    /// The empty points, in any order.
    pub fn empty(&self) -> &[Point] {
        &self.empty
    }

    /// How many stones a side has captured.
    pub const fn captures(&self, side: Side) -> u16 {
        self.captures[side as usize]
    }

    /// A number for the stones; see [`Position::key`].
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// How many stones have been put since it was made.
    pub fn placed(&self) -> usize {
        self.steps.len()
    }

    /// Whether a side may put a stone on a point.
    #[inline]
    pub fn is_legal(&self, side: Side, point: Point) -> bool {
        self.key_after(side, point).is_some_and(|key| !self.seen.contains(key))
    }

    /// What [`Position::key`] would be after a stone; none where it is no legal one but for the
    /// repetition of an earlier board.
    pub(super) fn key_after(&self, side: Side, point: Point) -> Option<u64> {
        if self.board[at(point.index())] != EMPTY {
            return None;
        }
        let outcome = self.outcome(side as u8, point.index())?;
        Some(keys::of_board(outcome.key, !side))
    }

    /// Puts a stone on a point; how many stones it captures.
    ///
    /// # Errors
    ///
    /// Why it is not legal; nothing is changed then.
    #[inline]
    pub fn place(&mut self, side: Side, point: Point) -> Result<u16, Forbidden> {
        let place = point.index();
        if self.board[at(place)] != EMPTY {
            return Err(Forbidden::Taken);
        }
        let outcome = self.outcome(side as u8, place).ok_or(Forbidden::Suicide)?;
        if !self.seen.insert(keys::of_board(outcome.key, !side)) {
            return Err(Forbidden::Repetition);
        }
        Ok(self.put(side, point, &outcome))
    }

    /// Takes the last stone back, and puts what it had captured where it stood; false where no
    /// stone is left that was put since the board was made.
    #[inline]
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.steps.pop() else { return false };
        self.seen.remove_last();
        let place = step.point.index();
        for (into, from) in step.joined.iter().take(usize::from(step.joins)).rev() {
            self.part(*into, *from);
        }
        for head in step.captured.iter().take(usize::from(step.captures)).rev() {
            self.put_back(*head, step.side ^ 1);
        }
        self.board[at(place)] = EMPTY;
        self.head[at(place)] = 0;
        let liberty = Liberties::of(place);
        self.free[at(place)] = liberty;
        for other in beside(place) {
            self.liberties[at(self.head[at(other)])] += liberty;
        }
        // where another empty point took its place, that one goes back to the end
        self.order[at(place)] = step.order;
        let order = usize::from(step.order);
        if let Some(moved) = self.empty.get(order).copied() {
            self.order[at(moved.index())] = self.empty.len() as u16;
            self.empty.push(moved);
            self.empty[order] = step.point;
        } else {
            self.empty.push(step.point);
        }
        self.next[at(place)] = step.next;
        self.len[at(place)] = step.len;
        self.liberties[at(place)] = step.liberties;
        self.keys[at(place)] = step.keys;
        self.key = step.key;
        self.captures[usize::from(step.side)] -= step.stones;
        true
    }

    /// What a stone would do; none where it would have no liberty.
    #[inline]
    fn outcome(&self, side: u8, place: u16) -> Option<Outcome> {
        let liberty = Liberties::of(place);
        let mut lives = false;
        let mut takes = [false; 4];
        for (takes, other) in takes.iter_mut().zip(beside(place)) {
            let stone = self.board[at(other)];
            let is_last = self.liberties[at(self.head[at(other)])].are_all(liberty);
            lives |= stone == EMPTY || (stone == side && !is_last);
            *takes = stone == side ^ 1 && is_last;
        }
        let key = self.key ^ STONES[usize::from(side & 1)][at(place)];
        let mut outcome = Outcome { key, captured: [0; 4], count: 0 };
        if takes == [false; 4] {
            return lives.then_some(outcome);
        }
        for (takes, other) in takes.into_iter().zip(beside(place)) {
            let head = self.head[at(other)];
            if takes && !outcome.captured.contains(&head) {
                outcome.captured[usize::from(outcome.count % 4)] = head;
                outcome.count += 1;
                outcome.key ^= self.keys[at(head)];
            }
        }
        Some(outcome)
    }

    #[inline]
    fn put(&mut self, side: Side, point: Point, outcome: &Outcome) -> u16 {
        let place = point.index();
        let here = at(place);
        let mut step = Step {
            key: self.key,
            keys: self.keys[here],
            liberties: self.liberties[here],
            next: self.next[here],
            len: self.len[here],
            order: self.order[here],
            point,
            joined: [(0, 0); 4],
            captured: outcome.captured,
            stones: 0,
            side: side as u8,
            joins: 0,
            captures: outcome.count,
        };
        self.key = outcome.key;
        self.board[here] = side as u8;
        self.free[here] = Liberties::NONE;
        let order = usize::from(self.order[here]);
        self.empty.swap_remove(order);
        if let Some(moved) = self.empty.get(order) {
            self.order[at(moved.index())] = order as u16;
        }
        let liberty = Liberties::of(place);
        for other in beside(place) {
            self.liberties[at(self.head[at(other)])] -= liberty;
        }
        self.begin_group(place);
        for head in outcome.captured.iter().take(usize::from(outcome.count)) {
            step.stones += self.take(*head);
        }
        for other in beside(place) {
            if self.is_joined(place, other) {
                step.joined[usize::from(step.joins % 4)] = self.join(place, other);
                step.joins += 1;
            }
        }
        self.captures[side as usize] += step.stones;
        let stones = step.stones;
        self.steps.push(step);
        stones
    }

    /// Makes a group of the stone on a place alone.
    #[inline]
    fn begin_group(&mut self, place: u16) {
        let here = at(place);
        self.head[here] = place;
        self.next[here] = place;
        self.len[here] = 1;
        self.keys[here] = STONES[usize::from(self.board[here] & 1)][here];
        self.liberties[here] = Liberties::NONE;
        for other in beside(place) {
            self.liberties[here] += self.free[at(other)];
        }
    }

    /// Whether a stone has a neighbour of its side that is in another group.
    #[inline]
    fn is_joined(&self, place: u16, other: u16) -> bool {
        let is_own = self.board[at(place)] == self.board[at(other)];
        is_own && self.head[at(place)] != self.head[at(other)]
    }

    /// Makes one group of two, with the head of the larger one; which that is, and which not.
    #[inline]
    fn join(&mut self, place: u16, other: u16) -> (u16, u16) {
        let (mut into, mut from) = (self.head[at(other)], self.head[at(place)]);
        if self.len[at(into)] < self.len[at(from)] {
            (into, from) = (from, into);
        }
        let mut stone = from;
        loop {
            self.head[at(stone)] = into;
            stone = self.next[at(stone)];
            if stone == from {
                break;
            }
        }
        self.next.swap(at(into), at(from));
        self.len[at(into)] += self.len[at(from)];
        self.keys[at(into)] ^= self.keys[at(from)];
        let gained = self.liberties[at(from)];
        self.liberties[at(into)] += gained;
        (into, from)
    }

    /// Undoes [`join`](Groups::join).
    fn part(&mut self, into: u16, from: u16) {
        let lost = self.liberties[at(from)];
        self.liberties[at(into)] -= lost;
        self.keys[at(into)] ^= self.keys[at(from)];
        self.len[at(into)] -= self.len[at(from)];
        self.next.swap(at(into), at(from));
        let mut stone = from;
        loop {
            self.head[at(stone)] = from;
            stone = self.next[at(stone)];
            if stone == from {
                break;
            }
        }
    }

    /// Takes a group from the board; how many stones it had.
    fn take(&mut self, head: u16) -> u16 {
        let mut stone = head;
        loop {
            self.set_empty(stone);
            self.head[at(stone)] = 0;
            let liberty = self.free[at(stone)];
            for other in beside(stone) {
                self.liberties[at(self.head[at(other)])] += liberty;
            }
            stone = self.next[at(stone)];
            if stone == head {
                break;
            }
        }
        self.len[at(head)]
    }

    /// Undoes [`take`](Groups::take). The ring of the group is as it was, since all that was put
    /// on its points has been taken back.
    fn put_back(&mut self, head: u16, side: u8) {
        let mut stone = head;
        loop {
            self.board[at(stone)] = side;
            self.head[at(stone)] = head;
            let liberty = self.free[at(stone)];
            self.free[at(stone)] = Liberties::NONE;
            for other in beside(stone) {
                self.liberties[at(self.head[at(other)])] -= liberty;
            }
            stone = self.next[at(stone)];
            if stone == head {
                break;
            }
        }
        let count = self.empty.len().saturating_sub(usize::from(self.len[at(head)]));
        self.empty.truncate(count);
        self.liberties[at(head)] = Liberties::NONE;
    }

    #[inline]
    fn set_empty(&mut self, place: u16) {
        self.board[at(place)] = EMPTY;
        self.free[at(place)] = Liberties::of(place);
        self.order[at(place)] = self.empty.len() as u16;
        self.empty.extend(Point::of_index(place));
    }
}

impl From<&Position> for Groups {
    /// Without earlier positions.
    fn from(position: &Position) -> Groups {
        Groups::new(position, &[])
    }
}

impl std::fmt::Debug for Groups {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let stones = Side::ALL.map(|side| self.stones(side));
        f.debug_struct("Groups")
            .field("size", &self.size)
            .field("stones", &stones)
            .field("captures", &self.captures)
            .finish_non_exhaustive()
    }
}
