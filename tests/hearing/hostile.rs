//! Whatever comes in, something comes out.

use annabella::games::GameKind;
use annabella::games::chess::{Color, Position, Role};
use annabella::session::Deed;
use annabella::speech::ChessQuestion;
use annabella::speech::{Heard, Hearing, Language, NotUnderstood, Question, Settings, Why};
use proptest::prelude::*;

/// With castling, captures, and a promotion for White.
const FEN: &str = "r3k2r/pP4pp/8/3pP3/1b2n3/2N5/8/R3K2R w KQkq d6 0 1";

fn listeners() -> [Hearing; 2] {
    Language::ALL.map(|language| Hearing::new(Settings { language, ..Settings::default() }))
}

/// Words of the tables in any order reach further than any characters.
fn words() -> impl Strategy<Value = String> {
    let tables = [
        include_str!("../../core/src/speech/hearing/lexicon/en.txt"),
        include_str!("../../core/src/speech/hearing/lexicon/de.txt"),
        include_str!("../../core/src/speech/hearing/lexicon/fide.txt"),
        include_str!("../../core/src/speech/hearing/phrases/en.txt"),
        include_str!("../../core/src/speech/hearing/phrases/de.txt"),
    ];
    let is_sign = |c: char| c.is_whitespace() || "~,:|()<>".contains(c);
    let all: Vec<String> =
        tables.iter().flat_map(|table| table.split(is_sign)).map(str::to_owned).collect();
    prop::collection::vec(prop::sample::select(all), 0..12).prop_map(|words| words.join(" "))
}

fn check(text: &str) {
    let position: Position = FEN.parse().unwrap();
    for hearing in listeners() {
        match hearing.hear(text, &position) {
            Heard::Move(mv) => assert!(position.is_legal(mv), "{text}"),
            Heard::Irregular { squares, .. } => assert!(squares.find(&position).is_err(), "{text}"),
            Heard::Ambiguous { candidates, .. } => {
                assert!(!candidates.is_empty());
                assert!(candidates.iter().all(|&mv| position.is_legal(mv)), "{text}");
            }
            _ => {}
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_answered(text in "\\PC{0,80}") {
        check(&text);
    }

    #[test]
    fn any_letters_and_digits_are_answered(text in "[a-hA-H1-8xNBRQKLSTDOo0=+# -]{0,14}") {
        check(&text);
    }

    #[test]
    fn any_words_are_answered(text in words()) {
        check(&text);
    }
}

#[test]
fn what_is_far_too_long_is_not_looked_at() {
    let [english, german] = listeners();
    let position = Position::default();
    for text in ["eva ".repeat(100_000), "a".repeat(1 << 20), "to two too ".repeat(5_000)] {
        for hearing in [english, german] {
            let heard = hearing.hear(&text, &position);
            let Heard::NotUnderstood(NotUnderstood { why, heard, .. }) = heard else { panic!() };
            assert_eq!(why, Why::TooLong);
            assert!(heard.chars().count() <= 61);
        }
    }
}

#[test]
fn a_question_has_its_text() {
    let [english, _] = listeners();
    let position = Position::default();
    let heard = english.hear("where are the white knights", &position);
    let expected = Question::Chess(ChessQuestion::Where {
        color: Some(Color::White),
        role: Some(Role::Knight),
    });
    assert_eq!(heard, Heard::Question(expected));
    assert_eq!(expected.text(GameKind::Chess).to_string(), "where white knight");
    let heard = english.hear("Adjourn Sunday at 3, the Café", &position);
    assert_eq!(heard, Heard::Deed(Deed::Adjourn("Sunday at 3, the Café".to_owned())));
}
