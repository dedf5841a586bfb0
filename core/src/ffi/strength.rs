use super::session::guarded;
use super::{GameError, GameSession, GameUpdate};
use crate::engine::{Level, PlayerRating, Rating, Strength};
use crate::games::GameKind;
use crate::speech::{Language, Settings, Speaker};
use crate::table::Moment;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameStrength {
    /// At a level, or like people of a rating.
    Level {
        /// A level from 1 to 12, or for chess a rating from 600 to 2400.
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
                let strength = u16::try_from(number).ok().and_then(Strength::of_number);
                strength.ok_or_else(|| {
                    let (highest, least) = (Level::ALL.len(), Rating::LEAST.number());
                    let most = Rating::MOST.number();
                    GameError::bad_input(format!(
                        "there is no level {number}, only 1 to {highest}, or a rating of chess \
                         from {least} to {most}"
                    ))
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
            Strength::Rating(rating) => GameStrength::Level { number: rating.number().into() },
            Strength::Level(level) => GameStrength::Level { number: level.number().into() },
            Strength::Full { move_time } => {
                GameStrength::Full { move_ms: move_time.as_millis() as u64 }
            }
        }
    }
}

/// How well the computer plays a game: a level, or a rating.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EngineLevel {
    /// From 1 for the weakest level, or the rating.
    pub number: u32,
    /// What it is called, such as "hobby player".
    pub name: String,
    /// Where it stands: "level 5 of 12", "about 1500".
    pub standing: String,
    /// Its number and name, "5 · hobby player", "about 1500 · hobby player".
    pub title: String,
}

/// What is offered for a game, weakest first, with names in a language: ratings of chess, of
/// which each number between them can be had, too, and the levels of other games.
#[uniffi::export]
pub fn engine_levels(kind: GameKind, language: Language) -> Result<Vec<EngineLevel>, GameError> {
    guarded(|| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() }).of(kind);
        let rating = |rating: Rating| EngineLevel {
            number: rating.number().into(),
            name: speaker.rating_name(rating),
            standing: speaker.rating_standing(rating),
            title: speaker.rating_title(rating),
        };
        let level = |level: Level| EngineLevel {
            number: level.number().into(),
            name: speaker.level_name(level),
            standing: speaker.level_standing(level),
            title: speaker.level_title(level),
        };
        Ok(if kind.has_ratings() {
            Rating::offered().map(rating).collect()
        } else {
            Level::ALL.map(level).to_vec()
        })
    })
}

/// The strength so many steps above another one, where several boards rise: a step is a level,
/// or a hundred points of a rating. None is above the highest.
#[uniffi::export]
pub fn risen_strength(strength: GameStrength, steps: u32) -> Result<GameStrength, GameError> {
    guarded(|| {
        let steps = u16::try_from(steps).unwrap_or(u16::MAX);
        Ok(Strength::try_from(strength)?.risen(steps).into())
    })
}

/// How strongly a person plays, as far as games against ratings of chess have told.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OwnRating {
    /// The rating of the computer that makes a fair game, from 600 to 2400.
    pub rating: u32,
    /// It as a choice, "As strong as you · about 1240".
    pub title: String,
    /// It beside the name of a choice, "about 1240".
    pub standing: String,
    /// What is known, in a sentence with the number of games that have told it.
    pub told: String,
}

/// How strongly a person plays, from the text that
/// [`own_rating_after`](GameSession::own_rating_after) gave last; an empty or a damaged one is
/// that of somebody who has not played.
#[uniffi::export]
pub fn own_rating(kept: String, language: Language) -> Result<OwnRating, GameError> {
    guarded(|| {
        let player: PlayerRating = kept.parse().unwrap_or_default();
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        Ok(OwnRating {
            rating: player.fair().number().into(),
            title: speaker.fair_title(player),
            standing: speaker.rating_standing(player.fair()),
            told: speaker.player_rating_told(player).to_string(),
        })
    })
}

#[uniffi::export]
impl GameSession {
    /// What this game tells of how strongly the person plays who played it, beyond the text of
    /// before: a text to keep and to give to [`own_rating`]. None while it goes on, and of
    /// games that tell nothing: against no rating, from a position that was set up, given up
    /// within five moves, or without a result. Each game is to be counted once.
    pub fn own_rating_after(&self, kept: String) -> Result<Option<String>, GameError> {
        self.with_game(|game| {
            let player: PlayerRating = kept.parse().unwrap_or_default();
            let scored = game.state().rated_score();
            Ok(scored.map(|(computer, score)| player.after(computer, score).to_string()))
        })
    }

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
