//! `annabella replay`: every game of PGN files, played through.

use std::fs::File;
use std::path::Path;

use annabella::games::chess::Status;
use annabella::games::chess::notation::pgn::{Game, Options, PgnError, PgnErrorKind, Reader};
use serde::Serialize;

use crate::Failure;
use crate::args::ReplayArgs;
use crate::output::{Output, complain};
use crate::play::shown::shown_path;

#[derive(Serialize)]
struct Played<'a> {
    file: &'a str,
    /// From 1; 0 stands for the file itself.
    game: u64,
    ok: bool,
    /// Up to the error, if there is one.
    plies: usize,
    result: Option<&'static str>,
    termination: Option<String>,
    fen: Option<String>,
    error: Option<Problem>,
}

/// What does not hold. Line and ply are numbered from 1, and 0 if there is none.
#[derive(Serialize)]
struct Problem {
    line: u64,
    ply: u32,
    message: String,
}

#[derive(Default)]
struct Counts {
    games: u64,
    errors: u64,
}

/// Endings of files in notations that are known and not read.
const NOT_YET: [&str; 2] = ["pdn", "sgf"];

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
    let mut games = 0;
    let whole = replay_games(path, &name, args, &mut games, counts, output);
    counts.games += games;
    let message = match whole {
        Ok(()) if games > 0 => return Ok(()),
        Ok(()) => "no game found, expected PGN".to_owned(),
        Err(Stop::File(message)) => message,
        Err(Stop::Output(failure)) => return Err(failure),
    };
    counts.errors += 1;
    if args.form.json {
        return output.json(&unplayed(&name, 0, 0, Problem { line: 0, ply: 0, message }));
    }
    complain(format_args!("error: {}: {message}", shown_path(path)));
    Ok(())
}

/// Why no more games of a file are played.
enum Stop {
    /// It cannot be read; the text says why.
    File(String),
    Output(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Output(failure)
    }
}

fn replay_games(
    path: &Path,
    name: &str,
    args: &ReplayArgs,
    number: &mut u64,
    counts: &mut Counts,
    output: &mut Output,
) -> Result<(), Stop> {
    let ending = path.extension().unwrap_or_default();
    if args.game.is_none() && NOT_YET.iter().any(|other| ending.eq_ignore_ascii_case(other)) {
        let ending = ending.display();
        return Err(Stop::File(format!("found .{ending}, not supported yet, expected PGN")));
    }
    let file = File::open(path).map_err(|error| Stop::File(error.to_string()))?;
    let options = Options { strict: args.strict, ..Options::default() };
    for game in Reader::with_options(file, options) {
        if let Err(PgnError { kind: kind @ PgnErrorKind::Io(_), .. }) = &game {
            return Err(Stop::File(kind.to_string()));
        }
        *number += 1;
        if let Err(error) = &game {
            counts.errors += 1;
            if !args.form.json {
                complain(format_args!("error: {}: {error}", shown_path(path)));
            }
        }
        if args.form.json {
            output.json(&played(name, *number, game))?;
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
            plies: game.mainline().count(),
            result: Some(game.result.as_str()),
            termination: termination(&game),
            fen: Some(game.final_position().to_string()),
            error: None,
        },
        Err(error) => {
            let ply = error.at.map_or(0, |at| at.ply);
            let message = error.kind.to_string();
            let problem = Problem { line: error.line, ply, message };
            unplayed(file, number, ply.saturating_sub(1) as usize, problem)
        }
    }
}

fn unplayed(file: &str, game: u64, plies: usize, problem: Problem) -> Played<'_> {
    Played {
        file,
        game,
        ok: false,
        plies,
        result: None,
        termination: None,
        fen: None,
        error: Some(problem),
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
