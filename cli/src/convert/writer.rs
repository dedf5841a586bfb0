//! Games in the form that was asked for.

use std::collections::BTreeMap;

use annabella::arbiter::clock::write_time;
use annabella::games::GameKind;
use annabella::games::chess::notation::iccf;
use annabella::games::chess::notation::pgn::Game;
use annabella::games::chess::{Color, Move, Position};
use annabella::speech::{Speaker, braille};
use annabella::table::Spoken;
use annabella::table::library::date_of;
use serde::Serialize;

use crate::Failure;
use crate::args::{BrailleArgs, ConvertArgs, Style, TargetForm};
use crate::output::Output;

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

/// Writes one game after the other.
pub(super) struct Writer {
    form: TargetForm,
    braille: BrailleArgs,
    speaker: Speaker,
    pub(super) output: Output,
    is_first: bool,
}

impl Writer {
    pub(super) fn new(args: &ConvertArgs) -> Writer {
        let ConvertArgs { to: form, braille, .. } = *args;
        let speaker = args.speaker();
        Writer { form, braille, speaker, output: Output::new(), is_first: true }
    }

    pub(super) fn write(&mut self, game: &Game) -> Result<(), Failure> {
        let is_first = std::mem::take(&mut self.is_first);
        match self.form {
            TargetForm::Pgn => self.output.text(game),
            TargetForm::Fen => self.output.line(game.final_position()),
            TargetForm::Iccf => self.output.line(numbers(game)),
            TargetForm::Json => self.output.json(&object(game)),
            TargetForm::Braille => self.output.text(braille::text(game, &self.braille.style())),
            TargetForm::Brf => {
                // each game begins on a page of its own
                self.output.pages(if is_first { "" } else { "\x0C" })?;
                self.output.pages(&braille::pages(game, &self.braille.style()))
            }
            TargetForm::Words => {
                self.output.text(if is_first { "" } else { "\n" })?;
                self.speaker.scoresheet(game).iter().try_for_each(|line| self.output.line(line))
            }
            // a game of moves alone has none, and one of chess no PDN
            TargetForm::Transcript | TargetForm::Spoken | TargetForm::Pdn => Ok(()),
        }
    }

    /// `0:16.2`, the time of day by universal time and what was said, with tabs between.
    pub(super) fn write_spoken(&mut self, lines: &[Spoken]) -> Result<(), Failure> {
        lines.iter().try_for_each(|Spoken { time, at, phrase }| {
            let [hours, minutes, seconds] =
                [at / 3_600_000 % 24, at / 60_000 % 60, at / 1_000 % 60];
            let day = format!("{}T{hours:02}:{minutes:02}:{seconds:02}Z", date_of(*at));
            self.output.line(format_args!("{}\t{day}\t{phrase}", write_time(*time)))
        })
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
