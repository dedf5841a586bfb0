//! What can be done in a game.

mod text;

use super::{Actor, DeedKind};
use crate::engine::chess::Level;
use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Color, Role, Square};
pub use text::ParseActionError;

/// Somebody does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// Who.
    pub by: Actor,
    /// What.
    pub deed: Deed,
}

/// What can be done. The text of each, as transcripts and saved games have it,
/// is its name with what it is about: `move e2e4`, `level black 5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Starts the game and with it the clock (article 6.5).
    Start,
    /// A player is there (article 6.6).
    Arrive,
    /// Reads a square without touching anything.
    Explore(Square),
    /// Takes a piece into the hand.
    Lift(Square),
    /// Puts the piece in the hand on a square.
    Release(Square),
    /// Moves a piece, legal or not.
    Move(SquareMove),
    /// Says what the pawn on the last rank becomes.
    Promote(Role),
    /// Presses the clock (article 6.7).
    Press,
    /// Offers a draw (article 9.1).
    Offer,
    /// Accepts the draw that was offered.
    Accept,
    /// Declines it.
    Decline,
    /// Claims a draw (articles 9.2, 9.3).
    Claim(Claim),
    /// Wants to resign, and is asked whether that is meant.
    Resign,
    /// Answers yes.
    Confirm,
    /// Answers no.
    Cancel,
    /// Takes back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Asks the computer for a move.
    Hint,
    /// The computer answers that.
    Suggest(SquareMove),
    /// Interrupts the game (article 6.12).
    Pause,
    /// Goes on with it.
    Continue,
    /// Sets how well the computer plays a colour.
    Level(Color, Level),
    /// Rules how the game has ended.
    Declare(Verdict),
    /// Looks at the clock, and does nothing else.
    Tick,
}

/// The ground for a claim of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The same position for the third time (article 9.2).
    Repetition,
    /// Fifty moves by each player without a pawn move or a capture (article 9.3).
    FiftyMoves,
}

/// The result that somebody rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// This side has won.
    Win(Color),
    /// Nobody has won.
    Draw,
}

impl Deed {
    /// What kind of deed it is.
    pub const fn kind(&self) -> DeedKind {
        match self {
            Deed::Start => DeedKind::Start,
            Deed::Arrive => DeedKind::Arrive,
            Deed::Explore(_) => DeedKind::Explore,
            Deed::Lift(_) => DeedKind::Lift,
            Deed::Release(_) => DeedKind::Release,
            Deed::Move(_) => DeedKind::Move,
            Deed::Promote(_) => DeedKind::Promote,
            Deed::Press => DeedKind::Press,
            Deed::Offer => DeedKind::Offer,
            Deed::Accept => DeedKind::Accept,
            Deed::Decline => DeedKind::Decline,
            Deed::Claim(_) => DeedKind::Claim,
            Deed::Resign => DeedKind::Resign,
            Deed::Confirm => DeedKind::Confirm,
            Deed::Cancel => DeedKind::Cancel,
            Deed::Undo => DeedKind::Undo,
            Deed::Redo => DeedKind::Redo,
            Deed::Hint => DeedKind::Hint,
            Deed::Suggest(_) => DeedKind::Suggest,
            Deed::Pause => DeedKind::Pause,
            Deed::Continue => DeedKind::Continue,
            Deed::Level(..) => DeedKind::Level,
            Deed::Declare(_) => DeedKind::Declare,
            Deed::Tick => DeedKind::Tick,
        }
    }
}

impl Claim {
    /// `repetition` or `fifty`.
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Repetition => "repetition",
            Claim::FiftyMoves => "fifty",
        }
    }
}

impl Verdict {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Win(Color::White) => "1-0",
            Verdict::Win(Color::Black) => "0-1",
            Verdict::Draw => "1/2-1/2",
        }
    }
}
