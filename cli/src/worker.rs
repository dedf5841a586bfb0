//! A thread that does one thing after the other for an engine's loop.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use crate::Failure;

/// The searching thread, from the side of whoever asks.
pub(crate) struct Worker<T> {
    tasks: Sender<T>,
    thread: JoinHandle<()>,
}

impl<T: Send + 'static> Worker<T> {
    /// Begins a thread that does what comes out of the queue.
    pub(crate) fn start(
        work: impl FnOnce(&Receiver<T>) + Send + 'static,
    ) -> Result<Worker<T>, Failure> {
        let (tasks, queue) = channel();
        let thread = thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || work(&queue))
            .map_err(|error| Failure::io("the thread that searches", error))?;
        Ok(Worker { tasks, thread })
    }

    pub(crate) fn ask(&self, task: T) -> Result<(), Failure> {
        self.tasks.send(task).map_err(|_| Failure::BadInput("the search has failed".to_owned()))
    }

    /// Waits until all has been done.
    pub(crate) fn end(self) {
        drop(self.tasks);
        // a panic has been told already
        let _ = self.thread.join();
    }
}
