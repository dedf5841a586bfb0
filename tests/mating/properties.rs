//! Properties of positions that random play brings about.

use annabella::games::Winnability;
use annabella::games::chess::{Budget, Color, Position, chess960};
use proptest::prelude::*;

use crate::proofs::{assert_mates, mates_by_chance, mirrored, swapped};

/// From where random play starts, beside the arrays of Chess960: little material
/// and blocked boards, where answers differ.
const STARTS: [&str; 8] = [
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B5/4K3 w - - 0 1",
    "4k3/8/8/p1p1p1p1/P1P1P1PP/8/8/4K3 b - - 0 1",
    "4k3/8/8/p1p1p1p1/PpP1P1P1/1P6/8/4K3 b - c3 0 1",
    "4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1",
    "4k2n/8/8/8/8/8/8/B3K3 w - - 0 1",
    "4k3/2b1p3/4P3/8/8/4p3/4P1B1/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/8/8/8/5k2/5rbK/4p1b1/5B1b w - - 0 1",
];

fn reached() -> impl Strategy<Value = Position> {
    let from = prop_oneof![
        (0..STARTS.len()).prop_map(|number| STARTS[number].parse().unwrap()),
        (0..chess960::COUNT).prop_map(|number| chess960::start(number).unwrap()),
    ];
    (from, prop::collection::vec(any::<prop::sample::Index>(), 0..120)).prop_map(
        |(start, choices): (Position, Vec<prop::sample::Index>)| {
            let mut position = start;
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.after_legal(*choice.get(&moves));
            }
            position
        },
    )
}

/// Enough for nearly all, and quick where it is not.
const BUDGET: Budget = Budget(30_000);

proptest! {
    #[test]
    fn answers_hold(position in reached()) {
        for color in Color::ALL {
            let given = position.winnability(color, BUDGET);
            let line = position.helpmate(color, BUDGET);
            match given {
                Winnability::Winnable => {
                    // one piece each may be known before the mate is found
                    let line = line.or_else(|| position.helpmate(color, Budget::RULING));
                    prop_assert!(line.is_some(), "{color} in {position}");
                    assert_mates(&position, color, &line.unwrap());
                }
                Winnability::Unwinnable => {
                    prop_assert!(line.is_none(), "{color} in {position}");
                    prop_assert!(!mates_by_chance(&position, color, 5, 60), "{color} in {position}");
                    for mv in position.legal_moves() {
                        let next = position.after_legal(mv).winnability(color, BUDGET);
                        prop_assert_ne!(next, Winnability::Winnable, "{} after {:?} in {}", color, mv, position);
                    }
                }
                Winnability::Undecided => prop_assert!(line.is_none(), "{color} in {position}"),
            }
        }
    }

    #[test]
    fn colours_and_mirrors_change_nothing(position in reached()) {
        for color in Color::ALL {
            let given = position.winnability(color, BUDGET);
            prop_assert_eq!(given, position.winnability(color, BUDGET), "{} again", position);
            prop_assert_eq!(given, swapped(&position).winnability(!color, BUDGET), "{}", position);
            if let Some(mirrored) = mirrored(&position) {
                let other = mirrored.winnability(color, BUDGET);
                let undecided = Winnability::Undecided;
                prop_assert!(
                    given == other || given == undecided || other == undecided,
                    "{color} in {position}"
                );
            }
        }
    }

    #[test]
    fn what_is_dead_stays_dead(position in reached()) {
        if position.is_dead(Budget::QUICK) {
            for color in Color::ALL {
                prop_assert_ne!(
                    position.winnability(color, BUDGET), Winnability::Winnable, "{}", position
                );
            }
        }
    }
}
