//! How long to think (chessprogramming.org, "Time Management").

use std::time::{Duration, Instant};

use crate::engine::chess::{Request, TimeLimit};

/// Without a time control to come, as if so many moves were left.
const MOVES_TO_GO: u32 = 22;
/// A single move gets at most so many hundredths of what is left.
const MOST_OF_CLOCK: u32 = 70;
/// A move gets at most so many times what is usual.
const MOST_OF_USUAL: u32 = 4;

/// Says when an iteration is the last one, and when to break one off.
pub(super) struct Clock<'a> {
    request: &'a Request<'a>,
    started: Instant,
    /// What a move is given usually, and at most.
    usual: Option<Duration>,
    most: Option<Duration>,
}

impl<'a> Clock<'a> {
    pub(super) fn start(request: &'a Request<'a>) -> Clock<'a> {
        let (usual, most) = match request.limits.time {
            None => (None, None),
            Some(TimeLimit::Move(time)) => (None, Some(time)),
            Some(TimeLimit::Clock { left, increment, moves_to_go }) => {
                let (usual, most) = share(left, increment, moves_to_go);
                (Some(usual), Some(most))
            }
        };
        Clock { request, started: Instant::now(), usual, most }
    }

    /// When a search must be broken off.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.started.checked_add(self.most?)
    }

    /// Whether another iteration should begin, when the last one took `effort`
    /// thousandths of its nodes for the best move, which has been the best for
    /// `stable` iterations, and whose value has sunk by `sunk` centipawns.
    pub(super) fn has_time_for_more(&self, effort: u64, stable: u32, sunk: i32) -> bool {
        let Some(usual) = self.usual else { return true };
        let by_effort = 190 - effort.min(1_000) as u32 * 120 / 1_000;
        let by_stability = 125 - stable.min(8) * 7;
        let by_value = 100 + sunk.clamp(-20, 50).unsigned_abs() * u32::from(sunk > 0);
        let scale = by_effort * by_stability / 100 * by_value / 100;
        self.started.elapsed() < usual * scale / 100
    }

    /// Whether there is but one move and no reason to think about it for long.
    pub(super) fn is_forced(&self, moves: usize) -> bool {
        moves == 1 && self.usual.is_some() && self.request.limits.depth == 0
    }
}

/// What a move gets usually and at most.
fn share(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> (Duration, Duration) {
    let moves = moves_to_go.map_or(MOVES_TO_GO, |moves| moves.clamp(1, MOVES_TO_GO));
    let most = if moves == 1 { left * 9 / 10 } else { left * MOST_OF_CLOCK / 100 };
    let usual = (left / (moves + 1) + increment * 3 / 4).min(most);
    (usual, (usual * MOST_OF_USUAL).min(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_clock_lasts_to_the_next_control() {
        for moves_to_go in [None, Some(1), Some(2), Some(10), Some(40)] {
            let (mut left, mut moves) = (60 * SECOND, moves_to_go);
            for _ in 0..moves_to_go.unwrap_or(100) {
                let (usual, most) = share(left, Duration::ZERO, moves);
                assert!(usual <= most && most < left, "{moves:?}");
                left -= usual;
                moves = moves.map(|moves| moves - 1);
            }
            assert!(left < 40 * SECOND, "{moves_to_go:?} leaves {left:?}");
        }
    }

    #[test]
    fn an_increment_is_used_up() {
        let (usual, most) = share(SECOND, SECOND, None);
        assert!(usual > SECOND / 2 && most <= SECOND * 7 / 10, "{usual:?} {most:?}");
    }
}
