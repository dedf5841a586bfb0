//! Games of checkers, in PDN and in the forms that they have.

use std::collections::BTreeMap;
use std::io::Read;

use annabella::games::checkers::notation::{self, pdn};
use serde::Serialize;

use crate::Failure;
use crate::args::{ConvertArgs, TargetForm};
use crate::output::{Output, complain};

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
    short: String,
    path: String,
}

/// Writes the games of a PDN file that can be read, and names those that cannot.
pub(super) fn convert(input: impl Read, name: &str, args: &ConvertArgs) -> Result<(), Failure> {
    if !matches!(args.to, TargetForm::Pdn | TargetForm::Fen | TargetForm::Json) {
        return Err(Failure::BadInput(format!(
            "{name}: games of checkers can be written as pdn, fen or json only"
        )));
    }
    let mut output = Output::new();
    let (mut count, mut is_whole) = (0_u64, true);
    for game in pdn::Reader::new(input) {
        count += 1;
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
    if count == 0 {
        return Err(Failure::BadInput(format!("{name}: no game found, expected PDN")));
    }
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

fn write(game: &pdn::Game, form: TargetForm, output: &mut Output) -> Result<(), Failure> {
    match form {
        TargetForm::Fen => output.line(game.final_position()),
        TargetForm::Json => output.json(&object(game)),
        _ => output.text(game),
    }
}

fn object(game: &pdn::Game) -> GameObject<'_> {
    let moves = game.positions().zip(game.moves()).map(|(position, mv)| MoveObject {
        short: notation::write(&position, *mv),
        path: format!("{mv:?}"),
    });
    GameObject {
        tags: game.tags().collect(),
        fen: game.start().to_string(),
        moves: moves.collect(),
        result: game.result().as_str(),
    }
}
