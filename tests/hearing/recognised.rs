//! Games by what a recogniser of speech made of their announcements (recognised.txt).
//! A move that is misheard is asked for or refused. It becomes another one only where the
//! recogniser wrote word for word how that one is announced, which nobody could notice.
//! `ANNABELLA_UPDATE=1` writes what each line comes to; read what has changed.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use annabella::games::chess::notation::san;
use annabella::games::chess::{Move, Position, Role};
use annabella::speech::{Heard, Hearing, Settings};

const ARROW: &str = " => ";

#[test]
fn what_a_recogniser_makes_of_a_move_is_no_other_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hearing/recognised.txt");
    let kept = fs::read_to_string(&path).expect("the table can be read");
    let mut found = String::new();
    let mut counts = BTreeMap::<_, u32>::new();
    let mut position = Position::default();
    for line in kept.lines() {
        found.push_str(line.split_once(ARROW).map_or(line, |(said, _)| said));
        if line.starts_with('#') || line.is_empty() {
            position = Position::default();
        } else {
            let (mv, comes_to) = heard(&position, line);
            *counts.entry(comes_to).or_default() += 1;
            found.push_str(ARROW);
            found.push_str(comes_to);
            position = position.after_legal(mv);
        }
        found.push('\n');
    }
    println!("{counts:?}");
    if env::var_os("ANNABELLA_UPDATE").is_some() {
        fs::write(&path, found).expect("the table can be written");
        return;
    }
    for (number, (kept, found)) in (1..).zip(kept.lines().zip(found.lines())) {
        assert_eq!(kept, found, "recognised.txt, line {number}");
    }
}

/// The move of a line, and what comes of how it was recognised.
fn heard(position: &Position, line: &str) -> (Move, &'static str) {
    let said = line.split_once(ARROW).map_or(line, |(said, _)| said);
    let fields: Vec<&str> = said.split('|').map(str::trim).collect();
    let &[name, announced, recognised] = &fields[..] else { panic!("{line}: three columns") };
    let mv = san::parse(position, name).expect("a legal move");
    let typed = Hearing::new(Settings::default());
    assert_eq!(typed.hear(announced, position), Heard::Move(mv), "{line}");
    let hearing = Hearing::new(Settings { is_dictated: true, ..Settings::default() });
    let comes_to = match hearing.hear(recognised, position) {
        Heard::Move(heard) if heard == mv => "understood",
        Heard::Move(other) => {
            assert!(is_announced_so(position, other, recognised), "{line}: taken for {other:?}");
            "another move"
        }
        Heard::Ambiguous { candidates, .. } if candidates.contains(&mv) => "asked",
        Heard::Ambiguous { .. } | Heard::PromotionMissing { .. } => "asked for others",
        Heard::NotUnderstood(_) | Heard::Irregular { .. } => "refused",
        Heard::Question(_) => "a question",
        Heard::Command(_) => "a command",
        Heard::Deed(deed) => panic!("{line}: taken for {deed:?}"),
    };
    (mv, comes_to)
}

/// Whether a text is how a move is announced: its piece, perhaps a part of where it stands,
/// and where it goes.
fn is_announced_so(position: &Position, mv: Move, text: &str) -> bool {
    let role = match position.board().role_at(mv.from()) {
        None | Some(Role::Pawn) => "",
        Some(role) => role.name(),
    };
    let (file, rank) = (mv.from().file().to_char(), mv.from().rank().to_char());
    let origins = [String::new(), file.to_string(), rank.to_string(), mv.from().to_string()];
    let text = bare(text);
    origins.iter().any(|origin| text == format!("{role}{origin}{}", mv.to()))
}

/// An announcement in letters and digits, without what may be left out.
fn bare(text: &str) -> String {
    const RANKS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    const FILES: [&str; 8] =
        ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"];
    let place = |names: [&str; 8], word| names.iter().position(|name| *name == word);
    let text = text.strip_suffix(" to").map_or(text.to_owned(), |rest| format!("{rest} two"));
    let words = text.split(' ').filter(|word| !matches!(*word, "takes" | "to" | "check"));
    let words = words.map(|word| match word {
        "won" => "one",
        "too" => "two",
        "for" => "four",
        "ate" => "eight",
        other => other,
    });
    let words = words.map(|word| match (place(RANKS, word), place(FILES, word)) {
        (Some(rank), _) => "12345678"[rank..=rank].to_owned(),
        (_, Some(file)) => "abcdefgh"[file..=file].to_owned(),
        _ => word.to_owned(),
    });
    words.collect()
}
