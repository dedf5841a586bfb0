use std::time::Instant;

use super::{CancelFlag, Limits};

/// Counts stones that are put, and says when a search has to stop.
pub(super) struct Budget<'a> {
    cancel: &'a CancelFlag,
    stones: u64,
    most: u64,
    looked_at: u64,
    deadline: Option<Instant>,
    is_spent: bool,
}

/// So many stones make a node.
const STONES: u64 = 16;

/// The clock is looked at after so many stones.
const INTERVAL: u64 = 1 << 12;

/// The most nodes where no limit is given.
const UNLIMITED: u64 = 1_000_000;

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &Limits, cancel: &'a CancelFlag) -> Budget<'a> {
        let most = match (limits.nodes, limits.time) {
            (0, None) => UNLIMITED,
            (0, Some(_)) => u64::MAX / STONES,
            (nodes, _) => nodes,
        };
        let time = limits.time.map(|time| {
            let (usual, most) = time.share();
            usual.unwrap_or(most)
        });
        Budget {
            cancel,
            stones: 0,
            most: most.saturating_mul(STONES),
            looked_at: 0,
            deadline: time.and_then(|time| Instant::now().checked_add(time)),
            is_spent: cancel.is_cancelled(),
        }
    }

    /// Counts stones.
    pub(super) fn count(&mut self, stones: u32) {
        self.stones += u64::from(stones);
        if self.stones >= self.most {
            self.is_spent = true;
        } else if self.stones - self.looked_at >= INTERVAL {
            self.looked_at = self.stones;
            let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.is_spent |= is_late || self.cancel.is_cancelled();
        }
    }

    /// The nodes so far.
    pub(super) fn nodes(&self) -> u64 {
        self.stones / STONES
    }

    /// Whether the search has to stop at once.
    pub(super) fn is_spent(&self) -> bool {
        self.is_spent
    }
}
