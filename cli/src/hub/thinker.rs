//! The thread that searches; what it is asked, it does one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use annabella::engine::Level;
use annabella::engine::checkers::endgame::Tables;
use annabella::engine::checkers::{
    CancelFlag, LevelRequest, Limits, Report, Request, Searcher, WON, choose_move,
};
use annabella::games::checkers::Position;
use annabella::games::checkers::notation;

use super::board::Board;
use crate::Failure;
use crate::voice::Voice;
use crate::worker::Worker;

/// Something to be done by the searcher.
pub(super) enum Task {
    Think(Question, Ticket),
    Forget,
    /// Makes the table so large, in MiB.
    Resize(usize),
    /// Plays by these endgames.
    Endgames(Arc<Tables>),
    /// Says that all before has been done.
    Ready,
}

/// What to think about, and how.
#[derive(Clone)]
pub(super) struct Question {
    pub(super) board: Board,
    pub(super) limits: Limits,
    /// Who thinks, if not the whole engine.
    pub(super) level: Option<Level>,
    /// The chances of a level.
    pub(super) seed: u64,
}

/// The searching thread's side of a search that goes on.
pub(super) struct Ticket {
    cancel: CancelFlag,
    /// Closed when the move may be told.
    release: Receiver<()>,
    is_done: Done,
}

impl Drop for Ticket {
    /// Also when the search has failed.
    fn drop(&mut self) {
        self.is_done.close();
    }
}

/// The other side of it.
pub(super) struct Search {
    cancel: CancelFlag,
    /// Dropped when the move may be told.
    withhold: Option<Sender<()>>,
    is_done: Done,
    /// What follows when the opponent has made the move that was expected.
    expected: Option<Question>,
}

impl Search {
    /// Both sides of a new search. One in the opponent's time, which `expected` follows, tells
    /// its move when it is stopped, and not before.
    pub(super) fn new(expected: Option<Question>) -> (Search, Ticket) {
        let (cancel, is_done) = (CancelFlag::default(), Done::default());
        let (withhold, release) = channel();
        let ticket = Ticket { cancel: cancel.clone(), release, is_done: is_done.clone() };
        let withhold = expected.is_some().then_some(withhold);
        (Search { cancel, withhold, is_done, expected }, ticket)
    }

    pub(super) fn goes_on(&self) -> bool {
        !self.is_done.is_closed()
    }

    pub(super) fn stop(&mut self) {
        self.cancel.cancel();
        self.withhold = None;
    }

    /// What follows now that the opponent has moved as expected, if it was a search in his
    /// time; it ends without a word.
    pub(super) fn hit(&mut self) -> Option<Question> {
        let question = self.expected.take()?;
        let was_going_on = self.is_done.close();
        self.stop();
        // one that has been stopped has told its move
        was_going_on.then_some(question)
    }
}

/// Shared by both threads: the move of a search has been told, or nobody wants to hear it.
#[derive(Clone, Default)]
struct Done(Arc<AtomicBool>);

impl Done {
    fn is_closed(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    /// Whether it was open until now; of both threads only one hears so.
    fn close(&self) -> bool {
        !self.0.swap(true, Ordering::AcqRel)
    }
}

/// Begins the searching thread.
pub(super) fn start(hash_mib: usize, voice: Voice) -> Result<Worker<Task>, Failure> {
    Worker::start(move |queue| work(hash_mib, queue, &voice))
}

fn work(hash_mib: usize, queue: &Receiver<Task>, voice: &Voice) {
    let mut searcher = Searcher::new(hash_mib);
    let mut endgames = Tables::built_in();
    for task in queue {
        match task {
            Task::Think(question, ticket) => {
                think(&mut searcher, &question, &ticket, voice);
            }
            Task::Forget => searcher.clear(),
            Task::Resize(mebibytes) => {
                searcher = Searcher::new(mebibytes);
                searcher.use_tables(Arc::clone(&endgames));
            }
            Task::Endgames(tables) => {
                searcher.use_tables(Arc::clone(&tables));
                endgames = tables;
            }
            Task::Ready => voice.say("ready"),
        }
    }
}

fn think(searcher: &mut Searcher, question: &Question, ticket: &Ticket, voice: &Voice) {
    let clock = Instant::now();
    let Question { board: Board { position, past }, limits, level, seed } = question;
    let mut tell = |report: &Report| {
        if !ticket.is_done.is_closed() {
            voice.say(info(position, report, clock.elapsed().as_secs_f64()));
        }
    };
    let report = match *level {
        None => {
            let request = Request { position, past, limits: *limits };
            searcher.search(&request, &ticket.cancel, &mut tell)
        }
        Some(level) => {
            let max_nodes = (limits.nodes > 0).then_some(limits.nodes);
            let request = LevelRequest { position, past, level, seed: *seed, max_nodes };
            let report = choose_move(searcher, &request, &ticket.cancel);
            report.iter().for_each(&mut tell);
            report
        }
    };
    if report.is_some() {
        // nothing is ever sent: this waits for the other side to let go
        let _ = ticket.release.recv();
    }
    // whoever hears the move may ask for the next one at once
    let is_heard = ticket.is_done.close();
    match report {
        _ if !is_heard => {}
        Some(report) => {
            voice.say(format_args!("done move={}", notation::write(position, report.best)));
        }
        None => voice.complain("go: found no legal move, expected a position that has one"),
    }
}

/// `info depth=9 score=0.12 nodes=4711 time=0.02 nps=0.24 pv=11-15`, the speed in millions.
fn info(position: &Position, report: &Report, seconds: f64) -> String {
    let Report { best, depth, nodes, .. } = *report;
    #[allow(clippy::cast_precision_loss, reason = "a count that long is told roughly")]
    let speed = nodes as f64 / seconds.max(1e-6) / 1e6;
    format!(
        "info depth={depth} score={:.2} nodes={nodes} time={seconds:.3} nps={speed:.3} pv={}",
        score(report),
        notation::write(position, best)
    )
}

/// In men; a game that is won in so many plies is worth 100 less a hundredth for each.
fn score(report: &Report) -> f64 {
    let value = match report.value {
        value if !report.is_decided() => value,
        value => value.signum() * (10_000 - (WON - value.abs())),
    };
    f64::from(value) / 100.0
}
