//! The moves of a position with all that the model asks about them.

use super::features::{Scene, features};
use super::view::View;
use crate::engine::chess::search::Each;
use crate::engine::chess::sight::{Judgement, Sight};
use crate::engine::chess::{CancelFlag, Limits, Request, Searcher};
use crate::games::chess::Move;

/// No search goes deeper, in plies.
const DEPTH: u32 = 20;
/// What a move may cost, in positions visited.
pub const NODES: u64 = 30_000;
/// After so many of them no search begins that goes one ply deeper: it would hardly be finished.
const ENOUGH: u64 = NODES / 3;

/// A legal move, and what people see in it.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// What it is worth to the mover by the deepest search, in centipawns.
    pub value: i32,
    /// One number for each of [`names`](super::names).
    pub features: Vec<f32>,
    /// Which piece goes where and comes from where, each below [`SQUARES`](super::SQUARES).
    pub squares: [usize; 2],
}

/// The legal moves of a position, in the order of the generator.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// The moves; none where the game is over, or where it was cancelled at once.
    pub moves: Vec<Candidate>,
    /// Whether the mover has won against a king and pawns.
    pub is_won_ending: bool,
    /// How deep they were searched, in plies.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
}

/// What can be said about the moves of a position. The same view gives the same on every machine,
/// whatever the searcher has done before.
pub fn candidates(searcher: &mut Searcher, view: &View, cancel: &CancelFlag) -> Candidates {
    let View { position, history, .. } = *view;
    let nodes = view.max_nodes.map_or(NODES, |most| most.clamp(1, NODES));
    let limits = Limits { nodes, soft_nodes: ENOUGH, depth: DEPTH, ..Limits::default() };
    let request = Request { history, limits, ..Request::new(position) };
    searcher.forget_for(NODES);
    let sight = Sight { judgement: Judgement::Network, ..Sight::FULL };
    let Some(each) = searcher.find_each(&request, sight, cancel) else {
        return Candidates::default();
    };
    let Each { moves, values, nodes } = each;
    let scene = Scene::new(view, &moves, &values);
    let candidate = |(index, &mv): (usize, &Move)| {
        let mut told = Vec::new();
        features(&scene, index, mv, &mut |_, value| told.push(value));
        Candidate { mv, value: scene.deepest()[index], features: told, squares: scene.squares(mv) }
    };
    let (depth, is_won_ending) = (scene.depth(), scene.is_won_ending());
    let moves = moves.iter().enumerate().map(candidate).collect();
    Candidates { moves, is_won_ending, depth, nodes }
}
