use std::fmt::{self, Write};

use super::{Game, GameResult, lines};
use crate::games::Side;
use crate::games::yin_yang::{Points, Position, Size};

/// So many moves stand in a line.
const MOVES_A_LINE: usize = 10;

impl fmt::Display for Game {
    /// As other programs read it, with a line feed at the end, so that games can be written one
    /// after the other. What is written reads back as an equal game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, size) = (self.start(), self.start().size());
        write!(f, "(;FF[4]GM[1]CA[UTF-8]AP[Annabella]")?;
        write!(f, "SZ[{}]", Sized(size))?;
        if let Some(target) = self.target() {
            write!(f, "CT[{target}]")?;
        }
        for (name, value) in self.tags() {
            write!(f, "{name}[{}]", Escaped(value))?;
        }
        if self.result() != GameResult::Unknown {
            write!(f, "RE[{}]", self.result())?;
        }
        write_start(f, start, self.target())?;
        write_comments(f, self, 0)?;
        for (index, (position, mv)) in self.positions().zip(self.moves()).enumerate() {
            if index % MOVES_A_LINE == 0 {
                f.write_char('\n')?;
            }
            let point = mv.point().map(|point| lines::write(size, point)).unwrap_or_default();
            write!(f, ";{}[{point}]", letter(position.turn()))?;
            write_comments(f, self, index + 1)?;
        }
        f.write_str(")\n")
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

/// The position of the beginning, as far as it is not that of an empty board.
fn write_start(f: &mut fmt::Formatter<'_>, start: &Position, target: Option<u8>) -> fmt::Result {
    let Some(mut told) = Position::new(start.size(), start.target()) else { return Ok(()) };
    for side in Side::ALL {
        let stones = start.stones(side);
        if stones != Points::EMPTY {
            write!(f, "A{}", letter(side))?;
            for point in stones.iter() {
                write!(f, "[{}]", lines::write(start.size(), point))?;
            }
        }
    }
    if start.turn() == Side::Second {
        f.write_str("PL[W]")?;
    }
    told = Position { stones: start.stones, key: start.key, turn: start.turn, ..told };
    if told != *start && target.is_some() {
        write!(f, "YP[{start}]")?;
    }
    Ok(())
}

fn write_comments(f: &mut fmt::Formatter<'_>, game: &Game, plies: usize) -> fmt::Result {
    for text in game.comments(plies) {
        write!(f, "C[{}]", Escaped(text))?;
    }
    Ok(())
}

/// `9`, `9:7`
struct Sized(Size);

impl fmt::Display for Sized {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (columns, rows) = (self.0.columns(), self.0.rows());
        if columns == rows { write!(f, "{columns}") } else { write!(f, "{columns}:{rows}") }
    }
}

/// A text as it stands in brackets.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            if matches!(c, ']' | '\\') {
                f.write_char('\\')?;
            }
            f.write_char(c)?;
        }
        Ok(())
    }
}
