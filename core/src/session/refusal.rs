use thiserror::Error;

use super::Claim;
use crate::arbiter::clock::write_time;
use crate::arbiter::touch::Duty;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{Color, Square};

/// Why something was not possible. The sentence is for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The rules of the game forbid the move.
    #[error("{0}")]
    Illegal(notation::Refusal),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game has not begun.
    #[error("the game has not been started")]
    NotStarted,
    /// The game has begun already.
    #[error("the game has been started already")]
    AlreadyStarted,
    /// The game begins at its time.
    #[error("the game begins at the time that was set")]
    BeginsByItself,
    /// This game has no time at which players must be there.
    #[error("players of this game do not have to report that they are there")]
    NotScheduled,
    /// The player has not come yet.
    #[error("{0} has not arrived")]
    NotArrived(Color),
    /// The player has come already.
    #[error("{0} is there already")]
    AlreadyThere(Color),
    /// It is the other player's turn.
    #[error("{0} has the move")]
    NotYourTurn(Color),
    /// The computer plays this colour.
    #[error("the computer plays {0}")]
    ComputerPlays(Color),
    /// A person plays this colour.
    #[error("a person plays {0}")]
    PersonPlays(Color),
    /// This is not for the one who tried.
    #[error("this is for others to do")]
    NotForYou,
    /// A move was made, and the clock must be pressed first.
    #[error("{0} has not pressed the clock yet")]
    NotPressed(Color),
    /// There is no move for which the clock could be pressed.
    #[error("there is no move to be completed with the clock")]
    NothingToPress,
    /// No piece is in the hand.
    #[error("no piece has been lifted")]
    HandEmpty,
    /// No pawn waits for its promotion.
    #[error("no pawn is being promoted")]
    NoPromotion,
    /// The game is interrupted.
    #[error("the game is interrupted")]
    Paused,
    /// The game is not interrupted.
    #[error("the game is not interrupted")]
    NotPaused,
    /// Strict games do without.
    #[error("not in a strict game")]
    OnlyCasual,
    /// No move can be taken back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// No move can be played again.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// Nobody has offered a draw.
    #[error("no draw has been offered")]
    NoOffer,
    /// The player's own offer stands.
    #[error("the draw offer stands until it is answered")]
    OfferStands,
    /// One offer a move is enough.
    #[error("a draw has been offered already since the last move")]
    OfferedAlready,
    /// The claim is not correct.
    #[error("{}", match .0 {
        Claim::Repetition => "the position has not come three times",
        Claim::FiftyMoves => "fifty moves without a pawn move or a capture have not been made",
    })]
    NotDue(Claim),
    /// What the player has touched binds him to something else.
    #[error("{}", duty_sentence(*.0))]
    Touched(Duty),
    /// The rook was touched before the king, so that they do not castle.
    #[error("the rook on {0} was touched before the king, so they do not castle")]
    CastlingBarred(Square),
    /// A pawn was released on the last rank and goes nowhere else.
    #[error("the pawn on {0} was released and has to become a piece there")]
    Released(Square),
    /// A move was announced with a claim and has to be made.
    #[error("the move from {} to {} was announced and has to be made", .0.from, .0.to)]
    Announced(SquareMove),
    /// A piece is put right, and goes back to its square.
    #[error("a piece that is only put right goes back to {0}")]
    Adjusting(Square),
    /// A piece was touched before the claim.
    #[error("a draw is claimed before a piece is touched, so not on this move any more")]
    TouchedBefore,
    /// This claim was wrong in the same move.
    #[error("the same was claimed before on this move")]
    ClaimedAlready,
    /// Only strict games have this.
    #[error("only in a strict game")]
    OnlyStrict,
    /// In strict games the clocks are stopped only to call the arbiter.
    #[error("in a strict game the clocks are stopped only to call the arbiter")]
    CallArbiter,
    /// In strict games the arbiter starts the clocks again.
    #[error("in a strict game only the arbiter starts the clocks again")]
    ArbiterContinues,
    /// There is no clock.
    #[error("this game has no clock")]
    NoClock,
    /// A move counter does not go so far.
    #[error("a move counter goes to {}", super::NewGame::MAX_MOVES)]
    TooManyMoves,
    /// More than a clock can show.
    #[error("a clock shows at most {}", write_time(super::Ruling::MAX_TIME))]
    TooMuchTime,
    /// So many plies were not made.
    #[error("only {0} moves of either side were made")]
    NoSuchPly(u32),
    /// Nothing has been asked.
    #[error("nothing was asked")]
    NoQuestion,
    /// Nobody has asked the computer for a move.
    #[error("no hint was asked for")]
    NoHintAsked,
    /// A hint is being looked for.
    #[error("a hint is being looked for")]
    HintAsked,
}

impl Refusal {
    /// The article of the Laws behind it, where there is one.
    pub const fn article(&self) -> Option<&'static str> {
        match self {
            Refusal::Illegal(refusal) => refusal.article(),
            Refusal::NotYourTurn(_) => Some("1.1"),
            Refusal::NotPressed(_) | Refusal::NothingToPress => Some("6.7"),
            Refusal::NotArrived(_) => Some("6.6"),
            Refusal::OfferStands => Some("9.1.b"),
            Refusal::OfferedAlready | Refusal::ClaimedAlready => Some("12.6"),
            Refusal::Touched(duty) => Some(duty.article()),
            Refusal::CastlingBarred(_) => Some("4.4.b"),
            Refusal::Released(_) => Some("4.6.c"),
            Refusal::Announced(_) => Some("9.5.b"),
            Refusal::Adjusting(_) => Some("4.2"),
            Refusal::TouchedBefore => Some("9.4"),
            Refusal::CallArbiter => Some("6.12.b"),
            Refusal::ArbiterContinues => Some("6.12.c"),
            Refusal::NotDue(Claim::Repetition) => Some("9.2"),
            Refusal::NotDue(Claim::FiftyMoves) => Some("9.3"),
            _ => None,
        }
    }

    /// A word for it, as transcripts have it.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::Illegal(refusal) => refusal.name(),
            Refusal::GameOver => "game-over",
            Refusal::NotStarted => "not-started",
            Refusal::AlreadyStarted => "already-started",
            Refusal::BeginsByItself => "begins-by-itself",
            Refusal::NotScheduled => "not-scheduled",
            Refusal::NotArrived(_) => "not-arrived",
            Refusal::AlreadyThere(_) => "already-there",
            Refusal::NotYourTurn(_) => "not-your-turn",
            Refusal::ComputerPlays(_) => "computer-plays",
            Refusal::PersonPlays(_) => "person-plays",
            Refusal::NotForYou => "not-for-you",
            Refusal::NotPressed(_) => "not-pressed",
            Refusal::NothingToPress => "nothing-to-press",
            Refusal::HandEmpty => "hand-empty",
            Refusal::NoPromotion => "no-promotion-here",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not-paused",
            Refusal::OnlyCasual => "only-casual",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::NothingToRedo => "nothing-to-redo",
            Refusal::NoOffer => "no-offer",
            Refusal::OfferStands => "offer-stands",
            Refusal::OfferedAlready => "offered-already",
            Refusal::NotDue(_) => "not-due",
            Refusal::Touched(_) => "touched",
            Refusal::CastlingBarred(_) => "castling-barred",
            Refusal::Released(_) => "released",
            Refusal::Announced(_) => "announced",
            Refusal::Adjusting(_) => "adjusting",
            Refusal::TouchedBefore => "touched-before",
            Refusal::ClaimedAlready => "claimed-already",
            Refusal::OnlyStrict => "only-strict",
            Refusal::CallArbiter => "call-arbiter",
            Refusal::ArbiterContinues => "arbiter-continues",
            Refusal::NoClock => "no-clock",
            Refusal::TooMuchTime => "too-much-time",
            Refusal::TooManyMoves => "too-many-moves",
            Refusal::NoSuchPly(_) => "no-such-ply",
            Refusal::NoQuestion => "no-question",
            Refusal::NoHintAsked => "no-hint-asked",
            Refusal::HintAsked => "hint-asked",
        }
    }
}

fn duty_sentence(duty: Duty) -> String {
    match duty {
        Duty::Free => "any legal move may be made".to_owned(),
        Duty::Move { piece } => format!("the piece on {piece} was touched and has to move"),
        Duty::Capture { piece } => {
            format!("the piece on {piece} was touched and has to be captured")
        }
        Duty::CaptureWith { piece, captured } => {
            format!("the piece on {piece} has to capture the one on {captured}: both were touched")
        }
        Duty::Castle { rook } => {
            format!("king and rook on {rook} were touched, so castling has to be made")
        }
        Duty::MoveKing { king } => {
            format!("castling is not legal there, so the king on {king} has to move")
        }
    }
}
