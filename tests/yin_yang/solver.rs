//! Who wins when the first capture does, beside a plain search of all games.

use std::collections::HashMap;

use annabella::engine::yin_yang::{CancelFlag, Limits, Solved, Solver};
use annabella::games::Side;
use annabella::games::yin_yang::{End, Position, Size};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

fn solve(text: &str, passing: bool) -> Solved {
    let position: Position = text.parse().expect("a position");
    let limits = Limits::default();
    Solver::new(4).solve(&position, passing, &limits, &CancelFlag::default()).solved
}

fn empty(columns: u8, rows: u8) -> String {
    format!("{} b 1", vec![columns.to_string(); usize::from(rows)].join("/"))
}

/// What all games from a position come to: 1 where its mover wins, 0 in a draw, -1.
fn plain(position: &Position, passing: bool, known: &mut HashMap<(u64, Side, u8), i32>) -> i32 {
    let of = |winner: Side| if winner == position.turn() { 1 } else { -1 };
    match position.end() {
        Some(End::Target { winner }) => return of(winner),
        Some(End::Passed { winner }) => return winner.map_or(0, of),
        None => {}
    }
    let passes = if passing { position.passes() } else { 0 };
    let key = (position.key(), position.turn(), passes);
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let mut best = -1;
    for mv in position.legal_moves(&[]) {
        if !mv.is_pass() || passing {
            best = best.max(-plain(&position.after(mv), passing, known));
        }
        if best == 1 {
            break;
        }
    }
    known.insert(key, best);
    best
}

fn solved(value: i32, turn: Side) -> Solved {
    match value {
        1 => Solved::Won(turn),
        0 => Solved::Drawn,
        _ => Solved::Won(!turn),
    }
}

#[test]
fn empty_boards_are_won_as_is_known() {
    let first = [(3, 3), (4, 3), (3, 4), (5, 3), (3, 5)];
    let second = [(2, 2), (2, 3), (3, 2), (4, 4)];
    for (sizes, winner) in [(&first[..], Side::First), (&second[..], Side::Second)] {
        for (columns, rows) in sizes {
            assert_eq!(
                solve(&empty(*columns, *rows), false),
                Solved::Won(winner),
                "{columns}x{rows}"
            );
        }
    }
    for (columns, rows) in [(3, 3), (4, 4)] {
        assert_eq!(solve(&empty(columns, rows), true), Solved::Drawn, "{columns}x{rows}");
    }
}

#[test]
fn on_five_lines_the_centre_wins_and_the_corner_loses() {
    assert_eq!(solve("5/5/2b2/5/5 w 1", false), Solved::Won(Side::First));
    assert_eq!(solve("5/5/5/5/b4 w 1", false), Solved::Won(Side::Second));
}

#[test]
fn the_crosscut_of_six_lines_is_won_by_who_begins() {
    assert_eq!(solve("6/6/2bw2/2wb2/6/6 b 1", false), Solved::Won(Side::First));
    assert_eq!(solve("6/6/2bw2/2wb2/6/6 w 1", false), Solved::Won(Side::Second));
}

/// The board with this number, in base three, if it is one.
fn numbered(size: Size, number: u64, turn: char) -> Option<Position> {
    let mut left = number;
    let rows: Vec<String> = (0..size.rows())
        .map(|_| {
            let mut point = || {
                let stone = ['.', 'b', 'w'][(left % 3) as usize];
                left /= 3;
                stone
            };
            (0..size.columns()).map(|_| point()).collect()
        })
        .collect();
    format!("{} {turn} 1", rows.join("/")).parse().ok()
}

#[test]
fn all_positions_of_three_lines_are_solved_as_a_plain_search_does() {
    let size = Size::square(3).unwrap();
    let mut solver = Solver::new(0);
    let mut compared = 0;
    for passing in [false, true] {
        let mut known = HashMap::new();
        for number in 0..3_u64.pow(9) {
            for turn in ['b', 'w'] {
                let Some(position) = numbered(size, number, turn) else { continue };
                let expected = solved(plain(&position, passing, &mut known), position.turn());
                let found =
                    solver.solve(&position, passing, &Limits::default(), &CancelFlag::default());
                assert_eq!(found.solved, expected, "{position} {passing}");
                compared += 1;
            }
        }
    }
    assert!(compared > 40_000, "{compared}");
}

#[test]
fn positions_by_chance_are_solved_as_a_plain_search_does() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut solver = Solver::new(0);
    for (columns, rows) in [(4, 4), (3, 5), (5, 3)] {
        let size = Size::new(columns, rows).unwrap();
        let mut known = [HashMap::new(), HashMap::new()];
        let mut compared = 0;
        while compared < 60 {
            // about as many empty points as a plain search can fill
            let mut number = 0;
            for _ in 0..size.count() {
                let digit = [0, 0, 0, 1, 2][random.next_u32() as usize % 5];
                number = 3 * number + digit;
            }
            let turn = if random.next_u32().is_multiple_of(2) { 'b' } else { 'w' };
            let Some(position) = numbered(size, number, turn) else { continue };
            if position.empty().len() > 9 {
                continue;
            }
            for passing in [false, true] {
                let known = &mut known[usize::from(passing)];
                let expected = solved(plain(&position, passing, known), position.turn());
                let found =
                    solver.solve(&position, passing, &Limits::default(), &CancelFlag::default());
                assert_eq!(found.solved, expected, "{position} {passing}");
            }
            compared += 1;
        }
    }
}

#[test]
fn what_it_is_not_made_for_is_unknown() {
    let cancel = CancelFlag::default();
    let unknown = |text: &str, nodes| {
        let position: Position = text.parse().unwrap();
        let limits = Limits { nodes, ..Limits::default() };
        let found = Solver::new(0).solve(&position, false, &limits, &cancel);
        found.solved == Solved::Unknown && (nodes == 0 || found.nodes <= nodes)
    };
    assert!(unknown("9/9/9/9/9/9/9/9/9 b 1", 0));
    assert!(unknown("5/5/5/5/5 b 2", 0));
    assert!(unknown("5/5/5/5/5 b 1", 100));
    cancel.cancel();
    assert!(unknown("5/5/5/5/5 b 1", 0));
}
