//! Games of checkers, in PDN and in the forms that they have.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Read;

use annabella::games::checkers::notation::{self, pdn};
use annabella::speech::{Speaker, braille};
use serde::Serialize;

use crate::Failure;
use crate::args::{BrailleArgs, ConvertArgs, TargetForm};
use crate::output::{Output, complain};
use crate::source::{Source, braille_of};

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

/// Writes the games of a PDN file or a score in Braille that can be read, and names those that
/// cannot.
pub(super) fn convert(
    input: impl Read,
    name: &str,
    source: Source,
    args: &ConvertArgs,
) -> Result<(), Failure> {
    if source == Source::Braille {
        let bytes = braille_of(input).map_err(|error| Failure::io(name, error))?;
        let games = braille::checkers::Reader::with_options(&bytes, args.braille.options());
        return convert_all(games, name, "Braille", args);
    }
    convert_all(pdn::Reader::new(input), name, "PDN", args)
}

fn convert_all<E: Display>(
    games: impl Iterator<Item = Result<pdn::Game, E>>,
    name: &str,
    expected: &str,
    args: &ConvertArgs,
) -> Result<(), Failure> {
    let mut writer = Writer::new(args, name)?;
    let (mut count, mut is_whole) = (0_u64, true);
    for game in games {
        count += 1;
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
        return Err(Failure::BadInput(format!("{name}: no game found, expected {expected}")));
    }
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

/// Writes one game after the other.
pub(super) struct Writer {
    form: TargetForm,
    braille: BrailleArgs,
    speaker: Speaker,
    pub(super) output: Output,
    is_first: bool,
}

impl Writer {
    pub(super) fn new(args: &ConvertArgs, name: &str) -> Result<Writer, Failure> {
        let ConvertArgs { to: form, braille, .. } = *args;
        let is_form = matches!(
            form,
            TargetForm::Pdn
                | TargetForm::Fen
                | TargetForm::Json
                | TargetForm::Words
                | TargetForm::Braille
                | TargetForm::Brf
        );
        if !is_form {
            return Err(Failure::BadInput(format!(
                "{name}: games of checkers can be written as pdn, fen, json, words, braille or \
                 brf only"
            )));
        }
        let speaker = args.speaker();
        Ok(Writer { form, braille, speaker, output: Output::new(), is_first: true })
    }

    pub(super) fn write(&mut self, game: &pdn::Game) -> Result<(), Failure> {
        let is_first = std::mem::take(&mut self.is_first);
        let style = self.braille.style();
        match self.form {
            TargetForm::Fen => self.output.line(game.final_position()),
            TargetForm::Json => self.output.json(&object(game)),
            TargetForm::Braille => self.output.text(braille::checkers::text(game, &style)),
            TargetForm::Brf => {
                // each game begins on a page of its own
                self.output.pages(if is_first { "" } else { "\x0C" })?;
                self.output.pages(&braille::checkers::pages(game, &style))
            }
            TargetForm::Words => {
                self.output.text(if is_first { "" } else { "\n" })?;
                let lines = self.speaker.checkers_scoresheet(game);
                lines.iter().try_for_each(|line| self.output.line(line))
            }
            _ => self.output.text(game),
        }
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
