//! `annabella replay`: every game of PGN files, played through.

use std::fs::File;
use std::path::Path;

use annabella::games::chess::Status;
use annabella::games::chess::notation::pgn::{Game, Options, PgnError, Reader};
use serde::Serialize;

use crate::Failure;
use crate::args::ReplayArgs;
use crate::output::{Output, complain};

#[derive(Serialize)]
struct Played<'a> {
    file: &'a str,
    game: u64,
    ok: bool,
    /// Null for a game that could not be read to its end.
    plies: Option<usize>,
    result: Option<&'static str>,
    termination: Option<String>,
    fen: Option<String>,
    error: Option<Problem>,
}

#[derive(Serialize)]
struct Problem {
    line: u64,
    ply: Option<u32>,
    message: String,
}

#[derive(Default)]
struct Counts {
    games: u64,
    errors: u64,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let mut output = Output::new();
    let mut counts = Counts::default();
    for file in &args.files {
        replay_file(file, args, &mut counts, &mut output)?;
    }
    if !args.form.json {
        // scripts look for this line, so one game is "1 games" too
        output.line(format_args!("{} games, {} errors", counts.games, counts.errors))?;
    }
    output.flush()?;
    if counts.errors == 0 { Ok(()) } else { Err(Failure::Reported) }
}

fn replay_file(
    path: &Path,
    args: &ReplayArgs,
    counts: &mut Counts,
    output: &mut Output,
) -> Result<(), Failure> {
    let name = path.display().to_string();
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) => {
            counts.errors += 1;
            complain(format_args!("error: {name}: {error}"));
            return Ok(());
        }
    };
    let options = Options { strict: args.strict, ..Options::default() };
    let mut number = 0;
    for game in Reader::with_options(file, options) {
        counts.games += 1;
        number += 1;
        if let Err(error) = &game {
            counts.errors += 1;
            if !args.form.json {
                complain(format_args!("error: {name}: {error}"));
            }
        }
        if args.form.json {
            output.json(&played(&name, number, game))?;
        }
    }
    Ok(())
}

fn played(file: &str, number: u64, game: Result<Game, PgnError>) -> Played<'_> {
    match game {
        Ok(game) => Played {
            file,
            game: number,
            ok: true,
            plies: Some(game.mainline().count()),
            result: Some(game.result.as_str()),
            termination: termination(&game),
            fen: Some(game.final_position().to_string()),
            error: None,
        },
        Err(error) => Played {
            file,
            game: error.game,
            ok: false,
            plies: error.at.as_ref().map(|at| at.ply.saturating_sub(1) as usize),
            result: None,
            termination: None,
            fen: None,
            error: Some(Problem {
                line: error.line,
                ply: error.at.as_ref().map(|at| at.ply),
                message: error.kind.to_string(),
            }),
        },
    }
}

/// How the game ended: by its last position, else by its tag.
fn termination(game: &Game) -> Option<String> {
    match game.final_position().status() {
        Status::Checkmate => Some("checkmate".to_owned()),
        Status::Stalemate => Some("stalemate".to_owned()),
        Status::Dead => Some("dead".to_owned()),
        Status::Ongoing => game.tag("Termination").map(str::to_owned),
    }
}
