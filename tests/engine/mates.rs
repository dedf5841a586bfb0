use annabella::engine::Level;
use annabella::engine::chess::{
    CancelFlag, LevelRequest, Limits, Request, Score, Searcher, choose_move,
};
use annabella::games::chess::{Move, Square};

use super::{choose, level, position, search, to_depth, to_nodes};

/// Mate in one, two and three moves, and the move that begins it.
const MATES: [(&str, i32, Move); 5] = [
    ("6k1/5ppp/8/8/8/8/8/R3K2R w KQ -", 1, Move::normal(Square::A1, Square::A8)),
    ("7k/5K2/8/8/8/8/8/1R6 w - -", 1, Move::normal(Square::B1, Square::H1)),
    (
        "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - -",
        2,
        Move::normal(Square::D2, Square::H6),
    ),
    (
        "r2qk2r/pb4pp/1n2Pb2/2B2Q2/p1p5/2P5/2B2PPP/RN2R1K1 w - - 1 0",
        2,
        Move::normal(Square::F5, Square::G6),
    ),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - -", 3, Move::normal(Square::F6, Square::A6)),
];

/// So many nodes must do for all of them.
const ENOUGH: u64 = 20_000;

#[test]
fn finds_mates() {
    for (fen, moves, best) in MATES {
        let report = search(&position(fen), &[], to_nodes(ENOUGH));
        assert_eq!((report.score, report.best), (Score::MateIn(moves), best), "{fen}");
    }
}

#[test]
fn a_mate_asked_for_is_found_behind_a_sacrifice_and_ends_the_search() {
    let sacrifice = (
        "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - -",
        3,
        Move::normal(Square::D6, Square::D1),
    );
    for (fen, moves, best) in MATES.into_iter().chain([sacrifice]) {
        let limits = Limits { mate: moves as u32, ..to_nodes(200_000) };
        let report = search(&position(fen), &[], limits);
        assert_eq!(report.best, best, "{fen}");
        assert!(report.nodes < 200_000, "{fen}: {} nodes", report.nodes);
    }
}

#[test]
fn being_mated_is_seen_too() {
    let forced = position("7k/8/6K1/8/8/8/8/R7 b - -");
    let report = search(&forced, &[], to_depth(4));
    assert_eq!(report.score, Score::MateIn(-1));
}

#[test]
fn the_size_of_the_table_changes_no_mate() {
    for (fen, moves, _) in MATES {
        let position = position(fen);
        for hash_mib in [0, 1, 2, 16] {
            let mut searcher = Searcher::new(hash_mib);
            let limits = to_nodes(5 * ENOUGH);
            let request = Request { limits, ..Request::new(&position) };
            for _ in 0..2 {
                let report = searcher.search(&request, &CancelFlag::default(), &mut |_| {});
                let score = report.map(|report| report.score);
                assert_eq!(score, Some(Score::MateIn(moves)), "{fen}, {hash_mib} MiB");
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_move() {
    for fen in ["k7/2Q5/8/1K6/8/8/8/8 b - -", "R5k1/5ppp/8/8/8/8/8/4K3 b - -"] {
        let position = position(fen);
        let request = Request { limits: to_depth(3), ..Request::new(&position) };
        let cancel = CancelFlag::default();
        let mut searcher = Searcher::new(0);
        assert_eq!(searcher.search(&request, &cancel, &mut |_| {}), None);
        for level in Level::ALL {
            assert_eq!(
                choose_move(
                    &mut searcher,
                    &LevelRequest {
                        position: &position,
                        history: &[],
                        level,
                        seed: 1,
                        max_nodes: None
                    },
                    &cancel,
                    &mut |_| {}
                ),
                None
            );
        }
    }
}

#[test]
fn no_level_but_the_lowest_misses_a_mate_in_one() {
    for (fen, moves, best) in MATES {
        if moves == 1 {
            for number in 2..=12 {
                for seed in 0..20 {
                    assert_eq!(choose(&position(fen), number, seed), best, "{fen} {number} {seed}");
                }
            }
        }
    }
}

#[test]
fn bare_kings_are_mated() {
    for (fen, number) in
        [("8/8/8/4k3/8/8/8/KQ6 w - - 0 60", 5), ("8/8/8/4k3/8/8/8/KR6 w - - 0 60", 9)]
    {
        let mut here = position(fen);
        let mut history = Vec::new();
        while here.has_legal_move() && here.halfmove_clock() < 100 {
            let by = if history.len().is_multiple_of(2) { number } else { 8 };
            let mv = {
                let mut searcher = Searcher::new(0);
                let cancel = CancelFlag::default();
                choose_move(
                    &mut searcher,
                    &LevelRequest {
                        position: &here,
                        history: &history,
                        level: level(by),
                        seed: 1,
                        max_nodes: None,
                    },
                    &cancel,
                    &mut |_| {},
                )
                .unwrap()
                .best
            };
            history.push(here.key());
            here = here.after(mv).unwrap();
        }
        assert!(here.is_check() && !here.has_legal_move(), "{fen}: {here}");
    }
}
