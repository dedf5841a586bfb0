//! Plays on as two helpers would, by eye: no position is looked at twice and
//! nothing is taken back. Most real positions are mated within a few moves.

use super::{Effort, material};
use crate::games::chess::attacks::{
    attacks, bishop_attacks, bishop_rays, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
    rook_rays,
};
use crate::games::chess::movegen::{MoveSink, attacked_by, origin};
use crate::games::chess::{Bitboard, Color, Move, Position, Role, Square, side};

/// Walks, each different from all others and the same at every call.
pub(super) struct Walks {
    number: u64,
    line: Vec<Move>,
}

impl Walks {
    pub(super) fn new() -> Walks {
        Walks { number: 0, line: Vec::with_capacity(LONG) }
    }

    /// White's mate and the way to it, if one of the next `count` walks comes
    /// upon it.
    pub(super) fn next(
        &mut self,
        count: u32,
        start: &Position,
        effort: &mut Effort,
    ) -> Option<Vec<Move>> {
        (0..count).find_map(|_| {
            self.line.clear();
            let mut dice = Dice((self.number + 1).wrapping_mul(0x9E3779B97F4A7C15));
            let plies = if self.number % 4 == 3 { LONG } else { SHORT };
            self.number += 1;
            let is_mate = walk(start, plies, effort, &mut dice, &mut self.line);
            is_mate.then(|| std::mem::take(&mut self.line))
        })
    }
}

/// How long walks are, in plies: most mates come soon or not at all, and some
/// need pawns to promote first.
const SHORT: usize = 80;
const LONG: usize = 120;

fn walk(
    start: &Position,
    plies: usize,
    effort: &mut Effort,
    dice: &mut Dice,
    line: &mut Vec<Move>,
) -> bool {
    let mut position = *start;
    while line.len() < plies && effort.spend(1) {
        let chosen = match position.turn() {
            Color::White => {
                let mut hunter = Hunter::new(&position, dice);
                position.generate(&mut hunter);
                let Hunter { checks, check_count, choice, .. } = hunter;
                for &mv in &checks[..check_count] {
                    if effort.spend(1) && !position.after_legal(mv).has_legal_move() {
                        line.push(mv);
                        return true;
                    }
                }
                choice
            }
            Color::Black => {
                let mut helper = Helper::new(&position, dice);
                position.generate(&mut helper);
                helper.choice
            }
        };
        let Some(mv) = chosen.mv else { return false };
        let next = position.after_legal(mv);
        if next.halfmove_clock() == 0 && material::cannot_win(&next, Color::White) {
            return false;
        }
        line.push(mv);
        position = next;
    }
    false
}

/// Numbers from 0 to 7 that look like chance and are the same everywhere (a
/// linear congruential generator with the factors of D. Knuth's MMIX).
struct Dice(u64);

impl Dice {
    #[inline]
    fn roll(&mut self) -> i32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 61) as i32
    }
}

/// The best move so far.
#[derive(Clone, Copy)]
struct Choice {
    mv: Option<Move>,
    worth: i32,
}

impl Choice {
    const NONE: Choice = Choice { mv: None, worth: i32::MIN };

    #[inline]
    fn offer(&mut self, worth: i32, mv: Move) {
        if worth > self.worth {
            *self = Choice { mv: Some(mv), worth };
        }
    }
}

/// From where each kind of piece gives check to a king.
struct CheckSquares {
    knight: Bitboard,
    bishop: Bitboard,
    rook: Bitboard,
    pawn: Bitboard,
}

impl CheckSquares {
    fn new(color: Color, king: Square, occupied: Bitboard) -> CheckSquares {
        CheckSquares {
            knight: knight_attacks(king),
            bishop: bishop_attacks(king, occupied),
            rook: rook_attacks(king, occupied),
            pawn: pawn_attacks(color, king),
        }
    }

    #[inline]
    fn of(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.bishop | self.rook,
            Role::King => Bitboard::EMPTY,
        }
    }
}

/// What a piece would attack on an empty board, or more.
#[inline]
fn rays(role: Role, square: Square) -> Bitboard {
    match role {
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_rays(square),
        Role::Rook => rook_rays(square),
        _ => bishop_rays(square) | rook_rays(square),
    }
}

const CHECKS: usize = 24;

/// White's moves: towards the squares around the king, and checks that may be mate.
struct Hunter<'a> {
    dice: &'a mut Dice,
    occupied: Bitboard,
    black: Bitboard,
    king: Square,
    ring: Bitboard,
    /// Squares to which the king could go now.
    flights: Bitboard,
    /// What guarding all squares around the king is worth.
    most_guarded: i32,
    squares: CheckSquares,
    has_major: bool,
    checks: [Move; CHECKS],
    check_count: usize,
    choice: Choice,
}

impl<'a> Hunter<'a> {
    fn new(position: &Position, dice: &'a mut Dice) -> Hunter<'a> {
        let board = position.board();
        let (white, black) = (board.by_color(Color::White), board.by_color(Color::Black));
        let king = position.king(Color::Black);
        let occupied = board.occupied();
        let attacked = attacked_by::<side::White>(board, white, occupied ^ king.into());
        let ring = king_attacks(king);
        let flights = ring & !black & !attacked;
        Hunter {
            dice,
            occupied,
            black,
            king,
            ring,
            flights,
            most_guarded: 4 * flights.len() as i32 + ring.len() as i32,
            squares: CheckSquares::new(Color::Black, king, occupied),
            has_major: board.straight_sliders().intersects(white),
            checks: [Move::normal(Square::A1, Square::A1); CHECKS],
            check_count: 0,
            choice: Choice::NONE,
        }
    }

    /// Keeps a check if it leaves the king no square that can be seen.
    fn check(&mut self, role: Role, from: Square, mv: Move) {
        let occupied = self.occupied & !(Bitboard::from(from) | self.king.into());
        let guarded = attacks(role, Color::White, mv.to(), occupied);
        if (self.flights & !guarded).is_empty() && self.check_count < CHECKS {
            self.checks[self.check_count] = mv;
            self.check_count += 1;
        }
    }

    fn pawn(&mut self, mv: Move) {
        if self.squares.pawn.contains(mv.to()) {
            self.check(Role::Pawn, mv.from(), mv);
        }
        let rank = mv.to().rank() as i32;
        let takes = if self.black.contains(mv.to()) { 8 } else { 0 };
        let worth = if self.has_major { 0 } else { 6 + 2 * rank + takes };
        let worth = worth + self.dice.roll();
        self.choice.offer(worth, mv);
    }
}

impl MoveSink for Hunter<'_> {
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        if role == Role::King {
            let now = distance(from, self.king);
            for to in to {
                let nearer = now - distance(to, self.king);
                let worth = 3 * nearer + self.dice.roll();
                self.choice.offer(worth, Move::normal(from, to));
            }
            return;
        }
        for to in to & self.squares.of(role) {
            self.check(role, from, Move::normal(from, to));
        }
        let left = attacks(role, Color::White, from, self.occupied) & self.ring;
        let base = 4 - 3 * left.len() as i32;
        for to in to {
            let mut worth = base + self.dice.roll();
            if self.black.contains(to) {
                worth += 5;
            }
            if rays(role, to).intersects(self.ring) {
                // what it guards costs most to find out, and often changes nothing
                if worth + self.most_guarded <= self.choice.worth {
                    continue;
                }
                let guarded = attacks(role, Color::White, to, self.occupied);
                worth += 4 * (guarded & self.flights).len() as i32;
                worth += (guarded & self.ring).len() as i32;
            }
            self.choice.offer(worth, Move::normal(from, to));
        }
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        for to in to {
            self.pawn(Move::normal(origin(to, step), to));
        }
    }

    fn double_steps(&mut self, to: Bitboard) {
        for to in to {
            self.pawn(Move::normal(Square::from_index(to.index() as u8 ^ 16), to));
        }
    }

    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            let from = origin(to, step);
            for role in [Role::Queen, Role::Rook, Role::Knight, Role::Bishop] {
                let mv = Move::promotion(from, to, role);
                if self.squares.of(role).contains(to) {
                    self.check(role, from, mv);
                }
            }
            let worth = 30 + self.dice.roll();
            self.choice.offer(worth, Move::promotion(from, to, Role::Queen));
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.pawn(Move::en_passant(from, to));
    }

    fn castle(&mut self, king: Square, rook: Square) {
        let worth = self.dice.roll() - 4;
        self.choice.offer(worth, Move::castle(king, rook));
    }
}

/// Black's moves: the king to where it has few squares, his men beside him, and
/// nothing that hinders White.
struct Helper<'a> {
    dice: &'a mut Dice,
    position: &'a Position,
    white: Bitboard,
    black: Bitboard,
    attacked: Bitboard,
    ring: Bitboard,
    flights: Bitboard,
    squares: CheckSquares,
    /// What White's pawns attack, and what lies before them, when White has
    /// nothing better than pawns to mate with.
    bait: Bitboard,
    lanes: Bitboard,
    choice: Choice,
}

impl<'a> Helper<'a> {
    fn new(position: &'a Position, dice: &'a mut Dice) -> Helper<'a> {
        let board = position.board();
        let (white, black) = (board.by_color(Color::White), board.by_color(Color::Black));
        let king = position.king(Color::Black);
        let occupied = board.occupied();
        let attacked = attacked_by::<side::White>(board, white, occupied ^ king.into());
        let ring = king_attacks(king);
        let (mut bait, mut lanes) = (Bitboard::EMPTY, Bitboard::EMPTY);
        if !board.straight_sliders().intersects(white) {
            for pawn in board.by_role(Role::Pawn) & white {
                bait |= pawn_attacks(Color::White, pawn);
                lanes |= Bitboard(Bitboard::file(pawn.file()).0 & !0 << pawn.index());
            }
        }
        Helper {
            dice,
            position,
            white,
            black,
            attacked,
            ring,
            flights: ring & !black & !attacked,
            squares: CheckSquares::new(Color::White, position.king(Color::White), occupied),
            bait,
            lanes,
            choice: Choice::NONE,
        }
    }

    /// What it costs to take what stands on `to`.
    fn loss(&self, to: Square) -> i32 {
        if !self.white.contains(to) {
            return 0;
        }
        match self.position.board().role_at(to) {
            Some(Role::Pawn) => 8,
            Some(Role::Knight | Role::Bishop) => 15,
            _ => 30,
        }
    }

    fn man(&mut self, role: Role, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let mut worth = self.dice.roll() - self.loss(to);
        if self.flights.contains(to) {
            worth += 8;
        }
        if self.ring.contains(from) {
            worth -= 8;
        }
        if self.bait.contains(to) {
            worth += 12;
        }
        if role != Role::Pawn {
            worth +=
                4 * (i32::from(self.lanes.contains(from)) - i32::from(self.lanes.contains(to)));
        }
        if self.squares.of(role).contains(to) {
            worth -= 12;
        }
        self.choice.offer(worth, mv);
    }
}

impl MoveSink for Helper<'_> {
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        if role != Role::King {
            for to in to {
                self.man(role, Move::normal(from, to));
            }
            return;
        }
        let now = self.flights.len() as i32;
        for to in to {
            let flights = king_attacks(to) & !self.black & !self.attacked;
            let worth = 4 * (now - flights.len() as i32) - self.loss(to) + self.dice.roll();
            self.choice.offer(worth, Move::normal(from, to));
        }
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        for to in to {
            self.man(Role::Pawn, Move::normal(origin(to, step), to));
        }
    }

    fn double_steps(&mut self, to: Bitboard) {
        for to in to {
            self.man(Role::Pawn, Move::normal(Square::from_index(to.index() as u8 ^ 16), to));
        }
    }

    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in [Role::Bishop, Role::Knight, Role::Rook] {
                self.man(role, Move::promotion(origin(to, step), to, role));
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        let worth = self.dice.roll() - 8;
        self.choice.offer(worth, Move::en_passant(from, to));
    }

    fn castle(&mut self, king: Square, rook: Square) {
        let worth = self.dice.roll();
        self.choice.offer(worth, Move::castle(king, rook));
    }
}

fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as i32 - other.file() as i32).abs();
    let ranks = (one.rank() as i32 - other.rank() as i32).abs();
    files.max(ranks)
}
