//! The hand on the board: the arrow keys, and what they pick up and put down.

use annabella::games::{Hand, Path, Reach, Tapped};

use super::App;
use crate::play::screen::look;
use crate::play::table::Table;

impl App {
    /// Moves the cursor by columns and rows as they are seen, past squares on which nothing
    /// ever stands: along a row to the next one, from row to row to the other one of two
    /// columns, and back.
    pub(super) fn walk(&mut self, columns: i16, rows: i16) {
        let Some(cursor) = self.cursor else {
            self.cursor = Some(self.first_cursor());
            return;
        };
        let turn = if self.table.is_from_second() { -1 } else { 1 };
        let (columns, rows) = (columns * turn, rows * turn);
        let is_used = |point: &u16| look::is_used(self.kind(), *point);
        let next = self.step(cursor, columns, rows);
        self.cursor = next
            .filter(is_used)
            .or_else(|| self.step(next?, columns, 0).filter(is_used))
            .or_else(|| next.map(|next| next ^ 1).filter(|_| columns == 0))
            .or(Some(cursor));
    }

    /// The point so many columns and rows further, if it is on the board.
    fn step(&self, point: u16, columns: i16, rows: i16) -> Option<u16> {
        let shape = self.shape();
        let width = u16::from(shape.columns);
        let column = (point % width).checked_add_signed(columns)?;
        let row = (point / width).checked_add_signed(rows)?;
        (column < width && row < shape.rows.into()).then_some(row * width + column)
    }

    pub(super) fn first_cursor(&self) -> u16 {
        look::first_cursor(self.kind(), self.near_side(), self.shape())
    }

    pub(super) fn pick_or_put(&mut self) {
        if self.table.is_asked() {
            return;
        }
        if self.table.is_waiting_to_start() {
            self.answer_with(Table::begin);
            return;
        }
        match self.cursor {
            Some(cursor) => self.tap(cursor),
            None => self.cursor = Some(self.first_cursor()),
        }
    }

    fn tap(&mut self, point: u16) {
        let tapped = self.tapped(point);
        let begun = std::mem::take(&mut self.chosen);
        match tapped {
            Tapped::Chosen(points) if points.len() != 1 || self.can_pick(point) => {
                self.chosen = points;
            }
            Tapped::Chosen(_) | Tapped::Nothing | Tapped::NotYours => {
                self.answer_with(|table| table.moves_of(point));
            }
            Tapped::Promotes(points) => {
                let said = self.table.put(&points);
                self.say(said);
            }
            Tapped::Unclear => {
                self.move_over(&begun, point);
                // what comes next is still open
                self.chosen = begun;
            }
            Tapped::Moved(path) => {
                let is_legal = self.reaches().iter().any(|reach| reach.path == path);
                if !is_legal && self.table.is_strict() && !self.table.is_repeating() {
                    // a hand that wanders does not announce a move
                    let said = self.table.why_not(path);
                    self.say(said);
                } else {
                    self.move_over(&begun, point);
                }
            }
        }
    }

    /// What comes of a tap.
    fn tapped(&self, point: u16) -> Tapped {
        let (pieces, moves) = (self.table.pieces(), self.reaches());
        let turn = self.table.position_seen().turn();
        let hand = Hand { pieces: &pieces, turn, moves: &moves };
        match &self.chosen[..] {
            chosen if !self.hides_pieces() => hand.tap(chosen, point),
            // whether something stands there is not to be seen
            [] if hand.is_placed() => Path::new(&[point], 0).map_or(Tapped::Nothing, Tapped::Moved),
            [] if self.table.is_persons_turn() => Tapped::Chosen(vec![point]),
            [] => Tapped::Nothing,
            chosen if chosen.contains(&point) => Tapped::Chosen(Vec::new()),
            chosen => hand.go(chosen, point),
        }
    }

    /// Whether a piece can be taken into the hand.
    fn can_pick(&self, point: u16) -> bool {
        let may_move = || self.table.is_repeating() || !self.targets(&[point]).is_empty();
        self.table.is_persons_turn() && (self.hides_pieces() || may_move())
    }

    /// Says the move as if it had been typed: it is made, announced or repeated.
    fn move_over(&mut self, begun: &[u16], point: u16) {
        let mut points = begun.to_vec();
        if points.last() != Some(&point) {
            points.push(point);
        }
        if let Some(path) = Path::new(&points, 0) {
            self.hear(&self.table.shape().write_path(path).to_string());
        }
    }

    fn reaches(&self) -> Vec<Reach> {
        self.table.moves_seen().into_iter().map(|(reach, _)| reach).collect()
    }

    /// Where a move that begins with these points can go on or end.
    pub(in crate::play::screen) fn targets(&self, chosen: &[u16]) -> Vec<u16> {
        let ends = |reach: &Reach| {
            let points = reach.path.points();
            points
                .get(chosen.len())
                .filter(|_| points.len() > 2)
                .copied()
                .into_iter()
                .chain([end(reach)])
        };
        self.going_on(chosen).iter().flat_map(|(reach, _)| ends(reach)).collect()
    }

    /// What it can take.
    pub(in crate::play::screen) fn victims(&self, chosen: &[u16]) -> Vec<u16> {
        self.going_on(chosen).into_iter().flat_map(|(_, captured)| captured).collect()
    }

    /// The moves that begin so, and what each takes, where that is to be seen.
    fn going_on(&self, chosen: &[u16]) -> Vec<(Reach, Vec<u16>)> {
        if chosen.is_empty() || self.hides_pieces() || self.table.is_repeating() {
            return Vec::new();
        }
        let mut moves = self.table.moves_seen();
        moves.retain(|(reach, _)| reach.path.points().starts_with(chosen));
        moves
    }

    /// The points of the last move.
    pub(in crate::play::screen) fn last_points(&self) -> Vec<u16> {
        let Some(mv) = self.table.last_move() else { return Vec::new() };
        let reach = Reach::from(mv);
        let points = reach.path.points();
        let before = &points[..points.len().saturating_sub(1)];
        before.iter().copied().chain([end(&reach)]).collect()
    }
}

/// Where the piece that moves is afterwards; for castling that is the king,
/// unless the rook's square is the clearer one to choose.
fn end(reach: &Reach) -> u16 {
    let points = reach.path.points();
    let (first, last) = (points.first().copied(), points.last().copied());
    let is_step = first.is_some_and(|first| first.abs_diff(reach.arrival) < 2);
    if is_step { last.unwrap_or(reach.arrival) } else { reach.arrival }
}
