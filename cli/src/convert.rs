//! `annabella convert`: the games of a PGN, PDN or SGF text, a saved game or a score in Braille,
//! in another form.

mod checkers;
mod chess;
mod object;
mod writer;
mod yin_yang;

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Cursor, Read};

use annabella::games::Record;
use annabella::speech::braille::Options;
use annabella::table::journal::{self, Condition};
use annabella::table::replay::{Replayed, replay};
use annabella::table::{spoken, transcript};

use crate::Failure;
use crate::args::{ConvertArgs, TargetForm};
use crate::output::complain;
use crate::play::shown::shown_path;
use crate::play::table::record_of_saved;
use crate::source::{Notation, Source, first_bytes, first_of};

use writer::Writer;

pub(crate) fn run(args: &ConvertArgs) -> Result<(), Failure> {
    if args.listener.is_some() && args.to != TargetForm::Spoken {
        return Err(Failure::Usage("--for is for --to spoken".to_owned()));
    }
    if args.style.is_some() && !matches!(args.to, TargetForm::Spoken | TargetForm::Words) {
        return Err(Failure::Usage("--style is for --to words and --to spoken".to_owned()));
    }
    let (mut input, name): (Box<dyn Read>, String) = match &args.file {
        Some(path) => {
            let name = shown_path(path);
            let file = File::open(path).map_err(|error| Failure::io(&name, error))?;
            (Box::new(file), name)
        }
        None => (Box::new(io::stdin().lock()), "standard input".to_owned()),
    };
    // who types waits for an answer, and a file does not
    let first = if args.file.is_some() { first_of(&mut input) } else { first_bytes(&mut input) };
    let first = first.map_err(|error| Failure::io(&name, error))?;
    let source = Source::of(&first, args.file.as_deref(), args.game);
    let input = Cursor::new(first).chain(input);
    let Source::Games(notation) = source else { return convert_saved(input, &name, args) };
    match args.to {
        TargetForm::Transcript => {
            return Err(Failure::BadInput(format!("{name}: only a saved game has a transcript")));
        }
        TargetForm::Spoken => {
            return Err(Failure::BadInput(format!(
                "{name}: only a saved game tells what was said in it; --to words tells the moves"
            )));
        }
        _ => {}
    }
    let options = Options { kind: args.game, ..args.braille.options() };
    let games = notation.games(input, options).map_err(|error| Failure::io(&name, error))?;
    convert(games, &name, notation, args)
}

/// Writes the games that can be read, and names those that cannot.
fn convert(
    games: impl Iterator<Item = Result<Record, String>>,
    name: &str,
    notation: Notation,
    args: &ConvertArgs,
) -> Result<(), Failure> {
    let mut writer = Writer::new(args);
    let mut is_whole = true;
    let mut count = 0_u64;
    for game in games {
        count += 1;
        let game = game.and_then(|game| match writer.refusal(&game) {
            Some(why) if args.to == TargetForm::Pdn && notation == Notation::Pgn => Err(format!(
                "game {count}: {why}; a file of PDN is known by its ending .pdn, or by --game \
                 checkers"
            )),
            Some(why) => Err(format!("game {count}: {why}")),
            None => Ok(game),
        });
        match game {
            Ok(game) => {
                writer.write(&game)?;
                // whoever writes the games may wait for the answer
                if args.file.is_none() {
                    writer.output.flush()?;
                }
            }
            Err(error) => {
                is_whole = false;
                complain(format_args!("error: {name}: {error}"));
            }
        }
    }
    writer.output.flush()?;
    if count == 0 {
        return Err(Failure::BadInput(format!(
            "{name}: no game found, expected {}",
            notation.name()
        )));
    }
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

/// What can be read of a saved game is written, and what cannot is told.
fn convert_saved(input: impl Read, name: &str, args: &ConvertArgs) -> Result<(), Failure> {
    let bad = |problem: &dyn Display| Failure::BadInput(format!("{name}: {problem}"));
    let mut bytes = Vec::new();
    input
        .take(journal::limits::FILE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::io(name, error))?;
    let reading = journal::read(&bytes).map_err(|error| bad(&error))?;
    let Replayed { state, problem } = replay(&reading).map_err(|error| bad(&error))?;
    let mut writer = Writer::new(args);
    match args.to {
        TargetForm::Transcript => {
            writer.output.text(transcript::record(&reading).map_err(|error| bad(&error))?)?;
        }
        TargetForm::Spoken => {
            let listener = args.listener.map(|side| side.of(state.setup().kind));
            let log = spoken(&reading.entries, &args.speaker(), listener);
            writer.write_spoken(&log.map_err(|error| bad(&error))?.lines)?;
        }
        _ => match record_of_saved(&state, &reading) {
            Some(game) => match writer.refusal(&game) {
                Some(why) => return Err(bad(&why)),
                None => writer.write(&game)?,
            },
            None => return Err(bad(&"this game has no notation that other programs read")),
        },
    }
    writer.output.flush()?;
    if let Some(problem) = problem {
        return Err(bad(&problem));
    }
    match reading.condition {
        Condition::Whole | Condition::Unfinished { .. } => Ok(()),
        condition => Err(bad(&condition)),
    }
}
