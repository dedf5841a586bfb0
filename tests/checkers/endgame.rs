//! The tables of endgames.

#[path = "../../tools/checkers_endgames/distances.rs"]
mod distances;

use std::sync::Arc;

use annabella::engine::Level;
use annabella::engine::checkers::endgame::{Slice, Tables, TablesError, Value};
use annabella::engine::checkers::{
    CancelFlag, LevelRequest, Limits, Request, Searcher, choose_move, hint,
};
use annabella::games::checkers::{Move, Position};
use distances::Distances;

/// Every `step`th position of so many pieces.
fn positions(pieces: u8, step: usize) -> impl Iterator<Item = Position> {
    Slice::all_of(pieces)
        .into_iter()
        .flat_map(|slice| (0..slice.size()).filter_map(move |index| slice.position(index)))
        .step_by(step)
}

/// Counts the pieces' places, whoever has the move; the tool that makes the tables counts those of
/// four: 7,092,774.
#[test]
fn there_are_as_many_positions_as_the_world_counts() {
    let counts = [1, 2, 3].map(|pieces| positions(pieces, 1).count());
    assert_eq!(counts, [120, 6_972, 261_224]);
}

#[test]
fn a_position_has_the_number_that_it_is_found_by() {
    for slice in Slice::all_of(4) {
        for index in (0..slice.size()).step_by(997) {
            let Some(position) = slice.position(index) else { continue };
            assert_eq!((Slice::of(&position), slice.index(&position)), (slice, index));
        }
    }
}

/// All of them in a long run, otherwise some.
#[test]
fn a_position_is_worth_what_its_best_move_leads_to() {
    let is_long = std::env::var("ANNABELLA_LONG").is_ok_and(|value| value == "1");
    let step = |some| if is_long { 1 } else { some };
    let tables = Tables::built_in();
    for (pieces, some) in [(1, 1), (2, 1), (3, 5), (4, 211)] {
        for position in positions(pieces, step(some)) {
            let after = |mv| -tables.value(&position.after(mv)).unwrap();
            let best = position.legal_moves().into_iter().map(after).max();
            assert_eq!(tables.value(&position), Some(best.unwrap_or(Value::Loss)), "{position}");
        }
    }
}

#[test]
fn colours_do_not_matter() {
    let tables = Tables::built_in();
    for (one, other) in [("B:W32:BK14,K18", "W:B1:WK19,K15"), ("B:W29:BK1,2", "W:B4:WK32,31")] {
        let [one, other] = [one, other].map(|text| text.parse::<Position>().unwrap());
        assert_eq!(tables.value(&one), tables.value(&other));
    }
    let much: Position = "B:W29,30:BK1,2,3".parse().unwrap();
    assert_eq!(tables.value(&much), None);
}

#[test]
fn what_is_no_file_is_refused() {
    let read = |bytes: &[u8]| Tables::read(bytes.to_vec()).map(|tables| tables.pieces());
    assert_eq!(read(b""), Err(TablesError::NoTables));
    assert_eq!(read(b"annabella checkers endgames 1\n"), Err(TablesError::NoTables));
    let whole = Tables::pack(2, &|_, _| None);
    assert_eq!(read(&whole), Ok(2));
    let expected = whole.len() as u64;
    let found = expected + 1;
    let longer = [&whole[..], &[0]].concat();
    assert_eq!(read(&longer), Err(TablesError::Length { found, expected }));
    for end in 0..whole.len() {
        assert!(read(&whole[..end]).is_err(), "{end}");
    }
}

/// What is damaged tells something wrong, and no more than that.
#[test]
fn any_bytes_can_be_unpacked() {
    let whole = Tables::pack(3, &|_, index| Some(index as u32 % 97));
    for seed in 0..8_usize {
        let mut bytes = whole.clone();
        let start = bytes.len() - 2_000;
        for (index, byte) in bytes[start..].iter_mut().enumerate() {
            *byte = ((index * (seed + 3) * 37) >> 3) as u8;
        }
        let tables = Tables::read(bytes).unwrap();
        for position in positions(3, 1_009) {
            let _ = tables.value(&position);
        }
    }
}

/// Endings in which the way to the win is far: two against two, and the king in the double
/// corner. The defence is a search; against the best one, `tools/checkers_endgames.rs` plays
/// thousands.
#[test]
fn a_level_that_sees_everything_wins_what_is_won() {
    let mut searchers = [Searcher::new(1), Searcher::new(1)];
    let [winning, defending] = &mut searchers;
    let level = Level::new(8).unwrap();
    for text in ["B:WK32:BK14,K18", "B:W6,29:BK8,K26", "B:W17,29:B10,K19", "B:WK16,30:BK9,K32"] {
        let start: Position = text.parse().unwrap();
        let is_won = |position: &Position| Tables::built_in().value(position) == Some(Value::Win);
        assert!(is_won(&start), "{text}");
        let (mut position, mut past) = (start, Vec::new());
        loop {
            assert!(position.quiet_plies() < 80 && past.len() < 200, "{text}: {position}");
            let cancel = CancelFlag::default();
            let found = if position.turn() == start.turn() {
                assert!(is_won(&position), "{text}: {position}");
                let (position, past) = (&position, &past[..]);
                let request = LevelRequest { position, past, level, seed: 1, max_nodes: None };
                choose_move(winning, &request, &cancel)
            } else {
                let limits = Limits { nodes: 2_000, ..Limits::default() };
                let request = Request { position: &position, past: &past, limits };
                defending.search(&request, &cancel, &mut |_| {})
            };
            let Some(found) = found else { break };
            past.push(position.key());
            position = position.after(found.best);
        }
        assert_ne!(position.turn(), start.turn(), "{text}");
    }
}

/// Small ones, made here as the tool makes them: what they call won is won against the best
/// defence.
#[test]
fn tables_from_elsewhere_are_played_by() {
    let distances = Distances::solve(2);
    let bytes = Tables::pack(2, &|slice, index| distances.plies(slice, index));
    let tables = Arc::new(Tables::read(bytes).unwrap());
    let mut searcher = Searcher::new(1);
    searcher.use_tables(Arc::clone(&tables));
    for start in positions(2, 1) {
        let value = tables.value(&start).unwrap();
        assert_eq!(Some(value), Tables::built_in().value(&start), "{start}");
        if value == Value::Draw {
            continue;
        }
        let (mut position, mut plies) = (start, 0);
        while let Some(left) = distances.of(&position).filter(|left| *left > 0) {
            assert!(plies < 40, "{start}");
            let is_won = left % 2 == 1;
            let moves = position.legal_moves();
            let later = |mv: &&Move| distances.of(&position.after(**mv)).unwrap_or(0);
            let mv = if is_won {
                let limits = Limits { nodes: 2_000, ..Limits::default() };
                let request = Request { position: &position, past: &[], limits };
                searcher.search(&request, &CancelFlag::default(), &mut |_| {}).unwrap().best
            } else {
                *moves.iter().max_by_key(later).unwrap()
            };
            position = position.after(mv);
            plies += 1;
        }
        assert!(!position.has_moves(), "{start}: {position}");
        assert_eq!(plies % 2 == 1, value == Value::Win, "{start}");
    }
}

/// The tables tell that a game is won, and not when it ends.
#[test]
fn the_end_of_a_game_is_counted_once_it_is_seen() {
    let found = |text: &str, nodes| {
        let position = text.parse().unwrap();
        let limits = Limits { nodes, ..Limits::default() };
        let request = Request { position: &position, past: &[], limits };
        Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap()
    };
    let last = found("B:W18:B15", 1_000);
    assert_eq!((last.is_decided(), last.plies_to_end()), (true, Some(1)));
    let far = found("B:WK32,K27:BK14,K18,K11", 100);
    assert_eq!(far.plies_to_end(), None, "{far:?}");
    let known = found("B:W17,29:B10,K19", 100);
    assert_eq!((known.is_decided(), known.plies_to_end()), (true, None), "{known:?}");
}

#[test]
fn levels_and_hints_keep_to_the_tables_of_the_library() {
    let drawn = Arc::new(Tables::read(Tables::pack(2, &|_, _| None)).unwrap());
    let position: Position = "B:W28:BK14".parse().unwrap();
    let cancel = CancelFlag::default();
    let answers = |searcher: &mut Searcher| {
        let (position, past) = (&position, &[][..]);
        let levels = Level::ALL.into_iter().map(|level| {
            let request = LevelRequest { position, past, level, seed: 1, max_nodes: None };
            choose_move(searcher, &request, &cancel).unwrap()
        });
        let mut answers: Vec<_> = levels.collect();
        answers.push(hint(searcher, position, past, &cancel, &mut |_| {}).unwrap());
        let limits = Limits { nodes: 20_000, ..Limits::default() };
        let request = Request { position, past, limits };
        let full = searcher.search(&request, &cancel, &mut |_| {}).unwrap();
        (answers, full.value)
    };
    let (answers_before, value) = answers(&mut Searcher::new(1));
    assert!(value > 20_000, "{value}");
    let mut searcher = Searcher::new(1);
    searcher.use_tables(drawn);
    for _ in 0..2 {
        assert_eq!(answers(&mut searcher), (answers_before.clone(), 0));
    }
}

#[test]
fn nobody_who_sees_everything_throws_a_draw_away() {
    let mut searcher = Searcher::new(1);
    let tables = Tables::built_in();
    for position in positions(4, 300_007) {
        let value = tables.value(&position).unwrap();
        for level in Level::ALL.into_iter().skip(7) {
            let request = LevelRequest {
                position: &position,
                past: &[],
                level,
                seed: 5,
                max_nodes: Some(500),
            };
            let found = choose_move(&mut searcher, &request, &CancelFlag::default());
            let Some(found) = found else { continue };
            let after = tables.value(&position.after(found.best)).unwrap();
            assert_eq!(-after, value, "{position}: {:?}", found.best);
        }
    }
}
