use std::fmt;

use super::action::strength_text;
use super::{Actor, Claim, DeedKind, Ending, Reason, Refusal, Ruling};
use crate::arbiter::clock::{Millis, write_time};
use crate::engine::Strength;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{Bitboard, Square};
use crate::games::{GameKind, GameShape, Move, Path, Side};

/// Something that happened. Its text is what transcripts have behind `<`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The game began.
    Started,
    /// A player is there.
    Arrived {
        /// Who.
        by: Side,
    },
    /// A piece was taken into the hand.
    Lifted {
        /// Whose.
        by: Side,
        /// From where.
        square: Square,
    },
    /// A player has said that his next touch only puts a piece right, or that his touches of the
    /// pieces on these squares do.
    Adjusting {
        /// Who.
        by: Side,
        /// Which squares, if he has named any.
        squares: Bitboard,
    },
    /// A piece was put right, which binds to nothing.
    Adjusted {
        /// By whom.
        by: Side,
        /// Where it stands.
        square: Square,
    },
    /// A piece was touched on purpose.
    Touched {
        /// By whom.
        by: Side,
        /// Where it stands.
        square: Square,
    },
    /// The piece in the hand was put back.
    PutBack {
        /// Whose.
        by: Side,
        /// Where.
        square: Square,
    },
    /// A pawn stands on the last rank, and its player has to say what it becomes.
    PromotionAsked {
        /// Whose.
        by: Side,
        /// Where.
        square: Square,
    },
    /// A move was made.
    Moved {
        /// Who made it.
        by: Side,
        /// The move.
        mv: Move,
        /// The move as the game's records write it, `Nxf7+`.
        notation: String,
        /// Whether it takes anything.
        is_capture: bool,
        /// Whether something of the opponent's is in danger: his king is in check.
        is_alarm: bool,
    },
    /// A move was completed that is not legal; the position is as before it, unless that
    /// has ended the game.
    IllegalMove {
        /// Who made it.
        by: Side,
        /// From where to where.
        squares: SquareMove,
        /// How many illegal moves that makes.
        number: u32,
        /// Why it is not legal.
        refusal: notation::Refusal,
    },
    /// A player pressed the clock by hand.
    Pressed {
        /// Who.
        by: Side,
    },
    /// A player's move was answered before he pressed the clock, which completes it.
    Answered {
        /// Whose.
        by: Side,
    },
    /// A player made the moves of a period, and has the time of the next.
    PeriodBegan {
        /// Who.
        by: Side,
        /// The period, counted from 1.
        period: u32,
    },
    /// A flag fell, one for each period (article 6.1).
    FlagFell {
        /// Whose.
        by: Side,
        /// Of which period, counted from 1.
        period: u32,
        /// Whether the moves of the period were not made, so that time is up.
        is_out_of_time: bool,
    },
    /// A draw was offered.
    Offered {
        /// Who offered.
        by: Side,
    },
    /// An offer was declined, by word or by a move.
    Declined {
        /// Who declined.
        by: Side,
    },
    /// A player claimed a draw wrongly. Play goes on, the claim counts as an offer,
    /// and a move that was announced has to be made.
    ClaimRejected {
        /// Who claimed.
        by: Side,
        /// On what ground.
        claim: Claim,
        /// The move that was announced, as PGN writes it.
        announced: Option<String>,
    },
    /// A player got time by the Laws.
    TimeGiven {
        /// Whose clock.
        to: Side,
        /// How much, in milliseconds.
        time: Millis,
        /// By which article.
        article: &'static str,
    },
    /// A player has stopped the clocks and called the arbiter.
    ArbiterCalled {
        /// Who.
        by: Side,
        /// Why.
        reason: Reason,
    },
    /// The arbiter has ruled.
    Ruled {
        /// What.
        ruling: Ruling,
    },
    /// A flag came down in a game without supervision: it shows on the clock, and nobody
    /// tells the players.
    FlagDown {
        /// Whose.
        by: Side,
    },
    /// A player did not move what he had touched; his opponent has claimed that.
    TouchBroken {
        /// Who.
        by: Side,
    },
    /// A player's move does not stand, nor those after it; the position before it is back.
    Retracted {
        /// Whose.
        by: Side,
        /// How many moves of either side that are.
        plies: usize,
    },
    /// A player says that a move which has been answered was illegal, and proposes to put it
    /// right; it is if the opponent says so too.
    CorrectionProposed {
        /// Who.
        by: Side,
        /// The number of the ply, from 1.
        ply: usize,
        /// The move.
        squares: SquareMove,
    },
    /// The move that was announced with a wrong claim is not legal; its piece has to be moved.
    IllegalIntention {
        /// Who announced it.
        by: Side,
        /// From where to where.
        squares: SquareMove,
        /// Why it is not legal.
        refusal: notation::Refusal,
    },
    /// A player has claimed a draw in a quickplay finish, and a decision is due.
    QuickplayClaimed {
        /// Who.
        by: Side,
        /// On what ground.
        claim: Claim,
    },
    /// A player is short of time and need not write his moves down.
    RecordNotRequired {
        /// Who.
        by: Side,
    },
    /// A player has written a move down.
    Recorded {
        /// Who.
        by: Side,
        /// Of which ply, counted from 1.
        number: u32,
    },
    /// A player has signed the scoresheets.
    Signed {
        /// Who.
        by: Side,
    },
    /// The time for this session is over.
    SessionOver,
    /// A player has to seal his move.
    Sealing {
        /// Who.
        by: Side,
    },
    /// A player has laid a move in the envelope and sealed it.
    Sealed {
        /// Who.
        by: Side,
    },
    /// The game is adjourned.
    Adjourned {
        /// Whose move is sealed.
        by: Side,
    },
    /// An answer lies in a second envelope; the time of the player who is awaited runs.
    AnswerSealed {
        /// Whose.
        by: Side,
    },
    /// The session began in which an adjourned game goes on.
    Resumed,
    /// The envelope was opened.
    Opened {
        /// Whose.
        by: Side,
        /// What lay in it.
        text: String,
    },
    /// A blind player took a piece of the opponent out of its hole (article E2.3.a).
    TakenOut {
        /// Who.
        by: Side,
        /// Where it stood.
        square: Square,
    },
    /// A blind player put a piece on another square (article E2.3.b).
    Placed {
        /// Who.
        by: Side,
        /// From where to where.
        squares: SquareMove,
    },
    /// A blind player's move is announced; it is not completed yet (article E2.3.c).
    Announced {
        /// Who.
        by: Side,
        /// The move, in strict games perhaps an illegal one.
        path: Path,
        /// Whether it takes the place of another one (article E2.6).
        is_correction: bool,
    },
    /// It has been spoken to its end.
    Spoken {
        /// Whose announcement.
        by: Side,
    },
    /// What was announced or placed was taken back (article E2.6).
    Corrected {
        /// By whom.
        by: Side,
    },
    /// The opponent's move was repeated, and is made on the board of who did that
    /// (article E2.1).
    Repeated {
        /// Who.
        by: Side,
        /// The move.
        path: Path,
    },
    /// It was repeated wrongly, and has to be repeated again.
    WronglyRepeated {
        /// Who.
        by: Side,
        /// What was said.
        said: Path,
        /// The move.
        path: Path,
    },
    /// A player made a move on his own board (article E2.7).
    Followed {
        /// Who.
        by: Side,
        /// From where to where.
        squares: SquareMove,
    },
    /// A board that was another one than the scoresheets have it was put right (article
    /// E2.7).
    BoardSetRight {
        /// Whose.
        of: Side,
    },
    /// The scoresheets differ, and the game goes back before that ply (article E2.8).
    SheetsDiffer {
        /// Its number, from 1.
        number: u32,
    },
    /// A player looked at the board in blindfold play.
    Peeked {
        /// Who.
        by: Side,
        /// How often, this time included.
        number: u32,
    },
    /// A player wants to resign, and should say whether that is meant.
    ResignationAsked {
        /// Who.
        by: Side,
    },
    /// A player goes on after all.
    ResignationCancelled {
        /// Who.
        by: Side,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many, of either side; 0 if only the end of the game was.
        plies: usize,
    },
    /// What was taken back was played again.
    PlayedAgain {
        /// How many moves of either side.
        plies: usize,
    },
    /// A player asked the computer for a move.
    HintAsked {
        /// Who.
        by: Side,
    },
    /// The computer suggests a move.
    Suggested {
        /// The move.
        mv: Move,
        /// The move as the game's records write it.
        notation: String,
    },
    /// The computer plays for a side at another strength now.
    LevelSet {
        /// Which side.
        side: Side,
        /// How well.
        strength: Strength,
    },
    /// The game was paused.
    Paused {
        /// By whom.
        by: Actor,
    },
    /// The game goes on after that.
    Continued {
        /// By whose word.
        by: Actor,
    },
    /// What was played up to here has been shared with the player on the other device.
    Sent {
        /// By whom.
        by: Side,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
    /// Somebody wanted something that was not possible, and has changed nothing.
    Refused {
        /// Who.
        by: Actor,
        /// What.
        deed: DeedKind,
        /// Why not.
        refusal: Refusal,
    },
}

impl Event {
    /// The article of the Laws behind it, where they speak of it and the game has them.
    pub fn article(&self, kind: GameKind) -> Option<&'static str> {
        if kind.has_laws() { self.article_of_chess() } else { None }
    }

    fn article_of_chess(&self) -> Option<&'static str> {
        match self {
            Event::Answered { .. } => Some("1.1"),
            Event::PromotionAsked { .. } => Some("3.7.e"),
            Event::Adjusting { .. } | Event::Adjusted { .. } => Some("4.2"),
            Event::Touched { .. } | Event::TouchBroken { .. } => Some("4.3"),
            Event::IllegalMove { .. } => Some("7.4.a"),
            Event::ClaimRejected { .. } | Event::IllegalIntention { .. } => Some("9.5.b"),
            Event::CorrectionProposed { .. } => Some("B3.c"),
            Event::TimeGiven { article, .. } => Some(article),
            Event::Retracted { .. } => Some("6.13"),
            Event::QuickplayClaimed { .. } => Some("10.2"),
            Event::RecordNotRequired { .. } => Some("8.4"),
            Event::Recorded { .. } => Some("8.1"),
            Event::Signed { .. } => Some("8.7"),
            Event::SessionOver => Some("G13"),
            Event::Sealing { .. } | Event::Sealed { .. } | Event::Adjourned { .. } => Some("G1.a"),
            Event::AnswerSealed { .. } => Some("G9.c"),
            Event::Resumed => Some("G5"),
            Event::Opened { .. } => Some("G7"),
            Event::TakenOut { .. } => Some("E2.2"),
            Event::Placed { .. } | Event::Announced { .. } => Some("E2.3"),
            Event::Corrected { .. } => Some("E2.6"),
            Event::Repeated { .. } | Event::WronglyRepeated { .. } => Some("E2.1"),
            Event::Followed { .. } | Event::BoardSetRight { .. } => Some("E2.7"),
            Event::SheetsDiffer { .. } => Some("E2.8"),
            Event::ArbiterCalled { .. } => Some("6.12.b"),
            Event::Ruled { ruling } => Some(ruling.article()),
            Event::FlagFell { is_out_of_time: false, .. } => Some("6.3"),
            Event::FlagFell { is_out_of_time: true, .. } => Some("6.9"),
            Event::Offered { .. } | Event::Declined { .. } => Some("9.1.b"),
            Event::Ended { ending } => ending.article(),
            Event::Refused { refusal, .. } => refusal.article(),
            _ => None,
        }
    }
}

impl Event {
    /// The event as transcripts of this game have it: `moved white e4`.
    pub fn text(&self, shape: impl Into<GameShape>) -> impl fmt::Display {
        let shape = shape.into();
        fmt::from_fn(move |f| self.write(shape, f))
    }

    #[expect(clippy::too_many_lines, reason = "a line or two for each event")]
    fn write(&self, shape: GameShape, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = shape.kind;
        match self {
            Event::Started => f.write_str("started")?,
            Event::Arrived { by } => write!(f, "arrived {}", kind.side_name(*by))?,
            Event::Lifted { by, square } => write!(f, "lifted {} {square}", kind.side_name(*by))?,
            Event::Adjusting { by, squares } => {
                write!(f, "adjusting {}", kind.side_name(*by))?;
                squares.into_iter().try_for_each(|square| write!(f, " {square}"))?;
            }
            Event::Adjusted { by, square } => {
                write!(f, "adjusted {} {square}", kind.side_name(*by))?;
            }
            Event::Touched { by, square } => write!(f, "touched {} {square}", kind.side_name(*by))?,
            Event::IllegalMove { by, squares, number, refusal } => {
                let (by, reason) = (kind.side_name(*by), refusal.name());
                write!(f, "illegal-move {by} {squares} number={number} {reason}")?;
            }
            Event::ClaimRejected { by, claim, announced } => {
                write!(f, "claim-rejected {} {}", kind.side_name(*by), claim.name())?;
                if let Some(san) = announced {
                    write!(f, " announced={san}")?;
                }
            }
            Event::TimeGiven { to, time, .. } => {
                write!(f, "time-given {} {}", kind.side_name(*to), write_time(*time))?;
            }
            Event::ArbiterCalled { by, reason } => {
                write!(f, "arbiter-called {} {}", kind.side_name(*by), reason.name())?;
            }
            Event::Ruled { ruling } => write!(f, "ruled {}", ruling.text(kind))?,
            Event::FlagDown { by } => write!(f, "flag-down {}", kind.side_name(*by))?,
            Event::TouchBroken { by } => write!(f, "touch-broken {}", kind.side_name(*by))?,
            Event::Retracted { by, plies } => {
                write!(f, "retracted {}", kind.side_name(*by))?;
                if *plies > 1 {
                    write!(f, " plies={plies}")?;
                }
            }
            Event::CorrectionProposed { by, ply, squares } => {
                write!(f, "correction-proposed {} {squares} ply={ply}", kind.side_name(*by))?;
            }
            Event::IllegalIntention { by, squares, refusal } => {
                let (by, reason) = (kind.side_name(*by), refusal.name());
                write!(f, "illegal-intention {by} {squares} {reason}")?;
            }
            Event::RecordNotRequired { by } => {
                write!(f, "record-not-required {}", kind.side_name(*by))?;
            }
            Event::Signed { by } => write!(f, "signed {}", kind.side_name(*by))?,
            Event::Sealing { by } => write!(f, "sealing {}", kind.side_name(*by))?,
            Event::Sealed { by } => write!(f, "sealed {}", kind.side_name(*by))?,
            Event::Adjourned { by } => write!(f, "adjourned {}", kind.side_name(*by))?,
            Event::SessionOver => f.write_str("session-over")?,
            Event::AnswerSealed { by } => write!(f, "answer-sealed {}", kind.side_name(*by))?,
            Event::Resumed => f.write_str("resumed")?,
            Event::QuickplayClaimed { by, claim } => {
                write!(f, "quickplay-claimed {} {}", kind.side_name(*by), claim.name())?;
            }
            Event::Recorded { by, number } => {
                write!(f, "recorded {} {number}", kind.side_name(*by))?;
            }
            Event::Opened { by, text } => write!(f, "opened {} {text:?}", kind.side_name(*by))?,
            Event::TakenOut { by, square } => {
                write!(f, "taken-out {} {square}", kind.side_name(*by))?;
            }
            Event::Placed { by, squares } => write!(f, "placed {} {squares}", kind.side_name(*by))?,
            Event::Announced { by, path, is_correction } => {
                let (by, path) = (kind.side_name(*by), shape.write_path(*path));
                let again = if *is_correction { " correction" } else { "" };
                write!(f, "announced {by} {path}{again}")?;
            }
            Event::Spoken { by } => write!(f, "spoken {}", kind.side_name(*by))?,
            Event::Corrected { by } => write!(f, "corrected {}", kind.side_name(*by))?,
            Event::Repeated { by, path } => {
                write!(f, "repeated {} {}", kind.side_name(*by), shape.write_path(*path))?;
            }
            Event::WronglyRepeated { by, said, path } => {
                let (said, path) = (shape.write_path(*said), shape.write_path(*path));
                write!(f, "wrongly-repeated {} {said} move={path}", kind.side_name(*by))?;
            }
            Event::Followed { by, squares } => {
                write!(f, "followed {} {squares}", kind.side_name(*by))?;
            }
            Event::BoardSetRight { of } => write!(f, "board-set-right {}", kind.side_name(*of))?,
            Event::SheetsDiffer { number } => write!(f, "sheets-differ {number}")?,
            Event::Peeked { by, number } => write!(f, "peeked {} {number}", kind.side_name(*by))?,
            Event::PutBack { by, square } => {
                write!(f, "put-back {} {square}", kind.side_name(*by))?;
            }
            Event::PromotionAsked { by, square } => {
                write!(f, "promotion-asked {} {square}", kind.side_name(*by))?;
            }
            Event::Moved { by, notation, .. } => {
                write!(f, "moved {} {notation}", kind.side_name(*by))?;
            }
            Event::Pressed { by } => write!(f, "pressed {}", kind.side_name(*by))?,
            Event::Answered { by } => write!(f, "answered {}", kind.side_name(*by))?,
            Event::PeriodBegan { by, period } => {
                write!(f, "period {} {period}", kind.side_name(*by))?;
            }
            Event::FlagFell { by, period, is_out_of_time } => {
                let end = if *is_out_of_time { " out-of-time" } else { "" };
                write!(f, "flag {} period={period}{end}", kind.side_name(*by))?;
            }
            Event::Offered { by } => write!(f, "offered {}", kind.side_name(*by))?,
            Event::Declined { by } => write!(f, "declined {}", kind.side_name(*by))?,
            Event::ResignationAsked { by } => {
                write!(f, "resignation-asked {}", kind.side_name(*by))?;
            }
            Event::ResignationCancelled { by } => {
                write!(f, "resignation-cancelled {}", kind.side_name(*by))?;
            }
            Event::TakenBack { plies } => write!(f, "taken-back {plies}")?,
            Event::PlayedAgain { plies } => write!(f, "played-again {plies}")?,
            Event::HintAsked { by } => write!(f, "hint-asked {}", kind.side_name(*by))?,
            Event::Suggested { notation, .. } => write!(f, "suggested {notation}")?,
            Event::LevelSet { side, strength } => {
                write!(f, "level {} {}", kind.side_name(*side), strength_text(*strength))?;
            }
            Event::Paused { by } => write!(f, "paused {}", by.name(kind))?,
            Event::Continued { by } => write!(f, "continued {}", by.name(kind))?,
            Event::Sent { by } => write!(f, "sent {}", kind.side_name(*by))?,
            Event::Ended { ending } => {
                let result = match (ending.winner(), ending.result()) {
                    (Some(winner), _) => kind.side_name(winner),
                    (None, "1/2-1/2") => "draw",
                    (None, "0-0") => "both-lose",
                    (None, points) => points,
                };
                let undecided = if ending.is_undecided() { " undecided" } else { "" };
                write!(f, "ended {result} {}{undecided}", ending.name())?;
            }
            Event::Refused { by, deed, refusal } => {
                write!(f, "refused {} {} {}", by.name(kind), deed.name(), refusal.name())?;
            }
        }
        self.article(kind).map_or(Ok(()), |article| write!(f, " article={article}"))
    }
}
