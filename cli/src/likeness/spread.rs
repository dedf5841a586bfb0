//! Work that is spread over threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use crate::Failure;

/// Does the same to each of the items on so many threads, each with a tool of its own; `take`
/// gets what came of it on the caller's thread, in any order. Ends at the first failure.
pub(super) fn spread<T: Sync, R: Send, W>(
    items: &[T],
    threads: usize,
    tool: impl Fn() -> Result<W, Failure> + Sync,
    work: impl Fn(&mut W, &T) -> Result<R, Failure> + Sync,
    mut take: impl FnMut(&T, R) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = &AtomicUsize::new(0);
    let (tool, work) = (&tool, &work);
    thread::scope(|scope| {
        let (sender, results) = channel();
        for _ in 0..threads.clamp(1, items.len().max(1)) {
            let sender = sender.clone();
            scope.spawn(move || {
                let mut made = None;
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // a tool that nobody needs is not made
                    let tool = match made.take() {
                        Some(tool) => Ok(tool),
                        None => tool(),
                    };
                    let result = tool.and_then(|tool| work(made.insert(tool), item));
                    let failed = result.is_err();
                    // nobody listens after a failure
                    if sender.send((item, result)).is_err() || failed {
                        return;
                    }
                }
            });
        }
        // the channel ends when the last worker has gone
        drop(sender);
        for (item, result) in results {
            let taken = result.and_then(|result| take(item, result));
            if taken.is_err() {
                next.store(items.len(), Ordering::Relaxed);
                return taken;
            }
        }
        Ok(())
    })
}
