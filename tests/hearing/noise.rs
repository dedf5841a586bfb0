//! One word of an announcement is lost, becomes no word, or another one that sounds
//! alike. What was meant is understood all the same, or asked for, or refused; another
//! move is never made of it, unless what is left is just how that one is announced,
//! which nobody could notice. Repeating the announcement and correcting it are for that.

use std::collections::HashMap;

use annabella::games::chess::notation::san;
use annabella::games::chess::{Move, Position, Role, Square};
use annabella::speech::{Heard, Hearing, Language, Settings, Speaker, Style};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::games::below;
use super::round_trips::{all_settings, said};

/// No words of any language, as far as chess goes.
const NO_WORDS: [&str; 12] = [
    "blorf", "zmak", "wug", "quix", "tralim", "snee", "grumt", "holtz", "yarp", "fenk", "oingo",
    "pilm",
];

/// Words that recognisers confuse, beside those that the tables know.
fn alike() -> HashMap<&'static str, Vec<&'static str>> {
    let lines = include_str!("alike.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let pairs = lines.map(|line| line.split_once(": ").expect("a word and a colon"));
    pairs.map(|(word, others)| (word, others.split(", ").collect())).collect()
}

/// What may be left out of an announcement, the longer words first.
const OPTIONAL: [&str; 7] =
    ["takes", "schlaegt", "checkmate", "check", "schachmatt", "schach", "en passant"];

#[derive(Default)]
struct Counts {
    understood: u64,
    asked: u64,
    refused: u64,
    /// A letter that is left over asks for something else.
    question: u64,
    unnoticeable: u64,
}

/// For each word of the tables the first one of its line, where it stands in one only.
fn proper_words() -> HashMap<String, String> {
    let mut proper: HashMap<String, Option<String>> = HashMap::new();
    let tables = [
        include_str!("../../core/src/speech/hearing/lexicon/en.txt"),
        include_str!("../../core/src/speech/hearing/lexicon/de.txt"),
        include_str!("../../core/src/speech/hearing/lexicon/fide.txt"),
        include_str!("../../core/src/speech/hearing/lexicon/nato.txt"),
    ];
    let lines = tables.iter().flat_map(|table| table.lines());
    for line in lines.filter(|line| line.starts_with("file") || line.starts_with("rank")) {
        let (meaning, words) = line.split_once(':').expect("a line of a table");
        for word in words.split([',', '~']).map(|word| folded(word.trim())) {
            let known = proper.entry(word).or_insert_with(|| Some(meaning.to_owned()));
            if known.as_deref() != Some(meaning) {
                *known = None;
            }
        }
    }
    proper.into_iter().filter_map(|(word, meaning)| Some((word, meaning?))).collect()
}

/// In small letters, as the Laws print German words.
fn folded(text: &str) -> String {
    let small = text.to_lowercase();
    small.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss")
}

/// An announcement without what may be left out, each part of a square by its meaning.
fn wording(text: &str, proper: &HashMap<String, String>) -> String {
    let mut text = folded(text).replace([',', '.'], "");
    for optional in OPTIONAL {
        let without: Vec<&str> = text.split(optional).map(str::trim).collect();
        text = without.join(" ");
    }
    // weißer, weiße: the ending tells nothing more
    let words = text.split_whitespace().map(|word| match word {
        "weisser" => "weisse",
        "schwarzer" => "schwarze",
        _ => word,
    });
    let words = words.map(|word| proper.get(word).map_or(word, String::as_str).to_owned());
    words.collect::<Vec<String>>().join(" ")
}

/// The names of pieces, the pawn first.
const GERMAN: [&str; 6] = ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"];

struct Listening<'a> {
    speaker: &'a Speaker,
    hearing: &'a Hearing,
    position: &'a Position,
    proper: &'a HashMap<String, String>,
}

impl Listening<'_> {
    fn count(&self, mv: Move, damaged: &str, counts: &mut Counts) {
        let heard = self.hearing.hear(damaged, self.position);
        let count = match &heard {
            Heard::Move(other) if *other == mv => &mut counts.understood,
            Heard::Move(other) => {
                assert!(
                    self.is_announced_so(*other, damaged),
                    "{damaged:?} in {}, from {:?}, {:?}",
                    self.position,
                    said(self.speaker, self.position, mv),
                    self.speaker.settings(),
                );
                &mut counts.unnoticeable
            }
            Heard::Ambiguous { .. } | Heard::PromotionMissing { .. } => &mut counts.asked,
            Heard::NotUnderstood(_) | Heard::Irregular { .. } => &mut counts.refused,
            Heard::Question(_) | Heard::Command(_) => {
                let first = damaged.split([' ', ',']).next().unwrap_or_default();
                assert!(first.len() == 1, "{damaged:?} is taken for {heard:?}");
                &mut counts.question
            }
            Heard::Deed(_) => panic!("{damaged:?} is taken for {heard:?}"),
        };
        *count += 1;
    }

    /// Whether a move is announced in these words: with or without the name of a pawn, and
    /// with more of the square of departure than is needed, behind the piece or in front of
    /// it, or by both squares alone.
    fn is_announced_so(&self, mv: Move, text: &str) -> bool {
        let heard = wording(text, self.proper);
        let (from, to) = (parts(mv.from()), parts(mv.to()));
        // both squares are enough
        if heard == format!("{}{} {}{}", from[0], from[1], to[0], to[1]) {
            return true;
        }
        let san = san::write(self.position, mv, &san::Style::PGN);
        let san = san.trim_end_matches(['+', '#', '=', 'Q', 'R', 'B', 'N']);
        let named = san.chars().filter(|c| !matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'x')).count();
        // what is captured is said or not
        let captured =
            self.position.captured_by(mv).map(|role| match self.speaker.settings().language {
                Language::English => role.name(),
                Language::German => {
                    GERMAN[Role::ALL.iter().position(|&one| one == role).expect("one of all")]
                }
            });
        let captured =
            captured.map(|name| format!("{} {}", wording(name, self.proper), to.concat()));
        let without = captured.map(|name| heard.replace(&name, &to.concat()));
        let heard = [Some(heard), without];
        let is_heard = |name: &str| heard.iter().flatten().any(|heard| *heard == name);
        [false, true].into_iter().any(|names_pawns| {
            let settings = Settings { names_captured: false, ..*self.speaker.settings() };
            let speaker = Speaker::new(Settings { names_pawns, ..settings });
            let name = wording(&said(&speaker, self.position, mv), self.proper);
            let Some(at) = name.rfind(&to.concat()) else { return is_heard(&name) };
            let (mut before, rest) = name.split_at(at);
            // of castling there is no square
            for _ in 2..named {
                let cut = before.trim_end().rsplitn(3, ' ').last().unwrap_or_default();
                before = if before.split(' ').count() > 3 { &before[..=cut.len()] } else { "" };
            }
            let [file, rank] = &from;
            let origins =
                [String::new(), file.clone(), format!("{rank} "), format!("{file}{rank} ")];
            // "knight g f 3", and "g knight f 3" as players say it
            origins.iter().any(|origin| {
                is_heard(&format!("{before}{origin}{rest}"))
                    || is_heard(&format!("{origin}{before}{rest}"))
            })
        })
    }
}

/// A square as [`wording`] has it, the file and the rank.
fn parts(square: Square) -> [String; 2] {
    [format!("file {} ", square.file().to_char()), format!("rank {}", square.rank().to_char())]
}

/// Texts of one piece have no words that could be damaged alone.
fn styles() -> Vec<Settings> {
    let is_spoken = |settings: &Settings| match settings.style {
        Style::San | Style::Uci => false,
        Style::Plain | Style::Literate => !settings.as_printed,
        Style::Fide | Style::Nato => true,
    };
    all_settings().into_iter().filter(is_spoken).collect()
}

#[test]
fn a_damaged_announcement_is_no_other_move() {
    let proper = proper_words();
    let alike = alike();
    let voices: Vec<(Speaker, Hearing)> =
        styles().into_iter().map(|some| (Speaker::new(some), Hearing::new(some))).collect();
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut table: HashMap<(&str, &str), Counts> = HashMap::new();
    super::games::walk(4, super::games::count(), |position, moves| {
        for (speaker, hearing) in &voices {
            let listening = Listening { speaker, hearing, position, proper: &proper };
            let name = match (speaker.settings().language, speaker.settings().style) {
                (_, Style::Fide) => "FIDE",
                (Language::English, _) => "English",
                (Language::German, _) => "German",
            };
            let mv = moves[below(&mut random, moves.len())];
            let text = said(speaker, position, mv);
            let words: Vec<&str> = text.split_whitespace().collect();
            for (i, word) in words.iter().enumerate() {
                let with = |other: &str| {
                    let mut words = words.clone();
                    words[i] = other;
                    words.join(" ")
                };
                let mut count = |kind, damaged: &str| {
                    let counts = table.entry((name, kind)).or_default();
                    listening.count(mv, damaged.trim(), counts);
                };
                count("a word lost", &with(""));
                count("no word", &with(NO_WORDS[below(&mut random, NO_WORDS.len())]));
                let bare = word.trim_matches(',').to_lowercase();
                for other in alike.get(bare.as_str()).into_iter().flatten() {
                    count("one that sounds alike", &with(other));
                }
            }
        }
    });
    print(&table);
}

fn print(table: &HashMap<(&str, &str), Counts>) {
    println!(
        "| announced in | damage | understood | asked | refused | a question | unnoticeable |"
    );
    println!("|---|---|---|---|---|---|---|");
    let mut rows: Vec<_> = table.iter().collect();
    rows.sort_by_key(|(name, _)| **name);
    for ((name, kind), counts) in rows {
        let Counts { understood, asked, refused, question, unnoticeable } = counts;
        let sum = understood + asked + refused + question + unnoticeable;
        let share = |count: &u64| {
            let thousandths = (count * 1000 + sum / 2) / sum;
            format!("{}.{} %", thousandths / 10, thousandths % 10)
        };
        let shares = [understood, asked, refused, question, unnoticeable].map(share);
        println!("| {name} | {kind} ({sum}) | {} |", shares.join(" | "));
    }
}
