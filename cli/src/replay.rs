//! `annabella replay`: every game of PGN, PDN and SGF files, played through.

mod games;

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;

use serde::Serialize;

use crate::Failure;
use crate::args::ReplayArgs;
use crate::output::{Output, complain};
use crate::play::shown::shown_path;
use crate::source::{Notation, Source, first_of};

use games::{Held, Unplayable};

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
        Ok(()) => {
            let notation = Notation::expected(args.game, Some(path));
            format!("no game found, expected {}", notation.name())
        }
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

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::File(error.to_string())
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
    let mut file = File::open(path)?;
    let first = first_of(&mut file)?;
    let notation = match (args.game, Source::of(&first, Some(path), args.game)) {
        (Some(_), _) => Notation::expected(args.game, Some(path)),
        (None, Source::Games(notation)) => notation,
        (None, Source::Saved) => {
            let found = "found a saved game, which annabella transcript replays".to_owned();
            return Err(Stop::File(format!("{found}, expected PGN, PDN or SGF")));
        }
    };
    let file = Cursor::new(first).chain(file);
    let games = match notation {
        Notation::Pgn => games::of_chess(file, args.strict),
        Notation::Pdn => games::of_checkers(file, args.strict),
        Notation::Sgf => games::of_yin_yang(file, args.strict),
        Notation::Braille => {
            let found = "found a score in Braille, which annabella convert reads".to_owned();
            return Err(Stop::File(format!("{found}, expected PGN, PDN or SGF")));
        }
    };
    for game in games {
        let game = game.map_err(Stop::File)?;
        *number += 1;
        if let Err(Unplayable { text, .. }) = &game {
            counts.errors += 1;
            if !args.form.json {
                complain(format_args!("error: {}: {text}", shown_path(path)));
            }
        }
        if args.form.json {
            output.json(&played(name, *number, game))?;
        }
    }
    Ok(())
}

fn played(file: &str, number: u64, game: Result<Held, Unplayable>) -> Played<'_> {
    match game {
        Ok(Held { plies, result, termination, fen }) => Played {
            file,
            game: number,
            ok: true,
            plies,
            result: Some(result),
            termination,
            fen: Some(fen),
            error: None,
        },
        Err(Unplayable { plies, problem, .. }) => unplayed(file, number, plies, problem),
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
