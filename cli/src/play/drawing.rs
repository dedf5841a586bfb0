//! The board in letters, for the eye.

use annabella::games::Position;
use annabella::games::chess::{self, File, Piece, Rank, Square};

/// The board drawn with letters, eight lines and the files below.
pub(crate) fn board_grid(position: &Position, from_black: bool) -> Vec<String> {
    match position {
        Position::Chess(position) => chess_grid(position, from_black),
    }
}

fn chess_grid(position: &chess::Position, from_black: bool) -> Vec<String> {
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
