//! Answers about a chess board.

mod board;
mod captured;
mod helping;
mod lines;
mod moves;
pub(in crate::speech) mod names;
mod pieces;
mod rights;

use std::ops::Deref;

use crate::games::chess::{Board, Move, Position};
use crate::games::{self, Side};
use crate::session::{NewGame, State};
use crate::speech::inquiry::Inquiry;
use crate::speech::question::ChessQuestion;
use crate::speech::utterance::Utterance;
use crate::speech::{Phrase, Question, Reading, Speaker};

impl Speaker {
    /// What stands in the position after so many moves of both sides, for the arbiter, who
    /// restores it (article 7.5).
    pub fn position_to_restore(&self, state: &State, plies: usize) -> Vec<Phrase> {
        let board = Question::Chess(ChessQuestion::Board(Reading::Pieces));
        let past = state.past(plies);
        past.map_or_else(Vec::new, |past| self.answer(&board, &past, None, past.time()))
    }
}

/// A question about a chess board, and what its answer depends on.
pub(in crate::speech) struct ChessInquiry<'a> {
    inquiry: Inquiry<'a>,
    position: &'a Position,
    /// As the asker has it before him (articles E2.1, E2.7).
    board: Board,
}

impl<'a> Deref for ChessInquiry<'a> {
    type Target = Inquiry<'a>;

    fn deref(&self) -> &Inquiry<'a> {
        &self.inquiry
    }
}

impl<'a> ChessInquiry<'a> {
    pub(in crate::speech) fn new(inquiry: Inquiry<'a>, position: &'a Position) -> ChessInquiry<'a> {
        let board = match inquiry.asker {
            Some(asker) => inquiry.state.board_of(asker),
            None => *position.board(),
        };
        ChessInquiry { inquiry, position, board }
    }

    pub(in crate::speech) fn answer(&self, question: ChessQuestion) -> Vec<Utterance> {
        match question {
            ChessQuestion::Where { color, role } => self.places(color, role),
            ChessQuestion::On(square) => vec![self.on_square(square)],
            ChessQuestion::File(file) => vec![self.file(file)],
            ChessQuestion::Rank(rank) => vec![self.rank(rank)],
            ChessQuestion::Diagonals(square) => self.diagonals(square),
            ChessQuestion::Lines(square) => self.lines(square),
            ChessQuestion::Next { role, color, from, is_backward } => {
                vec![self.next(role, color, from, is_backward)]
            }
            ChessQuestion::Neighbours(square) => vec![self.neighbours(square)],
            ChessQuestion::Shade(square) => vec![self.shade(square)],
            ChessQuestion::Count { color, role } => self.numbers(color, role),
            ChessQuestion::Moves(square) => self.moves(square),
            ChessQuestion::MovesOf(role) => self.moves_of(role),
            ChessQuestion::MovesInHand => self.moves_in_hand(),
            ChessQuestion::Captures(square) => self.captures(square),
            ChessQuestion::Check(side) => vec![self.check(side)],
            ChessQuestion::Castling => self.castling(),
            ChessQuestion::EnPassant => vec![self.en_passant()],
            ChessQuestion::Board(reading) => self.board(reading),
            ChessQuestion::Material => self.material(),
            ChessQuestion::Attacks(square) => vec![self.attacks(square)],
            ChessQuestion::Attackers(square) => self.attackers(square),
            ChessQuestion::Defenders(square) => vec![self.defenders(square)],
            ChessQuestion::Pins => self.pins(),
            ChessQuestion::Hanging => self.hanging(),
            ChessQuestion::Checks => self.checks(),
            ChessQuestion::Mates => self.mates(),
        }
    }

    fn position(&self) -> &'a Position {
        self.position
    }

    /// The moves of chess that are left to the player on move.
    pub(super) fn moves_left(&self) -> Vec<Move> {
        self.state.moves_left().into_iter().filter_map(games::Move::chess).collect()
    }
}

impl Speaker {
    /// A position in one sentence for each side, that of `first` first.
    pub(in crate::speech) fn position_told(
        &self,
        position: &Position,
        first: Side,
    ) -> Vec<Utterance> {
        // a game that begins there; a position that can be played can begin a game
        let setup = NewGame { position: (*position).into(), ..NewGame::default() };
        let state = State::new(setup).unwrap_or_default();
        let inquiry = Inquiry { speaker: self, state: &state, asker: Some(first), now: 0 };
        ChessInquiry::new(inquiry, position).armies()
    }
}
