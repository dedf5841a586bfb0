//! Visits the positions that can come up, promising ones first.
//!
//! Every position found is kept once. When all have been visited and none was
//! mate, there is none; when the promising ones lead to mate, the way there is
//! the proof. Nothing here is recursive, and memory is bounded by [`MOST_KEPT`].
//!
//! Two orders take turns over the same positions. The one goes for the king. The
//! other opens a board that pawns block: it wants men to be taken and pawns to
//! run, and from each capture and each move of a pawn it lets a walk look for the
//! mate. (That progress is worth more than nearness on such boards is the idea of
//! the helpmate search of the Chess Unwinnability Analyzer, see `walls`.)

use std::collections::VecDeque;

use super::{Effort, Finding, Walks, material, pairs, walls};
use crate::games::chess::attacks::king_attacks;
use crate::games::chess::movegen::attacked_by;
use crate::games::chess::{Bitboard, Board, Color, File, Move, Position, Rank, Role, Square, side};

/// Positions kept at most, 72 bytes each and some for the table and the queues.
const MOST_KEPT: usize = 1 << 19;

/// What a look at blocked pawns costs, in positions.
const WALL_COST: u32 = 50;

/// What is visited first. Either order comes upon all positions in the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Positions near a mate.
    Mate,
    /// Positions with fewer men and freer pawns; from each capture or move of a
    /// pawn it walks on.
    Open,
}

/// A visit that can be broken off and taken up again.
pub(super) struct Explorer {
    known: Known,
    /// What is left to visit, in each order.
    queues: [Queue; 2],
    moves: Vec<Move>,
    walks: Walks,
    is_complete: bool,
    is_pair_enough: bool,
}

impl Explorer {
    pub(super) fn new(start: &Position, is_pair_enough: bool) -> Explorer {
        let mut queues = [Queue::new(), Queue::new()];
        for queue in &mut queues {
            queue.push(0, 0);
        }
        Explorer {
            known: Known::new(start),
            queues,
            moves: Vec::with_capacity(64),
            walks: Walks::new(),
            is_complete: true,
            is_pair_enough,
        }
    }

    /// Goes on for about `count` positions; `Spent` when there are more left.
    pub(super) fn run(&mut self, order: Order, count: u32, effort: &mut Effort) -> Finding {
        let floor = effort.left.saturating_sub(count);
        while effort.left > floor {
            let Some(number) = self.queues[order as usize].pop() else {
                return if self.is_complete { Finding::Never } else { Finding::Spent };
            };
            let node = &mut self.known.nodes[number as usize];
            if std::mem::replace(&mut node.is_visited, true) {
                continue;
            }
            if let Some(finding) = self.visit(order, number, effort) {
                return finding;
            }
        }
        Finding::Spent
    }

    /// Looks at all positions one move further.
    fn visit(&mut self, order: Order, number: u32, effort: &mut Effort) -> Option<Finding> {
        let Node { position, depth, .. } = self.known.nodes[number as usize];
        if order == Order::Open
            && position.halfmove_clock() == 0
            && let Some(rest) = self.walks.next(1, &position, effort)
        {
            let mut line = self.known.line(number);
            line.extend(rest);
            return Some(Finding::Mate(line));
        }
        self.moves.clear();
        position.legal_moves_into(&mut self.moves);
        for &mv in &self.moves {
            if !effort.spend(1) {
                // what is left of this visit is never made up for
                self.is_complete = false;
                return Some(Finding::Spent);
            }
            let next = position.after_legal(mv);
            if self.known.has(&next) || is_hopeless(&next, effort) {
                continue;
            }
            let is_pair = self.is_pair_enough && pairs::are_known(&next);
            let is_mate = next.turn() == Color::Black && next.is_check() && !next.has_legal_move();
            if is_pair || is_mate {
                let mut line = self.known.line(number);
                line.push(mv);
                return Some(if is_pair { Finding::Pair(line) } else { Finding::Mate(line) });
            }
            match self.known.add(next, number, mv) {
                Added::New(index) => {
                    let depth = u32::from(depth) + 1;
                    let [mate, open] = &mut self.queues;
                    mate.push(index, depth + 2 * estimate(&next));
                    open.push(index, depth / 2 + openness(&next));
                }
                Added::Old => {}
                Added::NoRoom => self.is_complete = false,
            }
        }
        None
    }
}

/// Whether White can be seen not to mate any more.
fn is_hopeless(position: &Position, effort: &mut Effort) -> bool {
    // only a capture or a pawn's move changes the answer
    position.halfmove_clock() == 0
        && (material::cannot_win(position, Color::White)
            || walls::looks_closed(position)
                && effort.spend(WALL_COST)
                && walls::keep_mate_out(position))
}

struct Node {
    position: Position,
    parent: u32,
    mv: Move,
    /// Moves from the start, as far as they can be counted.
    depth: u16,
    is_visited: bool,
}

enum Added {
    New(u32),
    Old,
    NoRoom,
}

/// The positions found so far, each with the way to it.
struct Known {
    nodes: Vec<Node>,
    /// Numbers of nodes by key, open addressing; its length is a power of two.
    table: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Known {
    fn new(start: &Position) -> Known {
        let mut known = Known { nodes: Vec::new(), table: vec![NONE; 1 << 10] };
        let root = Node {
            position: *start,
            parent: NONE,
            mv: Move::normal(Square::A1, Square::A1),
            depth: 0,
            is_visited: false,
        };
        let slot = known.slot(start);
        known.table[slot] = 0;
        known.nodes.push(root);
        known
    }

    /// Where the position is in the table, or where it belongs.
    fn slot(&self, position: &Position) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = position.key() as usize & mask;
        // the table is never more than half full
        while self.table[slot] != NONE {
            let node = &self.nodes[self.table[slot] as usize];
            if node.position.key() == position.key() && node.position.same_position(position) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Whether the position has been found before.
    fn has(&self, position: &Position) -> bool {
        self.table[self.slot(position)] != NONE
    }

    fn add(&mut self, position: Position, parent: u32, mv: Move) -> Added {
        let slot = self.slot(&position);
        if self.table[slot] != NONE {
            return Added::Old;
        }
        if self.nodes.len() == MOST_KEPT {
            return Added::NoRoom;
        }
        let number = self.nodes.len() as u32;
        self.table[slot] = number;
        let depth = self.nodes[parent as usize].depth.saturating_add(1);
        self.nodes.push(Node { position, parent, mv, depth, is_visited: false });
        if 2 * self.nodes.len() > self.table.len() {
            self.grow();
        }
        Added::New(number)
    }

    fn grow(&mut self) {
        let len = 4 * self.table.len();
        self.table.clear();
        self.table.resize(len, NONE);
        for number in 0..self.nodes.len() {
            let slot = self.slot(&self.nodes[number].position);
            self.table[slot] = number as u32;
        }
    }

    /// The moves to a node.
    fn line(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while self.nodes[number as usize].parent != NONE {
            line.push(self.nodes[number as usize].mv);
            number = self.nodes[number as usize].parent;
        }
        line.reverse();
        line
    }
}

/// Nodes to be visited, those of the lowest rank first and of these the oldest.
struct Queue {
    ranks: Vec<VecDeque<u32>>,
    lowest: usize,
}

/// Ranks from here on are one.
const LAST_RANK: usize = 511;

impl Queue {
    fn new() -> Queue {
        Queue { ranks: Vec::new(), lowest: 0 }
    }

    fn push(&mut self, number: u32, rank: u32) {
        let rank = (rank as usize).min(LAST_RANK);
        if self.ranks.len() <= rank {
            self.ranks.resize_with(rank + 1, VecDeque::new);
        }
        self.ranks[rank].push_back(number);
        self.lowest = self.lowest.min(rank);
    }

    fn pop(&mut self) -> Option<u32> {
        while let Some(rank) = self.ranks.get_mut(self.lowest) {
            if let Some(number) = rank.pop_front() {
                return Some(number);
            }
            self.lowest += 1;
        }
        None
    }
}

/// How far a mate by White seems to be, from nothing but experience: it decides
/// what is visited first and nothing else.
fn estimate(position: &Position) -> u32 {
    let board = position.board();
    let white = board.by_color(Color::White);
    let king = position.king(Color::Black);
    let hunter = position.king(Color::White);
    let open = board.occupied() ^ king.into();
    let attacked = attacked_by::<side::White>(board, white, open);
    let flights = king_attacks(king) & !board.by_color(Color::Black) & !attacked;
    let kings = distance(king, hunter);
    let officers = white & !board.by_role(Role::King) & !board.by_role(Role::Pawn);
    let majors = officers & board.straight_sliders();
    let pawns = white & board.by_role(Role::Pawn);
    let edge = to_edge(king);
    if !majors.is_empty() {
        // behind a wall they are better given to open it
        let is_wall = pawns.len() >= 3 && walls::looks_closed(position);
        let wall = if is_wall { 40 } else { 0 };
        wall + 2 * edge + 2 * flights.len() + kings
    } else if let Some(way) = pawns.into_iter().map(|pawn| pawn_way(position, pawn)).min() {
        20 + 3 * way
    } else {
        // rooks and queens guard what stands around them: they are better taken
        let black = board.by_color(Color::Black);
        let guards = black & board.straight_sliders();
        let blockers = black & !guards & !board.by_role(Role::King);
        let far = |corner| {
            let ways = blockers.into_iter().map(|man| blocker_way(board, man, corner));
            3 * distance(king, corner) + 2 * ways.min().unwrap_or(0)
        };
        let corner = mating_corners(board).into_iter().map(far).min().unwrap_or(0);
        // the fewer men, the fewer ways to go astray
        let men = board.occupied().len();
        corner + 2 * flights.len() + 2 * kings + 12 * guards.len() + 3 * men
    }
}

/// How far the board is from being open.
fn openness(position: &Position) -> u32 {
    let board = position.board();
    let white = board.by_color(Color::White);
    let pawns = board.by_role(Role::Pawn);
    let men = board.occupied().len();
    let own = white & pawns;
    let majors = white & board.straight_sliders();
    let way = if majors.is_empty() {
        own.into_iter().map(|pawn| pawn_way(position, pawn)).min().unwrap_or(20)
    } else {
        0
    };
    4 * men + 2 * way + 2 * pawns.len()
}

/// The corners in which White's knights and bishops may mate: those that White's
/// bishops reach, or, for a knight, those that Black's bishops do not, as they
/// must stand beside the corner.
fn mating_corners(board: &Board) -> Bitboard {
    const CORNERS: Bitboard = Bitboard(0x8100000000000081);
    let bishops = board.by_role(Role::Bishop);
    let own = bishops & board.by_color(Color::White);
    let enemy = bishops & !own;
    let officers =
        board.by_color(Color::Black) & !board.by_role(Role::King) & !board.straight_sliders();
    let shades = |bishops: Bitboard| match (
        bishops.intersects(Bitboard::LIGHT),
        bishops.intersects(Bitboard::DARK),
    ) {
        (true, false) => Bitboard::LIGHT,
        (false, true) => Bitboard::DARK,
        _ => Bitboard::FULL,
    };
    if !own.is_empty() {
        CORNERS & shades(own)
    } else if officers == enemy && shades(enemy) != Bitboard::FULL {
        CORNERS & !shades(enemy)
    } else {
        CORNERS
    }
}

/// What a white pawn has before it until it promotes.
fn pawn_way(position: &Position, pawn: Square) -> u32 {
    let mut way = 0;
    let mut at = pawn;
    while let Some(next) = at.offset(0, 1) {
        way += 1;
        if position.piece_at(next).is_some() {
            way += 2 + distance(next, position.king(Color::White));
        }
        at = next;
    }
    way
}

/// How far a man of Black is from a place beside the corner.
fn blocker_way(board: &Board, man: Square, corner: Square) -> u32 {
    if board.by_role(Role::Pawn).contains(man) {
        // it promotes first, and to less than a queen
        man.rank() as u32 + 2
    } else {
        distance(man, corner)
    }
}

fn distance(one: Square, other: Square) -> u32 {
    let files = (one.file() as u32).abs_diff(other.file() as u32);
    let ranks = (one.rank() as u32).abs_diff(other.rank() as u32);
    files.max(ranks)
}

fn to_edge(square: Square) -> u32 {
    let file = (square.file() as u32).min(File::H as u32 - square.file() as u32);
    let rank = (square.rank() as u32).min(Rank::Eighth as u32 - square.rank() as u32);
    file.min(rank)
}
