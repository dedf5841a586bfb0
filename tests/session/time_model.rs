//! Who has used how much time, counted once more from the events and the
//! moments alone.

use annabella::arbiter::clock::{Bonus, Controls, Millis, TimeControl};
use annabella::games::chess::Color;
use annabella::session::{Begin, Ending, Event, Player, Press, Ruling, State};

use super::random::Step;

#[derive(Clone, Debug)]
struct Side {
    control: TimeControl,
    /// What was left when the move began.
    saved: Millis,
    thought: Millis,
    used: Millis,
    moves: u32,
    period: u32,
    moves_in_period: u32,
    flags: u32,
}

/// Both sides when a position came up, and who had the move in it.
#[derive(Clone, Debug)]
struct Turn {
    by: Color,
    sides: [Side; 2],
}

#[derive(Clone, Debug)]
struct Undone {
    turns: Vec<Turn>,
    began: Turn,
    now: Turn,
    is_running: bool,
    is_paused: bool,
    is_ended_by_word: bool,
}

#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct TimeModel {
    begin: Begin,
    presses_by_hand: [bool; 2],
    /// The position that is on the board.
    began: Turn,
    now: Turn,
    /// Since when the time of the side that has to act runs.
    since: Option<Millis>,
    last_change: Millis,
    has_begun: bool,
    begins_at_once: bool,
    is_paused: bool,
    is_ended_by_word: bool,
    /// The positions before it.
    turns: Vec<Turn>,
    undone: Vec<Undone>,
}

const DAY: Millis = 86_400_000;

impl Side {
    fn new(control: &TimeControl) -> Side {
        let saved = match control {
            TimeControl::Untimed => 0,
            TimeControl::Periods(_) => control.period(0).unwrap().time,
            TimeControl::DaysPerMove(days) => u64::from(days.get()) * DAY,
        };
        let control = control.clone();
        Side {
            control,
            saved,
            thought: 0,
            used: 0,
            moves: 0,
            period: 0,
            moves_in_period: 0,
            flags: 0,
        }
    }

    fn bonus(&self) -> Bonus {
        self.control.period(self.period).map_or(Bonus::None, |period| period.bonus)
    }

    fn free(&self) -> Millis {
        if let Bonus::Delay(time) = self.bonus() { time } else { 0 }
    }

    fn left(&self) -> Option<Millis> {
        let spent = self.thought.saturating_sub(self.free());
        (self.control != TimeControl::Untimed)
            .then(|| self.saved.checked_sub(spent).expect("the flag falls before"))
    }

    fn spend(&mut self, time: Millis) {
        self.thought += time;
        self.used += time;
    }

    /// How long this side still thinks before its next flag falls.
    fn until_flag(&self) -> Millis {
        let of_later_periods: Millis = (self.flags + 1..=self.period)
            .map(|number| self.control.period(number).map_or(0, |period| period.time))
            .sum();
        let left = self.left().expect("there is a clock").saturating_sub(of_later_periods);
        left + self.free().saturating_sub(self.thought)
    }

    fn set_left(&mut self, left: Millis) {
        self.saved = left + self.thought.saturating_sub(self.free());
        if left > 0 {
            self.flags = self.flags.min(self.period);
        }
    }

    fn give(&mut self, time: Millis) {
        if self.control != TimeControl::Untimed {
            self.saved += time;
        }
    }

    fn set_moves(&mut self, moves: u32) {
        // the free time is that of the new period, and what is left stays
        let left = self.left().expect("there is a clock");
        (self.moves, self.moves_in_period, self.period) = (moves, 0, 0);
        for _ in 0..moves {
            self.moves_in_period += 1;
            if self.control.period(self.period).is_some_and(|p| p.moves == self.moves_in_period) {
                self.period += 1;
                self.moves_in_period = 0;
            }
        }
        self.flags = self.flags.min(self.period);
        self.saved = left + self.thought.saturating_sub(self.free());
    }

    fn rule(&mut self, ruling: Ruling) {
        match ruling {
            Ruling::Time(_, left) => self.set_left(left),
            Ruling::Take(_, time) => {
                let left = self.left().expect("there is a clock");
                self.set_left(left.saturating_sub(time));
            }
            Ruling::Give(_, time) => self.give(time),
            Ruling::Moves(_, moves) => self.set_moves(moves),
            _ => {}
        }
    }

    fn complete_move(&mut self) {
        self.saved = match (&self.control, self.bonus()) {
            (TimeControl::Untimed, _) => 0,
            (TimeControl::DaysPerMove(days), _) => u64::from(days.get()) * DAY,
            (_, Bonus::None) => self.saved - self.thought,
            (_, Bonus::Increment(time)) => self.saved - self.thought + time,
            (_, Bonus::Delay(time) | Bonus::Bronstein(time)) => {
                self.saved - self.thought.saturating_sub(time)
            }
        };
        self.thought = 0;
        self.moves += 1;
        self.moves_in_period += 1;
        if self
            .control
            .period(self.period)
            .is_some_and(|period| period.moves == self.moves_in_period)
        {
            if matches!(self.bonus(), Bonus::Delay(_)) {
                // nothing is carried over, and this period's flag is passed
                self.saved = 0;
                self.flags = self.flags.max(self.period + 1);
            }
            self.period += 1;
            self.moves_in_period = 0;
            self.saved += self.control.period(self.period).unwrap().time;
        }
    }
}

impl TimeModel {
    pub fn new(state: &State) -> TimeModel {
        let setup = state.setup();
        let controls: &Controls = &setup.controls;
        let sides = Color::ALL.map(|color| Side::new(&controls[color]));
        let by = |color| Turn { by: color, sides: sides.clone() };
        let runs =
            state.ending().is_none() && setup.begin == Begin::AtCommand && !controls.is_timed();
        TimeModel {
            begin: setup.begin,
            presses_by_hand: Color::ALL
                .map(|color| setup.press == Press::Manual && setup.player(color) == Player::Person),
            began: by(state.position().turn()),
            now: by(state.position().turn()),
            since: runs.then_some(0),
            last_change: 0,
            has_begun: runs,
            begins_at_once: setup.begins_at_once(),
            is_paused: false,
            is_ended_by_word: false,
            turns: state.plies().iter().map(|ply| by(ply.before.turn())).collect(),
            undone: Vec::new(),
        }
    }

    /// Follows one step, and compares what then is left and was used.
    pub fn follow(&mut self, step: &Step) {
        let now = step.now.max(self.last_change);
        for (at, event) in step.done().iter().enumerate() {
            let moment = self.moment_of(event, &step.done()[at + 1..], now);
            assert!(self.last_change <= moment && moment <= now, "{event} at {moment}");
            self.run_until(moment);
            self.last_change = moment;
            let ends_the_game = matches!(step.done().get(at + 1), Some(Event::Ended { .. }));
            self.apply(event, ends_the_game, moment);
        }
        assert_eq!(step.after.time(), self.last_change, "when the state changed last");
        self.compare(&step.after, now);
    }

    fn moment_of(&self, event: &Event, next: &[Event], now: Millis) -> Millis {
        match (event, self.begin, next.first()) {
            (Event::Started, Begin::Scheduled { at, .. }, _) => at.max(self.last_change),
            (
                Event::Ended { ending: Ending::Default { .. } },
                Begin::Scheduled { at, default_time },
                _,
            ) => (at + default_time + 1).max(self.last_change),
            (Event::FlagFell { .. }, ..) => {
                let side = &self.now.sides[self.now.by as usize];
                self.since.expect("a clock runs") + side.until_flag()
            }
            (Event::Ended { ending: Ending::Flag { .. } }, ..) => self.last_change,
            _ => now,
        }
    }

    fn run_until(&mut self, moment: Millis) {
        if let Some(since) = &mut self.since {
            self.now.sides[self.now.by as usize].spend(moment - *since);
            *since = moment;
        }
    }

    fn apply(&mut self, event: &Event, ends_the_game: bool, moment: Millis) {
        match *event {
            Event::Started => self.begin_turn(moment),
            Event::FlagFell { by, period, is_out_of_time } => {
                assert_eq!((Some(by), self.since), (Some(self.now.by), Some(moment)));
                let side = &mut self.now.sides[by as usize];
                side.flags += 1;
                assert_eq!(side.flags, period);
                assert_eq!(is_out_of_time, side.flags > side.period);
                assert!(!is_out_of_time || side.left() == Some(0));
            }
            Event::Moved { by, .. } => {
                assert_eq!(by, self.now.by);
                self.turns.push(self.began.clone());
                self.undone.clear();
                if !ends_the_game && !self.presses_by_hand[by as usize] {
                    self.complete_move(moment);
                }
            }
            Event::Pressed { by } => {
                assert_eq!(by, self.now.by);
                self.complete_move(moment);
            }
            Event::PeriodBegan { by, period } => {
                assert_eq!(self.now.sides[by as usize].period + 1, period);
            }
            Event::Paused { .. } => {
                self.since = None;
                self.is_paused = true;
            }
            Event::Continued { .. } => {
                self.since = Some(moment);
                self.is_paused = false;
            }
            Event::Ended { ending } => {
                self.is_ended_by_word = ending.is_by_word();
                self.since = None;
                self.undone.clear();
            }
            Event::TimeGiven { to, time, .. } => self.now.sides[to as usize].give(time),
            Event::Ruled { ruling } => match ruling {
                Ruling::Time(color, _)
                | Ruling::Moves(color, _)
                | Ruling::Give(color, _)
                | Ruling::Take(color, _) => self.now.sides[color as usize].rule(ruling),
                Ruling::Restore(plies) => self.restore(plies as usize),
                Ruling::Warn(_) | Ruling::Expel(_) | Ruling::Void => {}
            },
            Event::TakenBack { plies } => self.take_back(plies, moment),
            Event::PlayedAgain { plies } => {
                let undone = self.undone.pop().expect("something was taken back");
                assert_eq!(plies, undone.turns.len());
                self.turns.extend(undone.turns);
                self.began = undone.began;
                self.now = undone.now;
                // an interruption goes on, unless the game is over again
                let stays_paused = self.is_paused && undone.is_running;
                self.since = (undone.is_running && !stays_paused).then_some(moment);
                self.is_ended_by_word = undone.is_ended_by_word;
                self.is_paused = undone.is_paused || stays_paused;
            }
            _ => {}
        }
    }

    fn begin_turn(&mut self, moment: Millis) {
        self.has_begun = true;
        self.is_paused = false;
        self.since = Some(moment);
        self.began = self.now.clone();
    }

    fn complete_move(&mut self, moment: Millis) {
        self.now.sides[self.now.by as usize].complete_move();
        self.now.by = !self.now.by;
        self.begin_turn(moment);
    }

    fn take_back(&mut self, plies: usize, moment: Millis) {
        let turns = self.turns.split_off(self.turns.len() - plies);
        let then = turns.first().unwrap_or(&self.began).clone();
        self.undone.push(Undone {
            turns,
            began: self.began.clone(),
            now: self.now.clone(),
            is_running: self.since.is_some(),
            is_paused: self.is_paused,
            is_ended_by_word: self.is_ended_by_word,
        });
        if self.is_ended_by_word {
            assert_eq!(plies, 0, "only the end is taken back");
            self.is_ended_by_word = false;
            if self.is_paused {
                // interrupted still
            } else if self.has_begun {
                self.since = Some(moment);
            } else if self.begins_at_once {
                self.begin_turn(moment);
            }
        } else {
            self.now = then;
            if self.has_begun || self.begins_at_once {
                self.begin_turn(moment);
            }
        }
    }

    /// The clock stands as it is, and another player may have the move.
    fn restore(&mut self, plies: usize) {
        let turns = self.turns.split_off(plies);
        self.now.by = turns[0].by;
        self.began = self.now.clone();
        self.undone.clear();
        self.since = None;
        self.is_paused = self.has_begun;
    }

    fn compare(&self, state: &State, now: Millis) {
        for color in Color::ALL {
            let mut side = self.now.sides[color as usize].clone();
            if let Some(since) = self.since.filter(|_| self.now.by == color) {
                side.spend(now - since);
            }
            let clock = state.clock();
            let face = clock.face_at(state.controls(), color, now);
            assert_eq!(clock.left(state.controls(), color, now), side.left(), "left to {color}");
            assert_eq!(clock.used(color, now), side.used, "used by {color}");
            assert_eq!(clock.thought(color, now), side.thought, "thought by {color}");
            assert_eq!((face.moves, face.period), (side.moves, side.period), "of {color}");
            assert_eq!(face.moves_in_period, side.moves_in_period, "of {color}");
        }
    }
}
