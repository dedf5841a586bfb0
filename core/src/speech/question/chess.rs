//! What a player can ask about a chess board.

use std::fmt;

use crate::games::chess::{Color, File, Rank, Role, Square};

/// What a player can ask that only chess has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChessQuestion {
    /// Where pieces stand: of one kind or all, of one colour or both.
    Where {
        /// Whose.
        color: Option<Color>,
        /// Which.
        role: Option<Role>,
    },
    /// What stands on a square.
    On(Square),
    /// What stands on a file.
    File(File),
    /// What stands on a rank.
    Rank(Rank),
    /// What stands on the diagonals through a square, from there outwards, clockwise.
    Diagonals(Square),
    /// What stands on the file and the rank of a square, from there outwards, clockwise.
    Lines(Square),
    /// The next square with a piece of this kind, a1 to h8, and around.
    Next {
        /// Which.
        role: Role,
        /// Whose; of both colours if nobody is named.
        color: Option<Color>,
        /// From where, this square left out.
        from: Square,
        /// Whether to look towards a1.
        is_backward: bool,
    },
    /// What stands on the squares around one, clockwise.
    Neighbours(Square),
    /// Whether a square is light or dark.
    Shade(Square),
    /// How many pieces there are: of one kind or all, of one colour or both.
    Count {
        /// Whose.
        color: Option<Color>,
        /// Which.
        role: Option<Role>,
    },
    /// The legal moves of the piece on a square, or all.
    Moves(Option<Square>),
    /// The legal moves of the pieces of a kind.
    MovesOf(Role),
    /// The legal moves of the piece that was taken into the hand.
    MovesInHand,
    /// Those of them that capture.
    Captures(Option<Square>),
    /// Whether the king of a side is in check, or without one that of the side to move.
    Check(Option<Color>),
    /// Who may still castle, and whether now.
    Castling,
    /// Which pawns can capture en passant now.
    EnPassant,
    /// The whole position.
    Board(Reading),
    /// What each side has, and who has more.
    Material,
    /// What the piece on a square attacks and protects.
    Attacks(Square),
    /// Who attacks a square.
    Attackers(Square),
    /// Who protects what stands on a square.
    Defenders(Square),
    /// Which pieces are pinned.
    Pins,
    /// Which pieces are attacked and not protected, or by less than they are worth.
    Hanging,
    /// Which moves give check.
    Checks,
    /// Which moves mate, or else which give check.
    Mates,
}

/// In which order a position is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Each side's pieces, the king first.
    #[default]
    Pieces,
    /// The queen's side and the king's side of each colour's half of the board.
    Quarters,
    /// Rank by rank, from the first.
    Ranks,
}

impl ChessQuestion {
    /// Whether the answer tells where pieces stand. What was played a player has heard.
    pub const fn is_about_position(self) -> bool {
        !matches!(self, ChessQuestion::Shade(_) | ChessQuestion::Check(_))
    }

    /// Whether the answer is help that the Laws forbid during play (article 12.3.a).
    pub const fn is_advice(self) -> bool {
        matches!(
            self,
            ChessQuestion::Attacks(_)
                | ChessQuestion::Attackers(_)
                | ChessQuestion::Defenders(_)
                | ChessQuestion::Pins
                | ChessQuestion::Hanging
                | ChessQuestion::Checks
                | ChessQuestion::Mates
        )
    }
}

impl fmt::Display for ChessQuestion {
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
            ChessQuestion::Where { color, role } => pieces(f, "where", color, role),
            ChessQuestion::Count { color, role } => pieces(f, "count", color, role),
            ChessQuestion::On(square) => about(f, "on", Some(square)),
            ChessQuestion::File(file) => write!(f, "file {}", file.to_char()),
            ChessQuestion::Rank(rank) => write!(f, "rank {}", rank.to_char()),
            ChessQuestion::Diagonals(square) => about(f, "diagonals", Some(square)),
            ChessQuestion::Lines(square) => about(f, "lines", Some(square)),
            ChessQuestion::Next { role, color, from, is_backward } => {
                f.write_str(if is_backward { "previous" } else { "next" })?;
                color.map_or(Ok(()), |color| write!(f, " {}", color_name(color)))?;
                write!(f, " {} {from}", role.name())
            }
            ChessQuestion::Neighbours(square) => about(f, "neighbours", Some(square)),
            ChessQuestion::Shade(square) => about(f, "shade", Some(square)),
            ChessQuestion::Moves(square) => about(f, "moves", square),
            ChessQuestion::MovesOf(role) => write!(f, "moves-of {}", role.name()),
            ChessQuestion::MovesInHand => f.write_str("moves-in-hand"),
            ChessQuestion::Captures(square) => about(f, "captures", square),
            ChessQuestion::Check(color) => {
                f.write_str("check")?;
                color.map_or(Ok(()), |color| write!(f, " {}", color_name(color)))
            }
            ChessQuestion::Castling => f.write_str("castling"),
            ChessQuestion::EnPassant => f.write_str("en-passant"),
            ChessQuestion::Board(Reading::Pieces) => f.write_str("board pieces"),
            ChessQuestion::Board(Reading::Quarters) => f.write_str("board quarters"),
            ChessQuestion::Board(Reading::Ranks) => f.write_str("board ranks"),
            ChessQuestion::Material => f.write_str("material"),
            ChessQuestion::Attacks(square) => about(f, "attacks", Some(square)),
            ChessQuestion::Attackers(square) => about(f, "attackers", Some(square)),
            ChessQuestion::Defenders(square) => about(f, "defenders", Some(square)),
            ChessQuestion::Pins => f.write_str("pins"),
            ChessQuestion::Hanging => f.write_str("hanging"),
            ChessQuestion::Checks => f.write_str("checks"),
            ChessQuestion::Mates => f.write_str("mates"),
        }
    }
}

impl ChessQuestion {
    /// The question of this text, as it is written.
    pub(in crate::speech) fn read(text: &str) -> Option<ChessQuestion> {
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
            "where" if last.is_empty() => ChessQuestion::Where { color, role },
            "count" if last.is_empty() => ChessQuestion::Count { color, role },
            "check" if role.is_none() && last.is_empty() => ChessQuestion::Check(color),
            "moves-of" if color.is_none() && last.is_empty() => ChessQuestion::MovesOf(role?),
            "next" | "previous" => {
                let is_backward = name == "previous";
                ChessQuestion::Next { role: role?, color, from: square()?, is_backward }
            }
            _ if color.is_some() || role.is_some() => return None,
            "on" => ChessQuestion::On(square()?),
            "file" => ChessQuestion::File(one(last).and_then(File::from_char)?),
            "rank" => ChessQuestion::Rank(one(last).and_then(Rank::from_char)?),
            "diagonals" => ChessQuestion::Diagonals(square()?),
            "lines" => ChessQuestion::Lines(square()?),
            "neighbours" => ChessQuestion::Neighbours(square()?),
            "shade" => ChessQuestion::Shade(square()?),
            "moves" => ChessQuestion::Moves(on_any()?),
            "captures" => ChessQuestion::Captures(on_any()?),
            "attacks" => ChessQuestion::Attacks(square()?),
            "attackers" => ChessQuestion::Attackers(square()?),
            "defenders" => ChessQuestion::Defenders(square()?),
            "board" => ChessQuestion::Board(match last {
                "pieces" => Reading::Pieces,
                "quarters" => Reading::Quarters,
                "ranks" => Reading::Ranks,
                _ => return None,
            }),
            _ if !last.is_empty() => return None,
            "moves-in-hand" => ChessQuestion::MovesInHand,
            "castling" => ChessQuestion::Castling,
            "en-passant" => ChessQuestion::EnPassant,
            "material" => ChessQuestion::Material,
            "pins" => ChessQuestion::Pins,
            "hanging" => ChessQuestion::Hanging,
            "checks" => ChessQuestion::Checks,
            "mates" => ChessQuestion::Mates,
            _ => return None,
        };
        Some(question)
    }
}

pub(in crate::speech) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(in crate::speech) fn read_color(word: &str) -> Option<Color> {
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
