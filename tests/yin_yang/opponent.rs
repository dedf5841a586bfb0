//! What the opponent plays.

use annabella::engine::yin_yang::{
    CancelFlag, LevelRequest, Limits, Request, Searcher, choose_move, hint,
};
use annabella::engine::{Level, ReviewRequest, review};
use annabella::games::yin_yang::sight::{Reason, reasons};
use annabella::games::yin_yang::{Move, Position, Size, notation};

fn read(text: &str) -> Position {
    text.parse().expect("a position")
}

#[test]
fn a_level_plays_the_same_again_and_legal_moves() {
    let mut searcher = Searcher::new(1);
    for level in Level::ALL {
        let games = [0, 1].map(|_| {
            let (mut position, mut past, mut played) = (Position::default(), vec![], vec![]);
            for _ in 0..8 {
                let request = LevelRequest {
                    position: &position,
                    past: &past,
                    level,
                    seed: 7,
                    max_nodes: Some(60),
                };
                let found = choose_move(&mut searcher, &request, &CancelFlag::default()).unwrap();
                assert!(position.legal_moves(&past).contains(&found.best));
                past.push(position.key());
                position = position.after(found.best);
                played.push(found.best);
            }
            played
        });
        assert_eq!(games[0], games[1], "{level:?}");
    }
}

#[test]
fn who_is_stopped_at_once_still_names_a_move() {
    let cancel = CancelFlag::default();
    cancel.cancel();
    for text in ["9/9/9/9/9/9/9/9/9 b 5", "2/b1 w 1", "3/bwb/3 w 9"] {
        let position = read(text);
        for level in [Level::ALL[0], Level::ALL[11]] {
            let request =
                LevelRequest { position: &position, past: &[], level, seed: 3, max_nodes: None };
            let found = choose_move(&mut Searcher::new(0), &request, &cancel).unwrap();
            assert!(position.legal_moves(&[]).contains(&found.best), "{text}");
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let limits = Limits { nodes: 10, ..Limits::default() };
    for text in ["5/5/5/5/5 b 1 1 0 0 4", "5/5/5/5/5 b 5 0 0 2 9"] {
        let position = read(text);
        let request = Request { position: &position, past: &[], limits };
        let found = Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {});
        assert_eq!(found, None, "{text}");
    }
}

#[test]
fn a_hint_is_the_same_again_and_its_memory_changes_nothing() {
    let position = read("5/1bw2/1w3/3b1/5 b 2");
    let best = |memory| {
        let cancel = CancelFlag::default();
        hint(&mut Searcher::new(memory), &position, &[], &cancel, &mut |_| {}).unwrap()
    };
    assert_eq!(best(0), best(4));
}

#[test]
fn a_hint_of_who_is_far_ahead_has_a_point_that_is_seen() {
    let position = read("13/13/13/13/13/7w5/6bbw4/1bb10/b2bw8/1bbw4w4/3w9/13/13 b 3 2 0");
    let best = hint(&mut Searcher::new(0), &position, &[], &CancelFlag::default(), &mut |_| {});
    let best = best.unwrap();
    let told = reasons(&position, &[], best.best);
    assert!(told.iter().any(|reason| *reason != Reason::Centre), "{best:?}: {told:?}");
}

/// Black is behind, and a pass would lose as soon as White passes, too. On a small board a weak
/// level overlooks all points now and then.
#[test]
fn nobody_passes_while_behind_as_long_as_a_stone_is_worth_trying() {
    for text in ["5/1b3/5/3w1/5 b 5 0 1 0 7", "3/1b1/2w b 5 0 1 0 3"] {
        let position = read(text);
        for level in Level::ALL {
            for seed in 0..12 {
                let best = played(&position, level, seed);
                assert_ne!(best, Move::PASS, "{text}, level {level:?}, seed {seed}");
            }
        }
        assert_ne!(found(&position), Move::PASS, "{text}");
    }
}

/// Only eyes are left, or points on which every stone is captured at once for nothing.
#[test]
fn who_is_behind_passes_rather_than_give_stones_away() {
    for text in
        ["w1w1w/wwwww/bbbbb/bbbbb/b1b1b b 5 0 1 0 30", "w2w1/wwwww/bbbbb/bbbbb/b1b1b b 5 0 1 0 30"]
    {
        let position = read(text);
        for level in [Level::ALL[0], Level::ALL[6], Level::ALL[11]] {
            assert_eq!(played(&position, level, 1), Move::PASS, "{text}, level {level:?}");
        }
        assert_eq!(found(&position), Move::PASS, "{text}");
    }
}

/// What a level plays.
fn played(position: &Position, level: Level, seed: u64) -> Move {
    let request = LevelRequest { position, past: &[], level, seed, max_nodes: Some(60) };
    choose_move(&mut Searcher::new(0), &request, &CancelFlag::default()).unwrap().best
}

/// What full strength finds.
fn found(position: &Position) -> Move {
    let limits = Limits { nodes: 300, ..Limits::default() };
    let request = Request { position, past: &[], limits };
    Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap().best
}

/// A hint says something also where chance decides: the first stone belongs in the middle, without
/// a search, and the next ones near to others.
#[test]
fn a_hint_on_a_large_board_has_a_plain_reason() {
    let hinted = |position: &Position| {
        let cancel = CancelFlag::default();
        hint(&mut Searcher::new(0), position, &[], &cancel, &mut |_| {}).unwrap()
    };
    let empty = Position::new(Size::square(13).unwrap(), 5).unwrap();
    let first = hinted(&empty);
    let middle = Move::place(empty.size(), "G7".parse().unwrap());
    assert_eq!((first.best, first.nodes), (middle, 0));
    // as good by chance, and seen: one that does something, else one near to others
    let begun = read("9/9/9/9/4bw3/9/9/9/9 b 5");
    let best = hinted(&begun).best;
    let told = reasons(&begun, &[], best);
    assert!(!matches!(told[..], [] | [Reason::Apart(_)]), "{best:?} {told:?}");
}

#[test]
fn a_board_must_not_come_back() {
    // White has just taken the ko at C3, and takes it back for nothing
    let before = read("5/2bw1/1b1bw/2bw1/5 w 9");
    let takes = notation::parse(&before, "C3", &[]).unwrap();
    let after = before.after(takes);
    let past = [before.key()];
    let limits = Limits { nodes: 300, ..Limits::default() };
    let request = Request { position: &after, past: &past, limits };
    let found = Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
    assert!(after.legal_moves(&past).contains(&found.best));
    assert_ne!(format!("{:?}", found.best), "D3");
}

#[test]
fn it_plays_on_every_size() {
    for (columns, rows) in [(2, 2), (2, 19), (19, 2), (5, 7), (19, 19)] {
        let size = Size::new(columns, rows).unwrap();
        let (mut position, mut past) = (Position::new(size, 3).unwrap(), vec![]);
        let mut searcher = Searcher::new(1);
        for _ in 0..6 {
            let limits = Limits { nodes: 20, ..Limits::default() };
            let request = Request { position: &position, past: &past, limits };
            let found = searcher.search(&request, &CancelFlag::default(), &mut |_| {});
            let Some(found) = found else { break };
            assert!(position.legal_moves(&past).contains(&found.best), "{size}");
            past.push(position.key());
            position = position.after(found.best);
        }
    }
}

#[test]
fn a_stone_that_is_left_in_atari_is_a_moment_of_the_review() {
    // Black could have gone to E6
    let start = read("9/9/9/3b1b3/3wbw3/4w4/9/9/9 b 1");
    let mut position = start;
    let moves: Vec<Move> = ["A1", "E6"]
        .into_iter()
        .map(|text| {
            let mv = notation::parse(&position, text, &[]).unwrap();
            position = position.after(mv);
            mv
        })
        .collect();
    let request =
        ReviewRequest { start: &start, moves: &moves, side: None, loser: None, nodes: 400 };
    let found = review(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
    let last = found.moments.iter().find(|moment| moment.ply == 0).expect("a mistake");
    assert!(last.allowed().is_some(), "{last:?}");
}
