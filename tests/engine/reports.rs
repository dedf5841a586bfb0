use annabella::engine::chess::{BENCH_DEPTH, CancelFlag, Report, Request, Score, Searcher, bench};
use annabella::games::chess::{Move, Square};

use super::{MIDDLEGAMES, position, to_depth, to_nodes};

#[test]
fn reports_are_sound() {
    for fen in MIDDLEGAMES {
        let position = position(fen);
        let request = Request { limits: to_depth(6), seed: 3, ..Request::new(&position) };
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
fn several_lines_come_best_first_and_once_each() {
    for fen in MIDDLEGAMES {
        let position = position(fen);
        let request = Request { limits: to_depth(5), lines: 3, ..Request::new(&position) };
        let mut iteration: Vec<Report> = Vec::new();
        let mut check = |report: &Report| {
            if report.line == 0 {
                iteration.clear();
            }
            assert_eq!(report.line, iteration.len(), "{fen}");
            assert!(iteration.iter().all(|other| other.best != report.best), "{fen}");
            let lead = |report: &Report| match report.score {
                Score::Centipawns(value) => value,
                Score::MateIn(moves) => moves.signum() * 100_000 - moves,
            };
            assert!(iteration.iter().all(|better| lead(better) >= lead(report)), "{fen}");
            iteration.push(report.clone());
        };
        let best = Searcher::new(1).search(&request, &CancelFlag::default(), &mut check).unwrap();
        assert_eq!(iteration.len(), 3, "{fen}");
        assert_eq!(iteration[0].best, best.best, "{fen}");
    }
}

#[test]
fn more_lines_than_moves_are_all_moves() {
    let position = position("7k/8/6K1/8/8/8/8/R7 b - -");
    let request = Request { limits: to_depth(3), lines: 100, ..Request::new(&position) };
    let mut lines = 0;
    let mut count = |report: &Report| lines = report.line + 1;
    Searcher::new(1).search(&request, &CancelFlag::default(), &mut count).unwrap();
    assert_eq!(lines, 1);
}

#[test]
fn only_the_moves_asked_about_are_looked_at() {
    let position = position(MIDDLEGAMES[3]);
    let moves = [Move::normal(Square::A2, Square::A3), Move::normal(Square::A2, Square::A4)];
    let request = Request { limits: to_nodes(3_000), moves: &moves, ..Request::new(&position) };
    let report = Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
    assert!(moves.contains(&report.best));
}

#[test]
fn the_same_question_has_the_same_answer() {
    for fen in MIDDLEGAMES {
        let position = position(fen);
        let request = Request { limits: to_nodes(20_000), ..Request::new(&position) };
        let mut searcher = Searcher::new(2);
        let first = searcher.search(&request, &CancelFlag::default(), &mut |_| {});
        searcher.clear();
        let again = searcher.search(&request, &CancelFlag::default(), &mut |_| {});
        assert_eq!(first, again, "{fen}");
    }
}

#[test]
fn bench_is_a_known_number() {
    assert_eq!(bench(BENCH_DEPTH), 719_489, "changes when the search or the evaluation does");
}
