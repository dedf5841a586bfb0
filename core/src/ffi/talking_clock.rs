//! A chess clock beside a board of wood.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::problems::{time_control, without_spaces};
use super::session::guarded;
use super::{FeltPattern, GameClocks, GameError, Phrase, SpeechSettings};
use crate::arbiter::clock::{ClockPhase, Controls};
use crate::games::Side;
use crate::speech::{self, Speaker};
use crate::table::{self, TimeMarks};

/// A chess clock that talks, without a game: two people press it beside a board of their
/// own. It stops when a time is used up. Each change gives a text that brings it back.
///
/// All methods may be called on any thread.
#[derive(uniffi::Object)]
pub struct TalkingClock {
    clock: Mutex<table::TalkingClock>,
    /// What happened while it was away, until it is told.
    returned: Mutex<Vec<speech::Phrase>>,
}

/// How a chess clock stands, and what is said of what came of a call.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TalkingClockUpdate {
    /// Both faces, and whose time runs.
    pub clocks: GameClocks,
    /// Where it stands.
    pub phase: TalkingClockPhase,
    /// The `now_ms` for which this is right.
    pub as_of_ms: u64,
    /// The `now_ms` at which something happens by itself, such as the fall of a flag: set
    /// one timer, then `look`. Nothing happens without a call.
    pub next_moment_ms: Option<u64>,
    /// What is said of it.
    pub phrases: Vec<Phrase>,
    /// The clock as one line, for `restore`: to be kept in place of the one before.
    pub text: String,
}

/// Where a chess clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TalkingClockPhase {
    /// It has not been started.
    Waiting,
    /// A time runs.
    Running {
        /// Whose.
        of: Side,
    },
    /// Both stand.
    Stopped {
        /// Whose time runs next.
        next: Side,
    },
    /// A time is used up, and both stand.
    Over {
        /// Whose.
        fallen: Side,
    },
}

#[uniffi::export]
impl TalkingClock {
    /// A clock that has been set and not been started. Times are as somebody types them, such
    /// as `40/90+30, 15+30`, and those of White and Black with a semicolon between them,
    /// `5; 3+2`; `none` gives one side no time.
    #[uniffi::constructor]
    pub fn new(
        times: String,
        settings: SpeechSettings,
        now_ms: u64,
        wall_ms: u64,
    ) -> Result<Arc<TalkingClock>, GameError> {
        guarded(|| {
            let settings = settings.into();
            let times = without_spaces(&times);
            let (white, black) = times.split_once(';').unwrap_or((&times, &times));
            let white = time_control(white, settings)?;
            let black = time_control(black, settings)?;
            let controls = Controls::new(white, black);
            if !controls.is_timed() {
                let reason = "a clock needs a time for one side at least";
                return Err(GameError::mistyped(settings, reason, Speaker::untimed_clock));
            }
            let clock = table::TalkingClock::new(controls, settings, now_ms, wall_ms);
            Ok(TalkingClock::of(clock, Vec::new()))
        })
    }

    /// A clock from the text that it gave last. A time that ran has run on meanwhile, by the
    /// time of day; what that brought about is told with the first update.
    #[uniffi::constructor]
    pub fn restore(
        text: String,
        settings: SpeechSettings,
        now_ms: u64,
        wall_ms: u64,
    ) -> Result<Arc<TalkingClock>, GameError> {
        guarded(|| {
            let (clock, phrases) =
                table::TalkingClock::restore(&text, settings.into(), now_ms, wall_ms)
                    .map_err(GameError::bad_input)?;
            Ok(TalkingClock::of(clock, phrases))
        })
    }

    /// Lets happen what time has brought about, and tells how everything is.
    pub fn look(&self, now_ms: u64) -> Result<TalkingClockUpdate, GameError> {
        self.update(now_ms, |clock| clock.look(now_ms))
    }

    /// Lets a time run: at the beginning, or after a stop.
    pub fn start(&self, side: Side, now_ms: u64) -> Result<TalkingClockUpdate, GameError> {
        self.update(now_ms, |clock| clock.start(side, now_ms))
    }

    /// A player presses: whose time runs completes his move; before the start that lets the
    /// other one's time run. Another press does nothing, and says where the clock stands.
    pub fn press(&self, by: Side, now_ms: u64) -> Result<TalkingClockUpdate, GameError> {
        self.update(now_ms, |clock| clock.press(by, now_ms))
    }

    /// Stops both times.
    pub fn stop(&self, now_ms: u64) -> Result<TalkingClockUpdate, GameError> {
        self.update(now_ms, |clock| clock.stop(now_ms))
    }

    /// Sets the time that one side has left, to 1,000 hours at most.
    pub fn set_left(
        &self,
        of: Side,
        left_ms: u64,
        now_ms: u64,
    ) -> Result<TalkingClockUpdate, GameError> {
        self.update(now_ms, |clock| clock.set_left(of, left_ms, now_ms))
    }

    /// Sets the number of moves that one side has completed, to 10,000 at most.
    pub fn set_moves(
        &self,
        of: Side,
        moves: u32,
        now_ms: u64,
    ) -> Result<TalkingClockUpdate, GameError> {
        self.update(now_ms, |clock| clock.set_moves(of, moves, now_ms))
    }

    /// Wishes to be told when one player's or the other's time has sunk to one of these, as in a game.
    pub fn set_time_marks(
        &self,
        first_ms: Vec<u64>,
        second_ms: Vec<u64>,
        now_ms: u64,
    ) -> Result<TalkingClockUpdate, GameError> {
        let marks = TimeMarks::new(&first_ms, &second_ms).map_err(GameError::bad_input)?;
        self.update(now_ms, |clock| {
            clock.set_time_marks(marks, now_ms);
            clock.look(now_ms)
        })
    }

    /// How phrases are made from now on.
    pub fn set_speech(&self, settings: SpeechSettings) -> Result<(), GameError> {
        guarded(|| {
            self.clock().set_speech(settings.into());
            Ok(())
        })
    }

    /// What was fixed for both sides, where the clock stands, and both times.
    pub fn describe(&self, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        self.told(|clock| clock.describe(now_ms))
    }

    /// Both times, with the moves that are still to be made.
    pub fn times_left(&self, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        self.told(|clock| clock.times_left(now_ms))
    }

    /// The number of moves made and the time used by both (article E2.9.d).
    pub fn times_used(&self, now_ms: u64) -> Result<Vec<Phrase>, GameError> {
        self.told(|clock| clock.times_used(now_ms))
    }

    /// What is felt of a time; nothing without one.
    pub fn felt(&self, of: Side, now_ms: u64) -> Result<Option<FeltPattern>, GameError> {
        guarded(|| Ok(self.clock().felt(of, now_ms).map(Into::into)))
    }
}

impl TalkingClock {
    fn of(clock: table::TalkingClock, returned: Vec<speech::Phrase>) -> Arc<TalkingClock> {
        Arc::new(TalkingClock { clock: Mutex::new(clock), returned: Mutex::new(returned) })
    }

    fn clock(&self) -> MutexGuard<'_, table::TalkingClock> {
        // a panic elsewhere must not lock the clock for good
        self.clock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn told(
        &self,
        tell: impl FnOnce(&table::TalkingClock) -> Vec<speech::Phrase>,
    ) -> Result<Vec<Phrase>, GameError> {
        guarded(|| Ok(tell(&self.clock()).into_iter().map(Into::into).collect()))
    }

    fn update(
        &self,
        now_ms: u64,
        act: impl FnOnce(&mut table::TalkingClock) -> Vec<speech::Phrase>,
    ) -> Result<TalkingClockUpdate, GameError> {
        guarded(|| {
            let mut clock = self.clock();
            let mut returned = self.returned.lock().unwrap_or_else(PoisonError::into_inner);
            let mut phrases = std::mem::take(&mut *returned);
            phrases.extend(act(&mut clock));
            Ok(TalkingClockUpdate {
                clocks: (&clock.faces(now_ms)).into(),
                phase: clock.clock().phase().into(),
                as_of_ms: now_ms,
                next_moment_ms: clock.next_moment(),
                phrases: phrases.into_iter().map(Into::into).collect(),
                text: clock.text(),
            })
        })
    }
}

impl From<ClockPhase> for TalkingClockPhase {
    fn from(phase: ClockPhase) -> TalkingClockPhase {
        match phase {
            ClockPhase::Waiting => TalkingClockPhase::Waiting,
            ClockPhase::Running(side) => TalkingClockPhase::Running { of: side },
            ClockPhase::Stopped(side) => TalkingClockPhase::Stopped { next: side },
            ClockPhase::Over(side) => TalkingClockPhase::Over { fallen: side },
        }
    }
}
