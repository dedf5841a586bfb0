//! Games from elsewhere: those of a PGN or PDN text or of a score in Braille, or positions, as
//! FEN or EPD.

mod format;
mod why;

use super::journal::{Entry, Source, entry_line, limits};
use super::library::{Library, LibraryError};
use crate::games::checkers::notation::pdn::{self, PdnError};
use crate::games::chess::notation::epd;
use crate::games::chess::notation::pgn::{self, PgnError};
use crate::games::yin_yang::notation::sgf::{self, SgfError};
use crate::games::{Record, Side};
use crate::session::{Actor, Deed, NewGame, NewGameError, Player, State, Verdict};
use crate::speech::UnreadGame;
use crate::speech::braille::{self, BrailleError};
pub use format::{is_pdn, is_sgf};

/// What became of a text with games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The ids of the games that are saved now, in the order of the text.
    pub ids: Vec<String>,
    /// What could not be read.
    pub unread: Vec<Unread>,
    /// Of how many of the saved games of Yin-Yang the text does not say how many captured stones
    /// win: they have the largest target, which no game reaches by mistake.
    pub without_target: usize,
}

/// A game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Which of the text it is, from 1.
    pub number: u64,
    /// The line, from 1; 0 if the game as a whole is not possible.
    pub line: u64,
    /// Why, where a player can do something about it.
    pub why: Option<UnreadGame>,
    /// What is wrong, in English.
    pub reason: String,
}

/// Saves all games of a text, at `at` in Unix milliseconds: of PGN or PDN in any usual encoding,
/// told apart by the first tag or move that is clear, a score in Braille, or a position of chess on
/// each line, as FEN or EPD.
/// Of what is no text nothing is saved. They are casual games of two people without
/// a clock, with names, moves and results. What else a PGN or PDN says (tags, comments, variations,
/// times) counts for nothing here and comes out again with
/// [`kept_record`](super::kept_record); but for a game of about a megabyte, which
/// is more than a line of a saved game holds.
///
/// # Errors
///
/// What the disk says; no game is saved then.
pub fn import(library: &Library, text: &[u8], at: u64) -> Result<Imported, LibraryError> {
    let mut imported = Imported::default();
    let mut games = Vec::new();
    for game in read(text, at) {
        match game {
            Ok(game) => {
                imported.without_target += usize::from(!game.has_target);
                games.push(game.entries);
            }
            Err(unread) => imported.unread.push(unread),
        }
    }
    imported.ids = library.add(&games, at)?;
    Ok(imported)
}

/// A game from elsewhere as it comes to a table: what was agreed here, with its variant,
/// position and moves, and its names if two people play.
pub fn from_elsewhere(game: &Record, agreed: NewGame) -> NewGame {
    let (position, moves) = match game {
        Record::Chess(game) => ((*game.start()).into(), game.mainline().map(Into::into).collect()),
        Record::Checkers(game) => {
            let moves = game.moves().iter().map(|mv| (*mv).into()).collect();
            ((*game.start()).into(), moves)
        }
        Record::YinYang(game) => {
            let moves = game.moves().iter().map(|mv| (*mv).into()).collect();
            ((*game.start()).into(), moves)
        }
    };
    let names = match (agreed.players, game) {
        ([Player::Person, Player::Person], Record::Chess(_)) => Some(["White", "Black"]),
        // Red is Black there
        ([Player::Person, Player::Person], Record::Checkers(_) | Record::YinYang(_)) => {
            Some(["Black", "White"])
        }
        _ => None,
    };
    let names = names.map_or(agreed.names, |tags| tags.map(|tag| name(game.tag(tag))));
    NewGame { kind: game.kind(), position, moves, names, ..agreed }
}

/// What has to be declared so that a game from elsewhere has its result; nothing if its
/// moves have ended it.
pub fn result_elsewhere(game: &Record, state: &State) -> Option<Verdict> {
    let verdict = match game {
        Record::Chess(game) => match game.result {
            pgn::GameResult::WhiteWins => Verdict::win(Side::First),
            pgn::GameResult::BlackWins => Verdict::win(Side::Second),
            pgn::GameResult::Draw => Verdict::DRAW,
            pgn::GameResult::Unknown => return None,
        },
        Record::Checkers(game) => match game.result() {
            pdn::GameResult::FirstWins => Verdict::win(Side::First),
            pdn::GameResult::SecondWins => Verdict::win(Side::Second),
            pdn::GameResult::Draw => Verdict::DRAW,
            pdn::GameResult::Unknown => return None,
        },
        Record::YinYang(game) => match game.result() {
            sgf::GameResult::Win(side, _) => Verdict::win(side),
            sgf::GameResult::Draw => Verdict::DRAW,
            sgf::GameResult::Void | sgf::GameResult::Unknown => return None,
        },
    };
    state.ending().is_none().then_some(verdict)
}

/// The name of a tag; empty where there is none that can be kept.
fn name(tag: Option<&str>) -> String {
    let is_name = |name: &&str| {
        *name != "?"
            && name.chars().count() <= NewGame::MAX_NAME
            && !name.contains(char::is_control)
    };
    tag.filter(is_name).unwrap_or_default().to_owned()
}

type Read = Result<ReadGame, Unread>;

/// A game that was read.
struct ReadGame {
    entries: Vec<Entry>,
    /// It says what its target is, or has none.
    has_target: bool,
}

impl From<Vec<Entry>> for ReadGame {
    fn from(entries: Vec<Entry>) -> ReadGame {
        ReadGame { entries, has_target: true }
    }
}

fn read(text: &[u8], at: u64) -> Vec<Read> {
    if !is_text(text) {
        return Vec::new();
    }
    let is_read = |games: &[Read]| games.iter().any(Result::is_ok);
    let looks_like_score = braille::is_score(text);
    let likely: fn(&[u8], u64) -> Vec<Read> =
        if looks_like_score { read_braille } else { read_print };
    let first = likely(text, at);
    if is_read(&first) {
        return first;
    }
    // other texts can begin like a score, and a score otherwise than most
    let second = if looks_like_score { read_print(text, at) } else { read_braille(text, at) };
    let is_second = is_read(&second) || looks_like_score && first.is_empty();
    if is_second { second } else { first }
}

fn read_braille(text: &[u8], at: u64) -> Vec<Read> {
    let games = (1..).zip(braille::Reader::new(text));
    games.map(|(number, game)| braille_game(number, game, at)).collect()
}

fn read_print(text: &[u8], at: u64) -> Vec<Read> {
    let lines = String::from_utf8_lossy(text);
    let lines = lines.trim_start_matches('\u{FEFF}').lines().map(str::trim);
    let lines: Vec<(u64, &str)> = (1..).zip(lines).filter(|(_, line)| !line.is_empty()).collect();
    if lines.first().is_some_and(|(_, line)| is_sgf(line)) {
        (1..).zip(sgf::Reader::new(text)).map(|(number, game)| sgf_game(number, game, at)).collect()
    } else if is_pdn(lines.iter().map(|(_, line)| *line)) {
        (1..).zip(pdn::Reader::new(text)).map(|(number, game)| pdn_game(number, game, at)).collect()
    } else if lines.first().is_some_and(|(_, line)| is_position(line)) {
        (1..).zip(lines).map(|(number, (line, text))| position(number, line, text, at)).collect()
    } else {
        (1..).zip(pgn::Reader::new(text)).map(|(number, game)| pgn_game(number, game, at)).collect()
    }
}

/// Text has no byte of zero. A picture that another app hands over as a file of whatever kind
/// has many, and would be full of odd moves.
fn is_text(bytes: &[u8]) -> bool {
    !bytes.contains(&0)
}

/// Whether a line begins with eight ranks.
fn is_position(line: &str) -> bool {
    let board = line.split_ascii_whitespace().next().unwrap_or_default();
    board.matches('/').count() == 7 && !board.contains(['[', '{', '.'])
}

fn position(number: u64, line: u64, text: &str, at: u64) -> Read {
    match epd::parse(text) {
        Ok((position, _)) => {
            let setup = NewGame { position: position.into(), ..NewGame::default() };
            Ok(vec![Entry::action(0, at, Actor::Arbiter.name(setup.kind), setup.to_saved())].into())
        }
        Err(error) => {
            let reason = error.to_string();
            Err(Unread { number, line, why: Some(UnreadGame::Position(error)), reason })
        }
    }
}

fn pgn_game(number: u64, game: Result<pgn::Game, PgnError>, at: u64) -> Read {
    let game = game.map_err(|error| {
        let reason = error.to_string();
        Unread { number, line: error.line, why: why::of_pgn(error), reason }
    })?;
    entries(number, &game.into(), at)
}

fn pdn_game(number: u64, game: Result<pdn::Game, PdnError>, at: u64) -> Read {
    let game = game.map_err(|error| {
        let reason = error.to_string();
        Unread { number, line: error.line, why: why::of_pdn(error), reason }
    })?;
    entries(number, &game.into(), at)
}

fn sgf_game(number: u64, game: Result<sgf::Game, SgfError>, at: u64) -> Read {
    let game = game.map_err(|error| {
        let reason = error.to_string();
        Unread { number, line: error.line, why: why::of_sgf(error), reason }
    })?;
    let has_target = game.target().is_some();
    Ok(ReadGame { has_target, ..entries(number, &game.into(), at)? })
}

fn braille_game(number: u64, game: Result<Record, BrailleError>, at: u64) -> Read {
    let game = game.map_err(|error| {
        let reason = error.to_string();
        Unread { number, line: error.line, why: why::of_braille(error.kind), reason }
    })?;
    entries(number, &game, at)
}

/// The entries of a game with what has to be declared for its result.
fn entries(number: u64, game: &Record, at: u64) -> Read {
    let setup = from_elsewhere(game, NewGame::default());
    let state = State::new(setup.clone()).map_err(|error| {
        let why = (error == NewGameError::TooManyMoves).then_some(UnreadGame::TooLong);
        Unread { number, line: 0, why, reason: error.to_string() }
    })?;
    let kind = setup.kind;
    let action = |text: String| Entry::action(0, at, Actor::Arbiter.name(kind), text);
    let result = result_elsewhere(game, &state);
    let declared = result.map(|verdict| Deed::Declare(verdict).text(kind).to_string());
    let beginning = with_source(action(setup.to_saved()), game.into());
    let entries: Vec<Entry> = [beginning].into_iter().chain(declared.map(action)).collect();
    Ok(entries.into())
}

/// The moves are kept also where the whole is too long for a line.
pub(super) fn with_source(beginning: Entry, source: Source) -> Entry {
    let whole = beginning.clone().with_source(source);
    if entry_line(1, &whole).len() <= limits::LINE { whole } else { beginning }
}
