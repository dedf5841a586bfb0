//! The command line as clap reads it.

mod boards;
mod convert;
mod correspond;
mod engine;
mod likeness;
mod play;
mod review;
mod speech;

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use annabella::games::GameKind;
use annabella::games::chess::chess960;
use clap::builder::{PathBufValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

pub(crate) use boards::*;
pub(crate) use convert::*;
pub(crate) use correspond::*;
pub(crate) use engine::*;
pub(crate) use likeness::*;
pub(crate) use play::*;
pub(crate) use review::*;
pub(crate) use speech::*;

use crate::endgames::Endgames;

/// Chess, Chess960, checkers and Yin-Yang in the terminal: to play, to check and to measure.
///
/// Without a command, a game begins.
#[derive(Debug, Parser)]
#[command(name = "annabella", version, args_conflicts_with_subcommands = true)]
#[command(after_help = "\
Examples:
  annabella                             play against the computer
  annabella play --you white --level 2  an easy game with the white pieces
  annabella play --blind                a game in words, for ears and Braille
  annabella --game checkers --you red   American checkers
  annabella --game yin-yang --size 9    Yin-Yang, capture Go
  annabella train                       exercises for playing without a board
  annabella perft 5 --divide            count the moves from the start
  annabella replay games.pgn            check every game of a file
  annabella review game.pgn             the moves that cost most
  annabella save show game.annabella    tell a saved game in words

Run 'annabella COMMAND --help' for the options of a command.")]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    #[command(flatten)]
    pub(crate) play: PlayArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(Box<PlayArgs>),
    Receive(ReceiveArgs),
    Train(TrainArgs),
    Perft(PerftArgs),
    Judge(JudgeArgs),
    Moves(MovesArgs),
    Say(SayArgs),
    Hear(HearArgs),
    Replay(ReplayArgs),
    Review(ReviewArgs),
    Convert(ConvertArgs),
    Save(SaveArgs),
    Transcript(TranscriptArgs),
    Uci(UciArgs),
    Hub(HubArgs),
    Gtp(GtpArgs),
    Bench(BenchArgs),
    Match(Box<MatchArgs>),
    Likeness(Box<LikenessArgs>),
    Completions(CompletionsArgs),
}

/// Count the positions that are so many plies away
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella perft 6
  annabella perft 5 --divide --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
  annabella perft 7 --hash 256")]
pub(crate) struct PerftArgs {
    /// How many plies deep
    #[arg(value_name = "DEPTH", value_parser = within::<u32>(0, 64))]
    pub(crate) depth: u32,

    /// Say first how the count divides among the moves
    #[arg(long)]
    pub(crate) divide: bool,

    /// Make every last move instead of counting the moves of the position before
    #[arg(long)]
    pub(crate) no_bulk: bool,

    /// Remember counts of positions met before, in so many mebibytes
    #[arg(long, value_name = "MB", value_parser = within::<u32>(1, 65_536))]
    pub(crate) hash: Option<u32>,

    #[command(flatten)]
    pub(crate) start: StartArgs,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Rule on positions: read them from stdin, a line each, and answer each at once
///
/// Blank lines and lines that begin with # are skipped.
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  echo '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' | annabella judge --json")]
pub(crate) struct JudgeArgs {
    /// The game; castling that only Chess960 has is noted in chess
    #[arg(long, value_parser = game_kinds(), default_value = "chess")]
    pub(crate) game: GameKind,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// List the legal moves of a position, one a line
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella moves
  annabella moves --style san --fen '4k3/P7/8/8/8/8/8/4K3 w - -'")]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,

    /// How moves are written
    #[arg(long, value_enum, default_value_t = Style::Uci)]
    pub(crate) style: Style,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Play through every game of PGN, PDN or SGF files and say which of them do not hold
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella replay games.pgn
  annabella replay --strict --json *.pgn
  annabella replay games.pdn            games of checkers")]
pub(crate) struct ReplayArgs {
    /// The files to read
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Accept only what the PGN standard allows, or PDN and SGF about which nothing is odd
    #[arg(long)]
    pub(crate) strict: bool,

    /// The game, and so the notation, whatever the endings of the files are
    #[arg(long, value_parser = game_kinds())]
    pub(crate) game: Option<GameKind>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Look at files of saved games
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella save show game.annabella
  annabella save check --json *.annabella
  annabella save repair game.annabella --to whole.annabella")]
pub(crate) struct SaveArgs {
    #[command(subcommand)]
    pub(crate) command: SaveCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SaveCommand {
    Show(SaveShowArgs),
    Check(SaveCheckArgs),
    Repair(SaveRepairArgs),
}

/// Tell a saved game in words: what was agreed, the moves with their times, the clocks
///
/// Of a damaged file, or one of a newer version, as much as can be read.
#[derive(Debug, Group)]
pub(crate) struct SaveShowArgs {
    /// The saved game
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// Say whether files of saved games are whole
#[derive(Debug, Group)]
pub(crate) struct SaveCheckArgs {
    /// The saved games
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Save what can be read of a damaged game into a new file
///
/// The old file stays as it is, and no other is ever replaced.
#[derive(Debug, Group)]
pub(crate) struct SaveRepairArgs {
    /// The damaged game
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// The new file; without it one beside the old
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Replay games as they happened, and name the first line that does not hold
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella transcript tests/laws/*.txt
  annabella transcript --update game.txt         rewrite what has changed")]
pub(crate) struct TranscriptArgs {
    /// The transcripts
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Rewrite the lines of events and facts as they are now
    #[arg(long)]
    pub(crate) update: bool,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Print the script that lets a shell complete the command line
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  annabella completions bash > ~/.local/share/bash-completion/completions/annabella")]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

/// Where a game or a question begins.
#[derive(Clone, Debug, Default, Group)]
pub(crate) struct StartArgs {
    /// The game; chess if nothing is said, and Chess960 with --start
    #[arg(long, value_parser = game_kinds())]
    pub(crate) game: Option<GameKind>,

    /// Begin with this position (FEN, X-FEN or Shredder-FEN; in checkers that of PDN)
    #[arg(long, value_name = "TEXT", conflicts_with = "start")]
    pub(crate) fen: Option<String>,

    /// Begin with this start, from 0 to 959, and play Chess960
    #[arg(long, value_name = "N", value_parser = within::<u16>(0, chess960::COUNT - 1))]
    pub(crate) start: Option<u16>,

    /// How many lines the board of Yin-Yang has, from 5 to 19; 9 if nothing is said
    #[arg(long, value_name = "LINES", conflicts_with = "fen", value_parser = within::<u8>(5, 19))]
    pub(crate) size: Option<u8>,

    /// How many captured stones win in Yin-Yang, from 1 to 99; 5 if nothing is said
    #[arg(long, value_name = "STONES", conflicts_with = "fen", value_parser = within::<u8>(1, 99))]
    pub(crate) target: Option<u8>,
}

/// Reads a number that is no smaller and no larger than these.
fn within<N>(least: N, most: N) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync
where
    N: FromStr + PartialOrd + Copy + Display + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| format!("a number from {least} to {most} is expected"))
    }
}

/// Reads a number that is not 0.
fn from_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "a number from 1 on is expected".to_owned())
}

/// The games by the names that they have in saved games.
fn game_kinds() -> impl TypedValueParser<Value = GameKind> {
    let described = GameKind::ALL.map(|kind| {
        PossibleValue::new(kind.name()).help(match kind {
            GameKind::Chess => "The ordinary game",
            GameKind::Chess960 => "With the pieces behind the pawns drawn by lot",
            GameKind::Checkers => "American checkers (English draughts)",
            GameKind::YinYang => "Yin-Yang, a capture Go",
        })
    });
    PossibleValuesParser::new(described)
        .try_map(|name| GameKind::read(&name).ok_or("there is no such game"))
}

/// The tables of a file.
fn endgames() -> impl TypedValueParser<Value = Endgames> {
    PathBufValueParser::new().try_map(|path| Endgames::read(&path))
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Style {
    /// As in appendix C of the Laws: Ngf3, 0-0, e8Q
    Fide,
    /// As in PGN: Ngf3, O-O, e8=Q
    San,
    /// As chess engines write them: g1f3, e1g1, e7e8q
    Uci,
}

/// Words or JSON.
#[derive(Clone, Copy, Debug, Group)]
pub(crate) struct Form {
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
}
