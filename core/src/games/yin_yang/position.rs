use super::{End, Move, Point, Points, Refusal, Size, keys};
use crate::games::Side;

/// The most stones that can be the target.
pub const MAX_TARGET: u8 = 99;

/// The target where none was agreed on, for nine lines.
const USUAL_TARGET: u8 = 5;

/// A position: the stones, who has the move, how many stones each side has captured, and how
/// many of them win.
///
/// Earlier positions are not part of it: where the rules look at them, their keys are given as
/// `past`, oldest first. Its text is told in [`notation::text`](super::notation::text).
///
/// ```
/// use annabella::games::Side;
/// use annabella::games::yin_yang::{Point, Position, Size};
///
/// let start = Position::new(Size::square(9).unwrap(), 1).unwrap();
/// let d4: Point = "D4".parse().unwrap();
/// let mv = start.placing(d4, &[]).unwrap();
/// let after = start.after(mv);
/// assert_eq!((after.stone_at(d4), after.turn()), (Some(Side::First), Side::Second));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) stones: [Points; 2],
    /// Of the stones alone.
    pub(super) key: u64,
    pub(super) move_number: u32,
    pub(super) captures: [u16; 2],
    pub(super) size: Size,
    pub(super) target: u8,
    pub(super) turn: Side,
    pub(super) passes: u8,
}

impl Position {
    /// An empty board, and the first player to move; none where the target is not 1 to
    /// [`MAX_TARGET`].
    pub const fn new(size: Size, target: u8) -> Option<Position> {
        if target == 0 || target > MAX_TARGET {
            return None;
        }
        Some(Position {
            stones: [Points::EMPTY; 2],
            key: 0,
            move_number: 1,
            captures: [0; 2],
            size,
            target,
            turn: Side::First,
            passes: 0,
        })
    }

    /// Who has the move.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many captured stones win.
    pub const fn target(&self) -> u8 {
        self.target
    }

    /// How many stones a side has captured.
    pub const fn captures(&self, side: Side) -> u16 {
        self.captures[side as usize]
    }

    /// How many passes, one after the other, the last moves were: 0 to 2.
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// The number of the move to come, counted from 1: each stone is one, and so is each pass.
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The stones of a side.
    pub const fn stones(&self, side: Side) -> Points {
        self.stones[side as usize]
    }

    /// Whose stone stands on a point.
    pub fn stone_at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.stones(*side).contains(point))
    }

    /// The points on which nothing stands.
    pub fn empty(&self) -> Points {
        self.size.all() & !(self.stones[0] | self.stones[1])
    }

    /// The stones that are connected with the one on a point, itself included; none where it is
    /// empty.
    pub fn group(&self, point: Point) -> Points {
        let Some(side) = self.stone_at(point) else { return Points::EMPTY };
        Points::from(point).spread(self.stones(side))
    }

    /// The liberties of stones: the empty points next to any of them along the lines.
    pub fn liberties(&self, stones: Points) -> Points {
        stones.beside() & self.empty()
    }

    /// A number for what must not come back, see
    /// [`SUPERKO_IS_POSITIONAL`](super::SUPERKO_IS_POSITIONAL).
    pub const fn key(&self) -> u64 {
        keys::of_board(self.key, self.turn)
    }

    /// Whether the board is one that must not come back after the other.
    pub fn same_position(&self, other: &Position) -> bool {
        let is_turn_free = super::SUPERKO_IS_POSITIONAL;
        self.stones == other.stones
            && self.size == other.size
            && (is_turn_free || self.turn == other.turn)
    }

    /// How the board has ended the game.
    pub fn end(&self) -> Option<End> {
        let has_won = |side: &Side| self.captures(*side) >= u16::from(self.target);
        if let Some(winner) = Side::ALL.into_iter().find(has_won) {
            return Some(End::Target { winner });
        }
        (self.passes >= 2).then(|| End::Passed { winner: self.agreed() })
    }

    /// Who wins if both sides agree that play is over: who has captured more.
    pub fn agreed(&self) -> Option<Side> {
        let [first, second] = self.captures;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The move that puts a stone on a point.
    ///
    /// # Errors
    ///
    /// Why it is not legal.
    pub fn placing(&self, point: Point, past: &[u64]) -> Result<Move, Refusal> {
        if self.end().is_some() {
            return Err(Refusal::Over);
        }
        if !self.size.contains(point) {
            return Err(Refusal::OffBoard { size: self.size });
        }
        if self.stone_at(point).is_some() {
            return Err(Refusal::Occupied(point));
        }
        let after = self.placed(point).ok_or(Refusal::Suicide(point))?;
        // a board comes back by a pass only, so the first time is that of the move that made it
        if let Some(at) = past.iter().position(|key| *key == after.key()) {
            let later = past.len().saturating_sub(at) as u32;
            let after = self.move_number.saturating_sub(later + 1);
            return Err(Refusal::Repetition { point, after });
        }
        Ok(Move::place(self.size, point))
    }

    /// The position after a legal move; itself where the move is none.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        match mv.point() {
            None => Position { passes: (self.passes + 1).min(2), ..self.with_turn_passed() },
            Some(point) => self.placed(point).unwrap_or(*self),
        }
    }

    /// The stones that a stone on a point captures.
    pub fn captured(&self, point: Point) -> Points {
        let mut captured = Points::EMPTY;
        let theirs = self.stones(!self.turn);
        for neighbour in point.neighbours() {
            if theirs.contains(neighbour) && !captured.contains(neighbour) {
                let group = self.group(neighbour);
                if self.liberties(group) == Points::from(point) {
                    captured |= group;
                }
            }
        }
        captured
    }

    /// The stones of both sides that have one liberty left.
    pub fn in_atari(&self) -> Points {
        let mut found = Points::EMPTY;
        let mut left = self.stones[0] | self.stones[1];
        while let Some(point) = left.first() {
            let group = self.group(point);
            if self.liberties(group).len() == 1 {
                found |= group;
            }
            left = left & !group;
        }
        found
    }

    /// The position with a stone more on an empty point; none where it would have no liberty.
    fn placed(&self, point: Point) -> Option<Position> {
        if !self.size.contains(point) || self.stone_at(point).is_some() {
            return None;
        }
        let captured = self.captured(point);
        let mut after = self.with_turn_passed();
        after.stones[self.turn as usize].insert(point);
        after.stones[!self.turn as usize] = self.stones(!self.turn) & !captured;
        if after.liberties(after.group(point)).is_empty() {
            return None;
        }
        after.key ^= keys::stone(self.turn, point);
        for captured in captured.iter() {
            after.key ^= keys::stone(!self.turn, captured);
        }
        after.captures[self.turn as usize] =
            self.captures(self.turn).saturating_add(captured.len());
        after.passes = 0;
        Some(after)
    }

    /// The same board with this side on move.
    #[must_use]
    pub const fn with_turn(mut self, side: Side) -> Position {
        self.turn = side;
        self
    }

    fn with_turn_passed(&self) -> Position {
        Position { turn: !self.turn, move_number: self.move_number.saturating_add(1), ..*self }
    }
}

impl Default for Position {
    /// Nine lines without a stone, and a target of five.
    fn default() -> Position {
        // five is no more than the most
        Position::new(Size::default(), USUAL_TARGET).expect("the target is in its range")
    }
}
