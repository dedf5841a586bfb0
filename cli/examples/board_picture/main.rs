//! Draws the picture of the README, `docs/board.svg`, from the program's own
//! full-screen view: `cargo run -p annabella-cli --example board_picture`.

mod svg;

use std::process::ExitCode;

fn main() -> ExitCode {
    let path = std::env::args().nth(1).unwrap_or_else(|| svg::PATH.to_owned());
    let written =
        svg::board().and_then(|svg| std::fs::write(&path, svg).map_err(|e| e.to_string()));
    match written {
        Ok(()) => {
            println!("{path}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {path}: {error}");
            ExitCode::FAILURE
        }
    }
}
