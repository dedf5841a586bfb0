//! Utterances and what they mean, as a table in utterances.txt. `ANNABELLA_UPDATE=1`
//! writes the meanings anew; read what has changed.

use annabella::speech::ChessQuestion;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use annabella::games::Side;
use annabella::games::chess::{Color, Position, Role};
use annabella::speech::{Heard, Hearing, Language, Question, Settings, Style};

/// Where the meaning begins, as far as the utterance leaves room.
const COLUMN: usize = 44;
const ARROW: &str = " => ";

#[test]
fn utterances_mean_what_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hearing/utterances.txt");
    let kept = fs::read_to_string(&path).expect("the table can be read");
    let found = filled_in(&kept);
    if env::var_os("ANNABELLA_UPDATE").is_some() {
        fs::write(&path, found).expect("the table can be written");
        return;
    }
    for (number, (kept, found)) in (1..).zip(kept.lines().zip(found.lines())) {
        assert_eq!(kept, found, "utterances.txt, line {number}");
    }
}

/// The table with all meanings as they are. A line that begins with `@` says in which
/// language and style the next ones are heard, and with which position.
fn filled_in(table: &str) -> String {
    let mut filled = String::new();
    let mut position = Position::default();
    let mut hearing = Hearing::new(Settings::default());
    for line in table.lines() {
        if let Some(setting) = line.strip_prefix("@ ") {
            let mut words = setting.splitn(3, ' ');
            let mut word = || words.next().unwrap_or_default();
            let (language, style, fen) = (word(), word(), word());
            let language = Language::ALL.into_iter().find(|known| known.code() == language);
            let style = Style::ALL.into_iter().find(|known| known.name() == style);
            hearing = Hearing::new(Settings {
                language: language.expect("a language"),
                style: style.expect("a style"),
                ..Settings::default()
            });
            position = match fen {
                "start" => Position::default(),
                fen => fen.parse().expect("a position"),
            };
        }
        if line.is_empty() || line.starts_with(['@', '#']) {
            writeln!(filled, "{line}").unwrap();
            continue;
        }
        let utterance = line.split(ARROW).next().unwrap_or_default().trim();
        let heard = hearing.hear(utterance, &position);
        let meaning = super::told(&heard, &position);
        writeln!(filled, "{utterance:<COLUMN$}{ARROW}{meaning}").unwrap();
    }
    filled
}

#[test]
fn whose_pieces_are_meant_depends_on_who_speaks() {
    let position = Position::default();
    for (language, texts) in [
        (Language::English, ["where are my knights", "where are your knights"]),
        (Language::German, ["wo sind meine Springer", "wo sind deine Springer"]),
    ] {
        let hearing = Hearing::new(Settings { language, ..Settings::default() });
        let heard = |hearing: Hearing| texts.map(|text| hearing.hear(text, &position));
        let [white, black] = Color::ALL.map(|color| {
            Heard::Question(Question::Chess(ChessQuestion::Where {
                color: Some(color),
                role: Some(Role::Knight),
            }))
        });
        assert_eq!(heard(hearing), [white.clone(), black.clone()]);
        assert_eq!(heard(hearing.of_player(Side::First)), [white.clone(), black.clone()]);
        assert_eq!(heard(hearing.of_player(Side::Second)), [black, white]);
    }
}
