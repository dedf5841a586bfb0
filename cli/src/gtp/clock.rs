//! What a search may take of a clock, as GTP tells it: some time first, and then periods, in each
//! of which so many stones have to be placed.

use std::time::Duration;

use annabella::engine::TimeLimit;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    /// None without a limit.
    left: Option<Duration>,
    /// How many stones have to be placed within that; 0 stands for all.
    stones: u32,
    period: Duration,
    stones_of_period: u32,
}

impl Clock {
    /// As `time_settings` has it: a period without stones means that there is no limit.
    pub(super) fn new(main: Duration, period: Duration, stones: u32) -> Clock {
        let is_endless = !period.is_zero() && stones == 0;
        let (left, of_left) = if main.is_zero() { (period, stones) } else { (main, 0) };
        Clock {
            left: (!is_endless).then_some(left),
            stones: of_left,
            period,
            stones_of_period: stones,
        }
    }

    /// As `time_left` has it: no stones mean that the first time still runs.
    pub(super) fn set_left(&mut self, left: Duration, stones: u32) {
        (self.left, self.stones) = (Some(left), stones);
    }

    /// The limit for the next move.
    pub(super) fn limit(&self) -> Option<TimeLimit> {
        let left = self.left?.max(Duration::from_millis(1));
        // each stone of a period that comes has its share of it
        let increment = match (self.stones, self.stones_of_period) {
            (0, of_period @ 1..) => self.period / of_period,
            _ => Duration::ZERO,
        };
        let moves_to_go = (self.stones > 0).then_some(self.stones);
        Some(TimeLimit::Clock { left, increment, moves_to_go, most: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    fn of(clock: Clock) -> (Duration, Duration, Option<u32>) {
        match clock.limit() {
            Some(TimeLimit::Clock { left, increment, moves_to_go, .. }) => {
                (left, increment, moves_to_go)
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_time_settings_are_kept_as_the_protocol_has_them() {
        assert_eq!(of(Clock::new(MINUTE, Duration::ZERO, 0)), (MINUTE, Duration::ZERO, None));
        assert_eq!(of(Clock::new(Duration::ZERO, MINUTE, 5)), (MINUTE, Duration::ZERO, Some(5)));
        assert_eq!(of(Clock::new(MINUTE, MINUTE, 6)), (MINUTE, MINUTE / 6, None));
        assert_eq!(Clock::new(Duration::ZERO, MINUTE, 0).limit(), None);
        assert_eq!(Clock::default().limit(), None);
        let mut clock = Clock::new(MINUTE, MINUTE, 6);
        clock.set_left(MINUTE / 2, 3);
        assert_eq!(of(clock), (MINUTE / 2, Duration::ZERO, Some(3)));
    }
}
