use std::fmt;

use super::chess::notation::SquareMove;
use super::yin_yang::Size;
use super::yin_yang::notation::Vertex;
use super::{GameKind, Path, Position, checkers};

/// Which game, and how large its board is: what the texts of moves depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameShape {
    /// Which game.
    pub kind: GameKind,
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
}

impl GameShape {
    /// That of a game of this kind with this position.
    pub fn new(kind: GameKind, position: &Position) -> GameShape {
        let (columns, rows) = position.shape();
        GameShape { kind, columns, rows }
    }

    fn size(self) -> Option<Size> {
        Size::new(self.columns, self.rows)
    }

    /// A path as saved games and transcripts of this game have it: `e2e4`.
    pub fn write_path(self, path: Path) -> impl fmt::Display {
        fmt::from_fn(move |f| match self.kind {
            GameKind::Chess | GameKind::Chess960 => match SquareMove::try_from(path) {
                Ok(squares) => write!(f, "{squares}"),
                // no such path is read, so none is kept
                Err(()) => write!(f, "{path:?}"),
            },
            GameKind::Checkers => match checkers::notation::Way::try_from(path) {
                Ok(way) => write!(f, "{way}"),
                Err(()) => write!(f, "{path:?}"),
            },
            GameKind::YinYang => match self.size().and_then(|size| Vertex::of_path(size, path)) {
                Some(vertex) => write!(f, "{}", vertex.to_string().to_lowercase()),
                None => write!(f, "{path:?}"),
            },
        })
    }

    /// Whether a path can be written, and read back: one of the form that moves of this game have.
    pub fn has_path(self, path: Path) -> bool {
        self.read_path(&self.write_path(path).to_string()) == Some(path)
    }

    /// What [`write_path`](GameShape::write_path) gives.
    pub fn read_path(self, text: &str) -> Option<Path> {
        match self.kind {
            GameKind::Chess | GameKind::Chess960 => text.parse::<SquareMove>().ok().map(Path::from),
            GameKind::Checkers => text.parse::<checkers::notation::Way>().ok().map(Path::from),
            GameKind::YinYang => text.parse::<Vertex>().ok()?.path(self.size()?),
        }
    }
}

impl From<GameKind> for GameShape {
    /// On the usual board.
    fn from(kind: GameKind) -> GameShape {
        GameShape::new(kind, &Position::usual_start(kind))
    }
}
