use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::trace::{Term, Terms, WEIGHT_COUNT, trace};
use super::*;
use crate::engine::chess::{CancelFlag, Limits, Request, Searcher};
use crate::games::chess::{Color, Piece, Setup, Square, chess960};

fn mirrored(position: &Position) -> Position {
    let setup = Setup::from(position);
    let flip = |square: Square| Square::from_index(square.index() as u8 ^ 0o70);
    let mut mirrored = Setup { turn: !setup.turn, ..setup.clone() };
    mirrored.castling_rooks = setup.castling_rooks.into_iter().map(flip).collect();
    mirrored.en_passant = setup.en_passant.map(flip);
    for square in Square::ALL {
        let piece = setup.board.piece_at(square);
        let piece = piece.map(|Piece { color, role }| Piece { color: !color, role });
        mirrored.board.set(flip(square), piece);
    }
    mirrored.position().unwrap().0
}

/// The positions of random games, every eighth of Chess960.
fn walks(games: u64) -> impl Iterator<Item = Position> {
    (0..games).flat_map(|game| {
        let mut random = ChaCha8Rng::seed_from_u64(game);
        let start = if game % 8 == 0 { chess960::draw(game) } else { chess960::CLASSICAL };
        let mut position = chess960::start(start).unwrap();
        let mut positions = Vec::new();
        for _ in 0..150 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.after_legal(moves[random.next_u32() as usize % moves.len()]);
            positions.push(position);
        }
        positions
    })
}

fn worth(fen: &str) -> i32 {
    evaluate(&fen.parse().unwrap())
}

#[test]
fn colours_do_not_matter() {
    for position in walks(40) {
        assert_eq!(evaluate(&position), evaluate(&mirrored(&position)), "{position}");
    }
}

#[test]
fn the_start_is_level_and_a_queen_is_much() {
    let tempo = WEIGHTS.tempo[0].middlegame();
    assert_eq!(evaluate(&Position::default()), tempo);
    let odds = worth("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
    assert!((700..2000).contains(&odds), "{odds}");
}

#[test]
fn many_queens_stay_within_bounds() {
    let row = "QQQQQQQQ";
    let queens = worth(&format!("k7/8/{row}/{row}/{row}/{row}/{row}/QQQQQQQK b - -"));
    assert_eq!(queens, -EVALUATION_BOUND);
    let both = worth("qqqqqqqk/qqqqqqqq/qqqqqqqq/8/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQK w - -");
    assert!(both.abs() < EVALUATION_BOUND);
}

#[test]
fn the_traced_terms_add_up() {
    let values: Vec<(i32, i32)> = trace::weights().collect();
    assert_eq!(values.len(), WEIGHT_COUNT);
    let sum = |terms: &[Term], half: &dyn Fn((i32, i32)) -> i32| -> i32 {
        terms.iter().map(|&(weight, times)| half(values[weight as usize]) * i32::from(times)).sum()
    };
    let half_of = |terms: &Terms, half: &dyn Fn((i32, i32)) -> i32| {
        let danger = sum(&terms.danger, half).clamp(0, trace::MAX_DANGER);
        sum(&terms.worth, half) - danger * danger / trace::DANGER_DIVISOR
    };
    for position in walks(20) {
        let trace = trace(&position);
        let balance = |half: &dyn Fn((i32, i32)) -> i32| {
            half_of(&trace.sides[0], half) - half_of(&trace.sides[1], half)
        };
        let tapered =
            balance(&|pair| pair.0) * trace.shares[0] + balance(&|pair| pair.1) * trace.shares[1];
        let value = tapered / trace::WHOLE + trace.driving;
        assert_eq!(value, evaluate(&position), "{position}");
    }
}

#[test]
fn what_rarely_wins_is_worth_little() {
    let little = [
        // a minor piece alone, and one against a pawn
        "4k3/8/8/8/8/8/8/2B1K3 w - -",
        "4k3/8/8/8/3p4/8/8/2B1K3 w - -",
        // two knights
        "4k3/8/8/8/8/8/8/1NN1K3 w - -",
        // a rook against a bishop
        "4k3/4b3/8/8/8/8/8/R3K3 w - -",
        // the bishop of the wrong shade, and none
        "k7/8/8/P7/8/8/8/2B1K3 w - -",
        "k7/8/8/P7/8/8/8/4K3 w - -",
    ];
    for fen in little {
        assert!(worth(fen).abs() < 80, "{fen}: {}", worth(fen));
    }
    let right = worth("k7/8/8/P7/8/8/8/5B1K w - -");
    assert!(right > 250, "{right}");
}

#[test]
fn bishops_of_opposite_shades_draw_more() {
    let opposite = worth("4k3/3b1p2/8/8/3P4/8/2PB1P2/4K3 w - -");
    let same = worth("4k3/4bp2/8/8/3P4/8/2PB1P2/4K3 w - -");
    assert!(opposite + 50 < same, "{opposite} {same}");
}

#[test]
fn a_pawn_that_nobody_catches_is_nearly_a_queen() {
    let free = worth("8/8/8/1P6/8/7k/8/K7 w - -");
    let caught = worth("8/8/1k6/1P6/8/8/8/K7 w - -");
    assert!(free > caught + 200, "{free} {caught}");
}

#[test]
fn a_bare_king_is_mated() {
    let endings = [
        "8/8/8/4k3/8/8/8/KQ6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KR6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KBB5 w - - 0 1",
        "8/8/8/4k3/8/8/8/KBN5 w - - 0 1",
    ];
    for fen in endings {
        let mut position: Position = fen.parse().unwrap();
        let mut searcher = Searcher::new(8);
        let mut history = Vec::new();
        while position.has_legal_move() {
            assert!(position.halfmove_clock() < 100, "{fen}: {position}");
            let limits = Limits { nodes: 20_000, ..Limits::default() };
            let request = Request { history: &history, limits, ..Request::new(&position) };
            let report = searcher.search(&request, &CancelFlag::default(), &mut |_| {});
            history.push(position.key());
            position = position.after_legal(report.unwrap().best);
        }
        assert!(position.is_check() && position.turn() == Color::Black, "{fen}: {position}");
    }
}

#[test]
fn whoever_judges_by_pieces_knows_where_they_belong() {
    let judge = |fen: &str| evaluate_pieces(&fen.parse().unwrap());
    let at_home = judge("r2q1rk1/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R2Q1RK1 w - -");
    let astray = judge("r2q1rk1/pppp1ppp/8/4p3/4P3/5K2/PPPP1PPP/R2Q1R2 w - -");
    assert!(at_home > astray + 30, "{at_home} {astray}");
}
