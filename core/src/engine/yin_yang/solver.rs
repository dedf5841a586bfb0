//! Who wins when the first capture does, proved on small boards by proof numbers (L. V. Allis,
//! M. van der Meulen, H. J. van den Herik, "Proof-Number Search", 1994; A. Nagai, "Df-pn
//! Algorithm for Searching AND/OR Trees", 2002).
//!
//! Values of empty boards: E. van der Werf, J. Uiterwijk, J. van den Herik, "Solving Ponnuki-Go
//! on Small Boards", 2002.

mod board;
mod proofs;

use super::budget::Budget;
use super::{CancelFlag, Limits};
use crate::games::Side;
use crate::games::yin_yang::{Move, Position};
use board::{Board, Lines, Shape};
use proofs::{Known, NEVER, Proofs};

/// What is proved about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// This side wins, whatever the other one does.
    Won(Side),
    /// Nobody can force a win.
    Drawn,
    /// The limits were reached, or the board is too large, or the target is not one.
    Unknown,
}

/// What a [`Solver`] has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins.
    pub solved: Solved,
    /// Positions that were visited.
    pub nodes: u64,
}

/// Proves who wins on boards of up to 64 points with a target of one. It remembers nothing
/// between questions.
pub struct Solver {
    proofs: Proofs,
}

impl Solver {
    /// One with so much memory, in mebibytes; 0 works, slowly.
    pub fn new(mebibytes: usize) -> Solver {
        Solver { proofs: Proofs::new(mebibytes) }
    }

    /// A move that wins with passing, and what was visited; none where no win is proved.
    pub(super) fn win(
        &mut self,
        position: &Position,
        limits: &Limits,
        cancel: &CancelFlag,
    ) -> (Option<Move>, u64) {
        let Some(lines) = solvable(position) else { return (None, 0) };
        let board = lines.board(position, true);
        if lines.shape(&board).captures() {
            // nothing has to be searched for that
            return (None, 0);
        }
        let mut proving = self.proving(&lines, limits, cancel, true);
        let is_won = proving.wins(&board, true) == Some(true);
        let reply = is_won.then(|| proving.winning_reply(&board)).flatten();
        let size = position.size();
        let mv = reply.map(|bit| {
            let point = size.point(bit.trailing_zeros() as u16).filter(|_| bit != 0);
            point.map_or(Move::PASS, |point| Move::place(size, point))
        });
        (mv, proving.budget.nodes())
    }

    fn proving<'a>(
        &'a mut self,
        lines: &'a Lines,
        limits: &Limits,
        cancel: &'a CancelFlag,
        passing: bool,
    ) -> Proving<'a> {
        let budget = Budget::new(limits, cancel);
        Proving { lines, proofs: &mut self.proofs, budget, passing }
    }

    /// Who wins if both sides do their best. Without `passing` nobody may pass, and who has no
    /// legal stone to put loses. The clock is looked at for [`Limits::time`]; a node is a
    /// position.
    pub fn solve(
        &mut self,
        position: &Position,
        passing: bool,
        limits: &Limits,
        cancel: &CancelFlag,
    ) -> Solution {
        if let Some(end) = position.end() {
            let solved = end.winner().map_or(Solved::Drawn, Solved::Won);
            return Solution { solved, nodes: 0 };
        }
        let Some(lines) = solvable(position) else {
            return Solution { solved: Solved::Unknown, nodes: 0 };
        };
        let limits = match limits.nodes {
            0 => Limits { nodes: u64::MAX, ..*limits },
            _ => *limits,
        };
        let turn = position.turn();
        let board = lines.board(position, passing);
        if lines.shape(&board).captures() {
            return Solution { solved: Solved::Won(turn), nodes: 1 };
        }
        let mut proving = self.proving(&lines, &limits, cancel, passing);
        let solved = match proving.wins(&board, true) {
            Some(true) => Solved::Won(turn),
            Some(false) if !passing => Solved::Won(!turn),
            Some(false) => match proving.wins(&board, false) {
                Some(true) => Solved::Won(!turn),
                Some(false) => Solved::Drawn,
                None => Solved::Unknown,
            },
            None => Solved::Unknown,
        };
        Solution { solved, nodes: proving.budget.nodes() }
    }
}

/// The board, where the first capture ends the game and it has 64 points at most.
fn solvable(position: &Position) -> Option<Lines> {
    let captured = Side::ALL.iter().any(|side| position.captures(*side) > 0);
    if captured || position.target() != 1 { None } else { Lines::new(position.size()) }
}

/// One question: whether one side can force a win.
struct Proving<'a> {
    lines: &'a Lines,
    proofs: &'a mut Proofs,
    budget: Budget<'a>,
    passing: bool,
}

/// A reply: the point it is put on, none for a pass, and what is known of it.
#[derive(Clone, Copy)]
struct Reply {
    bit: u64,
    /// What is known of it, where the table has forgotten it or never knew.
    known: Known,
}

impl Reply {
    const NONE: Reply = Reply { bit: 0, known: Known { own: 0, other: 0 } };
}

/// All points of the largest board, and a pass.
const MOST: usize = 65;

impl Proving<'_> {
    /// Whether the side to move wins, or the other one where `attacks` is false; none where the
    /// limits were reached.
    fn wins(&mut self, board: &Board, attacks: bool) -> Option<bool> {
        self.proofs.clear();
        let found = self.prove(board, attacks, NEVER, NEVER);
        match (found.own, found.other) {
            (0, _) => Some(attacks),
            (_, 0) => Some(!attacks),
            _ => None,
        }
    }

    /// Searches until one of the two numbers reaches its bound: how hard it is for the side to
    /// move to reach its goal, and for the other one.
    fn prove(&mut self, board: &Board, attacks: bool, own: u32, other: u32) -> Known {
        self.budget.count(16);
        let lines = self.lines;
        let shape = lines.shape(board);
        let points = lines.replies(&shape);
        let mut replies = [Reply::NONE; MOST];
        let mut count = 0;
        let mut left = points;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            replies[count % MOST] = self.reply(board, &shape, bit);
            count += 1;
        }
        if self.passing && !shape.is_in_atari() {
            if board.passes > 0 {
                // the end, without a winner: it is the attacker who fails
                if !attacks {
                    return self.keep(board, Known { own: 0, other: NEVER });
                }
            } else {
                replies[count % MOST] = self.reply(board, &shape, 0);
                count += 1;
            }
        }
        let replies = &mut replies[..count.min(MOST)];
        if replies.is_empty() {
            return self.keep(board, Known { own: NEVER, other: 0 });
        }
        loop {
            let mut best = (NEVER + 1, 0, 0);
            let mut second = NEVER;
            let mut sum = 0_u32;
            for (index, reply) in replies.iter().enumerate() {
                let known = reply.known;
                sum = sum.saturating_add(known.own).min(NEVER);
                if known.other < best.0 {
                    second = best.0.min(NEVER);
                    best = (known.other, index, known.own);
                } else if known.other < second {
                    second = known.other;
                }
            }
            let (least, index, cost) = best;
            let found =
                Known { own: least.min(NEVER), other: if least == 0 { NEVER } else { sum } };
            if found.own >= own || found.other >= other || self.budget.is_spent() {
                return self.keep(board, found);
            }
            let next = lines.after(board, replies[index].bit);
            let own_bound = other.saturating_sub(sum - cost);
            let other_bound = own.min(second.saturating_mul(2).saturating_add(1));
            replies[index].known = self.prove(&next, !attacks, own_bound, other_bound);
        }
    }

    /// The reply of the side to move that is proved to win; 0 stands for a pass.
    fn winning_reply(&self, board: &Board) -> Option<u64> {
        let shape = self.lines.shape(board);
        let mut left = self.lines.replies(&shape);
        let mut bits = std::iter::from_fn(|| {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            (bit != 0).then_some(bit)
        });
        let wins = |bit: &u64| self.reply(board, &shape, *bit).known.other == 0;
        bits.find(wins).or_else(|| Some(0).filter(wins))
    }

    fn reply(&self, board: &Board, shape: &Shape, bit: u64) -> Reply {
        let after = self.lines.after(board, bit);
        let known = self.proofs.get(after.key());
        let known = known.unwrap_or_else(|| self.lines.first_guess(shape, bit, self.passing));
        Reply { bit, known }
    }

    fn keep(&mut self, board: &Board, known: Known) -> Known {
        self.proofs.put(board.key(), known);
        known
    }
}
