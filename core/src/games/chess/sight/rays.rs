use crate::games::chess::Square;

/// A step to a neighbouring square, as files to the right and ranks up, as White sees
/// the board.
pub type Direction = (i8, i8);

/// The directions of a bishop, clockwise from White's upper right.
pub const DIAGONALS: [Direction; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The directions of a rook, clockwise from where White looks.
pub const STRAIGHTS: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// All directions of a king, clockwise from where White looks.
pub const AROUND: [Direction; 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The squares from one outwards to the edge of the board, without itself.
///
/// ```
/// use annabella::games::chess::{Square, sight};
///
/// let diagonal: Vec<Square> = sight::ray(Square::F6, (1, 1)).collect();
/// assert_eq!(diagonal, [Square::G7, Square::H8]);
/// ```
pub fn ray(from: Square, (files, ranks): Direction) -> impl Iterator<Item = Square> {
    std::iter::successors(from.offset(files, ranks), move |at| at.offset(files, ranks))
}
