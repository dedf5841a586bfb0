//! Legal moves. Where anything can be taken, only jumps are legal; a jump goes on as long as
//! its piece can jump.

use super::moves::{Jump, square};
use super::position::Board;
use super::side::{Direction, First, Mover, Second};
use super::{Bitboard, Move, Position};
use crate::games::Side;

/// What is done with the moves that are found.
pub(super) trait MoveSink {
    /// Pieces go one step to these squares; they come from the squares one step
    /// [`back`](Direction::back).
    fn steps(&mut self, direction: Direction, to: Bitboard);
    /// A jump.
    fn jump(&mut self, jump: Jump);
}

/// The pieces of a position as the side to move sees them.
#[derive(Clone, Copy)]
pub(super) struct View {
    own: Bitboard,
    kings: Bitboard,
    other: Bitboard,
    empty: Bitboard,
}

impl View {
    #[inline]
    pub(super) fn of<M: Mover>(board: Board) -> View {
        let Board { pieces, kings } = board;
        let (own, other) = (pieces[M::SIDE as usize], pieces[M::Other::SIDE as usize]);
        View { own, kings: own & kings, other, empty: !(own | other) }
    }

    /// The pieces that can jump this way.
    #[inline]
    fn jumping(&self, direction: Direction) -> Bitboard {
        direction.back(direction.back(self.empty) & self.other)
    }

    /// The pieces that can jump.
    #[inline]
    pub(super) fn jumpers<M: Mover>(&self) -> Bitboard {
        let [left, right] = M::FORWARD.map(|direction| self.jumping(direction));
        let mut jumpers = (left | right) & self.own;
        if !self.kings.is_empty() {
            let [left, right] = M::BACKWARD.map(|direction| self.jumping(direction));
            jumpers |= (left | right) & self.kings;
        }
        jumpers
    }

    /// How many steps there are.
    fn count_steps<M: Mover>(&self) -> u32 {
        let [left, right] = M::FORWARD.map(|direction| direction.back(self.empty) & self.own);
        let [back_left, back_right] =
            M::BACKWARD.map(|direction| direction.back(self.empty) & self.kings);
        (both(left, right) + both(back_left, back_right)) as u32
    }

    /// The pieces that can make a step.
    pub(super) fn steppers<M: Mover>(&self) -> Bitboard {
        let [left, right] = M::FORWARD.map(|direction| direction.back(self.empty));
        let [back_left, back_right] = M::BACKWARD.map(|direction| direction.back(self.empty));
        (left | right) & self.own | (back_left | back_right) & self.kings
    }
}

/// Shows all legal moves of `M` to the sink.
#[inline]
pub(super) fn generate<M: Mover, S: MoveSink>(board: Board, sink: &mut S) {
    let view = View::of::<M>(board);
    let jumpers = view.jumpers::<M>();
    if jumpers.is_empty() {
        steps::<M, S>(&view, sink);
    } else {
        jumps::<M, S>(view, jumpers, sink);
    }
}

#[inline]
fn steps<M: Mover, S: MoveSink>(view: &View, sink: &mut S) {
    for direction in M::FORWARD {
        sink.steps(direction, direction.step(view.own) & view.empty);
    }
    if !view.kings.is_empty() {
        for direction in M::BACKWARD {
            sink.steps(direction, direction.step(view.kings) & view.empty);
        }
    }
}

fn jumps<M: Mover, S: MoveSink>(view: View, mut jumpers: Bitboard, sink: &mut S) {
    while let Some(from) = jumpers.pop() {
        let jump = Jump { from, to: from, captured: Bitboard::EMPTY, directions: 0, len: 0 };
        // where a piece begins is empty as soon as it has left
        let view = View { empty: view.empty | from, ..view };
        if view.kings.intersects(from) {
            go_on::<M, S, true>(&view, jump, sink);
        } else {
            go_on::<M, S, false>(&view, jump, sink);
        }
    }
}

/// Follows a jump to all its ends. It calls itself once for each piece that is taken.
fn go_on<M: Mover, S: MoveSink, const IS_KING: bool>(view: &View, jump: Jump, sink: &mut S) {
    let mut is_end = true;
    let mut follow = |direction: Direction| {
        let over = direction.step(jump.to) & view.other;
        let to = direction.step(over) & view.empty;
        if to.is_empty() {
            return;
        }
        is_end = false;
        let jump = Jump {
            to,
            captured: jump.captured | over,
            directions: jump.directions | (direction as u32) << (2 * jump.len),
            len: jump.len + 1,
            ..jump
        };
        if !IS_KING && to.intersects(M::KING_ROW) {
            sink.jump(jump);
        } else {
            // no piece is jumped twice
            let view = View { other: view.other ^ over, ..*view };
            go_on::<M, S, IS_KING>(&view, jump, sink);
        }
    };
    M::FORWARD.into_iter().for_each(&mut follow);
    if IS_KING {
        M::BACKWARD.into_iter().for_each(follow);
    }
    if is_end {
        sink.jump(jump);
    }
}

/// How many legal moves `M` has: as many as [`generate`] shows, without making any of them.
#[inline]
pub(super) fn count<M: Mover>(board: Board) -> u64 {
    let view = View::of::<M>(board);
    // from where a step leads to an empty square, and from where a jump does
    let [left, right] = M::FORWARD.map(|direction| direction.back(view.empty));
    let jumps = M::FORWARD[0].back(left & view.other) | M::FORWARD[1].back(right & view.other);
    let mut jumpers = jumps & view.own;
    let mut steps = both(left & view.own, right & view.own);
    if !view.kings.is_empty() {
        let [left, right] = M::BACKWARD.map(|direction| direction.back(view.empty));
        let [back_left, back_right] = M::BACKWARD;
        let jumps = back_left.back(left & view.other) | back_right.back(right & view.other);
        jumpers |= jumps & view.kings;
        steps += both(left & view.kings, right & view.kings);
    }
    if jumpers.is_empty() { steps } else { count_jumps::<M>(&view, jumpers) }
}

/// How many squares two sets have; one count for both where a processor has no instruction for it.
#[inline]
fn both(one: Bitboard, other: Bitboard) -> u64 {
    u64::from((u64::from(one.0) << 32 | u64::from(other.0)).count_ones())
}

fn count_jumps<M: Mover>(view: &View, mut jumpers: Bitboard) -> u64 {
    let mut count = 0;
    while let Some(from) = jumpers.pop() {
        let empty = view.empty | from;
        count += if view.kings.intersects(from) {
            ends::<M, true>(from, view.other, empty)
        } else {
            ends::<M, false>(from, view.other, empty)
        };
    }
    count
}

/// In how many ways a jump goes on, or 1 where it ends.
fn ends<M: Mover, const IS_KING: bool>(at: Bitboard, other: Bitboard, empty: Bitboard) -> u64 {
    let mut count = 0;
    let mut follow = |direction: Direction| {
        let over = direction.step(at) & other;
        let to = direction.step(over) & empty;
        if !to.is_empty() {
            let is_crowned = !IS_KING && to.intersects(M::KING_ROW);
            count += if is_crowned { 1 } else { ends::<M, IS_KING>(to, other ^ over, empty) };
        }
    };
    M::FORWARD.into_iter().for_each(&mut follow);
    if IS_KING {
        M::BACKWARD.into_iter().for_each(follow);
    }
    count.max(1)
}

impl MoveSink for Vec<Move> {
    fn steps(&mut self, direction: Direction, mut to: Bitboard) {
        while let Some(to) = to.pop() {
            let [from, to] = [direction.back(to), to].map(square);
            self.push(Move::step(from, to, direction));
        }
    }

    fn jump(&mut self, jump: Jump) {
        self.push(Move::jump(&jump));
    }
}

impl Position {
    /// All legal moves; none where the side to move has lost.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(16);
        match self.turn {
            Side::First => generate::<First, _>(self.board, &mut moves),
            Side::Second => generate::<Second, _>(self.board, &mut moves),
        }
        moves
    }

    /// The positions from which a step that makes no king leads here, also those in which it
    /// would not have been legal because something could be taken.
    pub fn before_steps(&self) -> Vec<Position> {
        let side = !self.turn;
        let (own, kings) = (self.pieces(side), self.pieces(side) & self.kings());
        let is_up = |direction: Direction| direction.offset().0 > 0;
        let mut found = Vec::new();
        for direction in Direction::ALL {
            let can_have_gone = is_up(direction) == (side == Side::First);
            let mut to = if can_have_gone { own } else { kings };
            while let Some(to) = to.pop() {
                let from = direction.back(to) & self.empty();
                if !from.is_empty() {
                    found.push(self.with_moved(side, to, from));
                }
            }
        }
        found
    }

    /// How many legal moves there are.
    pub fn count_moves(&self) -> u64 {
        match self.turn {
            Side::First => count::<First>(self.board),
            Side::Second => count::<Second>(self.board),
        }
    }

    /// The pieces of the side to move that have to jump.
    pub fn jumpers(&self) -> Bitboard {
        match self.turn {
            Side::First => View::of::<First>(self.board).jumpers::<First>(),
            Side::Second => View::of::<Second>(self.board).jumpers::<Second>(),
        }
    }

    /// Whether the side to move has a legal move.
    pub fn has_moves(&self) -> bool {
        let movable = match self.turn {
            Side::First => View::of::<First>(self.board).steppers::<First>(),
            Side::Second => View::of::<Second>(self.board).steppers::<Second>(),
        };
        !(movable | self.jumpers()).is_empty()
    }

    /// Whether the side that is not on move could jump if it were.
    pub fn is_threatened(&self) -> bool {
        !match self.turn {
            Side::First => View::of::<Second>(self.board).jumpers::<Second>(),
            Side::Second => View::of::<First>(self.board).jumpers::<First>(),
        }
        .is_empty()
    }

    /// How many steps a side could make, whether or not it has to jump.
    pub fn steps_of(&self, side: Side) -> u32 {
        match side {
            Side::First => View::of::<First>(self.board).count_steps::<First>(),
            Side::Second => View::of::<Second>(self.board).count_steps::<Second>(),
        }
    }
}
