mod rare;

use super::*;
use crate::engine::chess::{CancelFlag, Searcher};
use crate::games::chess::notation::uci::{self, Castling};
use crate::games::chess::{Move, Position, Role};

/// Positions of games of people, with something to be lost in each.
const POSITIONS: [&str; 6] = [
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    "r2q1rk1/ppp2ppp/2npbn2/2b1p3/4P3/2NP1N2/PPPBBPPP/R2Q1RK1 w - - 6 9",
    "r1b2rk1/pp1n1ppp/2p1pn2/q2p2B1/1bPP4/2N1PN2/PPQ2PPP/R3KB1R w KQ - 4 9",
    "8/5pk1/6p1/R7/5P2/6P1/r6P/6K1 w - - 0 35",
    "2r3k1/1p3ppp/p3b3/3p4/3Nn3/4P1P1/PP3P1P/2R2BK1 b - - 3 24",
    "r3k2r/pp1b1ppp/2n1p3/3pP3/1b1P4/2N2N2/PP1B1PPP/R3K2R b KQkq - 2 12",
];

fn view(position: &Position) -> View<'_> {
    View { position, history: &[], recent: &[], max_nodes: Some(4_000) }
}

fn chances_of(searcher: &mut Searcher, position: &Position, rating: u16) -> Vec<(Move, f64)> {
    probabilities(searcher, &view(position), rating, &CancelFlag::default())
}

#[test]
fn every_feature_has_a_weight() {
    assert_eq!(names().len(), weights::FEATURES.len());
}

#[test]
fn chances_are_of_all_legal_moves_and_sum_to_one() {
    let mut searcher = Searcher::new(1);
    for fen in POSITIONS {
        let position: Position = fen.parse().unwrap();
        let found = chances_of(&mut searcher, &position, 1_500);
        let mut moves: Vec<Move> = found.iter().map(|&(mv, _)| mv).collect();
        let mut legal = position.legal_moves();
        moves.sort_unstable();
        legal.sort_unstable();
        assert_eq!(moves, legal, "{fen}");
        let sum: f64 = found.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{fen}: {sum}");
        assert!(found.is_sorted_by(|one, next| one.1 >= next.1));
    }
    let mated: Position =
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse().unwrap();
    assert_eq!(chances_of(&mut searcher, &mated, 1_500), []);
}

#[test]
fn a_request_has_one_answer_and_others_have_others() {
    let position: Position = POSITIONS[1].parse().unwrap();
    let cancel = CancelFlag::default();
    let mut used = Searcher::new(16);
    let answer = |searcher: &mut Searcher, seed, rating| {
        let request = PeopleRequest { view: view(&position), rating, seed };
        choose_move(searcher, &request, &cancel, &mut |_| {}).unwrap()
    };
    let first = answer(&mut Searcher::new(1), 5, 1_200);
    let mut moves = Vec::new();
    for seed in 0..20 {
        moves.push(answer(&mut used, seed, 1_200).best);
    }
    assert_eq!(answer(&mut used, 5, 1_200), first);
    assert_eq!(answer(&mut used, 5, 100), answer(&mut used, 5, 600));
    moves.sort_unstable();
    moves.dedup();
    assert!(moves.len() > 4, "{moves:?}");
    assert!(first.nodes <= 4_000);
}

#[test]
fn a_move_costs_so_many_nodes_at_most() {
    // the second has many moves and captures, the third 218 moves
    let mut searcher = Searcher::new(1);
    for fen in [
        POSITIONS[0],
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        for max_nodes in [None, Some(1), Some(5_000), Some(u64::MAX)] {
            let view = View { max_nodes, ..view(&position) };
            let found = candidates(&mut searcher, &view, &CancelFlag::default());
            let most = max_nodes.unwrap_or(NODES).min(NODES);
            assert!(found.nodes <= most, "{fen} {max_nodes:?}: {}", found.nodes);
            assert_eq!(found.moves.len(), position.legal_moves().len(), "{fen} {max_nodes:?}");
        }
    }
}

#[test]
fn whoever_is_cancelled_plays_a_legal_move() {
    let position: Position = POSITIONS[2].parse().unwrap();
    let cancel = CancelFlag::default();
    cancel.cancel();
    let request = PeopleRequest { view: view(&position), rating: 1_500, seed: 1 };
    let found = choose_move(&mut Searcher::new(1), &request, &cancel, &mut |_| {}).unwrap();
    assert!(position.is_legal(found.best));
}

/// What is lost on the average, in hundredths of a pawn and at most 500.
fn loss(searcher: &mut Searcher, position: &Position, rating: u16) -> f64 {
    let found = candidates(searcher, &view(position), &CancelFlag::default()).moves;
    let best = found.iter().map(|candidate| candidate.value).max().unwrap();
    let chances = chances_of(searcher, position, rating);
    let lost = |candidate: &Candidate| {
        let chance = chances.iter().find(|(mv, _)| *mv == candidate.mv).unwrap().1;
        chance * f64::from((best - candidate.value).min(500))
    };
    found.iter().map(lost).sum()
}

#[test]
fn the_higher_the_rating_the_less_is_lost() {
    let mut searcher = Searcher::new(1);
    let losses = [600, 900, 1_200, 1_500, 1_800, 2_100].map(|rating| {
        let lost = POSITIONS.map(|fen| loss(&mut searcher, &fen.parse().unwrap(), rating));
        lost.iter().sum::<f64>() / POSITIONS.len() as f64
    });
    assert!(losses.is_sorted_by(|weaker, stronger| weaker > stronger), "{losses:?}");
    assert!(losses[0] > 1.5 * losses[5], "{losses:?}");
}

#[test]
fn a_mate_is_rather_seen_by_the_stronger() {
    let mut searcher = Searcher::new(1);
    for (fen, mate) in [
        ("6k1/5ppp/8/8/8/2q5/5PPP/R5K1 w - - 0 30", "a1a8"),
        ("r1bqkb1r/pppp1ppp/2n5/4p2Q/2B1n3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 5", "h5f7"),
    ] {
        let position: Position = fen.parse().unwrap();
        let mate = uci::parse(&position, mate).unwrap();
        let seen = [1_200, 1_800, 2_400].map(|rating| {
            let chances = chances_of(&mut searcher, &position, rating);
            chances.iter().find(|(mv, _)| *mv == mate).unwrap().1
        });
        assert!(seen.is_sorted(), "{fen}: {seen:?}");
        assert!(seen[0] < 0.97 && seen[2] > 0.9, "{fen}: {seen:?}");
    }
}

/// The likeliest moves at 1,300 in the positions, and how likely they are in 10,000ths.
const LIKELIEST: [[(&str, i32); 2]; 6] = [
    [("h5f7", 9642), ("c4f7", 99)],
    [("f3g5", 2484), ("a2a3", 1314)],
    [("f1d3", 1761), ("a2a3", 1714)],
    [("a5a2", 9466), ("a5b5", 103)],
    [("c8c1", 9481), ("e4d2", 63)],
    [("e8g8", 3151), ("e8c8", 2235)],
];

#[test]
fn searches_and_network_see_what_they_saw_when_the_weights_were_learnt() {
    let mut searcher = Searcher::new(1);
    let found = POSITIONS.map(|fen| {
        let position: Position = fen.parse().unwrap();
        let chances = chances_of(&mut searcher, &position, 1_300);
        let told = |&(mv, chance): &(Move, f64)| {
            (uci::write(mv, Castling::Standard), (chance * 10_000.0).round() as i32)
        };
        chances.iter().take(2).map(told).collect::<Vec<_>>()
    });
    let expected = LIKELIEST.map(|moves| moves.map(|(mv, chance)| (mv.to_owned(), chance)));
    assert_eq!(
        found, expected,
        "The model of people sees these positions otherwise than before. If the network, the \
         searches or the evaluation have changed, learn its weights again (tools/training/README.md, \
         \"The opponent that errs as people do\"), and measure it again (benches/README.md). If it \
         was learnt again, put what was found here."
    );
}
