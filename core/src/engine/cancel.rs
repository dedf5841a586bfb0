use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Shared between the thread that searches and the one that cancels.
///
/// Clones are the same flag. A cancelled flag stays so; the next search takes a
/// new one.
#[derive(Clone, Debug, Default)]
pub struct CancelFlag(Arc<AtomicBool>);

impl CancelFlag {
    /// Asks the search to stop; it does within 1,024 nodes.
    pub fn cancel(&self) {
        // nothing but the flag itself passes between the threads
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
