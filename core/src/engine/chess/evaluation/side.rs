//! The board as one side sees it: each side's own back rank is its first, so
//! that whatever is counted is written once and the same for both.

use super::spans::{beside, north, south};
use crate::games::chess::attacks::{between, bishop_rays, king_attacks, rook_rays};
use crate::games::chess::{Bitboard, Board, Color, Role, Square};

/// The men of one colour.
#[derive(Clone, Copy)]
pub(super) struct Men {
    pub(super) pawns: Bitboard,
    pub(super) knights: Bitboard,
    pub(super) bishops: Bitboard,
    pub(super) rooks: Bitboard,
    pub(super) queens: Bitboard,
    pub(super) king: Bitboard,
    pub(super) all: Bitboard,
    /// How many pawns, knights, bishops, rooks and queens.
    pub(super) counts: [i32; 5],
}

impl Men {
    fn of(board: &Board, color: Color) -> Men {
        let all = board.by_color(color);
        let [pawns, knights, bishops, rooks, queens, king] =
            Role::ALL.map(|role| all & board.by_role(role));
        let counts = [pawns, knights, bishops, rooks, queens].map(|men| men.len() as i32);
        Men { pawns, knights, bishops, rooks, queens, king, all, counts }
    }

    fn flipped(&self) -> Men {
        Men {
            pawns: flip(self.pawns),
            knights: flip(self.knights),
            bishops: flip(self.bishops),
            rooks: flip(self.rooks),
            queens: flip(self.queens),
            king: flip(self.king),
            all: flip(self.all),
            counts: self.counts,
        }
    }

    pub(super) fn minors(&self) -> Bitboard {
        self.knights | self.bishops
    }

    /// All but pawns and king.
    pub(super) fn officers(&self) -> Bitboard {
        self.all & !(self.pawns | self.king)
    }

    /// Whether there are two bishops for squares of both shades.
    pub(super) fn has_bishop_pair(&self) -> bool {
        self.bishops.intersects(Bitboard::LIGHT) && self.bishops.intersects(Bitboard::DARK)
    }
}

/// The other side's view of a set.
pub(super) const fn flip(set: Bitboard) -> Bitboard {
    Bitboard(set.0.swap_bytes())
}

/// What stands where, from one side.
pub(super) struct Side {
    pub(super) own: Men,
    pub(super) enemy: Men,
    pub(super) occupied: Bitboard,
    pub(super) king: Square,
    pub(super) enemy_king: Square,
    /// What the pawns of this side attack, and those of the other.
    pub(super) pawn_attacks: Bitboard,
    pub(super) enemy_pawn_attacks: Bitboard,
    /// Own pieces that shelter the own king from an attack along a line.
    pub(super) pinned: Bitboard,
    /// Those lines, attackers included.
    pub(super) pin_lines: Bitboard,
}

impl Side {
    /// How both see it, first `color`.
    pub(super) fn both(board: &Board, color: Color) -> [Side; 2] {
        let white = Men::of(board, Color::White);
        let black = Men::of(board, Color::Black);
        let below = Side::new(white, black);
        let above = Side::new(black.flipped(), white.flipped());
        match color {
            Color::White => [below, above],
            Color::Black => [above, below],
        }
    }

    fn new(own: Men, enemy: Men) -> Side {
        let occupied = own.all | enemy.all;
        let king = square_of(own.king);
        let snipers = (bishop_rays(king) & (enemy.bishops | enemy.queens))
            | (rook_rays(king) & (enemy.rooks | enemy.queens));
        let (mut pinned, mut pin_lines) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for sniper in snipers {
            let line = between(king, sniper);
            let screen = line & occupied;
            if !screen.has_several() && screen.intersects(own.all) {
                pinned |= screen;
                pin_lines |= line | sniper.into();
            }
        }
        Side {
            own,
            enemy,
            occupied,
            king,
            enemy_king: square_of(enemy.king),
            pawn_attacks: beside(north(own.pawns)),
            enemy_pawn_attacks: beside(south(enemy.pawns)),
            pinned,
            pin_lines,
        }
    }
}

/// Where a king stands.
fn square_of(king: Bitboard) -> Square {
    Square::from_index(king.0.trailing_zeros() as u8)
}

/// What one side attacks, from its own view.
#[derive(Clone, Copy)]
pub(super) struct Attacks {
    pub(super) by_pawns: Bitboard,
    pub(super) by_knights: Bitboard,
    pub(super) by_bishops: Bitboard,
    pub(super) by_rooks: Bitboard,
    pub(super) by_queens: Bitboard,
    pub(super) by_king: Bitboard,
    /// By any.
    pub(super) any: Bitboard,
    /// By two at least.
    pub(super) twice: Bitboard,
    /// How many knights, bishops, rooks and queens strike around the king of
    /// the other side.
    pub(super) besiegers: [i32; 4],
    /// How often they strike squares next to him.
    pub(super) strikes: i32,
}

impl Attacks {
    /// Those of the pawns and the king.
    pub(super) fn new(side: &Side) -> Attacks {
        let by_king = king_attacks(side.king);
        let twice_by_pawns = {
            let ahead = north(side.own.pawns);
            super::spans::west(ahead) & super::spans::east(ahead)
        };
        Attacks {
            by_pawns: side.pawn_attacks,
            by_knights: Bitboard::EMPTY,
            by_bishops: Bitboard::EMPTY,
            by_rooks: Bitboard::EMPTY,
            by_queens: Bitboard::EMPTY,
            by_king,
            any: side.pawn_attacks | by_king,
            twice: twice_by_pawns | (side.pawn_attacks & by_king),
            besiegers: [0; 4],
            strikes: 0,
        }
    }

    /// As the other side sees them.
    pub(super) fn flipped(&self) -> Attacks {
        Attacks {
            by_pawns: flip(self.by_pawns),
            by_knights: flip(self.by_knights),
            by_bishops: flip(self.by_bishops),
            by_rooks: flip(self.by_rooks),
            by_queens: flip(self.by_queens),
            by_king: flip(self.by_king),
            any: flip(self.any),
            twice: flip(self.twice),
            ..*self
        }
    }
}

/// Steps of a king from one square to the other.
pub(super) fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as i32 - other.file() as i32).abs();
    let ranks = (one.rank() as i32 - other.rank() as i32).abs();
    files.max(ranks)
}

/// The squares around a king that count as his: those next to him, shifted
/// inward at the edges.
pub(super) fn ring(king: Square) -> Bitboard {
    let file = (king.file() as u8).clamp(1, 6);
    let rank = (king.rank() as u8).clamp(1, 6);
    let middle = Square::from_index(8 * rank + file);
    king_attacks(middle) | middle.into()
}
