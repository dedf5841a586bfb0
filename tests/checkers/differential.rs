//! Random games beside the plain rules; kings and loops more often than in play.
//!
//! `ANNABELLA_WALK_POSITIONS` sets how many positions are compared.

use annabella::games::Side;
use annabella::games::checkers::{Piece, Position, Rank, Setup, Square};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::plain::{Plain, compare};

const PLIES_A_GAME: usize = 120;

fn positions_to_compare() -> usize {
    std::env::var("ANNABELLA_WALK_POSITIONS")
        .map_or(60_000, |text| text.parse().expect("ANNABELLA_WALK_POSITIONS is a number"))
}

/// Plays random moves in both; how many positions were compared.
fn walk(start: Position, random: &mut ChaCha8Rng) -> usize {
    let (mut ours, mut plain) = (start, Plain::of(&start));
    for ply in 0..PLIES_A_GAME {
        compare(&ours, &plain);
        let moves = ours.legal_moves();
        if moves.is_empty() {
            return ply + 1;
        }
        let mv = moves[random.next_u32() as usize % moves.len()];
        let way = mv.squares().map(|at| (at.row() as usize, at.column() as usize)).collect();
        (ours, plain) = (ours.after(mv), plain.after(&way));
    }
    PLIES_A_GAME
}

#[test]
fn random_games_from_the_start() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut left = positions_to_compare() / 3;
    while left > 0 {
        left = left.saturating_sub(walk(Position::default(), &mut random));
    }
}

/// A side to move with a few kings among many pieces that stand apart, so that rounds of jumps
/// come about.
fn scattered(random: &mut ChaCha8Rng) -> Option<Position> {
    let turn = if random.next_u32().is_multiple_of(2) { Side::First } else { Side::Second };
    let mut setup = Setup::empty(turn);
    let (own, others) = (1 + random.next_u32() % 4, 1 + random.next_u32() % 12);
    for (side, count) in [(turn, own), (!turn, others)] {
        for _ in 0..count {
            let square = Square::ALL[random.next_u32() as usize % 32];
            let last_row = if side == Side::First { 7 } else { 0 };
            let is_king = square.row() == last_row || !random.next_u32().is_multiple_of(3);
            let rank = if is_king { Rank::King } else { Rank::Man };
            setup.set(square, Some(Piece { side, rank }));
        }
    }
    setup.position().ok()
}

/// One king and what it can take in long rounds: pieces apart from each other, on rows that it
/// jumps over.
fn around_a_king(random: &mut ChaCha8Rng) -> Option<Position> {
    let turn = if random.next_u32().is_multiple_of(2) { Side::First } else { Side::Second };
    let mut setup = Setup::empty(turn);
    let king = Square::ALL[random.next_u32() as usize % 32];
    setup.set(king, Some(Piece { side: turn, rank: Rank::King }));
    for square in Square::ALL {
        let is_jumped = square.row() % 2 != king.row() % 2
            && (1..7).contains(&square.row())
            && (1..7).contains(&square.column());
        if is_jumped && !random.next_u32().is_multiple_of(3) {
            setup.set(square, Some(Piece { side: !turn, rank: Rank::King }));
        }
    }
    setup.position().ok()
}

#[test]
fn kings_among_many_pieces() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let (mut compared, mut rounds) = (0, 0);
    while compared < positions_to_compare() * 2 / 3 {
        let drawn = if compared.is_multiple_of(4) {
            around_a_king(&mut random)
        } else {
            scattered(&mut random)
        };
        let Some(position) = drawn else { continue };
        compare(&position, &Plain::of(&position));
        compared += 1;
        let is_round = |mv: &annabella::games::checkers::Move| mv.from() == mv.to() && mv.is_jump();
        rounds += usize::from(position.legal_moves().iter().any(is_round));
        if compared.is_multiple_of(50) {
            compared += walk(position, &mut random);
        }
    }
    assert!(rounds > compared / 100, "{rounds} rounds in {compared} positions");
}
