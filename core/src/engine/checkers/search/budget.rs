use std::time::Instant;

use crate::engine::checkers::{CancelFlag, Limits, TimeLimit};

/// Counts nodes, and says when a search has to stop.
pub(super) struct Budget<'a> {
    cancel: &'a CancelFlag,
    pub(super) nodes: u64,
    most: u64,
    deadline: Option<Instant>,
    usual_end: Option<Instant>,
    is_spent: bool,
}

/// The clock is looked at after so many nodes.
const INTERVAL: u64 = 1 << 10;

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &Limits, cancel: &'a CancelFlag) -> Budget<'a> {
        let started = Instant::now();
        let (usual, most) = limits.time.map(TimeLimit::share).unzip();
        Budget {
            cancel,
            nodes: 0,
            most: if limits.nodes == 0 { u64::MAX } else { limits.nodes },
            deadline: most.and_then(|most| started.checked_add(most)),
            usual_end: usual.flatten().and_then(|usual| started.checked_add(usual)),
            is_spent: cancel.is_cancelled(),
        }
    }

    /// Counts a node.
    #[inline]
    pub(super) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.most {
            self.is_spent = true;
        } else if self.nodes.is_multiple_of(INTERVAL) {
            let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.is_spent |= is_late || self.cancel.is_cancelled();
        }
    }

    /// Whether the search has to stop at once.
    #[inline]
    pub(super) fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// Whether there is time for another iteration.
    pub(super) fn has_time_for_more(&self) -> bool {
        !self.is_spent && self.usual_end.is_none_or(|end| Instant::now() < end)
    }
}
