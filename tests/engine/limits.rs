use std::thread;
use std::time::Duration;

use annabella::engine::Level;
use annabella::engine::chess::{
    CancelFlag, LevelRequest, Limits, PonderFlag, Report, Request, Searcher, TimeLimit, choose_move,
};

use super::{MIDDLEGAMES, choose, position, search, to_nodes};

#[test]
fn the_node_limit_holds() {
    for fen in MIDDLEGAMES {
        for nodes in [1, 100, 5_000, 50_000] {
            let report = search(&position(fen), &[], to_nodes(nodes));
            assert!(report.nodes <= nodes && report.nodes + 1024 > nodes, "{fen} {nodes}");
            assert!(position(fen).is_legal(report.best), "{fen}");
        }
    }
}

#[test]
fn cancelling_stops_within_1024_nodes() {
    let position = position(MIDDLEGAMES[1]);
    let request = Request::new(&position);
    let cancel = CancelFlag::default();
    let mut nodes_then = 0;
    let mut cancel_at_depth_4 = |report: &Report| {
        if report.depth == 4 {
            let cancel = cancel.clone();
            thread::spawn(move || cancel.cancel()).join().unwrap();
            nodes_then = report.nodes;
        }
    };
    let mut searcher = Searcher::new(1);
    let report = searcher.search(&request, &cancel, &mut cancel_at_depth_4).unwrap();
    assert_eq!(report.depth, 4);
    assert!((nodes_then..=nodes_then + 1024).contains(&report.nodes), "{}", report.nodes);

    let at_once = searcher.search(&request, &cancel, &mut |_| {}).unwrap();
    assert!(at_once.nodes == 0 && position.is_legal(at_once.best));
    for level in Level::ALL {
        let report = choose_move(
            &mut searcher,
            &LevelRequest { position: &position, history: &[], level, seed: 5, max_nodes: None },
            &cancel,
            &mut |_| {},
        )
        .unwrap();
        assert!(position.is_legal(report.best), "level {}", level.number());
    }
}

#[test]
fn all_threads_stop_when_cancelled() {
    let position = position(MIDDLEGAMES[1]);
    let mut searcher = Searcher::new(2);
    searcher.set_threads(3);
    let cancel = CancelFlag::default();
    let mut cancel_at_depth_6 = |report: &Report| {
        if report.depth == 6 {
            cancel.cancel();
        }
    };
    let report = searcher.search(&Request::new(&position), &cancel, &mut cancel_at_depth_6);
    assert!(position.is_legal(report.unwrap().best));
    searcher.set_threads(1);
    searcher.clear();
    let request = Request { limits: to_nodes(5_000), ..Request::new(&position) };
    let alone = searcher.search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
    let fresh = Searcher::new(2).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
    assert_eq!(alone, fresh, "nothing of the other threads is left");
}

#[test]
fn a_search_in_the_time_of_the_opponent_ends_only_when_told() {
    let position = position(MIDDLEGAMES[0]);
    let ponder = PonderFlag::new();
    let mut reached = 0;
    let mut hit_at_depth_9 = |report: &Report| {
        reached = report.depth;
        if report.depth == 9 {
            ponder.hit();
        }
    };
    let limits = Limits {
        nodes: 100,
        time: Some(TimeLimit::Move(Duration::ZERO)),
        depth: 12,
        soft_nodes: 1,
        mate: 0,
    };
    let request = Request { limits, ponder: Some(&ponder), ..Request::new(&position) };
    Searcher::new(2).search(&request, &CancelFlag::default(), &mut hit_at_depth_9).unwrap();
    assert_eq!(reached, 9);
}

#[test]
fn any_clock_gives_a_move() {
    let position = position(MIDDLEGAMES[2]);
    for left in [0, 1, 20, 200] {
        let left = Duration::from_millis(left);
        let increment = Duration::ZERO;
        let time = TimeLimit::Clock { left, increment, moves_to_go: None, most: None };
        let limits = Limits { time: Some(time), ..Limits::default() };
        let request = Request { limits, ..Request::new(&position) };
        let report = Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {});
        assert!(position.is_legal(report.unwrap().best));
    }
}

#[test]
fn boards_full_of_pieces_are_survived() {
    let boards = [
        "qqqkqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQKQQQQ w - -",
        "rrrkrrrr/pppppppp/qqqqqqqq/NnNnNnNn/qQqQqQqQ/QQQQQQQQ/PPPPPPPP/RRRKRRRR b - -",
        "8/8/8/8/8/k7/8/K7 w - - 65000 70000",
    ];
    for fen in boards {
        let position = position(fen);
        search(&position, &[], to_nodes(20_000));
        for number in 1..=12 {
            assert!(position.is_legal(choose(&position, number, 1)), "{fen}");
        }
    }
}
