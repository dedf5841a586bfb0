//! The board in letters, for the eye.

use annabella::games::chess::{self, File, Piece, Rank, Square};
use annabella::games::{Position, Rules, Side, checkers, yin_yang};

/// The board drawn with letters, eight lines and the files below.
pub(crate) fn board_grid(position: &Position, from_second: bool) -> Vec<String> {
    match position {
        Position::Chess(position) => chess_grid(position, from_second),
        Position::Checkers(position) => checkers_grid(position, from_second, true),
        Position::YinYang(position) => stones_grid(position, from_second),
    }
}

/// The same without the names of its squares, rows and columns.
pub(crate) fn board_grid_alone(position: &Position, from_second: bool) -> Vec<String> {
    if let Position::Checkers(position) = position {
        return checkers_grid(position, from_second, false);
    }
    let mut lines = board_grid(position, from_second);
    // the last one has the columns, and each begins with its row
    lines.pop();
    lines.iter().map(|line| line.chars().skip(ROW_NAME).collect()).collect()
}

/// How many letters the name of a row has before it, with what stands between.
const ROW_NAME: usize = 3;

/// Men in small letters, kings in capitals, and the number of each square where nothing
/// stands, so that a move can be read off.
fn checkers_grid(
    position: &checkers::Position,
    from_second: bool,
    has_numbers: bool,
) -> Vec<String> {
    let pieces = Rules::pieces(position);
    let cell = |point: usize| match (pieces[point], checkers::Square::from_point(point as u16)) {
        (_, None) => "   ".to_owned(),
        (0, Some(square)) if has_numbers => format!("{square:>3}"),
        (0, Some(_)) => "  .".to_owned(),
        (byte, Some(_)) => format!("  {}", letter(byte)),
    };
    let mut rows: Vec<String> = (0..8)
        .rev()
        .map(|row| {
            let columns = (0..8).map(|column| 8 * row + column);
            let cells: Vec<String> = if from_second {
                columns.rev().map(cell).collect()
            } else {
                columns.map(cell).collect()
            };
            cells.concat().trim_end().to_owned()
        })
        .collect();
    if from_second {
        rows.reverse();
    }
    rows
}

/// Black stones as X and White's as O, as programs of Go draw them.
fn stones_grid(position: &yin_yang::Position, from_white: bool) -> Vec<String> {
    let size = position.size();
    let mut rows: Vec<u8> = (0..size.rows()).rev().collect();
    let mut columns: Vec<u8> = (0..size.columns()).collect();
    if from_white {
        rows.reverse();
        columns.reverse();
    }
    let points =
        |row: u8| columns.iter().filter_map(move |column| yin_yang::Point::at(*column, row));
    let stone = |point| match position.stone_at(point) {
        Some(Side::First) => " X",
        Some(Side::Second) => " O",
        None => " .",
    };
    let line = |row: &u8| format!("{:>2}{}", row + 1, points(*row).map(stone).collect::<String>());
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    let letters = points(0).map(|point| format!(" {}", point.letter()));
    lines.push(format!("  {}", letters.collect::<String>()));
    lines
}

/// The letter of a piece of checkers by its byte.
fn letter(byte: u8) -> char {
    match byte {
        1 => 'r',
        2 => 'R',
        9 => 'w',
        _ => 'W',
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
