//! One piece each beside the kings.

use annabella::games::Winnability;
use annabella::games::chess::{Budget, Color, Role};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::proofs::{assert_mates, mates_anywhere, swapped};
use crate::retrograde::{Class, STATES, State, Tables, is_legal, legal_states, position};

const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn is_all_asked() -> bool {
    std::env::var("ANNABELLA_MATING").is_ok_and(|value| value == "all")
}

fn lone_pieces() -> impl Iterator<Item = Class> {
    ROLES.into_iter().map(|role| (Some(role), None))
}

fn pairs() -> impl Iterator<Item = Class> {
    ROLES
        .into_iter()
        .flat_map(|white| ROLES.into_iter().map(move |black| (Some(white), Some(black))))
}

/// Every legal position of a class, for both sides: what the tables say.
fn compare(tables: &mut Tables, class: Class) {
    tables.solve(class);
    let mut winnable = 0_u64;
    for state in legal_states(class) {
        let position = position(class, state);
        let can_win = tables.can_win(class, state);
        winnable += u64::from(can_win);
        let expected = if can_win { Winnability::Winnable } else { Winnability::Unwinnable };
        let given = position.winnability(Color::White, Budget::RULING);
        assert_eq!(given, expected, "{position}");
    }
    println!("{class:?}: {winnable} positions can be won by the first");
}

#[test]
fn all_positions_of_one_piece() {
    let mut tables = Tables::default();
    for class in lone_pieces() {
        compare(&mut tables, class);
    }
}

#[test]
fn all_positions_of_one_piece_each() {
    if !is_all_asked() {
        return;
    }
    let mut tables = Tables::default();
    for class in pairs() {
        compare(&mut tables, class);
    }
}

/// Some positions of each class: what can be won is won on the board, what
/// cannot, is either visited whole or known by its pieces.
#[test]
fn some_positions_of_one_piece_each() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for class in pairs() {
        let draws = std::iter::repeat_with(|| random.next_u32() as usize % STATES);
        let legal = draws.map(State::from_index).filter(|&state| is_legal(class, state));
        for state in legal.take(60) {
            let position = position(class, state);
            let given = position.winnability(Color::White, Budget::RULING);
            let again = swapped(&position).winnability(Color::Black, Budget::RULING);
            assert_eq!(given, again, "{position}");
            match given {
                Winnability::Winnable => {
                    let line = position.helpmate(Color::White, Budget::RULING);
                    assert_mates(&position, Color::White, &line.expect("a line"));
                }
                Winnability::Unwinnable if position.can_win(Color::White).is_none() => {
                    assert_eq!(mates_anywhere(&position, Color::White, 10_000), Some(false));
                }
                Winnability::Unwinnable => {}
                Winnability::Undecided => panic!("undecided: {position}"),
            }
        }
    }
}
