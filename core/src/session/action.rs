//! What can be done in a game.

mod text;

use std::num::NonZeroU16;

use super::{Actor, DeedKind, Ruling, Verdict};
use crate::arbiter::envelope::{Envelope, EnvelopeKey};
use crate::engine::Strength;
use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Bitboard, Role, Square};
use crate::games::{Path, Side};
pub use text::ParseActionError;
pub(super) use text::strength_text;

/// Somebody does something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// Who.
    pub by: Actor,
    /// What.
    pub deed: Deed,
}

/// What can be done. The text of each, as transcripts and saved games have it,
/// is its name with what it is about: `move e2e4`, `level black 5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Starts the game and with it the clock (article 6.5).
    Start,
    /// A player is there (article 6.6).
    Arrive,
    /// Reads a square without touching anything.
    Explore(Square),
    /// Says that the touch to come only puts a piece right, or that the touches of the pieces on
    /// these squares do (article 4.2).
    Adjust(Bitboard),
    /// Touches a piece on purpose, an own one or one of the opponent's.
    Touch(Square),
    /// Takes a piece into the hand.
    Lift(Square),
    /// Puts the piece in the hand on a square.
    Release(Square),
    /// Moves a piece, legal or not.
    Move(Path),
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
    /// Claims a draw, with the position as it stands or with a move that is only
    /// announced (articles 9.2, 9.3, 10.2).
    Claim(Claim, Option<Path>),
    /// Claims that the opponent's flag has fallen (articles 6.8, A4.d).
    ClaimFlag,
    /// Claims that the opponent's last move was not legal (A4.c, B3.c). In a slow game it can be
    /// an earlier one of either player (article 7.4.a); in blitz that proposes to put it right,
    /// or agrees to it (B3.c).
    ClaimIllegalMove,
    /// Claims that the opponent has not moved the piece that he touched (articles
    /// 4.7, A4.b).
    ClaimTouch,
    /// Stops the clocks to call the arbiter (article 6.12.b).
    Call(Reason),
    /// Wants to resign, and is asked whether that is meant.
    Resign,
    /// Answers yes.
    Confirm,
    /// Answers no.
    Cancel,
    /// Takes back, so often; where less can be taken back, all that can be.
    Undo(NonZeroU16),
    /// Plays again what was taken back.
    Redo,
    /// Asks the computer for a move.
    Hint,
    /// The computer answers that.
    Suggest(Path),
    /// Pauses the game (article 6.12).
    Pause,
    /// Goes on with it.
    Continue,
    /// Writes the next move down that was made, where the score is kept by hand
    /// (article 8.1).
    Record(Path),
    /// Signs both scoresheets after the game (article 8.7), or verifies what a claim
    /// rests on (appendix D).
    Sign,
    /// Sets how well the computer plays for a side.
    Level(Side, Strength),
    /// The computer says how it stands, in hundredths of a pawn for its own side,
    /// where a claim against it asks for that (article 10.2).
    Opinion(i32),
    /// Ends the session: the player on move has to seal his move. The text says when
    /// and where the game goes on (guidelines 1 and 2 for adjourned games).
    Adjourn(String),
    /// Lays the move in an envelope and seals it.
    Seal(Box<Envelope>),
    /// Begins the session in which an adjourned game goes on.
    Resume,
    /// Opens the envelope.
    Open(EnvelopeKey),
    /// Rules how the game has ended.
    Declare(Verdict),
    /// Rules something else.
    Rule(Ruling),
    /// The announcement of a move has been spoken to its end (article E2.3): a front end
    /// reports it, and a report that comes too late does nothing.
    Spoken,
    /// Takes back what was announced or placed, before the opponent's clock is started
    /// (article E2.6).
    Correct,
    /// Repeats the opponent's move (article E2.1).
    Repeat(Path),
    /// Makes a move on the own board, where each player has one (article E2.7).
    Follow(SquareMove),
    /// Looks at the board, in blindfold play.
    Peek,
    /// Looks at the clock, and does nothing else.
    Tick,
    /// What was played up to here has been shared with the player on the other device.
    Send,
}

/// The ground for a claim of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "DrawClaim")]
pub enum Claim {
    /// The same position for the third time (article 9.2).
    Repetition,
    /// Fifty moves by each player without a pawn move or a capture (article 9.3).
    FiftyMoves,
    /// The opponent cannot win by normal means (article 10.2).
    CannotWin,
    /// The opponent makes no effort to win by normal means (article 10.2).
    NoEffort,
}

/// Why a player calls the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "CallReason")]
pub enum Reason {
    /// It is said once the clocks stand.
    Unsaid,
    /// The piece that a pawn is to become is not at hand.
    Piece,
    /// The clock shows something wrong (article 6.10.b).
    Clock,
    /// The position or the record is not right (article 7).
    Board,
    /// The pieces, the board or the clock were not set as they should have been
    /// (articles 6.10.b, 7.1, A4.a).
    Settings,
    /// Something disturbs the player (articles 12.6, 13.5).
    Disturbance,
    /// The opponent's move was not legal (article 7.4).
    IllegalMove,
    /// The opponent does not move what he has touched (article 4.7).
    Touch,
    /// The opponent does what he may not (article 12).
    Conduct,
    /// The player needs help.
    Help,
    /// Something else.
    Other,
}

impl Deed {
    /// Takes back once.
    pub const UNDO: Deed = Deed::Undo(NonZeroU16::MIN);

    /// The article of the Laws by which the arbiter does it, where they speak of it.
    pub fn article_of_arbiter(&self) -> Option<&'static str> {
        match self {
            Deed::Start => Some("6.5"),
            Deed::Pause => Some("6.12.a"),
            Deed::Continue => Some("6.12.c"),
            Deed::Adjourn(_) => Some("G1.a"),
            Deed::Resume => Some("G5"),
            Deed::Sign => Some("D4"),
            Deed::Declare(verdict) if verdict.has_loser() => Some("13.4.d"),
            Deed::Rule(ruling) => Some(ruling.article()),
            _ => None,
        }
    }

    /// What kind of deed it is.
    pub const fn kind(&self) -> DeedKind {
        match self {
            Deed::Start => DeedKind::Start,
            Deed::Arrive => DeedKind::Arrive,
            Deed::Explore(_) => DeedKind::Explore,
            Deed::Adjust(_) => DeedKind::Adjust,
            Deed::Touch(_) => DeedKind::Touch,
            Deed::Lift(_) => DeedKind::Lift,
            Deed::Release(_) => DeedKind::Release,
            Deed::Move(_) => DeedKind::Move,
            Deed::Promote(_) => DeedKind::Promote,
            Deed::Press => DeedKind::Press,
            Deed::Offer => DeedKind::Offer,
            Deed::Accept => DeedKind::Accept,
            Deed::Decline => DeedKind::Decline,
            Deed::Claim(..) => DeedKind::Claim,
            Deed::ClaimFlag => DeedKind::ClaimFlag,
            Deed::ClaimIllegalMove => DeedKind::ClaimIllegalMove,
            Deed::ClaimTouch => DeedKind::ClaimTouch,
            Deed::Call(_) => DeedKind::Call,
            Deed::Resign => DeedKind::Resign,
            Deed::Confirm => DeedKind::Confirm,
            Deed::Cancel => DeedKind::Cancel,
            Deed::Undo(_) => DeedKind::Undo,
            Deed::Redo => DeedKind::Redo,
            Deed::Hint => DeedKind::Hint,
            Deed::Suggest(_) => DeedKind::Suggest,
            Deed::Pause => DeedKind::Pause,
            Deed::Continue => DeedKind::Continue,
            Deed::Record(_) => DeedKind::Record,
            Deed::Sign => DeedKind::Sign,
            Deed::Level(..) => DeedKind::Level,
            Deed::Opinion(_) => DeedKind::Opinion,
            Deed::Adjourn(_) => DeedKind::Adjourn,
            Deed::Seal(_) => DeedKind::Seal,
            Deed::Resume => DeedKind::Resume,
            Deed::Open(_) => DeedKind::Open,
            Deed::Declare(_) => DeedKind::Declare,
            Deed::Rule(_) => DeedKind::Rule,
            Deed::Spoken => DeedKind::Spoken,
            Deed::Correct => DeedKind::Correct,
            Deed::Repeat(_) => DeedKind::Repeat,
            Deed::Follow(_) => DeedKind::Follow,
            Deed::Peek => DeedKind::Peek,
            Deed::Tick => DeedKind::Tick,
            Deed::Send => DeedKind::Send,
        }
    }
}

impl Claim {
    /// All grounds.
    pub const ALL: [Claim; 4] =
        [Claim::Repetition, Claim::FiftyMoves, Claim::CannotWin, Claim::NoEffort];

    /// Whether it belongs to a quickplay finish (article 10).
    pub const fn is_quickplay(self) -> bool {
        matches!(self, Claim::CannotWin | Claim::NoEffort)
    }

    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Repetition => "repetition",
            Claim::FiftyMoves => "fifty",
            Claim::CannotWin => "cannot-win",
            Claim::NoEffort => "no-effort",
        }
    }
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 11] = [
        Reason::Unsaid,
        Reason::IllegalMove,
        Reason::Touch,
        Reason::Clock,
        Reason::Board,
        Reason::Settings,
        Reason::Piece,
        Reason::Disturbance,
        Reason::Conduct,
        Reason::Help,
        Reason::Other,
    ];

    /// Whether it can be given only since a call can stop the clocks ahead of its reason.
    pub(super) const fn is_of_later_rulings(self) -> bool {
        matches!(
            self,
            Reason::Unsaid | Reason::IllegalMove | Reason::Touch | Reason::Conduct | Reason::Other
        )
    }

    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Unsaid => "unsaid",
            Reason::IllegalMove => "illegal-move",
            Reason::Touch => "touch",
            Reason::Conduct => "conduct",
            Reason::Other => "other",
            Reason::Piece => "piece",
            Reason::Clock => "clock",
            Reason::Board => "board",
            Reason::Settings => "settings",
            Reason::Disturbance => "disturbance",
            Reason::Help => "help",
        }
    }
}
