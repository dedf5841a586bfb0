//! Principal variation search with iterative deepening.
//!
//! Values are fail-soft: outside the window asked for they are bounds
//! (chessprogramming.org, "Principal Variation Search", "Fail-Soft").

mod budget;
mod quiescence;
mod root;
mod tree;
mod window;

use super::draws::Path;
use super::history::History;
use super::ordering::MoveStack;
use super::score::MAX_PLY;
use super::sight::Sight;
use super::table::Table;
use super::{CancelFlag, Report, Request};
use crate::games::chess::Move;
use budget::Budget;
pub(super) use root::Findings;
use window::Window;

/// Finds moves, and remembers what it learnt for the next time.
///
/// A search runs on the calling thread. It needs about 128 kiB of stack beside
/// the table and little else.
pub struct Searcher {
    table: Table,
    history: History,
    moves: MoveStack,
    path: Path,
    /// The best line found from each distance to the root.
    lines: Vec<Vec<Move>>,
    sight: Sight,
    budget: Budget,
}

impl Searcher {
    /// A searcher with a table of at most `hash_mib` MiB for what it has seen.
    /// The number is rounded down to a power of two; 0 works, slowly.
    pub fn new(hash_mib: usize) -> Searcher {
        Searcher {
            table: Table::new(hash_mib),
            history: History::new(),
            moves: MoveStack::default(),
            path: Path::default(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            sight: Sight::FULL,
            budget: Budget::default(),
        }
    }

    /// Forgets everything: the next search goes as if it were the first.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// As [`clear`](Searcher::clear), and keeps room for a search of so many
    /// nodes, however much the searcher has.
    pub(super) fn forget_for(&mut self, nodes: u64) {
        self.table.restart_with(nodes);
        self.history.clear();
    }

    /// Searches until a limit is reached or `cancel` says so, at full strength.
    ///
    /// `progress` is told about every finished iteration. `None` only without
    /// legal moves; a search cancelled at once still names a legal move. The
    /// same request gives the same answer on every machine when the searcher
    /// is new or cleared and its table of the same size.
    pub fn search(
        &mut self,
        request: &Request,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.table.use_all();
        let findings = self.deepen(request, Sight::FULL, 0, cancel, progress)?;
        Some(findings.report(0))
    }
}

impl Default for Searcher {
    /// With a table of 16 MiB.
    fn default() -> Searcher {
        Searcher::new(16)
    }
}
