//! The shortest way to the move for the forms that nearly all moves have, such
//! as `e4`, `exd5`, `Nf3` and `Qxe5+`, with English letters.

use crate::games::chess::notation::request::PieceMove;
use crate::games::chess::{Bitboard, File, Move, Position, Rank, Role, Square};

/// The legal move in such a text; `None` if there is none, or if the text has to
/// be looked at more closely.
#[inline]
pub(super) fn find(position: &Position, text: &[u8]) -> Option<Move> {
    let text = match text {
        [text @ .., b'+' | b'#'] => text,
        _ => text,
    };
    let (role, from, to) = match *text {
        [file, rank] => {
            let to = square(file, rank)?;
            (Role::Pawn, Bitboard::file(to.file()), to)
        }
        [letter, file, rank] | [letter, b'x', file, rank] => {
            let to = square(file, rank)?;
            match letter {
                b'N' => (Role::Knight, Bitboard::FULL, to),
                b'B' => (Role::Bishop, Bitboard::FULL, to),
                b'R' => (Role::Rook, Bitboard::FULL, to),
                b'Q' => (Role::Queen, Bitboard::FULL, to),
                b'K' => (Role::King, Bitboard::FULL, to),
                b'a'..=b'h' if letter != file && text.len() == 4 => {
                    (Role::Pawn, Bitboard::file(File::new(letter - b'a')), to)
                }
                _ => return None,
            }
        }
        _ => return None,
    };
    PieceMove { role, from, to, promotion: None }.find(position)
}

#[inline]
const fn square(file: u8, rank: u8) -> Option<Square> {
    if matches!(file, b'a'..=b'h') && matches!(rank, b'1'..=b'8') {
        Some(Square::new(File::new(file - b'a'), Rank::new(rank - b'1')))
    } else {
        None
    }
}
