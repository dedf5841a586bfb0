//! What the terminal knows besides the game: files, kept games, drawings, help. All else
//! that is typed is heard by the core.

use std::path::PathBuf;

use annabella::engine::Strength;
use annabella::games::{GameKind, Side};

use super::help::{self, Topic};
use super::shown::shown;
use crate::words::{Words, folded, key};

/// Something that is asked of the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An empty line.
    Enter,
    Save(Option<PathBuf>),
    Load(PathBuf),
    Games {
        all: bool,
    },
    /// Goes on with the game of this number, id or name.
    Continue(String),
    Rename(String),
    Delete(String),
    Undelete,
    /// Looks back at the moves of somebody who is named.
    Review(Reviewed),
    Kept,
    /// The game in the notation of its kind.
    Record,
    Fen,
    Grid,
    Flip,
    /// Begins a game of this kind.
    New(GameKind),
    Go,
    Envelope,
    /// Full strength with a time for each move.
    Strength(Strength),
    /// What the arbiter does, in words; nothing asks what he may do.
    Arbiter(String),
    Help(Topic),
    /// The lines of the help about a word.
    HelpAbout(String),
    /// The rules of the game in words: which of their headings, which are in a list without it.
    Rules(String),
    /// Prints what is sent to the player on another device.
    Send,
    /// Takes in what came from there.
    TakeIn(String),
}

/// Whose moves are looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reviewed {
    /// The one person's at the table.
    Own,
    /// The computer's.
    Other,
    Both,
}

/// Behind `review`.
const REVIEWED: [(Reviewed, [&str; 2]); 8] = [
    (Reviewed::Other, ["computer", "Computer"]),
    (Reviewed::Other, ["the computer", "der Computer"]),
    (Reviewed::Other, ["the computer's moves", "die Züge des Computers"]),
    (Reviewed::Other, ["the computers moves", "auf die Züge des Computers"]),
    (Reviewed::Other, ["your moves", "deine Züge"]),
    (Reviewed::Both, ["both", "beide"]),
    (Reviewed::Both, ["all", "alles"]),
    (Reviewed::Both, ["all moves", "auf alles"]),
];

impl Command {
    /// Whether it asks for something and leaves the game as it is.
    pub(crate) fn only_asks(&self) -> bool {
        match self {
            Command::Games { .. }
            | Command::Kept
            | Command::Record
            | Command::Fen
            | Command::Grid
            | Command::Flip
            | Command::Envelope
            | Command::Review(_)
            | Command::Help(_)
            | Command::HelpAbout(_)
            | Command::Rules(_) => true,
            Command::Arbiter(words) => words.is_empty(),
            Command::Enter
            | Command::Save(_)
            | Command::Load(_)
            | Command::Continue(_)
            | Command::Rename(_)
            | Command::Delete(_)
            | Command::Undelete
            | Command::Strength(_)
            | Command::New(_)
            | Command::Send
            | Command::TakeIn(_)
            | Command::Go => false,
        }
    }
}

/// `black: sign`, `White, claim flag`: who acts, and what he does.
pub(crate) fn who(text: &str, words: Words) -> (Option<Side>, &str) {
    let text = text.trim();
    let text = text.strip_prefix('/').unwrap_or(text);
    let Some((word, rest)) = text.split_once([' ', ':', ',']) else { return (None, text) };
    match words.side(word) {
        Some(side) => (Some(side), rest.trim_start_matches([' ', ':', ','])),
        None => (None, text),
    }
}

/// The commands by their words; a word is also known by the core where it is asked for or
/// done in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Save,
    Load,
    Games,
    Continue,
    Rename,
    Delete,
    Undelete,
    Review,
    Kept,
    Record,
    Fen,
    Grid,
    Flip,
    New,
    Go,
    Envelope,
    Arbiter,
    Help,
    /// How something is done that the help has a line about.
    How,
    Rules,
    Level,
    Levels,
    Send,
    TakeIn,
}

/// Each in English and in German; both are always understood.
const WORDS: [(Word, [&str; 2]); 37] = [
    (Word::Save, ["save as", "speichern unter"]),
    (Word::Save, ["save to", "speichern als"]),
    (Word::Save, ["save in", "speichern in"]),
    (Word::Save, ["save game as", "speichere"]),
    (Word::Save, ["save game", "speichern Partie"]),
    (Word::Save, ["save", "speichern"]),
    (Word::Load, ["load", "laden"]),
    (Word::Load, ["load", "lade"]),
    (Word::Games, ["games", "Partien"]),
    (Word::Continue, ["continue", "weiter"]),
    (Word::Rename, ["rename", "umbenennen"]),
    (Word::Delete, ["delete", "löschen"]),
    (Word::Undelete, ["undelete", "zurückholen"]),
    (Word::Continue, ["go on with", "fortsetzen"]),
    (Word::Review, ["review", "Rückblick"]),
    (Word::Kept, ["kept", "Ablage"]),
    (Word::Record, ["pgn", "PGN"]),
    (Word::Record, ["pdn", "PDN"]),
    (Word::Fen, ["fen", "FEN"]),
    (Word::Grid, ["board grid", "Brett Gitter"]),
    (Word::Flip, ["flip", "drehen"]),
    (Word::New, ["new", "neu"]),
    (Word::Go, ["go", "zieh"]),
    (Word::Envelope, ["envelope", "Umschlag"]),
    (Word::Arbiter, ["arbiter", "Schiedsrichter"]),
    (Word::Rules, ["rules", "Regeln"]),
    (Word::Rules, ["help rules", "Hilfe Regeln"]),
    (Word::Rules, ["the rules", "die Regeln"]),
    (Word::Help, ["help", "Hilfe"]),
    (Word::Help, ["h", "h"]),
    (Word::Help, ["?", "?"]),
    (Word::How, ["how do I", "wie geht"]),
    (Word::Level, ["level", "Stufe"]),
    (Word::Levels, ["levels", "Stufen"]),
    (Word::Send, ["send", "senden"]),
    (Word::Send, ["share", "teilen"]),
    (Word::TakeIn, ["take in", "aufnehmen"]),
];

/// Reads a line; `None` if it is not for the terminal.
///
/// # Errors
///
/// A sentence that says what was expected.
pub(crate) fn parse(text: &str, words: Words) -> Result<Option<Command>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(Some(Command::Enter));
    }
    // who pastes a whole message takes it in line by line
    if text.to_ascii_lowercase().contains("annabella:game?") {
        return Ok(Some(Command::TakeIn(text.to_owned())));
    }
    let known = WORDS.iter().find_map(|(word, names)| {
        let rest = names.iter().find_map(|name| behind(text, name))?;
        Some((*word, rest))
    });
    let Some((word, rest)) = known else { return Ok(None) };
    let lacks = |key| Err(expected(words, &words.text(key), rest));
    let command = match (word, rest) {
        (Word::Save, "") => Command::Save(None),
        (Word::Save, _) => Command::Save(Some(PathBuf::from(rest))),
        (Word::Load, "") => return lacks(key::EXPECTED_LOAD),
        (Word::Load, _) => Command::Load(PathBuf::from(rest)),
        (Word::Games, "") => Command::Games { all: false },
        (Word::Games, _) if matches!(&*folded(rest), "all" | "alle") => {
            Command::Games { all: true }
        }
        (Word::Games, _) => return lacks(key::EXPECTED_GAMES),
        (Word::Rename, "") => return lacks(key::EXPECTED_RENAME),
        (Word::Rename, _) => Command::Rename(rest.to_owned()),
        (Word::Delete, "") => return lacks(key::EXPECTED_DELETE),
        (Word::Delete, _) => Command::Delete(rest.to_owned()),
        (Word::Arbiter, _) => Command::Arbiter(rest.to_owned()),
        (Word::Rules, _) => Command::Rules(rest.to_owned()),
        (Word::Help, "me") => return Ok(None),
        (Word::Help, _) => match Topic::named(rest) {
            Some(topic) if topic.is_of(words.kind) => Command::Help(topic),
            // "h takes g5"
            _ if text.starts_with(['h', 'H']) && folded(text).starts_with("h ") => {
                return Ok(None);
            }
            _ if help::has_lines_about(rest, words) => Command::HelpAbout(rest.to_owned()),
            _ => return Err(expected(words, &Topic::list(words), rest)),
        },
        (Word::How, _) => match rest.trim_end_matches('?').trim_end() {
            word if help::has_lines_about(word, words) => Command::HelpAbout(word.to_owned()),
            _ => return Ok(None),
        },
        // any other level is heard by the core
        (Word::Level, _) => match full_strength(rest) {
            Some(strength) => Command::Strength(strength),
            None => return Ok(None),
        },
        (Word::Levels, "") => Command::Help(Topic::Computer),
        (Word::Continue, game) if !game.is_empty() => Command::Continue(rest.to_owned()),
        // the one that was deleted last, whatever its number was
        (Word::Undelete, _) => Command::Undelete,
        (Word::Review, _) => {
            let mut all = REVIEWED.into_iter();
            let is_named = |name: &&str| folded(name) == folded(rest);
            match all.find(|(_, names)| names.iter().any(is_named)) {
                Some((whose, _)) => Command::Review(whose),
                None => return Ok(None),
            }
        }
        (Word::Kept, "") => Command::Kept,
        (Word::Record, "") => Command::Record,
        (Word::Fen, "") => Command::Fen,
        (Word::Grid, "") => Command::Grid,
        (Word::Flip, "") => Command::Flip,
        // without a game the core hears it
        (Word::New, _) => match Words::game(rest) {
            Some(kind) => Command::New(kind),
            None => return Ok(None),
        },
        (Word::Send, "") => Command::Send,
        (Word::TakeIn, "") => return lacks(key::EXPECTED_TEXT),
        (Word::TakeIn, _) => Command::TakeIn(rest.to_owned()),
        (Word::Go, "") => Command::Go,
        (Word::Envelope, "") => Command::Envelope,
        _ => return Ok(None),
    };
    Ok(Some(command))
}

/// `full:2`, `voll 2`: the strength with so many seconds for a move.
fn full_strength(text: &str) -> Option<Strength> {
    let (word, seconds) = text.split_once([':', ' '])?;
    let is_full = matches!(&*folded(word), "full" | "voll");
    Strength::full_from_seconds(seconds.trim()).filter(|_| is_full)
}

/// What stands behind these words, if a text begins with them.
pub(crate) fn behind<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    words.split(' ').try_fold(text, |rest, word| {
        let (first, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        (folded(first.trim_end_matches(':')) == folded(word)).then(|| rest.trim_start())
    })
}

/// What was expected in the place of something.
pub(crate) fn expected(words: Words, expected: &str, found: &str) -> String {
    if found.is_empty() {
        return words.fill(key::EXPECTED_MISSING, [("expected", expected.into())]);
    }
    let slots = [("expected", expected.into()), ("found", shown(found).into())];
    words.fill(key::EXPECTED_INSTEAD, slots)
}
