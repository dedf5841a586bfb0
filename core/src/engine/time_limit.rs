use std::time::Duration;

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// This long.
    Move(Duration),
    /// As long as seems wise, so that the clock lasts.
    Clock {
        /// Until the flag falls.
        left: Duration,
        /// Comes back with every move, or is a delay before time is lost.
        increment: Duration,
        /// Moves until more time comes; `None` when none will.
        moves_to_go: Option<u32>,
        /// Longer than this no move takes, whatever is left; `None` for no such bound.
        most: Option<Duration>,
    },
}

/// Without a time control to come, as if so many moves were left.
const MOVES_TO_GO: u32 = 22;
/// A single move gets at most so many hundredths of what is left.
const MOST_OF_CLOCK: u32 = 70;
/// A move gets at most so many times what is usual.
const MOST_OF_USUAL: u32 = 4;

impl TimeLimit {
    /// What a move gets usually and at most (chessprogramming.org, "Time Management"); usually
    /// nothing is said where it has a time of its own.
    pub(super) fn share(self) -> (Option<Duration>, Duration) {
        match self {
            TimeLimit::Move(time) => (None, time),
            TimeLimit::Clock { left, increment, moves_to_go, most: bound } => {
                let moves = moves_to_go.map_or(MOVES_TO_GO, |moves| moves.clamp(1, MOVES_TO_GO));
                let most = if moves == 1 { left * 9 / 10 } else { left * MOST_OF_CLOCK / 100 };
                let usual = (left / (moves + 1) + increment * 3 / 4).min(most);
                let most = (usual * MOST_OF_USUAL).min(most);
                let bound = bound.unwrap_or(Duration::MAX);
                (Some(usual.min(bound)), most.min(bound))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn share(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> [Duration; 2] {
        let (usual, most) = TimeLimit::Clock { left, increment, moves_to_go, most: None }.share();
        [usual.unwrap(), most]
    }

    #[test]
    fn a_clock_lasts_to_the_next_control() {
        for moves_to_go in [None, Some(1), Some(2), Some(10), Some(40)] {
            let (mut left, mut moves) = (60 * SECOND, moves_to_go);
            for _ in 0..moves_to_go.unwrap_or(100) {
                let [usual, most] = share(left, Duration::ZERO, moves);
                assert!(usual <= most && most < left, "{moves:?}");
                left -= usual;
                moves = moves.map(|moves| moves - 1);
            }
            assert!(left < 40 * SECOND, "{moves_to_go:?} leaves {left:?}");
        }
    }

    #[test]
    fn an_increment_is_used_up() {
        let [usual, most] = share(SECOND, SECOND, None);
        assert!(usual > SECOND / 2 && most <= SECOND * 7 / 10, "{usual:?} {most:?}");
    }

    #[test]
    fn of_a_clock_and_a_bound_the_smaller_holds() {
        let [usual, most] = share(44 * SECOND, Duration::ZERO, None);
        for bound in [most * 2, usual * 2, usual / 2] {
            let limit = TimeLimit::Clock {
                left: 44 * SECOND,
                increment: Duration::ZERO,
                moves_to_go: None,
                most: Some(bound),
            };
            assert_eq!(limit.share(), (Some(usual.min(bound)), most.min(bound)), "{bound:?}");
        }
    }
}
