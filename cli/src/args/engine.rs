//! Options of what is done with engines.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use annabella::engine::Level;
use annabella::engine::chess::people::RATINGS;
use annabella::games::GameKind;
use clap::Args as Group;

use super::{Form, endgames, from_one, game_kinds, within};
use crate::endgames::Endgames;

/// Play chess as an engine: UCI on stdin and stdout, for other programs
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  printf 'position startpos moves e2e4\\ngo depth 6\\n' | annabella uci")]
pub(crate) struct UciArgs {}

/// Play checkers as an engine: the Hub protocol on stdin and stdout, for other programs
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  printf 'init\\npos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww\\nlevel depth=9\\ngo think\\n' | annabella hub")]
pub(crate) struct HubArgs {
    /// Endgame tables of checkers from a file, made as docs/cli.md says; the whole engine plays by them, levels do not
    #[arg(long, value_name = "FILE", value_parser = endgames())]
    pub(crate) endgames: Option<Endgames>,
}

/// Play Yin-Yang with another program, by the Go Text Protocol
///
/// The commands are those of GTP 2 and a few of our own, which docs/cli.md describes.
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  printf 'boardsize 9\\ncapture_target 3\\ngenmove black\\nquit\\n' | annabella gtp")]
pub(crate) struct GtpArgs {
    /// Play as this level does; as well as possible without it
    #[arg(long, value_name = "N", value_parser = level)]
    pub(crate) level: Option<Level>,

    /// Search so many nodes for a move at most
    #[arg(long, value_name = "N", value_parser = from_one)]
    pub(crate) nodes: Option<u64>,

    /// Where a level takes its chances from; drawn by lot without it
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
}

/// Search fixed positions to a fixed depth, on one thread, and count the nodes
///
/// The count is the same on every machine and changes when the play does.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella bench
  annabella bench 6
  annabella bench --game checkers")]
pub(crate) struct BenchArgs {
    /// How many plies deep [default: 12 in chess, 13 in checkers]
    #[arg(value_name = "DEPTH", value_parser = within::<u32>(1, 64))]
    pub(crate) depth: Option<u32>,

    /// The game
    #[arg(long, value_parser = game_kinds(), default_value = "chess")]
    pub(crate) game: GameKind,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Play two opponents against each other and say which is stronger
///
/// An opponent is a level, level:4, a rating that errs as people do, rating:1200, or the command line of an engine that speaks UCI, or for
/// checkers the Hub protocol.
/// Each opening is played twice, with colours exchanged.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella match level:3 level:4 --games 40
  annabella match 'annabella uci' stockfish --option-b UCI_Elo=1500 \\
      --option-b UCI_LimitStrength=true --tc 10+0.1 --games 100 --pgn games.pgn
  annabella match ./new ./old --nodes 20000 --games 20000 --sprt 0,5 --concurrency 4
  annabella match level:5 'annabella hub' --game checkers --nodes 20000
  annabella match 'annabella hub' 'annabella hub' --game checkers --nodes 20000 \\
      --option-a endgames=five.bin")]
pub(crate) struct MatchArgs {
    /// The opponent whose score is counted
    #[arg(value_name = "A")]
    pub(crate) a: String,

    /// The other one
    #[arg(value_name = "B")]
    pub(crate) b: String,

    /// How many games, at most with --sprt; an odd number is rounded up
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = within::<u32>(1, 10_000_000))]
    pub(crate) games: u32,

    /// The most nodes for a move
    #[arg(long, value_name = "N", conflicts_with = "tc", value_parser = from_one)]
    pub(crate) nodes: Option<u64>,

    /// Seconds for a game, and seconds that each move adds, such as 10+0.1
    #[arg(long, value_name = "S+I")]
    pub(crate) tc: Option<TimeControl>,

    /// Openings from this file instead of the built-in ones: a FEN, an EPD or moves a line
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<PathBuf>,

    /// The game; Chess960 begins each pair from a start drawn by lot
    #[arg(long, value_parser = game_kinds(), default_value = "chess")]
    pub(crate) game: GameKind,

    /// The same seed gives the same openings in the same order
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// Set an option of engine A, NAME=VALUE
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) option_a: Vec<(String, String)>,

    /// Set an option of engine B
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) option_b: Vec<(String, String)>,

    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = within::<u32>(1, 1024))]
    pub(crate) concurrency: u32,

    /// Stop as soon as it is decided whether A is ELO0 or ELO1 stronger, with errors of 5 %
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Hypotheses>,

    /// Call a game drawn when, from move FROM on, both have seen at most CP for MOVES moves each
    #[arg(long, value_name = "FROM,MOVES,CP")]
    pub(crate) draw: Option<DrawRule>,

    /// Call a game lost when both have seen it lost by at least CP for MOVES moves each
    #[arg(long, value_name = "MOVES,CP")]
    pub(crate) resign: Option<ResignRule>,

    /// A game that has lasted so many moves is a draw
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = within::<u32>(1, 5000))]
    pub(crate) max_moves: u32,

    /// How many milliseconds past its time an engine may answer
    #[arg(long, value_name = "MS", default_value_t = 20)]
    pub(crate) margin: u64,

    /// After how many seconds without an answer, its clock aside, an engine counts as hung
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = from_one)]
    pub(crate) patience: u64,

    /// Write the games into this new file, as PGN, those of checkers as PDN, those of Yin-Yang as SGF
    #[arg(long, visible_alias = "pdn", value_name = "FILE")]
    pub(crate) pgn: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// What each side has for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeControl {
    pub(crate) time: Duration,
    pub(crate) increment: Duration,
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        let control = || Some(TimeControl { time: seconds(time)?, increment: seconds(increment)? });
        control()
            .filter(|control| !control.time.is_zero())
            .ok_or_else(|| "expected seconds and an increment such as 10+0.1".to_owned())
    }
}

/// Up to a day, to the millisecond.
fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    (0.0..=86_400.0).contains(&seconds).then(|| Duration::from_millis((seconds * 1e3) as u64))
}

/// The two strengths between which a test decides, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hypotheses {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

impl FromStr for Hypotheses {
    type Err = String;

    fn from_str(text: &str) -> Result<Hypotheses, String> {
        let expected = || "expected two numbers of Elo, the smaller first, such as 0,5".to_owned();
        let (elo0, elo1) = text.split_once(',').ok_or_else(expected)?;
        match (elo0.trim().parse(), elo1.trim().parse()) {
            (Ok(elo0), Ok(elo1)) if -1000.0 <= elo0 && elo0 < elo1 && elo1 <= 1000.0 => {
                Ok(Hypotheses { elo0, elo1 })
            }
            _ => Err(expected()),
        }
    }
}

/// When a game is called drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawRule {
    pub(crate) from: u32,
    pub(crate) moves: u32,
    pub(crate) centipawns: i32,
}

impl FromStr for DrawRule {
    type Err = String;

    fn from_str(text: &str) -> Result<DrawRule, String> {
        match numbers(text)[..] {
            [from, moves, centipawns] if moves > 0 => {
                Ok(DrawRule { from, moves, centipawns: centipawns as i32 })
            }
            _ => Err("expected three numbers such as 40,8,10".to_owned()),
        }
    }
}

/// When a game is called lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ResignRule {
    pub(crate) moves: u32,
    pub(crate) centipawns: i32,
}

impl FromStr for ResignRule {
    type Err = String;

    fn from_str(text: &str) -> Result<ResignRule, String> {
        match numbers(text)[..] {
            [moves, centipawns] if moves > 0 && centipawns > 0 => {
                Ok(ResignRule { moves, centipawns: centipawns as i32 })
            }
            _ => Err("expected two numbers such as 3,600".to_owned()),
        }
    }
}

/// Numbers with commas between them, none if one is no number up to 30,000.
fn numbers(text: &str) -> Vec<u32> {
    let number = |part: &str| part.trim().parse().ok().filter(|&number| number <= 30_000);
    text.split(',').map(number).collect::<Option<_>>().unwrap_or_default()
}

pub(super) fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.trim().is_empty() && !text.contains(['\n', '\r']) => {
            Ok((name.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err("expected NAME=VALUE, such as Hash=64".to_owned()),
    }
}

/// A rating of which enough is known.
pub(super) fn rating(text: &str) -> Result<u16, String> {
    let rating = text.parse().ok().filter(|rating| RATINGS.contains(rating));
    rating.ok_or_else(|| format!("expected a rating from {} to {}", RATINGS.start(), RATINGS.end()))
}

pub(super) fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| format!("expected a number from 1 to {}", Level::ALL.len()))
}
