//! The hand on the board: the arrow keys, and what they pick up and put down.

use annabella::games::chess::{File, Move, Position, Rank, Square};

use super::App;
use crate::play::table::Table;

impl App {
    /// Moves the cursor by files and ranks as they are seen.
    pub(super) fn walk(&mut self, files: i8, ranks: i8) {
        let turn = if self.table.is_from_black() { -1 } else { 1 };
        self.cursor = Some(match self.cursor {
            Some(square) => square.offset(files * turn, ranks * turn).unwrap_or(square),
            None => self.first_cursor(),
        });
    }

    pub(super) fn first_cursor(&self) -> Square {
        let rank = if self.table.is_from_black() { Rank::Seventh } else { Rank::Second };
        Square::new(File::E, rank)
    }

    pub(super) fn pick_or_put(&mut self) {
        if self.table.is_asked() {
            return;
        }
        if self.table.is_waiting_to_start() {
            self.answer_with(Table::begin);
            return;
        }
        let Some(cursor) = self.cursor else {
            self.cursor = Some(self.first_cursor());
            return;
        };
        match self.picked {
            Some(picked) if picked == cursor => self.picked = None,
            Some(picked) => self.put(picked, cursor),
            None => self.pick(cursor),
        }
    }

    fn pick(&mut self, square: Square) {
        if self.hides_pieces() && self.table.is_persons_turn() {
            // whether something stands there is not to be seen
            self.picked = Some(square);
            return;
        }
        if self.table.is_repeating() && self.piece_at(square).is_some() {
            // the opponent's move is repeated by making it
            self.picked = Some(square);
            return;
        }
        let Some(position) = self.table.chess() else { return };
        let is_own = position.board().color_at(square) == Some(position.turn());
        if is_own && self.table.is_persons_turn() && !self.targets(square).is_empty() {
            self.picked = Some(square);
        } else {
            self.answer_with(|table| table.moves_of(square));
        }
    }

    fn put(&mut self, from: Square, to: Square) {
        self.picked = None;
        if self.table.is_repeating() {
            self.hear(&format!("{from}{to}"));
            return;
        }
        let Some(position) = self.table.chess().copied() else { return };
        let moves = position.legal_moves();
        let is_promotion =
            moves.iter().any(|mv| mv.from() == from && mv.to() == to && mv.promoted_to().is_some());
        if is_promotion {
            self.said = self.table.put(from, to);
            return;
        }
        // castling is the king's way or the rook's square
        let is_legal =
            moves.iter().any(|mv| mv.from() == from && (mv.to() == to || arrival(*mv) == to));
        let is_seen = !self.hides_pieces();
        if !is_legal && is_seen && position.board().color_at(to) == Some(position.turn()) {
            self.pick(to);
        } else if !is_legal && self.table.is_strict() {
            // a hand that wanders does not announce a move
            self.said = self.table.why_not(from, to);
        } else {
            self.hear(&format!("{from}{to}"));
        }
    }

    /// Where the piece on a square can be put down.
    pub(in crate::play::screen) fn targets(&self, from: Square) -> Vec<Square> {
        if self.hides_pieces() || self.table.is_repeating() {
            return Vec::new();
        }
        let moves = self.table.chess().map_or_else(Vec::new, Position::legal_moves);
        moves.into_iter().filter(|mv| mv.from() == from).map(arrival).collect()
    }

    /// The squares of the last move.
    pub(in crate::play::screen) fn last_squares(&self) -> Vec<Square> {
        match self.table.last_move() {
            Some(mv) => vec![mv.from(), arrival(mv)],
            None => Vec::new(),
        }
    }
}

/// Where the piece that moves is afterwards; for castling that is the king,
/// unless the rook's square is the clearer one to choose.
fn arrival(mv: Move) -> Square {
    let target = mv.arrival();
    let is_step = mv.from().index().abs_diff(target.index()) < 2;
    if mv.is_castle() && is_step { mv.to() } else { target }
}
