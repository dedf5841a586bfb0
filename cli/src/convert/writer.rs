//! Games in the form that was asked for.

use annabella::arbiter::clock::write_time;
use annabella::games::Record;
use annabella::speech::{Speaker, braille};
use annabella::table::Spoken;
use annabella::table::library::date_of;

use super::{checkers, chess, yin_yang};
use crate::Failure;
use crate::args::{BrailleArgs, ConvertArgs, TargetForm};
use crate::output::Output;

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

    pub(super) fn write(&mut self, game: &Record) -> Result<(), Failure> {
        let is_first = std::mem::take(&mut self.is_first);
        match (self.form, game) {
            (TargetForm::Pgn, Record::Chess(game)) => self.output.text(game),
            (TargetForm::Pdn, Record::Checkers(game)) => self.output.text(game),
            (TargetForm::Sgf, Record::YinYang(game)) => self.output.text(game),
            (TargetForm::Fen, Record::Chess(game)) => self.output.line(game.final_position()),
            (TargetForm::Fen, Record::Checkers(game)) => self.output.line(game.final_position()),
            (TargetForm::Fen, Record::YinYang(game)) => self.output.line(game.final_position()),
            (TargetForm::Iccf, Record::Chess(game)) => self.output.line(chess::numbers(game)),
            (TargetForm::Json, Record::Chess(game)) => self.output.json(&chess::object(game)),
            (TargetForm::Json, Record::Checkers(game)) => self.output.json(&checkers::object(game)),
            (TargetForm::Json, Record::YinYang(game)) => self.output.json(&yin_yang::object(game)),
            (TargetForm::Braille, _) => {
                self.output.text(braille::text(game, &self.braille.style()))
            }
            (TargetForm::Brf, _) => {
                // each game begins on a page of its own
                self.output.pages(if is_first { "" } else { "\x0C" })?;
                self.output.pages(&braille::pages(game, &self.braille.style()))
            }
            (TargetForm::Words, _) => {
                self.output.text(if is_first { "" } else { "\n" })?;
                let lines = match game {
                    Record::Chess(game) => self.speaker.scoresheet(game),
                    Record::Checkers(game) => self.speaker.checkers_scoresheet(game),
                    Record::YinYang(game) => self.speaker.yin_yang_scoresheet(game),
                };
                lines.iter().try_for_each(|line| self.output.line(line))
            }
            // a game of moves alone has neither, and of the others `refusal` tells
            (TargetForm::Transcript | TargetForm::Spoken, _)
            | (TargetForm::Pdn, Record::Chess(_) | Record::YinYang(_))
            | (TargetForm::Sgf, Record::Chess(_) | Record::Checkers(_))
            | (TargetForm::Pgn | TargetForm::Iccf, Record::Checkers(_) | Record::YinYang(_)) => {
                Ok(())
            }
        }
    }

    /// Why this game has not the form that was asked for.
    pub(super) fn refusal(&self, game: &Record) -> Option<&'static str> {
        match (self.form, game) {
            (TargetForm::Pdn, Record::Chess(_) | Record::YinYang(_)) => {
                Some("only games of checkers are written as PDN")
            }
            (TargetForm::Sgf, Record::Chess(_) | Record::Checkers(_)) => {
                Some("only games of Yin-Yang are written as SGF")
            }
            (TargetForm::Pgn | TargetForm::Iccf, Record::YinYang(_)) => Some(
                "games of Yin-Yang can be written as sgf, fen, json, words, braille or brf only",
            ),
            (TargetForm::Pgn | TargetForm::Iccf, Record::Checkers(_)) => Some(
                "games of checkers can be written as pdn, fen, json, words, braille or brf only",
            ),
            _ => None,
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
