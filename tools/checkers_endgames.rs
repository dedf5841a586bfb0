//! Makes the tables of endgames of checkers, and plays with them against the best defence:
//!
//! ```text
//! cargo run --release --example checkers_endgames -- make PIECES FILE
//! cargo run --release --example checkers_endgames -- play POSITIONS [NODES] [hardest]
//! ```
//!
//! `make` writes a file of all positions of up to PIECES pieces, two to six, after it has
//! compared it with what it was made from; that of the library has four and is
//! core/src/engine/checkers/endgame/tables.bin. Five take 300 MB and three minutes, six some GB and
//! hours. `play` lets level 8, the weakest that uses the tables, win so many won positions of two
//! to four pieces, spread over all of them or those in which the end is farthest, against whoever
//! puts the end off longest; it fails where one is drawn. With NODES the level may search no more
//! of them for a move than that.

#[path = "checkers_endgames/distances.rs"]
mod distances;
#[path = "checkers_endgames/play.rs"]
mod play;

use annabella::engine::checkers::endgame::{Slice, Tables, Value};
use distances::Distances;

/// How many positions there are of so many pieces, whoever has the move (J. Schaeffer, "One Jump
/// Ahead").
const POSITIONS: [u64; 6] = [120, 6_972, 261_224, 7_092_774, 148_688_232, 2_503_611_964];

const USAGE: &str =
    "expected: make PIECES FILE, with two to six pieces, or: play POSITIONS [NODES] [hardest]";

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["make", pieces, file] => match pieces.parse() {
            Ok(pieces @ 2..=6) => make(pieces, file),
            _ => Err(USAGE.to_owned()),
        },
        ["play", count, ref rest @ ..] => {
            let count = count.parse().map_err(|_| USAGE)?;
            let (is_hardest, rest) = match rest {
                [rest @ .., "hardest"] => (true, rest),
                rest => (false, rest),
            };
            let nodes = match rest {
                [] => None,
                [nodes] => Some(nodes.parse().map_err(|_| USAGE)?),
                _ => return Err(USAGE.to_owned()),
            };
            play::play(&Distances::solve(4), count, nodes, is_hardest)
        }
        _ => Err(USAGE.to_owned()),
    }
}

fn make(pieces: u8, file: &str) -> Result<(), String> {
    let distances = Distances::solve(pieces);
    for count in 1..=pieces {
        let (mut counts, mut longest) = ([0_u64; 3], 0);
        for slice in Slice::all_of(count) {
            for index in 0..slice.size() {
                if slice.position(index).is_some() {
                    counts[distances.value(slice, index) as usize] += 1;
                    longest = longest.max(distances.plies(slice, index).unwrap_or(0));
                }
            }
        }
        let all: u64 = counts.iter().sum();
        assert_eq!(all, POSITIONS[usize::from(count) - 1], "positions of {count} pieces");
        let [lost, drawn, won] = counts;
        println!(
            "{count}: {all} positions, {won} won, {drawn} drawn, {lost} lost, longest {longest}"
        );
    }
    let bytes = Tables::pack(pieces, &|slice, index| distances.plies(slice, index));
    let size = bytes.len();
    let tables = Tables::read(bytes.clone()).map_err(|error| error.to_string())?;
    for slice in (2..=pieces).flat_map(Slice::all_of) {
        for index in 0..slice.size() {
            let found = slice.position(index).and_then(|position| tables.probe(&position));
            assert!(
                found.is_none_or(|value| value == distances.value(slice, index)),
                "{slice:?} {index}"
            );
        }
    }
    std::fs::write(file, bytes).map_err(|error| format!("{file}: {error}"))?;
    println!("{file}: {size} bytes");
    Ok(())
}

impl Distances {
    fn value(&self, slice: Slice, index: usize) -> Value {
        match self.plies(slice, index) {
            None => Value::Draw,
            Some(plies) if plies % 2 == 1 => Value::Win,
            Some(_) => Value::Loss,
        }
    }
}
