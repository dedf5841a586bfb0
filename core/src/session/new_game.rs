//! What is agreed before a game.

mod conduct;
mod law_set;
mod text;

use thiserror::Error;

use crate::arbiter::clock::{Controls, Millis, Pace};
use crate::arbiter::rulings::Rulings;
use crate::engine::Strength;
use crate::games::{GameKind, Move, Position, Side};
pub use conduct::{AssistantDuties, AssistantDuty, Conduct, Hidden, Repeats, Voice};
pub use law_set::LawSet;
pub use text::ParseNewGameError;

/// All that is fixed before a game. Its text, as transcripts and saved games
/// have it, is a line such as
/// `new chess clock=40/3,1 white=person black=level:3 seed=7`; what is left out
/// is as in [`NewGame::default`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NewGame {
    /// Which game.
    pub kind: GameKind,
    /// Where the game begins.
    pub position: Position,
    /// What was played from there before it came to this table.
    pub moves: Vec<Move>,
    /// Who plays White and Black.
    pub players: [Player; 2],
    /// What they are called; may be empty.
    pub names: [String; 2],
    /// Where the computer takes its chances from. A game by correspondence is known by it: it is
    /// drawn for each, and both devices have the same.
    pub seed: u64,
    /// Friendly or by the Laws.
    pub mode: Mode,
    /// The time of each side.
    pub controls: Controls,
    /// Who presses the clock.
    pub press: Press,
    /// When the game begins.
    pub begin: Begin,
    /// What the clock does while the program is not there.
    pub away: Away,
    /// Whether somebody watches over a strict game.
    pub supervision: Supervision,
    /// When draws may be agreed (article 9.1.a).
    pub draws: Draws,
    /// Whether a friendly game is drawn as soon as a draw could be claimed, by a repetition or
    /// by many moves without progress.
    pub automatic_draws: bool,
    /// Whether the computer resigns when it has seen for some moves that it is lost. Without
    /// that, one that plays by a rating resigns as people of the rating do, and a level never.
    pub computer_resigns: bool,
    /// Who keeps the score of a strict game.
    pub score: ScoreKeeping,
    /// How each side plays where one is blind, or does not see the board.
    pub conduct: [Conduct; 2],
    /// How long a session lasts before the game is adjourned, in milliseconds.
    pub session: Option<Millis>,
    /// How many days a player has for a move where somebody on another device plays; without a
    /// number, as many as he likes.
    pub days: Option<u8>,
    /// What both have from games against each other before this one, in half points; none where
    /// this is their first.
    pub earlier: Option<[u32; 2]>,
    /// By which rulings it is played: today's, or those of before in a game that began by
    /// them.
    pub rulings: Rulings,
}

/// Who plays for a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    #[default]
    Person,
    /// The computer, this well.
    Engine(Strength),
    /// Somebody on another device: a game by correspondence, of moves that come as text.
    Correspondent,
}

/// How strictly a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "GameMode")]
pub enum Mode {
    /// Moves can be taken back, the computer gives hints, mistakes cost nothing.
    #[default]
    Casual,
    /// By the Laws.
    Strict,
}

/// Who presses the clock after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "ClockPress")]
pub enum Press {
    /// The program, at once.
    #[default]
    Automatic,
    /// The player; until then his time runs (article 6.7.a).
    ByHand,
}

/// When a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Begin {
    /// When somebody says so; a game without a clock at once.
    #[default]
    AtCommand,
    /// With its first move, before which no clock runs; only among friends, since by the Laws
    /// White's clock is started for him (article 6.5).
    WithFirstMove,
    /// At a time that was set, and the clock with it (article 6.5).
    Scheduled {
        /// When, in milliseconds after the game was created.
        at: Millis,
        /// Who is not there so long after the start has lost (article 6.6).
        default_time: Millis,
    },
}

/// What the clock does while the program is not there (article 6.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "AwayClock")]
pub enum Away {
    /// It stands where it was when the last thing happened.
    Stands,
    /// It runs on, by the times that were written down.
    Runs,
}

/// Whether somebody watches over a strict game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// The program does, as an arbiter would (A3, B2).
    #[default]
    Supervised,
    /// Nobody does: flags, illegal moves and touched pieces count only when a player
    /// claims them (articles 6.8, A4, B3, appendix D).
    Unsupervised,
}

/// When draws may be agreed; the arbiter can consent to others (article 9.1.a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Draws {
    /// At any time.
    #[default]
    Free,
    /// From this move on.
    From(u32),
    /// Not at all.
    Never,
}

/// Who keeps the score (article 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ScoreKeeping {
    /// The program, in place of an assistant (article 8.1).
    #[default]
    Kept,
    /// Each player, move by move.
    ByHand,
}

/// Why a game cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NewGameError {
    /// A move that was made before is not legal.
    #[error("ply {ply} of the moves is not legal")]
    IllegalMove {
        /// Which, counted from 1.
        ply: usize,
    },
    /// More than [`NewGame::MAX_MOVES`].
    #[error("a game begins with at most {} moves", NewGame::MAX_MOVES)]
    TooManyMoves,
    /// A set time comes whether the program is there or not.
    #[error("the clock of a game that begins at a set time runs on while the program is away")]
    ScheduledAndStands,
    /// By the Laws a draw has to be claimed.
    #[error("only a friendly game is drawn without a claim")]
    AutomaticDraws,
    /// By the Laws the clock is started before the first move.
    #[error("only a friendly game begins with its first move")]
    WithFirstMove,
    /// The program is fair to the person whom it plays.
    #[error("only strict games between two people can be without supervision")]
    Unsupervised,
    /// A score that is kept by hand is a duty of strict games.
    #[error("only in strict games the players keep the score")]
    ByHand,
    /// The computer is not blind, and has nobody to help it.
    #[error("only a person plays blind, blindfold or with an assistant")]
    ConductOfComputer,
    /// A sighted player can be helped with less.
    #[error("a sighted player, in a game with a blind one, is helped with duties a and b alone")]
    SightedAssistant,
    /// Longer than [`Conduct::MAX_CORRECTION`].
    #[error("an announcement can be corrected for a minute at most")]
    LongCorrection,
    /// Its kind and its position do not go together.
    #[error("the position is one of another game")]
    OtherGame,
    /// Ratings of people are known of chess alone.
    #[error("the computer plays this game at a level such as level:4, and only chess by ratings")]
    Rating,
    /// A game by correspondence is of two people, one of them here, and has no clock but days.
    #[error(
        "a game by correspondence is a friendly one of a person here and one on another device, \
         without clock, session, agreements on draws or a blind player"
    )]
    Correspondence,
    /// Days are those of a game by correspondence.
    #[error("only a game by correspondence has days a move, 1 to {}", NewGame::MAX_DAYS)]
    Days,
    /// The FIDE Laws are those of chess.
    #[error("only chess is played by the Laws")]
    OnlyChess,
    /// A name cannot be written on one line, or is very long.
    #[error("a name has at most {} characters, and no control characters", NewGame::MAX_NAME)]
    Name,
}

impl Begin {
    /// Whether it begins at a time that was set.
    pub fn is_scheduled(self) -> bool {
        matches!(self, Begin::Scheduled { .. })
    }
}

impl Default for NewGame {
    /// Casual chess between two people, without a clock.
    fn default() -> NewGame {
        NewGame {
            kind: GameKind::default(),
            position: Position::default(),
            moves: Vec::new(),
            players: [Player::Person; 2],
            names: [String::new(), String::new()],
            seed: 0,
            mode: Mode::default(),
            controls: Controls::default(),
            press: Press::default(),
            begin: Begin::default(),
            away: Away::Stands,
            supervision: Supervision::default(),
            draws: Draws::default(),
            automatic_draws: false,
            computer_resigns: false,
            score: ScoreKeeping::default(),
            conduct: [Conduct::default(); 2],
            session: None,
            days: None,
            earlier: None,
            rulings: Rulings::default(),
        }
    }
}

impl NewGame {
    /// What suits a mode, a time control and a beginning: the clock runs on in
    /// strict games, by correspondence and where a time was set, and stands in
    /// other casual ones.
    pub fn usual_away(mode: Mode, controls: &Controls, begin: Begin, players: [Player; 2]) -> Away {
        let is_by_post = players.contains(&Player::Correspondent)
            || Side::ALL.iter().any(|&side| controls[side].pace() == Pace::Correspondence);
        let runs = mode == Mode::Strict || is_by_post || begin.is_scheduled();
        if runs { Away::Runs } else { Away::Stands }
    }

    /// Whether play begins without a word; others wait for
    /// [`Deed::Start`](super::Deed::Start) or for their time.
    pub fn begins_at_once(&self) -> bool {
        !self.begin.is_scheduled() && !self.controls.is_timed()
    }

    /// The most moves, of both sides, that can have been made before.
    pub const MAX_MOVES: usize = 10_000;

    /// The most half points that a player can have from games before.
    pub const MAX_EARLIER: u32 = 20_000;

    /// The most days that a player can have for a move.
    pub const MAX_DAYS: u8 = 60;

    /// Whether somebody on another device can play it.
    pub(super) fn check_correspondence(&self) -> Result<(), NewGameError> {
        let correspondents =
            self.players.iter().filter(|&&player| player == Player::Correspondent).count();
        if correspondents == 0 {
            return if self.days.is_none() { Ok(()) } else { Err(NewGameError::Days) };
        }
        if self.days.is_some_and(|days| !(1..=NewGame::MAX_DAYS).contains(&days)) {
            return Err(NewGameError::Days);
        }
        let is_friendly = self.mode == Mode::Casual
            && self.draws == Draws::Free
            && !self.automatic_draws
            && self.session.is_none();
        let is_plain = self.begins_at_once()
            && self.begin == Begin::AtCommand
            && self.press == Press::Automatic
            && self.away == Away::Runs
            && !self.conduct.iter().any(|conduct| conduct.is_blind);
        let is_of_two = correspondents == 1 && self.players.contains(&Player::Person);
        if is_of_two && is_friendly && is_plain {
            Ok(())
        } else {
            Err(NewGameError::Correspondence)
        }
    }

    /// Whether each side can play as it was agreed.
    pub(super) fn check_conduct(&self) -> Result<(), NewGameError> {
        let has_blind = self.conduct.iter().any(|conduct| conduct.is_blind);
        for side in Side::ALL {
            let conduct = &self.conduct[side as usize];
            let is_plain = !conduct.is_blind
                && conduct.assistant == AssistantDuties::NONE
                && conduct.hidden == Hidden::Nothing;
            if self.player(side) != Player::Person && !is_plain {
                return Err(NewGameError::ConductOfComputer);
            }
            let limit = if has_blind { AssistantDuties::SIGHTED } else { AssistantDuties::NONE };
            if !conduct.is_blind && !conduct.assistant.are_among(limit) {
                return Err(NewGameError::SightedAssistant);
            }
            if conduct.correction > Conduct::MAX_CORRECTION {
                return Err(NewGameError::LongCorrection);
            }
        }
        Ok(())
    }

    /// The longest name of a player, in characters.
    pub const MAX_NAME: usize = 200;

    pub(super) fn is_name(text: &str) -> bool {
        text.chars().count() <= NewGame::MAX_NAME && !text.chars().any(char::is_control)
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> Player {
        self.players[side as usize]
    }
}
