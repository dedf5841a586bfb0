use crate::engine::chess::history::{Context, PieceTo};
use crate::games::chess::Move;

/// What is noted about one place of the line being searched.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The evaluation of the position, `None` in check.
    pub(super) evaluation: Option<i32>,
    /// The move made from here; a pass brings no piece anywhere.
    pub(super) moved: PieceTo,
    /// Quiet moves that refuted here before (chessprogramming.org, "Killer
    /// Heuristic").
    pub(super) killers: [Option<Move>; 2],
    /// A move that the search of this place leaves out.
    pub(super) excluded: Option<Move>,
    /// How many children were refuted.
    pub(super) refutations: u32,
    /// Double extensions on the way here.
    pub(super) doubles: u32,
}

impl Frame {
    /// So many frames lie before that of the root,
    pub(super) const BEHIND: usize = 4;
    /// and after that of the last ply.
    pub(super) const AHEAD: usize = 3;
}

impl Default for Frame {
    fn default() -> Frame {
        Frame {
            evaluation: None,
            moved: PieceTo::NONE,
            killers: [None; 2],
            excluded: None,
            refutations: 0,
            doubles: 0,
        }
    }
}

/// The moves that led to the place `ply` plies from the root.
pub(super) fn context(frames: &[Frame], ply: usize) -> Context {
    [1, 2, 4].map(|back| frames[ply + Frame::BEHIND - back].moved)
}
