//! The board in letters, and who has more, for the eye.

use annabella::games::Side;
use annabella::games::chess::{Board, File, Piece, Position, Rank, Square, sight};

/// White's pieces less Black's, in pawns.
pub(crate) fn balance(board: &Board) -> i32 {
    let [white, black] = Side::ALL.map(|side| sight::material(board, side.into()) as i32);
    white - black
}

/// The board drawn with letters, eight lines and the files below.
pub(crate) fn board_grid(position: &Position, from_black: bool) -> Vec<String> {
    let (mut ranks, mut files) = (Rank::ALL, File::ALL);
    if from_black {
        files.reverse();
    } else {
        ranks.reverse();
    }
    let letter =
        |file, rank| position.piece_at(Square::new(file, rank)).map_or('.', Piece::to_char);
    let mut lines: Vec<String> = ranks
        .into_iter()
        .map(|rank| {
            let row = files.map(|file| format!(" {}", letter(file, rank)));
            format!("{} {}", rank.to_char(), row.concat())
        })
        .collect();
    lines.push(format!(
        "   {}",
        files.map(|file| format!("{} ", file.to_char())).concat().trim_end()
    ));
    lines
}
