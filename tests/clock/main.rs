//! The chess clock: every kind of time control at its boundaries, how fast a
//! game is, and time controls and times as text.

mod chess_clock;
mod kinds;
mod limits;
mod paces;
mod periods;
mod starting_and_stopping;
mod text;

use annabella::arbiter::clock::{
    Bonus, Clock, Controls, FREQUENT, Millis, PRESETS, Pace, ParseClockError, Period, PeriodsError,
    TimeControl, display_lasts, display_seconds, display_time, parse_time, typed_time, write_time,
};
use annabella::games::Side::{First, Second};
use proptest::prelude::*;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;

fn same(control: &str) -> Controls {
    Controls::same(control.parse().unwrap())
}

/// A clock in a game in which Black answers at once.
struct Thinker {
    controls: Controls,
    clock: Clock,
    now: Millis,
}

impl Thinker {
    fn with(control: &str) -> Thinker {
        let controls = same(control);
        let mut clock = Clock::new(&controls);
        clock.start(First, 0);
        Thinker { controls, clock, now: 0 }
    }

    /// White makes a move that takes so long. True if a new period began.
    fn moves_after(&mut self, thought: Millis) -> bool {
        self.now += thought;
        let has_new_period = self.clock.press(&self.controls, self.now);
        self.clock.press(&self.controls, self.now);
        has_new_period
    }

    fn left(&self) -> Millis {
        self.clock.left(&self.controls, First, self.now).unwrap()
    }

    /// When the flag falls, after the moment now.
    fn flag_in(&self) -> Option<Millis> {
        self.clock.next_flag(&self.controls).map(|at| at - self.now)
    }

    /// Lets the next flag fall at its moment. True if the time is up.
    fn flag_falls(&mut self) -> bool {
        self.now = self.clock.next_flag(&self.controls).unwrap();
        self.clock.drop_flag(&self.controls, self.now)
    }
}

/// What White has left after moves that took so long.
fn left_after(control: &str, thoughts: &[Millis]) -> Millis {
    let mut white = Thinker::with(control);
    for &thought in thoughts {
        white.moves_after(thought);
    }
    white.left()
}
