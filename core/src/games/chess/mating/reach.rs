//! The squares that each man can ever reach, whatever is played.
//!
//! A set that is too large does no harm, one that is too small would be a false
//! proof. The sets begin with the squares on which the men stand and grow until
//! nothing is added. A man *stays* as long as it is not known to move or to be
//! captured; only men that stay close a line, hold a square or guard it for good.
//! Every rule by which the sets grow adds more when fewer men stay, so the order
//! of growing does not matter.

use crate::games::chess::attacks::{attacks, king_attacks, pawn_attacks};
use crate::games::chess::castling;
use crate::games::chess::{Bitboard, CastlingSide, Color, Piece, Position, Rank, Role, Square};

/// What the men of a position can ever do; a man is named by the square on which
/// it stands now, its home.
pub(super) struct Reach {
    /// Where each man can come, by home.
    squares: [Bitboard; 64],
    /// Homes of the men that may be captured.
    falls: Bitboard,
    /// Homes of the pawns that may promote; their sets hold what any piece
    /// reaches that they may become.
    promotes: Bitboard,
    /// Homes of the men that never move and are never captured.
    stays: Bitboard,
}

impl Reach {
    /// `None` when a pawn of White may promote: then next to nothing is closed.
    pub(super) fn of(position: &Position) -> Option<Reach> {
        let board = position.board();
        let occupied = board.occupied();
        let mut squares = [Bitboard::EMPTY; 64];
        for home in occupied {
            squares[home.index()] = home.into();
        }
        let mut reach =
            Reach { squares, falls: Bitboard::EMPTY, promotes: Bitboard::EMPTY, stays: occupied };
        reach.pass_en_passant(position);
        loop {
            reach.stays = occupied.into_iter().filter(|&home| reach.keeps_home(home)).collect();
            let before = (reach.squares, reach.falls);
            reach.castle(position);
            for home in occupied {
                // homes are filled squares
                let Some(piece) = board.piece_at(home) else { continue };
                reach.grow(position, home, piece);
            }
            if reach.promotes.intersects(board.by_color(Color::White)) {
                return None;
            }
            if before == (reach.squares, reach.falls) {
                return Some(reach);
            }
        }
    }

    /// Where the man of `home` can come.
    pub(super) fn squares(&self, home: Square) -> Bitboard {
        self.squares[home.index()]
    }

    /// Homes of the men that never move and are never captured.
    pub(super) fn stays(&self) -> Bitboard {
        self.stays
    }

    fn keeps_home(&self, home: Square) -> bool {
        self.squares[home.index()] == home.into() && !self.falls.contains(home)
    }

    fn grow(&mut self, position: &Position, home: Square, piece: Piece) {
        let Piece { color, role } = piece;
        if role == Role::Pawn && !self.promotes.contains(home) {
            self.grow_pawn(position, home, color);
            return;
        }
        let board = position.board();
        let mut barred = self.stays & board.by_color(color);
        if role == Role::King {
            barred |= self.guarded(position, !color);
        }
        let mut taken = Bitboard::EMPTY;
        for from in self.squares[home.index()] {
            taken |= match role {
                // a promoted pawn may be a queen or a knight
                Role::Pawn => {
                    attacks(Role::Queen, color, from, self.stays)
                        | attacks(Role::Knight, color, from, self.stays)
                }
                _ => attacks(role, color, from, self.stays),
            } & !barred;
        }
        self.squares[home.index()] |= taken;
        self.capture(position, !color, self.squares[home.index()]);
    }

    fn grow_pawn(&mut self, position: &Position, home: Square, color: Color) {
        let board = position.board();
        let prey = self.union(board.by_color(!color) & !board.by_role(Role::King));
        let forward = if color == Color::White { 1 } else { -1 };
        let barred = self.stays | self.behind_pawns(position, home, color);
        let mut reached = self.squares[home.index()];
        for from in reached {
            let diagonals = pawn_attacks(color, from);
            reached |= diagonals & prey;
            self.capture(position, !color, diagonals);
            reached |= self.captures_en_passant(position, from, color);
            // pawns never stand on their last rank, but the sets hold it
            let Some(ahead) = from.offset(0, forward) else { continue };
            if !barred.contains(ahead) {
                reached |= ahead.into();
                if from.rank() == color.pawn_rank()
                    && let Some(double) = ahead.offset(0, forward)
                    && !barred.contains(double)
                {
                    reached |= double.into();
                }
            }
        }
        self.squares[home.index()] = reached;
        if reached.intersects(Bitboard::rank((!color).back_rank())) {
            self.promotes |= home.into();
        }
    }

    /// What the pawn of `home` never reaches since it cannot pass a pawn before it:
    /// two pawns that never leave their file keep their order as long as neither
    /// is captured.
    fn behind_pawns(&self, position: &Position, home: Square, color: Color) -> Bitboard {
        let file = Bitboard::file(home.file());
        let keeps_file = |pawn: Square| {
            (self.squares[pawn.index()] & !file).is_empty() && !self.promotes.contains(pawn)
        };
        if !keeps_file(home) {
            return Bitboard::EMPTY;
        }
        let board = position.board();
        let pawns = board.by_role(Role::Pawn) & file & beyond(home, color) & !self.falls;
        pawns.into_iter().filter(|&pawn| keeps_file(pawn)).fold(Bitboard::EMPTY, |all, pawn| {
            // an enemy's is furthest away at home, an own one where it can come
            let furthest = self.squares[pawn.index()]
                .into_iter()
                .max_by_key(|square| match color {
                    Color::White => square.rank() as i32,
                    Color::Black => -(square.rank() as i32),
                })
                .unwrap_or(pawn);
            all | furthest.into() | file & beyond(furthest, color)
        })
    }

    /// Men of `color` that can come to one of `squares` may be captured there.
    fn capture(&mut self, position: &Position, color: Color, squares: Bitboard) {
        let board = position.board();
        let prey = board.by_color(color) & !board.by_role(Role::King) & !self.falls;
        for home in prey {
            if self.squares[home.index()].intersects(squares) {
                self.falls |= home.into();
            }
        }
    }

    /// The squares to which a pawn on `from` may come by capturing one that
    /// steps past it later on.
    fn captures_en_passant(&mut self, position: &Position, from: Square, color: Color) -> Bitboard {
        let mut passed = Bitboard::EMPTY;
        let fifth = if color == Color::White { Rank::Fifth } else { Rank::Fourth };
        if from.rank() != fifth {
            return passed;
        }
        let forward = if color == Color::White { 1 } else { -1 };
        for side in [-1, 1] {
            let (Some(beside), Some(ahead), Some(home)) =
                (from.offset(side, 0), from.offset(side, forward), from.offset(side, 2 * forward))
            else {
                continue;
            };
            let pawn = Some(Piece { color: !color, role: Role::Pawn });
            if position.piece_at(home) == pawn && self.squares[home.index()].contains(beside) {
                self.falls |= home.into();
                passed |= ahead.into();
            }
        }
        passed
    }

    /// The capture en passant that is possible at once.
    fn pass_en_passant(&mut self, position: &Position) {
        let Some(square) = position.en_passant() else { return };
        let color = position.turn();
        let forward = if color == Color::White { 1 } else { -1 };
        for from in pawn_attacks(!color, square) & position.board().pieces(color, Role::Pawn) {
            self.squares[from.index()] |= square.into();
        }
        if let Some(pawn) = square.offset(0, -forward) {
            self.falls |= pawn.into();
        }
    }

    fn castle(&mut self, position: &Position) {
        for rook in position.castling_rooks() {
            // castling rights name rooks
            let Some(color) = position.board().color_at(rook) else { continue };
            let king = position.king(color);
            let movers = Bitboard::from(king) | rook.into();
            if (castling::path(color, king, rook).vacant & !movers).intersects(self.stays) {
                continue;
            }
            let side = CastlingSide::of(king, rook);
            self.squares[king.index()] |= side.king_target(color).into();
            self.squares[rook.index()] |= side.rook_target(color).into();
        }
    }

    /// Squares that men of `color` who stay attack for good: of lines only the
    /// first square, as something may come to stand on it.
    fn guarded(&self, position: &Position, color: Color) -> Bitboard {
        let board = position.board();
        let mut guarded = Bitboard::EMPTY;
        for home in self.stays & board.by_color(color) {
            // homes are filled squares
            let Some(role) = board.role_at(home) else { continue };
            guarded |= match role {
                Role::King => king_attacks(home),
                _ => attacks(role, color, home, Bitboard::FULL),
            };
        }
        guarded
    }

    /// All squares that the men of `homes` can reach.
    pub(super) fn union(&self, homes: Bitboard) -> Bitboard {
        homes.into_iter().fold(Bitboard::EMPTY, |all, home| all | self.squares[home.index()])
    }

    /// What the man of `home` attacks from `square` at most, with only the men
    /// that stay in its way, and among them not `king`.
    pub(super) fn attacks(
        &self,
        piece: Piece,
        home: Square,
        square: Square,
        king: Square,
    ) -> Bitboard {
        let occupied = self.stays & !Bitboard::from(king);
        let Piece { color, role } = piece;
        if self.promotes.contains(home) {
            attacks(Role::Queen, color, square, occupied)
                | attacks(Role::Knight, color, square, occupied)
        } else {
            attacks(role, color, square, occupied)
        }
    }
}

/// The ranks that lie before `square` as `color` sees it.
fn beyond(square: Square, color: Color) -> Bitboard {
    let rank = square.rank() as u32;
    match color {
        Color::White => Bitboard(u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0)),
        Color::Black => Bitboard((1 << (8 * rank)) - 1),
    }
}
