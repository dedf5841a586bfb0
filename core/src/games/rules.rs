use std::error::Error;
use std::fmt;
use std::hash::Hash;

use super::{Path, Side, Winnability};

/// What the rules of every game give of a position.
///
/// [`Position`](super::Position) asks for it, and the tests that hold for all games.
pub trait Rules: Copy + Eq + Hash + fmt::Debug + fmt::Display {
    /// A legal move of this game, and over which points it goes.
    type Move: Copy + Eq + Hash + fmt::Debug + Into<Path>;
    /// Why a move is not legal.
    type Refusal: Copy + Eq + Error;

    /// Who has the move.
    fn turn(&self) -> Side;

    /// How many columns and rows the board has.
    fn shape(&self) -> (u8, u8);

    /// One byte for each point, row by row from the first player's near left: 0 for an
    /// empty point, the kind of a piece from 1 on, and 8 more for the second player's.
    fn pieces(&self) -> Vec<u8>;

    /// Equal where [`is_same`](Rules::is_same) says so, and nearly never elsewhere.
    fn key(&self) -> u64;

    /// Whether the rules call two positions the same, for repetitions.
    fn is_same(&self, other: &Self) -> bool;

    /// The number of the move to come, counted from 1 as the game's records count.
    fn move_number(&self) -> u32;

    /// How many plies were made since something that cannot be undone; 0 where nothing
    /// counts them.
    fn quiet_plies(&self) -> u16;

    /// The legal moves. `past` has the keys of the earlier positions, oldest first, for
    /// games whose rules look at them.
    fn legal_moves(&self, past: &[u64]) -> Vec<Self::Move>;

    /// The legal move that a path means.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn find(&self, asked: Path, past: &[u64]) -> Result<Self::Move, Self::Refusal>;

    /// Whether a move is one of [`legal_moves`](Rules::legal_moves).
    fn is_legal(&self, mv: Self::Move, past: &[u64]) -> bool {
        self.legal_moves(past).contains(&mv)
    }

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// Whether a side can still win when the other one's time is up.
    fn can_win(&self, side: Side) -> Winnability;

    /// Who wins if both players agree to end the game; nobody where that is a draw.
    fn agreed(&self) -> Option<Side> {
        None
    }

    /// What has to be seen before a move: a king in check, a piece that has to jump.
    fn alarms(&self) -> Vec<u16>;

    /// The points of what a legal move takes.
    fn captured(&self, mv: Self::Move) -> Vec<u16>;

    /// What a side has taken since the start of the game, in bytes as in
    /// [`pieces`](Rules::pieces), the most valuable first; `seen` is the board as it is to be
    /// seen, which may be an older one.
    fn taken(&self, start: &Self, seen: &[u8], by: Side) -> Vec<u8>;

    /// By how much the first player is ahead on a board; below 0 where the other one is.
    fn lead(&self, seen: &[u8]) -> i32;

    /// How many words announce a move, legal or not.
    fn words_of(&self, asked: Path) -> u32;

    /// A legal move as the game's records write it: `Nxf7+`.
    fn notation(&self, mv: Self::Move) -> String;

    /// A legal move as saved games have it: `e2e4`.
    fn write_move(&self, mv: Self::Move) -> String;

    /// What [`write_move`](Rules::write_move) gives.
    ///
    /// # Errors
    ///
    /// Why the text is no legal move.
    fn read_move(&self, text: &str, past: &[u64]) -> Result<Self::Move, String>;
}
