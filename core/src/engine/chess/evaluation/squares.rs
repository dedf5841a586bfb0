//! Material, and what each square adds to a piece.
//!
//! The tables are computed from formulas at compile time; most follow how near
//! a square is to the centre.

use super::tapered::{Tapered, tapered};
use crate::games::chess::{Board, Color, Role, Square};

const fn material_of(role: Role) -> (i32, i32) {
    match role {
        Role::Pawn => (88, 112),
        Role::Knight => (325, 300),
        Role::Bishop => (338, 318),
        Role::Rook => (480, 535),
        Role::Queen => (985, 990),
        Role::King => (0, 0),
    }
}

/// How near a file or rank, numbered from 0, is to the middle: 0 to 3.
const fn nearness(line: i32) -> i32 {
    if line < 4 { line } else { 7 - line }
}

/// How near a square is to the centre: 0 in a corner, 6 in the middle.
pub(super) const fn centrality(square: Square) -> i32 {
    nearness(square.file() as i32) + nearness(square.rank() as i32)
}

/// By rank from the own side; a pawn is never on the first or last.
const PAWN_RANK: [(i32, i32); 8] =
    [(0, 0), (-3, 0), (-1, 3), (3, 10), (10, 22), (22, 42), (40, 68), (0, 0)];
/// What each step of a pawn's file towards the middle adds, by rank: to stay at
/// home in the centre is bad, to stand in it good.
const PAWN_CENTRE: [i32; 8] = [0, -4, 2, 7, 7, 4, 2, 0];
/// The king wants a corner behind its pawns, by file.
const KING_FILE: [i32; 8] = [20, 28, 8, -10, -10, 8, 28, 20];

/// For a piece of White on `square`.
const fn bonus(role: Role, square: Square) -> (i32, i32) {
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    let centre = centrality(square);
    let forward = if rank < 6 { rank as i32 } else { 5 };
    match role {
        Role::Pawn => {
            let (middlegame, endgame) = PAWN_RANK[rank];
            (middlegame + nearness(file as i32) * PAWN_CENTRE[rank], endgame)
        }
        Role::Knight => (7 * centre + 3 * forward - 33, 5 * centre - 18),
        Role::Bishop => {
            let at_home = if rank == 0 { -10 } else { 0 };
            (3 * centre + forward - 10 + at_home, 2 * centre - 7)
        }
        Role::Rook => {
            let seventh = if rank == 6 { 16 } else { 0 };
            (3 * nearness(file as i32) + seventh - 5, seventh / 2)
        }
        Role::Queen => (centre - 3, 4 * centre - 14),
        Role::King => {
            let step = rank as i32;
            let exposed = if step < 4 { 26 * step } else { 90 };
            (KING_FILE[file] - exposed, 9 * centre - 30)
        }
    }
}

/// By role code and square, for White.
static WORTH: [[Tapered; 64]; 8] = {
    let mut worth = [[tapered(0, 0); 64]; 8];
    let mut at = 0;
    while at < 6 {
        let role = Role::ALL[at];
        let (middlegame, endgame) = material_of(role);
        let mut index = 0;
        while index < 64 {
            let (more_middlegame, more_endgame) = bonus(role, Square::ALL[index]);
            worth[role as usize][index] =
                tapered(middlegame + more_middlegame, endgame + more_endgame);
            index += 1;
        }
        at += 1;
    }
    worth
};

/// The pieces of `color` where they stand.
pub(super) fn material(board: &Board, color: Color) -> Tapered {
    let flip = match color {
        Color::White => 0,
        Color::Black => 0o70,
    };
    let mut sum = Tapered::default();
    for role in Role::ALL {
        for square in board.pieces(color, role) {
            sum += WORTH[role as usize][square.index() ^ flip];
        }
    }
    sum
}
