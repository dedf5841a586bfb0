//! The thread that searches; what it is asked, it does one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use annabella::engine::chess::people::{self, PeopleRequest, View};
use annabella::engine::chess::{
    CancelFlag, LevelRequest, Limits, PonderFlag, Report, Request, Searcher, choose_move,
};
use annabella::engine::{Level, Rating, Strength};
use annabella::games::chess::Move;

use super::board::Board;
use super::info::Telling;
use crate::Failure;
use crate::voice::Voice;
use crate::worker::Worker;

/// Something to be done by the searcher.
pub(super) enum Task {
    Think(Box<Question>, Ticket),
    Forget,
    /// The table, in MiB.
    Resize(usize),
    Threads(usize),
    /// Whether to judge by the network.
    Network(bool),
    /// Say that all before has been done.
    Ready,
}

/// What to think about, and how.
pub(super) struct Question {
    pub(super) board: Board,
    pub(super) limits: Limits,
    /// The moves to choose from; none stands for all.
    pub(super) moves: Vec<Move>,
    pub(super) lines: usize,
    /// Who thinks, if not the whole engine.
    pub(super) opponent: Option<Strength>,
    /// Their chances.
    pub(super) seed: u64,
    pub(super) telling: Telling,
}

/// The searching thread's side of a search that goes on.
pub(super) struct Ticket {
    cancel: CancelFlag,
    ponder: Option<PonderFlag>,
    /// Closed when the move may be told.
    release: Receiver<()>,
    is_done: Arc<AtomicBool>,
}

impl Drop for Ticket {
    /// Also when the search has failed.
    fn drop(&mut self) {
        self.is_done.store(true, Ordering::Release);
    }
}

/// The other side of it.
pub(super) struct Search {
    cancel: CancelFlag,
    ponder: Option<PonderFlag>,
    /// Dropped when the move may be told.
    withhold: Option<Sender<()>>,
    is_infinite: bool,
    is_done: Arc<AtomicBool>,
}

impl Search {
    /// Both sides of a new search. An infinite one tells its move when it is stopped,
    /// one in the opponent's time when he has moved.
    pub(super) fn new(is_infinite: bool, is_ponder: bool) -> (Search, Ticket) {
        let cancel = CancelFlag::default();
        let ponder = is_ponder.then(PonderFlag::new);
        let is_done = Arc::new(AtomicBool::new(false));
        let (withhold, release) = channel();
        let ticket = Ticket {
            cancel: cancel.clone(),
            ponder: ponder.clone(),
            release,
            is_done: Arc::clone(&is_done),
        };
        let withhold = (is_infinite || is_ponder).then_some(withhold);
        (Search { cancel, ponder, withhold, is_infinite, is_done }, ticket)
    }

    /// Whether the move has not been told yet.
    pub(super) fn goes_on(&self) -> bool {
        !self.is_done.load(Ordering::Acquire)
    }

    pub(super) fn stop(&mut self) {
        self.cancel.cancel();
        self.withhold = None;
    }

    /// The opponent has made the expected move; `false` if none was expected.
    pub(super) fn ponder_hit(&mut self) -> bool {
        let Some(ponder) = &self.ponder else { return false };
        let was_pondering = ponder.is_pondering();
        ponder.hit();
        if !self.is_infinite {
            self.withhold = None;
        }
        was_pondering
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
            Task::Think(question, ticket) => think(&mut searcher, &question, &ticket, voice),
            Task::Forget => searcher.clear(),
            Task::Resize(mebibytes) => resize(&mut searcher, mebibytes, voice),
            Task::Threads(threads) => searcher.set_threads(threads),
            Task::Network(is_used) => searcher.use_network(is_used),
            Task::Ready => voice.say("readyok"),
        }
    }
}

fn resize(searcher: &mut Searcher, mebibytes: usize, voice: &Voice) {
    // asked for and given back, as a table cannot be refused
    match Vec::<u8>::new().try_reserve_exact(mebibytes << 20) {
        Ok(()) => searcher.resize(mebibytes),
        Err(_) => voice.remark(&format!(
            "Hash: found no room for {mebibytes} MiB, expected less; the table stays as it was"
        )),
    }
}

fn think(searcher: &mut Searcher, question: &Question, ticket: &Ticket, voice: &Voice) {
    let clock = Instant::now();
    let telling = question.telling;
    let mut tell = |report: &Report| voice.say(telling.info(report, clock.elapsed()));
    let report = match question.opponent {
        Some(Strength::Level(level)) => {
            question.ask_level(level, searcher, &ticket.cancel, &mut tell)
        }
        Some(Strength::Rating(rating)) => {
            question.ask_people(rating, searcher, &ticket.cancel, &mut tell)
        }
        Some(Strength::Full { .. }) | None => question.ask_engine(searcher, ticket, &mut tell),
    };
    if report.is_none() {
        let score = if question.board.position.is_check() { "mate 0" } else { "cp 0" };
        voice.say(format_args!("info depth 0 score {score}"));
    }
    // nothing is ever sent: this waits for the other side to let go
    let _ = ticket.release.recv();
    ticket.is_done.store(true, Ordering::Release);
    match report {
        Some(report) => voice.say(telling.best_move(&report)),
        None => voice.say("bestmove (none)"),
    }
}

impl Question {
    fn ask_engine(
        &self,
        searcher: &mut Searcher,
        ticket: &Ticket,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let request = Request {
            history: &self.board.keys,
            limits: self.limits,
            moves: &self.moves,
            lines: self.lines,
            ponder: ticket.ponder.as_ref(),
            ..Request::new(&self.board.position)
        };
        searcher.search(&request, &ticket.cancel, tell)
    }

    fn ask_level(
        &self,
        level: Level,
        searcher: &mut Searcher,
        cancel: &CancelFlag,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let request = LevelRequest {
            position: &self.board.position,
            history: &self.board.keys,
            level,
            seed: self.seed,
            max_nodes: self.max_nodes(),
        };
        choose_move(searcher, &request, cancel, tell)
    }

    fn ask_people(
        &self,
        rating: Rating,
        searcher: &mut Searcher,
        cancel: &CancelFlag,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let view = View {
            position: &self.board.position,
            history: &self.board.keys,
            recent: &self.board.moves,
            max_nodes: self.max_nodes(),
        };
        let request = PeopleRequest { view, rating: rating.number(), seed: self.seed };
        people::choose_move(searcher, &request, cancel, tell)
    }

    fn max_nodes(&self) -> Option<u64> {
        (self.limits.nodes > 0).then_some(self.limits.nodes)
    }
}
