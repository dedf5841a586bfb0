//! What is heard in every game, whatever its moves are.

use annabella::games::{GameKind, Position, Side};
use annabella::session::Deed;
use annabella::speech::{Command, Heard, Hearing, Language, Question, Settings, Why};

fn hear(text: &str) -> Heard {
    let settings = Settings { language: Language::English, ..Settings::default() };
    Hearing::new(settings).hear_general(text, &Position::default(), GameKind::Chess)
}

#[test]
fn deeds_questions_and_commands_are_heard_without_a_board() {
    assert_eq!(hear("I resign"), Heard::Deed(Deed::Resign));
    assert_eq!(hear("take back, please"), Heard::Deed(Deed::Undo));
    assert_eq!(hear("Wer ist dran?"), Heard::Question(Question::Turn), "in another language");
    assert_eq!(hear("how much time do I have"), Heard::Question(Question::Clock(Side::First)));
    assert_eq!(hear("help"), Heard::Command(Command::Help));
}

#[test]
fn a_move_is_heard_as_saved_games_write_it() {
    let path = GameKind::Chess.read_path("e2e4").expect("two squares");
    assert_eq!(hear(" e2e4 "), Heard::Deed(Deed::Move(path)));
    assert_eq!(hear("12. e2e4"), Heard::Deed(Deed::Move(path)));
}

#[test]
fn what_names_a_move_in_words_is_none_of_that() {
    for (text, why) in
        [("knight f3", Why::NoMeaning), ("", Why::Silence), (&"e".repeat(500), Why::TooLong)]
    {
        let Heard::NotUnderstood(heard) = hear(text) else { panic!("{text}") };
        assert_eq!(heard.why, why, "{text}");
    }
}
