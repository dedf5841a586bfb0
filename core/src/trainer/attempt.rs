//! What a player has said to a task so far.

use super::knight::leaps;
use super::{Answer, Hunt, Mistake, Reply, Ride, Task, Verdict};
use crate::games::chess::{Move, Square};

/// What a player has said to a task so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    squares: Vec<Square>,
    moves: Vec<Move>,
    misses: u32,
}

impl Attempt {
    /// What comes of a reply. The task is the same one all the time.
    pub fn reply(&mut self, task: &Task, reply: &Reply) -> Verdict {
        match (task, reply) {
            (Task::Knight(ride), Reply::Squares(squares)) => self.ride(ride, squares),
            (Task::Checks(hunt), Reply::Moves(moves)) => self.hunt(hunt, moves),
            (Task::Checks(hunt), Reply::Done) => self.tally(hunt),
            (_, Reply::Done) => {
                Verdict::Wrong { mistake: Some(Mistake::Skipped), answer: task.answer() }
            }
            _ => self.compare(task.answer(), reply),
        }
    }

    fn compare(&mut self, answer: Answer, reply: &Reply) -> Verdict {
        let is_right = match (&answer, reply) {
            (Answer::Color(right), Reply::Color(said)) => right == said,
            (Answer::YesNo(right), Reply::YesNo(said)) => right == said,
            (Answer::Number(right), Reply::Number(said)) => right == said,
            (Answer::Way(right), Reply::Number(said)) => right.len() == *said as usize,
            (Answer::Piece(right), Reply::Nothing) => right.is_none(),
            (Answer::Piece(right), &Reply::Piece { color, role }) => right.is_some_and(|piece| {
                piece.role == role && color.is_none_or(|color| color == piece.color)
            }),
            (Answer::OneOf(right), Reply::Squares(said)) => {
                !said.is_empty() && said.iter().all(|square| right.contains(square))
            }
            (Answer::Squares(right), Reply::Squares(said)) => {
                return self.collect(right, said);
            }
            _ => return Verdict::Unfit,
        };
        if is_right { Verdict::Right } else { wrong(answer) }
    }

    /// Squares of which all are wanted.
    fn collect(&mut self, right: &[Square], said: &[Square]) -> Verdict {
        if said.iter().any(|square| !right.contains(square)) {
            return wrong(Answer::Squares(right.to_vec()));
        }
        let before = self.squares.len();
        for &square in said {
            if !self.squares.contains(&square) {
                self.squares.push(square);
            }
        }
        match self.squares.len() {
            count if count == right.len() => Verdict::Right,
            count if count == before => Verdict::Again,
            _ => Verdict::GoesOn,
        }
    }

    /// The next squares of a knight's way.
    fn ride(&mut self, ride: &Ride, squares: &[Square]) -> Verdict {
        let shortest = ride.shortest();
        let fail = |mistake| Verdict::Wrong {
            mistake: Some(mistake),
            answer: Answer::Way(shortest.clone()),
        };
        for &to in squares {
            let from = self.squares.last().copied().unwrap_or(ride.from);
            // who begins with the square of the knight means no step
            if self.squares.is_empty() && to == ride.from {
                continue;
            }
            if !leaps(from).contains(to) {
                return fail(Mistake::NoLeap { from, to });
            }
            if ride.forbidden.contains(to) {
                return fail(Mistake::Forbidden(to));
            }
            self.squares.push(to);
            if to == ride.to {
                let made = self.squares.len();
                let is_short = made == shortest.len();
                return if is_short { Verdict::Right } else { fail(Mistake::Longer(made as u32)) };
            }
        }
        Verdict::GoesOn
    }

    /// The next moves of a hunt; of those that are not sought the first is told.
    fn hunt(&mut self, hunt: &Hunt, moves: &[Move]) -> Verdict {
        let sought = hunt.sought();
        let before = self.moves.len();
        let mut miss = None;
        for &mv in moves {
            if !sought.contains(&mv) {
                self.misses += 1;
                miss = miss.or(Some(mv));
            } else if !self.moves.contains(&mv) {
                self.moves.push(mv);
            }
        }
        match miss {
            Some(mv) => Verdict::Miss(mv),
            None if self.moves.len() == before => Verdict::Again,
            None => Verdict::GoesOn,
        }
    }

    fn tally(&self, hunt: &Hunt) -> Verdict {
        let sought = hunt.sought().into_iter();
        let missing: Vec<Move> = sought.filter(|mv| !self.moves.contains(mv)).collect();
        if missing.is_empty() && self.misses == 0 {
            return Verdict::Right;
        }
        Verdict::Partly { found: self.moves.len() as u32, misses: self.misses, missing }
    }
}

const fn wrong(answer: Answer) -> Verdict {
    Verdict::Wrong { mistake: None, answer }
}
