//! A chess clock at work, beside a board of wood: presses go in, phrases come out.

use thiserror::Error;

use super::time_marks::{TimeMarks, TimeReached};
use super::wall_clock::{ClockDoubt, check};
use crate::arbiter::clock::{
    ChessClock, ClockEvent, ClockPhase, Controls, Millis, ParseChessClockError,
};
use crate::games::Side;
use crate::session::ClockView;
use crate::speech::felt_clock::{self, Pattern};
use crate::speech::{Phrase, Settings, Speaker};

/// A chess clock that talks. A front end gives the time of a clock that never goes back with
/// each call, and the time of day when it makes the clock or brings it back, both in
/// milliseconds.
///
/// ```
/// use annabella::arbiter::clock::Controls;
/// use annabella::games::Side;
/// use annabella::speech::Settings;
/// use annabella::table::TalkingClock;
///
/// let controls = Controls::same("5".parse().unwrap());
/// let mut clock = TalkingClock::new(controls, Settings::default(), 0, 0);
/// assert_eq!(clock.press(Side::Second, 1_000)[0].to_string(), "White's clock runs.");
/// assert_eq!(clock.times_left(61_000)[0].to_string(), "White: 4 minutes, running.");
/// ```
#[derive(Clone)]
pub struct TalkingClock {
    clock: ChessClock,
    speaker: Speaker,
    marks: TimeMarks,
    /// The front end's time at the clock's 0.
    origin: i128,
    /// The time of day at the front end's 0.
    epoch: i128,
}

/// A text that brings back no clock.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreClockError {
    /// It does not begin with a time of day.
    #[error("found {found:?}, expected a time of day and a clock")]
    Day {
        /// The beginning, shortened.
        found: String,
    },
    /// The rest is no clock.
    #[error(transparent)]
    Clock(#[from] ParseChessClockError),
}

impl TalkingClock {
    /// A clock that has been set and not been started.
    pub fn new(controls: Controls, settings: Settings, now_ms: u64, wall_ms: u64) -> TalkingClock {
        TalkingClock::at(ChessClock::new(controls), settings, now_ms.into(), now_ms, wall_ms)
    }

    /// A clock that was kept as text. Time that ran has run on meanwhile, by the time of
    /// day; what that brought about is told first. Where the time of day lies before this
    /// program was made, or years ahead, the clock has stood and is stopped.
    ///
    /// # Errors
    ///
    /// When the text is none of [`text`](TalkingClock::text).
    pub fn restore(
        text: &str,
        settings: Settings,
        now_ms: u64,
        wall_ms: u64,
    ) -> Result<(TalkingClock, Vec<Phrase>), RestoreClockError> {
        let (day, clock) = text.split_once(' ').unwrap_or((text, ""));
        let wrong = |_| RestoreClockError::Day { found: day.chars().take(40).collect() };
        let changed: u64 = day.parse().map_err(wrong)?;
        let clock: ChessClock = clock.parse()?;
        let is_wrong = match check(Some(changed), wall_ms) {
            // a clock that is set right by seconds must not stop one beside a board
            Ok(()) | Err(ClockDoubt::BeforeLastLine { .. }) => false,
            Err(_) => matches!(clock.phase(), ClockPhase::Running(_)),
        };
        let away = if is_wrong { 0 } else { wall_ms.saturating_sub(changed) };
        let time = clock.time().saturating_add(away);
        let origin = i128::from(now_ms) - i128::from(time);
        let mut clock = TalkingClock::at(clock, settings, origin, now_ms, wall_ms);
        let mut phrases = Vec::new();
        if is_wrong {
            phrases.push(clock.speaker.clock_of_device_wrong());
            phrases.extend(clock.stop(now_ms));
        }
        phrases.extend(clock.look(now_ms));
        Ok((clock, phrases))
    }

    fn at(
        clock: ChessClock,
        settings: Settings,
        origin: i128,
        now_ms: u64,
        wall_ms: u64,
    ) -> TalkingClock {
        let epoch = i128::from(wall_ms) - i128::from(now_ms);
        let speaker = Speaker::new(settings);
        TalkingClock { clock, speaker, marks: TimeMarks::default(), origin, epoch }
    }

    /// The clock as one line, to be kept after each change: the time of day at which it
    /// changed last, and the clock.
    pub fn text(&self) -> String {
        let changed = i128::from(self.clock.time()) + self.origin + self.epoch;
        format!("{} {}", changed.clamp(0, u64::MAX.into()), self.clock)
    }

    /// The clock.
    pub const fn clock(&self) -> &ChessClock {
        &self.clock
    }

    /// Both faces as they stand now.
    pub fn faces(&self, now_ms: u64) -> ClockView {
        ClockView::of_clock(self.clock.controls(), self.clock.clock(), self.time(now_ms))
    }

    /// How phrases are made from now on.
    pub fn set_speech(&mut self, settings: Settings) {
        self.speaker = Speaker::new(settings);
    }

    /// Wishes to be told of times left, in place of those before.
    pub fn set_time_marks(&mut self, marks: TimeMarks, now_ms: u64) {
        self.marks = marks;
        let now = self.time(now_ms);
        self.marks.set(self.clock.clock(), self.clock.controls(), now);
    }

    /// When something happens by itself, by the front end's clock: then
    /// [`look`](TalkingClock::look) should be called.
    pub fn next_moment(&self) -> Option<u64> {
        let mark = self.marks.next(self.clock.clock(), self.clock.controls());
        let at = self.clock.next_moment().into_iter().chain(mark).min()?;
        Some((i128::from(at) + self.origin).clamp(0, u64::MAX.into()) as u64)
    }

    /// Lets happen what time has brought about.
    pub fn look(&mut self, now_ms: u64) -> Vec<Phrase> {
        let events = self.clock.look(self.time(now_ms));
        self.told(&events, now_ms)
    }

    /// Lets a time run: at the beginning, or after a stop.
    pub fn start(&mut self, side: Side, now_ms: u64) -> Vec<Phrase> {
        self.act(now_ms, |clock, now| clock.start(side, now))
    }

    /// A player presses.
    pub fn press(&mut self, by: Side, now_ms: u64) -> Vec<Phrase> {
        self.act(now_ms, |clock, now| clock.press(by, now))
    }

    /// Stops both times.
    pub fn stop(&mut self, now_ms: u64) -> Vec<Phrase> {
        self.act(now_ms, ChessClock::stop)
    }

    /// Sets the time that is left to one side, in milliseconds.
    pub fn set_left(&mut self, of: Side, left: Millis, now_ms: u64) -> Vec<Phrase> {
        self.act(now_ms, |clock, now| clock.set_left(of, left, now))
    }

    /// Sets the number of moves that one side has completed.
    pub fn set_moves(&mut self, of: Side, moves: u32, now_ms: u64) -> Vec<Phrase> {
        self.act(now_ms, |clock, now| clock.set_moves(of, moves, now))
    }

    /// What was fixed for both sides, where the clock stands, and both times.
    pub fn describe(&self, now_ms: u64) -> Vec<Phrase> {
        let mut said = vec![self.speaker.clock_controls(&self.clock)];
        said.push(self.speaker.clock_phase(&self.clock));
        said.extend(self.times_left(now_ms));
        said
    }

    /// Both times, with the moves that are still to be made.
    pub fn times_left(&self, now_ms: u64) -> Vec<Phrase> {
        self.speaker.clock_times(&self.clock, self.time(now_ms))
    }

    /// The number of moves made and the time used by both (article E2.9.d).
    pub fn times_used(&self, now_ms: u64) -> Vec<Phrase> {
        self.speaker.clock_times_used(&self.clock, self.time(now_ms))
    }

    /// What is felt of a time; nothing without one.
    pub fn felt(&self, of: Side, now_ms: u64) -> Option<Pattern> {
        let faces = self.faces(now_ms);
        felt_clock::of_face(faces.of(of))
    }

    /// What is said of something that is done; where nothing came of it, why.
    fn act(
        &mut self,
        now_ms: u64,
        act: impl FnOnce(&mut ChessClock, Millis) -> Vec<ClockEvent>,
    ) -> Vec<Phrase> {
        let now = self.time(now_ms);
        let events = act(&mut self.clock, now);
        if events.is_empty() {
            let mut said = vec![self.speaker.clock_phase(&self.clock)];
            said.extend(self.told(&events, now_ms));
            return said;
        }
        self.told(&events, now_ms)
    }

    fn told(&mut self, events: &[ClockEvent], now_ms: u64) -> Vec<Phrase> {
        let mut said = self.speaker.clock_events(events);
        let now = self.time(now_ms);
        let reached = self.marks.look(self.clock.clock(), self.clock.controls(), now);
        said.extend(
            reached.iter().map(|&TimeReached { of, left }| self.speaker.clock_time_left(of, left)),
        );
        said
    }

    /// The clock's own time, which begins with it and never goes back.
    fn time(&self, now_ms: u64) -> Millis {
        let time = (i128::from(now_ms) - self.origin).clamp(0, u64::MAX.into()) as u64;
        time.max(self.clock.time())
    }
}
