//! How many files of each room name a game outside its own folders. The numbers may fall and
//! never rise: what is for all games asks behind a door.

use std::collections::BTreeMap;
use std::fs;

use crate::{room_of, rust_files, source};

/// The games by the word for their modules and for their arms in the enums of `games`, each
/// with what is its own: files and folders.
const GAMES: [(&str, &str, &[&str]); 3] = [
    (
        "chess",
        "Chess",
        &[
            "games/chess",
            "engine/chess",
            "session/laws",
            "speech/chess",
            "speech/question/chess",
            "table/transcript/facts/chess",
            "ffi/editor/chess",
        ],
    ),
    (
        "checkers",
        "Checkers",
        &[
            "games/checkers",
            "engine/checkers",
            "speech/checkers",
            "speech/question/checkers",
            "table/transcript/facts/checkers",
            "ffi/editor/checkers",
        ],
    ),
    (
        "yin_yang",
        "YinYang",
        &[
            "games/yin_yang",
            "engine/yin_yang",
            "speech/yin_yang",
            "speech/question/yin_yang",
            "table/transcript/facts/yin_yang",
        ],
    ),
];

/// Files that let a game in: a match over the games, or what a game alone has, in one place.
/// A new game is added to these.
const DOORS: [&str; 37] = [
    "games.rs",
    "games/kind.rs",
    "games/position.rs",
    "games/posted.rs",
    "games/record.rs",
    "games/refusal.rs",
    "games/shape.rs",
    "engine.rs",
    "engine/searcher.rs",
    "session/ending_by_board.rs",
    "speech/answers.rs",
    "speech/braille.rs",
    "speech/braille/beginning.rs",
    "speech/braille/reader.rs",
    "speech/cells/error.rs",
    "speech/hearing.rs",
    "speech/help.rs",
    "speech/naming.rs",
    "speech/players.rs",
    "speech/question.rs",
    "speech/rules.rs",
    "table/import.rs",
    "table/import/format.rs",
    "table/import/why.rs",
    "table/journal.rs",
    "table/pdn.rs",
    "table/record.rs",
    "table/scoresheet.rs",
    "table/sgf.rs",
    "table/transcript/facts.rs",
    "ffi/editor.rs",
    "ffi/keys.rs",
    "ffi/moves.rs",
    "ffi/names.rs",
    "ffi/score.rs",
    "ffi/setup.rs",
    "ffi/square_menu.rs",
];

/// How many other files name a game.
const NAMING: [(&str, usize); 6] =
    [("arbiter", 1), ("session", 10), ("trainer", 9), ("speech", 27), ("table", 7), ("ffi", 11)];

#[test]
fn no_more_files_name_a_game() {
    let source = source();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in rust_files(&source) {
        let Some(room) = room_of(&source, &file) else { continue };
        let path = file.strip_prefix(&source).expect("it is of the source");
        let path = path.to_str().expect("a path in UTF-8").replace('\\', "/");
        let text = fs::read_to_string(&file).expect("source can be read");
        let names = |(module, arm, own): &(&str, &str, &[&str])| {
            let is_own = own.iter().any(|place| is_within(&path, place));
            !is_own && (names_game(&text, module) || names_game(&text, arm))
        };
        if !DOORS.contains(&path.as_str()) && GAMES.iter().any(names) {
            found.entry(room).or_default().push(path);
        }
    }
    let mut faults = Vec::new();
    for (room, files) in &found {
        let most = NAMING.iter().find(|(name, _)| name == room).map_or(0, |(_, most)| *most);
        if files.len() > most {
            let (count, files) = (files.len(), files.join(" "));
            faults.push(format!("{room}: {count} files name a game, at most {most} may: {files}"));
        }
    }
    for (room, most) in NAMING {
        let count = found.get(room).map_or(0, Vec::len);
        if count < most {
            faults.push(format!("{room}: only {count} files name a game: lower {most} to that"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// `games/chess.rs` and all in `games/chess/`.
fn is_within(path: &str, place: &str) -> bool {
    path.strip_prefix(place).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

/// Whether a game's module, or its arm in an enum, is named in code, not in a comment or a text.
fn names_game(text: &str, game: &str) -> bool {
    text.lines().any(|line| {
        let code = without_texts(line.split("//").next().unwrap_or(line));
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        code.match_indices(game).any(|(at, _)| {
            let (before, after) = (&code[..at], &code[at + game.len()..]);
            let is_whole = !before.ends_with(is_word) && !after.starts_with(is_word);
            is_whole && (before.ends_with("::") || before.ends_with('{') || after.starts_with("::"))
        })
    })
}

fn without_texts(line: &str) -> String {
    line.split('"').step_by(2).collect::<Vec<_>>().join("\"")
}

#[test]
fn a_game_is_named_in_code_alone() {
    for text in ["use crate::games::chess::Move;", "use super::{chess, x};", "chess::perft(1)"] {
        assert!(names_game(text, "chess"), "{text}");
    }
    assert!(names_game("Position::Chess(position) => position.key()", "Chess"));
    assert!(!names_game("Position::Chess960", "Chess"));
    for text in ["// crate::games::chess", "chess_clock::X", "chess(board)", "f(\"new chess\")"] {
        assert!(!names_game(text, "chess"), "{text}");
    }
    assert!(is_within("games/chess.rs", "games/chess"));
    assert!(is_within("games/chess/moves.rs", "games/chess"));
    assert!(!is_within("games/chess960.rs", "games/chess"));
}
