//! The board in letters, and who has more, for the eye.

use annabella::games::chess::{Board, Color, File, Piece, Position, Rank, Role, Square};

/// The usual values, which the Laws do not know and players call approximate.
const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// White's pieces less Black's, in pawns.
pub(crate) fn balance(board: &Board) -> i32 {
    let worth = |color| {
        let count = |role| board.pieces(color, role).len() as i32;
        Role::ALL.into_iter().map(|role| count(role) * value(role)).sum::<i32>()
    };
    worth(Color::White) - worth(Color::Black)
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
