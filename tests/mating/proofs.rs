//! What shows that an answer is right, without the code that gave it.

use std::collections::HashSet;

use annabella::games::chess::{Board, Color, Move, Piece, Position, Setup, Square, Status};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Plays the line move by move: it must be legal and end with mate by `color`.
pub fn assert_mates(start: &Position, color: Color, line: &[Move]) {
    let mut position = *start;
    for &mv in line {
        assert!(position.legal_moves().contains(&mv), "{mv:?} in {position}, from {start}");
        position = position.after(mv).unwrap();
    }
    assert_eq!(position.status(), Status::Checkmate, "the end of the line from {start}");
    assert_eq!(position.turn(), !color, "the line from {start}");
}

/// Whether `color` mates in any position that can come up; `None` when there are
/// more than `most`. A bare king never mates, so what follows is not counted.
pub fn mates_anywhere(start: &Position, color: Color, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([start.key()]);
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        if position.board().by_color(color).len() == 1 {
            continue;
        }
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() && position.turn() != color {
            return Some(true);
        }
        for mv in moves {
            let next = position.after_legal(mv);
            if seen.insert(next.key()) {
                open.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// Whether `color` comes to mate in `games` random games of `plies` at most, in
/// which a mate in one is never missed.
pub fn mates_by_chance(start: &Position, color: Color, games: u64, plies: usize) -> bool {
    (0..games).any(|seed| {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut position = *start;
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let next: Vec<Position> = moves.iter().map(|&mv| position.after_legal(mv)).collect();
            if position.turn() == color
                && next.iter().any(|next| next.is_check() && !next.has_legal_move())
            {
                return true;
            }
            position = next[random.next_u32() as usize % next.len()];
        }
        false
    })
}

/// The board turned over and the colours exchanged.
pub fn swapped(position: &Position) -> Position {
    let square = |square: Square| Square::from_index(square.index() as u8 ^ 0b111_000);
    let mut setup = moved(position, square, |color| !color);
    setup.turn = !position.turn();
    setup.position().unwrap().0
}

/// The board seen in a mirror, the a-file for the h-file; only without castling
/// rights is it the same game.
pub fn mirrored(position: &Position) -> Option<Position> {
    let square = |square: Square| Square::from_index(square.index() as u8 ^ 0b000_111);
    let setup = moved(position, square, |color| color);
    position.castling_rooks().is_empty().then(|| setup.position().unwrap().0)
}

fn moved(
    position: &Position,
    square: impl Fn(Square) -> Square,
    color: impl Fn(Color) -> Color,
) -> Setup {
    let mut setup = Setup::from(position);
    setup.board = Board::EMPTY;
    for from in position.board().occupied() {
        let piece = position.piece_at(from);
        let piece = piece.map(|Piece { color: of, role }| Piece { color: color(of), role });
        setup.board.set(square(from), piece);
    }
    setup.castling_rooks = position.castling_rooks().into_iter().map(&square).collect();
    setup.en_passant = position.en_passant().map(&square);
    setup
}
