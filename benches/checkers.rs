//! Leaves a second of checkers from the start, beside cozy-chess counting those of chess.
//!
//! `cargo bench --bench checkers`, and once more with `RUSTFLAGS="-C target-cpu=native"`. CPU
//! time, best of three passes, the programs in turn within a pass. Every count is checked.

mod measure;

use annabella::games::checkers::{Position, perft, perft_making_leaves};
use measure::{best_of_three, millions};

/// (Aart Bik, "Computing Deep Perft and Divide Numbers for Checkers").
const DEPTH: u32 = 12;
const LEAVES: u64 = 388_623_673;
const LEAVES_ABOVE: u64 = 85_242_128;

/// Counted once, not measured.
const DEEPER: [(u32, u64); 2] = [(13, 1_766_623_630), (14, 7_978_439_499)];

/// Kiwipete (chessprogramming.org, "Perft Results").
const CHESS: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const CHESS_LEAVES: u64 = 193_690_690;

fn main() {
    let start = Position::default();
    let mut counted = || assert_eq!(perft(&start, DEPTH), LEAVES);
    let mut made = || assert_eq!(perft_making_leaves(&start, DEPTH - 1), LEAVES_ABOVE);
    let board: cozy_chess::Board = CHESS.parse().expect("a position");
    let mut cozy = || assert_eq!(of_cozy(&board, 5), CHESS_LEAVES);
    let [ours, making, peer] = best_of_three(&mut [&mut counted, &mut made, &mut cozy])[..] else {
        return;
    };
    let [ours, making, peer] =
        [millions(LEAVES, ours), millions(LEAVES_ABOVE, making), millions(CHESS_LEAVES, peer)];
    for (depth, leaves) in DEEPER {
        assert_eq!(perft(&start, depth), leaves, "at depth {depth}");
    }
    println!("million leaves per second of CPU time, best of three\n");
    println!("checkers, counted      {ours:>8.1}    {:.2} of cozy-chess", ours / peer);
    println!("checkers, made         {making:>8.1}");
    println!("cozy-chess, Kiwipete   {peer:>8.1}");
}

fn of_cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += of_cozy(&child, depth - 1);
            }
        }
        false
    });
    nodes
}
