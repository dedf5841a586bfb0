//! `annabella convert`: the games of a PGN text, or a saved game, in another form.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Cursor, Read};

use annabella::games::chess::notation::iccf;
use annabella::games::chess::notation::pgn::{Game, Reader};
use annabella::games::chess::{Color, Move, Position};
use annabella::table::journal::{self, Condition};
use annabella::table::replay::{Replayed, replay};
use annabella::table::transcript;
use serde::Serialize;

use crate::Failure;
use crate::args::{ConvertArgs, GameKind, Style, TargetForm};
use crate::output::{Output, complain};
use crate::play::files::{SAVED_GAME, is_saved_game};
use crate::play::table::sheet_of_saved;

#[derive(Serialize)]
struct GameObject<'a> {
    tags: BTreeMap<&'a str, &'a str>,
    /// The position before the first move.
    fen: String,
    moves: Vec<MoveObject>,
    result: &'static str,
}

#[derive(Serialize)]
struct MoveObject {
    uci: String,
    san: String,
}

pub(crate) fn run(args: &ConvertArgs) -> Result<(), Failure> {
    let (input, name): (Box<dyn Read>, String) = match &args.file {
        Some(path) => {
            let name = path.display().to_string();
            let file = File::open(path).map_err(|error| Failure::io(&name, error))?;
            (Box::new(file), name)
        }
        None => (Box::new(io::stdin().lock()), "standard input".to_owned()),
    };
    let mut input = input;
    let first = first_bytes(&mut input).map_err(|error| Failure::io(&name, error))?;
    let is_saved = is_saved_game(&first);
    let input = Cursor::new(first).chain(input);
    if is_saved {
        return convert_saved(input, &name, args.to);
    }
    if args.to == TargetForm::Transcript {
        return Err(Failure::BadInput(format!("{name}: only a saved game has a transcript")));
    }
    let mut output = Output::new();
    let mut is_whole = true;
    let mut games = 0_u64;
    for game in Reader::new(input) {
        games += 1;
        match game {
            Ok(game) => {
                write(&game, args.to, &mut output)?;
                // whoever writes the games may wait for the answer
                if args.file.is_none() {
                    output.flush()?;
                }
            }
            Err(error) => {
                is_whole = false;
                complain(format_args!("error: {name}: {error}"));
            }
        }
    }
    output.flush()?;
    if games == 0 {
        return Err(Failure::BadInput(format!("{name}: no game found, expected PGN")));
    }
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

/// So many bytes as tell a saved game from PGN. Whoever writes PGN and waits for
/// answers is not asked for more than he has written.
fn first_bytes(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut first = Vec::new();
    while first.len() < SAVED_GAME.len() && SAVED_GAME.starts_with(&first) {
        let mut byte = [0];
        match input.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => first.push(byte[0]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(first)
}

/// What can be read of a saved game is written, and what cannot is told.
fn convert_saved(input: impl Read, name: &str, to: TargetForm) -> Result<(), Failure> {
    let bad = |problem: &dyn std::fmt::Display| Failure::BadInput(format!("{name}: {problem}"));
    let mut bytes = Vec::new();
    input
        .take(journal::limits::FILE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::io(name, error))?;
    let reading = journal::read(&bytes).map_err(|error| bad(&error))?;
    let Replayed { state, problem } = replay(&reading).map_err(|error| bad(&error))?;
    let mut output = Output::new();
    match to {
        TargetForm::Transcript => {
            output.text(transcript::record(&reading).map_err(|error| bad(&error))?)?;
        }
        _ => write(&sheet_of_saved(&state, reading.created), to, &mut output)?,
    }
    output.flush()?;
    if let Some(problem) = problem {
        return Err(bad(&problem));
    }
    match reading.condition {
        Condition::Whole | Condition::Unfinished { .. } => Ok(()),
        condition => Err(bad(&condition)),
    }
}

fn write(game: &Game, form: TargetForm, output: &mut Output) -> Result<(), Failure> {
    match form {
        TargetForm::Pgn => output.text(game),
        TargetForm::Fen => output.line(game.final_position()),
        TargetForm::Iccf => output.line(numbers(game)),
        TargetForm::Json => output.json(&object(game)),
        // a game of moves alone has none
        TargetForm::Transcript => Ok(()),
    }
}

fn moves(game: &Game) -> impl Iterator<Item = (Position, Move)> {
    game.positions().zip(game.mainline().collect::<Vec<_>>())
}

/// `1. 5254 5755 2. 7163 *`
fn numbers(game: &Game) -> String {
    let mut words = Vec::new();
    for (position, mv) in moves(game) {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => words.push(format!("{number}.")),
            Color::Black if words.is_empty() => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(iccf::write(mv));
    }
    words.push(game.result.as_str().to_owned());
    words.join(" ")
}

fn object(game: &Game) -> GameObject<'_> {
    let kind = if game.is_chess960() { GameKind::Chess960 } else { GameKind::Chess };
    let moves = moves(game).map(|(position, mv)| MoveObject {
        uci: Style::Uci.write(&position, mv, kind),
        san: Style::San.write(&position, mv, kind),
    });
    GameObject {
        tags: game.tags().collect(),
        fen: game.start().to_string(),
        moves: moves.collect(),
        result: game.result.as_str(),
    }
}
