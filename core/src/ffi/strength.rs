use super::session::guarded;
use super::{GameError, GameSession, GameUpdate};
use crate::engine::{Level, Strength};
use crate::speech::{Language, Settings, Speaker};
use crate::table::Moment;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameStrength {
    /// At a level.
    Level {
        /// A number of `engine_levels`.
        number: u32,
    },
    /// As well as it can.
    Full {
        /// For each move where it has no clock, from 100 up to an hour; a clock it divides
        /// by itself.
        move_ms: u64,
    },
}

impl TryFrom<GameStrength> for Strength {
    type Error = GameError;

    fn try_from(strength: GameStrength) -> Result<Strength, GameError> {
        match strength {
            GameStrength::Level { number } => {
                let level = u8::try_from(number).ok().and_then(Level::new);
                level.map(Strength::Level).ok_or_else(|| {
                    let highest = Level::ALL.len();
                    GameError::bad_input(format!("there is no level {number}, only 1 to {highest}"))
                })
            }
            GameStrength::Full { move_ms } => Strength::full(move_ms).ok_or_else(|| {
                GameError::bad_input(format!(
                    "{move_ms} milliseconds are no time for a move, only 100 up to an hour"
                ))
            }),
        }
    }
}

impl From<Strength> for GameStrength {
    fn from(strength: Strength) -> GameStrength {
        match strength {
            Strength::Level(level) => GameStrength::Level { number: level.number().into() },
            Strength::Full { move_time } => {
                GameStrength::Full { move_ms: move_time.as_millis() as u64 }
            }
        }
    }
}

/// A level at which the computer plays.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EngineLevel {
    /// 1 for the weakest.
    pub number: u32,
    /// What it is called, such as "hobby player".
    pub name: String,
    /// Its number and name, "5 · hobby player".
    pub title: String,
    /// About the rating of people who play as well.
    pub elo: u32,
}

/// All levels, weakest first, with their names in a language.
#[uniffi::export]
pub fn engine_levels(language: Language) -> Result<Vec<EngineLevel>, GameError> {
    guarded(|| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        let told = |level: Level| EngineLevel {
            number: level.number().into(),
            name: speaker.level_name(level),
            title: speaker.level_title(level),
            elo: level.elo().into(),
        };
        Ok(Level::ALL.map(told).to_vec())
    })
}

#[uniffi::export]
impl GameSession {
    /// Lets each move of the computer take at least a time from this range, in milliseconds,
    /// its thinking included, so that a reply rushes nobody: 700 to 2000 suit most people.
    /// None at first, ten seconds at most, never more than a fiftieth of what its clock has
    /// left, and never for a hint. Nothing of it is saved.
    pub fn set_answer_moment(
        &self,
        least_ms: u64,
        most_ms: u64,
        now_ms: u64,
    ) -> Result<GameUpdate, GameError> {
        let moment = Moment::new(least_ms, most_ms).map_err(GameError::bad_input)?;
        self.with_game(|game| {
            let update = game.set_answer_moment(moment, now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }
}
