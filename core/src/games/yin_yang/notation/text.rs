//! Positions as text: `9/9/9/9/4w4/3bw4/9/9/9 b 5 0 0 0 4`.
//!
//! The board as in FEN of chess, row by row from the top and from the left, `b` and `w` for
//! stones of Black, who is the first player, and White, a number for so many empty points, or
//! a full stop for one; then the side to move, the target, how many stones Black and White have
//! captured, how many passes the last moves were, and the number of the move to come. What
//! stands behind the target may be left out and is `0 0 0 1` then.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::games::Side;
use crate::games::yin_yang::{MAX_TARGET, Point, Points, Position, Size, keys};

/// A position has at most so many bytes.
pub const MAX_LEN: usize = 512;

/// The most stones that a side can have captured in a position that is read.
const MAX_CAPTURES: u16 = 999;

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// The text is far longer than any position.
    #[error("the position goes on for {0} bytes; one has at most {MAX_LEN}")]
    TooLong(usize),
    /// A character that stands in no row.
    #[error("row {row} from the top: found {found:?}, expected b, w, a full stop or a number")]
    NoPoint {
        /// Which row, counted from 1 at the top.
        row: usize,
        /// What stood there.
        found: char,
    },
    /// A row with more or fewer points than the first one.
    #[error("row {row} from the top has {found} points, expected {expected}, as in the first")]
    OtherLength {
        /// Which row, counted from 1 at the top.
        row: usize,
        /// How many points it has.
        found: usize,
        /// How many the first one has.
        expected: usize,
    },
    /// A board with too few or too many lines.
    #[error("the board is {columns}x{rows}; a side has {} to {} points", Size::MIN, Size::MAX)]
    Size {
        /// How many columns it has.
        columns: usize,
        /// How many rows it has.
        rows: usize,
    },
    /// A field is missing or wrong.
    #[error("found {found:?}, expected {expected}")]
    Field {
        /// What stood there; nothing at the end.
        found: String,
        /// What would have been right.
        expected: &'static str,
    },
    /// Something stands behind the last field.
    #[error("found {0:?} behind the number of the move, expected the end")]
    Rest(String),
    /// Stones that would have been captured.
    #[error("the {} stone on {point} has no liberty", name(*side))]
    NoLiberty {
        /// Whose stone it is.
        side: Side,
        /// Where it stands.
        point: Point,
    },
    /// Either side has captured enough to win.
    #[error("both sides have captured {0} stones or more, and the first to do so has won")]
    BothWon(u8),
}

/// What a player is called in texts.
pub(super) const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

/// The letter of a side.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'b',
        Side::Second => 'w',
    }
}

impl FromStr for Position {
    type Err = TextError;

    /// A position in which the game is over is read as well: a finished game has it last.
    fn from_str(text: &str) -> Result<Position, TextError> {
        if text.len() > MAX_LEN {
            return Err(TextError::TooLong(text.len()));
        }
        let mut fields = text.split_ascii_whitespace();
        let (size, stones) = board(fields.next().unwrap_or_default())?;
        let turn = match fields.next() {
            Some("b" | "B") => Side::First,
            Some("w" | "W") => Side::Second,
            found => return Err(wrong(found, "the side to move, b or w")),
        };
        let field = fields.next();
        let target = number(field, 1, u32::from(MAX_TARGET));
        let target = target.ok_or_else(|| wrong(field, "the target, 1 to 99"))?;
        let mut counted = |least: u32, most: u32, expected| match fields.next() {
            None => Ok(least),
            field => number(field, least, most).ok_or_else(|| wrong(field, expected)),
        };
        let most = u32::from(MAX_CAPTURES);
        let captures = [
            counted(0, most, "how many stones Black has captured, 0 to 999")?,
            counted(0, most, "how many stones White has captured, 0 to 999")?,
        ];
        let passes = counted(0, 2, "how many passes the last moves were, 0 to 2")?;
        let move_number = counted(1, u32::MAX, "the number of the move to come, 1 or more")?;
        if let Some(rest) = fields.next() {
            return Err(TextError::Rest(shortened(rest)));
        }
        let position = Position {
            move_number,
            captures: captures.map(|count| count as u16),
            passes: passes as u8,
            ..Position::set_up(size, target as u8, stones, turn)?
        };
        if captures.iter().all(|count| *count >= target) {
            return Err(TextError::BothWon(position.target));
        }
        Ok(position)
    }
}

impl Position {
    /// A position with these stones, of which none stands where another one does, and a target
    /// from 1 to [`MAX_TARGET`].
    ///
    /// # Errors
    ///
    /// A stone without a liberty.
    pub(super) fn set_up(
        size: Size,
        target: u8,
        stones: [Points; 2],
        turn: Side,
    ) -> Result<Position, TextError> {
        let mut position = Position {
            stones,
            key: 0,
            move_number: 1,
            captures: [0; 2],
            size,
            target,
            turn,
            passes: 0,
        };
        for side in Side::ALL {
            for point in stones[side as usize].iter() {
                position.key ^= keys::stone(side, point);
                if position.liberties(position.group(point)).is_empty() {
                    return Err(TextError::NoLiberty { side, point });
                }
            }
        }
        Ok(position)
    }
}

fn number(field: Option<&str>, least: u32, most: u32) -> Option<u32> {
    let field = field.filter(|field| field.bytes().all(|byte| byte.is_ascii_digit()))?;
    field.parse().ok().filter(|number| (least..=most).contains(number))
}

fn wrong(found: Option<&str>, expected: &'static str) -> TextError {
    TextError::Field { found: shortened(found.unwrap_or_default()), expected }
}

fn shortened(text: &str) -> String {
    text.chars().take(16).collect()
}

fn board(text: &str) -> Result<(Size, [Points; 2]), TextError> {
    let lines: Vec<&str> = text.split('/').collect();
    let mut first = None;
    let mut stones = [Points::EMPTY; 2];
    for (from_top, line) in lines.iter().enumerate() {
        let above = lines.len() - 1 - from_top;
        let length = row(line, from_top + 1, |column, side| {
            // rows and columns beyond the largest board are refused below
            let place = u8::try_from(column).ok().zip(u8::try_from(above).ok());
            if let Some(point) = place.and_then(|(column, row)| Point::at(column, row)) {
                stones[side as usize].insert(point);
            }
        })?;
        let expected = *first.get_or_insert(length);
        if length != expected {
            return Err(TextError::OtherLength { row: from_top + 1, found: length, expected });
        }
    }
    let (columns, rows) = (first.unwrap_or(0), lines.len());
    let size = u8::try_from(columns).ok().zip(u8::try_from(rows).ok());
    let size = size.and_then(|(columns, rows)| Size::new(columns, rows));
    Ok((size.ok_or(TextError::Size { columns, rows })?, stones))
}

/// How many points a row has; `stone` is told of each stone.
fn row(line: &str, row: usize, mut stone: impl FnMut(usize, Side)) -> Result<usize, TextError> {
    let mut column: usize = 0;
    let mut rest = line;
    while let Some(found) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        match found {
            'b' | 'B' => stone(column, Side::First),
            'w' | 'W' => stone(column, Side::Second),
            '.' => {}
            // a number with more digits than this fits no board either way
            '0'..='9' => {
                column = column.saturating_add(rest[..digits].parse().unwrap_or(usize::MAX));
                rest = &rest[digits..];
                continue;
            }
            _ => return Err(TextError::NoPoint { row, found }),
        }
        column = column.saturating_add(1);
        rest = &rest[1..];
    }
    Ok(column)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size.rows()).rev() {
            let mut empty = 0;
            for column in 0..self.size.columns() {
                let stone = Point::at(column, row).and_then(|point| self.stone_at(point));
                let Some(side) = stone else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", letter(side))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        let [first, second] = self.captures;
        let Position { target, passes, move_number, .. } = self;
        write!(f, " {} {target} {first} {second} {passes} {move_number}", letter(self.turn))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
