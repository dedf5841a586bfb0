//! Rated games of people, out of PGN files.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::PathBuf;

use annabella::games::chess::notation::pgn::{
    Extras, Game, Options, PgnError, PgnErrorKind, Reader,
};
use annabella::games::chess::notation::uci::{self, Castling};
use annabella::games::chess::{Color, Move, Position};
use thiserror::Error;

use super::bands::RATINGS;
use crate::Failure;
use crate::play::shown::{shown, shown_path};

/// A game of two people whose strength is known.
#[derive(Clone, Debug)]
pub struct RatedGame {
    /// The position before the first move.
    pub start: Position,
    /// What was played.
    pub moves: Vec<Move>,
    /// White's rating and Black's.
    pub ratings: [u16; 2],
    /// What each side had at the beginning, in seconds; none where that is not known.
    pub seconds: Option<u32>,
    /// A number that belongs to these moves.
    pub number: u64,
}

/// One of two halves into which games fall by their moves, whatever file they stand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// Kept apart for measuring.
    Table,
    /// For learning.
    Training,
}

/// Which games are taken.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Each side had at least so many seconds at the beginning.
    pub min_seconds: u32,
    /// `None` for both.
    pub half: Option<Half>,
}

/// What files have.
#[derive(Debug, Default)]
pub struct Games {
    /// No game twice, in the order of the files.
    pub games: Vec<RatedGame>,
    /// What is wrong with others, and where.
    pub faults: Vec<String>,
}

/// Why a game is not rated as it should be.
#[derive(Debug, Error)]
#[error(
    "{tag}: found \"{}\", expected a rating from {} to {}",
    shown(found),
    RATINGS.start(),
    RATINGS.end()
)]
struct BadRating {
    tag: &'static str,
    found: String,
}

/// The wanted games of files. Games without ratings, without a clock and of Chess960 are passed
/// over, as those whose clock was too short.
///
/// # Errors
///
/// Where a file cannot be read.
pub fn read(files: &[PathBuf], wanted: Wanted) -> Result<Games, Failure> {
    let mut found = Games::default();
    let mut seen = HashSet::new();
    for path in files {
        let name = shown_path(path);
        let file = File::open(path).map_err(|error| Failure::io(&name, error))?;
        read_one(BufReader::new(file), &name, wanted, &mut found, &mut seen)?;
    }
    Ok(found)
}

fn read_one(
    input: impl Read,
    name: &str,
    wanted: Wanted,
    found: &mut Games,
    seen: &mut HashSet<u64>,
) -> Result<(), Failure> {
    let options =
        Options { variations: Extras::Skip, comments: Extras::Skip, ..Options::default() };
    for (number, game) in (1_u64..).zip(Reader::with_options(input, options)) {
        let game = match game {
            Ok(game) => game,
            Err(PgnError { kind: PgnErrorKind::Io(error), .. }) => {
                return Err(Failure::io(name, error));
            }
            Err(error) => {
                found.faults.push(format!("{name}: {error}"));
                continue;
            }
        };
        match rated(&game) {
            Ok(Some(rated)) if wanted.includes(&rated) && seen.insert(rated.number) => {
                found.games.push(rated);
            }
            Ok(_) => {}
            Err(error) => found.faults.push(format!("{name}: game {number}: {error}")),
        }
    }
    Ok(())
}

/// The game, if both have a rating.
fn rated(game: &Game) -> Result<Option<RatedGame>, BadRating> {
    let ratings = [rating(game, "WhiteElo")?, rating(game, "BlackElo")?];
    let [Some(white), Some(black)] = ratings else { return Ok(None) };
    if game.is_chess960() {
        return Ok(None);
    }
    let moves: Vec<Move> = game.mainline().collect();
    let number = number(game.start(), &moves);
    let (start, seconds) = (*game.start(), game.tag("TimeControl").and_then(seconds));
    Ok(Some(RatedGame { start, moves, ratings: [white, black], seconds, number }))
}

fn rating(game: &Game, tag: &'static str) -> Result<Option<u16>, BadRating> {
    match game.tag(tag).map_or("", str::trim) {
        "" | "?" | "-" | "0" => Ok(None),
        text => match text.parse() {
            Ok(rating) if RATINGS.contains(&rating) => Ok(Some(rating)),
            _ => Err(BadRating { tag, found: text.to_owned() }),
        },
    }
}

/// FNV-1a (draft-eastlake-fnv) over the start and the moves.
fn number(start: &Position, moves: &[Move]) -> u64 {
    let moves = moves.iter().map(|&mv| uci::write(mv, Castling::KingTakesRook));
    let texts = std::iter::once(start.to_string()).chain(moves);
    let mut hash = 0xcbf29ce484222325_u64;
    for text in texts {
        for byte in text.bytes().chain([b' ']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100000001b3);
        }
    }
    hash
}

/// What each side had at the beginning, by the tag `TimeControl`, in seconds: `300+3`,
/// `40/7200:3600`. None without a clock, or where it is not known.
fn seconds(time_control: &str) -> Option<u32> {
    let first = time_control.trim().split(':').next()?;
    let first = first.split_once('/').map_or(first, |(_, time)| time);
    first.split('+').next()?.parse().ok()
}

impl Wanted {
    fn includes(&self, rated: &RatedGame) -> bool {
        let has_time = self.min_seconds == 0
            || rated.seconds.is_some_and(|seconds| seconds >= self.min_seconds);
        has_time && self.half.is_none_or(|half| half == rated.half())
    }
}

impl RatedGame {
    /// In which half it is.
    pub fn half(&self) -> Half {
        // the low bits of this hash are hardly mixed
        if self.number >> 40 & 1 == 0 { Half::Table } else { Half::Training }
    }

    /// The rating of who has a piece of this colour.
    pub fn rating(&self, color: Color) -> u16 {
        self.ratings[color as usize]
    }

    /// The positions before each move, and the one at the end.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut moves = self.moves.iter();
        std::iter::successors(Some(self.start), move |position| {
            moves.next().map(|&mv| position.after_legal(mv))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read() {
        for (text, expected) in [
            ("300+3", Some(300)),
            ("600", Some(600)),
            ("40/7200:3600", Some(7200)),
            (" 1800+0 ", Some(1800)),
            ("-", None),
            ("?", None),
            ("", None),
            ("*180", None),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
    }

    fn read_text(text: &str, min_seconds: u32) -> Games {
        let mut found = Games::default();
        let wanted = Wanted { min_seconds, half: None };
        read_one(text.as_bytes(), "a.pgn", wanted, &mut found, &mut HashSet::new()).unwrap();
        found
    }

    fn game(elo: &str, time: &str, moves: &str) -> String {
        format!(
            "[WhiteElo \"{elo}\"]\n[BlackElo \"1234\"]\n[TimeControl \"{time}\"]\n\n{moves} *\n\n"
        )
    }

    #[test]
    fn only_rated_games_with_time_are_taken_and_none_twice() {
        let text = [
            game("900", "300+0", "1. e4"),
            game("900", "300+0", "1. e4"),
            game("?", "300+0", "1. d4"),
            game("900", "180+0", "1. c4"),
            game("900", "-", "1. b4"),
        ]
        .concat();
        let found = read_text(&text, 300);
        assert_eq!((found.games.len(), found.faults.len()), (1, 0));
        assert_eq!(found.games[0].ratings, [900, 1234]);
        assert_eq!(read_text(&text, 0).games.len(), 3);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let text = [
            game("900", "600", "1. e4"),
            game("12x4", "600", "1. d4"),
            game("9", "600", "1. c4"),
            game("900", "600", "1. Ke2"),
        ]
        .concat();
        let found = read_text(&text, 300);
        assert_eq!(found.games.len(), 1);
        assert_eq!(
            found.faults[0],
            "a.pgn: game 2: WhiteElo: found \"12x4\", expected a rating from 100 to 4000"
        );
        assert!(found.faults[2].starts_with("a.pgn: game 4, line "), "{:?}", found.faults);
    }
}
