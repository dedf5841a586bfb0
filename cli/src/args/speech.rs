//! Options of what is said and heard, and of the trainer.

use annabella::speech::{self, Language, Settings};
use clap::{Args as Group, ValueEnum};

use super::{Form, StartArgs, within};

/// Train to play without a board: in words only, a line at a time
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella train colours
  annabella train knight --level 3 --tasks 5
  annabella train game --lang de --style fide
  annabella train results

Without an exercise you are asked which. During a course, help says what can be said.")]
pub(crate) struct TrainArgs {
    /// What is trained, or results, to hear what came of it so far
    #[arg(value_enum, value_name = "EXERCISE")]
    pub(crate) what: Option<Training>,

    /// How hard it is, from 1 to 5
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = within::<u8>(1, 5))]
    pub(crate) level: u8,

    /// How many tasks there are
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = within::<u32>(1, 1000))]
    pub(crate) tasks: u32,

    /// The same seed sets the same tasks
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    #[command(flatten)]
    pub(crate) voice: VoiceArgs,
}

/// What can be trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Training {
    /// The colours of squares, and diagonals
    Colours,
    /// The shortest ways of a knight
    Knight,
    /// A game is told, and a question asked about it
    Game,
    /// Finding every check, on the easiest level every capture
    Checks,
    /// What came of it so far
    Results,
}

/// Say moves: read them from stdin, a line each, and print what is spoken
///
/// Moves are read as SAN or as UCI. Before the text of each part stands the language of
/// the voice that it is for.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  echo Nf3 | annabella say --style fide
  annabella say --play --lang de --json < moves.txt")]
pub(crate) struct SayArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    #[command(flatten)]
    pub(crate) voice: VoiceArgs,

    /// Go on from each move
    #[arg(long)]
    pub(crate) play: bool,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Understand what is said or typed: read it from stdin, a line each
///
/// Understands moves in every notation and in words, questions and commands, in the
/// language of --lang and in the words of play with the blind.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  echo 'knight to f three' | annabella hear
  echo 'Springer Felix drei' | annabella hear --lang de --json
  annabella hear --play < utterances.txt")]
pub(crate) struct HearArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    #[command(flatten)]
    pub(crate) voice: VoiceArgs,

    /// Go on from each move
    #[arg(long)]
    pub(crate) play: bool,

    /// A recogniser of speech wrote the lines: a move is asked for where another one sounds like it
    #[arg(long)]
    pub(crate) dictated: bool,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// How moves are spoken.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct VoiceArgs {
    /// The language of sentences
    #[arg(long, value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,

    /// How moves and squares are named
    #[arg(long, value_enum, default_value_t = SpokenStyle::Plain)]
    pub(crate) style: SpokenStyle,
}

/// A language of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// German
    De,
}

/// How moves are spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SpokenStyle {
    /// As in play with the blind: Springer Felix drei
    Fide,
    /// Short, with pauses: knight, f 3
    Plain,
    /// Files by the spelling alphabet: knight foxtrot 3
    Nato,
    /// In full words: knight f 3
    Literate,
    /// As in PGN: Nf3
    San,
    /// From square to square: g1f3
    Uci,
}

impl Lang {
    pub(crate) const fn language(self) -> Language {
        match self {
            Lang::En => Language::English,
            Lang::De => Language::German,
        }
    }
}

impl VoiceArgs {
    pub(crate) fn settings(self) -> Settings {
        let language = self.lang.language();
        Settings { language, style: self.style.style(), ..Settings::default() }
    }
}

impl VoiceArgs {
    /// The same for somebody who reads what is written, and needs no pauses in it.
    pub(crate) fn settings_to_read(self) -> Settings {
        let as_printed = matches!(self.style, SpokenStyle::Plain | SpokenStyle::Literate);
        Settings { as_printed, ..self.settings() }
    }
}

impl SpokenStyle {
    pub(crate) const fn style(self) -> speech::Style {
        match self {
            SpokenStyle::Fide => speech::Style::Fide,
            SpokenStyle::Plain => speech::Style::Plain,
            SpokenStyle::Nato => speech::Style::Nato,
            SpokenStyle::Literate => speech::Style::Literate,
            SpokenStyle::San => speech::Style::San,
            SpokenStyle::Uci => speech::Style::Uci,
        }
    }
}
