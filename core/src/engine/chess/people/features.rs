//! What people see in a move, or do not see.

use super::view::View;
use crate::engine::chess::evaluation::evaluate;
use crate::engine::chess::exchange::{captured, value, wins_at_least};
use crate::engine::chess::score::MATE_BOUND;
use crate::games::chess::attacks::attacks;
use crate::games::chess::{Bitboard, Board, Color, Move, MoveKind, Position, Rank, Role, Square};

/// Pieces on squares, twice: where they go and where they come from.
pub const SQUARES: usize = 2 * 6 * 64;

/// How many searches are looked at: those of one to five plies, and the deepest.
const LOOKS: usize = 6;

/// Losses are told in parts that end here, in centipawns.
const STEPS: [i32; 5] = [0, 30, 100, 200, 500];

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
    losses(scene, index, tell);
    let child = scene.position.after_legal(mv);
    exchanges(scene, mv, &child, tell);
    manner(scene, mv, &child, tell);
    memory(scene, mv, &child, tell);
    habits(scene, mv, tell);
}

/// Names of the parts of a loss, for each look.
const LOSSES: [[&str; 7]; LOOKS + 1] = [
    ["plain 30", "plain 100", "plain 200", "plain 500", "plain far", "plain best", "plain promise"],
    ["1: 30", "1: 100", "1: 200", "1: 500", "1: far", "1: best", "1: promise"],
    ["2: 30", "2: 100", "2: 200", "2: 500", "2: far", "2: best", "2: promise"],
    ["3: 30", "3: 100", "3: 200", "3: 500", "3: far", "3: best", "3: promise"],
    ["4: 30", "4: 100", "4: 200", "4: 500", "4: far", "4: best", "4: promise"],
    ["5: 30", "5: 100", "5: 200", "5: 500", "5: far", "5: best", "5: promise"],
    ["deep 30", "deep 100", "deep 200", "deep 500", "deep far", "deep best", "deep promise"],
];

/// What the move costs, as each of the looks sees it.
fn losses(scene: &Scene, index: usize, tell: &mut dyn FnMut(&'static str, f32)) {
    let looks = std::iter::once(&scene.plain).chain(&scene.looks);
    for (names, values) in LOSSES.iter().zip(looks) {
        let best = values.iter().copied().max().unwrap_or(0);
        let loss = best - values[index];
        for (part, steps) in STEPS.windows(2).enumerate() {
            let width = (steps[1] - steps[0]) as f32;
            tell(names[part], (loss - steps[0]).clamp(0, steps[1] - steps[0]) as f32 / width);
        }
        tell(names[4], flag(loss >= 200));
        tell(names[5], flag(loss == 0));
        tell(names[6], promise(best) - promise(values[index]));
    }
    let deep = scene.deepest();
    let best = deep.iter().copied().max().unwrap_or(0);
    let loss = (best - deep[index]).clamp(0, 300) as f32 / 300.0;
    let is_best = flag(deep[index] == best);
    tell("best in the ending", is_best * scene.ending);
    tell("best among many", is_best * (deep.len() as f32 / 40.0));
    let better = deep.iter().filter(|&&value| value > deep[index]).count();
    tell("second", flag(better == 1));
    tell("among five", flag(better < 5));
    let at_once = &scene.looks[0];
    let better = at_once.iter().filter(|&&value| value > at_once[index]).count();
    tell("second at once", flag(better == 1));
    tell("among five at once", flag(better < 5));
    let two = scene.looks[1][index];
    tell("mated at once", flag(two <= -MATE_BOUND));
    tell("mated", flag(deep[index] <= -MATE_BOUND));
    tell("mates", flag(deep[index] >= MATE_BOUND));
    tell("loss in the ending", loss * scene.ending);
    tell("loss in the opening", loss * scene.opening);
    let count = deep.len() as f32;
    tell("loss among many", loss * count / 40.0);
    let shallow = &scene.looks[1];
    let best = shallow.iter().copied().max().unwrap_or(0);
    let loss = (best - shallow[index]).clamp(0, 300) as f32 / 300.0;
    tell("short loss in the ending", loss * scene.ending);
    tell("short loss among many", loss * count / 40.0);
}

/// What is taken, given up and threatened.
fn exchanges(scene: &Scene, mv: Move, child: &Position, tell: &mut dyn FnMut(&'static str, f32)) {
    let position = scene.position;
    let board = position.board();
    let us = position.turn();
    let taken = captured(position, mv);
    let is_sound = wins_at_least(position, mv, 0);
    for (name, role) in [
        ("takes a pawn", Role::Pawn),
        ("takes a knight", Role::Knight),
        ("takes a bishop", Role::Bishop),
        ("takes a rook", Role::Rook),
        ("takes a queen", Role::Queen),
    ] {
        tell(name, flag(taken == Some(role)));
    }
    tell("takes with gain", flag(taken.is_some() && wins_at_least(position, mv, 80)));
    tell("takes with loss", flag(taken.is_some() && !is_sound));
    tell("steps into a capture", flag(taken.is_none() && !is_sound));
    let checks = child.is_check();
    tell("check", flag(checks));
    tell("check with loss", flag(checks && !is_sound));
    tell("check by capture", flag(checks && taken.is_some()));
    let mate = flag(checks && !child.has_legal_move());
    tell("mate", mate);
    let ahead = scene.plain.iter().copied().max().unwrap_or(0);
    tell("mate when ahead", mate * promise(ahead));
    tell("queen", flag(mv.promoted_to() == Some(Role::Queen)));
    tell("lesser promotion", flag(mv.promoted_to().is_some_and(|role| role != Role::Queen)));
    let from_threat = scene.threatened.contains(mv.from());
    tell("leaves a threat", flag(from_threat && is_sound));
    let worth = board.role_at(mv.from()).map_or(0, value).min(950) as f32 / 950.0;
    tell("leaves a threat, worth", if from_threat && is_sound { worth } else { 0.0 });
    let sum = |pieces: Bitboard, board: &Board| {
        pieces.into_iter().filter_map(|square| board.role_at(square)).map(value).sum::<i32>()
    };
    let after = child.board();
    let left = sum(threatened(after, us), after).min(1_500) as f32 / 950.0;
    tell("left to be taken", left);
    let mine = scene.threatened.len();
    tell("unattended threats", flag(mine > 0 && !threatened(after, us).is_empty()));
    let before = sum(threatened(board, !us), board).min(1_500) as f32 / 950.0;
    let now = sum(threatened(after, !us), after).min(1_500) as f32 / 950.0;
    tell("threatens", now - before);
    let arrival = mv.arrival();
    let role = after.role_at(arrival).unwrap_or(Role::King);
    let hit = attacks(role, us, arrival, after.occupied()) & after.by_color(!us);
    let officers = hit & !after.by_role(Role::Pawn);
    tell("attacks officers", officers.len().min(3) as f32 / 3.0);
    tell("pawn attacks", flag(role == Role::Pawn && !officers.is_empty()));
    tell("attacks the queen", flag(officers.intersects(after.by_role(Role::Queen))));
    let guarded = !board.attackers(arrival, us, board.occupied() & !Bitboard::from(mv.from()));
    let guards = (!guarded & board.by_color(us) & !Bitboard::from(mv.from())).len();
    tell("guarded where it goes", guards.min(3) as f32 / 3.0);
    let foes = board.attackers(arrival, !us, board.occupied()).len();
    tell("attacked where it goes", foes.min(3) as f32 / 3.0);
    let king = after.pieces(!us, Role::King).first().unwrap_or(arrival);
    tell("far from their king", distance(arrival, king) - distance(mv.from(), king));
}

/// How the piece moves.
fn manner(scene: &Scene, mv: Move, child: &Position, tell: &mut dyn FnMut(&'static str, f32)) {
    let position = scene.position;
    let board = position.board();
    let (from, to) = (mv.from(), mv.arrival());
    let role = board.role_at(from).unwrap_or(Role::King);
    for (name, of) in [
        ("knight", Role::Knight),
        ("bishop", Role::Bishop),
        ("rook", Role::Rook),
        ("queen", Role::Queen),
        ("king", Role::King),
    ] {
        tell(name, flag(role == of));
    }
    for (name, of) in [
        ("pawn in the ending", Role::Pawn),
        ("knight in the ending", Role::Knight),
        ("rook in the ending", Role::Rook),
        ("queen in the ending", Role::Queen),
        ("king in the ending", Role::King),
    ] {
        tell(name, if role == of { scene.ending } else { 0.0 });
    }
    for (name, of) in [
        ("pawn in the opening", Role::Pawn),
        ("knight in the opening", Role::Knight),
        ("bishop in the opening", Role::Bishop),
        ("rook in the opening", Role::Rook),
        ("queen in the opening", Role::Queen),
    ] {
        tell(name, if role == of { scene.opening } else { 0.0 });
    }
    let castles = mv.is_castle();
    let short = castles && mv.to().file() > from.file();
    tell("castles short", flag(short));
    tell("castles long", flag(castles && !short));
    tell("en passant", flag(mv.kind() == MoveKind::EnPassant));
    let steps = if castles { 0.0 } else { distance(from, to) };
    tell("distance", steps);
    tell("far", flag(steps > 0.5));
    let forward = scene.rank(to) - scene.rank(from);
    tell("forward", forward.max(0) as f32 / 7.0);
    tell("back", flag(forward < 0));
    tell("far back", (-forward).max(0) as f32 / 7.0);
    tell("sideways", flag(forward == 0 && !castles));
    let is_pawn = role == Role::Pawn;
    tell("double step", flag(is_pawn && forward == 2));
    let passed = is_pawn && is_passed(board, position.turn(), to);
    tell("passed pawn", flag(passed));
    tell("passed pawn, far", if passed { scene.rank(to) as f32 / 7.0 } else { 0.0 });
    let minor = matches!(role, Role::Knight | Role::Bishop);
    tell("develops", flag(minor && scene.rank(from) == 0 && scene.rank(to) > 0));
    let file = Bitboard::file(to.file());
    let pawns = child.board().by_role(Role::Pawn) & file;
    let own = pawns & child.board().by_color(position.turn());
    tell("open file", flag(role == Role::Rook && pawns.is_empty()));
    tell("half-open file", flag(role == Role::Rook && own.is_empty() && !pawns.is_empty()));
    let count = position.legal_moves().len() as f32 / 40.0;
    tell("king among many", if role == Role::King && !castles { count } else { 0.0 });
    let in_check = position.is_check();
    tell("king out of check", flag(in_check && role == Role::King));
    tell("takes the checker", flag(in_check && captured(position, mv).is_some()));
}

fn is_passed(board: &Board, us: Color, square: Square) -> bool {
    let near = (square.file() as u8).saturating_sub(1)..=(square.file() as u8 + 1).min(7);
    let foes = board.pieces(!us, Role::Pawn);
    !foes.into_iter().any(|foe| {
        let ahead = match us {
            Color::White => foe.rank() > square.rank(),
            Color::Black => foe.rank() < square.rank(),
        };
        ahead && near.contains(&(foe.file() as u8))
    })
}

/// What it has to do with the moves before.
fn memory(scene: &Scene, mv: Move, child: &Position, tell: &mut dyn FnMut(&'static str, f32)) {
    let [theirs, own, earlier] = scene.last;
    let board = scene.position.board();
    let (from, to) = (mv.from(), mv.arrival());
    let takes = captured(scene.position, mv).is_some();
    let theirs_to = theirs.map(Move::arrival);
    tell("takes what moved last", flag(takes && theirs_to == Some(to)));
    let was_taken = theirs.is_some_and(|last| was_capture(scene.position, last));
    tell("takes back", flag(takes && theirs_to == Some(to) && was_taken));
    tell("something else after a capture", flag(was_taken && theirs_to != Some(to)));
    let was_attacked = theirs_to.is_some_and(|square| {
        let by = board.role_at(square).unwrap_or(Role::King);
        attacks(by, !scene.position.turn(), square, board.occupied()).contains(from)
    });
    tell("attacked by what moved last", flag(was_attacked));
    tell("far from the last move", theirs_to.map_or(0.0, |square| distance(to, square)));
    tell("begins far from the last move", theirs_to.map_or(0.0, |square| distance(from, square)));
    let same = own.is_some_and(|own| own.arrival() == from);
    tell("the same piece again", flag(same));
    let back = same && own.is_some_and(|own| own.from() == to);
    tell("back where it was", flag(back));
    tell("far from one's own last move", own.map_or(0.0, |own| distance(to, own.arrival())));
    let left = theirs.is_some_and(|last| last.from() == to);
    tell("to the square just left", flag(left));
    let before = earlier.map(Move::arrival);
    tell("takes what moved before", flag(takes && before == Some(to) && before != theirs_to));
    let repeats = scene.history.iter().rev().take(40).any(|&key| key == child.key());
    tell("repeats", flag(repeats));
}

/// Whether the move that led to a position took something: such a move begins the count to the
/// 50-move rule anew.
fn was_capture(position: &Position, last: Move) -> bool {
    let is_pawn =
        position.board().role_at(last.to()) == Some(Role::Pawn) || last.promoted_to().is_some();
    let is_straight = last.from().file() == last.to().file();
    position.halfmove_clock() == 0 && !(is_pawn && is_straight)
}

/// What is played because one plays so.
fn habits(scene: &Scene, mv: Move, tell: &mut dyn FnMut(&'static str, f32)) {
    let position = scene.position;
    let board = position.board();
    let us = position.turn();
    let role = board.role_at(mv.from()).unwrap_or(Role::King);
    let to = mv.arrival();
    let (file, rank) = (to.file() as i32, scene.rank(to));
    let is_centre = (3..=4).contains(&file) && (3..=4).contains(&rank);
    let is_near = (2..=5).contains(&file) && (2..=5).contains(&rank);
    tell("to the centre", flag(is_centre));
    tell("near the centre", flag(is_near));
    tell("to the edge", flag(file == 0 || file == 7));
    let is_pawn = role == Role::Pawn;
    tell("edge pawn", flag(is_pawn && (file == 0 || file == 7)));
    tell("edge pawn in the opening", if is_pawn && (file % 7 == 0) { scene.opening } else { 0.0 });
    let king = position.king(us);
    let castled = (king.file() as u8) != 4 && king.rank() == us.back_rank();
    let shield = is_pawn && castled && distance(mv.from(), king) < 0.3;
    tell("pawn before the king", flag(shield));
    let home: Rank = us.back_rank();
    let minors = (board.by_role(Role::Knight) | board.by_role(Role::Bishop)) & board.by_color(us);
    let at_home = (minors & Bitboard::rank(home)).len() as f32 / 4.0;
    let develops = (minors & Bitboard::rank(home)).contains(mv.from());
    tell("develops while others wait", if develops { at_home } else { 0.0 });
    tell("queen before the others", if role == Role::Queen { at_home } else { 0.0 });
    let ahead = promise(scene.deepest().iter().copied().max().unwrap_or(0));
    let takes = captured(position, mv);
    let trades = takes.is_some_and(|role| !matches!(role, Role::Pawn));
    tell("trades when ahead", if trades { ahead } else { 0.0 });
    tell("pawn when ahead", if is_pawn { ahead } else { 0.0 });
    tell("king when ahead", if role == Role::King { ahead } else { 0.0 });
    let middle = |square: Square| {
        [Square::D4, Square::E4, Square::D5, Square::E5]
            .map(|centre| distance(square, centre))
            .into_iter()
            .fold(1.0, f32::min)
    };
    let nearer = if role == Role::King { middle(mv.from()) - middle(to) } else { 0.0 };
    tell("king to the middle in the ending", nearer * scene.ending * 7.0);
    let even = takes.is_some_and(|taken| (value(taken) - value(role)).abs() <= 50);
    tell("even trade", flag(even));
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
