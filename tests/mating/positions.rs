//! `positions.txt`: positions with known answers, each proved anew.

use annabella::games::Winnability;
use annabella::games::chess::{Budget, Color, Position};

use crate::proofs::{assert_mates, mates_anywhere, mates_by_chance, mirrored, swapped};

/// Reachable positions up to which a proof visits them all.
const MOST_VISITED: usize = 20_000;

pub struct Case {
    pub position: Position,
    /// Whether White and Black can still mate.
    pub can_win: [bool; 2],
    /// Whether it takes long to find out.
    pub is_long: bool,
}

fn known() -> Vec<Case> {
    cases(include_str!("positions.txt"))
}

/// The positions of a text with one a line.
pub fn cases(text: &str) -> Vec<Case> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (line, is_long) =
                line.strip_suffix(" | long").map_or((line, false), |line| (line, true));
            let fields: Vec<&str> = line.split(" | ").collect();
            let [fen, winners, why] = fields[..] else { panic!("three fields: {line}") };
            assert!(!why.is_empty(), "a reason: {line}");
            let can_win = match winners {
                "both" => [true, true],
                "White" => [true, false],
                "Black" => [false, true],
                "nobody" => [false, false],
                _ => panic!("who can win: {line}"),
            };
            let position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
            Case { position, can_win, is_long }
        })
        .collect()
}

fn answer(can_win: bool) -> Winnability {
    if can_win { Winnability::Winnable } else { Winnability::Unwinnable }
}

#[test]
fn every_answer_is_the_known_one() {
    let cases = known();
    assert!(cases.len() >= 200, "{} positions", cases.len());
    for Case { position, can_win, .. } in cases {
        for color in Color::ALL {
            let expected = answer(can_win[color as usize]);
            let given = position.winnability(color, Budget::RULING);
            assert_eq!(given, expected, "{color} in {position}");
            let given = swapped(&position).winnability(!color, Budget::RULING);
            assert_eq!(given, expected, "{color} in {position}, colours exchanged");
            if let Some(mirrored) = mirrored(&position) {
                let given = mirrored.winnability(color, Budget::RULING);
                assert_eq!(given, expected, "{color} in {position}, mirrored");
            }
        }
        assert_eq!(position.is_dead(Budget::RULING), can_win == [false, false], "{position}");
    }
}

#[test]
fn every_answer_is_proved() {
    for Case { position, can_win, .. } in known() {
        for color in Color::ALL {
            let expected = can_win[color as usize];
            let line = position.helpmate(color, Budget::RULING);
            assert_eq!(line.is_some(), expected, "a way to mate for {color} in {position}");
            if let Some(line) = line {
                assert_mates(&position, color, &line);
            } else if mates_anywhere(&position, color, MOST_VISITED).is_none() {
                assert!(!mates_by_chance(&position, color, 10, 100), "{color} in {position}");
            }
        }
    }
}

#[test]
fn a_small_budget_says_less_and_nothing_else() {
    for Case { position, can_win, .. } in known() {
        for budget in [0, 1, 10, 100, Budget::QUICK.0, 3_000].map(Budget) {
            for color in Color::ALL {
                let given = position.winnability(color, budget);
                let known = answer(can_win[color as usize]);
                assert!([known, Winnability::Undecided].contains(&given), "{color} in {position}");
            }
            assert!(!position.is_dead(budget) || can_win == [false, false], "{position}");
        }
    }
}
