//! What is heard in a game of Yin-Yang.

mod own_words;
mod questions;

use std::collections::BTreeSet;

use annabella::games::yin_yang::{Size, notation};
use annabella::games::{GameKind, GameShape, Position, Side, yin_yang};
use annabella::session::{Action, Actor, Deed, NewGame, State, reduce};
use annabella::speech::{
    Detail, Heard, Hearing, Language, NotUnderstood, Question, Ranks, Settings, Speaker, Style,
    YinYangQuestion,
};
use annabella::table::{Talk, Understood};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use Language::{English, German};

fn board(lines: u8) -> Position {
    let size = Size::square(lines).unwrap();
    yin_yang::Position::new(size, 5).unwrap().into()
}

fn told_on(lines: u8, language: Language, text: &str) -> String {
    let position = board(lines);
    let shape = GameShape::new(GameKind::YinYang, &position);
    let settings = Settings { language, ..Settings::default() };
    match Hearing::new(settings).hear_in(text, &position) {
        Heard::Question(question) => format!("ask {}", question.text(GameKind::YinYang)),
        Heard::Deed(deed) => format!("do {}", deed.text(shape)),
        Heard::Command(command) => format!("tell {command}"),
        Heard::NotUnderstood(NotUnderstood { why, phrase, .. }) => {
            format!("no {}: {phrase}", why.name())
        }
        other => format!("{other:?}"),
    }
}

fn check(lines: u8, language: Language, all: &[(&str, &str)]) {
    let wrong: Vec<String> = all
        .iter()
        .map(|(text, expected)| (text, expected, told_on(lines, language, text)))
        .filter(|(_, expected, told)| *told != **expected)
        .map(|(text, expected, told)| format!("{text}: {told}, not {expected}"))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

const NO_I: &str = "no no-square: No column is called I: that letter is left out. \
                    The points go from A, 1 to J 9.";

#[test]
fn moves_are_heard_by_their_points() {
    check(
        9,
        English,
        &[
            ("D4", "do move d4"),
            ("d4", "do move d4"),
            ("d 4", "do move d4"),
            ("12. D4", "do move d4"),
            ("A4", "do move a4"),
            ("a, 4", "do move a4"),
            ("J9", "do move j9"),
            ("David vier", "do move d4"),
            ("delta four", "do move d4"),
            ("dee four", "do move d4"),
            ("dee for", "do move d4"),
            ("see three, please", "do move c3"),
            ("before", "do move b4"),
            ("Juliett neun", "do move j9"),
            ("juliet nine", "do move j9"),
            ("column 4 row 4", "do move d4"),
            ("column d row four", "do move d4"),
            ("row 4 column 4", "do move d4"),
            ("row 4 d", "do move d4"),
            ("Black D 4", "do move d4"),
            ("Black: D 4, captures two.", "do move d4"),
            ("black stone on D4", "do move d4"),
            ("I play D4", "do move d4"),
            ("put a stone on D 4", "do move d4"),
            ("okay, e5", "do move e5"),
            ("to two", "no incomplete: Row 2: which column?"),
            ("pass", "do move pass"),
            ("I pass", "do move pass"),
            ("passe", "do move pass"),
            ("Black: pass.", "do move pass"),
            ("skip my turn", "do move pass"),
            ("no wait e5", "do move e5"),
            ("White D 4", "no impossible: Black to move."),
            ("D", "no incomplete: Column D: which row?"),
            ("delta", "no incomplete: Column D: which row?"),
            ("b", "no incomplete: Column B: which row?"),
            ("4", "no incomplete: Row 4: which column?"),
            ("T19", "no no-square: There is no point \"T 19\"; the points go from A, 1 to J 9."),
            ("K 4", "no no-square: There is no point \"K 4\"; the points go from A, 1 to J 9."),
            ("D 25", "no no-square: There is no point \"D 25\"; the points go from A, 1 to J 9."),
            ("k", "no no-square: The points go from A, 1 to J 9."),
            ("I 4", NO_I),
            ("i4", NO_I),
            ("", "no silence: I heard nothing."),
            ("knight f3", "no no-meaning: I did not understand \"knight f3\"."),
        ],
    );
    check(
        9,
        German,
        &[
            ("D4", "do move d4"),
            ("de vier", "do move d4"),
            ("David vier", "do move d4"),
            ("Dora vier", "do move d4"),
            ("jot neun", "do move j9"),
            ("Spalte 4 Reihe 4", "do move d4"),
            ("ich spiele D vier", "do move d4"),
            ("schwarzer Stein auf D vier", "do move d4"),
            ("Schwarz: D vier, schlägt einen.", "do move d4"),
            ("einen Stein auf Eva fünf bitte", "do move e5"),
            ("Passe", "do move pass"),
            ("ich passe", "do move pass"),
            ("Pass", "do move pass"),
            ("D", "no incomplete: Spalte D: welche Reihe?"),
            ("zehn", "no no-square: Die Punkte gehen von A eins bis J neun."),
            ("dee four", "do move d4"),
        ],
    );
    check(
        19,
        English,
        &[
            ("J 10", "do move j10"),
            ("Juliett ten", "do move j10"),
            ("Juliett zehn", "do move j10"),
            ("kay ten", "do move k10"),
            ("kilo eleven", "do move k11"),
            ("q16", "do move q16"),
            ("queue sixteen", "do move q16"),
            ("are three", "do move r3"),
            ("Tango neunzehn", "do move t19"),
            ("tee nineteen", "do move t19"),
            ("no wait Q 16", "do move q16"),
            ("q", "no incomplete: Column Q: which row?"),
            ("n", "do cancel"),
            ("y", "do confirm"),
            ("s 4", "do move s4"),
            ("t 4", "do move t4"),
        ],
    );
}

#[test]
fn deeds_and_commands_are_heard() {
    check(
        9,
        English,
        &[
            ("let us end the game", "do offer"),
            ("I offer to end the game", "do offer"),
            ("end the game", "do offer"),
            ("draw", "tell draw"),
            ("I accept", "do accept"),
            ("play on", "do decline"),
            ("resign", "do resign"),
            ("take back", "do undo"),
            ("undo", "do undo"),
            ("hint", "do hint"),
            ("claim", "do claim-flag"),
            ("claim flag", "do claim-flag"),
            ("help", "tell help"),
            ("new game", "tell new"),
            ("quit", "tell quit"),
            ("yes", "do confirm"),
        ],
    );
    check(
        9,
        German,
        &[
            ("lass uns aufhören", "do offer"),
            ("die Partie beenden", "do offer"),
            ("einverstanden", "do accept"),
            ("weiterspielen", "do decline"),
            ("ich gebe auf", "do resign"),
            ("zurück", "do undo"),
            ("Tipp", "do hint"),
            ("reklamiere", "do claim-flag"),
        ],
    );
}

fn game(setup: &str) -> State {
    State::new(setup.parse::<NewGame>().expect(setup)).expect(setup)
}

/// What lines come to that are said one after the other, the moves made.
fn talked(setup: &str, texts: &[&str]) -> Vec<String> {
    let mut state = game(setup);
    let mut talk = Talk::default();
    let shape = GameShape::new(GameKind::YinYang, state.position());
    let say = |text: &&str| {
        let understood = talk.understand(&state, None, Settings::default(), text);
        talk.remember(&state, &understood);
        match understood {
            Understood::Action(action) => {
                let told = action.deed.text(shape).to_string();
                state = reduce(state.clone(), action, 0).0;
                told
            }
            Understood::Question(question) => format!("ask {}", question.text(GameKind::YinYang)),
            Understood::Begun { .. } => "begun".to_owned(),
            Understood::NotUnderstood(heard) => format!("no {}", heard.why.name()),
            other => format!("{other:?}"),
        }
    };
    texts.iter().map(say).collect()
}

#[test]
fn a_move_may_be_said_in_parts() {
    for (texts, expected) in [
        (&["D", "4"][..], &["begun", "move d4"][..]),
        (&["delta", "for"], &["begun", "move d4"]),
        (&["4", "D"], &["begun", "move d4"]),
        (&["I play D", "four please"], &["begun", "move d4"]),
        (&["D", "E 5"], &["begun", "move e5"]),
        (&["D", "what is on e5"], &["begun", "ask on E5"]),
        (&["D", "4 captures two"], &["begun", "move d4"]),
        (&["D", "E", "5"], &["begun", "begun", "move e5"]),
    ] {
        let told = talked("new yin-yang", texts);
        assert_eq!(told, expected, "{texts:?}");
    }
}

/// Who asks why and has had no hint is told so, and nothing is repeated.
#[test]
fn why_is_about_a_hint() {
    let told = talked("new yin-yang", &["why", "hint", "why", "tell me more"]);
    assert_eq!(told, ["ask why", "hint", "ask why", "ask why"]);
    let mut state = game("new yin-yang");
    let hint = Action { by: Actor::Player(Side::First), deed: Deed::Hint };
    state = reduce(state, hint, 0).0;
    let deed = Deed::read(GameKind::YinYang, "suggest e5").expect("a hint");
    state = reduce(state, Action { by: Actor::Engine, deed }, 0).0;
    let why = Talk::default().understand(&state, None, Settings::default(), "why");
    assert_eq!(why, Understood::Question(Question::YinYang(YinYangQuestion::Why)));
}

/// What was refused is explained as long as nothing else was spoken of.
#[test]
fn why_is_no_more_about_a_refusal_after_something_else() {
    for (texts, last) in [
        (&["d4", "d4", "why"][..], "ask allowed D4"),
        (&["d4", "d4", "repeat", "why"], "ask allowed D4"),
        (&["d4", "d4", "turn", "why"], "ask why"),
        (&["d4", "d4", "level 3", "why"], "ask why"),
        // the point may still be spoken of
        (&["d4", "d4", "turn", "is it safe"], "ask safe D4"),
    ] {
        let told = talked("new yin-yang", texts);
        assert_eq!(told.last().map(String::as_str), Some(last), "{texts:?}: {told:?}");
    }
}

/// A group of which was spoken needs no name.
#[test]
fn it_is_the_group_that_was_asked_about() {
    for (texts, expected) in [
        (&["group c3", "can I catch it?"][..], &["ask group C3", "ask capture C3"][..]),
        (&["is d4 in danger", "how can I save them"], &["ask in-danger D4", "ask saving D4"]),
        (&["near d4", "row 4", "is it safe"], &["ask near D4", "ask row 4", "ask safe D4"]),
        // a move is what was told last; before the first one there is nothing to be spoken of
        (&["group c3", "e5", "is it safe"], &["ask group C3", "move e5", "ask safe E5"]),
        (&["is it safe"], &["no no-meaning"]),
        (&["group c3", "take it back"], &["ask group C3", "undo"]),
    ] {
        assert_eq!(talked("new yin-yang", texts), expected, "{texts:?}");
    }
    let german = Settings { language: German, ..Settings::default() };
    let state = game("new yin-yang");
    let mut talk = Talk::default();
    for (text, question) in [("Gruppe C3", "group C3"), ("kann ich ihn fangen", "capture C3")] {
        let understood = talk.understand(&state, None, german, text);
        talk.remember(&state, &understood);
        let Understood::Question(asked) = understood else { panic!("{text}: {understood:?}") };
        assert_eq!(asked.text(GameKind::YinYang).to_string(), question);
    }
}

/// What is meant stands at the margin of a table.
#[test]
fn both_languages_can_say_the_same() {
    let tables = [
        include_str!("../../core/src/speech/yin_yang/hearing/phrases/en.txt"),
        include_str!("../../core/src/speech/yin_yang/hearing/phrases/de.txt"),
    ];
    let [english, german] = tables.map(|table| -> BTreeSet<&str> {
        table.lines().filter(|line| !line.starts_with([' ', '#']) && !line.is_empty()).collect()
    });
    assert_eq!(english, german);
}

/// All moves of random games, as they are announced in every language and style.
#[test]
fn every_move_that_is_said_is_heard() {
    let all = Language::ALL.into_iter().flat_map(|language| {
        Style::ALL.into_iter().flat_map(move |style| {
            let plain = Settings { language, style, ..Settings::default() };
            [
                plain,
                Settings { as_printed: true, ..plain },
                Settings { ranks: Ranks::Own, ..plain },
                Settings { detail: Detail::Brief, ..plain },
            ]
        })
    });
    let voices: Vec<(Speaker, Hearing, Hearing)> = all
        .map(|settings| {
            let hearing = Hearing::new(settings);
            (Speaker::new(settings), hearing, hearing.of_hidden_board())
        })
        .collect();
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut most, mut passes) = (0, 0);
    for (lines, games) in [(9, 4), (13, 1), (19, 1)] {
        for _ in 0..games {
            let setup = format!("new yin-yang size={lines} target=99");
            let mut state = game(&setup);
            for _ in 0..200 {
                let before = *state.position();
                let moves = before.legal_moves(state.earlier_keys());
                if moves.is_empty() {
                    break;
                }
                let mv = moves[random.next_u32() as usize % moves.len()];
                let deed = Deed::Move(mv.path());
                let by = Actor::Player(before.turn());
                let (after, events) = reduce(state.clone(), Action { by, deed: deed.clone() }, 0);
                most = most.max(before.captured(mv).len());
                passes += u32::from(mv.path().points().is_empty());
                for (speaker, hearing, hidden) in &voices {
                    let said = speaker.events(&after, &events, None)[0].to_string();
                    // the end of the game is told behind it
                    let name = said.split(". ").next().expect("a sentence");
                    for hearing in [hearing, hidden] {
                        let heard = hearing.hear_in(name, &before);
                        assert_eq!(heard, Heard::Deed(deed.clone()), "{name:?} in {before}");
                    }
                }
                state = after;
            }
        }
    }
    assert!(most > 1 && passes > 0, "{most} stones and {passes} passes were met");
}

/// V-05: what is answered does not depend on the stones.
#[test]
fn v_05_of_a_hidden_board_nothing_is_told() {
    let empty = board(9);
    let full = Position::read(GameKind::YinYang, "1b6w/b7b/9/9/3bwb3/4b4/w8/1w7/w8 w 5");
    let full = full.unwrap_or_else(|error| panic!("{error}"));
    let texts =
        ["a9", "D4", "e5", "E4", "D", "4", "pass", "t19", "what is on d4", "J9", "captures"];
    for language in Language::ALL {
        let hearing = Hearing::new(Settings { language, ..Settings::default() });
        let hearing = hearing.of_player(Side::Second).of_hidden_board();
        for text in texts {
            assert_eq!(hearing.hear_in(text, &empty), hearing.hear_in(text, &full), "{text}");
        }
    }
}

/// One word of an announcement is lost or becomes another one: the move is not made on another
/// point of the same column and row, but for numbers that sound alike.
#[test]
fn a_damaged_announcement_is_no_other_move() {
    let position = board(19);
    let mut wrong = BTreeSet::new();
    for language in Language::ALL {
        for style in [Style::Fide, Style::Plain, Style::Nato, Style::Literate] {
            let settings = Settings { language, style, ..Settings::default() };
            let (speaker, hearing) = (Speaker::new(settings), Hearing::new(settings));
            for mv in position.legal_moves(&[]) {
                let state = game("new yin-yang size=19");
                let name = speaker.next_move_name(&state, mv);
                let name: Vec<String> = name
                    .iter()
                    .flat_map(|part| part.text.split_whitespace())
                    .map(str::to_owned)
                    .collect();
                for lost in 0..name.len() {
                    for other in ["", "blorf", "quix"] {
                        let mut words = name.clone();
                        words[lost] = other.to_owned();
                        let text = words.join(" ");
                        if let Heard::Deed(Deed::Move(path)) = hearing.hear_in(&text, &position) {
                            wrong.insert(format!("{text}: {path:?}"));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// Words of the tables in any order reach further than any characters.
fn words() -> impl Strategy<Value = String> {
    let tables = [
        include_str!("../../core/src/speech/yin_yang/hearing/lexicon/common.txt"),
        include_str!("../../core/src/speech/yin_yang/hearing/lexicon/en.txt"),
        include_str!("../../core/src/speech/yin_yang/hearing/lexicon/de.txt"),
        include_str!("../../core/src/speech/yin_yang/hearing/phrases/en.txt"),
        include_str!("../../core/src/speech/yin_yang/hearing/phrases/de.txt"),
        include_str!("../../core/src/speech/hearing/phrases/en.txt"),
    ];
    let is_sign = |c: char| c.is_whitespace() || "~,:|()<>".contains(c);
    let all: Vec<String> =
        tables.iter().flat_map(|table| table.split(is_sign)).map(str::to_owned).collect();
    prop::collection::vec(prop::sample::select(all), 0..12).prop_map(|words| words.join(" "))
}

/// A move that is heard has a point of the board, and a question too.
fn is_answered(text: &str) {
    for lines in [5, 9, 19] {
        let position = board(lines);
        for language in Language::ALL {
            let hearing = Hearing::new(Settings { language, ..Settings::default() });
            match hearing.hear_in(text, &position) {
                Heard::Deed(Deed::Move(path)) => {
                    assert!(position.find(path, &[]).is_ok(), "{text}");
                }
                Heard::Question(question) => {
                    let state = game(&format!("new yin-yang size={lines}"));
                    let said = Speaker::new(Settings::default()).answer(&question, &state, None, 0);
                    assert!(!said.is_empty(), "{text}");
                }
                _ => {}
            }
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_answered(text in "\\PC{0,80}") {
        is_answered(&text);
    }

    #[test]
    fn any_letters_and_digits_are_answered(text in "[a-tA-T0-9 ,-]{0,14}") {
        is_answered(&text);
    }

    #[test]
    fn any_words_are_answered(text in words()) {
        is_answered(&text);
    }

    #[test]
    fn any_point_is_heard_as_written(column in 0_u8..19, row in 0_u8..19) {
        let point = yin_yang::Point::at(column, row).unwrap();
        let path = notation::Vertex(Some(point)).path(Size::square(19).unwrap()).unwrap();
        let heard = Hearing::new(Settings::default()).hear_in(&point.to_string(), &board(19));
        prop_assert_eq!(heard, Heard::Deed(Deed::Move(path)));
    }
}

#[test]
fn what_is_far_too_long_is_not_looked_at() {
    let heard = Hearing::new(Settings::default()).hear_in(&"d 4 ".repeat(10_000), &board(9));
    assert!(
        matches!(heard, Heard::NotUnderstood(NotUnderstood { why, .. }) if why.name() == "too-long")
    );
}
