//! What Kotlin and Swift see: a game, [`GameSession`], a course of training, [`Training`],
//! a look at the moves that cost most, [`GameReview`], a clock beside a board of wood, [`TalkingClock`],
//! a position that somebody puts together, [`PositionEditor`], and plain values.
//!
//! Everything here is a thin coat over [`table::Game`](crate::table::Game),
//! [`table::Lesson`](crate::table::Lesson), [`table::TalkingClock`](crate::table::TalkingClock)
//! and the library of games. Times are in milliseconds; `now_ms` comes from a clock
//! of the platform that never goes back and does not stop while the device
//! sleeps (`SystemClock.elapsedRealtime` on Android, `mach_continuous_time` on
//! Apple's systems), `wall_ms` is the time of day since 1970.

#![allow(clippy::needless_pass_by_value, reason = "values cross the boundary as a whole")]
#![allow(clippy::missing_errors_doc, reason = "each error of GameError says what to do")]

mod action;
mod adjournment;
mod arbiter;
mod braille;
mod by_name;
mod chess;
mod clock_texts;
mod conduct;
mod correspondence;
mod editor;
mod error;
mod event;
mod games;
mod hand;
mod hearing;
mod keys;
mod laws;
mod listener;
mod logging;
mod moves;
mod names;
mod past;
mod position;
mod problems;
mod question;
mod review;
mod rules;
mod score;
mod session;
mod setup;
mod speech;
mod spoken;
mod square_menu;
mod strength;
mod talking_clock;
mod time_marks;
mod training;
mod view;

pub use action::{GameAction, GameActor, GameDeed, GamePath, action_text, parse_action};
pub use adjournment::{EnvelopeState, GameAdjournment};
pub use arbiter::{ArbiterSheet, ArticleName, GameRuling, article_of_arbiter};
pub use braille::{BrailleForm, BrailleStyle, saved_game_braille};
pub use by_name::{
    has_signed, help_question, looks_back, offer_question, resign_question, running_clock,
};
pub use chess::PieceKind;
pub use clock_texts::{
    ClockDisplay, TimeMark, clock_display, clock_told, frequent_clocks, read_time, time_marks,
};
pub use conduct::SideConduct;
pub use correspondence::{GameCorrespondence, SharedGame, SharedText, TakenIn, read_shared};
pub use editor::{CastlingChoice, CastlingRight, EditedPosition, PositionEdit, PositionEditor};
pub use error::{GameError, ListenerError};
pub use event::{GameEvent, GameRefusal, Happening};
pub use games::{
    ImportedGames, SavedCondition, SavedContent, SavedGame, SavedSeat, UnreadGame, delete_game,
    deleted_games, import_games, purge_deleted_games, rename_game, repair_game, restore_game,
    saved_game_notation, saved_game_transcript, saved_games, saved_games_notation,
};
pub use hand::{TappedPoint, go_to_point, tap_point};
pub use hearing::Understood;
pub use keys::{KeyAction, KeyAnswer, KeyRow, change_key, key_action, key_rows};
pub use laws::{OfferedLaws, law_sets};
pub use listener::{EngineProgress, GameListener};
pub use logging::{LogLevel, captured_log, init_logging, library_version};
pub use moves::{MoveKind, PlayedMove, RecordedMove};
pub use names::{
    GameFeatures, board_named, board_number, board_saved, board_title, boards_waiting,
    game_features, game_name, game_title, pairing, saved_name, seat_name, side_name, taken_of,
    total_told,
};
pub use past::{PastView, RestoreQuestion};
pub use position::{PositionCheck, board_labels, check_fen, chess960_start};
pub use problems::read_clock;
pub use question::GameQuestion;
pub use review::{GameReview, ReviewChance, ReviewListener, ReviewMoment, ReviewResult};
pub use rules::{TextSection, game_rules, sayings};
pub use score::{ScoreEntry, ScoreLetters, ScoreRow};
pub use session::{GameSession, GameUpdate, parse_setup};
pub use setup::{GamePlayer, GameSetup, GameStart, HalfPoints, SeatSetup};
pub use speech::{FeltPattern, FeltPulse, GameSpeech, Phrase, PhraseSegment, SpeechSettings};
pub use spoken::{SpokenPhrase, saved_game_spoken};
pub use square_menu::{SquareQuestion, square_menu};
pub use strength::{
    EngineLevel, GameStrength, OwnRating, engine_levels, own_rating, risen_strength,
};
pub use talking_clock::{TalkingClock, TalkingClockPhase, TalkingClockUpdate};
pub use training::{Training, TrainingScore, TrainingUpdate, training_results};
pub use view::{
    AskedDeed, ClockFace, EndingReason, EngineState, GameClocks, GameEnding, GameHint, GamePhase,
    GameSeat, GameTurn, GameView, QuickplayClaim,
};

// what the rooms have themselves, by its name in Kotlin and Swift
pub use crate::games::{GameKind, Side as GameSide};
pub use crate::session::{
    Asked as DeedQuestion, AssistantDuty as AssistantTask, Awaits as GameAwaits, Away as AwayClock,
    Claim as DrawClaim, DeedKind, Hidden as HiddenBoard, LawSet, LookBack, Mode as GameMode,
    Points as GamePoints, Press as ClockPress, Reason as CallReason, Verdict as GameVerdict,
};
pub use crate::speech::braille::Profile as BrailleProfile;
pub use crate::speech::{
    Language as SpeechLanguage, PieceNames as PieceNaming, Place as SquarePlace,
    Style as SpeechStyle, Urgency as PhraseUrgency,
};
pub use crate::trainer::Exercise as TrainingExercise;
