use super::GameError;
use super::conduct::{SideConduct, conduct_or_usual, unless_usual};
use super::strength::GameStrength;
use crate::arbiter::clock::{Controls, TimeControl};
use crate::arbiter::rulings::Rulings;
use crate::games::yin_yang::{self, MAX_TARGET, Size};
use crate::games::{GameKind, Position, Side};
use crate::session::{Away, Begin, Draws, Mode, NewGame, Player, Press, ScoreKeeping, Supervision};

/// All that is agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct GameSetup {
    /// Which game.
    pub kind: GameKind,
    /// The position where it begins, as FEN; the usual one without it, also in
    /// Chess960, see `chess960_start`.
    #[uniffi(default = None)]
    pub fen: Option<String>,
    /// In Yin-Yang how many lines the board has each way, 5 to 19, where `fen` has no position;
    /// nine without it.
    #[uniffi(default = None)]
    pub lines: Option<u8>,
    /// How many captured stones win there, 1 to 99; five without it.
    #[uniffi(default = None)]
    pub target: Option<u8>,
    /// What was played from there before, in UCI, apart by spaces.
    #[uniffi(default = "")]
    pub moves: String,
    /// The player who moves first.
    pub first: SeatSetup,
    /// The other player.
    pub second: SeatSetup,
    /// Where the computer takes its chances from, and what a game by correspondence is known by;
    /// draw one for each game.
    pub seed: u64,
    /// Friendly or by the Laws.
    pub mode: Mode,
    /// The first player's time: `5`, `5+3`, `40/90+30,15+30`, `5d3`, `5b3`, `3days`, `none`.
    pub clock: String,
    /// The other player's, if it is another.
    #[uniffi(default = None)]
    pub second_clock: Option<String>,
    /// Who presses the clock.
    pub press: Press,
    /// When the game begins.
    pub start: GameStart,
    /// What the clock does while the app is not there; as suits mode and clock
    /// without it.
    #[uniffi(default = None)]
    pub away: Option<Away>,
    /// Whether the app watches over a strict game; else players claim what is wrong.
    #[uniffi(default = true)]
    pub is_supervised: bool,
    /// From which move on draws may be agreed: 0 always, none never.
    #[uniffi(default = Some(0))]
    pub draws_from_move: Option<u32>,
    /// Whether a friendly game is drawn as soon as a draw could be claimed.
    #[uniffi(default = false)]
    pub automatic_draws: bool,
    /// Whether the computer resigns when it has seen for three moves that it is lost.
    #[uniffi(default = false)]
    pub computer_resigns: bool,
    /// Whether the players keep the score of a strict game by hand.
    #[uniffi(default = false)]
    pub is_score_by_hand: bool,
    /// How long a session lasts before the game is adjourned.
    #[uniffi(default = None)]
    pub session_ms: Option<u64>,
    /// How many days a player has for a move of a game by correspondence, 1 to 60; none for as
    /// many as he likes.
    #[uniffi(default = None)]
    pub days: Option<u8>,
    /// What both have from games against each other before this one; none where it is their first.
    #[uniffi(default = None)]
    pub earlier: Option<HalfPoints>,
}

/// What two players have, a point as two halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct HalfPoints {
    /// The first player.
    pub first: u32,
    /// The other player.
    pub second: u32,
}

impl From<[u32; 2]> for HalfPoints {
    fn from([first, second]: [u32; 2]) -> HalfPoints {
        HalfPoints { first, second }
    }
}

/// A player of a game to come.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SeatSetup {
    /// Who plays.
    pub player: GamePlayer,
    /// What he is called; may be empty.
    #[uniffi(default = "")]
    pub name: String,
    /// How he plays, where that is something special: blind, or blindfold.
    #[uniffi(default = None)]
    pub conduct: Option<SideConduct>,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GamePlayer {
    /// A person.
    Person,
    /// The computer.
    Computer {
        /// How well.
        strength: GameStrength,
    },
    /// Somebody on another device: a game by correspondence.
    Correspondent,
}

/// When a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameStart {
    /// When somebody says so; a game without a clock at once.
    AtCommand,
    /// With its first move, before which no clock runs; only friendly games.
    WithFirstMove,
    /// At a time that was set.
    Scheduled {
        /// In milliseconds after the game was made.
        at_ms: u64,
        /// Who is not there so many milliseconds later has lost.
        default_time_ms: u64,
    },
}

impl TryFrom<GameSetup> for NewGame {
    type Error = GameError;

    fn try_from(setup: GameSetup) -> Result<NewGame, GameError> {
        let position = start(&setup)?;
        let first: TimeControl = setup.clock.parse().map_err(GameError::bad_input)?;
        let controls = match &setup.second_clock {
            Some(second) => Controls::new(first, second.parse().map_err(GameError::bad_input)?),
            None => Controls::same(first),
        };
        let begin = match setup.start {
            GameStart::AtCommand => Begin::AtCommand,
            GameStart::WithFirstMove => Begin::WithFirstMove,
            GameStart::Scheduled { at_ms, default_time_ms } => {
                Begin::Scheduled { at: at_ms, default_time: default_time_ms }
            }
        };
        let players = [setup.first.player.try_into()?, setup.second.player.try_into()?];
        let usual = || NewGame::usual_away(setup.mode, &controls, begin, players);
        let away = setup.away.unwrap_or_else(usual);
        let mut game = NewGame {
            kind: setup.kind,
            position,
            moves: Vec::new(),
            players,
            names: [setup.first.name, setup.second.name],
            seed: setup.seed,
            mode: setup.mode,
            controls,
            press: setup.press,
            begin,
            away,
            supervision: if setup.is_supervised {
                Supervision::Supervised
            } else {
                Supervision::Unsupervised
            },
            draws: match setup.draws_from_move {
                Some(0) => Draws::Free,
                Some(number) => Draws::From(number),
                None => Draws::Never,
            },
            automatic_draws: setup.automatic_draws,
            computer_resigns: setup.computer_resigns,
            score: if setup.is_score_by_hand { ScoreKeeping::ByHand } else { ScoreKeeping::Kept },
            conduct: [setup.first.conduct, setup.second.conduct].map(conduct_or_usual),
            session: setup.session_ms,
            days: setup.days,
            earlier: setup.earlier.map(|points| {
                [points.first, points.second].map(|halves| halves.min(NewGame::MAX_EARLIER))
            }),
            rulings: Rulings::TODAY,
        };
        game.read_moves(&setup.moves).map_err(GameError::bad_input)?;
        Ok(game)
    }
}

/// The fewest lines of a board on which a game is begun here.
const LEAST_LINES: u8 = 5;

/// The position where a game begins.
fn start(setup: &GameSetup) -> Result<Position, GameError> {
    let (lines, target) = (setup.lines, setup.target);
    if lines.is_none() && target.is_none() {
        return match &setup.fen {
            Some(text) => Position::read(setup.kind, text).map_err(GameError::bad_input),
            None => Ok(Position::usual_start(setup.kind)),
        };
    }
    if setup.kind != GameKind::YinYang {
        return Err(GameError::bad_input("only Yin-Yang has lines and a target to choose"));
    }
    if setup.fen.is_some() {
        return Err(GameError::bad_input("lines and target are those of the position"));
    }
    let usual = yin_yang::Position::default();
    let lines = lines.unwrap_or_else(|| usual.size().columns());
    let target = target.unwrap_or_else(|| usual.target());
    let size = Size::square(lines).filter(|_| lines >= LEAST_LINES).ok_or_else(|| {
        GameError::bad_input(format!(
            "a board has {LEAST_LINES} to {} lines, not {lines}",
            Size::MAX
        ))
    })?;
    let position = yin_yang::Position::new(size, target);
    position.map(Position::YinYang).ok_or_else(|| {
        GameError::bad_input(format!("1 to {MAX_TARGET} captured stones win, not {target}"))
    })
}

impl From<&NewGame> for GameSetup {
    fn from(game: &NewGame) -> GameSetup {
        let (first, second) = (&game.controls[Side::First], &game.controls[Side::Second]);
        let seat = |side| SeatSetup {
            player: game.player(side).into(),
            name: game.names[side as usize].clone(),
            conduct: unless_usual(&game.conduct[side as usize]),
        };
        GameSetup {
            kind: game.kind,
            fen: Some(game.position.to_string()),
            // the position says it
            lines: None,
            target: None,
            moves: game.write_moves(),
            first: seat(Side::First),
            second: seat(Side::Second),
            seed: game.seed,
            mode: game.mode,
            clock: first.to_string(),
            second_clock: (first != second).then(|| second.to_string()),
            press: game.press,
            start: match game.begin {
                Begin::AtCommand => GameStart::AtCommand,
                Begin::WithFirstMove => GameStart::WithFirstMove,
                Begin::Scheduled { at, default_time } => {
                    GameStart::Scheduled { at_ms: at, default_time_ms: default_time }
                }
            },
            away: (game.away
                != NewGame::usual_away(game.mode, &game.controls, game.begin, game.players))
            .then_some(game.away),
            is_supervised: game.supervision == Supervision::Supervised,
            draws_from_move: match game.draws {
                Draws::Free => Some(0),
                Draws::From(number) => Some(number),
                Draws::Never => None,
            },
            automatic_draws: game.automatic_draws,
            computer_resigns: game.computer_resigns,
            is_score_by_hand: game.score == ScoreKeeping::ByHand,
            session_ms: game.session,
            days: game.days,
            earlier: game.earlier.map(HalfPoints::from),
        }
    }
}

impl TryFrom<GamePlayer> for Player {
    type Error = GameError;

    fn try_from(player: GamePlayer) -> Result<Player, GameError> {
        Ok(match player {
            GamePlayer::Person => Player::Person,
            GamePlayer::Correspondent => Player::Correspondent,
            GamePlayer::Computer { strength } => Player::Engine(strength.try_into()?),
        })
    }
}

impl From<Player> for GamePlayer {
    fn from(player: Player) -> GamePlayer {
        match player {
            Player::Person => GamePlayer::Person,
            Player::Correspondent => GamePlayer::Correspondent,
            Player::Engine(strength) => GamePlayer::Computer { strength: strength.into() },
        }
    }
}
