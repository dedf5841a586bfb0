//! Principal variation search with iterative deepening, which goes on where a piece can be
//! taken or stands to be taken (chessprogramming.org, "Principal Variation Search").

mod budget;
mod endings;
mod node;
mod root;

use std::sync::Arc;

use super::CancelFlag;
use super::endgame::Tables;
use super::request::{Report, Request};
use super::sight::Sight;
use super::table::Table;
use crate::games::checkers::{Move, Position};
use budget::Budget;
use endings::Endings;
pub(super) use root::Line;

/// Finds moves, and remembers what it learnt for the next time. It runs on the calling thread.
pub struct Searcher {
    table: Table,
    memory: Memory,
    known: Known,
    /// What was learnt last was learnt for a level, a hint or a review.
    has_seen_little: bool,
}

/// Tables of endgames.
struct Known {
    /// For levels, hints and reviews.
    built_in: Arc<Tables>,
    at_full: Arc<Tables>,
}

impl Known {
    const fn of(&self, is_limited: bool) -> &Arc<Tables> {
        if is_limited { &self.built_in } else { &self.at_full }
    }
}

/// What a search keeps beside the table.
struct Memory {
    /// How often a move has refuted others, by its first and last square.
    history: Vec<i32>,
    /// Keys of the game and of the line that is searched.
    keys: Vec<u64>,
    /// How many of the keys are those of the game before the root.
    past: usize,
    /// Legal moves of all nodes of the line, one list after the other.
    moves: Vec<Move>,
}

impl Memory {
    fn new() -> Memory {
        Memory { history: vec![0; 1 << 10], keys: Vec::new(), past: 0, moves: Vec::new() }
    }

    fn clear(&mut self) {
        self.history.fill(0);
    }
}

impl Searcher {
    /// A searcher with a table of at most `hash_mib` MiB; 0 works, slowly.
    pub fn new(hash_mib: usize) -> Searcher {
        Searcher {
            table: Table::new(hash_mib),
            memory: Memory::new(),
            known: Known { built_in: Tables::built_in(), at_full: Tables::built_in() },
            has_seen_little: false,
        }
    }

    /// Uses other tables of endgames than those of the library in [`search`](Searcher::search),
    /// and forgets everything. Levels, hints and reviews keep to those of the library, so that
    /// they are the same everywhere.
    pub fn use_tables(&mut self, tables: Arc<Tables>) {
        self.known.at_full = tables;
        self.clear();
    }

    /// Forgets everything: the next search goes as if it were the first.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory.clear();
        self.has_seen_little = false;
    }

    /// As [`clear`](Searcher::clear), and keeps room for a search of so many nodes, however
    /// much the searcher has.
    pub(super) fn forget_for(&mut self, nodes: u64) {
        self.table.restart_with(nodes);
        self.memory.clear();
        self.has_seen_little = true;
    }

    /// Searches until a limit is reached or `cancel` says so, at full strength.
    ///
    /// `progress` is told about every finished iteration. `None` only without legal moves; a
    /// search cancelled at once still names a legal move. The same request gives the same
    /// answer on every machine when the searcher is new or cleared, its table of the same
    /// size, and there is no limit of time.
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
        self.find(request, cancel, progress)
    }

    /// As [`search`](Searcher::search), with the table as it is.
    pub(super) fn find(
        &mut self,
        request: &Request,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if self.knows(request.position) {
            // what was learnt before another root may tell too little here
            self.table.clear();
        }
        self.begin(request, Sight::FULL, cancel).deepen(request, progress)
    }

    /// Whether the tables of endgames have a position.
    pub(super) fn knows(&self, position: &Position) -> bool {
        self.known.of(self.has_seen_little).value(position).is_some()
    }

    /// What each legal move is worth, the best first, seeing no more than `sight`; the deepest
    /// iteration that was finished, and the positions visited.
    pub(super) fn lines(
        &mut self,
        request: &Request,
        sight: Sight,
        cancel: &CancelFlag,
    ) -> (Vec<Line>, u32, u64) {
        let mut search = self.begin(request, sight, cancel);
        let (lines, depth) = search.weigh_all(request);
        (lines, depth, search.budget.nodes)
    }

    fn begin<'a>(
        &'a mut self,
        request: &Request,
        sight: Sight,
        cancel: &'a CancelFlag,
    ) -> Search<'a> {
        self.table.grow_older();
        self.memory.keys.clear();
        self.memory.keys.extend_from_slice(request.past);
        self.memory.past = request.past.len();
        self.memory.moves.clear();
        let Searcher { table, memory, known, has_seen_little } = self;
        let endings = Endings::new(known.of(*has_seen_little), request.position, &sight);
        Search { table, memory, endings, budget: Budget::new(&request.limits, cancel), sight }
    }
}

impl Default for Searcher {
    /// With a table of 16 MiB.
    fn default() -> Searcher {
        Searcher::new(16)
    }
}

/// One search.
struct Search<'a> {
    table: &'a mut Table,
    memory: &'a mut Memory,
    endings: Endings<'a>,
    budget: Budget<'a>,
    sight: Sight,
}
