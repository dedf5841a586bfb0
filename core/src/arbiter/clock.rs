//! The chess clock (article 6): two faces of which one runs at most.
//!
//! Nothing here reads the time; every function takes the moment `now`, in
//! milliseconds since the game was created. What was fixed in advance is a
//! [`TimeControl`] for each side, what happens is a [`Clock`].
//!
//! ```
//! use annabella::arbiter::clock::{Clock, Controls};
//! use annabella::games::Side;
//!
//! let controls = Controls::same("5d3".parse().unwrap());
//! let mut clock = Clock::new(&controls);
//! clock.start(Side::First, 0);
//! clock.press(&controls, 8_000);
//! assert_eq!(clock.left(&controls, Side::First, 8_000), Some(295_000));
//! assert_eq!(clock.running(), Some(Side::Second));
//! ```

mod chess_clock;
mod control;
mod face;
mod pace;
mod reading;
mod spec;

use std::ops::Index;

use crate::games::Side;
pub use chess_clock::{ChessClock, ClockEvent, ClockPhase, ParseChessClockError};
pub use control::{Bonus, Period, Periods, PeriodsError, TimeControl};
pub use face::Face;
pub use pace::{FREQUENT, PRESETS, Pace};
pub use reading::{
    DISPLAY_TENTHS_BELOW, display_lasts, display_seconds, display_time, parse_time, typed_time,
    write_time,
};
pub use spec::{ClockPart, ParseClockError};

/// A time or a span of it, in milliseconds.
pub type Millis = u64;

/// What was fixed in advance for each side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Controls([TimeControl; 2]);

impl Controls {
    /// Different times for White and Black.
    pub fn new(white: TimeControl, black: TimeControl) -> Controls {
        Controls([white, black])
    }

    /// The same for both.
    pub fn same(control: TimeControl) -> Controls {
        Controls([control.clone(), control])
    }

    /// Whether a clock is used at all.
    pub fn is_timed(&self) -> bool {
        self.0.iter().any(|control| *control != TimeControl::Untimed)
    }

    /// The slower pace of the two sides: a game is blitz only if it is for both.
    pub fn pace(&self) -> Pace {
        self.0[0].pace().max(self.0[1].pace())
    }
}

impl Index<Side> for Controls {
    type Output = TimeControl;

    fn index(&self, side: Side) -> &TimeControl {
        &self.0[side as usize]
    }
}

/// Both faces and the one that runs. Without a time control the face still
/// counts the time that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    faces: [Face; 2],
    running: Option<Side>,
    /// When the running face was last read into it.
    since: Millis,
}

impl Clock {
    /// A clock that has been set and not been started.
    pub fn new(controls: &Controls) -> Clock {
        let faces = Side::ALL.map(|side| Face::new(&controls[side]));
        Clock { faces, running: None, since: 0 }
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.running
    }

    /// What a face showed when it was last stopped.
    pub fn face(&self, side: Side) -> &Face {
        &self.faces[side as usize]
    }

    /// Lets the time of `side` run from now on. The other face stands.
    pub fn start(&mut self, side: Side, now: Millis) {
        self.running = Some(side);
        self.since = now;
    }

    /// Stops both faces (articles 6.12, 5.1, 5.2). The running move goes on
    /// where it was when its face is started again.
    pub fn stop(&mut self, controls: &Controls, now: Millis) {
        self.settle(controls, now);
        self.running = None;
    }

    /// The player whose time runs has completed a move: his face stops with what
    /// the move earned, the other one runs (article 6.7.a). True if the move was
    /// the last one of a period, so that the next period's time was added.
    pub fn press(&mut self, controls: &Controls, now: Millis) -> bool {
        let Some(side) = self.running else { return false };
        self.settle(controls, now);
        let has_new_period = self.faces[side as usize].complete_move(&controls[side]);
        self.start(!side, now);
        has_new_period
    }

    /// Adds to the main time of `side`, and gives what was added: nothing without a
    /// time control. A flag that has fallen stands up again.
    pub fn give(&mut self, controls: &Controls, side: Side, time: Millis, now: Millis) -> Millis {
        if controls[side] == TimeControl::Untimed {
            return 0;
        }
        // what a player whose flag is down has used since is not taken from it
        self.settle(controls, now);
        let face = &mut self.faces[side as usize];
        face.set_left(face.left.saturating_add(time));
        time
    }

    /// Sets the main time of `side` (articles 6.10.b, 6.13). A flag that has fallen
    /// stands up again if that leaves time.
    pub fn set_left(&mut self, controls: &Controls, side: Side, left: Millis, now: Millis) {
        self.settle(controls, now);
        self.faces[side as usize].set_left(left);
    }

    /// From here on nothing has been given or taken by word.
    pub(super) fn forget_granted(&mut self) {
        for face in &mut self.faces {
            face.granted = 0;
        }
    }

    /// Sets the move counter of `side` (articles 6.10.b, 6.13). The time stays.
    pub fn set_moves(&mut self, controls: &Controls, side: Side, moves: u32, now: Millis) {
        self.settle(controls, now);
        self.faces[side as usize].set_moves(&controls[side], moves);
    }

    /// Adds to what `side` has used, as if it had thought so long.
    pub fn charge(&mut self, controls: &Controls, side: Side, time: Millis) {
        self.faces[side as usize].spend(&controls[side], time);
    }

    /// Lets the flag of `side` fall for which no time is left, whether it runs or not.
    /// True if the time is used up for good; `None` if the flag stays up.
    pub fn drop_due_flag(&mut self, controls: &Controls, side: Side) -> Option<bool> {
        let face = &mut self.faces[side as usize];
        (face.until_flag(&controls[side])? == 0).then(|| face.drop_flag())
    }

    /// A move of `side` that was completed does not stand: what it earned goes, the
    /// counter is set back, and all that happened to the times since stays. `before` and
    /// `after` are the face before and after the press.
    pub fn take_back_move(&mut self, side: Side, before: &Face, after: &Face) {
        self.faces[side as usize].take_back_move(before, after);
    }

    /// The times and counters that it showed `then`, with all that was given and taken by word
    /// since. It stands.
    #[must_use]
    pub fn gone_back_to(&self, then: &Clock) -> Clock {
        let faces = Side::ALL.map(|side| self.face(side).gone_back_to(*then.face(side)));
        Clock { faces, running: None, since: then.since }
    }

    /// The next move of `side` is the first of his next period (article 8.6). False
    /// if there is none.
    pub fn begin_next_period(&mut self, controls: &Controls, side: Side, now: Millis) -> bool {
        self.settle(controls, now);
        self.faces[side as usize].begin_next_period(&controls[side])
    }

    /// Since when or from when on the main time of the running side is below `limit`;
    /// `None` if no time runs.
    pub fn next_below(&self, controls: &Controls, limit: Millis) -> Option<Millis> {
        let side = self.running?;
        let face = self.face(side);
        if controls[side] == TimeControl::Untimed {
            return None;
        }
        if face.left < limit {
            return Some(self.since);
        }
        let until = (face.left - limit).saturating_add(1);
        Some(self.since.saturating_add(until).saturating_add(face.delay_left(&controls[side])))
    }

    /// Goes on as if the time since `then` had not passed.
    pub(crate) fn shift(&mut self, then: Millis, now: Millis) {
        self.since = self.since.saturating_add(now.saturating_sub(then));
    }

    /// The time that `side` has left in what was given so far; `None` without a
    /// time control.
    pub fn left(&self, controls: &Controls, side: Side, now: Millis) -> Option<Millis> {
        let control = &controls[side];
        (*control != TimeControl::Untimed).then(|| self.face_at(controls, side, now).left)
    }

    /// The time that `side` has used in the whole game (article E2.9.d).
    pub fn used(&self, side: Side, now: Millis) -> Millis {
        self.faces[side as usize].used.saturating_add(self.running_for(side, now))
    }

    /// The time that `side` has used for the move that is being made.
    pub fn thought(&self, side: Side, now: Millis) -> Millis {
        self.faces[side as usize].thought.saturating_add(self.running_for(side, now))
    }

    /// A face as it stands now.
    pub fn face_at(&self, controls: &Controls, side: Side, now: Millis) -> Face {
        let mut face = self.faces[side as usize];
        face.spend(&controls[side], self.running_for(side, now));
        face
    }

    /// When the running side's next flag falls; `None` if no time runs or it has
    /// fallen for good.
    pub fn next_flag(&self, controls: &Controls) -> Option<Millis> {
        let side = self.running?;
        let until = self.faces[side as usize].until_flag(&controls[side])?;
        Some(self.since.saturating_add(until))
    }

    /// Lets the running side's flag fall. True if the time is used up for good:
    /// the moves of this period were not made (article 6.9). A flag of a period
    /// whose moves were made in time costs nothing (article 6.3).
    pub fn drop_flag(&mut self, controls: &Controls, now: Millis) -> bool {
        self.settle(controls, now);
        self.running.is_some_and(|side| self.faces[side as usize].drop_flag())
    }

    fn running_for(&self, side: Side, now: Millis) -> Millis {
        if self.running == Some(side) { now.saturating_sub(self.since) } else { 0 }
    }

    fn settle(&mut self, controls: &Controls, now: Millis) {
        if let Some(side) = self.running {
            let elapsed = self.running_for(side, now);
            self.faces[side as usize].spend(&controls[side], elapsed);
            self.since = self.since.max(now);
        }
    }
}
