//! Which squares a piece attacks from where it stands (articles 3.1 to 3.8).

#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod between;
mod lines;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod magics;
#[cfg(all(target_feature = "bmi2", not(any(target_os = "android", target_os = "ios"))))]
mod pext;
mod steps;
// phones have small caches, and an app is no larger than it must be
#[cfg(any(target_os = "android", target_os = "ios", test))]
mod subtraction;

use super::{Bitboard, Color, Role, Square};
#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub(crate) use between::between;
pub(crate) use lines::{bishop_rays, rook_rays};
#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub(crate) use magics::{bishop_attacks, rook_attacks};
pub(crate) use steps::{king_attacks, knight_attacks, pawn_attacks};
#[cfg(any(target_os = "android", target_os = "ios"))]
pub(crate) use subtraction::{between, bishop_attacks, rook_attacks};

/// The squares that a piece on `square` attacks while `occupied` is filled.
///
/// A pawn attacks diagonally forward, whether or not it could capture there.
///
/// ```
/// use annabella::games::chess::{Bitboard, Color, Role, Square, attacks};
///
/// let from_d4 = attacks(Role::Bishop, Color::White, Square::D4, Bitboard::EMPTY);
/// assert_eq!(from_d4.len(), 13);
/// ```
pub fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => bishop_attacks(square, occupied) | rook_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}
