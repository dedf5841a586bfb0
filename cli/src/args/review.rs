//! Options of a look back at a game.

use std::path::PathBuf;

use annabella::engine::REVIEW_NODES;
use clap::{Args as Group, ValueEnum};

use super::{Form, Lang, SpokenStyle, VoiceArgs, within};

/// Tell which moves of a game cost most, what they allowed, and what was better
///
/// At most three of each side, in the order of play, and the same on every machine. Reads
/// PGN, PDN and SGF, each game of the file, saved games and scores in Braille.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella review game.pgn --style san
  annabella review game.annabella --for white --lang de
  annabella review games.pgn --nodes 100000 --json
  annabella review games.pdn --for red                games of checkers")]
pub(crate) struct ReviewArgs {
    /// The file to read
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Whose moves are looked at
    #[arg(long = "for", value_enum, value_name = "SIDE", default_value_t = ReviewedSide::Both)]
    pub(crate) side: ReviewedSide,

    /// How many nodes are searched for each position of the game
    #[arg(long, value_name = "N", default_value_t = REVIEW_NODES, value_parser = within::<u64>(1, 1_000_000_000))]
    pub(crate) nodes: u64,

    /// The language of sentences
    #[arg(long, value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,

    /// How moves and squares are named
    #[arg(long, value_enum, default_value_t = SpokenStyle::Literate)]
    pub(crate) style: SpokenStyle,

    #[command(flatten)]
    pub(crate) form: Form,
}

impl ReviewArgs {
    /// How it is told: to be read.
    pub(crate) fn voice(&self) -> VoiceArgs {
        VoiceArgs { lang: self.lang, style: self.style }
    }
}

/// Whose moves are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReviewedSide {
    /// White's
    White,
    /// Black's; in checkers Red's
    Black,
    /// Red's
    Red,
    /// Those of both
    Both,
}
