//! Moves that win much more than any other, from games of the engine against
//! itself: a look two plies ahead prefers another move in each position.

use annabella::games::chess::notation::uci;

use super::{position, search, to_nodes};

const TACTICS: [(&str, &str); 18] = [
    ("3r4/pb3k2/1p1q1n1p/8/P1P2Np1/1P1PQ3/5PPP/4R1K1 b - - 4 33", "d8e8"),
    ("2n2k2/pp3p1Q/5b2/q2p2P1/3p1PP1/1P6/P2PN3/4K3 w - - 0 27", "g5f6"),
    ("2kr4/3b4/1p6/p2B2p1/P6p/1PqnR3/5QP1/6KR b - - 3 38", "c3c1"),
    ("r4r1k/pp1b1p2/1n1bq3/6Q1/2pPp3/P1P5/1PB1N1PP/R3NRK1 w - - 1 23", "f1f6"),
    ("rnb2rk1/ppp1bpp1/3p1n2/4p2p/7q/2PPNB2/PP2PP1P/R1BQK1NR w KQ - 3 10", "e3g2"),
    ("r5k1/1q1nbppp/2pp4/Qp1Np1Pn/1P2P2P/5P1R/1BPPN1B1/4K3 b - - 6 18", "c6d5"),
    ("r1bqkb1r/2p4R/p1n1p1p1/1p1p2P1/3P1BP1/3Q4/PPP1PPB1/RN2K3 b Qkq - 0 11", "h8h7"),
    ("2R1k2r/4n3/2p2p2/2b3pp/3N4/2P2R2/2q3PP/1rB2QK1 b k - 0 30", "e8d7"),
    ("6k1/p2bp2p/3p2n1/q2P1p2/5P2/5NPP/PK6/3R1B1R b - - 0 28", "a5b4"),
    ("r2qk2r/p2n1pp1/P4n2/1P5p/1bp1N2P/3p1P2/1P1P2P1/R1BQ1BKR b kq - 0 16", "f6e4"),
    ("3R4/1pR5/p1b2p1k/r3p1bP/6p1/6P1/5P1K/8 b - - 1 39", "h6h5"),
    ("6k1/5r1p/6p1/1R4P1/1p1B3P/4P2K/5qB1/8 b - - 2 45", "f7f3"),
    ("3r3r/1Q6/3P1npk/p4B1p/2P5/pP4P1/P3qP1P/5RK1 w - - 1 32", "b7f7"),
    ("r4bQ1/2kq2p1/1p1p1P1p/p1p1p3/2P1P1bP/1P2P1B1/P7/R4R1K w - - 1 29", "f6g7"),
    ("r2q1n1r/2p1b1k1/p2pp2p/1p2Bp2/3P2pP/P1P3P1/1P1NQPK1/3RR3 b - - 7 22", "d6e5"),
    ("6k1/2p3p1/r3p2p/Pp6/2pP1qPb/2P4P/5rB1/RQ2R2K b - - 5 32", "f2g2"),
    ("7r/2R2p1q/8/3Qn3/5k2/7P/5PP1/7K b - - 0 36", "h7b1"),
    ("8/2r1b2p/pp2kPp1/4n3/1P5P/P2PQ3/8/6K1 w - - 0 38", "f6e7"),
];

#[test]
fn finds_what_wins() {
    for (fen, best) in TACTICS {
        let position = position(fen);
        let report = search(&position, &[], to_nodes(20_000));
        assert_eq!(Ok(report.best), uci::parse(&position, best), "{fen}");
    }
}
