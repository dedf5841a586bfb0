//! Legal moves, directly: what a pin or a check forbids is masked out before a
//! move is made, so no move is ever tried and taken back.
//!
//! One generator hands out sets of moves to a [`MoveSink`]. A list, a count and
//! the walk of perft are three sinks; a count takes the sizes of the sets and
//! never sees a single move.

use super::attacks::{
    between, bishop_attacks, bishop_rays, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
    rook_rays,
};
use super::castling;
use super::side::Side;
use super::{Bitboard, Board, Color, Move, Position, Role, Square};

/// Takes the legal moves of a position, each exactly once.
pub(super) trait MoveSink {
    /// Moves of the one piece on `from`; castling comes separately.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard);
    /// Pawn moves of one step or capture; each began at `to - step`.
    fn pawns(&mut self, step: i8, to: Bitboard);
    /// Pawns that advance two squares, given by their arrival.
    fn double_steps(&mut self, to: Bitboard);
    /// Pawns that reach the last rank, each with the choice of four pieces.
    fn promotions(&mut self, step: i8, to: Bitboard);
    fn en_passant(&mut self, from: Square, to: Square);
    fn castle(&mut self, king: Square, rook: Square);
}

/// What keeps pieces from moving: checks and pins of the side to move.
struct Limits {
    checkers: Bitboard,
    /// Rays on which a piece is pinned by a bishop or queen, pinner included.
    diagonal_pins: Bitboard,
    /// Rays on which a piece is pinned by a rook or queen, pinner included.
    straight_pins: Bitboard,
}

/// The pieces of the side to move as the generator needs them.
struct Forces {
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    king: Square,
}

#[inline]
fn forces<S: Side>(board: &Board) -> Forces {
    let own = board.by_color(S::COLOR);
    let occupied = board.occupied();
    // a position has a king of each colour, so the set is never empty
    let king = Square::from_index((board.by_role(Role::King) & own).0.trailing_zeros() as u8);
    Forces { own, enemy: occupied ^ own, occupied, king }
}

#[inline]
fn limits<S: Side>(board: &Board, forces: &Forces) -> Limits {
    let king = forces.king;
    let steppers = (pawn_attacks(S::COLOR, king) & board.by_role(Role::Pawn))
        | (knight_attacks(king) & board.by_role(Role::Knight));
    let mut checkers = steppers & forces.enemy;
    let snipers = bishop_rays(king) & board.diagonal_sliders() & forces.enemy;
    let diagonal_pins = pins(king, snipers, forces.occupied, &mut checkers);
    let snipers = rook_rays(king) & board.straight_sliders() & forces.enemy;
    let straight_pins = pins(king, snipers, forces.occupied, &mut checkers);
    Limits { checkers, diagonal_pins, straight_pins }
}

/// The rays of those `snipers` that look at the king through one piece; those
/// that look at it freely join `checkers`.
#[inline]
fn pins(king: Square, snipers: Bitboard, occupied: Bitboard, checkers: &mut Bitboard) -> Bitboard {
    let mut pins = Bitboard::EMPTY;
    for sniper in snipers {
        let ray = between(king, sniper);
        let blockers = ray & occupied;
        if blockers.is_empty() {
            *checkers |= sniper.into();
        } else if !blockers.has_several() {
            pins |= ray | sniper.into();
        }
    }
    pins
}

/// Hands every legal move of `S`, who has the move, to `sink`.
#[inline]
pub(super) fn generate<S: Side, K: MoveSink>(position: &Position, sink: &mut K) {
    let board = position.board();
    let forces = forces::<S>(board);
    let limits = limits::<S>(board, &forces);

    king_moves::<S, K>(position, &forces, &limits, sink);
    let mut targets = Bitboard::FULL;
    if !limits.checkers.is_empty() {
        if limits.checkers.has_several() {
            return;
        }
        // one checker: capture it or step between
        let checker = Square::from_index(limits.checkers.0.trailing_zeros() as u8);
        targets = between(forces.king, checker) | limits.checkers;
    }
    pawn_moves::<S, K>(position, &forces, &limits, targets, sink);
    officer_moves(board, &forces, &limits, targets, sink);
}

#[inline]
fn king_moves<S: Side, K: MoveSink>(
    position: &Position,
    forces: &Forces,
    limits: &Limits,
    sink: &mut K,
) {
    let steps = king_attacks(forces.king) & !forces.own;
    let rooks = position.castling_rooks() & S::BACK_RANK;
    let may_castle = !rooks.is_empty() && limits.checkers.is_empty();
    if steps.is_empty() && !may_castle {
        return;
    }
    // the king does not shelter the squares behind it from a slider
    let open = forces.occupied ^ forces.king.into();
    let attacked = attacked_by::<S::Other>(position.board(), forces.enemy, open);
    sink.piece(Role::King, forces.king, steps & !attacked);
    if may_castle {
        for rook in rooks {
            let path = castling::path(S::COLOR, forces.king, rook);
            // a rook pinned along the rank would uncover the king
            let blocked = path.vacant.intersects(forces.occupied)
                || path.safe.intersects(attacked)
                || limits.straight_pins.contains(rook);
            if !blocked {
                sink.castle(forces.king, rook);
            }
        }
    }
}

#[inline]
fn pawn_moves<S: Side, K: MoveSink>(
    position: &Position,
    forces: &Forces,
    limits: &Limits,
    targets: Bitboard,
    sink: &mut K,
) {
    let board = position.board();
    let pawns = board.by_role(Role::Pawn) & forces.own;
    let vacant = !forces.occupied;

    // captures: never by a pawn pinned on a file or rank, and by one pinned on
    // a diagonal only along it
    let free = pawns & !limits.straight_pins & !limits.diagonal_pins;
    let pinned = pawns & limits.diagonal_pins & !limits.straight_pins;
    let victims = forces.enemy & targets;
    let west = (S::west(free) | S::west(pinned) & limits.diagonal_pins) & victims;
    let east = (S::east(free) | S::east(pinned) & limits.diagonal_pins) & victims;

    // steps: never by a pawn pinned on a diagonal, and by one pinned on a file
    // or rank only along it
    let pinned = pawns & limits.straight_pins & !limits.diagonal_pins;
    let ahead = (S::forward(free) | S::forward(pinned) & limits.straight_pins) & vacant;
    let double = S::forward(ahead & S::THIRD_RANK) & vacant & targets;
    let ahead = ahead & targets;

    sink.double_steps(double);
    sink.pawns(S::WEST, west & !S::LAST_RANK);
    sink.pawns(S::EAST, east & !S::LAST_RANK);
    sink.pawns(S::FORWARD, ahead & !S::LAST_RANK);
    if (west | east | ahead).intersects(S::LAST_RANK) {
        sink.promotions(S::WEST, west & S::LAST_RANK);
        sink.promotions(S::EAST, east & S::LAST_RANK);
        sink.promotions(S::FORWARD, ahead & S::LAST_RANK);
    }
    if let Some(to) = position.en_passant() {
        for from in pawn_attacks(!S::COLOR, to) & pawns {
            if en_passant_is_safe::<S>(board, from, to) {
                sink.en_passant(from, to);
            }
        }
    }
}

#[inline]
fn officer_moves<K: MoveSink>(
    board: &Board,
    forces: &Forces,
    limits: &Limits,
    targets: Bitboard,
    sink: &mut K,
) {
    let targets = targets & !forces.own;
    let pins = limits.diagonal_pins | limits.straight_pins;
    // a pinned knight never moves
    for from in board.by_role(Role::Knight) & forces.own & !pins {
        sink.piece(Role::Knight, from, knight_attacks(from) & targets);
    }
    // A slider pinned along its own kind of line may move along the pin. The
    // pins' rays all start at the king, so this slider's other lines do not
    // meet another ray and the union of all rays serves as the mask.
    for from in board.by_role(Role::Bishop) & forces.own & !limits.straight_pins {
        let mut to = bishop_attacks(from, forces.occupied) & targets;
        if limits.diagonal_pins.contains(from) {
            to &= limits.diagonal_pins;
        }
        sink.piece(Role::Bishop, from, to);
    }
    for from in board.by_role(Role::Rook) & forces.own & !limits.diagonal_pins {
        let mut to = rook_attacks(from, forces.occupied) & targets;
        if limits.straight_pins.contains(from) {
            to &= limits.straight_pins;
        }
        sink.piece(Role::Rook, from, to);
    }
    for from in board.by_role(Role::Queen) & forces.own {
        let to = if limits.diagonal_pins.contains(from) {
            bishop_attacks(from, forces.occupied) & limits.diagonal_pins
        } else if limits.straight_pins.contains(from) {
            rook_attacks(from, forces.occupied) & limits.straight_pins
        } else {
            bishop_attacks(from, forces.occupied) | rook_attacks(from, forces.occupied)
        };
        sink.piece(Role::Queen, from, to & targets);
    }
}

/// All squares that the pieces of `S` attack while `occupied` is filled.
#[inline]
pub(super) fn attacked_by<S: Side>(
    board: &Board,
    pieces: Bitboard,
    occupied: Bitboard,
) -> Bitboard {
    let pawns = board.by_role(Role::Pawn) & pieces;
    let mut attacked = S::west(pawns) | S::east(pawns);
    for from in board.by_role(Role::Knight) & pieces {
        attacked |= knight_attacks(from);
    }
    for from in board.diagonal_sliders() & pieces {
        attacked |= bishop_attacks(from, occupied);
    }
    for from in board.straight_sliders() & pieces {
        attacked |= rook_attacks(from, occupied);
    }
    for from in board.by_role(Role::King) & pieces {
        attacked |= king_attacks(from);
    }
    attacked
}

/// Whether the en passant capture from `from` to `to` leaves the own king safe.
///
/// Two pawns leave one rank, so masks do not answer this; the board after the
/// capture is looked at.
pub(super) fn en_passant_is_safe<S: Side>(board: &Board, from: Square, to: Square) -> bool {
    let forces = forces::<S>(board);
    let taken = Square::from_index((to.index() as i8 - S::FORWARD) as u8);
    let occupied = (forces.occupied ^ from.into() ^ taken.into()) | to.into();
    board.attackers(forces.king, !S::COLOR, occupied).is_empty()
}

impl Position {
    /// All legal moves, by piece; empty at mate and stalemate.
    ///
    /// ```
    /// use annabella::games::chess::Position;
    ///
    /// assert_eq!(Position::default().legal_moves().len(), 20);
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to `moves`, for callers that reuse the list.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        self.generate(&mut List(moves));
    }

    /// Appends the legal captures and promotions to `moves`, en passant included.
    pub fn legal_captures_into(&self, moves: &mut Vec<Move>) {
        let enemy = self.board().by_color(!self.turn());
        self.generate(&mut Captures { list: List(moves), enemy });
    }

    /// Appends the legal moves that neither capture nor promote to `moves`.
    pub fn legal_quiets_into(&self, moves: &mut Vec<Move>) {
        let vacant = !self.board().occupied();
        self.generate(&mut Quiets { list: List(moves), vacant });
    }

    /// Whether the side to move has any legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut count = Count(0);
        self.generate(&mut count);
        count.0 != 0
    }

    #[inline]
    pub(super) fn generate<K: MoveSink>(&self, sink: &mut K) {
        match self.turn() {
            Color::White => generate::<super::side::White, K>(self, sink),
            Color::Black => generate::<super::side::Black, K>(self, sink),
        }
    }

    /// The opposing pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.board().attackers(self.king(self.turn()), !self.turn(), self.board().occupied())
    }

    /// Whether the side to move is in check (article 3.9.a).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }
}

struct List<'a>(&'a mut Vec<Move>);

impl MoveSink for List<'_> {
    fn piece(&mut self, _: Role, from: Square, to: Bitboard) {
        self.0.extend(to.into_iter().map(|to| Move::normal(from, to)));
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        self.0.extend(to.into_iter().map(|to| Move::normal(origin(to, step), to)));
    }

    fn double_steps(&mut self, to: Bitboard) {
        for to in to {
            let from = Square::from_index(to.index() as u8 ^ 16);
            self.0.push(Move::normal(from, to));
        }
    }

    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.0.push(Move::promotion(origin(to, step), to, role));
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.0.push(Move::en_passant(from, to));
    }

    fn castle(&mut self, king: Square, rook: Square) {
        self.0.push(Move::castle(king, rook));
    }
}

/// Lists only what captures or promotes.
struct Captures<'a> {
    list: List<'a>,
    enemy: Bitboard,
}

impl MoveSink for Captures<'_> {
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        self.list.piece(role, from, to & self.enemy);
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        self.list.pawns(step, to & self.enemy);
    }

    fn double_steps(&mut self, _: Bitboard) {}

    fn promotions(&mut self, step: i8, to: Bitboard) {
        self.list.promotions(step, to);
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.list.en_passant(from, to);
    }

    fn castle(&mut self, _: Square, _: Square) {}
}

/// Lists only what neither captures nor promotes.
struct Quiets<'a> {
    list: List<'a>,
    vacant: Bitboard,
}

impl MoveSink for Quiets<'_> {
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        self.list.piece(role, from, to & self.vacant);
    }

    fn pawns(&mut self, step: i8, to: Bitboard) {
        self.list.pawns(step, to & self.vacant);
    }

    fn double_steps(&mut self, to: Bitboard) {
        self.list.double_steps(to);
    }

    fn promotions(&mut self, _: i8, _: Bitboard) {}

    fn en_passant(&mut self, _: Square, _: Square) {}

    fn castle(&mut self, king: Square, rook: Square) {
        self.list.castle(king, rook);
    }
}

/// Where a pawn stood that arrived on `to` by `step`.
#[inline]
pub(super) fn origin(to: Square, step: i8) -> Square {
    Square::from_index((to.index() as i8 - step) as u8)
}

/// Counts moves without looking at them.
pub(super) struct Count(pub(super) u64);

impl MoveSink for Count {
    #[inline]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.0 += u64::from(to.len());
    }

    #[inline]
    fn pawns(&mut self, _: i8, to: Bitboard) {
        self.0 += u64::from(to.len());
    }

    #[inline]
    fn double_steps(&mut self, to: Bitboard) {
        self.0 += u64::from(to.len());
    }

    #[inline]
    fn promotions(&mut self, _: i8, to: Bitboard) {
        self.0 += 4 * u64::from(to.len());
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline]
    fn castle(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}
