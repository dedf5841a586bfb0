//! A level is a number of nodes; where time is short, the clock caps it.

use std::time::Duration;

use crate::arbiter::clock::Millis;
use crate::session::{Player, State};

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

    /// The most nodes for the move of the player on move; `None` without a clock.
    pub(super) fn nodes_for(self, state: &State, now: Millis) -> Option<u64> {
        let on_move = state.position().turn();
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
