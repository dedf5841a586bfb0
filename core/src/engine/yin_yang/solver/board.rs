//! Boards of up to 64 points as two words of bits, on which stones are only put: with a target
//! of one the first capture ends the game.

use super::proofs::{Known, NEVER};
use crate::engine::mixed::mixed;
use crate::games::yin_yang::{Position, Size};

/// A position for who has the move. In all but the first one, the other side has no group in
/// atari.
#[derive(Clone, Copy)]
pub(super) struct Board {
    own: u64,
    other: u64,
    /// Keys of the stones in each of the ways in which the board can lie.
    keys: [u64; 8],
    /// How many passes the last moves were, 0 or 1.
    pub(super) passes: u8,
    /// Whether the second of the two sides has the move.
    is_second: bool,
}

impl Board {
    /// The same for positions that are the same but for how the board lies.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        let turn = TURN[usize::from(self.is_second)] ^ PASSED[usize::from(self.passes & 1)];
        key_of(&self.keys, turn)
    }
}

const TURN: [u64; 2] = [mixed(901), mixed(902)];
const PASSED: [u64; 2] = [0, mixed(903)];

#[inline]
fn key_of(keys: &[u64; 8], turn: u64) -> u64 {
    let least = keys.iter().fold(u64::MAX, |least, key| least.min(*key));
    (least ^ turn).max(1)
}

/// What belongs to a size of board.
pub(super) struct Lines {
    all: u64,
    not_first: u64,
    not_last: u64,
    columns: u32,
    size: Size,
    /// A number for a stone of each side on each point in each of the ways the board can lie.
    numbers: Vec<[[u64; 8]; 2]>,
}

impl Lines {
    /// None where the board has more than 64 points.
    pub(super) fn new(size: Size) -> Option<Lines> {
        let count = u32::from(size.count());
        if count > 64 {
            return None;
        }
        let columns = u32::from(size.columns());
        let all = u64::MAX >> (64 - count);
        let first = (0..count).step_by(columns as usize).fold(0, |set, at| set | 1 << at);
        let last = first << (columns - 1);
        let numbers = (0..count as u16).map(|at| numbers(size, at)).collect();
        Some(Lines { all, not_first: all & !first, not_last: all & !last, columns, size, numbers })
    }

    pub(super) fn board(&self, position: &Position, passing: bool) -> Board {
        let turn = position.turn();
        let set = |side| {
            let bits = position.stones(side).iter().map(|at| 1 << self.size.number_of(at));
            bits.fold(0_u64, |set, bit| set | bit)
        };
        let (own, other) = (set(turn), set(!turn));
        let mut board = Board {
            own,
            other,
            keys: [0; 8],
            passes: if passing { position.passes().min(1) } else { 0 },
            is_second: false,
        };
        for (stones, side) in [(own, 0), (other, 1)] {
            for at in 0..u32::from(self.size.count()) {
                if stones >> at & 1 == 1 {
                    self.add(&mut board.keys, side, at);
                }
            }
        }
        board
    }

    fn add(&self, keys: &mut [u64; 8], side: usize, at: u32) {
        for (key, number) in keys.iter_mut().zip(self.numbers[at as usize][side]) {
            *key ^= number;
        }
    }

    #[inline]
    fn beside(&self, set: u64) -> u64 {
        ((set & self.not_last) << 1
            | (set & self.not_first) >> 1
            | set << self.columns
            | set >> self.columns)
            & self.all
    }

    /// The groups of both sides.
    pub(super) fn shape(&self, board: &Board) -> Shape {
        let empty = self.all & !(board.own | board.other);
        Shape { own: self.groups(board.own, empty), other: self.groups(board.other, empty), empty }
    }

    fn groups(&self, stones: u64, empty: u64) -> Groups {
        let mut groups = Groups { liberties: [0; 64], len: 0 };
        let mut left = stones;
        while left != 0 {
            let mut group = left & left.wrapping_neg();
            let mut around = self.beside(group);
            while around & stones & !group != 0 {
                group |= around & stones;
                around = self.beside(group);
            }
            left &= !group;
            groups.liberties[groups.len % 64] = around & empty;
            groups.len += 1;
        }
        groups
    }

    /// The liberties of a stone that one side puts, with the groups that it joins.
    #[inline]
    fn liberties_after(&self, groups: &Groups, empty: u64, bit: u64) -> u64 {
        let joined = groups.all().filter(|liberties| liberties & bit != 0);
        let joined = joined.fold(0, |all, liberties| all | liberties);
        (self.beside(bit) & empty | joined) & !bit
    }

    /// The points on which a stone neither is captured at once nor leaves another one to be.
    #[inline]
    pub(super) fn replies(&self, shape: &Shape) -> u64 {
        self.safe(&shape.own, shape.empty, 0)
    }

    /// The same for a side with these groups, after the other one has put a stone.
    #[inline]
    fn safe(&self, groups: &Groups, empty: u64, put: u64) -> u64 {
        let last = groups.last_liberties(put);
        if !is_single(last) {
            return 0;
        }
        let wanted = if last == 0 { empty } else { last };
        let (left, right) = ((empty & self.not_last) << 1, (empty & self.not_first) >> 1);
        let (down, up) = (empty << self.columns, empty >> self.columns);
        let roomy = (left & right | down & up | (left | right) & (down | up)) & self.all;
        let mut safe = wanted & roomy;
        let mut narrow = wanted & !roomy;
        while narrow != 0 {
            let bit = narrow & narrow.wrapping_neg();
            narrow ^= bit;
            if !is_single(self.liberties_after(groups, empty, bit) & !put) {
                safe |= bit;
            }
        }
        safe
    }

    /// The position after a stone, or after a pass where there is none.
    #[inline]
    pub(super) fn after(&self, board: &Board, bit: u64) -> Board {
        let mut after = Board {
            own: board.other,
            other: board.own | bit,
            keys: board.keys,
            passes: u8::from(bit == 0),
            is_second: !board.is_second,
        };
        if bit != 0 {
            self.add(&mut after.keys, usize::from(board.is_second), bit.trailing_zeros());
        }
        after
    }

    /// What the position after a stone, or a pass, looks like before it is searched: the more
    /// replies and the fewer groups with few liberties, the easier it is.
    #[inline]
    pub(super) fn first_guess(&self, shape: &Shape, bit: u64, passing: bool) -> Known {
        const LOST: Known = Known { own: NEVER, other: 0 };
        let empty = shape.empty & !bit;
        let replies = self.safe(&shape.other, empty, bit);
        if replies == 0 && (!passing || shape.other.last_liberties(bit) != 0) {
            return LOST;
        }
        let choices = replies.count_ones() + u32::from(passing);
        let weak: u32 = shape.other.all().map(|liberties| weakness(liberties & !bit)).sum();
        let mut strength = 0;
        for liberties in shape.own.all().filter(|liberties| liberties & bit == 0) {
            strength += weakness(liberties);
        }
        if bit != 0 {
            strength += weakness(self.liberties_after(&shape.own, shape.empty, bit));
        }
        Known { own: 1 + weak, other: 1 + 2 * choices + 2 * strength }
    }
}

/// Two for a group with two liberties or fewer, one for one with three.
#[inline]
fn weakness(liberties: u64) -> u32 {
    match liberties.count_ones() {
        0..=2 => 2,
        3 => 1,
        _ => 0,
    }
}

/// The liberties of all groups of a side.
pub(super) struct Groups {
    liberties: [u64; 64],
    len: usize,
}

impl Groups {
    #[inline]
    fn all(&self) -> impl Iterator<Item = u64> {
        self.liberties.iter().take(self.len).copied()
    }

    /// The last liberties of those in atari, after the other side has put a stone.
    #[inline]
    fn last_liberties(&self, put: u64) -> u64 {
        let in_atari = self.all().map(|liberties| liberties & !put).filter(|left| is_single(*left));
        in_atari.fold(0, |all, liberties| all | liberties)
    }
}

/// The groups of a position, for who has the move.
pub(super) struct Shape {
    own: Groups,
    other: Groups,
    empty: u64,
}

impl Shape {
    /// Whether the side to move can capture, which only the first position has to ask.
    pub(super) fn captures(&self) -> bool {
        self.other.last_liberties(0) != 0
    }

    pub(super) fn is_in_atari(&self) -> bool {
        self.own.last_liberties(0) != 0
    }
}

/// Whether there is one point at most.
#[inline]
const fn is_single(set: u64) -> bool {
    set & set.wrapping_sub(1) == 0
}

/// The numbers of a point's stones, one for each way in which the board can lie: all eight
/// where it has as many columns as rows, else four, each twice.
fn numbers(size: Size, at: u16) -> [[u64; 8]; 2] {
    let (columns, rows) = (u16::from(size.columns()), u16::from(size.rows()));
    let (column, row) = (at % columns, at / columns);
    let place = |way: usize| {
        let column = if way & 1 == 0 { column } else { columns - 1 - column };
        let row = if way & 2 == 0 { row } else { rows - 1 - row };
        if way & 4 != 0 && columns == rows {
            column * columns + row
        } else {
            row * columns + column
        }
    };
    [0, 1].map(|side| std::array::from_fn(|way| mixed(u64::from(place(way)) << 1 | side)))
}
