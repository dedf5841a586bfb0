//! Finds the multipliers of `core/src/games/chess/attacks/magics.rs`.
//!
//! For each square it draws sparse random numbers until one sends every
//! arrangement of blockers to an index of its own or to one with the same
//! attacks (chessprogramming.org, "Looking for Magics"). The seed is fixed, so
//! the table comes out the same each time:
//!
//! `cargo run --release --example find_magics`

use annabella::games::chess::{Bitboard, Color, File, Rank, Role, Square, attacks};

fn main() {
    let mut random = 0x0A77_ABE1_1A00_0001u64;
    for role in [Role::Bishop, Role::Rook] {
        println!("{role:?}");
        for square in Square::ALL {
            println!("    {:#018X},", find(role, square, &mut random));
        }
    }
}

fn find(role: Role, square: Square, random: &mut u64) -> u64 {
    let mask = blocker_mask(role, square);
    let bits = mask.len();
    let blockers = subsets(mask);
    let attacked: Vec<Bitboard> =
        blockers.iter().map(|&set| attacks(role, Color::White, square, set)).collect();
    loop {
        let magic = next(random) & next(random) & next(random);
        if (mask.0.wrapping_mul(magic) >> 56).count_ones() < 6 {
            continue;
        }
        let mut table = vec![None; 1 << bits];
        let fits = blockers.iter().zip(&attacked).all(|(set, &attacked)| {
            let index = (set.0.wrapping_mul(magic) >> (64 - bits)) as usize;
            *table[index].get_or_insert(attacked) == attacked
        });
        if fits {
            return magic;
        }
    }
}

/// The squares whose filling changes the attacks: the rays without their ends.
fn blocker_mask(role: Role, square: Square) -> Bitboard {
    let mut mask = attacks(role, Color::White, square, Bitboard::EMPTY);
    for file in [File::A, File::H] {
        if square.file() != file {
            mask &= !Bitboard::file(file);
        }
    }
    for rank in [Rank::First, Rank::Eighth] {
        if square.rank() != rank {
            mask &= !Bitboard::rank(rank);
        }
    }
    mask
}

fn subsets(mask: Bitboard) -> Vec<Bitboard> {
    let mut subset = 0u64;
    let mut all = Vec::new();
    loop {
        all.push(Bitboard(subset));
        subset = subset.wrapping_sub(mask.0) & mask.0;
        if subset == 0 {
            return all;
        }
    }
}

/// Xorshift, enough for a search whose result is checked.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}
