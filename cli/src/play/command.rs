//! What the terminal knows besides the game: files, kept games, drawings, help. All else
//! that is typed is heard by the core.

use std::path::{Path, PathBuf};

use annabella::engine::Strength;
use annabella::games::{GameKind, Side};
use annabella::speech::HelpPage;

use super::help::{self, Topic};
use super::shown::shown;
use crate::words::{Words, folded, key};

/// Something that is asked of the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An empty line.
    Enter,
    Save(Option<PathBuf>),
    /// What stands behind `save` and has no ending of a file: a group of which it is asked how it is
    /// saved, or a file after all.
    SaveWhat(String),
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
    /// Shows the names of squares at the drawn board, or hides them.
    Coordinates,
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
    /// Why something was refused, or is advised.
    Why,
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
            | Command::Coordinates
            | Command::Envelope
            | Command::Review(_)
            | Command::Help(_)
            | Command::HelpAbout(_)
            | Command::Rules(_)
            | Command::Why => true,
            Command::Arbiter(words) => words.is_empty(),
            Command::Enter
            | Command::Save(_)
            | Command::SaveWhat(_)
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
    /// To a file that is named.
    SaveAs,
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
    Coordinates,
    New,
    Go,
    Envelope,
    Arbiter,
    Help,
    /// How something is done that the help has a line about.
    How,
    Rules,
    Why,
    Level,
    Levels,
    Send,
    TakeIn,
}

/// Each in English and in German; both are always understood.
const WORDS: [(Word, [&str; 2]); 47] = [
    (Word::SaveAs, ["save as", "speichern unter"]),
    (Word::SaveAs, ["save to", "speichern als"]),
    (Word::SaveAs, ["save in", "speichern in"]),
    (Word::SaveAs, ["save game as", "speichere unter"]),
    (Word::SaveAs, ["save the game as", "speichere als"]),
    (Word::SaveAs, ["save my game as", "speichere in"]),
    (Word::SaveAs, ["save the game", "speichere die Partie"]),
    (Word::SaveAs, ["save my game", "speichere meine Partie"]),
    (Word::SaveAs, ["save this game", "Partie speichern"]),
    (Word::SaveAs, ["save game", "speichern Partie"]),
    (Word::Save, ["save", "speichern"]),
    (Word::Save, ["save", "speichere"]),
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
    (Word::Coordinates, ["coordinates", "Koordinaten"]),
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
    (Word::Why, ["why not", "warum nicht"]),
    (Word::Why, ["why that", "wieso"]),
    (Word::Why, ["why", "warum"]),
    (Word::Level, ["level", "Stufe"]),
    (Word::Levels, ["levels", "Stufen"]),
    (Word::Send, ["send", "senden"]),
    (Word::Send, ["share", "teilen"]),
    (Word::TakeIn, ["take in", "aufnehmen"]),
];

/// Sentences that ask for the rules of the game.
const FOR_RULES: [[&str; 2]; 8] = [
    ["how do I play", "wie spielt man"],
    ["how do you play", "wie spiele ich"],
    ["how do I play this game", "wie spielt man das"],
    ["how is it played", "wie wird gespielt"],
    ["how does this game work", "wie geht das Spiel"],
    ["how does the game work", "wie funktioniert das Spiel"],
    ["what are the rules", "wie sind die Regeln"],
    ["what rules are there", "welche Regeln gibt es"],
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
    let asked = text.trim_end_matches('?').trim_end();
    if FOR_RULES.iter().flatten().any(|name| folded(name) == folded(asked)) {
        return Ok(Some(Command::Rules(String::new())));
    }
    let known = WORDS.iter().find_map(|(word, names)| {
        let text = if *word == Word::Why { asked } else { text };
        let rest = names.iter().find_map(|name| behind(text, name))?;
        Some((*word, rest))
    });
    let Some((word, rest)) = known else { return Ok(None) };
    let lacks = |key| Err(expected(words, &words.text(key), rest));
    let command = match (word, rest) {
        (Word::Save | Word::SaveAs, "") => Command::Save(None),
        (Word::Save, _) if may_be_stones(rest, words.kind) => Command::SaveWhat(rest.to_owned()),
        (Word::Save | Word::SaveAs, _) => Command::Save(Some(PathBuf::from(rest))),
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
        // of stones the core knows more
        (Word::Why, "") if words.kind != GameKind::YinYang => Command::Why,
        // any other level is heard by the core
        (Word::Level, _) => match full_strength(rest) {
            Some(strength) => Command::Strength(strength),
            None => return Ok(None),
        },
        (Word::Levels, "") => Command::Help(Topic::Page(HelpPage::Computer)),
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
        (Word::Coordinates, "") => Command::Coordinates,
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

/// Whether what stands behind `save` may be what stands on the board: it has no ending of a file and
/// names no folder, and in Yin-Yang, where stones are saved, that is enough.
fn may_be_stones(text: &str, kind: GameKind) -> bool {
    let path = Path::new(text);
    if path.extension().is_some() || path.components().count() > 1 {
        return false;
    }
    let first = text.split(' ').next().map(folded).unwrap_or_default();
    kind == GameKind::YinYang || text.contains(' ') && OF_PIECES.contains(&&*first)
}

/// With what a name of pieces begins, and no name of a file.
const OF_PIECES: [&str; 15] = [
    "my", "your", "his", "her", "the", "a", "mein", "meine", "meinen", "dein", "deine", "die",
    "der", "den", "das",
];

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
