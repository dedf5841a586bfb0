//! What people seldom do has small chances, whatever the lot.

use super::*;

/// How likely it is that such a move is played, where the opponent has just made this one.
fn chance(fen: &str, last: &str, rating: u16, is_such: impl Fn(Move) -> bool) -> f64 {
    let position: Position = fen.parse().unwrap();
    let [from, to] = [&last[..2], &last[2..]].map(|square| square.parse().unwrap());
    let recent = [Move::normal(from, to)];
    let view = View { recent: &recent, ..view(&position) };
    let cancel = CancelFlag::default();
    let chances = probabilities(&mut Searcher::new(1), &view, rating, &cancel);
    chances.into_iter().filter(|&(mv, _)| is_such(mv)).map(|(_, chance)| chance).sum()
}

#[test]
fn a_pawn_seldom_becomes_less_than_a_queen_without_cause() {
    for (fen, last) in [
        ("8/4P1k1/8/8/8/2K5/5p2/8 w - - 0 50", "h6g7"),
        ("6k1/5ppp/8/8/1K6/8/3p1PPP/8 b - - 1 45", "a3b4"),
        ("2r3k1/1P3ppp/8/8/8/5N2/5PPP/6K1 w - - 0 35", "c7c8"),
    ] {
        for rating in [800, 1_200, 1_600, 2_000, 2_400] {
            let is_lesser = |mv: Move| mv.promoted_to().is_some_and(|role| role != Role::Queen);
            let found = chance(fen, last, rating, is_lesser);
            assert!(found < 0.005, "{fen} {rating}: {found}");
        }
    }
}

#[test]
fn a_piece_that_a_pawn_attacks_is_seldom_left() {
    // three bishops and a queen, each attacked by the pawn that has just moved
    for (fen, last, attacked) in [
        ("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4", "a7a6", "b5"),
        ("rnbqkb1r/ppp2pp1/4pn1p/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR w KQkq - 0 5", "h7h6", "g5"),
        ("r1bq1rk1/pp2bppp/2n1pn2/3p4/2pP1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9", "c5c4", "d3"),
        ("r2q1rk1/1p1bbppp/p1n1pn2/3p4/2pP4/1QN1PN2/PP1BBPPP/R4RK1 w - - 0 12", "c5c4", "b3"),
    ] {
        let attacked = attacked.parse().unwrap();
        let left = [800, 1_200, 1_600, 2_000, 2_400]
            .map(|rating| chance(fen, last, rating, |mv| mv.from() != attacked));
        assert!(left.is_sorted_by(|weaker, stronger| weaker > stronger), "{fen}: {left:?}");
        assert!(left[0] < 0.3 && left[3] < 0.06, "{fen}: {left:?}");
    }
}

#[test]
fn a_lone_king_is_driven_on_by_the_strong() {
    let position: Position = "8/8/8/8/4k3/8/R7/4K3 w - - 0 60".parse().unwrap();
    let mut searcher = Searcher::new(1);
    let [weak, strong] = [1_400, 2_000].map(|rating| loss(&mut searcher, &position, rating));
    assert!(strong < weak / 2.0, "{strong} {weak}");
}
