//! The thread that searches; what it is asked, it does one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::Instant;

use annabella::engine::Level;
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

/// Shared by both threads: a search that goes on.
#[derive(Clone, Default)]
pub(super) struct Ticket {
    pub(super) cancel: CancelFlag,
    /// Its move has been told, or nobody wants to hear it.
    is_done: Arc<AtomicBool>,
}

impl Ticket {
    pub(super) fn goes_on(&self) -> bool {
        !self.is_done.load(Ordering::Acquire)
    }

    /// Whether it went on until now; of both threads only one hears so.
    fn close(&self) -> bool {
        !self.is_done.swap(true, Ordering::AcqRel)
    }

    /// Ends the search without an answer; false where it has been told.
    pub(super) fn drop_it(&self) -> bool {
        self.cancel.cancel();
        self.close()
    }
}

/// Begins the searching thread.
pub(super) fn start(hash_mib: usize, voice: Voice) -> Result<Worker<Task>, Failure> {
    Worker::start(move |queue| work(hash_mib, queue, &voice))
}

fn work(hash_mib: usize, queue: &Receiver<Task>, voice: &Voice) {
    let mut searcher = Searcher::new(hash_mib);
    for task in queue {
        match task {
            Task::Think(question, ticket) => {
                think(&mut searcher, &question, &ticket, voice);
            }
            Task::Forget => searcher.clear(),
            Task::Resize(mebibytes) => searcher = Searcher::new(mebibytes),
            Task::Ready => voice.say("ready"),
        }
    }
}

fn think(searcher: &mut Searcher, question: &Question, ticket: &Ticket, voice: &Voice) {
    let clock = Instant::now();
    let Question { board: Board { position, past }, limits, level, seed } = question;
    let mut tell = |report: &Report| {
        if ticket.goes_on() {
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
    // whoever hears the move may ask for the next one at once
    let is_heard = ticket.close();
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
