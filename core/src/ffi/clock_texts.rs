//! How times are shown and read, for every clock of an app.

use super::problems::time_control;
use super::session::guarded;
use super::{GameClocks, GameError};
use crate::arbiter::clock::{
    DISPLAY_TENTHS_BELOW, FREQUENT, display_lasts, display_seconds, display_time, typed_time,
};
use crate::games::Side;
use crate::speech::{Language, Settings, Speaker};
use crate::table::TimeMarks;

/// What the display of a clock shows.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ClockDisplay {
    /// The first player's time, such as `1:05:09`, or `0:09.4` below twenty seconds; none
    /// without one.
    pub first: Option<String>,
    /// The other player's time.
    pub second: Option<String>,
    /// After how many milliseconds one of them is another; none while no time runs.
    pub next_change_ms: Option<u64>,
    /// After how many milliseconds the time that runs is so short that it is shown with
    /// tenths of a second; none if none runs, or where it is that already.
    pub low_in_ms: Option<u64>,
}

/// What the display shows when so much time has gone by since `clocks` were told.
#[uniffi::export]
pub fn clock_display(clocks: GameClocks, passed_ms: u64) -> ClockDisplay {
    let face = |color| match color {
        Side::First => &clocks.first,
        Side::Second => &clocks.second,
    };
    let delay = |color| face(color).delay_left_ms.saturating_sub(passed_ms);
    let left = |color| {
        let ran = if clocks.running == Some(color) {
            passed_ms.saturating_sub(face(color).delay_left_ms)
        } else {
            0
        };
        face(color).left_ms.map(|left| left.saturating_sub(ran))
    };
    let running = clocks
        .running
        .and_then(|color| left(color).filter(|&left| left > 0).map(|left| (left, delay(color))));
    ClockDisplay {
        first: left(Side::First).map(display_time),
        second: left(Side::Second).map(display_time),
        next_change_ms: running.map(|(left, delay)| delay + display_lasts(left)),
        low_in_ms: running
            .filter(|&(left, _)| left > DISPLAY_TENTHS_BELOW)
            .map(|(left, delay)| delay + left - DISPLAY_TENTHS_BELOW),
    }
}

/// Reads a time that a person types, in milliseconds: `12:30`, `1:02:30`, or whole minutes
/// as `5`; none if it is no time.
#[uniffi::export]
pub fn read_time(typed: String) -> Option<u64> {
    typed_time(&typed)
}

/// A time left of which a player can be told.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TimeMark {
    /// In seconds.
    pub seconds: u32,
    /// As the display of a clock has it, `1:00:00` or `5:00`.
    pub name: String,
}

/// The times left that an app offers, the longest first: as many as `set_time_marks` takes.
#[uniffi::export]
pub fn time_marks() -> Result<Vec<TimeMark>, GameError> {
    guarded(|| {
        let mark = |seconds: u32| TimeMark { seconds, name: display_seconds(seconds.into()) };
        Ok(TimeMarks::OFFERED.map(mark).to_vec())
    })
}

/// A clock in words: `90 minutes for 40 moves, then 30 minutes, plus 30 seconds a move`.
#[uniffi::export]
pub fn clock_told(clock: String, language: Language) -> Result<String, GameError> {
    guarded(|| {
        let settings = Settings { language, ..Settings::default() };
        let control = time_control(&clock, settings)?;
        Ok(Speaker::new(settings).control_text(&control))
    })
}

/// The times of a game that are agreed most often, as in `GameSetup`, which an app offers
/// beside `none` and what somebody types.
#[uniffi::export]
pub fn frequent_clocks() -> Vec<String> {
    FREQUENT.map(str::to_owned).to_vec()
}
