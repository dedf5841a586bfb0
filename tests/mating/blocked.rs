//! `blocked.txt`: walls of pawns with known answers, all decided within the budget
//! of a ruling, and each answer proved or tried by chance.

use annabella::games::Winnability;
use annabella::games::chess::{Budget, Color};

use crate::positions::{Case, cases};
use crate::proofs::{assert_mates, mates_anywhere, mates_by_chance};

/// Reachable positions up to which a proof visits them all.
const MOST_VISITED: usize = 2_000;

#[test]
fn walls_are_decided() {
    let cases = cases(include_str!("blocked.txt"));
    assert!(cases.len() >= 100, "{} positions", cases.len());
    let asks_all = std::env::var("ANNABELLA_MATING").is_ok_and(|what| what == "all");
    for Case { position, can_win, is_long } in cases {
        if is_long && !asks_all {
            continue;
        }
        for color in Color::ALL {
            if can_win[color as usize] {
                let line = position.helpmate(color, Budget::RULING);
                let line = line.unwrap_or_else(|| panic!("{color} mates in {position}"));
                assert_mates(&position, color, &line);
                continue;
            }
            let given = position.winnability(color, Budget::RULING);
            assert_eq!(given, Winnability::Unwinnable, "{color} in {position}");
            if mates_anywhere(&position, color, MOST_VISITED).is_none() {
                assert!(!mates_by_chance(&position, color, 4, 80), "{color} in {position}");
            }
        }
    }
}
