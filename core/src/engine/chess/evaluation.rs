//! What a position is worth without looking further: material and where the
//! pieces stand, pawns, mobility, and the safety of the kings.
//!
//! Each term has a worth for the middlegame and one for the endgame, and the
//! material left decides between them (chessprogramming.org, "Tapered Eval").
//! The numbers come from formulas over files and ranks and from common sense;
//! they are in centipawns.

mod pawns;
mod pieces;
mod squares;
mod tapered;

use super::exchange::value;
use super::score::EVALUATION_BOUND;
use crate::games::chess::{Bitboard, Board, Color, Position, Role};
use tapered::{Tapered, tapered};

/// The right to move.
const TEMPO: i32 = 12;
const BISHOP_PAIR: Tapered = tapered(26, 42);
/// A right to castle, which keeps the king from walking.
const CASTLING_RIGHT: Tapered = tapered(14, 0);

/// The worth of `position` to its mover, in centipawns, within
/// [`EVALUATION_BOUND`].
///
/// The same position with colours exchanged is worth the same.
pub(super) fn evaluate(position: &Position) -> i32 {
    let board = position.board();
    let own = worth(position, position.turn());
    let other = worth(position, !position.turn());
    let balance = (own - other).at_phase(phase(board));
    let ending = driving(board, position.turn()) - driving(board, !position.turn());
    let value = (balance + ending) / winning_chance(board, position.turn(), balance);
    (value + TEMPO).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// All that one side has.
fn worth(position: &Position, color: Color) -> Tapered {
    let board = position.board();
    let mut worth = squares::material(board, color)
        + pawns::structure(board, color)
        + pieces::activity(board, color)
        + pieces::shelter(board, color);
    let bishops = board.pieces(color, Role::Bishop);
    if bishops.intersects(Bitboard::LIGHT) && bishops.intersects(Bitboard::DARK) {
        worth += BISHOP_PAIR;
    }
    let rights = position.castling_rooks() & Bitboard::rank(color.back_rank());
    worth + CASTLING_RIGHT * rights.len() as i32
}

/// 24 with all officers on the board, 0 with none.
fn phase(board: &Board) -> i32 {
    let minors = (board.by_role(Role::Knight) | board.by_role(Role::Bishop)).len();
    let rooks = board.by_role(Role::Rook).len();
    let queens = board.by_role(Role::Queen).len();
    (minors + 2 * rooks + 4 * queens).min(24) as i32
}

fn officers_value(board: &Board, color: Color) -> i32 {
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| value(role) * board.pieces(color, role).len() as i32)
        .sum()
}

/// Against a bare king: the nearer to the edge it is driven and the nearer the
/// own king comes, the nearer is mate.
fn driving(board: &Board, color: Color) -> i32 {
    if board.by_color(!color).has_several() || officers_value(board, color) < value(Role::Rook) {
        return 0;
    }
    let king = |color| board.pieces(color, Role::King).first();
    let (Some(own), Some(driven)) = (king(color), king(!color)) else { return 0 };
    let files = (own.file() as i32 - driven.file() as i32).abs();
    let ranks = (own.rank() as i32 - driven.rank() as i32).abs();
    36 * (6 - squares::centrality(driven)) + 18 * (14 - files - ranks)
}

/// By what the advantage is divided: without pawns, less than a rook more wins
/// rarely (chessprogramming.org, "Draw Evaluation").
fn winning_chance(board: &Board, mover: Color, balance: i32) -> i32 {
    let stronger = if balance >= 0 { mover } else { !mover };
    let lead = officers_value(board, stronger) - officers_value(board, !stronger);
    let has_pawns = !board.pieces(stronger, Role::Pawn).is_empty();
    if has_pawns || lead >= value(Role::Rook) - value(Role::Pawn) { 1 } else { 8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::{Piece, Setup, Square};

    fn mirrored(position: &Position) -> Position {
        let setup = Setup::from(position);
        let flip = |square: Square| Square::from_index(square.index() as u8 ^ 0o70);
        let mut mirrored = Setup { turn: !setup.turn, ..setup.clone() };
        mirrored.castling_rooks = setup.castling_rooks.into_iter().map(flip).collect();
        mirrored.en_passant = setup.en_passant.map(flip);
        for square in Square::ALL {
            let piece = setup.board.piece_at(square);
            let piece = piece.map(|Piece { color, role }| Piece { color: !color, role });
            mirrored.board.set(flip(square), piece);
        }
        mirrored.position().unwrap().0
    }

    const POSITIONS: [&str; 6] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQ - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "8/8/2k5/8/4P3/3K4/8/7R b - - 0 1",
        "8/8/2k5/8/8/3K4/8/7R w - - 0 1",
    ];

    #[test]
    fn colours_do_not_matter() {
        for fen in POSITIONS {
            let position: Position = fen.parse().unwrap();
            assert_eq!(evaluate(&position), evaluate(&mirrored(&position)), "{fen}");
        }
    }

    #[test]
    fn the_start_is_level_and_a_queen_is_much() {
        let start = Position::default();
        assert_eq!(evaluate(&start), TEMPO);
        let odds: Position =
            "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -".parse().unwrap();
        assert!((850..1150).contains(&evaluate(&odds)), "{}", evaluate(&odds));
    }

    #[test]
    fn many_queens_stay_within_bounds() {
        let row = "QQQQQQQQ";
        let fen = format!("k7/8/{row}/{row}/{row}/{row}/{row}/QQQQQQQK b - -");
        let position: Position = fen.parse().unwrap();
        assert_eq!(evaluate(&position), -EVALUATION_BOUND);
    }

    #[test]
    fn a_minor_piece_alone_wins_little() {
        let position: Position = "4k3/8/8/8/3p4/8/8/2B1K3 w - -".parse().unwrap();
        assert!(evaluate(&position).abs() < 60);
    }
}
