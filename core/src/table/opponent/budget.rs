//! What a thought may cost. A level is a number of nodes, which a short clock caps, and a
//! hint the same number for everybody; at full strength it is a time.

use std::time::Duration;

use crate::arbiter::clock::{Millis, TimeControl};
use crate::engine::{SearchLimit, Strength, TimeLimit};
use crate::session::{Player, State};

use super::{Purpose, Task};

/// How many nodes this machine searches in a second, as seen so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speed {
    nodes_per_second: u64,
}

impl Default for Speed {
    /// Of a slow phone, until something better is known.
    fn default() -> Speed {
        Speed { nodes_per_second: 150_000 }
    }
}

/// Too short to say anything about the speed.
const SHORT: Duration = Duration::from_millis(20);

/// The fewest nodes for a move, however little time there is.
const MIN_NODES: u64 = 500;

/// What is no move of its own takes at most so long at full strength.
const ANSWER: Duration = Duration::from_secs(1);

/// Lost between the clock and the search, beside a hundredth of what is left.
const LAG: Millis = 100;

impl Speed {
    pub(super) fn learn(&mut self, nodes: u64, took: Duration) {
        if took >= SHORT {
            let found = nodes.saturating_mul(1_000) / took.as_millis() as u64;
            // the slower of the two counts for more: losing on time is worse
            let old = self.nodes_per_second;
            let new = if found < old { found } else { old / 2 + found / 2 };
            self.nodes_per_second = new.max(1_000);
        }
    }

    /// What an answer to a question may cost.
    pub(super) fn limit(self, task: &Task, state: &State, now: Millis) -> SearchLimit {
        match task.strength {
            _ if task.purpose == Purpose::Hint => SearchLimit::Hint,
            Strength::Rating(rating) => SearchLimit::Rating(rating, self.nodes_for(state, now)),
            Strength::Level(level) => SearchLimit::Level(level, self.nodes_for(state, now)),
            Strength::Full { move_time } => {
                let time = match task.purpose {
                    Purpose::Move => time_for_move(state, move_time, now),
                    _ => TimeLimit::Move(move_time.min(ANSWER).min(left_for_answer(state, now))),
                };
                SearchLimit::Full(time)
            }
        }
    }

    /// The most nodes for the move of the player on move; `None` without a clock.
    fn nodes_for(self, state: &State, now: Millis) -> Option<u64> {
        let on_move = state.on_move();
        if state.player(on_move) == Player::Person {
            return None;
        }
        let clocks = state.clock_view(now)?;
        let face = clocks.of(on_move);
        let control = &state.controls()[on_move];
        let bonus = control.period(face.period - 1).map_or(0, |period| period.bonus.time());
        // as if so many moves were still to come
        let moves = u64::from(face.moves_to_go.unwrap_or(30)).clamp(2, 30);
        let left = face.left?;
        let millis = (left / moves + bonus / 2).min(left / 2 + face.delay_left);
        Some((millis.saturating_mul(self.nodes_per_second) / 1_000).max(MIN_NODES))
    }
}

/// An answer may cost the computer's own time.
fn left_for_answer(state: &State, now: Millis) -> Duration {
    let on_move = state.on_move();
    let clocks = state.clock_view(now).filter(|_| state.player(on_move) != Player::Person);
    let left = clocks.and_then(|clocks| clocks.of(on_move).left);
    left.map_or(ANSWER, |left| Duration::from_millis(left / 20))
}

/// The clock is divided by the search; by correspondence, where days are given for a move,
/// it takes as long as without a clock.
fn time_for_move(state: &State, move_time: Duration, now: Millis) -> TimeLimit {
    let on_move = state.on_move();
    let control = &state.controls()[on_move];
    let clocks = state.clock_view(now);
    let face = clocks.as_ref().map(|clocks| clocks.of(on_move));
    let Some((face, left)) = face.and_then(|face| Some((face, face.left?))) else {
        return TimeLimit::Move(move_time);
    };
    let left = (left + face.delay_left).saturating_sub(LAG + left / 100);
    let left = Duration::from_millis(left);
    match control {
        TimeControl::Untimed => TimeLimit::Move(move_time),
        TimeControl::DaysPerMove(_) => TimeLimit::Move(move_time.min(left / 2)),
        TimeControl::Periods(_) => {
            let bonus = control.period(face.period - 1).map_or(0, |period| period.bonus.time());
            let increment = Duration::from_millis(bonus);
            TimeLimit::Clock { left, increment, moves_to_go: face.moves_to_go, most: None }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Side;
    use crate::session::{Action, Actor, Deed, NewGame, reduce};

    fn started(line: &str) -> State {
        let state = State::new(line.parse::<NewGame>().unwrap()).unwrap();
        if state.controls().is_timed() {
            reduce(state, Action { by: Actor::Arbiter, deed: Deed::Start }, 0).0
        } else {
            state
        }
    }

    fn limit(line: &str, now: Millis) -> TimeLimit {
        let three = Duration::from_secs(3);
        time_for_move(&started(&format!("new chess white=full:3 {line}")), three, now)
    }

    fn clock(left: Millis, increment: Millis, moves_to_go: Option<u32>) -> TimeLimit {
        let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
        TimeLimit::Clock { left, increment, moves_to_go, most: None }
    }

    #[test]
    fn a_clock_of_any_kind_is_divided() {
        assert_eq!(limit("clock=5", 0), clock(296_900, 0, None));
        assert_eq!(limit("clock=5+3", 60_000), clock(237_500, 3_000, None));
        assert_eq!(
            limit("clock=5d3", 2_000),
            clock(297_900, 3_000, None),
            "a second of the delay is left"
        );
        assert_eq!(limit("clock=5b3", 0), clock(296_900, 3_000, None));
        assert_eq!(limit("clock=40/90+30,15+30", 0), clock(5_345_900, 30_000, Some(40)));
        assert_eq!(limit("clock=0:01", 950), clock(0, 0, None), "nothing is left for lag");
    }

    #[test]
    fn without_a_clock_and_by_correspondence_a_move_has_its_own_time() {
        let three = TimeLimit::Move(Duration::from_secs(3));
        assert_eq!(limit("", 0), three);
        assert_eq!(limit("clock=none clock-black=5", 0), three);
        assert_eq!(limit("clock=3days", 0), three);
        assert_eq!(limit("clock=1day", 86_398_000), TimeLimit::Move(Duration::from_millis(940)));
    }

    #[test]
    fn answers_take_a_second_at_most() {
        let state = started("new chess black=full:3");
        let (purpose, seed) = (Purpose::Draw, 0);
        let position = *state.position();
        let limit = |millis| {
            let strength = Strength::full(millis).unwrap();
            let task =
                Task { purpose, position, history: Vec::new(), recent: Vec::new(), strength, seed };
            Speed::default().limit(&task, &state, 0)
        };
        assert_eq!(limit(3_000), SearchLimit::Full(TimeLimit::Move(ANSWER)));
        assert_eq!(limit(400), SearchLimit::Full(TimeLimit::Move(Duration::from_millis(400))));
        assert_eq!(state.player(Side::First), Player::Person);
    }
}
