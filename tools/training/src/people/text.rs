//! The weights as Rust.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

use annabella::engine::chess::people::{SQUARES, names};

use super::calibration::Sharpness;
use super::model::{Model, TERMS};

pub fn write(model: &Model, sharpness: Sharpness, path: &Path) -> io::Result<()> {
    let Sharpness(sharpness) = sharpness;
    let [as_such, rating, square] = sharpness.map(rounded);
    let mut text = String::from("//! Made by `tools/training`, command `people-train`.\n\n");
    text.push_str(
        "/// How much likelier likely moves are than by the weights: as such, for the rating, for \
         its\n/// square; in 1,000ths.\n",
    );
    let _ =
        writeln!(text, "pub(super) const SHARPNESS: [i16; 3] = [{as_such}, {rating}, {square}];\n");
    text.push_str(
        "/// For each feature: as such, for the rating, for its square, for the time; in 1,000ths.\n\
         #[rustfmt::skip]\n",
    );
    let names = names();
    let _ = writeln!(text, "pub(super) const FEATURES: [[i16; {TERMS}]; {}] = [", names.len());
    for (index, name) in names.iter().enumerate() {
        let weight = |term: usize| rounded(model.weights[term * model.width + index]);
        let [a, b, c, d] = [0, 1, 2, 3].map(weight);
        let _ = writeln!(text, "    [{a}, {b}, {c}, {d}], // {name}");
    }
    text.push_str(
        "];\n\n/// For each piece on each square, where it goes and where it comes from: as such, \
         and for the\n/// rating.\n#[rustfmt::skip]\n",
    );
    let _ = writeln!(text, "pub(super) const SQUARES: [[i16; 2]; {SQUARES}] = [");
    let squares = &model.weights[model.width * TERMS..];
    for row in 0..SQUARES / 8 {
        let pairs: Vec<String> = (row * 8..row * 8 + 8)
            .map(|at| format!("[{}, {}]", rounded(squares[at]), rounded(squares[SQUARES + at])))
            .collect();
        let _ = writeln!(text, "    {},", pairs.join(", "));
    }
    text.push_str("];\n");
    fs::write(path, text)
}

fn rounded(weight: f32) -> i16 {
    (weight * 1_000.0).round() as i16
}
