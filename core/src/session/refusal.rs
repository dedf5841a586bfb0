use thiserror::Error;

use super::Claim;
use crate::arbiter::clock::write_time;
use crate::arbiter::edition::LAWS_2009;
use crate::arbiter::touch::Duty;
use crate::games::chess::Square;
use crate::games::{self, Path, Side};

/// Why something was not possible. The sentence is for a developer: what a player
/// hears of it comes from [`Speaker::refusal`](crate::speech::Speaker::refusal).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The rules of the game forbid the move.
    #[error("{0}")]
    Illegal(games::Refusal),
    /// The Laws of chess know it, and no other game.
    #[error("only chess has that")]
    OnlyChess,
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
    #[error("{} has not arrived", player(*.0))]
    NotArrived(Side),
    /// The player has come already.
    #[error("{} is there already", player(*.0))]
    AlreadyThere(Side),
    /// It is the other player's turn.
    #[error("{} has the move", player(*.0))]
    NotYourTurn(Side),
    /// The computer plays for this side.
    #[error("the computer plays {}", player(*.0))]
    ComputerPlays(Side),
    /// A person plays for this side.
    #[error("a person plays {}", player(*.0))]
    PersonPlays(Side),
    /// Somebody on another device plays for this side.
    #[error("somebody on another device plays {}", player(*.0))]
    CorrespondentPlays(Side),
    /// Nobody plays this game from another device.
    #[error("nobody plays this game from another device")]
    NoCorrespondent,
    /// Games by correspondence do without.
    #[error("not in a game by correspondence")]
    NotByCorrespondence,
    /// The other player knows it already.
    #[error("that has been shared with the other player and stands")]
    Shared,
    /// There is nothing that the other player would have to know.
    #[error("there is nothing to share before the next move")]
    NothingToSend,
    /// The other player still has time for his move.
    #[error("the time for the move is not over")]
    NotOverdue,
    /// This is not for the one who tried.
    #[error("this is for others to do")]
    NotForYou,
    /// A move was made, and the clock must be pressed first.
    #[error("{} has not pressed the clock yet", player(*.0))]
    NotPressed(Side),
    /// There is no move for which the clock could be pressed.
    #[error("there is no move to be completed with the clock")]
    NothingToPress,
    /// No piece is in the hand.
    #[error("no piece has been lifted")]
    HandEmpty,
    /// No pawn waits for its promotion.
    #[error("no pawn is being promoted")]
    NoPromotion,
    /// The game is paused.
    #[error("the game is paused")]
    Paused,
    /// The game is not paused.
    #[error("the game is not paused")]
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
        Claim::CannotWin | Claim::NoEffort => "that is for the arbiter to decide",
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
    #[error("the move that was announced has to be made")]
    Announced(Path),
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
    /// The player is in his last period.
    #[error("no other period follows")]
    NoNextPeriod,
    /// More than a clock can show.
    #[error("a clock shows at most {}", write_time(super::Ruling::MAX_TIME))]
    TooMuchTime,
    /// So many plies were not made.
    #[error("only {0} moves of either side were made")]
    NoSuchPly(u32),
    /// A player claims only where nobody watches over the game.
    #[error("this game is supervised: what is wrong is told without a claim")]
    Supervised,
    /// There is no fallen flag to claim.
    #[error("the flag of {} has not fallen", player(*.0))]
    FlagUp(Side),
    /// The player's own flag has fallen.
    #[error("the flag of {} has fallen", player(*.0))]
    FlagDown(Side),
    /// There is no illegal move, or it was answered.
    #[error("there is no illegal move that can be claimed")]
    NoIllegalMove,
    /// A player proposes only once to put the same move right.
    #[error("that was proposed, and waits for the opponent")]
    ProposedAlready,
    /// The game has brought no points, as it does not count or is not decided.
    #[error("this game has brought no points")]
    NoPoints {
        /// That of the ruling.
        article: &'static str,
    },
    /// Nobody gets more than the game is worth.
    #[error("{} has the whole point", player(*.0))]
    FullPoint(Side),
    /// Nobody gets less than nothing.
    #[error("{} has no points of this game", player(*.0))]
    NoPoint(Side),
    /// No broken duty can be claimed.
    #[error("the opponent has moved what he touched, or it is too late to claim that he has not")]
    TouchKept,
    /// Wrong settings are claimed in the first moves.
    #[error("that is no longer claimed once each player has made {} moves", LAWS_2009.moves_to_claim_settings)]
    SettingsTooLate,
    /// Wrong settings at a resumption are claimed before the own first move.
    #[error("what was set wrong at the resumption is claimed before the own first move")]
    ResumptionTooLate,
    /// It belongs to a quickplay finish.
    #[error("only when all remaining moves have to be made in the time that is left")]
    NotInQuickplay,
    /// Too much time is left for that claim.
    #[error("only with less than {} left", write_time(LAWS_2009.quickplay_claim_below))]
    TimeLeft,
    /// Blitz without supervision does without.
    #[error("not in blitz without an arbiter")]
    NotInBlitz,
    /// A claim waits for a decision.
    #[error("the arbiter has to decide on the claim first")]
    DecisionDue,
    /// Nothing waits for one.
    #[error("no claim waits for a decision")]
    NoDecisionDue,
    /// The score is not kept by hand.
    #[error("the program keeps the score of this game")]
    KeptByProgram,
    /// Nothing was made that is not written down.
    #[error("a move is written down only after it was made")]
    AheadOfMove,
    /// Something else was played.
    #[error("that is not what was played")]
    NotPlayed,
    /// A move is made only when the own one before was written down.
    #[error("{} has to write moves down first", player(*.0))]
    Unrecorded(Side),
    /// After a flag the scoresheets are completed first.
    #[error("{} has to complete the scoresheet first", player(*.0))]
    SheetIncomplete(Side),
    /// Scoresheets are signed after the game.
    #[error("the game is not over yet")]
    NotOver,
    /// A player signs once.
    #[error("the scoresheets are signed already")]
    SignedAlready,
    /// The opponent of a claim has to verify it.
    #[error("{} has to verify first what the claim rests on", player(*.0))]
    NotVerified(Side),
    /// The competition forbids it now.
    #[error("in this game no draw is agreed now without the arbiter's consent")]
    DrawsForbidden,
    /// Offers that come too often disturb the opponent.
    #[error("an offer was declined a few moves ago; wait for an offer or some moves")]
    TooSoonToOffer,
    /// Adjusting is announced before a piece is touched.
    #[error("the piece on {0} is in the hand already: adjusting is announced before")]
    Lifted(Square),
    /// The player has to seal his move.
    #[error("the move has to be sealed now")]
    ToSeal,
    /// The game is not being adjourned.
    #[error("no move is to be sealed now")]
    NotAdjourning,
    /// The envelope is empty.
    #[error("nothing lies in the envelope yet")]
    NothingSealed,
    /// What was made on the board is the sealed move.
    #[error("the move was made on the board and is the sealed one")]
    MovedOnBoard,
    /// The game is adjourned.
    #[error("the game is adjourned")]
    Adjourned,
    /// The game is not adjourned.
    #[error("the game is not adjourned")]
    NotAdjourned,
    /// Who has to answer is not there.
    #[error("the envelope is opened when {} is there", player(*.0))]
    AnswererAbsent(Side),
    /// The passphrase is another, or the envelope is damaged.
    #[error("the envelope does not open with that")]
    WrongKey,
    /// There is no envelope any more.
    #[error("the envelope is lost: the sealed move is made again")]
    EnvelopeLost,
    /// No sealed move was opened that is not clear.
    #[error("no sealed move waits to be read")]
    NothingToRead,
    /// The game began under rulings that do not know it.
    #[error("this game began by earlier rulings, which do not have that")]
    OlderGame,
    /// Nothing that could be corrected, or has to be spoken to its end.
    #[error("no move is being announced")]
    NothingAnnounced,
    /// The own move is not completed; it can still be corrected (article E2.6).
    #[error("a move is placed or announced: correct it, or complete it")]
    NotSettled,
    /// The piece stands there, and nobody has said so (article E2.3).
    #[error("the move has to be announced first")]
    NotAnnounced,
    /// The opponent's move comes first (article E2.1).
    #[error("the opponent's move has to be repeated first")]
    NotRepeated,
    /// There is no move of the opponent, or it was repeated.
    #[error("there is no move to repeat")]
    NothingToRepeat,
    /// Both players' moves are made on both boards by an assistant, or there is one board.
    #[error("the moves of the opponent are made on the board for the player in this game")]
    OneBoard,
    /// On a board of one's own.
    #[error("nothing stands on {0} of this board")]
    NothingThere(Square),
    /// Nobody plays blindfold.
    #[error("nothing of the board is hidden from this player")]
    NothingHidden,
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
            Refusal::OfferedAlready | Refusal::ClaimedAlready | Refusal::TooSoonToOffer => {
                Some("12.6")
            }
            Refusal::Touched(duty) => Some(duty.article()),
            Refusal::CastlingBarred(_) => Some("4.4.b"),
            Refusal::Released(_) => Some("4.6.c"),
            Refusal::Announced(_) => Some("9.5.b"),
            Refusal::Adjusting(_) | Refusal::Lifted(_) => Some("4.2"),
            Refusal::TouchedBefore => Some("9.4"),
            Refusal::CallArbiter => Some("6.12.b"),
            Refusal::ArbiterContinues => Some("6.12.c"),
            Refusal::NotDue(Claim::Repetition) => Some("9.2"),
            Refusal::NotDue(Claim::FiftyMoves) => Some("9.3"),
            Refusal::FlagUp(_) | Refusal::FlagDown(_) => Some("6.8"),
            Refusal::ProposedAlready => Some("B3.c"),
            Refusal::NoPoints { article } => Some(article),
            Refusal::FullPoint(_) => Some("13.4.f"),
            Refusal::NoPoint(_) => Some("13.4.e"),
            Refusal::TouchKept => Some("4.7"),
            Refusal::SettingsTooLate => Some("A4.a"),
            Refusal::ResumptionTooLate => Some("G12"),
            Refusal::NotInQuickplay => Some("10.1"),
            Refusal::NotDue(Claim::CannotWin | Claim::NoEffort)
            | Refusal::TimeLeft
            | Refusal::DecisionDue => Some("10.2"),
            Refusal::NotInBlitz => Some("B3.b"),
            Refusal::KeptByProgram
            | Refusal::AheadOfMove
            | Refusal::NotPlayed
            | Refusal::Unrecorded(_) => Some("8.1"),
            Refusal::SheetIncomplete(_) => Some("8.5"),
            Refusal::NotOver | Refusal::SignedAlready => Some("8.7"),
            Refusal::NotVerified(_) => Some("D4"),
            Refusal::DrawsForbidden => Some("9.1.a"),
            Refusal::ToSeal | Refusal::NothingSealed | Refusal::MovedOnBoard => Some("G1.a"),
            Refusal::AnswererAbsent(_) => Some("G7"),
            Refusal::EnvelopeLost => Some("G11.a"),
            Refusal::NothingToRead => Some("G8"),
            Refusal::NotSettled | Refusal::NothingAnnounced => Some("E2.6"),
            Refusal::NotAnnounced => Some("E2.3"),
            Refusal::NotRepeated | Refusal::NothingToRepeat => Some("E2.1"),
            Refusal::OneBoard | Refusal::NothingThere(_) => Some("E2.7"),
            _ => None,
        }
    }

    /// A word for it, as transcripts have it.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::Illegal(refusal) => refusal.name(),
            Refusal::OnlyChess => "only-chess",
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
            Refusal::CorrespondentPlays(_) => "correspondent-plays",
            Refusal::NoCorrespondent => "no-correspondent",
            Refusal::NotByCorrespondence => "not-by-correspondence",
            Refusal::Shared => "shared",
            Refusal::NothingToSend => "nothing-to-send",
            Refusal::NotOverdue => "not-overdue",
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
            Refusal::NoNextPeriod => "no-next-period",
            Refusal::TooMuchTime => "too-much-time",
            Refusal::TooManyMoves => "too-many-moves",
            Refusal::NoSuchPly(_) => "no-such-ply",
            Refusal::Supervised => "supervised",
            Refusal::FlagUp(_) => "flag-up",
            Refusal::FlagDown(_) => "flag-down",
            Refusal::NoIllegalMove => "no-illegal-move",
            Refusal::ProposedAlready => "proposed-already",
            Refusal::NoPoints { .. } => "no-points",
            Refusal::FullPoint(_) => "full-point",
            Refusal::NoPoint(_) => "no-point",
            Refusal::TouchKept => "touch-kept",
            Refusal::SettingsTooLate => "too-late",
            Refusal::ResumptionTooLate => "too-late-after-resumption",
            Refusal::NotInQuickplay => "not-in-quickplay",
            Refusal::TimeLeft => "time-left",
            Refusal::NotInBlitz => "not-in-blitz",
            Refusal::DecisionDue => "decision-due",
            Refusal::NoDecisionDue => "no-decision-due",
            Refusal::KeptByProgram => "kept-by-program",
            Refusal::AheadOfMove => "ahead-of-move",
            Refusal::NotPlayed => "not-played",
            Refusal::Unrecorded(_) => "unrecorded",
            Refusal::SheetIncomplete(_) => "sheet-incomplete",
            Refusal::NotOver => "not-over",
            Refusal::SignedAlready => "signed-already",
            Refusal::NotVerified(_) => "not-verified",
            Refusal::DrawsForbidden => "draws-forbidden",
            Refusal::TooSoonToOffer => "too-soon",
            Refusal::Lifted(_) => "lifted",
            Refusal::ToSeal => "to-seal",
            Refusal::NotAdjourning => "not-adjourning",
            Refusal::NothingSealed => "nothing-sealed",
            Refusal::MovedOnBoard => "moved-on-board",
            Refusal::Adjourned => "adjourned",
            Refusal::NotAdjourned => "not-adjourned",
            Refusal::AnswererAbsent(_) => "answerer-absent",
            Refusal::WrongKey => "wrong-key",
            Refusal::EnvelopeLost => "envelope-lost",
            Refusal::NothingToRead => "nothing-to-read",
            Refusal::OlderGame => "older-game",
            Refusal::NothingAnnounced => "nothing-announced",
            Refusal::NotSettled => "not-settled",
            Refusal::NotAnnounced => "not-announced",
            Refusal::NotRepeated => "not-repeated",
            Refusal::NothingToRepeat => "nothing-to-repeat",
            Refusal::OneBoard => "one-board",
            Refusal::NothingThere(_) => "nothing-there",
            Refusal::NothingHidden => "nothing-hidden",
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

/// A player whose name in the game is not known here.
fn player(side: Side) -> &'static str {
    match side {
        Side::First => "the first player",
        Side::Second => "the second player",
    }
}
