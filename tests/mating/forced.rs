//! Dead by force: what a forced line leaves, and what it does not.

use annabella::games::chess::{Budget, Position};

use crate::proofs::{mates_anywhere, swapped};

/// Positions whose moves are all but forced, or look so; whether they are dead,
/// and why.
const CASES: [(&str, bool, &str); 30] = [
    ("8/8/8/8/4k3/8/1q6/K7 w - - 0 1", true, "Kxb2 is forced and leaves bare kings"),
    ("k7/1R6/8/8/4K3/8/8/8 b - - 0 1", true, "the same with a rook"),
    ("8/8/8/8/8/2k5/1q6/K7 w - - 0 1", false, "the queen is protected: it is mate"),
    ("8/8/8/8/4k3/1q6/8/K7 w - - 0 1", true, "it is stalemate"),
    ("8/8/8/8/4k3/8/r7/1K6 w - - 0 1", false, "Kxa2 is one of two, and Kc1 leaves the rook"),
    ("8/8/8/8/4k3/8/1b6/K7 w - - 0 1", true, "dead by its material already"),
    ("8/8/8/8/4k1b1/8/1q6/K7 w - - 0 1", true, "Kxb2 leaves a lone bishop"),
    ("8/8/8/8/4k1n1/8/1q6/K7 w - - 0 1", true, "Kxb2 leaves a lone knight"),
    ("8/8/8/8/4k1r1/8/1q6/K7 w - - 0 1", false, "Kxb2 leaves a rook"),
    ("8/8/8/8/4k1p1/8/1q6/K7 w - - 0 1", false, "Kxb2 leaves a pawn"),
    ("8/8/8/8/4k1B1/8/1q6/K7 w - - 0 1", true, "Kxb2 leaves a lone bishop of White's"),
    ("8/8/8/8/4k1N1/8/1q6/K7 w - - 0 1", true, "Kxb2 leaves a lone knight of White's"),
    ("8/8/8/8/4k1P1/8/1q6/K7 w - - 0 1", false, "Kxb2 leaves a pawn of White's"),
    ("1K6/8/k7/Q7/8/8/8/8 b - - 0 1", true, "Kxa5 is forced"),
    ("5k1K/7p/8/8/8/8/8/8 w - - 0 1", true, "Kxh7 is forced"),
    (
        "1k6/8/RKQ5/2q5/8/8/8/8 w - - 0 1",
        true,
        "a few moves, and each way ends dead or in stalemate",
    ),
    (
        "8/4q3/5K1k/4QQ2/8/8/8/8 w - - 0 1",
        true,
        "three queens, and each way ends dead or in stalemate",
    ),
    (
        "8/8/8/8/8/6Q1/5q2/5K1k w - - 0 1",
        true,
        "Qxf2 is stalemate, Kxf2 leaves a queen that stalemates",
    ),
    ("8/8/8/8/1Q6/K7/qNp5/2k5 w - - 0 1", true, "Kxa2 is forced, and it is stalemate"),
    ("8/8/8/8/q7/k2p4/1Q6/1Kb5 b - - 0 1", true, "Bxb2 is forced, and it is stalemate"),
    ("8/8/8/8/2Q5/k1p5/1Q6/K2B4 b - - 0 1", true, "cxb2+ Kb1 is forced, and it is stalemate"),
    ("K1k5/P1np4/2Q5/8/8/8/8/8 w - - 0 1", true, "Qxc7+ Kxc7 is forced, and it is stalemate"),
    ("3k4/1P6/2Kq4/1BN5/8/8/8/8 w - - 0 1", true, "Kxd6 is forced, and it is stalemate"),
    ("1kN5/1p6/K1Qp4/P1q5/8/8/8/8 w - - 0 1", false, "the only move is Qxb7#"),
    ("1q6/2Qr4/k1K5/1B6/8/8/8/8 b - - 0 1", false, "the only move is Qxb5#"),
    ("5q1k/7B/4rnPK/4q3/8/8/8/8 w - - 0 1", false, "g7+ is forced, and so is Qxg7#"),
    ("8/8/8/8/8/8/8/R3K2k b - - 0 1", false, "few moves, none of which takes the rook"),
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", true, "dead behind a wall"),
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K2R w - - 0 1", false, "the rook may be given"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, "free moves"),
];

/// The moves are followed with this and with no more.
const BUDGET: Budget = Budget::QUICK;

#[test]
fn forced_lines_are_followed() {
    for (fen, is_dead, why) in CASES {
        let position: Position = fen.parse().unwrap();
        assert_eq!(position.is_dead_by_force(BUDGET), is_dead, "{position}: {why}");
        assert_eq!(swapped(&position).is_dead_by_force(BUDGET), is_dead, "{position}, swapped");
        assert!(!position.is_dead(BUDGET) || is_dead, "{position}: {why}");
    }
}

/// Nothing is called dead from where a mate can be reached, and the other way
/// round as far as all positions can be visited.
#[test]
fn forced_lines_are_dead_indeed() {
    use annabella::games::chess::Color;

    for (fen, is_dead, why) in CASES {
        let position: Position = fen.parse().unwrap();
        let mates = Color::ALL.map(|color| mates_anywhere(&position, color, 20_000));
        if is_dead {
            assert!(!mates.contains(&Some(true)), "{position}: {why}");
        } else {
            assert_ne!(mates, [Some(false); 2], "{position}: {why}");
        }
    }
}
