//! What the opponent plays.

use annabella::engine::Level;
use annabella::engine::checkers::{
    CancelFlag, LevelRequest, Limits, Report, Request, Searcher, bench, choose_move, hint,
};
use annabella::games::checkers::Position;
use annabella::games::checkers::sight::{Reason, reason};

fn search(text: &str, depth: u32) -> Report {
    let position: Position = text.parse().unwrap();
    let limits = Limits { depth, ..Limits::default() };
    let request = Request { position: &position, past: &[], limits };
    Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap()
}

#[test]
fn a_shot_is_found() {
    // 11-15 gives one and takes two
    let found = search("B:W18,19,26,28,32:B3,7,11,12,20", 9);
    assert!(found.value > -200, "{found:?}");
    let won = search("B:WK18:BK15,K9", 9);
    assert!(won.is_decided() || won.value > 100, "{won:?}");
}

#[test]
fn who_has_lost_has_no_move() {
    let position: Position = "W:W:BK1".parse().unwrap();
    let request = Request { position: &position, past: &[], limits: Limits::default() };
    let found = Searcher::new(0).search(&request, &CancelFlag::default(), &mut |_| {});
    assert_eq!(found, None);
}

#[test]
fn a_level_plays_the_same_again_and_legal_moves() {
    let mut searcher = Searcher::new(1);
    for level in Level::ALL {
        let games = [0, 1].map(|_| {
            let (mut position, mut past, mut played) = (Position::default(), vec![], vec![]);
            for _ in 0..12 {
                let request = LevelRequest {
                    position: &position,
                    past: &past,
                    level,
                    seed: 7,
                    max_nodes: Some(2_000),
                };
                let found = choose_move(&mut searcher, &request, &CancelFlag::default()).unwrap();
                assert!(position.legal_moves().contains(&found.best));
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
fn a_level_that_is_stopped_at_once_still_names_a_move() {
    let cancel = CancelFlag::default();
    cancel.cancel();
    let position = Position::default();
    let [weakest, .., strongest] = Level::ALL;
    for level in [weakest, strongest] {
        let request =
            LevelRequest { position: &position, past: &[], level, seed: 3, max_nodes: None };
        let found = choose_move(&mut Searcher::new(1), &request, &cancel).unwrap();
        assert_eq!(found.best, position.legal_moves()[0]);
        assert_eq!((found.depth, found.value), (0, 0));
    }
}

#[test]
fn a_man_that_takes_a_king_is_crowned_all_the_same() {
    let position: Position = "B:WK26,10:B22,23".parse().unwrap();
    for mv in position.legal_moves() {
        assert!(position.crowns(mv));
        assert_eq!(reason(&position, mv), Some(Reason::Crowns), "{mv:?}");
    }
    let king: Position = "B:W10:BK27".parse().unwrap();
    assert!(!king.legal_moves().into_iter().any(|mv| king.crowns(mv)));
}

#[test]
fn a_hint_is_the_same_again() {
    let position: Position = "B:W18,22,27,30,32:B3,7,11,12,20".parse().unwrap();
    let best = |memory| {
        let cancel = CancelFlag::default();
        hint(&mut Searcher::new(memory), &position, &[], &cancel, &mut |_| {}).unwrap().best
    };
    assert_eq!(best(1), best(4));
}

/// A change of play shows here.
#[test]
fn the_bench_counts_the_same_nodes_everywhere() {
    assert_eq!(bench(5), 18_638);
}
