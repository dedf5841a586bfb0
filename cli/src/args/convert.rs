//! Options of what is translated.

use std::path::PathBuf;

use annabella::games::{self, GameKind};
use annabella::speech::{Speaker, braille};
use clap::{Args as Group, ValueEnum};

use super::{Lang, SpokenStyle, VoiceArgs, game_kinds, named};

/// Translate the games of a PGN, PDN or SGF file, a saved game, or a score in Braille into another form
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella convert --to json games.pgn
  annabella convert --to fen < game.pgn          the final position of each game
  annabella convert --to pgn game.annabella      a saved game, with its times
  annabella convert --to pdn game.annabella      a saved game of checkers
  annabella convert --to brf games.pgn > games.brf
  annabella convert --to pgn games.brf           a score in Braille
  annabella convert --to brf games.pdn           games of checkers in Braille
  annabella convert --to words --lang de games.pgn
  annabella convert --to spoken --for white game.annabella")]
pub(crate) struct ConvertArgs {
    /// The form to write
    #[arg(long, value_enum)]
    pub(crate) to: TargetForm,

    /// The file to read; stdin without it
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// The game, and so PGN, PDN or SGF, whatever the ending of the file is
    #[arg(long, value_parser = game_kinds())]
    pub(crate) game: Option<GameKind>,

    #[command(flatten)]
    pub(crate) braille: BrailleArgs,

    /// How moves are spoken in words [default: literate, of what was said plain]
    #[arg(long, value_enum)]
    pub(crate) style: Option<SpokenStyle>,

    /// What was said to this player, not to both at one device
    #[arg(long = "for", value_enum, value_name = "SIDE")]
    pub(crate) listener: Option<Side>,
}

impl ConvertArgs {
    /// How a game is told in words.
    pub(crate) fn speaker(&self) -> Speaker {
        let usual = match self.to {
            TargetForm::Spoken => SpokenStyle::Plain,
            _ => SpokenStyle::Literate,
        };
        let lang = self.braille.lang.unwrap_or(Lang::En);
        let voice = VoiceArgs { lang, style: self.style.unwrap_or(usual) };
        Speaker::new(match self.to {
            TargetForm::Spoken => voice.settings(),
            _ => voice.settings_to_read(),
        })
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    /// White
    White,
    /// Black; in checkers Red
    Black,
    /// Red, in checkers
    Red,
}

impl Side {
    /// The player of this game who is called so.
    pub(crate) fn of(self, kind: GameKind) -> games::Side {
        let white = named(kind, "white");
        if self == Side::White { white } else { !white }
    }
}

/// How a score in Braille is written, or what is known of one that is read.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct BrailleArgs {
    /// How moves are written in Braille [default: literal, or as the score looks]
    #[arg(long, value_enum)]
    pub(crate) profile: Option<ProfileName>,

    /// The language of words, or of a score in Braille [default: en, or that of its header]
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Lang>,
}

impl BrailleArgs {
    /// For a score that is written.
    pub(crate) fn style(self) -> braille::Style {
        let braille::Options { profile, language, .. } = self.options();
        braille::Style {
            profile: profile.unwrap_or_default(),
            language: language.unwrap_or_default(),
        }
    }

    /// For a score that is read.
    pub(crate) fn options(self) -> braille::Options {
        let profile = self.profile.map(|profile| match profile {
            ProfileName::Literal => braille::Profile::Literal,
            ProfileName::Compact => braille::Profile::Compact,
        });
        let language = self.lang.map(Lang::language);
        braille::Options { profile, language, kind: None }
    }
}

/// How moves are written in Braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ProfileName {
    /// As in print, sign by sign: every reader of Braille can read it
    Literal,
    /// As players write: no signs for capitals and numbers
    Compact,
}

/// Forms into which a game can be translated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TargetForm {
    /// Portable Game Notation
    Pgn,
    /// Portable Draughts Notation, of games of checkers
    Pdn,
    /// Smart Game Format, of games of Yin-Yang
    Sgf,
    /// The final position, a line for each game
    Fen,
    /// The moves in numeric notation, a line for each game
    Iccf,
    /// An object for each game, a line each
    Json,
    /// A score in Braille, as Unicode text
    Braille,
    /// A score in Braille, as pages in Braille ASCII
    Brf,
    /// A saved game as it happened, with times and all that was done
    Transcript,
    /// The score in words, a move of both sides a line
    Words,
    /// What was said in a saved game, with its times
    Spoken,
}
