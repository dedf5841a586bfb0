//! Principal variation search with iterative deepening.
//!
//! Values are fail-soft: outside the window asked for they are bounds
//! (chessprogramming.org, "Principal Variation Search", "Fail-Soft").

mod budget;
mod each;
mod found;
mod frame;
mod iteration;
mod moves;
mod node;
mod pruning;
mod quiescence;
mod reductions;
mod root;
mod time;
mod window;
mod worker;

use std::sync::atomic::AtomicU64;
use std::thread;

use super::sight::{Judgement, Sight};
use super::table::{MAX_MIB, Table};
use super::{CancelFlag, Limits, Report, Request};
use budget::Budget;
pub(super) use each::Each;
pub(super) use root::Findings;
use root::RootMove;
use time::Clock;
use window::Window;
use worker::Worker;

/// Finds moves, and remembers what it learnt for the next time.
///
/// A search runs on the calling thread, and on further ones only if asked to.
/// Each thread needs 4 MiB beside the table.
pub struct Searcher {
    table: Table,
    /// One for each thread, the first for the caller's.
    workers: Vec<Worker>,
    /// By what a search at full strength judges.
    judgement: Judgement,
    /// What was learnt last was learnt with a level's eyes.
    has_seen_little: bool,
}

impl Searcher {
    /// No table is larger, in MiB.
    pub const MAX_HASH_MIB: usize = MAX_MIB;

    /// A searcher with a table of at most `hash_mib` MiB for what it has seen,
    /// on one thread. The number is rounded down to a power of two; 0 works,
    /// slowly.
    pub fn new(hash_mib: usize) -> Searcher {
        Searcher {
            table: Table::new(hash_mib),
            workers: vec![Worker::new()],
            judgement: Judgement::Network,
            has_seen_little: false,
        }
    }

    /// Gives the table another size, as for [`new`](Searcher::new), and forgets
    /// what was in it.
    pub fn resize(&mut self, hash_mib: usize) {
        self.table = Table::new(0);
        self.table = Table::new(hash_mib);
    }

    /// On how many threads to search, the caller's among them; at least one.
    /// With more than one the same search twice may differ.
    pub fn set_threads(&mut self, threads: usize) {
        self.workers.resize_with(threads.max(1), Worker::new);
    }

    /// Whether a search at full strength judges positions by the network, as at
    /// first, or by the hand-made evaluation, as the levels do.
    pub fn use_network(&mut self, is_used: bool) {
        let judgement = if is_used { Judgement::Network } else { Judgement::Knowledge };
        if judgement != self.judgement {
            self.judgement = judgement;
            self.clear();
        }
    }

    /// Forgets everything: the next search goes as if it were the first.
    pub fn clear(&mut self) {
        self.table.clear();
        self.workers.iter_mut().for_each(Worker::clear);
        self.has_seen_little = false;
    }

    /// As [`clear`](Searcher::clear), and keeps room for a search of so many
    /// nodes, however much the searcher has.
    pub(super) fn forget_for(&mut self, nodes: u64) {
        self.table.restart_with(nodes);
        self.workers.iter_mut().for_each(Worker::clear);
        self.has_seen_little = true;
    }

    /// Searches until a limit is reached or `cancel` says so, at full strength.
    ///
    /// `progress` is told about every line of every finished iteration. `None`
    /// only without legal moves among those asked about; a search cancelled at
    /// once still names a legal move. The same request gives the same answer on
    /// every machine when the searcher is new or cleared, its table of the same
    /// size, and there is one thread and no limit of time.
    pub fn search(
        &mut self,
        request: &Request,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.table.use_all();
        if self.has_seen_little {
            self.clear();
        }
        let sight = Sight { judgement: self.judgement, ..Sight::FULL };
        let threads = self.workers.len();
        Some(self.find(request, sight, threads, cancel, progress)?.report(0))
    }

    /// As [`search`](Searcher::search), with all lines, seeing no more than
    /// `sight`, on so many of the threads.
    pub(super) fn find(
        &mut self,
        request: &Request,
        sight: Sight,
        threads: usize,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Findings> {
        self.table.grow_older();
        let (table, shared) = (&self.table, &Shared::default());
        // helpers go on until the first thread has ended
        let Limits { depth, mate, .. } = request.limits;
        let limits = Limits { depth, mate, ..Limits::default() };
        let endless = &Request { limits, ..*request };
        let (first, others) = self.workers.split_first_mut()?;
        thread::scope(|scope| {
            let _end = EndOnDrop(shared);
            for worker in others.iter_mut().take(threads.saturating_sub(1)) {
                let budget = Budget::until_ended(endless, cancel, shared);
                let mut helper = Search::new(table, endless, budget, sight, worker);
                let help = move || drop(helper.deepen(endless, &mut |_| {}));
                // without a thread there is less help
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            let budget = Budget::new(request, cancel, shared);
            Search::new(table, request, budget, sight, first).deepen(request, progress)
        })
    }

    /// What each of the moves is worth, on the calling thread, within the nodes and the depth
    /// that the request allows.
    pub(super) fn find_each(
        &mut self,
        request: &Request,
        sight: Sight,
        cancel: &CancelFlag,
    ) -> Option<Each> {
        self.table.grow_older();
        let shared = &Shared::default();
        let budget = Budget::new(request, cancel, shared);
        let worker = self.workers.first_mut()?;
        Some(Search::new(&self.table, request, budget, sight, worker).each(request))
    }
}

impl Default for Searcher {
    /// With a table of 16 MiB.
    fn default() -> Searcher {
        Searcher::new(16)
    }
}

/// What the threads of one search tell each other, beside the table.
#[derive(Default)]
struct Shared {
    /// The first thread is done, and with it the search.
    ended: CancelFlag,
    /// Nodes of the other threads.
    nodes: AtomicU64,
}

/// Ends the search of all threads, also when the first one fails.
struct EndOnDrop<'a>(&'a Shared);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        self.0.ended.cancel();
    }
}

/// One thread's part in one search.
struct Search<'a> {
    table: &'a Table,
    budget: Budget<'a>,
    clock: Clock<'a>,
    sight: Sight,
    /// Only a mate is wanted, so that no value is believed before.
    seeks_mate: bool,
    worker: &'a mut Worker,
}

impl<'a> Search<'a> {
    fn new(
        table: &'a Table,
        request: &'a Request<'a>,
        budget: Budget<'a>,
        sight: Sight,
        worker: &'a mut Worker,
    ) -> Search<'a> {
        let seeks_mate = request.limits.mate > 0;
        Search { table, budget, clock: Clock::start(request), sight, seeks_mate, worker }
    }
}
