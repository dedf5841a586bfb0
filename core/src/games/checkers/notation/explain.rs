//! The legal move that a list of squares means, or why there is none.

use super::Refusal;
use crate::games::Side;
use crate::games::checkers::side::king_row;
use crate::games::checkers::{Bitboard, Move, Position, Rank, Square};

/// The move that goes over these squares. Squares between the first and the last may be left
/// out where one move alone is left.
pub(in crate::games::checkers) fn find(
    position: &Position,
    asked: &[Square],
) -> Result<Move, Refusal> {
    let moves = position.legal_moves();
    if let Some(mv) = moves.iter().find(|mv| mv.squares().eq(asked.iter().copied())) {
        return Ok(*mv);
    }
    let mut fitting = moves.iter().filter(|mv| is_shortened(asked, **mv));
    match (fitting.next(), fitting.next(), asked) {
        (Some(mv), None, _) => Ok(*mv),
        (Some(mv), Some(_), _) => Err(Refusal::SeveralWays { from: mv.from(), to: mv.to() }),
        (None, _, [from, to, ..]) => Err(refusal(position, *from, *to, &asked[1..])),
        (None, _, [_]) => Err(Refusal::OtherForm),
        (None, _, []) => Err(Refusal::NoPass),
    }
}

/// Whether the squares are those of the move, some between the ends left out.
fn is_shortened(asked: &[Square], mv: Move) -> bool {
    let [first, .., last] = asked else { return false };
    let mut squares = mv.squares();
    *first == mv.from()
        && *last == mv.to()
        && asked.iter().all(|asked| squares.any(|s| s == *asked))
}

fn refusal(position: &Position, from: Square, to: Square, asked: &[Square]) -> Refusal {
    match position.piece_at(from) {
        None => return Refusal::EmptySquare(from),
        Some(piece) if piece.side != position.turn() => return Refusal::OpponentsPiece(from),
        Some(_) => {}
    }
    let by = position.jumpers();
    if !by.is_empty() && (!by.contains(from) || is_step(from, to)) {
        return Refusal::MustJump { by };
    }
    follow(position, from, asked)
}

/// Whether the squares are neighbours on a diagonal.
pub(super) fn is_step(from: Square, to: Square) -> bool {
    distance(from, to).is_some_and(|(rows, _)| rows.abs() == 1)
}

/// How many rows and columns lie between two squares of a diagonal.
fn distance(from: Square, to: Square) -> Option<(i8, i8)> {
    let rows = to.row() as i8 - from.row() as i8;
    let columns = to.column() as i8 - from.column() as i8;
    (rows != 0 && rows.abs() == columns.abs()).then_some((rows, columns))
}

/// Goes on from square to square until it becomes impossible.
fn follow(position: &Position, start: Square, asked: &[Square]) -> Refusal {
    let is_man = position.piece_at(start).is_some_and(|piece| piece.rank == Rank::Man);
    let (mut way, mut jumped) = (vec![start], Bitboard::EMPTY);
    for &to in asked {
        let from = way[way.len() - 1];
        if is_man && way.len() > 1 && king_row(position.turn()).contains(from) {
            return Refusal::Crowned { at: from };
        }
        if to != start && position.piece_at(to).is_some() {
            return Refusal::Occupied(to);
        }
        let Some((rows, columns)) = distance(from, to) else {
            return Refusal::OutOfReach { from, to };
        };
        if is_man && (rows > 0) != (position.turn() == Side::First) {
            return Refusal::ManBackward { from };
        }
        if way.len() == 1 && rows.abs() == 1 {
            return Refusal::StepEnds { at: to };
        }
        let (2, Some(over)) = (rows.abs(), from.offset(rows / 2, columns / 2)) else {
            return Refusal::OutOfReach { from, to };
        };
        match position.piece_at(over) {
            Some(piece) if over != start && piece.side == position.turn() => {
                return Refusal::OwnPiece { over };
            }
            Some(_) if jumped.contains(over) => return Refusal::JumpedTwice { over },
            Some(_) if over != start => jumped |= over.into(),
            _ => return Refusal::NothingToJump { over },
        }
        way.push(to);
    }
    Refusal::Unfinished { at: way[way.len() - 1], to: landings(position, &way) }
}

/// Where the next jump of a move can land that has begun with these squares.
fn landings(position: &Position, way: &[Square]) -> Bitboard {
    let next = |mv: Move| {
        let squares: Vec<Square> = mv.squares().collect();
        squares.strip_prefix(way)?.first().copied()
    };
    position.legal_moves().into_iter().filter_map(next).collect()
}
