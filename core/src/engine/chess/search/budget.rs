use std::sync::atomic::Ordering;
use std::time::Instant;

use super::Shared;
use crate::engine::CancelFlag;
use crate::engine::chess::{PonderFlag, Request};

/// Counts the nodes of one thread's search and says when it must end.
pub(super) struct Budget<'a> {
    nodes: u64,
    limit: u64,
    deadline: Option<Instant>,
    ponder: Option<&'a PonderFlag>,
    cancel: &'a CancelFlag,
    shared: &'a Shared,
    is_helper: bool,
    /// How many of a helper's nodes the others know of.
    told: u64,
    exhausted: bool,
}

/// Flags and clock are read once in so many nodes.
const NODES_PER_LOOK: u64 = 1024;

impl<'a> Budget<'a> {
    /// For the first thread.
    pub(super) fn new(
        request: &Request<'a>,
        cancel: &'a CancelFlag,
        shared: &'a Shared,
    ) -> Budget<'a> {
        let limit = if request.limits.nodes == 0 { u64::MAX } else { request.limits.nodes };
        Budget {
            nodes: 0,
            limit,
            deadline: None,
            ponder: request.ponder,
            cancel,
            shared,
            is_helper: false,
            told: 0,
            exhausted: false,
        }
    }

    /// For a helping thread, which goes on until the first one has ended.
    pub(super) fn until_ended(
        request: &Request<'a>,
        cancel: &'a CancelFlag,
        shared: &'a Shared,
    ) -> Budget<'a> {
        Budget {
            limit: u64::MAX,
            ponder: None,
            is_helper: true,
            ..Budget::new(request, cancel, shared)
        }
    }

    /// The search must end then.
    pub(super) fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Counts a node if there may be another; `false` ends the search, and
    /// what is returned on the way out is not looked at.
    #[inline]
    pub(super) fn visit(&mut self) -> bool {
        if self.nodes >= self.limit || self.nodes.is_multiple_of(NODES_PER_LOOK) {
            self.look();
        }
        self.nodes += u64::from(!self.exhausted);
        !self.exhausted
    }

    /// Reads flags and clock at once, as between two iterations.
    pub(super) fn may_go_on(&mut self) -> bool {
        self.look();
        !self.exhausted
    }

    #[cold]
    fn look(&mut self) {
        if self.is_helper {
            self.shared.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
            self.told = self.nodes;
            self.exhausted |= self.shared.ended.is_cancelled();
        }
        self.exhausted |= self.cancel.is_cancelled();
        if !self.is_pondering() {
            self.exhausted |= self.nodes() >= self.limit
                || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
    }

    pub(super) fn is_pondering(&self) -> bool {
        self.ponder.is_some_and(PonderFlag::is_pondering)
    }

    /// Whether the search has been told to end.
    #[inline]
    pub(super) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// The nodes counted so far, by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes + self.shared.nodes.load(Ordering::Relaxed)
    }

    /// Those of this thread.
    pub(super) fn own_nodes(&self) -> u64 {
        self.nodes
    }
}
