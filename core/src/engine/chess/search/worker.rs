use super::RootMove;
use super::frame::Frame;
use crate::engine::chess::correction::Corrections;
use crate::engine::chess::draws::Path;
use crate::engine::chess::history::History;
use crate::engine::chess::network::Evaluator;
use crate::engine::chess::ordering::MoveStack;
use crate::engine::chess::score::MAX_PLY;
use crate::games::chess::Move;

/// No position of a game has more legal moves; where there are more, as on
/// boards of queens, more memory is taken.
const MOST_MOVES: usize = 218;

/// What a thread needs to search and keeps from one search to the next. All of
/// it is there before a search begins; the tree takes no more memory, only the
/// list of moves at the root does.
pub(super) struct Worker {
    pub(super) history: History,
    pub(super) corrections: Corrections,
    pub(super) network: Evaluator,
    pub(super) moves: MoveStack,
    pub(super) path: Path,
    /// By distance from the root.
    pub(super) frames: Vec<Frame>,
    /// The best line found from each distance to the root.
    pub(super) lines: Vec<Vec<Move>>,
    pub(super) root_moves: Vec<RootMove>,
    /// Other moves are legal too.
    pub(super) root_is_partial: bool,
    /// How many of them have their line already in this iteration.
    pub(super) root_done: usize,
    /// The iteration, in plies.
    pub(super) root_depth: i32,
    /// The greatest distance from the root reached in this iteration.
    pub(super) farthest: usize,
    /// No pass is tried before this distance from the root.
    pub(super) first_pass: usize,
}

impl Worker {
    pub(super) fn new() -> Worker {
        Worker {
            history: History::new(),
            corrections: Corrections::new(),
            network: Evaluator::new(),
            moves: MoveStack::with_capacity(MOST_MOVES * (MAX_PLY + 1)),
            path: Path::with_capacity(MAX_PLY + 1),
            frames: vec![Frame::default(); MAX_PLY + Frame::BEHIND + Frame::AHEAD],
            lines: (0..=MAX_PLY + 1).map(|_| Vec::with_capacity(MAX_PLY + 1)).collect(),
            root_moves: Vec::with_capacity(MOST_MOVES),
            root_is_partial: false,
            root_done: 0,
            root_depth: 0,
            farthest: 0,
            first_pass: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.history.clear();
        self.corrections.clear();
    }

    /// What is known about the place `ply` plies from the root.
    pub(super) fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + Frame::BEHIND]
    }
}
