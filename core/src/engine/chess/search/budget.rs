use crate::engine::CancelFlag;

/// Counts the nodes of one search and says when it must end.
pub(super) struct Budget {
    nodes: u64,
    limit: u64,
    cancel: CancelFlag,
    exhausted: bool,
}

/// The flag is read once in so many nodes.
const NODES_PER_LOOK: u64 = 1024;

impl Budget {
    /// `limit` 0 is no limit.
    pub(super) fn new(limit: u64, cancel: &CancelFlag) -> Budget {
        let limit = if limit == 0 { u64::MAX } else { limit };
        Budget { nodes: 0, limit, cancel: cancel.clone(), exhausted: false }
    }

    /// Counts a node if there may be another; `false` ends the search, and
    /// what is returned on the way out is not looked at.
    #[inline]
    pub(super) fn visit(&mut self) -> bool {
        self.exhausted |= self.nodes >= self.limit
            || self.nodes.is_multiple_of(NODES_PER_LOOK) && self.cancel.is_cancelled();
        self.nodes += u64::from(!self.exhausted);
        !self.exhausted
    }

    /// Whether the search has been told to end.
    pub(super) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// The nodes counted so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::new(0, &CancelFlag::default())
    }
}
