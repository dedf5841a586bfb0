//! What people see in a move, or do not see.

mod exchanges;
mod habits;
mod losses;
mod manner;
mod mates;
mod memory;
mod risks;

use super::view::View;
use crate::engine::chess::evaluation::evaluate;
use crate::engine::chess::exchange::value;
use crate::games::chess::{Bitboard, Board, Color, Move, Position, Role, Square};

/// Pieces on squares, twice: where they go and where they come from.
pub const SQUARES: usize = 2 * 6 * 64;

/// How many searches are looked at: those of one to five plies, and the deepest.
const LOOKS: usize = 6;

/// Losses are told in parts that end here, in centipawns.
const STEPS: [i32; 5] = [0, 30, 100, 200, 500];

/// From so much in centipawns on an ending is won.
const WINNING: i32 = 300;

/// What all the moves of a position have in common.
pub(super) struct Scene<'a> {
    position: &'a Position,
    history: &'a [u64],
    /// The opponent's last move, the mover's one before, and the opponent's before that.
    last: [Option<Move>; 3],
    /// The worth of each move when nothing else is looked at.
    plain: Vec<i32>,
    /// The same after searches of growing depth. What was not searched is as it was before, and
    /// the last is the deepest of all.
    looks: [Vec<i32>; LOOKS],
    /// How many of them were searched.
    depth: u32,
    /// The mover's pieces that can be taken with gain.
    threatened: Bitboard,
    /// 0 with all officers on the board, 1 with none.
    ending: f32,
    /// 1 in the first moves, 0 after the tenth.
    opening: f32,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &View<'a>, moves: &[Move], values: &[Vec<i32>]) -> Scene<'a> {
        let View { position, history, recent, .. } = *view;
        let plain: Vec<i32> =
            moves.iter().map(|&mv| -evaluate(&position.after_legal(mv))).collect();
        let depth = values.len() as u32;
        let deepest = values.last().unwrap_or(&plain);
        let looks = std::array::from_fn(|look| {
            let is_last = look + 1 == LOOKS;
            values.get(look).filter(|_| !is_last).unwrap_or(deepest).clone()
        });
        let mut latest = recent.iter().rev().copied();
        let board = position.board();
        let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .into_iter()
            .zip([1, 1, 2, 4])
            .map(|(role, weight)| board.by_role(role).len() * weight)
            .sum::<u32>()
            .min(24);
        Scene {
            position,
            history,
            last: std::array::from_fn(|_| latest.next()),
            plain,
            looks,
            depth,
            threatened: threatened(board, position.turn()),
            ending: 1.0 - officers as f32 / 24.0,
            opening: (11.0 - position.fullmove_number().min(11) as f32) / 10.0,
        }
    }

    pub(super) fn deepest(&self) -> &[i32] {
        &self.looks[LOOKS - 1]
    }

    /// Whether the mover has won and only has to bring it home: against a king and pawns.
    pub(super) fn is_won_ending(&self) -> bool {
        let board = self.position.board();
        let weak = board.by_role(Role::Pawn) | board.by_role(Role::King);
        let is_ahead = self.deepest().iter().any(|&value| value >= WINNING);
        is_ahead && (board.by_color(!self.position.turn()) & !weak).is_empty()
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Where the piece goes and where it comes from, as the mover sees the board.
    pub(super) fn squares(&self, mv: Move) -> [usize; 2] {
        let role = self.position.board().role_at(mv.from()).map_or(0, |role| role as usize - 1);
        [(0, mv.arrival()), (1, mv.from())]
            .map(|(part, square)| (part * 6 + role) * 64 + self.seen(square))
    }

    /// The number of a square as the mover sees it.
    fn seen(&self, square: Square) -> usize {
        match self.position.turn() {
            Color::White => square.index(),
            Color::Black => square.index() ^ 0o70,
        }
    }

    /// Whether the opponent has just taken something.
    fn was_taken(&self) -> bool {
        self.last[0].is_some_and(|last| was_capture(self.position, last))
    }

    fn rank(&self, square: Square) -> i32 {
        (self.seen(square) / 8) as i32
    }
}

/// The pieces of a side that stand to be taken with gain: unguarded, or by something lesser.
fn threatened(board: &Board, side: Color) -> Bitboard {
    let occupied = board.occupied();
    let mut found = Bitboard::EMPTY;
    for square in board.by_color(side) & !board.by_role(Role::King) {
        let Some(role) = board.role_at(square) else { continue };
        let attackers = board.attackers(square, !side, occupied);
        let is_guarded = !board.attackers(square, side, occupied).is_empty();
        let lesser = attackers
            .into_iter()
            .any(|from| board.role_at(from).is_some_and(|by| value(by) + 50 < value(role)));
        if lesser || !is_guarded && !attackers.is_empty() {
            found |= square.into();
        }
    }
    found
}

fn flag(is_so: bool) -> f32 {
    if is_so { 1.0 } else { 0.0 }
}

fn distance(one: Square, other: Square) -> f32 {
    let rank = |square: Square| square.rank() as u8;
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    f32::from(files.max(rank(one).abs_diff(rank(other)))) / 7.0
}

/// What a worth in centipawns promises, from -1 to 1.
fn promise(value: i32) -> f32 {
    let value = value.clamp(-3_000, 3_000) as f32;
    value / (value.abs() + 300.0)
}

/// Tells all about one of the moves.
pub(super) fn features(
    scene: &Scene,
    index: usize,
    mv: Move,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    losses::losses(scene, index, tell);
    losses::weight_of_losses(scene, index, tell);
    let child = scene.position.after_legal(mv);
    exchanges::exchanges(scene, mv, &child, tell);
    manner::manner(scene, mv, &child, tell);
    memory::memory(scene, mv, &child, tell);
    mates::mates(scene, mv, &child, tell);
    habits::habits(scene, mv, tell);
    risks::risks(scene, mv, &child, tell);
}

/// Whether the move that led to a position took something: such a move begins the count to the
/// 50-move rule anew.
fn was_capture(position: &Position, last: Move) -> bool {
    let is_pawn =
        position.board().role_at(last.to()) == Some(Role::Pawn) || last.promoted_to().is_some();
    let is_straight = last.from().file() == last.to().file();
    position.halfmove_clock() == 0 && !(is_pawn && is_straight)
}

/// The names of all features, in their order.
pub fn names() -> Vec<&'static str> {
    let position = Position::default();
    let view = View { position: &position, history: &[], recent: &[], max_nodes: None };
    let moves = position.legal_moves();
    let scene = Scene::new(&view, &moves, &[]);
    let mut names = Vec::new();
    if let Some(&mv) = moves.first() {
        features(&scene, 0, mv, &mut |name, _| names.push(name));
    }
    names
}
