//! What is said or typed is understood, and nothing is done by that.

use annabella::ffi::{
    GameQuestion, GameSession, GameSide, GameSpeech, Happening, SpeechSettings, SpeechStyle,
    Understood, action_text, parse_action,
};
use annabella::games::GameKind;

use crate::speech::{fide, german, said, to_white};
use crate::{act, action, create, happened};

fn hear(session: &GameSession, text: &str) -> Understood {
    session.hear(text.to_owned(), false, false).expect("no text is an error")
}

/// Does what was said, and tells the events.
fn say(session: &GameSession, text: &str) -> usize {
    let understood = hear(session, text);
    let Understood::Action { action } = understood else { panic!("{text}: {understood:?}") };
    session.dispatch(action, 0).expect("it is open").events.len()
}

#[test]
fn what_is_written_on_a_scoresheet_is_heard_on_the_board_as_it_stood() {
    let session = create("new chess mode=strict score=hand clock=90+30");
    for (by, deed) in [("arbiter", "start"), ("white", "move e2e4"), ("white", "press")] {
        act(&session, by, deed);
    }
    let hear =
        |text: &str| session.hear_record(GameSide::First, text.to_owned()).expect("it is open");
    assert_eq!(session.written(GameSide::First), Ok(0));
    let Understood::Action { action: recorded } = hear("e4") else { panic!("{:?}", hear("e4")) };
    assert_eq!(recorded, action("white", "record e2e4"));
    let update = session.dispatch(recorded, 0).expect("it is open");
    assert!(matches!(happened(&update)[0], Happening::Recorded { by: GameSide::First, .. }));
    assert_eq!(session.written(GameSide::First), Ok(1));
    for none in ["resign", "whose move is it", ""] {
        assert!(matches!(hear(none), Understood::NotUnderstood { .. }), "{none}");
    }
}

#[test]
fn a_whole_blind_game_is_played_by_utterances() {
    let session = create("new chess blind=both");
    session.set_speech(GameSpeech { settings: german(), listener: None }).expect("it is open");
    for text in [
        "Felix drei",
        "drücken",
        "wiederhole Felix drei",
        "Eva fünf",
        "drücken",
        "Eva fünf",
        "Gustav vier",
        "drücken",
        "Gustav vier",
        "Dame Hector vier",
        "drücken",
    ] {
        assert!(say(&session, text) > 0, "{text}");
    }
    let ending = session.fact("result".to_owned(), 0);
    assert_eq!(ending.expect("it is a fact"), "0-1");
}

#[test]
fn everything_that_can_be_meant_crosses() {
    let session = create("new chess blind=white moves=\"e2e4 d7d5\"");
    session.set_speech(to_white(fide())).expect("it is open");
    let revision = session.view(0).expect("it is open").revision;
    let action = |line: &str| Understood::Action {
        action: parse_action(GameKind::Chess, line.to_owned(), None).expect("an action"),
    };
    assert_eq!(hear(&session, "e takes d five"), action("white > move e4d5"));
    assert_eq!(hear(&session, "I resign"), action("white > resign"));
    let question = GameQuestion::On { square: 35 };
    assert_eq!(hear(&session, "what is on David fünf"), Understood::Question { question });
    let command = |name: &str, number| Understood::Command { name: name.to_owned(), number };
    assert_eq!(hear(&session, "level 5"), command("level", Some(5)));
    assert_eq!(hear(&session, "slower"), command("slower", None));
    let take_back = parse_action(GameKind::Chess, "white > undo 2".to_owned(), None);
    let back = Understood::Action { action: take_back.expect("an action") };
    assert_eq!(hear(&session, "take back two moves"), back);
    match hear(&session, "knight f") {
        Understood::Ambiguous { moves, phrase } => {
            assert_eq!(moves[0].points, [6, 21]);
            assert_eq!(said(&[phrase]), ["en:Did you mean de:Springer Felix drei?"]);
        }
        other => panic!("{other:?}"),
    }
    for text in ["", "banana", "\u{0}\u{202e}", &"e4 ".repeat(1_000)] {
        assert!(matches!(hear(&session, text), Understood::NotUnderstood { .. }), "{text:?}");
    }
    assert_eq!(session.view(0).expect("it is open").revision, revision);
}

#[test]
fn what_is_repeated_wrongly_is_put_right() {
    let session = create("new chess blind=white");
    session.set_speech(to_white(fide())).expect("it is open");
    for (by, deed) in [
        ("white", "move e2e4"),
        ("white", "press"),
        ("black", "repeat e2e4"),
        ("black", "move d7d5"),
    ] {
        act(&session, by, deed);
    }
    let Understood::WronglyRepeated { phrases } = hear(&session, "knight e five") else {
        panic!("no knight can go there");
    };
    assert_eq!(said(&phrases), ["en:No. First repeat: de:David fünf."]);
    let Understood::Action { action } = hear(&session, "d six") else { panic!("it is a move") };
    assert_eq!(
        action_text(GameKind::Chess, action, None).expect("an action"),
        "white > repeat d7d6"
    );
}

#[test]
fn each_question_that_is_heard_can_be_asked() {
    let session = create("new chess");
    for text in [
        "where are the white knights",
        "what is on e4",
        "read file e",
        "read rank 4",
        "diagonals e4",
        "lines e4",
        "next knight from e4",
        "previous knight from e4",
        "moves",
        "moves e2",
        "captures",
        "last three moves",
        "captured",
        "turn",
        "clocks",
        "times used",
        "move number",
        "score",
        "board",
        "quarters",
        "ranks",
        "material",
        "attackers e4",
        "defenders e4",
        "pins",
        "hanging",
        "which checks",
    ] {
        let understood = hear(&session, text);
        let Understood::Question { question } = understood else {
            panic!("{text}: {understood:?}")
        };
        assert!(!session.ask(question, 0).expect("it is open").is_empty(), "{text}");
    }
}

#[test]
fn what_is_told_of_an_entry_is_printed_as_squares_are_written() {
    let session = create("new chess mode=strict score=hand");
    let settings = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    session.set_speech(GameSpeech { settings, listener: None }).expect("it is open");
    act(&session, "white", "move e2e4");
    let heard = session.hear_record(GameSide::First, "Se5".to_owned()).expect("it is open");
    let Understood::NotUnderstood { phrase } = heard else { panic!("{heard:?}") };
    assert!(phrase.printed.contains("e5") && !phrase.printed.contains("e 5"), "{phrase:?}");
    assert!(phrase.segments.iter().any(|segment| segment.text.contains("e fünf")), "{phrase:?}");
}
