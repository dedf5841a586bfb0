//! A search that plays games to their end by chance and keeps a tree of how they went
//! (C. Browne and others, "A Survey of Monte Carlo Tree Search Methods", 2012).

mod chance;
mod expand;
mod game;
mod ladders;
mod patterns;
mod playout;
mod promise;
mod tree;

use super::budget::Budget;
use super::sight::Sight;
use super::value::value_of;
use super::{CancelFlag, Limits, Report, Request, Solver, WON};
use crate::games::Side;
use crate::games::yin_yang::{Move, Position, Size};
use chance::Chance;
use expand::{Expander, Replies};
use game::{Ended, Game};
use playout::{Firsts, mark, play_out};
use promise::is_lost_at_once;
use tree::{Node, Proof, ROOT, Tree};

/// Finds moves. It runs on the calling thread.
pub struct Searcher {
    tree: Tree,
    /// The most nodes of the tree at full strength.
    room: usize,
    /// The most nodes of the tree in the next search.
    limit: usize,
    expander: Expander,
    path: Vec<u32>,
    size: Size,
    /// Made where it is needed for the first time.
    solver: Option<Solver>,
}

/// A move and what it is worth, in hundredths of a stone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) mv: Move,
    pub(super) value: i32,
}

/// Up to so many points of a board a proof is tried first.
const PROVED_UP_TO: u16 = 49;
/// With so many positions at most.
const PROOF: u64 = 100_000;
/// In so many mebibytes, which are the same everywhere.
const PROOF_MEMORY: usize = 4;

/// A move that was tried less than this part of the one that was tried most is no line.
const LITTLE: u32 = 8;

/// What a game won counts, see [`Node::wins`].
const WON_GAME: u32 = 4;
/// What a draw counts for the side that is asked, which would rather play on.
const DRAWN: u32 = 1;

/// After so many visits the replies to a move are looked at one by one.
const EXPANDED_AFTER: u32 = 4;

impl Searcher {
    /// A searcher whose tree takes at most so many mebibytes; 0 works.
    pub fn new(mebibytes: usize) -> Searcher {
        let room = (mebibytes << 20) / size_of::<Node>();
        Searcher {
            tree: Tree::new(room),
            room,
            limit: room.max(SMALLEST),
            expander: Expander::default(),
            path: Vec::new(),
            size: Size::default(),
            solver: None,
        }
    }

    /// Forgets everything: the next search goes as if it were the first.
    pub fn clear(&mut self) {
        self.limit = self.room.max(SMALLEST);
    }

    /// Keeps room for a search of so many nodes, however much memory the searcher has, so that
    /// it changes no result.
    pub(super) fn forget_for(&mut self, nodes: u64) {
        self.limit = (nodes.min(1 << 20) as usize * 16).clamp(SMALLEST, 1 << 20);
    }

    /// Searches until a limit is reached or `cancel` says so, at full strength.
    ///
    /// `progress` is told now and then. `None` only where the game is over; a search cancelled
    /// at once still names a legal move. The same request gives the same answer on every
    /// machine where the searcher has the same memory and there is no limit of time.
    pub fn search(
        &mut self,
        request: &Request,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.limit = self.room.max(SMALLEST);
        self.find(request, cancel, progress)
    }

    /// As [`search`](Searcher::search), with the room as it is.
    pub(super) fn find(
        &mut self,
        request: &Request,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let position = request.position;
        if position.end().is_some() {
            return None;
        }
        if let Some(report) = self.proved(request, cancel) {
            progress(&report);
            return Some(report);
        }
        self.play(request, Sight::FULL, cancel, progress)
    }

    /// The search itself, without proofs, seeing no more than `sight`.
    pub(super) fn play(
        &mut self,
        request: &Request,
        sight: Sight,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let position = request.position;
        if position.end().is_some() {
            return None;
        }
        self.expander.sight = sight;
        self.size = position.size();
        self.tree.restart(self.limit);
        let root = Game::new(position, request.past);
        let mut search = Search {
            game: root.clone(),
            root,
            tree: &mut self.tree,
            expander: &mut self.expander,
            path: &mut self.path,
            chance: Chance::new(position.key() ^ request.past.len() as u64 ^ sight.seed),
            budget: Budget::new(&request.limits, cancel),
            firsts: [0; 512],
            size: position.size(),
        };
        search.run(position, request.past, progress)
    }

    /// A move that is proved to win, on small boards where the first capture does.
    fn proved(&mut self, request: &Request, cancel: &CancelFlag) -> Option<Report> {
        let Request { position, limits, .. } = *request;
        if position.target() != 1 || position.size().count() > PROVED_UP_TO {
            return None;
        }
        let most = if limits.nodes == 0 { PROOF } else { limits.nodes.min(PROOF) };
        let limits = Limits { nodes: most, time: None };
        let solver = self.solver.get_or_insert_with(|| Solver::new(PROOF_MEMORY));
        let (best, nodes) = solver.win(position, &limits, cancel);
        best.map(|best| Report { best, value: WON, depth: 1, nodes })
    }

    /// What each move was worth to the last search, the best first.
    pub(super) fn lines(&self) -> Vec<Line> {
        let most = self.tree.replies(ROOT).iter().map(|node| node.visits).max().unwrap_or(0);
        // of the others too little is known
        let least = (most / LITTLE).max(1);
        let mut lines: Vec<(u32, Line)> = self
            .tree
            .replies(ROOT)
            .iter()
            .filter(|node| node.visits >= least)
            .map(|node| (node.visits, Line { mv: mv(self.size, node), value: value(node) }))
            .collect();
        lines.sort_by_key(|(visits, line)| {
            (std::cmp::Reverse(line.value), std::cmp::Reverse(*visits))
        });
        lines.into_iter().map(|(_, line)| line).collect()
    }
}

impl Default for Searcher {
    /// With a tree of 16 MiB.
    fn default() -> Searcher {
        Searcher::new(16)
    }
}

/// The tree has room for so many nodes at least: all replies of the largest board.
const SMALLEST: usize = 1 << 12;

fn mv(size: Size, node: &Node) -> Move {
    node.point.map_or(Move::PASS, |point| Move::place(size, point))
}

/// What a move is worth to who makes it, in hundredths of a stone.
fn value(node: &Node) -> i32 {
    match node.proof {
        Proof::Won => WON,
        Proof::Lost => -WON,
        Proof::Drawn => 0,
        Proof::Open if node.visits == 0 => 0,
        Proof::Open => value_of((u64::from(node.wins) * 250 / u64::from(node.visits)) as i32),
    }
}

/// One search.
struct Search<'a> {
    root: Game,
    game: Game,
    tree: &'a mut Tree,
    expander: &'a mut Expander,
    path: &'a mut Vec<u32>,
    chance: Chance,
    budget: Budget<'a>,
    firsts: Firsts,
    size: Size,
}

impl Search<'_> {
    fn run(
        &mut self,
        position: &Position,
        past: &[u64],
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let found = self.expand_root();
        if let Replies::Wins(point) = found {
            let best = Move::place(self.size, point);
            return Some(Report { best, value: WON, depth: 1, nodes: self.budget.nodes() });
        }
        if let Replies::Loses = found {
            let best = last_resort(&self.root, position, past)?;
            return Some(Report { best, value: -WON, depth: 2, nodes: self.budget.nodes() });
        }
        self.tree.add_replies(ROOT, &self.expander.replies);
        let mut told_at = 1 << 10;
        while !self.budget.is_spent() && self.tree.node(ROOT).proof == Proof::Open {
            self.simulate();
            if self.budget.nodes() >= told_at {
                told_at *= 2;
                progress(&self.report()?);
            }
        }
        let report = self.report()?;
        progress(&report);
        Some(report)
    }

    /// Finds the replies at the root. Who is behind loses by a pass as soon as the other side
    /// passes, too: he passes only where no stone is worth trying, or all are lost at once. Who
    /// thinks of no stone looks once more and thinks of every one, but overlooks the same
    /// captures and ladders.
    fn expand_root(&mut self) -> Replies {
        self.game.copy_from(&self.root);
        let (mut found, mut stones) = self.expander.expand(&mut self.game);
        let side = self.root.turn;
        if self.root.missing(side) > self.root.missing(!side) {
            let is_stone = |node: &Node| node.point.is_some();
            if matches!(found, Replies::Open) && !self.expander.replies.iter().any(is_stone) {
                let sight = self.expander.sight;
                self.expander.sight = Sight { stones: 0, ..sight };
                let (seen, more) = self.expander.expand(&mut self.game);
                (found, stones) = (seen, stones + more);
                self.expander.sight = sight;
            }
            let groups = &mut self.game.groups;
            let mut lasts =
                |node: &Node| node.point.is_some_and(|point| !is_lost_at_once(groups, side, point));
            let replies = &mut self.expander.replies;
            let may_pass = !replies.iter().all(is_stone);
            if may_pass && !replies.iter().any(&mut lasts) {
                replies.retain(|node| !is_stone(node));
            } else {
                replies.retain(is_stone);
            }
        }
        self.budget.count(stones);
        found
    }

    /// Plays one game from the root.
    fn simulate(&mut self) {
        self.game.copy_from(&self.root);
        self.firsts.fill(0);
        self.path.clear();
        self.path.push(ROOT);
        let mut at = ROOT;
        let mut stones = 0;
        let ended = loop {
            let node = *self.tree.node(at);
            // the node belongs to the side that has just moved
            let mover = !self.game.turn;
            match node.proof {
                Proof::Open => {}
                Proof::Won => break Ended::Won(mover),
                Proof::Lost => break Ended::Won(!mover),
                Proof::Drawn => break Ended::Drawn,
            }
            if node.count == 0 {
                if node.visits >= EXPANDED_AFTER && self.tree.has_room() {
                    let (found, put) = self.expander.expand(&mut self.game);
                    stones += put;
                    match found {
                        Replies::Wins(_) => self.tree.node_mut(at).proof = Proof::Lost,
                        Replies::Loses => self.tree.node_mut(at).proof = Proof::Won,
                        Replies::Open => self.tree.add_replies(at, &self.expander.replies),
                    }
                    continue;
                }
                let (ended, put) = play_out(&mut self.game, &mut self.chance, &mut self.firsts);
                stones += put;
                break ended;
            }
            at = node.first + self.choose(at);
            let point = self.tree.node(at).point;
            let side = self.game.turn;
            self.path.push(at);
            stones += 1;
            match point {
                None => self.game.pass(),
                Some(point) => {
                    let first = &mut self.firsts[usize::from(point.index()) % 512];
                    if *first == 0 {
                        *first = mark(side);
                    }
                    self.game.place(point);
                }
            }
            if let Some(ended) = self.game.ended() {
                self.tree.node_mut(at).proof = match ended {
                    Ended::Drawn => Proof::Drawn,
                    Ended::Won(winner) if winner == side => Proof::Won,
                    Ended::Won(_) => Proof::Lost,
                };
            }
        };
        self.budget.count(stones + 1);
        self.learn(ended);
    }

    /// The place of the best reply among those of a node.
    fn choose(&self, at: u32) -> u32 {
        let mut best = (f32::MIN, 0);
        for (index, node) in self.tree.replies(at).iter().enumerate() {
            let worth = match node.proof {
                Proof::Open => node.worth(),
                Proof::Won => return index as u32,
                Proof::Drawn => {
                    if self.game.turn == self.root.turn {
                        0.25
                    } else {
                        0.75
                    }
                }
                Proof::Lost => -1.0,
            };
            if worth > best.0 {
                best = (worth, index as u32);
            }
        }
        best.1
    }

    /// Writes how a game ended into all nodes of its path and what stands beside them.
    fn learn(&mut self, ended: Ended) {
        let asked = self.root.turn;
        let points = |side: Side| match ended {
            Ended::Drawn if side == asked => DRAWN,
            Ended::Drawn => WON_GAME - DRAWN,
            Ended::Won(winner) if winner == side => WON_GAME,
            Ended::Won(_) => 0,
        };
        let mut side = if self.path.len() % 2 == 1 { !self.root.turn } else { self.root.turn };
        let mut is_proved = false;
        for step in (0..self.path.len()).rev() {
            let at = self.path[step];
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.wins += points(side);
            if is_proved || node.proof != Proof::Open {
                if node.proof == Proof::Open {
                    let proof = proof(self.tree.replies(at));
                    self.tree.node_mut(at).proof = proof;
                }
                is_proved = self.tree.node(at).proof != Proof::Open;
            }
            let (mark, won) = (mark(!side), points(!side));
            for reply in self.tree.replies_mut(at) {
                if let Some(point) = reply.point
                    && self.firsts[usize::from(point.index()) % 512] == mark
                {
                    reply.later += 1;
                    reply.later_wins += won;
                }
            }
            side = !side;
        }
    }

    /// What has been found so far.
    fn report(&self) -> Option<Report> {
        let (mut at, mut depth) = (ROOT, 0);
        let mut best = None;
        while let Some(index) = favourite(self.tree.replies(at)) {
            let next = self.tree.node(at).first + index;
            let node = self.tree.node(next);
            best = best.or(Some(node));
            if node.visits == 0 {
                break;
            }
            depth += 1;
            at = next;
        }
        let best = best?;
        let nodes = self.budget.nodes();
        Some(Report { best: mv(self.size, best), value: value(best), depth, nodes })
    }
}

/// What replies prove of the move that they answer.
fn proof(replies: &[Node]) -> Proof {
    match replies.iter().map(|reply| reply.proof).max() {
        None | Some(Proof::Open) => Proof::Open,
        Some(Proof::Won) => Proof::Lost,
        Some(Proof::Drawn) => Proof::Drawn,
        Some(Proof::Lost) => Proof::Won,
    }
}

/// The reply that was tried most, unless another one is proved to be better.
fn favourite(replies: &[Node]) -> Option<u32> {
    let rank = |node: &Node| match node.proof {
        Proof::Won => (2, 0),
        Proof::Lost => (0, node.visits),
        _ => (1, node.visits),
    };
    let mut best: Option<usize> = None;
    for (index, node) in replies.iter().enumerate() {
        if best.is_none_or(|best| rank(node) > rank(&replies[best])) {
            best = Some(index);
        }
    }
    best.map(|best| best as u32)
}

/// A move where all lose: the one that captures most, else the one that is put where most own
/// stones would be captured, else the first.
fn last_resort(game: &Game, position: &Position, past: &[u64]) -> Option<Move> {
    let (groups, side) = (&game.groups, game.turn);
    let worth = |mv: &Move| {
        let at = |point| (groups.taken_by(side, point), groups.taken_by(!side, point));
        mv.point().map_or((0, 0), at)
    };
    let moves = position.legal_moves(past);
    let most = moves.iter().map(worth).max()?;
    moves.into_iter().find(|mv| worth(mv) == most)
}
