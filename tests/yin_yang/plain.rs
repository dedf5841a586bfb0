//! The rules once more, written from their text with an array and no cleverness, to be
//! compared with.

use std::collections::BTreeSet;

use annabella::games::Side;
use annabella::games::yin_yang::{Point, Position};

/// Column and row from the first player's near left.
pub type Place = (usize, usize);

/// What stands on a board, row by row.
pub type Board = Vec<Vec<Option<Side>>>;

/// A game so far.
#[derive(Clone, Debug)]
pub struct Plain {
    pub board: Board,
    pub turn: Side,
    pub captures: [u16; 2],
    pub target: u16,
    pub passes: u8,
    /// The boards that must not come back, this one included.
    pub past: Vec<Board>,
}

impl Plain {
    pub fn of(position: &Position) -> Plain {
        let size = position.size();
        let at = |column, row| Point::at(column, row).and_then(|point| position.stone_at(point));
        let row = |row| (0..size.columns()).map(|column| at(column, row)).collect();
        let board: Board = (0..size.rows()).map(row).collect();
        Plain {
            past: vec![board.clone()],
            board,
            turn: position.turn(),
            captures: Side::ALL.map(|side| position.captures(side)),
            target: u16::from(position.target()),
            passes: position.passes(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.passes == 2 || self.captures.iter().any(|count| *count >= self.target)
    }

    pub fn places(&self) -> Vec<Place> {
        let columns = self.board[0].len();
        (0..self.board.len()).flat_map(|row| (0..columns).map(move |c| (c, row))).collect()
    }

    /// All that is connected with the stone on a place, and its liberties.
    pub fn group(&self, place: Place) -> (BTreeSet<Place>, BTreeSet<Place>) {
        let side = self.board[place.1][place.0];
        let (mut stones, mut liberties) = (BTreeSet::from([place]), BTreeSet::new());
        let mut left = vec![place];
        while let Some(place) = left.pop() {
            for (column, row) in self.beside(place) {
                if self.board[row][column].is_none() {
                    liberties.insert((column, row));
                } else if self.board[row][column] == side && stones.insert((column, row)) {
                    left.push((column, row));
                }
            }
        }
        (stones, liberties)
    }

    fn beside(&self, (column, row): Place) -> Vec<Place> {
        let mut beside = Vec::new();
        if column > 0 {
            beside.push((column - 1, row));
        }
        if row > 0 {
            beside.push((column, row - 1));
        }
        if column + 1 < self.board[0].len() {
            beside.push((column + 1, row));
        }
        if row + 1 < self.board.len() {
            beside.push((column, row + 1));
        }
        beside
    }

    /// The game after a stone of whichever side, and how many stones it captures; none where
    /// it is forbidden, with a word for why.
    pub fn after(&self, side: Side, place: Place) -> Result<(Plain, u16), &'static str> {
        if self.board[place.1][place.0].is_some() {
            return Err("occupied");
        }
        let mut after = self.clone();
        after.board[place.1][place.0] = Some(side);
        let mut captured = 0;
        for other in self.beside(place) {
            if after.board[other.1][other.0] != Some(!side) {
                continue;
            }
            let (stones, liberties) = after.group(other);
            if liberties.is_empty() {
                captured += stones.len() as u16;
                for (column, row) in stones {
                    after.board[row][column] = None;
                }
            }
        }
        if after.group(place).1.is_empty() {
            return Err("suicide");
        }
        if self.past.contains(&after.board) {
            return Err("repetition");
        }
        after.past.push(after.board.clone());
        after.captures[side as usize] += captured;
        after.turn = !side;
        after.passes = 0;
        Ok((after, captured))
    }

    /// The board after a stone of the side to move, whether it has been there before or not.
    pub fn after_without_past(&self, place: Place) -> Option<Board> {
        let free = Plain { past: Vec::new(), ..self.clone() };
        free.after(self.turn, place).ok().map(|(after, _)| after.board)
    }

    pub fn after_pass(&self) -> Plain {
        Plain { turn: !self.turn, passes: self.passes + 1, ..self.clone() }
    }
}

pub fn point((column, row): Place) -> Point {
    Point::at(column as u8, row as u8).expect("a place of a board")
}

pub fn place(point: Point) -> Place {
    (usize::from(point.column()), usize::from(point.row()))
}
