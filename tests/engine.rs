//! The opponent for chess does what a player expects of it, at every level.
//!
//! Matches between levels are short here; `ANNABELLA_MATCH_GAMES=40 cargo test
//! --release --test engine -- --nocapture` plays longer ones, of all levels.

#[path = "engine/matches.rs"]
mod matches;

use std::collections::BTreeSet;
use std::thread;

use annabella::engine::chess::{
    CancelFlag, Level, LevelRequest, Limits, Report, Request, Score, Searcher, bench, choose_move,
};
use annabella::games::chess::{Move, Position, Square};
use matches::{Greedy, Opponent, Tally, play_match};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn search(position: &Position, history: &[u64], limits: Limits) -> Report {
    let request = Request { position, history, limits, seed: 0 };
    Searcher::new(4).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap()
}

fn to_depth(depth: u32) -> Limits {
    Limits { nodes: 0, depth }
}

fn to_nodes(nodes: u64) -> Limits {
    Limits { nodes, depth: 0 }
}

fn choose(position: &Position, number: u8, seed: u64) -> Move {
    let mut searcher = Searcher::new(1);
    let cancel = CancelFlag::default();
    choose_move(
        &mut searcher,
        &LevelRequest { position, history: &[], level: level(number), seed, max_nodes: None },
        &cancel,
        &mut |_| {},
    )
    .unwrap()
    .best
}

/// Mate in one, two and three moves, and the move that begins it.
const MATES: [(&str, i32, Move); 6] = [
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
    ("1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - -", 3, Move::normal(Square::D6, Square::D1)),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - -", 3, Move::normal(Square::F6, Square::A6)),
];

#[test]
fn finds_mates() {
    for (fen, moves, best) in MATES {
        let report = search(&position(fen), &[], to_depth(2 * moves as u32 + 2));
        assert_eq!((report.score, report.best), (Score::MateIn(moves), best), "{fen}");
        assert_eq!(report.pv.len() as i32, 2 * moves - 1, "{fen}");
    }
}

#[test]
fn being_mated_is_seen_too() {
    let lost = position("8/8/8/8/8/5k2/6q1/7K w - -");
    assert!(!lost.has_legal_move());
    let forced = position("7k/8/6K1/8/8/8/8/R7 b - -");
    let report = search(&forced, &[], to_depth(4));
    assert_eq!(report.score, Score::MateIn(-1));
}

#[test]
fn the_table_changes_no_mate() {
    for (fen, moves, _) in MATES {
        let position = position(fen);
        for hash_mib in [0, 1, 16] {
            let mut searcher = Searcher::new(hash_mib);
            let limits = to_depth(2 * moves as u32);
            let request = Request { position: &position, history: &[], limits, seed: 0 };
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
        let request = Request { position: &position, history: &[], limits: to_depth(3), seed: 0 };
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
            for number in 2..=8 {
                for seed in 0..20 {
                    assert_eq!(choose(&position(fen), number, seed), best, "{fen} {number} {seed}");
                }
            }
        }
    }
}

#[test]
fn stalemate_is_avoided() {
    let winning = position("k7/8/8/1K6/8/8/8/2Q5 w - -");
    for number in 2..=6 {
        for seed in 0..20 {
            let after = winning.after(choose(&winning, number, seed)).unwrap();
            assert!(after.has_legal_move() || after.is_check(), "level {number}, seed {seed}");
        }
    }
}

#[test]
fn takes_a_hanging_queen() {
    let position = position("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let takes = Move::normal(Square::F3, Square::H4);
    assert_eq!(search(&position, &[], to_depth(1)).best, takes);
    for number in 5..=7 {
        for seed in 0..10 {
            assert_eq!(choose(&position, number, seed), takes, "level {number}, seed {seed}");
        }
    }
}

/// Quiet and sharp, won and lost.
const MIDDLEGAMES: [&str; 6] = [
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2r2rk1/pp1bqpp1/2n1pn1p/3p4/3P1B2/2PBPN2/P4PPP/1R1Q1RK1 b - - 3 15",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2q1rk1/ppp2ppp/2npbn2/4p3/2B1P3/2NP1N2/PPP2PPP/R4RK1 w - - 0 12",
    "4rrk1/pp3ppp/2p5/8/3P4/2P2N2/PP3PPP/4R1K1 w - - 0 22",
];

#[test]
fn a_club_player_hangs_nothing() {
    let worth = |report: Report| match report.score {
        Score::Centipawns(value) => value,
        Score::MateIn(moves) => 10_000 * moves.signum(),
    };
    for fen in MIDDLEGAMES {
        let position = position(fen);
        let before = worth(search(&position, &[], to_depth(3)));
        for number in 5..=6 {
            let played: BTreeSet<Move> =
                (0..8).map(|seed| choose(&position, number, seed)).collect();
            for mv in played {
                let after = -worth(search(&position.after_legal(mv), &[], to_depth(1)));
                assert!(
                    after > before - 200,
                    "{fen}: level {number} plays {mv:?}, {before} becomes {after}"
                );
            }
        }
    }
}

/// A history in which the position with `key` stood twice, and may stand again
/// after the next move.
fn twice(key: u64) -> [u64; 5] {
    [key, 1, key, 2, 3]
}

#[test]
fn the_winner_avoids_a_third_repetition() {
    let winning = position("6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 20 40");
    let first = search(&winning, &[], to_depth(5));
    let history = twice(winning.after_legal(first.best).key());
    let second = search(&winning, &history, to_depth(5));
    assert_ne!(second.best, first.best);
    assert!(matches!(second.score, Score::Centipawns(500..) | Score::MateIn(1..)));
}

#[test]
fn the_loser_seeks_a_third_repetition() {
    let losing = position("3q2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 20 40");
    let rescue = Move::normal(Square::G1, Square::F1);
    let history = twice(losing.after_legal(rescue).key());
    let report = search(&losing, &history, to_depth(5));
    assert_eq!((report.best, report.score), (rescue, Score::Centipawns(0)));
}

#[test]
fn dead_draws_are_worth_nothing() {
    for fen in ["8/8/8/4k3/8/8/8/KQ6 w - - 99 90", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"] {
        assert_eq!(search(&position(fen), &[], to_depth(4)).score, Score::Centipawns(0), "{fen}");
    }
    let mate = position("7k/5K2/8/8/8/8/8/1R6 w - - 99 90");
    assert_eq!(search(&mate, &[], to_depth(4)).score, Score::MateIn(1), "mate comes first");
}

#[test]
fn a_seed_decides_and_nothing_else() {
    let start = Position::default();
    let mut used = Searcher::new(2);
    let cancel = CancelFlag::default();
    for number in 1..=6 {
        let mut played = BTreeSet::new();
        for seed in 0..12 {
            let level = level(number);
            let fresh = choose_move(
                &mut Searcher::new(0),
                &LevelRequest { position: &start, history: &[], level, seed, max_nodes: None },
                &cancel,
                &mut |_| {},
            );
            let again = choose_move(
                &mut used,
                &LevelRequest { position: &start, history: &[], level, seed, max_nodes: None },
                &cancel,
                &mut |_| {},
            );
            assert_eq!(fresh, again, "level {number}, seed {seed}");
            played.extend(fresh.map(|report| report.best));
        }
        assert!(played.len() > 1, "level {number} always plays {played:?}");
    }
}

#[test]
fn reports_are_sound() {
    for fen in MIDDLEGAMES {
        let position = position(fen);
        let request = Request { position: &position, history: &[], limits: to_depth(6), seed: 3 };
        let mut last = 0;
        let mut check = |report: &Report| {
            assert_eq!(report.depth, last + 1, "{fen}");
            assert_eq!(report.pv.first(), Some(&report.best), "{fen}");
            let mut position = position;
            for &mv in &report.pv {
                position = position.after(mv).unwrap();
            }
            last = report.depth;
        };
        Searcher::new(1).search(&request, &CancelFlag::default(), &mut check);
        assert_eq!(last, 6, "{fen}");
    }
}

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
    let request = Request { position: &position, history: &[], limits: Limits::default(), seed: 0 };
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
fn boards_full_of_pieces_are_survived() {
    let boards = [
        "qqqkqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQKQQQQ w - -",
        "rrrkrrrr/pppppppp/qqqqqqqq/NnNnNnNn/qQqQqQqQ/QQQQQQQQ/PPPPPPPP/RRRKRRRR b - -",
        "k7/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK b - -",
        "8/8/8/8/8/k7/8/K7 w - - 65000 70000",
    ];
    for fen in boards {
        let position = position(fen);
        if position.has_legal_move() {
            search(&position, &[], to_nodes(20_000));
            for number in 1..=6 {
                assert!(position.is_legal(choose(&position, number, 1)), "{fen}");
            }
        }
    }
}

#[test]
fn chess960_is_played_as_well() {
    let mut here = position("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9");
    let mut history = Vec::new();
    for ply in 0..60 {
        if !here.has_legal_move() {
            break;
        }
        let mut searcher = Searcher::new(0);
        let cancel = CancelFlag::default();
        let reply = choose_move(
            &mut searcher,
            &LevelRequest {
                position: &here,
                history: &history,
                level: level(4),
                seed: ply,
                max_nodes: None,
            },
            &cancel,
            &mut |_| {},
        )
        .unwrap();
        history.push(here.key());
        here = here.after(reply.best).unwrap();
    }
    let castles = position("4rkr1/4p1p1/8/8/8/8/8/5K1R w H - 0 9");
    let report = search(&castles, &[], to_depth(2));
    assert!(report.best.is_castle() && report.score == Score::MateIn(1));
}

#[test]
fn bare_kings_are_mated() {
    for (fen, number) in
        [("8/8/8/4k3/8/8/8/KQ6 w - - 0 60", 5), ("8/8/8/4k3/8/8/8/KR6 w - - 0 60", 7)]
    {
        let mut here = position(fen);
        let mut history = Vec::new();
        while here.has_legal_move() && here.halfmove_clock() < 100 {
            let by = if history.len().is_multiple_of(2) { number } else { 6 };
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

/// Games asked for by `ANNABELLA_MATCH_GAMES`.
fn long_match() -> Option<u32> {
    std::env::var("ANNABELLA_MATCH_GAMES").ok()?.parse().ok()
}

fn say(names: &str, tally: &Tally) {
    println!("{names}: {} won, {} drawn, {} lost", tally.won, tally.drawn, tally.lost);
}

#[test]
fn two_levels_up_wins_matches() {
    let upper: &[(u8, u32)] = &[(3, 20), (4, 16), (5, 8), (6, 6)];
    let pairs: Vec<(u8, u32)> = match long_match() {
        Some(games) => (3..=8).map(|number| (number, games)).collect(),
        None => upper.to_vec(),
    };
    for (number, games) in pairs {
        let (mut one, mut other) = (Opponent::new(number, 11), Opponent::new(number - 2, 12));
        let tally = play_match(&mut one, &mut other, games, 1);
        say(&format!("level {number} against {}", number - 2), &tally);
        assert!(4 * tally.half_points() >= 6 * tally.games(), "{number}: {tally:?}");
    }
}

#[test]
fn whoever_takes_what_hangs_beats_the_lowest_level() {
    let games = long_match().unwrap_or(200).max(200);
    let tally = play_match(&mut Opponent::new(1, 11), &mut Greedy::new(5), games, 1);
    say("level 1 against the greedy player", &tally);
    assert!(10 * tally.lost >= 4 * games && tally.lost > 2 * tally.won, "{tally:?}");
}

#[test]
fn bench_is_a_known_number() {
    assert_eq!(bench(), 704_799, "changes when the search or the evaluation does");
}
