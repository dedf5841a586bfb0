//! What the terminal knows besides the game: files, kept games, drawings, help. All else
//! that is typed is heard by the core.

use std::path::PathBuf;

use annabella::games::chess::Color;

use super::help::Topic;
use super::shown::shown;

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
    Kept,
    Pgn,
    Fen,
    Grid,
    Flip,
    Go,
    Envelope,
    /// What the arbiter does, in words; nothing asks what he may do.
    Arbiter(String),
    Help(Topic),
}

impl Command {
    /// Whether it asks for something and leaves the game as it is.
    pub(crate) fn only_asks(&self) -> bool {
        match self {
            Command::Games { .. }
            | Command::Kept
            | Command::Pgn
            | Command::Fen
            | Command::Grid
            | Command::Flip
            | Command::Envelope
            | Command::Help(_) => true,
            Command::Arbiter(words) => words.is_empty(),
            Command::Enter
            | Command::Save(_)
            | Command::Load(_)
            | Command::Continue(_)
            | Command::Rename(_)
            | Command::Delete(_)
            | Command::Undelete
            | Command::Go => false,
        }
    }
}

/// `black: sign`, `White, claim flag`: who acts, and what he does.
pub(crate) fn who(text: &str) -> (Option<Color>, &str) {
    let text = text.trim();
    let text = text.strip_prefix('/').unwrap_or(text);
    let Some((word, rest)) = text.split_once([' ', ':', ',']) else { return (None, text) };
    let color = match word.to_lowercase().as_str() {
        "white" | "weiß" | "weiss" => Color::White,
        "black" | "schwarz" => Color::Black,
        _ => return (None, text),
    };
    (Some(color), rest.trim_start_matches([' ', ':', ',']))
}

/// Reads a line; `None` if it is not for the terminal.
///
/// # Errors
///
/// A sentence that says what was expected.
pub(crate) fn parse(text: &str) -> Result<Option<Command>, String> {
    let text = text.trim();
    let (word, rest) = match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (text, ""),
    };
    let lower = rest.to_lowercase();
    let command = match (word.to_lowercase().as_str(), lower.as_str()) {
        ("", _) => Command::Enter,
        ("save" | "speichern", "") => Command::Save(None),
        ("save" | "speichern", _) => Command::Save(Some(PathBuf::from(rest))),
        ("load" | "laden", "") => return Err(expected("a file, for example load game.pgn", rest)),
        ("load" | "laden", _) => Command::Load(PathBuf::from(rest)),
        ("games" | "partien", "") => Command::Games { all: false },
        ("games" | "partien", "all" | "alle") => Command::Games { all: true },
        ("games" | "partien", _) => return Err(expected("games or games all", rest)),
        ("continue" | "weiter", game) if !game.is_empty() => Command::Continue(rest.to_owned()),
        ("rename" | "umbenennen", "") => {
            return Err(expected("a name, for example rename Evening with Carla", rest));
        }
        ("rename" | "umbenennen", _) => Command::Rename(rest.to_owned()),
        ("delete" | "löschen", "") => {
            return Err(expected("a game, for example delete 2; games shows them", rest));
        }
        ("delete" | "löschen", _) => Command::Delete(rest.to_owned()),
        ("undelete" | "wiederherstellen", "") => Command::Undelete,
        ("kept" | "ablage", "") => Command::Kept,
        ("pgn", "") => Command::Pgn,
        ("fen", "") => Command::Fen,
        ("board", "grid") | ("brett", "gitter") => Command::Grid,
        ("flip" | "drehen", "") => Command::Flip,
        ("go", "") => Command::Go,
        ("envelope" | "umschlag", "") => Command::Envelope,
        ("arbiter" | "arbiter:" | "schiedsrichter" | "schiedsrichter:", _) => {
            Command::Arbiter(rest.to_owned())
        }
        ("help" | "hilfe" | "h", about) => match Topic::named(about) {
            Some(topic) => Command::Help(topic),
            None if word.eq_ignore_ascii_case("help") && lower == "me" => return Ok(None),
            None => return Err(expected(&Topic::list(), rest)),
        },
        _ => return Ok(None),
    };
    Ok(Some(command))
}

/// What was expected in the place of something.
pub(crate) fn expected(expected: &str, found: &str) -> String {
    if found.is_empty() {
        format!("Something is missing. Expected: {expected}.")
    } else {
        format!("\"{}\" was not understood. Expected: {expected}.", shown(found))
    }
}
