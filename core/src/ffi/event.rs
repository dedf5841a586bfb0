use super::action::{GameActor, GamePath};
use super::arbiter::GameRuling;
use super::chess::number;
use super::moves::{PlayedMove, path};
use super::strength::GameStrength;
use super::view::GameEnding;
use crate::games::chess::Bitboard;
use crate::games::{GameKind, Side};
use crate::session::{Claim, DeedKind, Event, Reason, Refusal};

/// Something that happened. Events come in order, each once.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameEvent {
    /// What.
    pub what: Happening,
    /// The article of the Laws behind it, where they speak of it, such as `6.9`.
    pub article: Option<String>,
}

/// What can happen. Squares are numbers, 0 = a1, 63 = h8.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Happening {
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
        square: u8,
    },
    /// A player has said that his next touch only puts a piece right, or that his touches of
    /// the pieces on these squares do.
    Adjusting {
        /// Who.
        by: Side,
        /// Which squares, a bit for each, a1 the lowest; 0 if he has named none.
        squares: u64,
    },
    /// A piece was put right, which binds to nothing.
    Adjusted {
        /// By whom.
        by: Side,
        /// Where it stands.
        square: u8,
    },
    /// A piece was touched on purpose.
    Touched {
        /// By whom.
        by: Side,
        /// Where it stands.
        square: u8,
    },
    /// The piece in the hand was put back.
    PutBack {
        /// Whose.
        by: Side,
        /// Where.
        square: u8,
    },
    /// A pawn stands on the last rank, and its player has to say what it becomes.
    PromotionAsked {
        /// Whose.
        by: Side,
        /// Where.
        square: u8,
    },
    /// A move was made.
    Moved {
        /// Which.
        played: PlayedMove,
    },
    /// A move was completed that is not legal; the position is as before it, unless that
    /// has ended the game.
    IllegalMove {
        /// Who made it.
        by: Side,
        /// From where to where, as it was announced.
        path: GamePath,
        /// How many illegal moves of his that makes.
        number: u32,
        /// Why it is not legal.
        refusal: GameRefusal,
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
    /// A flag fell.
    FlagFell {
        /// Whose.
        by: Side,
        /// Of which period, counted from 1.
        period: u32,
        /// The moves of the period were not made, so that time is up.
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
        ground: Claim,
        /// The move that was announced, as PGN writes it.
        announced: Option<String>,
    },
    /// A player got time by the Laws.
    TimeGiven {
        /// Who.
        to: Side,
        /// How much.
        time_ms: u64,
    },
    /// A blind player took a piece of the opponent off the board, and so has touched it.
    TakenOut {
        /// Who.
        by: Side,
        /// Where it stood.
        square: u8,
    },
    /// A blind player put a piece on another square; the move has still to be announced.
    Placed {
        /// Who.
        by: Side,
        /// From where to where.
        path: GamePath,
    },
    /// A blind player's move is announced. It is not completed yet, and may be illegal
    /// in a strict game.
    Announced {
        /// Who.
        by: Side,
        /// From where to where.
        path: GamePath,
        /// Whether it takes the place of another one.
        is_correction: bool,
    },
    /// An announcement has been spoken to its end.
    Spoken {
        /// Whose.
        by: Side,
    },
    /// What was announced or placed was taken back.
    Corrected {
        /// By whom.
        by: Side,
    },
    /// The opponent's move was repeated, and is made on the board of who repeated it.
    Repeated {
        /// Who.
        by: Side,
        /// From where to where.
        path: GamePath,
    },
    /// The opponent's move was repeated wrongly, and has to be repeated again.
    WronglyRepeated {
        /// Who.
        by: Side,
        /// What was said.
        said: GamePath,
        /// The move.
        path: GamePath,
    },
    /// A player made a move on the own board.
    Followed {
        /// Who.
        by: Side,
        /// From where to where.
        path: GamePath,
    },
    /// A board that was another one than the scoresheets have it was put right.
    BoardSetRight {
        /// Whose.
        of: Side,
    },
    /// The scoresheets differ, and the game goes back before that move.
    SheetsDiffer {
        /// Its number among the moves of both sides, from 1.
        number: u32,
    },
    /// A player looked at the board in blindfold play.
    Peeked {
        /// Who.
        by: Side,
        /// How often, this time included.
        number: u32,
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
        ruling: GameRuling,
    },
    /// A flag came down in a game without supervision: it shows on the clock, and is not told
    /// to the players.
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
        plies: u32,
    },
    /// A player says that a move which has been answered was illegal, and proposes to put it
    /// right; it is if the opponent claims it too.
    CorrectionProposed {
        /// Who.
        by: Side,
        /// The number of the ply, from 1.
        ply: u32,
        /// The move, from where to where.
        path: GamePath,
    },
    /// The move that was announced with a wrong claim is not legal; its piece has to be moved.
    IllegalIntention {
        /// Who announced it.
        by: Side,
        /// From where to where.
        path: GamePath,
        /// Why it is not legal.
        refusal: GameRefusal,
    },
    /// A player has claimed a draw in a quickplay finish, and the arbiter has to decide.
    QuickplayClaimed {
        /// Who.
        by: Side,
        /// On what ground.
        ground: Claim,
    },
    /// A player is short of time and need not write moves down.
    RecordNotRequired {
        /// Who.
        by: Side,
    },
    /// A player has written a move down.
    Recorded {
        /// Who.
        by: Side,
        /// Which move of either side, counted from 1.
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
    /// A player has laid a move in the envelope; pressing the clock closes it.
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
        plies: u32,
    },
    /// What was taken back was played again.
    PlayedAgain {
        /// How many moves of either side.
        plies: u32,
    },
    /// A player asked the computer for a move.
    HintAsked {
        /// Who.
        by: Side,
    },
    /// The computer suggests a move.
    Suggested {
        /// From where to where.
        path: GamePath,
        /// The move as the game's records write it.
        notation: String,
    },
    /// The computer plays a side at another strength now.
    LevelChanged {
        /// Which side.
        side: Side,
        /// How well.
        strength: GameStrength,
    },
    /// The game was paused.
    Paused {
        /// By whom.
        by: GameActor,
    },
    /// The game goes on after that.
    Continued {
        /// By whose word.
        by: GameActor,
    },
    /// What was played up to here has been shared with the player on the other device.
    Sent {
        /// By whom.
        by: Side,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: GameEnding,
    },
    /// Somebody wanted something that was not possible; nothing has changed.
    Refused {
        /// Who.
        by: GameActor,
        /// What.
        deed: DeedKind,
        /// Why not.
        refusal: GameRefusal,
    },
}

/// Why something was not possible.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameRefusal {
    /// A word for it, such as `king-in-check`; it does not change.
    pub code: String,
    /// The reason in English.
    pub reason: String,
}

impl From<Refusal> for GameRefusal {
    fn from(refusal: Refusal) -> GameRefusal {
        GameRefusal { code: refusal.name().to_owned(), reason: refusal.to_string() }
    }
}

impl GameEvent {
    /// An event of a game of this kind.
    pub fn of(event: &Event, kind: GameKind) -> GameEvent {
        GameEvent { what: event.into(), article: event.article(kind).map(str::to_owned) }
    }
}

impl From<&Event> for Happening {
    #[expect(clippy::too_many_lines, reason = "a line or two for each event")]
    fn from(event: &Event) -> Happening {
        match event {
            Event::Started => Happening::Started,
            Event::Arrived { by } => Happening::Arrived { by: *by },
            Event::Lifted { by, square } => Happening::Lifted { by: *by, square: number(*square) },
            Event::Adjusting { by, squares: Bitboard(squares) } => {
                Happening::Adjusting { by: *by, squares: *squares }
            }
            Event::Adjusted { by, square } => {
                Happening::Adjusted { by: *by, square: number(*square) }
            }
            Event::Touched { by, square } => {
                Happening::Touched { by: *by, square: number(*square) }
            }
            Event::IllegalMove { by, squares, number, refusal } => Happening::IllegalMove {
                by: *by,
                path: (*squares).into(),
                number: *number,
                refusal: Refusal::Illegal((*refusal).into()).into(),
            },
            Event::ClaimRejected { by, claim, announced } => {
                Happening::ClaimRejected { by: *by, ground: *claim, announced: announced.clone() }
            }
            Event::TimeGiven { to, time, .. } => Happening::TimeGiven { to: *to, time_ms: *time },
            Event::TakenOut { by, square } => {
                Happening::TakenOut { by: *by, square: number(*square) }
            }
            Event::Placed { by, squares } => Happening::Placed { by: *by, path: (*squares).into() },
            Event::Announced { by, path, is_correction } => Happening::Announced {
                by: *by,
                path: (*path).into(),
                is_correction: *is_correction,
            },
            Event::Spoken { by } => Happening::Spoken { by: *by },
            Event::Corrected { by } => Happening::Corrected { by: *by },
            Event::Repeated { by, path } => Happening::Repeated { by: *by, path: (*path).into() },
            Event::WronglyRepeated { by, said, path } => {
                Happening::WronglyRepeated { by: *by, said: (*said).into(), path: (*path).into() }
            }
            Event::Followed { by, squares } => {
                Happening::Followed { by: *by, path: (*squares).into() }
            }
            Event::BoardSetRight { of } => Happening::BoardSetRight { of: *of },
            Event::SheetsDiffer { number } => Happening::SheetsDiffer { number: *number },
            Event::Peeked { by, number } => Happening::Peeked { by: *by, number: *number },
            Event::ArbiterCalled { by, reason } => {
                Happening::ArbiterCalled { by: *by, reason: *reason }
            }
            Event::FlagDown { by } => Happening::FlagDown { by: *by },
            Event::TouchBroken { by } => Happening::TouchBroken { by: *by },
            Event::Retracted { by, plies } => {
                Happening::Retracted { by: *by, plies: *plies as u32 }
            }
            Event::CorrectionProposed { by, ply, squares } => {
                Happening::CorrectionProposed { by: *by, ply: *ply as u32, path: (*squares).into() }
            }
            Event::IllegalIntention { by, squares, refusal } => Happening::IllegalIntention {
                by: *by,
                path: (*squares).into(),
                refusal: Refusal::Illegal((*refusal).into()).into(),
            },
            Event::RecordNotRequired { by } => Happening::RecordNotRequired { by: *by },
            Event::Signed { by } => Happening::Signed { by: *by },
            Event::Sealing { by } => Happening::Sealing { by: *by },
            Event::Sealed { by } => Happening::Sealed { by: *by },
            Event::Adjourned { by } => Happening::Adjourned { by: *by },
            Event::QuickplayClaimed { by, claim } => {
                Happening::QuickplayClaimed { by: *by, ground: *claim }
            }
            Event::Recorded { by, number } => Happening::Recorded { by: *by, number: *number },
            Event::AnswerSealed { by } => Happening::AnswerSealed { by: *by },
            Event::SessionOver => Happening::SessionOver,
            Event::Resumed => Happening::Resumed,
            Event::Opened { by, text } => Happening::Opened { by: *by, text: text.clone() },
            Event::Ruled { ruling } => Happening::Ruled { ruling: (*ruling).into() },
            Event::PutBack { by, square } => {
                Happening::PutBack { by: *by, square: number(*square) }
            }
            Event::PromotionAsked { by, square } => {
                Happening::PromotionAsked { by: *by, square: number(*square) }
            }
            Event::Moved { by, mv, notation, is_capture, is_alarm } => Happening::Moved {
                played: PlayedMove::new(*by, *mv, notation.clone(), *is_capture, *is_alarm),
            },
            Event::Pressed { by } => Happening::Pressed { by: *by },
            Event::Answered { by } => Happening::Answered { by: *by },
            Event::PeriodBegan { by, period } => {
                Happening::PeriodBegan { by: *by, period: *period }
            }
            Event::FlagFell { by, period, is_out_of_time } => {
                Happening::FlagFell { by: *by, period: *period, is_out_of_time: *is_out_of_time }
            }
            Event::Offered { by } => Happening::Offered { by: *by },
            Event::Declined { by } => Happening::Declined { by: *by },
            Event::ResignationAsked { by } => Happening::ResignationAsked { by: *by },
            Event::ResignationCancelled { by } => Happening::ResignationCancelled { by: *by },
            Event::TakenBack { plies } => Happening::TakenBack { plies: *plies as u32 },
            Event::PlayedAgain { plies } => Happening::PlayedAgain { plies: *plies as u32 },
            Event::HintAsked { by } => Happening::HintAsked { by: *by },
            Event::Suggested { mv, notation } => {
                Happening::Suggested { path: path(*mv), notation: notation.clone() }
            }
            Event::LevelSet { side, strength } => {
                Happening::LevelChanged { side: *side, strength: (*strength).into() }
            }
            Event::Paused { by } => Happening::Paused { by: (*by).into() },
            Event::Continued { by } => Happening::Continued { by: (*by).into() },
            Event::Sent { by } => Happening::Sent { by: *by },
            Event::Ended { ending } => Happening::Ended { ending: (*ending).into() },
            Event::Refused { by, deed, refusal } => {
                Happening::Refused { by: (*by).into(), deed: *deed, refusal: (*refusal).into() }
            }
        }
    }
}
