use std::fmt;

use super::chess::notation::SquareMove;
use super::{Path, Side, checkers};

/// Which game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum GameKind {
    /// Chess with the usual start.
    #[default]
    Chess,
    /// Chess with one of 960 starts (appendix F).
    Chess960,
    /// American checkers.
    Checkers,
}

impl GameKind {
    /// All of them.
    pub const ALL: [GameKind; 3] = [GameKind::Chess, GameKind::Chess960, GameKind::Checkers];

    /// `chess`, as saved games and transcripts have it.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Chess => "chess",
            GameKind::Chess960 => "chess960",
            GameKind::Checkers => "checkers",
        }
    }

    /// The game with this [`name`](GameKind::name).
    pub fn read(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What a player of this game is called in saved games and transcripts: `white`.
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self, side) {
            (GameKind::Chess | GameKind::Chess960, Side::First)
            | (GameKind::Checkers, Side::Second) => "white",
            (GameKind::Chess | GameKind::Chess960, Side::Second) => "black",
            (GameKind::Checkers, Side::First) => "red",
        }
    }

    /// After how many plies without anything that cannot be undone a draw can be claimed, in
    /// games that have such a claim (article 9.3).
    pub const fn quiet_limit(self) -> Option<u16> {
        match self {
            GameKind::Chess | GameKind::Chess960 => Some(100),
            GameKind::Checkers => Some(80),
        }
    }

    /// How often a position has to come up for a draw to be claimed, in games that have such a
    /// claim (article 9.2).
    pub const fn claimed_occurrences(self) -> Option<usize> {
        match self {
            GameKind::Chess | GameKind::Chess960 | GameKind::Checkers => Some(3),
        }
    }

    /// Whether a draw can be claimed.
    pub const fn has_claims(self) -> bool {
        self.quiet_limit().is_some() || self.claimed_occurrences().is_some()
    }

    /// Whether the FIDE Laws can be played by: strict games, and what belongs to them.
    pub const fn has_laws(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Chess960 => true,
            GameKind::Checkers => false,
        }
    }

    /// Whether the players change sides with each further game once these were drawn by lot;
    /// else they are drawn again.
    pub const fn alternates_sides(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Chess960 => false,
            GameKind::Checkers => true,
        }
    }

    /// A path as saved games and transcripts of this game have it: `e2e4`.
    pub fn write_path(self, path: Path) -> impl fmt::Display {
        fmt::from_fn(move |f| match self {
            GameKind::Chess | GameKind::Chess960 => match SquareMove::try_from(path) {
                Ok(squares) => write!(f, "{squares}"),
                // no such path is read, so none is kept
                Err(()) => write!(f, "{path:?}"),
            },
            GameKind::Checkers => match checkers::notation::Way::try_from(path) {
                Ok(way) => write!(f, "{way}"),
                Err(()) => write!(f, "{path:?}"),
            },
        })
    }

    /// Whether a path can be written, and read back: one of the form that moves of this game have.
    pub fn has_path(self, path: Path) -> bool {
        self.read_path(&self.write_path(path).to_string()) == Some(path)
    }

    /// What [`write_path`](GameKind::write_path) gives.
    pub fn read_path(self, text: &str) -> Option<Path> {
        match self {
            GameKind::Chess | GameKind::Chess960 => text.parse::<SquareMove>().ok().map(Path::from),
            GameKind::Checkers => text.parse::<checkers::notation::Way>().ok().map(Path::from),
        }
    }

    /// The player whose [`side_name`](GameKind::side_name) this is.
    pub fn read_side(self, name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.side_name(side) == name)
    }
}
