//! Leaves a second on the six usual positions, beside cozy-chess and shakmaty.
//!
//! `cargo bench --bench perft`, and once more with
//! `RUSTFLAGS="-C target-cpu=native"`. CPU time, best of three passes, the
//! programs in turn within a pass. Every count is checked.

mod measure;

use std::hint::black_box;
use std::time::Duration;

use measure::{best_of_three, millions};

/// FEN, depth and number of leaves (chessprogramming.org, "Perft Results").
const POSITIONS: [(&str, &str, u32, u64); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        164_075_551,
    ),
];

type Perft = fn(&str, u32) -> u64;

struct Program {
    name: &'static str,
    perft: Perft,
}

const COUNTED: [Program; 3] = [
    Program { name: "annabella", perft: annabella_counted },
    Program { name: "cozy-chess", perft: cozy_counted },
    Program { name: "shakmaty", perft: shakmaty_counted },
];
const MADE: [Program; 3] = [
    Program { name: "annabella", perft: annabella_made },
    Program { name: "cozy-chess", perft: cozy_made },
    Program { name: "shakmaty (no key)", perft: shakmaty_made },
];

fn main() {
    let target = if cfg!(target_feature = "bmi2") { "with BMI2 (PEXT)" } else { "plain x86-64" };
    println!("million leaves per second of CPU time, best of three, {target}\n");
    compare("leaves counted", &COUNTED, 0);
    compare("leaves made", &MADE, 1);
}

/// Times the programs in turn; `shallower` takes plies off each depth.
fn compare(title: &str, programs: &[Program], shallower: u32) {
    let mut best = vec![Vec::new(); programs.len()];
    for (_, fen, depth, leaves) in POSITIONS {
        let mut runs: Vec<_> = programs
            .iter()
            .map(|program| {
                move || {
                    let counted = (program.perft)(black_box(fen), depth - shallower);
                    assert!(shallower > 0 || counted == leaves, "{} on {fen}", program.name);
                }
            })
            .collect();
        let mut runs: Vec<&mut dyn FnMut()> =
            runs.iter_mut().map(|run| run as &mut dyn FnMut()).collect();
        for (times, time) in best.iter_mut().zip(best_of_three(&mut runs)) {
            times.push(time);
        }
    }
    print_table(title, programs, &best, shallower);
}

fn print_table(title: &str, programs: &[Program], best: &[Vec<Duration>], shallower: u32) {
    let leaves: Vec<u64> = POSITIONS
        .iter()
        .map(
            |(_, fen, depth, leaves)| {
                if shallower == 0 { *leaves } else { annabella_counted(fen, depth - shallower) }
            },
        )
        .collect();
    print!("{title:<20}");
    for (name, ..) in POSITIONS {
        print!("{name:>11}");
    }
    println!("{:>11}{:>9}", "all", "ratio");
    let total: u64 = leaves.iter().sum();
    let ours: Duration = best[0].iter().sum();
    for (program, times) in programs.iter().zip(best) {
        print!("{:<20}", program.name);
        for (&leaves, &time) in leaves.iter().zip(times) {
            print!("{:>11.1}", millions(leaves, time));
        }
        let all: Duration = times.iter().sum();
        println!("{:>11.1}{:>9.2}", millions(total, all), all.as_secs_f64() / ours.as_secs_f64());
    }
    println!();
}

fn annabella_counted(fen: &str, depth: u32) -> u64 {
    annabella::games::chess::perft(&fen.parse().expect("a legal position"), depth)
}

fn annabella_made(fen: &str, depth: u32) -> u64 {
    annabella::games::chess::perft_making_leaves(&fen.parse().expect("a legal position"), depth)
}

fn cozy_counted(fen: &str, depth: u32) -> u64 {
    fn walk(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut nodes = 0;
        if depth == 1 {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        } else {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut child = board.clone();
                    child.play_unchecked(mv);
                    nodes += walk(&child, depth - 1);
                }
                false
            });
        }
        nodes
    }
    walk(&fen.parse().expect("a legal position"), depth)
}

fn cozy_made(fen: &str, depth: u32) -> u64 {
    fn walk(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                if depth == 1 {
                    black_box(&child);
                    nodes += 1;
                } else {
                    nodes += walk(&child, depth - 1);
                }
            }
            false
        });
        nodes
    }
    walk(&fen.parse().expect("a legal position"), depth)
}

fn shakmaty_start(fen: &str) -> shakmaty::Chess {
    let fen: shakmaty::fen::Fen = fen.parse().expect("a legal position");
    fen.into_position(shakmaty::CastlingMode::Standard).expect("a legal position")
}

fn shakmaty_counted(fen: &str, depth: u32) -> u64 {
    shakmaty::perft(&shakmaty_start(fen), depth)
}

fn shakmaty_made(fen: &str, depth: u32) -> u64 {
    use shakmaty::Position;
    fn walk(position: &shakmaty::Chess, depth: u32) -> u64 {
        let mut nodes = 0;
        for mv in position.legal_moves() {
            let mut child = position.clone();
            child.play_unchecked(mv);
            if depth == 1 {
                black_box(&child);
                nodes += 1;
            } else {
                nodes += walk(&child, depth - 1);
            }
        }
        nodes
    }
    walk(&shakmaty_start(fen), depth)
}
