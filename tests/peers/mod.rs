//! The same position and moves in three libraries, for tests that compare them.

use annabella::games::chess::{Move, Position};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

/// Departure, arrival (castling: the rook's square) and promotion letter.
pub type PlainMove = (usize, usize, Option<char>);

/// Our legal moves, sorted.
pub fn our_moves(position: &Position) -> Vec<PlainMove> {
    let mut moves: Vec<_> = position.legal_moves().into_iter().map(plain).collect();
    moves.sort_unstable();
    moves
}

pub fn plain(mv: Move) -> PlainMove {
    let promotion = mv.promoted_to().map(annabella::games::chess::Role::to_char);
    (mv.from().index(), mv.to().index(), promotion)
}

/// shakmaty's legal moves, sorted.
pub fn shakmaty_moves(position: &shakmaty::Chess) -> Vec<PlainMove> {
    let mut moves: Vec<_> = position.legal_moves().iter().map(plain_shakmaty).collect();
    moves.sort_unstable();
    moves
}

pub fn plain_shakmaty(mv: &shakmaty::Move) -> PlainMove {
    // for castling shakmaty's `to` is the rook's square already
    let from = mv.from().expect("chess has no drops");
    (from as usize, mv.to() as usize, mv.promotion().map(shakmaty::Role::char))
}

/// cozy-chess's legal moves, sorted.
pub fn cozy_moves(board: &cozy_chess::Board) -> Vec<PlainMove> {
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(plain_cozy));
        false
    });
    moves.sort_unstable();
    moves
}

pub fn plain_cozy(mv: cozy_chess::Move) -> PlainMove {
    (mv.from as usize, mv.to as usize, mv.promotion.map(char::from))
}

/// shakmaty's position of a FEN; Chess960 castling serves both games.
pub fn shakmaty_position(fen: &str) -> shakmaty::Chess {
    let fen: Fen = fen.parse().expect("shakmaty reads the FEN");
    fen.into_position(CastlingMode::Chess960).expect("shakmaty accepts the position")
}

/// shakmaty's FEN, the en passant square only where a capture is legal.
pub fn shakmaty_fen(position: &shakmaty::Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// cozy-chess's board of a Shredder-FEN.
pub fn cozy_board(shredder_fen: &str) -> cozy_chess::Board {
    cozy_chess::Board::from_fen(shredder_fen, true).expect("cozy-chess accepts the position")
}
