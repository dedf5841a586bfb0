use super::GameError;
use super::arbiter::GameRuling;
use super::chess::{PieceKind, number, square};
use super::session::guarded;
use super::strength::GameStrength;
use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Bitboard, Role, Square};
use crate::games::{GameKind, GameShape, Path, Side};
use crate::session::{Action, Actor, Claim, Deed, Reason, Verdict};

/// Somebody does something.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameAction {
    /// Who.
    pub by: GameActor,
    /// What.
    pub deed: GameDeed,
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameActor {
    /// The player who moves first, a person.
    First,
    /// The other player, a person.
    Second,
    /// Somebody who is not a player, or the app in his place.
    Arbiter,
    /// Who acts for a player that cannot.
    Assistant,
    /// The clock, when it is looked at.
    Clock,
    /// The computer, in games that are told again.
    Engine,
    /// Who plays on another device; `GameSession.take_in` acts for him.
    Correspondent,
}

/// What a hand or a text asks for, legal or not: the points of a board in order. In chess two,
/// from where a piece goes and to where.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GamePath {
    /// Their numbers, row by row from the first player's near left (0 = a1, 63 = h8). Castling
    /// is told with the rook's square; the square of the king's arrival is understood too
    /// where it can mean nothing else.
    pub points: Vec<u16>,
    /// What a pawn becomes on the last rank.
    pub becomes: Option<PieceKind>,
}

/// What can be done. Squares are numbers, 0 = a1, 63 = h8.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameDeed {
    /// Starts the game and its clock.
    Start,
    /// A player of a scheduled game is there.
    Arrive,
    /// Reads a square without touching anything.
    Explore {
        /// Which.
        square: u8,
    },
    /// Says that the touch to come only puts a piece right, or that the touches of the pieces
    /// on these squares do, in a strict game.
    Adjust {
        /// Where they stand, a bit for each square, a1 the lowest; 0 for whichever is touched
        /// next.
        squares: u64,
    },
    /// Touches a piece on purpose, an own one or one of the opponent's, in a strict
    /// game.
    Touch {
        /// Where it stands.
        square: u8,
    },
    /// Takes a piece into the hand.
    Lift {
        /// From where.
        square: u8,
    },
    /// Puts the piece in the hand on a square.
    Release {
        /// Where.
        square: u8,
    },
    /// Moves a piece, legal or not.
    Move {
        /// Over which points.
        path: GamePath,
    },
    /// Says what the pawn on the last rank becomes.
    Promote {
        /// Queen, rook, bishop or knight.
        piece: PieceKind,
    },
    /// Presses the clock.
    Press,
    /// Offers a draw.
    Offer,
    /// Accepts the draw that was offered.
    Accept,
    /// Declines it.
    Decline,
    /// Claims a draw, in strict games at the cost of time if wrongly.
    Claim {
        /// On what ground.
        ground: Claim,
        /// A move that is only announced, and would bring the draw.
        announced: Option<GamePath>,
    },
    /// Claims that the opponent's flag has fallen, in a strict game without supervision.
    ClaimFlag,
    /// Claims that the opponent's last move was not legal, in such a game.
    ClaimIllegalMove,
    /// Claims that the opponent did not move what he touched, in such a game.
    ClaimTouch,
    /// Stops the clocks to call the arbiter, in a strict game.
    Call {
        /// Why.
        reason: Reason,
    },
    /// Wants to resign; the answer is `Confirm` or `Cancel`.
    Resign,
    /// Answers yes.
    Confirm,
    /// Answers no.
    Cancel,
    /// Takes back to the player's last move, so often; where less can be taken back, all that
    /// can be.
    Undo {
        /// How often, at least once.
        times: u16,
    },
    /// Plays again what was taken back.
    Redo,
    /// Asks the computer for a move.
    Hint,
    /// The computer answers that.
    Suggest {
        /// Over which points.
        path: GamePath,
    },
    /// Pauses the game; nobody's time runs.
    Pause,
    /// Goes on with it.
    Continue,
    /// Writes the next move down that was made, where the score is kept by hand.
    Record {
        /// Over which points.
        path: GamePath,
    },
    /// Signs the scoresheets after a strict game, or verifies a claim.
    Sign,
    /// The computer says how it stands, in games that are told again.
    Opinion {
        /// Hundredths of a pawn for the computer.
        centipawns: i32,
    },
    /// Ends the session: the player on move has to seal his move.
    Adjourn {
        /// When and where the game goes on; at most 200 characters, may be empty.
        resumption: String,
    },
    /// Lays a move in the envelope; `GameSession.seal_move` makes one from a text.
    Seal {
        /// The envelope, 240 digits.
        envelope: String,
    },
    /// Begins the session in which an adjourned game goes on.
    Resume,
    /// Opens the envelope; `GameSession.open_sealed_move` does it with a passphrase.
    Open {
        /// Its key, 64 digits.
        key: String,
    },
    /// Sets how well the computer plays a side.
    SetLevel {
        /// Which side.
        side: Side,
        /// How well.
        strength: GameStrength,
    },
    /// Rules how the game has ended; the arbiter only.
    Declare {
        /// The result.
        verdict: Verdict,
    },
    /// Rules something while the game goes on; the arbiter only.
    Rule {
        /// What.
        ruling: GameRuling,
    },
    /// The announcement of a move has been spoken to its end.
    Spoken,
    /// Takes back what was announced or placed, before the opponent's clock is started.
    Correct,
    /// Repeats the opponent's move, in a game with a blind player.
    Repeat {
        /// Over which points.
        path: GamePath,
    },
    /// Makes a move on the own board, where each player has one.
    Follow {
        /// Over which points.
        path: GamePath,
    },
    /// Looks at the board, in blindfold play.
    Peek,
    /// Looks at the clock, and does nothing else.
    Tick,
    /// What was played up to here has been shared; `GameSession.share` does it with its text.
    Send,
}

/// The action of a line such as `white > move e2e4`, in the words of transcripts of this game;
/// `lines` is how many lines a square board has, and without it the usual board is meant.
#[uniffi::export(default(lines = None))]
pub fn parse_action(
    kind: GameKind,
    line: String,
    lines: Option<u8>,
) -> Result<GameAction, GameError> {
    guarded(|| {
        let shape = shape(kind, lines);
        let (by, deed) = line
            .split_once(" > ")
            .ok_or_else(|| GameError::bad_input("expected somebody, > and a deed"))?;
        let by = Actor::read(kind, by).map_err(GameError::bad_input)?;
        let deed = Deed::read(shape, deed).map_err(GameError::bad_input)?;
        Ok(GameAction { by: by.into(), deed: deed.into() })
    })
}

/// The line of an action, which `parse_action` reads.
#[uniffi::export(default(lines = None))]
pub fn action_text(
    kind: GameKind,
    action: GameAction,
    lines: Option<u8>,
) -> Result<String, GameError> {
    guarded(|| {
        let Action { by, deed } = action.try_into()?;
        Ok(format!("{} > {}", by.name(kind), deed.text(shape(kind, lines))))
    })
}

fn shape(kind: GameKind, lines: Option<u8>) -> GameShape {
    lines.map_or_else(|| kind.into(), |lines| GameShape { kind, columns: lines, rows: lines })
}

impl TryFrom<GameAction> for Action {
    type Error = GameError;

    fn try_from(action: GameAction) -> Result<Action, GameError> {
        Ok(Action { by: action.by.into(), deed: action.deed.try_into()? })
    }
}

impl From<Action> for GameAction {
    fn from(action: Action) -> GameAction {
        GameAction { by: action.by.into(), deed: action.deed.into() }
    }
}

impl From<GameActor> for Actor {
    fn from(actor: GameActor) -> Actor {
        match actor {
            GameActor::First => Actor::Player(Side::First),
            GameActor::Second => Actor::Player(Side::Second),
            GameActor::Arbiter => Actor::Arbiter,
            GameActor::Assistant => Actor::Assistant,
            GameActor::Clock => Actor::Clock,
            GameActor::Engine => Actor::Engine,
            GameActor::Correspondent => Actor::Correspondent,
        }
    }
}

impl From<Actor> for GameActor {
    fn from(actor: Actor) -> GameActor {
        match actor {
            Actor::Player(Side::First) => GameActor::First,
            Actor::Player(Side::Second) => GameActor::Second,
            Actor::Arbiter => GameActor::Arbiter,
            Actor::Assistant => GameActor::Assistant,
            Actor::Clock => GameActor::Clock,
            Actor::Engine => GameActor::Engine,
            Actor::Correspondent => GameActor::Correspondent,
        }
    }
}

impl TryFrom<GameDeed> for Deed {
    type Error = GameError;

    fn try_from(deed: GameDeed) -> Result<Deed, GameError> {
        Ok(match deed {
            GameDeed::Start => Deed::Start,
            GameDeed::Arrive => Deed::Arrive,
            GameDeed::Explore { square } => Deed::Explore(checked(square)?),
            GameDeed::Adjust { squares } => Deed::Adjust(Bitboard(squares)),
            GameDeed::Touch { square } => Deed::Touch(checked(square)?),
            GameDeed::Lift { square } => Deed::Lift(checked(square)?),
            GameDeed::Release { square } => Deed::Release(checked(square)?),
            GameDeed::Move { path } => Deed::Move(path.try_into()?),
            GameDeed::Promote { piece } => Deed::Promote(piece.into()),
            GameDeed::Press => Deed::Press,
            GameDeed::Offer => Deed::Offer,
            GameDeed::Accept => Deed::Accept,
            GameDeed::Decline => Deed::Decline,
            GameDeed::Claim { ground, announced } => {
                let announced = announced.map(TryInto::try_into).transpose()?;
                Deed::Claim(ground, announced)
            }
            GameDeed::ClaimFlag => Deed::ClaimFlag,
            GameDeed::ClaimIllegalMove => Deed::ClaimIllegalMove,
            GameDeed::ClaimTouch => Deed::ClaimTouch,
            GameDeed::Call { reason } => Deed::Call(reason),
            GameDeed::Resign => Deed::Resign,
            GameDeed::Confirm => Deed::Confirm,
            GameDeed::Cancel => Deed::Cancel,
            GameDeed::Undo { times } => Deed::Undo(
                times
                    .try_into()
                    .map_err(|_| GameError::bad_input("nothing is taken back 0 times"))?,
            ),
            GameDeed::Redo => Deed::Redo,
            GameDeed::Hint => Deed::Hint,
            GameDeed::Suggest { path } => Deed::Suggest(path.try_into()?),
            GameDeed::Pause => Deed::Pause,
            GameDeed::Continue => Deed::Continue,
            GameDeed::Record { path } => Deed::Record(path.try_into()?),
            GameDeed::Sign => Deed::Sign,
            GameDeed::Opinion { centipawns } => Deed::Opinion(centipawns),
            GameDeed::Adjourn { resumption } => {
                let text = format!("adjourn {resumption}");
                Deed::read(GameKind::Chess, text.trim_end()).map_err(GameError::bad_input)?
            }
            GameDeed::Seal { envelope } => {
                Deed::Seal(Box::new(envelope.parse().map_err(GameError::bad_input)?))
            }
            GameDeed::Resume => Deed::Resume,
            GameDeed::Open { key } => Deed::Open(key.parse().map_err(GameError::bad_input)?),
            GameDeed::SetLevel { side, strength } => Deed::Level(side, strength.try_into()?),
            GameDeed::Declare { verdict } => Deed::Declare(verdict),
            GameDeed::Rule { ruling } => Deed::Rule(ruling.try_into()?),
            GameDeed::Spoken => Deed::Spoken,
            GameDeed::Correct => Deed::Correct,
            GameDeed::Repeat { path } => Deed::Repeat(path.try_into()?),
            GameDeed::Follow { path } => Deed::Follow(path.try_into()?),
            GameDeed::Peek => Deed::Peek,
            GameDeed::Tick => Deed::Tick,
            GameDeed::Send => Deed::Send,
        })
    }
}

/// The deed of a transcript, for those who tell games again.
impl From<Deed> for GameDeed {
    fn from(deed: Deed) -> GameDeed {
        match deed {
            Deed::Start => GameDeed::Start,
            Deed::Arrive => GameDeed::Arrive,
            Deed::Explore(square) => GameDeed::Explore { square: number(square) },
            Deed::Adjust(Bitboard(squares)) => GameDeed::Adjust { squares },
            Deed::Touch(square) => GameDeed::Touch { square: number(square) },
            Deed::Lift(square) => GameDeed::Lift { square: number(square) },
            Deed::Release(square) => GameDeed::Release { square: number(square) },
            Deed::Move(asked) => GameDeed::Move { path: asked.into() },
            Deed::Promote(role) => GameDeed::Promote { piece: role.into() },
            Deed::Press => GameDeed::Press,
            Deed::Offer => GameDeed::Offer,
            Deed::Accept => GameDeed::Accept,
            Deed::Decline => GameDeed::Decline,
            Deed::Claim(claim, announced) => {
                GameDeed::Claim { ground: claim, announced: announced.map(Into::into) }
            }
            Deed::ClaimFlag => GameDeed::ClaimFlag,
            Deed::ClaimIllegalMove => GameDeed::ClaimIllegalMove,
            Deed::ClaimTouch => GameDeed::ClaimTouch,
            Deed::Call(reason) => GameDeed::Call { reason },
            Deed::Resign => GameDeed::Resign,
            Deed::Confirm => GameDeed::Confirm,
            Deed::Cancel => GameDeed::Cancel,
            Deed::Undo(times) => GameDeed::Undo { times: times.get() },
            Deed::Redo => GameDeed::Redo,
            Deed::Hint => GameDeed::Hint,
            Deed::Suggest(asked) => GameDeed::Suggest { path: asked.into() },
            Deed::Pause => GameDeed::Pause,
            Deed::Continue => GameDeed::Continue,
            Deed::Record(asked) => GameDeed::Record { path: asked.into() },
            Deed::Sign => GameDeed::Sign,
            Deed::Opinion(centipawns) => GameDeed::Opinion { centipawns },
            Deed::Adjourn(resumption) => GameDeed::Adjourn { resumption },
            Deed::Seal(envelope) => GameDeed::Seal { envelope: envelope.to_string() },
            Deed::Resume => GameDeed::Resume,
            Deed::Open(key) => GameDeed::Open { key: key.to_string() },
            Deed::Level(side, strength) => GameDeed::SetLevel { side, strength: strength.into() },
            Deed::Declare(verdict) => GameDeed::Declare { verdict },
            Deed::Rule(ruling) => GameDeed::Rule { ruling: ruling.into() },
            Deed::Spoken => GameDeed::Spoken,
            Deed::Correct => GameDeed::Correct,
            Deed::Repeat(asked) => GameDeed::Repeat { path: asked.into() },
            Deed::Follow(asked) => GameDeed::Follow { path: asked.into() },
            Deed::Peek => GameDeed::Peek,
            Deed::Tick => GameDeed::Tick,
            Deed::Send => GameDeed::Send,
        }
    }
}

impl TryFrom<GamePath> for SquareMove {
    type Error = GameError;

    fn try_from(path: GamePath) -> Result<SquareMove, GameError> {
        let wrong =
            || format!("a move of chess has two points from 0 to 63, not {:?}", path.points);
        let asked = SquareMove::try_from(Path::try_from(path.clone())?);
        asked.map_err(|()| GameError::bad_input(wrong()))
    }
}

impl TryFrom<GamePath> for Path {
    type Error = GameError;

    fn try_from(path: GamePath) -> Result<Path, GameError> {
        let becomes = path.becomes.map_or(0, |kind| Role::from(kind).byte());
        let wrong =
            || format!("a move has at most {} points, not {}", Path::MAX, path.points.len());
        Path::new(&path.points, becomes).ok_or_else(|| GameError::bad_input(wrong()))
    }
}

impl From<Path> for GamePath {
    fn from(path: Path) -> GamePath {
        GamePath {
            points: path.points().to_vec(),
            becomes: Role::from_byte(path.becomes()).map(Into::into),
        }
    }
}

impl From<SquareMove> for GamePath {
    fn from(asked: SquareMove) -> GamePath {
        Path::from(asked).into()
    }
}

fn checked(number: u8) -> Result<Square, GameError> {
    square(number)
        .ok_or_else(|| GameError::bad_input(format!("there is no square {number}, only 0 to 63")))
}
