//! Random games beside the plain rules, on boards so small that stones are captured and kos
//! come about all the time.
//!
//! `ANNABELLA_WALK_POSITIONS` sets how many positions are compared.

use annabella::games::yin_yang::{Forbidden, Groups, Move, Point, Points, Position, Size};
use annabella::games::{Rules, Side};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::plain::{Plain, place, point};

fn positions_to_compare() -> usize {
    std::env::var("ANNABELLA_WALK_POSITIONS")
        .map_or(100_000, |text| text.parse().expect("ANNABELLA_WALK_POSITIONS is a number"))
}

/// How often a stone was refused for a reason, and captured something.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    suicides: usize,
    repetitions: usize,
    /// Of those, the ones that are no retaking of a single stone.
    long_cycles: usize,
    captures: usize,
    /// Captures of several groups at once.
    several: usize,
    ended: usize,
}

fn bytes(plain: &Plain) -> Vec<u8> {
    let byte = |stone: &Option<Side>| match stone {
        None => 0,
        Some(Side::First) => 1,
        Some(Side::Second) => 9,
    };
    plain.board.iter().flatten().map(byte).collect()
}

/// Compares all that both say of a position: legal moves, captures and refusals.
fn compare(position: &Position, past: &[u64], plain: &Plain, met: &mut Met) {
    met.positions += 1;
    assert_eq!(Rules::pieces(position), bytes(plain), "{position}");
    assert_eq!(Side::ALL.map(|side| position.captures(side)), plain.captures, "{position}");
    assert_eq!(position.end().is_some(), plain.is_over(), "{position}");
    let read: Position = position.to_string().parse().expect("a position reads back");
    assert_eq!((read, read.key()), (*position, position.key()));
    let legal = position.legal_moves(past);
    if plain.is_over() {
        assert!(legal.is_empty(), "{position}");
        met.ended += 1;
        return;
    }
    let mut expected = Vec::new();
    for place in plain.places() {
        let found = position.placing(point(place), past);
        match plain.after(plain.turn, place) {
            Ok((after, captured)) => {
                let mv = Move::place(position.size(), point(place));
                assert_eq!(found, Ok(mv), "{position}");
                let taken = position.captured(point(place));
                assert_eq!(taken.len(), captured, "{position} {mv:?}");
                met.captures += usize::from(captured > 0);
                let heads: Vec<Points> = taken.iter().map(|at| position.group(at)).collect();
                met.several += usize::from(heads.iter().any(|group| *group != heads[0]));
                assert_eq!(Rules::pieces(&position.after(mv)), bytes(&after), "{position} {mv:?}");
                expected.push(mv);
            }
            Err(why) => {
                let refusal = found.expect_err("the plain rules refuse it");
                assert_eq!(refusal.name(), why, "{position}");
                met.suicides += usize::from(why == "suicide");
                met.repetitions += usize::from(why == "repetition");
                if why == "repetition" {
                    let took = position.captured(point(place)).len() == 1;
                    let is_retaken = past.len() > 1
                        && plain.past.iter().rev().nth(1).is_some_and(|board| {
                            plain.after_without_past(place).as_ref() == Some(board)
                        });
                    met.long_cycles += usize::from(!(took && is_retaken));
                }
            }
        }
    }
    expected.push(Move::PASS);
    assert_eq!(legal, expected, "{position}");
}

/// Compares a board for search with the plain one.
fn compare_groups(groups: &Groups, plain: &Plain) {
    let mut empty: Vec<Point> = groups.empty().to_vec();
    empty.sort();
    let mut expected = Vec::new();
    for at in plain.places() {
        let stone = plain.board[at.1][at.0];
        assert_eq!(groups.stone_at(point(at)), stone, "{groups:?}");
        let Some(group) = groups.group(point(at)) else {
            assert_eq!(stone, None);
            expected.push(point(at));
            continue;
        };
        let (stones, liberties) = plain.group(at);
        let found = groups.stones_of(group).map(place).collect();
        assert_eq!(stones, found, "{groups:?}");
        assert_eq!(usize::from(groups.len(group)), stones.len(), "{groups:?}");
        assert_eq!(groups.side(group), stone.expect("a group has stones"));
        let last = liberties.first().filter(|_| liberties.len() == 1);
        assert_eq!(groups.last_liberty(group), last.map(|at| point(*at)), "{groups:?}");
        let found = groups.liberties(group).iter().map(place).collect();
        assert_eq!(liberties, found, "{groups:?}");
    }
    expected.sort();
    assert_eq!(empty, expected, "{groups:?}");
    assert_eq!(Side::ALL.map(|side| groups.captures(side)), plain.captures);
    for at in plain.places() {
        for side in Side::ALL {
            let is_legal = plain.after(side, at).is_ok();
            assert_eq!(groups.is_legal(side, point(at)), is_legal, "{groups:?} {side:?} {at:?}");
        }
    }
}

/// A board that is half full, with a target that is far away.
fn scattered(random: &mut ChaCha8Rng, columns: u8, rows: u8) -> Position {
    let size = Size::new(columns, rows).expect("a size of a board");
    loop {
        let rows: Vec<String> = (0..size.rows())
            .map(|_| {
                let stone = |_| ['b', 'w', '.', '.'][random.next_u32() as usize % 4];
                (0..size.columns()).map(stone).collect()
            })
            .collect();
        if let Ok(position) = format!("{} b 99", rows.join("/")).parse() {
            return position;
        }
    }
}

/// Plays random moves in both, few passes among them; those that capture more often.
fn walk(start: Position, plies: usize, random: &mut ChaCha8Rng, met: &mut Met) {
    let (mut ours, mut past, mut plain) = (start, Vec::new(), Plain::of(&start));
    for _ in 0..plies {
        compare(&ours, &past, &plain, met);
        let moves = ours.legal_moves(&past);
        if moves.is_empty() {
            return;
        }
        let takes = |mv: &&Move| mv.point().is_some_and(|at| !ours.captured(at).is_empty());
        let mut taking: Vec<Move> = moves.iter().filter(takes).copied().collect();
        if taking.is_empty() || random.next_u32().is_multiple_of(3) {
            taking = moves;
        }
        let mv = taking[random.next_u32() as usize % taking.len()];
        past.push(ours.key());
        plain = match mv.point() {
            None => plain.after_pass(),
            Some(at) => plain.after(plain.turn, place(at)).expect("a legal move").0,
        };
        ours = ours.after(mv);
    }
}

#[test]
fn positions_follow_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut met = Met::default();
    while met.positions < positions_to_compare() / 4 {
        let (columns, rows) = (2 + random.next_u32() % 4, 2 + random.next_u32() % 4);
        let mut start = scattered(&mut random, columns as u8, rows as u8);
        if random.next_u32().is_multiple_of(4) {
            start =
                Position::new(start.size(), 1 + (random.next_u32() % 9) as u8).expect("a target");
        }
        walk(start, 60, &mut random, &mut met);
    }
    let share = met.positions / 1000;
    assert!(met.suicides > share && met.repetitions > share, "{met:?}");
    assert!(met.long_cycles > 20 && met.several > share && met.ended > 0, "{met:?}");
}

#[test]
fn positions_follow_the_rules_on_larger_boards() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut met = Met::default();
    for (columns, rows) in [(9, 9), (19, 19), (19, 2), (2, 19), (13, 7)] {
        walk(scattered(&mut random, columns, rows), 60, &mut random, &mut met);
    }
    assert!(met.captures > 0, "{met:?}");
}

/// Stones of either side in any order, now and then taken back.
fn walk_of_groups(start: &Position, plies: usize, random: &mut ChaCha8Rng) -> usize {
    let mut groups = Groups::from(start);
    let mut games = vec![Plain::of(start)];
    for _ in 0..plies {
        let plain = games.last().expect("the start is never taken back");
        compare_groups(&groups, plain);
        if random.next_u32().is_multiple_of(12) {
            for _ in 0..=random.next_u32() % 20 {
                let was_there = games.len() > 1;
                assert_eq!(groups.undo(), was_there);
                if !was_there {
                    break;
                }
                games.pop();
                compare_groups(&groups, games.last().expect("the start is left"));
            }
            continue;
        }
        // as in a game, with a pass now and then
        let side = if random.next_u32().is_multiple_of(8) { !plain.turn } else { plain.turn };
        let places = plain.places();
        let at = places[random.next_u32() as usize % places.len()];
        match (plain.after(side, at), groups.place(side, point(at))) {
            (Ok((after, captured)), found) => {
                assert_eq!(found, Ok(captured), "{plain:?} {at:?}");
                games.push(after);
            }
            (Err(why), found) => {
                let expected = match why {
                    "occupied" => Forbidden::Taken,
                    "suicide" => Forbidden::Suicide,
                    _ => Forbidden::Repetition,
                };
                assert_eq!(found, Err(expected), "{plain:?} {at:?}");
            }
        }
    }
    while groups.undo() {
        games.pop();
        compare_groups(&groups, games.last().expect("the start is left"));
    }
    assert_eq!(games.len(), 1);
    plies
}

#[test]
fn groups_are_kept_while_stones_are_put_and_taken_back() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut left = positions_to_compare() * 3 / 4;
    while left > 0 {
        let (columns, rows) = (2 + random.next_u32() % 4, 2 + random.next_u32() % 4);
        let start = scattered(&mut random, columns as u8, rows as u8);
        left = left.saturating_sub(walk_of_groups(&start, 150, &mut random));
    }
    for (columns, rows) in [(9, 9), (19, 19), (19, 2), (2, 19)] {
        let start = scattered(&mut random, columns, rows);
        walk_of_groups(&start, 120, &mut random);
    }
}
