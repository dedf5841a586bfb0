//! What a search may spend, from what `go` said.

use std::time::Duration;

use annabella::engine::chess::{Limits, TimeLimit};
use annabella::games::chess::Color;

use super::command::Go;

/// The limits of a search for `color`. The overhead of each move is what passes between
/// the engine's clock and the one that counts.
pub(super) fn limits(go: &Go, color: Color, overhead: Duration) -> Limits {
    Limits {
        nodes: go.nodes.unwrap_or(0),
        depth: go.depth.unwrap_or(0),
        mate: go.mate.unwrap_or(0),
        time: time(go, color, overhead),
        ..Limits::default()
    }
}

fn time(go: &Go, color: Color, overhead: Duration) -> Option<TimeLimit> {
    // a search is over at once rather than without end
    let less = |time: Duration| time.saturating_sub(overhead).max(Duration::from_millis(1));
    let most = go.move_time.map(less);
    let Some(left) = go.left[color as usize] else {
        return most.map(TimeLimit::Move);
    };
    Some(TimeLimit::Clock {
        left: less(left),
        increment: go.increments[color as usize].saturating_sub(overhead),
        moves_to_go: go.until_control,
        most,
    })
}

/// A slow phone searches so many nodes in a millisecond.
const NODES_PER_MILLI: u64 = 150;

/// The most nodes for a level, which knows no time; 0 for no limit.
pub(crate) fn level_nodes(time: Option<TimeLimit>, most: u64) -> u64 {
    let millis = match time {
        None => return most,
        Some(TimeLimit::Move(time)) => time.as_millis() as u64,
        Some(TimeLimit::Clock { left, increment, moves_to_go, most }) => {
            let left = left.as_millis() as u64;
            let moves = u64::from(moves_to_go.unwrap_or(30)).clamp(2, 30);
            let most = most.map_or(u64::MAX, |most| most.as_millis() as u64);
            (left / moves + increment.as_millis() as u64 / 2).min(left / 2).min(most)
        }
    };
    let nodes = millis.saturating_mul(NODES_PER_MILLI).max(1);
    if most == 0 { nodes } else { nodes.min(most) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn each_side_has_its_own_clock() {
        let go = Go {
            left: [Some(millis(1000)), Some(millis(5))],
            increments: [millis(8), millis(100)],
            until_control: Some(3),
            ..Go::default()
        };
        let clock = |left, increment, most| {
            let (left, increment) = (millis(left), millis(increment));
            Some(TimeLimit::Clock { left, increment, moves_to_go: Some(3), most })
        };
        assert_eq!(limits(&go, Color::White, millis(10)).time, clock(990, 0, None));
        assert_eq!(limits(&go, Color::Black, millis(10)).time, clock(1, 90, None));
        let both = Go { move_time: Some(millis(50)), ..go };
        let time = limits(&both, Color::White, millis(10)).time;
        assert_eq!(time, clock(990, 0, Some(millis(40))));
        let fixed = Go { left: [None; 2], ..both };
        let time = limits(&fixed, Color::White, millis(10)).time;
        assert_eq!(time, Some(TimeLimit::Move(millis(40))));
        assert_eq!(limits(&Go::default(), Color::White, millis(10)), Limits::default());
    }

    #[test]
    fn a_level_has_nodes_instead_of_time() {
        assert_eq!(level_nodes(None, 0), 0);
        assert_eq!(level_nodes(None, 7), 7);
        assert_eq!(level_nodes(Some(TimeLimit::Move(millis(10))), 0), 1500);
        assert_eq!(level_nodes(Some(TimeLimit::Move(millis(10))), 7), 7);
        let clock = |most| {
            let (left, increment) = (millis(60_000), millis(0));
            Some(TimeLimit::Clock { left, increment, moves_to_go: None, most })
        };
        assert_eq!(level_nodes(clock(None), 0), 300_000);
        assert_eq!(level_nodes(clock(Some(millis(10))), 0), 1500);
    }
}
