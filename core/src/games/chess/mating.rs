//! Who can still mate: whether any series of legal moves, both sides helping,
//! ends with one side's mate (articles 5.2.b, 6.9, 7.4.b, 9.6 and B3.c).
//!
//! The answers are proofs. "Winnable" means that such a series was found or that
//! one is known to be there; "unwinnable" that there is none. What is left is
//! undecided. Nothing here reads a clock: an effort is a number of positions.
//! Repetition and the 50-move rule end a game only when somebody claims, so they
//! do not bound the series.
//!
//! The steps, the cheap ones first:
//!
//! 1. `material`: what no arrangement of these pieces can do.
//! 2. `pairs`: one piece each, where all positions have been looked at.
//! 3. `walls`: squares that no piece can ever reach, and mates that they exclude.
//! 4. `walk`: plays on as two helpers would, by eye.
//! 5. `explore`: visits all positions that can come up, promising ones first, now
//!    those near a mate and now those where the board opens.
//!
//! Beside them `forced` asks whether the game is over because no line of all but
//! forced moves leaves anything to mate with.

mod explore;
mod forced;
pub(super) mod material;
mod pairs;
mod reach;
mod walk;
mod walls;

use explore::{Explorer, Order};
use walk::Walks;

use crate::games::Winnability;

use super::{Color, Move, MoveKind, Position, Square};

/// How much a question may cost, in positions looked at; never a time, so that
/// the answer is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Budget(pub u32);

impl Budget {
    /// For the look after every move whether the game is dead (article 9.6).
    pub const QUICK: Budget = Budget(500);
    /// For a ruling: a fallen flag, a third illegal move, a claim (articles 6.9,
    /// 7.4.b, B3.c).
    pub const RULING: Budget = Budget(2_000_000);
}

impl Position {
    /// Whether `color` can still give mate by any series of legal moves, the
    /// other side's best help included.
    ///
    /// ```
    /// use annabella::games::Winnability;
    /// use annabella::games::chess::{Budget, Color, Position};
    ///
    /// let wall: Position = "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1".parse().unwrap();
    /// assert_eq!(wall.winnability(Color::White, Budget::RULING), Winnability::Unwinnable);
    /// ```
    pub fn winnability(&self, color: Color, budget: Budget) -> Winnability {
        self.winnability_and_cost(color, budget).0
    }

    /// The same, and how many positions it took.
    pub fn winnability_and_cost(&self, color: Color, budget: Budget) -> (Winnability, u32) {
        match self.can_win(color) {
            Some(true) => (Winnability::Winnable, 0),
            Some(false) => (Winnability::Unwinnable, 0),
            None => {
                let mut question = Question::new(self, color, budget);
                let answer = match question.answer(true) {
                    Finding::Mate(_) | Finding::Pair(_) => Winnability::Winnable,
                    Finding::Never => Winnability::Unwinnable,
                    Finding::Spent => Winnability::Undecided,
                };
                (answer, budget.0 - question.effort.left)
            }
        }
    }

    /// A series of legal moves that ends with mate by `color`, if one is found
    /// within the budget. It is a proof and need not be short. It may take more
    /// than [`winnability`](Position::winnability), which knows by a rule what one
    /// piece each can do; with [`Budget::RULING`] no position is known where the
    /// one says winnable and the other finds nothing.
    pub fn helpmate(&self, color: Color, budget: Budget) -> Option<Vec<Move>> {
        match self.can_win(color) {
            Some(true) => Some(Vec::new()),
            Some(false) => None,
            None => {
                let line = Question::new(self, color, budget).line()?;
                let seen = |mv| if color == Color::White { mv } else { turned_move(mv) };
                Some(line.into_iter().map(seen).collect())
            }
        }
    }

    /// Whether it was shown within the budget that neither side can mate by any
    /// series of legal moves: the game is drawn (articles 5.2.b and 9.6).
    ///
    /// With [`Budget::QUICK`] an open board, where nothing needs to be shown, is
    /// passed over at once.
    pub fn is_dead(&self, budget: Budget) -> bool {
        let mut effort = Effort { left: budget.0.saturating_mul(2) };
        forced::is_dead_within(self, budget, &mut effort)
    }
}

/// A position in which White is to mate, and what may be spent on it.
struct Question {
    position: Position,
    effort: Effort,
}

/// What came of a question.
enum Finding {
    /// White's mate, move by move.
    Mate(Vec<Move>),
    /// The way to one piece each, from where White is known to mate.
    Pair(Vec<Move>),
    /// White can never mate.
    Never,
    /// The budget is used up.
    Spent,
}

impl Question {
    fn new(position: &Position, winner: Color, budget: Budget) -> Question {
        let position = if winner == Color::White { *position } else { turned(position) };
        Question { position, effort: Effort { left: budget.0 } }
    }

    /// White's mate, move by move.
    fn line(mut self) -> Option<Vec<Move>> {
        match self.answer(true) {
            Finding::Mate(line) => Some(line),
            Finding::Pair(mut line) => {
                for &mv in &line {
                    self.position = self.position.after_legal(mv);
                }
                let Finding::Mate(rest) = self.answer(false) else { return None };
                line.extend(rest);
                Some(line)
            }
            Finding::Never | Finding::Spent => None,
        }
    }

    fn answer(&mut self, is_pair_enough: bool) -> Finding {
        let position = &self.position;
        if is_pair_enough && pairs::are_known(position) {
            return Finding::Pair(Vec::new());
        }
        let looks_closed = walls::looks_closed(position);
        if looks_closed && walls::keep_mate_out(position) {
            return Finding::Never;
        }
        let mut walks = Walks::new();
        if let Some(line) = walks.next(FIRST_WALKS, position, &mut self.effort) {
            return Finding::Mate(line);
        }
        if !looks_closed && walls::keep_mate_out(position) {
            return Finding::Never;
        }
        if let Some(line) = walks.next(SECOND_WALKS, position, &mut self.effort) {
            return Finding::Mate(line);
        }
        // now the one helps and now the other, so each gets its turn
        let mut explorer = Explorer::new(position, is_pair_enough);
        let mut share = 1_000_u32;
        while self.effort.left > 0 {
            for order in [Order::Mate, Order::Open] {
                match explorer.run(order, share, &mut self.effort) {
                    Finding::Spent => {}
                    finding => return finding,
                }
            }
            if let Some(line) = walks.next(share / 1_000, position, &mut self.effort) {
                return Finding::Mate(line);
            }
            share = share.saturating_mul(2);
        }
        Finding::Spent
    }
}

/// Walks before a proof that there is no mate is tried, and before all positions are
/// visited; they decide nearly all real positions.
const FIRST_WALKS: u32 = 4;
const SECOND_WALKS: u32 = 8;

/// How many positions may still be looked at.
struct Effort {
    left: u32,
}

impl Effort {
    /// Whether `count` more positions may be looked at; takes them off.
    fn spend(&mut self, count: u32) -> bool {
        let is_enough = self.left >= count;
        self.left = self.left.saturating_sub(count);
        is_enough
    }
}

/// The same position with the colours exchanged and the board turned over, so
/// that the side that is to mate is always White.
fn turned(position: &Position) -> Position {
    let mut turned = *position;
    let board = &mut turned.board;
    let black = position.board.by_color(Color::Black).0;
    board.diagonal = board.diagonal.swap_bytes();
    board.straight = board.straight.swap_bytes();
    board.stepper = board.stepper.swap_bytes();
    board.white = black.swap_bytes();
    turned.castling_rooks.0 = position.castling_rooks.0.swap_bytes();
    if let Some(square) = position.en_passant() {
        turned.en_passant = turned_square(square);
    }
    turned.turn = !position.turn;
    turned.key = turned.computed_key();
    turned
}

fn turned_square(square: Square) -> Square {
    Square::from_index(square.index() as u8 ^ 0b111_000)
}

fn turned_move(mv: Move) -> Move {
    let (from, to) = (turned_square(mv.from()), turned_square(mv.to()));
    match mv.kind() {
        MoveKind::Normal => Move::normal(from, to),
        MoveKind::EnPassant => Move::en_passant(from, to),
        MoveKind::Castle => Move::castle(from, to),
        MoveKind::Promotion(role) => Move::promotion(from, to, role),
    }
}
