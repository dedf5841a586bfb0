//! The opponent on a thread of its own, so that the table stays alive while it
//! thinks.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use annabella::engine::chess::{CancelFlag, Level, LevelRequest, Report, Searcher, choose_move};
use annabella::games::chess::Position;

/// What the opponent is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Its move.
    Move,
    /// A move for the player.
    Hint,
    /// Whether it accepts a draw.
    Draw,
}

/// A question to the opponent.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    pub(crate) purpose: Purpose,
    pub(crate) position: Position,
    pub(crate) history: Vec<u64>,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    /// Which state of the table asks; an answer to an older one is dropped.
    pub(crate) revision: u64,
}

/// The answer to a [`Task`]; no report means that the search was cancelled.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) purpose: Purpose,
    pub(crate) revision: u64,
    pub(crate) report: Option<Report>,
}

/// The thread and the ways to and from it.
#[derive(Debug)]
pub(crate) struct Thinker {
    tasks: Sender<(Task, CancelFlag)>,
    thoughts: Receiver<Thought>,
    /// The search under way.
    current: Option<CancelFlag>,
}

/// The memory of the search, in mebibytes.
const HASH: usize = 16;

impl Thinker {
    pub(crate) fn new() -> io::Result<Thinker> {
        let (tasks, inbox) = mpsc::channel::<(Task, CancelFlag)>();
        let (outbox, thoughts) = mpsc::channel();
        thread::Builder::new().name("annabella-opponent".to_owned()).spawn(move || {
            let mut searcher = Searcher::new(HASH);
            for (task, cancel) in inbox {
                let Task { purpose, position, history, level, seed, revision } = task;
                let found = choose_move(
                    &mut searcher,
                    &LevelRequest {
                        position: &position,
                        history: &history,
                        level,
                        seed,
                        max_nodes: None,
                    },
                    &cancel,
                );
                let report = found.filter(|_| !cancel.is_cancelled());
                if outbox.send(Thought { purpose, revision, report }).is_err() {
                    break;
                }
            }
        })?;
        Ok(Thinker { tasks, thoughts, current: None })
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.current.is_some()
    }

    pub(crate) fn start(&mut self, task: Task) {
        let cancel = CancelFlag::default();
        // the thread ends only with this sender, so it is there to listen
        if self.tasks.send((task, cancel.clone())).is_ok() {
            self.current = Some(cancel);
        }
    }

    /// Asks the search to stop; its thought still comes, without a report.
    pub(crate) fn cancel(&self) {
        if let Some(cancel) = &self.current {
            cancel.cancel();
        }
    }

    /// The thought, if it is ready by then.
    ///
    /// # Errors
    ///
    /// When the thread is no more.
    pub(crate) fn wait(&mut self, timeout: Duration) -> io::Result<Option<Thought>> {
        match self.thoughts.recv_timeout(timeout) {
            Ok(thought) => {
                self.current = None;
                Ok(Some(thought))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(io::Error::other("it has stopped")),
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel();
    }
}
