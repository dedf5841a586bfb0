//! Problems: what is caught, and how.

use annabella::engine::yin_yang::{CancelFlag, Limits, Report, Request, Searcher, Solved, Solver};
use annabella::games::yin_yang::sight::{self, Reason, reasons};
use annabella::games::yin_yang::{Move, Position, notation};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

fn read(text: &str) -> Position {
    text.parse().expect("a position")
}

fn why(text: &str, mv: &str) -> Option<Reason> {
    let position = read(text);
    let mv = notation::parse(&position, mv, &[]).expect("a legal move");
    reasons(&position, &[], mv).first().copied()
}

fn search(position: &Position, nodes: u64) -> Report {
    let limits = Limits { nodes, ..Limits::default() };
    let request = Request { position, past: &[], limits };
    Searcher::new(4).search(&request, &CancelFlag::default(), &mut |_| {}).expect("a move")
}

/// White's stone at D5 runs to the right and down, and is caught.
const LADDER: &str = "9/9/9/3b5/2bw5/2b6/9/9/9 b 1";
/// The same with a stone in the way.
const BROKEN: &str = "9/9/9/3b5/2bw5/2b6/5w3/9/9 b 1";
/// White's stone at E5 can go to F5 or E4.
const NET: &str = "9/9/9/4bb3/3bw4/3b5/9/9/9 b 1";
/// White's two stones in the corner would be connected at B1.
const SNAPBACK: &str = "6/6/6/bb4/wwbb2/2www1 b 2";
/// A stone at E5 attacks to the left and to the right.
const DOUBLE: &str = "9/9/9/3b1b3/2bw1wb2/9/9/9/9 b 1";
/// Two stones of each side cross.
const CROSSCUT: &str = "6/6/2bw2/2wb2/6/6 b 1";

#[test]
fn what_a_stone_catches_is_told() {
    assert_eq!(why(LADDER, "E5"), Some(Reason::Ladder(1)));
    assert_eq!(why("9/9/9/4bb3/3bw4/3b5/9/7w1/9 b 5", "F4"), Some(Reason::Net(1)));
    // a ladder would catch it as well, so that no net is spoken of
    assert_eq!(why(NET, "F4"), Some(Reason::Holds(1)));
    assert_eq!(why(SNAPBACK, "B1"), Some(Reason::Snapback(2)));
    assert_eq!(why(DOUBLE, "E5"), Some(Reason::DoubleAtari(2)));
}

#[test]
fn what_is_not_caught_is_not_told_to_be() {
    assert_eq!(why(BROKEN, "E5"), Some(Reason::Atari(1)));
    // a stone more, and the net has a hole
    assert_ne!(why("9/9/9/4bb3/3bw4/3b5/4w4/9/9 b 5", "F4"), Some(Reason::Net(1)));
}

#[test]
fn what_a_stone_takes_or_keeps_is_told() {
    assert_eq!(why("5/5/1b3/bw3/1b3 b 5", "C2"), Some(Reason::Captures(1)));
    assert_eq!(why("5/5/1b3/bw3/1b3 b 1", "C2"), Some(Reason::Wins(1)));
    assert_eq!(why("5/5/1b3/bw3/1b3 w 5", "C2"), Some(Reason::Saves(1)));
    assert_eq!(why("9/9/9/3b5/2bw5/2b6/9/9/9 w 5", "E5"), Some(Reason::Escapes(1)));
    assert_eq!(why("5/5/2w2/5/5 b 5", "C2"), Some(Reason::Presses(3)));
    assert_eq!(why("9/9/9/9/9/9/9/9/9 b 5", "E5"), Some(Reason::Centre));
    assert_eq!(why("9/9/9/9/9/2b6/9/9/9 b 5", "C5"), Some(Reason::Extends(6)));
    assert_eq!(why("9/9/9/9/3wb4/4b4/9/9/9 b 5", "D6"), Some(Reason::Threatens(1)));
    assert_eq!(why("5/2b2/5/2b2/5 b 5", "C3"), Some(Reason::Connects));
    assert_eq!(why("5/2b2/5/2b2/5 w 5", "C3"), Some(Reason::Cuts));
    assert_eq!(why("5/5/2w2/5/5 b 5", "pass"), Some(Reason::Passes));
}

/// What a stone that does nothing else is put for: in the middle, beside its own, towards others,
/// where there is room.
#[test]
fn where_a_quiet_stone_stands_is_told() {
    let five = "13/13/3b5b3/13/13/13/13/13/13/3w5w3/13/13/12w b 5";
    assert_eq!(why("9/9/9/9/9/9/9/9/9 b 5", "C2"), None);
    assert_eq!(why(five, "D8"), Some(Reason::Supports(3)));
    assert_eq!(why(five, "D7"), Some(Reason::Approaches(3)));
    assert_eq!(why(five, "F11"), Some(Reason::Supports(2)));
    assert_eq!(why(five, "G8"), Some(Reason::Apart(6)));
    assert_eq!(why(five, "G1"), Some(Reason::Apart(6)));
    assert_eq!(why("9/9/9/9/9/9/1b6w/9/9 b 5", "F3"), Some(Reason::Approaches(3)));
    assert_eq!(why("9/9/9/9/9/9/1b4w2/1b7/1b7 b 5", "D3"), Some(Reason::Between));
    assert_eq!(why(five, "A1"), Some(Reason::Apart(6)));
    let facts = |text: &str, mv: &str| {
        let position = read(text);
        sight::facts(&position, &[], notation::parse(&position, mv, &[]).expect("a legal move"))
    };
    let at = facts(five, "D8")[0].stones.first().expect("a stone");
    assert_eq!(at.to_string(), "D11");
    // a stone that does something has no such reason
    let all = facts("5/5/2w2/5/5 b 5", "C2");
    assert!(!all.iter().any(|fact| fact.reason.is_quiet()), "{all:?}");
}

/// What is nearest is told first, and what was in atari before is in no ladder.
#[test]
fn the_nearest_fact_comes_first() {
    let all = |text: &str, mv: &str| {
        let position = read(text);
        reasons(&position, &[], notation::parse(&position, mv, &[]).expect("a legal move"))
    };
    for (text, mv, expected) in [
        // stones that are in atari all at once come before what is threatened besides
        ("9/9/3bb4/2bwwb3/9/2bwb4/3b5/9/9 b 5", "D5", &[Reason::Captures(1), Reason::Atari(2)][..]),
        // D5 is in atari and could run, and E4 has it caught all the same
        ("9/9/9/3b5/2bwb4/2b6/5w3/9/9 b 5", "E4", &[Reason::Holds(1)]),
    ] {
        let found = all(text, mv);
        assert!(found.starts_with(expected), "{text} {mv}: {found:?}, not {expected:?}");
    }
}

#[test]
fn the_stones_that_save_a_group_are_found() {
    let saving = |text: &str, at: &str| {
        let position = read(text);
        let points = sight::saving(&position, &[], at.parse().unwrap());
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    // in a ladder, where a stone on its way helps as well
    let ladder = saving(LADDER, "D5");
    assert!(ladder.split(' ').any(|point| point == "E5"), "{ladder}");
    assert!(ladder.split(' ').any(|point| point == "G2"), "{ladder}");
    // in atari; in the corner nothing does
    assert_eq!(saving("5/5/1b3/bw3/1b3 w 5", "B2"), "C2");
    assert_eq!(saving("9/9/9/9/9/9/9/w8/b8 b 5", "A1"), "");
    assert_eq!(saving("9/9/9/9/9/9/9/w8/b8 b 5", "E5"), "");
}

#[test]
fn the_search_finds_what_catches() {
    for text in [LADDER, NET, SNAPBACK, DOUBLE] {
        let position = read(text);
        let found = search(&position, 2_000);
        let reasons = reasons(&position, &[], found.best);
        let catches = reasons.iter().any(|reason| {
            matches!(
                reason,
                Reason::Ladder(_)
                    | Reason::Net(_)
                    | Reason::Holds(_)
                    | Reason::Snapback(_)
                    | Reason::DoubleAtari(_)
            )
        });
        assert!(catches, "{text}: {found:?} {reasons:?}");
    }
}

/// Who wins, proved.
fn winner(position: &Position) -> Solved {
    let limits = Limits::default();
    Solver::new(8).solve(position, true, &limits, &CancelFlag::default()).solved
}

#[test]
fn in_races_the_search_keeps_a_win_that_is_proved() {
    // each side's stones are in danger, and who begins is first
    let races = [CROSSCUT, "5/1bw2/1bw2/1wb2/5 b 1", "5/1bbw1/1wwb1/5/5 w 1"];
    for text in races {
        let position = read(text);
        let won = Solved::Won(position.turn());
        assert_eq!(winner(&position), won, "{text}");
        let found = search(&position, 60_000);
        assert_eq!(winner(&position.after(found.best)), won, "{text}: {found:?}");
    }
}

/// A board of eight lines, too large to be proved before the search, with so many stones of 16
/// points.
fn scattered(random: &mut ChaCha8Rng, of_16: u32, turn: char) -> Option<Position> {
    let mut point = || {
        let number = random.next_u32();
        if number % 16 < of_16 { ['b', 'w'][(number >> 8) as usize % 2] } else { '.' }
    };
    let rows: Vec<String> = (0..8).map(|_| (0..8).map(|_| point()).collect()).collect();
    format!("{} {turn} 1", rows.join("/")).parse().ok()
}

#[test]
fn what_the_search_calls_decided_is_proved() {
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let (mut won, mut lost) = (0, 0);
    while won + lost < 60 {
        let of_16 = 4 + random.next_u32() % 6;
        let Some(position) = scattered(&mut random, of_16, 'b') else { continue };
        let takes = |mv: &Move| mv.point().is_some_and(|at| !position.captured(at).is_empty());
        if position.legal_moves(&[]).iter().any(takes) {
            continue;
        }
        let found = search(&position, 100);
        if !found.is_decided() {
            continue;
        }
        let limits = Limits { nodes: 20_000, ..Limits::default() };
        let proved = Solver::new(4).solve(&position, true, &limits, &CancelFlag::default()).solved;
        if proved == Solved::Unknown {
            continue;
        }
        let turn = position.turn();
        let winner = if found.value > 0 { turn } else { !turn };
        assert_eq!(proved, Solved::Won(winner), "{position} {found:?}");
        if winner == turn {
            won += 1;
        } else {
            lost += 1;
        }
    }
    assert!(won > 5 && lost > 5, "{won} {lost}");
}
