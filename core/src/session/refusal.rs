use thiserror::Error;

use super::Claim;
use crate::games::chess::{Color, notation};

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
            Refusal::OfferedAlready => Some("12.6"),
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
            Refusal::NoQuestion => "no-question",
            Refusal::NoHintAsked => "no-hint-asked",
            Refusal::HintAsked => "hint-asked",
        }
    }
}
