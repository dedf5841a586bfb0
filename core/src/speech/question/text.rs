//! Questions as text: `on e4`, `where white knight`, `last 3`.

use std::fmt;

use super::{Question, Reading};
use crate::games::chess::{Color, File, Rank, Role, Square};

impl fmt::Display for Question {
    /// Its name, and behind it what it is about: `on e4`, `where white knight`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = |f: &mut fmt::Formatter<'_>, name, square: Option<Square>| {
            f.write_str(name)?;
            square.map_or(Ok(()), |square| write!(f, " {square}"))
        };
        let pieces =
            |f: &mut fmt::Formatter<'_>, name, color: Option<Color>, role: Option<Role>| {
                f.write_str(name)?;
                color.map_or(Ok(()), |color| write!(f, " {}", color_name(color)))?;
                role.map_or(Ok(()), |role| write!(f, " {}", role.name()))
            };
        match *self {
            Question::Where { color, role } => pieces(f, "where", color, role),
            Question::Count { color, role } => pieces(f, "count", color, role),
            Question::On(square) => about(f, "on", Some(square)),
            Question::File(file) => write!(f, "file {}", file.to_char()),
            Question::Rank(rank) => write!(f, "rank {}", rank.to_char()),
            Question::Diagonals(square) => about(f, "diagonals", Some(square)),
            Question::Lines(square) => about(f, "lines", Some(square)),
            Question::Next { role, color, from, is_backward } => {
                f.write_str(if is_backward { "previous" } else { "next" })?;
                color.map_or(Ok(()), |color| write!(f, " {}", color_name(color)))?;
                write!(f, " {} {from}", role.name())
            }
            Question::Neighbours(square) => about(f, "neighbours", Some(square)),
            Question::Shade(square) => about(f, "shade", Some(square)),
            Question::Moves(square) => about(f, "moves", square),
            Question::MovesOf(role) => write!(f, "moves-of {}", role.name()),
            Question::MovesInHand => f.write_str("moves-in-hand"),
            Question::Captures(square) => about(f, "captures", square),
            Question::LastMoves(count) => write!(f, "last {count}"),
            Question::Captured => f.write_str("captured"),
            Question::CapturedBy(color) => write!(f, "captured-by {}", color_name(color)),
            Question::Turn => f.write_str("turn"),
            Question::Check(color) => {
                f.write_str("check")?;
                color.map_or(Ok(()), |color| write!(f, " {}", color_name(color)))
            }
            Question::Castling => f.write_str("castling"),
            Question::EnPassant => f.write_str("en-passant"),
            Question::Clocks => f.write_str("clocks"),
            Question::Clock(side) => write!(f, "clock {}", color_name(side.into())),
            Question::TimesUsed => f.write_str("times-used"),
            Question::MoveNumber => f.write_str("move-number"),
            Question::Score => f.write_str("score"),
            Question::Board(Reading::Pieces) => f.write_str("board pieces"),
            Question::Board(Reading::Quarters) => f.write_str("board quarters"),
            Question::Board(Reading::Ranks) => f.write_str("board ranks"),
            Question::Material => f.write_str("material"),
            Question::Attacks(square) => about(f, "attacks", Some(square)),
            Question::Attackers(square) => about(f, "attackers", Some(square)),
            Question::Defenders(square) => about(f, "defenders", Some(square)),
            Question::Pins => f.write_str("pins"),
            Question::Hanging => f.write_str("hanging"),
            Question::Checks => f.write_str("checks"),
        }
    }
}

impl Question {
    /// The question of this text, as it is written.
    pub(in crate::speech) fn read(text: &str) -> Option<Question> {
        let mut words = text.split(' ').peekable();
        let name = words.next()?;
        let color = words.next_if(|word| read_color(word).is_some()).and_then(read_color);
        let role = words.next_if(|word| read_role(word).is_some()).and_then(read_role);
        let last = words.next().unwrap_or_default();
        if words.next().is_some() {
            return None;
        }
        let square = || last.parse::<Square>().ok();
        let on_any = || if last.is_empty() { Some(None) } else { square().map(Some) };
        let question = match name {
            "where" if last.is_empty() => Question::Where { color, role },
            "count" if last.is_empty() => Question::Count { color, role },
            "captured-by" if role.is_none() && last.is_empty() => Question::CapturedBy(color?),
            "clock" if role.is_none() && last.is_empty() => Question::Clock(color?.into()),
            "check" if role.is_none() && last.is_empty() => Question::Check(color),
            "moves-of" if color.is_none() && last.is_empty() => Question::MovesOf(role?),
            "next" | "previous" => {
                let is_backward = name == "previous";
                Question::Next { role: role?, color, from: square()?, is_backward }
            }
            _ if color.is_some() || role.is_some() => return None,
            "on" => Question::On(square()?),
            "file" => Question::File(one(last).and_then(File::from_char)?),
            "rank" => Question::Rank(one(last).and_then(Rank::from_char)?),
            "diagonals" => Question::Diagonals(square()?),
            "lines" => Question::Lines(square()?),
            "neighbours" => Question::Neighbours(square()?),
            "shade" => Question::Shade(square()?),
            "moves" => Question::Moves(on_any()?),
            "captures" => Question::Captures(on_any()?),
            "last" => Question::LastMoves(last.parse().ok()?),
            "attacks" => Question::Attacks(square()?),
            "attackers" => Question::Attackers(square()?),
            "defenders" => Question::Defenders(square()?),
            "board" => Question::Board(match last {
                "pieces" => Reading::Pieces,
                "quarters" => Reading::Quarters,
                "ranks" => Reading::Ranks,
                _ => return None,
            }),
            _ if !last.is_empty() => return None,
            "moves-in-hand" => Question::MovesInHand,
            "captured" => Question::Captured,
            "turn" => Question::Turn,
            "castling" => Question::Castling,
            "en-passant" => Question::EnPassant,
            "clocks" => Question::Clocks,
            "times-used" => Question::TimesUsed,
            "move-number" => Question::MoveNumber,
            "score" => Question::Score,
            "material" => Question::Material,
            "pins" => Question::Pins,
            "hanging" => Question::Hanging,
            "checks" => Question::Checks,
            _ => return None,
        };
        Some(question)
    }
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| color_name(color) == word)
}

fn read_role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role.name() == word)
}

/// The only letter of a text.
fn one(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}
