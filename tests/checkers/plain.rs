//! The rules once more, written from their text with an array and no cleverness, to be
//! compared with.

use annabella::games::checkers::{Piece, Position, Rank, Square};
use annabella::games::{Rules, Side};

/// What stands on the eight rows of eight squares, Red's own row first, from Red's left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    board: [[Option<Piece>; 8]; 8],
    turn: Side,
}

/// The squares that a move touches, as rows and columns.
pub type Way = Vec<(usize, usize)>;

impl Plain {
    pub fn of(position: &Position) -> Plain {
        let mut board = [[None; 8]; 8];
        for square in Square::ALL {
            board[square.row() as usize][square.column() as usize] = position.piece_at(square);
        }
        Plain { board, turn: position.turn() }
    }

    /// The same in the bytes that a position gives of its board.
    pub fn bytes(&self) -> Vec<u8> {
        let byte = |piece: &Option<Piece>| match piece {
            None => 0,
            Some(Piece { side, rank }) => {
                let kind = if *rank == Rank::Man { 1 } else { 2 };
                kind + if *side == Side::First { 0 } else { 8 }
            }
        };
        self.board.iter().flatten().map(byte).collect()
    }

    pub fn moves(&self) -> Vec<Way> {
        let (mut jumps, mut steps) = (Vec::new(), Vec::new());
        for row in 0..8 {
            for column in 0..8 {
                let Some(piece) = self.board[row][column] else { continue };
                if piece.side != self.turn {
                    continue;
                }
                self.jumps(piece, &mut vec![(row, column)], &mut Vec::new(), &mut jumps);
                for (rows, columns) in directions(piece) {
                    if let Some(to) = moved((row, column), rows, columns)
                        && self.board[to.0][to.1].is_none()
                    {
                        steps.push(vec![(row, column), to]);
                    }
                }
            }
        }
        if jumps.is_empty() { steps } else { jumps }
    }

    /// Follows the jumps of a piece; those that cannot go on are moves.
    fn jumps(
        &self,
        piece: Piece,
        way: &mut Way,
        jumped: &mut Vec<(usize, usize)>,
        found: &mut Vec<Way>,
    ) {
        let at = *way.last().unwrap();
        let last_row = if piece.side == Side::First { 7 } else { 0 };
        let is_crowned = piece.rank == Rank::Man && at.0 == last_row;
        let mut goes_on = false;
        for (rows, columns) in directions(piece) {
            let (Some(over), Some(to)) =
                (moved(at, rows, columns), moved(at, 2 * rows, 2 * columns))
            else {
                continue;
            };
            let is_theirs = self.board[over.0][over.1].is_some_and(|it| it.side != piece.side);
            let is_free = self.board[to.0][to.1].is_none() || to == way[0];
            if is_crowned || !is_theirs || !is_free || jumped.contains(&over) {
                continue;
            }
            goes_on = true;
            way.push(to);
            jumped.push(over);
            self.jumps(piece, way, jumped, found);
            way.pop();
            jumped.pop();
        }
        if !goes_on && way.len() > 1 {
            found.push(way.clone());
        }
    }

    pub fn after(&self, way: &Way) -> Plain {
        let mut after = self.clone();
        let (from, to) = (way[0], *way.last().unwrap());
        let mut piece = after.board[from.0][from.1].take().unwrap();
        for pair in way.windows(2) {
            let [one, other] = pair else { unreachable!() };
            if one.0.abs_diff(other.0) == 2 {
                after.board[usize::midpoint(one.0, other.0)][usize::midpoint(one.1, other.1)] =
                    None;
            }
        }
        let last_row = if piece.side == Side::First { 7 } else { 0 };
        if to.0 == last_row {
            piece.rank = Rank::King;
        }
        after.board[to.0][to.1] = Some(piece);
        after.turn = !self.turn;
        after
    }
}

fn directions(piece: Piece) -> Vec<(isize, isize)> {
    let forward = if piece.side == Side::First { 1 } else { -1 };
    let mut directions = vec![(forward, -1), (forward, 1)];
    if piece.rank == Rank::King {
        directions.extend([(-forward, -1), (-forward, 1)]);
    }
    directions
}

fn moved(from: (usize, usize), rows: isize, columns: isize) -> Option<(usize, usize)> {
    let row = from.0.checked_add_signed(rows).filter(|row| *row < 8)?;
    let column = from.1.checked_add_signed(columns).filter(|column| *column < 8)?;
    Some((row, column))
}

/// The ways of a position's moves, as rows and columns.
pub fn ways(position: &Position) -> Vec<Way> {
    let place = |square: Square| (square.row() as usize, square.column() as usize);
    position.legal_moves().into_iter().map(|mv| mv.squares().map(place).collect()).collect()
}

/// Compares a position with the same in plain form.
pub fn compare(position: &Position, plain: &Plain) {
    assert_eq!(Rules::pieces(position), plain.bytes(), "{position}");
    let (mut ours, mut theirs) = (ways(position), plain.moves());
    assert_eq!(position.count_moves() as usize, theirs.len(), "{position}");
    assert_eq!(position.has_moves(), !theirs.is_empty(), "{position}");
    ours.sort();
    theirs.sort();
    assert_eq!(ours, theirs, "{position}");
}
