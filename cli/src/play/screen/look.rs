//! What differs from game to game on a board of squares: how pieces look, and how squares are
//! named. The screen asks for nothing else of a game.

mod checkers;
mod chess;
mod yin_yang;

use annabella::games::yin_yang::Size;
use annabella::games::{GameKind, Side};

use super::geometry::Shape;

/// A picture of a piece: points of half a character each way; `#` is the piece.
pub(super) type Points = &'static [&'static str];

const LARGE_DISC: Points = &[
    "....######....",
    "..##########..",
    ".############.",
    ".############.",
    "..##########..",
    "....######....",
];
const MEDIUM_DISC: Points = &[
    "...####...", //
    ".########.",
    "##########",
    ".########.",
    "...####...",
];

/// A piece as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) side: Side,
    pub(super) figure: Figure,
}

/// How a piece of a side looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    /// In ASCII, another one for each side.
    pub(super) letter: char,
    /// Where colours tell the sides apart.
    pub(super) filled: char,
    /// Beside the board, on the terminal's own colours.
    pub(super) taken: char,
    /// For squares of nine characters by four.
    pub(super) large: Points,
    /// For squares of seven characters by three.
    pub(super) medium: Points,
}

/// Where the squares' names stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Names {
    /// Letters of columns below the board, and numbers of rows at its left.
    Edges,
    /// Each in its square.
    Squares,
}

impl Piece {
    /// The piece that a byte of a board stands for.
    pub(super) fn of_byte(game: GameKind, byte: u8) -> Option<Piece> {
        let side = if byte < SECOND { Side::First } else { Side::Second };
        let figure = match game {
            GameKind::Chess | GameKind::Chess960 => chess::figure(side, byte % SECOND),
            GameKind::Checkers => checkers::figure(side, byte % SECOND),
            GameKind::YinYang => yin_yang::figure(side, byte % SECOND),
        };
        figure.map(|figure| Piece { side, figure })
    }
}

/// What the second player's pieces have more.
const SECOND: u8 = 8;

/// Where the names of squares stand in a game.
pub(super) const fn names(game: GameKind) -> Names {
    match game {
        GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => Names::Edges,
        GameKind::Checkers => Names::Squares,
    }
}

/// The letter of a column, counted from 0, where it stands at the edge.
pub(super) fn column_name(game: GameKind, column: u16) -> char {
    match game {
        GameKind::Chess | GameKind::Chess960 | GameKind::Checkers => {
            (b'a'..=b'z').nth(column.into()).map_or('?', char::from)
        }
        GameKind::YinYang => yin_yang::column_name(column),
    }
}

/// Whether the squares of a board are light and dark in turn.
pub(super) const fn is_chequered(game: GameKind) -> bool {
    match game {
        GameKind::Chess | GameKind::Chess960 | GameKind::Checkers => true,
        GameKind::YinYang => false,
    }
}

/// The name of a square that stands in it; none at the edges, and none where nothing ever
/// stands.
pub(super) fn name_in_square(game: GameKind, point: u16) -> Option<String> {
    match game {
        GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => None,
        GameKind::Checkers => checkers::number(point),
    }
}

/// Whether pieces ever stand on a square.
pub(super) fn is_used(game: GameKind, point: u16) -> bool {
    match game {
        GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => true,
        GameKind::Checkers => checkers::number(point).is_some(),
    }
}

/// The square from which the arrow keys begin, before a player.
pub(super) fn first_cursor(game: GameKind, near: Side, shape: Shape) -> u16 {
    match (game, near) {
        (GameKind::Chess | GameKind::Chess960, Side::First) => 12,
        (GameKind::Chess | GameKind::Chess960, Side::Second) => 52,
        // a man in the middle of the front row
        (GameKind::Checkers, Side::First) => 18,
        (GameKind::Checkers, Side::Second) => 45,
        (GameKind::YinYang, _) => match Size::new(shape.columns, shape.rows) {
            Some(size) => size.middle(),
            None => 0,
        },
    }
}

/// Marks where a piece can be put, unlike any piece.
pub(super) const fn target(game: GameKind) -> &'static str {
    match game {
        GameKind::Chess | GameKind::Chess960 => "●",
        GameKind::Checkers => "◇",
        GameKind::YinYang => "◦",
    }
}
