//! How espeak-ng reads the words of announcements, in voices.txt. Where it is not
//! installed, or is another version than that of the table, a line says so. In place of
//! some sounds that version prints `??`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::Write as _;
use std::process::Command;
use std::sync::LazyLock;

use annabella::games::chess::notation::san;
use annabella::games::chess::{Position, Square};
use annabella::speech::{Language, Segment, Settings, Speaker, Style};

use super::moves::MOVES;

/// The version that the table was made with.
const VERSION: &str = "1.51";

/// Whose announcements the table has: all that is said in both languages.
const WAYS: [(&str, Language, Style); 4] = [
    ("fide", Language::English, Style::Fide),
    ("plain", Language::English, Style::Plain),
    ("nato", Language::English, Style::Nato),
    ("plain", Language::German, Style::Plain),
];

const FILES: usize = 8;

/// The version of espeak-ng that is here. What is not proved is told once, even where
/// the output of tests is hidden.
static FOUND: LazyLock<Option<String>> = LazyLock::new(|| {
    let found = version();
    let why = match &found {
        None => "espeak-ng is not installed".to_owned(),
        Some(found) if found == VERSION => return Some(found.clone()),
        Some(found) => format!("voices.txt is of espeak-ng {VERSION}, and here is {found}"),
    };
    let line = format!("\nNOT CHECKED: how a voice reads the words: {why}.\n");
    std::io::stderr().write_all(line.as_bytes()).expect("there is somewhere to write to");
    found
});

fn version() -> Option<String> {
    let said = Command::new("espeak-ng").arg("--version").output().ok()?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let version = said.split_once(": ")?.1.split_whitespace().next()?;
    Some(version.to_owned())
}

/// A text in phonetic signs, with a bar where the voice stops.
fn read(language: Language, text: &str) -> String {
    let arguments = ["-q", "--ipa", "-v", language.code(), text];
    let said = Command::new("espeak-ng").args(arguments).output().expect("espeak-ng runs");
    assert!(said.status.success(), "{text}: {said:?}");
    let said = String::from_utf8_lossy(&said.stdout);
    said.trim().lines().map(str::trim).collect::<Vec<&str>>().join(" | ")
}

/// The sounds alone, without stress, length and stops.
fn sounds(language: Language, text: &str) -> String {
    let is_sound = |c: &char| !" ˈˌː|".contains(*c);
    read(language, text).chars().filter(is_sound).collect()
}

/// Files and ranks in pairs, all kinds of moves and all pieces, as one style says them.
fn announcements(language: Language, style: Style) -> BTreeSet<(&'static str, String)> {
    let settings = Settings { language, style, ..Settings::default() };
    let speaker = Speaker::new(settings);
    let naming_pawns = Speaker::new(Settings { names_pawns: true, ..settings });
    let diagonal = (0..FILES).map(|i| speaker.square_name(Square::ALL[i * (FILES + 1)]));
    let moves = MOVES.iter().map(|(fen, mv)| move_name(&speaker, fen, mv));
    let others = [
        move_name(&speaker, "4k3/8/8/8/8/8/8/4K3 w - -", "Kd2"),
        move_name(&naming_pawns, MOVES[0].0, MOVES[0].1),
    ];
    let said = diagonal.chain(moves).chain(others);
    said.flatten().map(|part| (part.lang.code(), part.text)).collect()
}

fn move_name(speaker: &Speaker, fen: &str, mv: &str) -> Vec<Segment> {
    let position: Position = fen.parse().expect("a position");
    speaker.move_name(&position, san::parse(&position, mv).expect("a legal move"))
}

fn language(code: &str) -> Language {
    Language::ALL.into_iter().find(|language| language.code() == code).expect("a language")
}

#[test]
fn announcements_as_a_voice_reads_them() {
    if FOUND.as_deref() != Some(VERSION) {
        return;
    }
    let mut table = String::new();
    for (name, of, style) in WAYS {
        writeln!(table, "# {} {name}", of.code()).unwrap();
        for (code, text) in announcements(of, style) {
            writeln!(table, "{code} {text} | {}", read(language(code), &text)).unwrap();
        }
    }
    super::golden::check("tests/speech/voices.txt", &table);
}

#[test]
fn no_word_is_misread() {
    if FOUND.is_none() {
        return;
    }
    for (_, of, style) in WAYS {
        let said = announcements(of, style);
        let words: BTreeSet<(&str, &str)> = said
            .iter()
            .flat_map(|(code, text)| text.split([' ', ',']).map(|word| (*code, word)))
            .filter(|(_, word)| word.chars().count() > 1)
            .collect();
        assert!(words.len() > 10, "{words:?}");
        for (code, word) in words {
            let letters: Vec<String> = word.chars().map(String::from).collect();
            let spelled = sounds(language(code), &letters.join(", "));
            assert_ne!(sounds(language(code), word), spelled, "{word} is spelled");
        }
    }
}

#[test]
fn a_square_is_a_letter_and_a_number() {
    const GERMAN: [&str; FILES] =
        ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
    const ENGLISH: [&str; FILES] = ["1", "2", "3", "4", "5", "6", "7", "8"];
    if FOUND.is_none() {
        return;
    }
    for (language, ranks) in [(Language::English, ENGLISH), (Language::German, GERMAN)] {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        for square in Square::ALL {
            let file = square.to_string().remove(0).to_string();
            let rank = ranks[square.rank() as usize];
            let said = &speaker.square_name(square)[0].text;
            let apart = sounds(language, &file) + &sounds(language, rank);
            assert_eq!(sounds(language, said), apart, "{said}");
        }
    }
    // why the first file of English has a pause behind it
    assert_ne!(sounds(Language::English, "a 4"), sounds(Language::English, "a, 4"));
}

#[test]
fn e2_1_each_two_names_of_files_and_ranks_sound_different() {
    if FOUND.is_none() {
        return;
    }
    let names: Vec<String> = announcements(Language::English, Style::Fide)
        .into_iter()
        .filter(|(_, text)| text.split(' ').count() == 2 && !text.contains("Rochade"))
        .flat_map(|(_, text)| text.split(' ').map(String::from).collect::<Vec<String>>())
        .collect();
    let heard: BTreeSet<String> = names.iter().map(|name| sounds(Language::German, name)).collect();
    let names: BTreeSet<String> = names.into_iter().collect();
    assert!(names.len() >= 2 * FILES, "{names:?}");
    assert_eq!(heard.len(), names.len(), "{heard:?}");
}
