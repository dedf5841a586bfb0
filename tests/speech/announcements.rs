//! The words of announcements beside those of labels.

use annabella::games::Side;
use annabella::games::chess::Color;
use annabella::games::chess::notation;
use annabella::games::chess::{Role, Square};
use annabella::games::{GameKind, GameShape};
use annabella::session::{Action, Actor, Deed, DeedKind, NewGame, Refusal, State, reduce};
use annabella::speech::ChessQuestion;
use annabella::speech::{Language, Question, Segment, Settings, Speaker, Style};
use annabella::table::{Understood, understand};

fn two_styles() -> Settings {
    Settings { announcements: Some(Style::Fide), ..Settings::default() }
}

fn game(text: &str) -> State {
    State::new(text.parse::<NewGame>().unwrap()).unwrap()
}

fn text(segments: &[Segment]) -> String {
    let parts = segments.iter().map(|part| format!("{}:{}", part.lang.code(), part.text));
    parts.collect::<Vec<String>>().join(" ")
}

/// What both players hear of a move.
fn move_told(state: State, squares: &str) -> String {
    let deed = Deed::Move(GameShape::from(GameKind::Chess).read_path(squares).unwrap());
    let (after, events) = reduce(state, Action { by: Actor::Player(Side::First), deed }, 0);
    let told = Speaker::new(two_styles()).events(&after, &events, None);
    told.iter().map(|phrase| text(&phrase.segments)).collect::<Vec<String>>().join(" ")
}

#[test]
fn i18n_09_announcements_have_their_words_and_labels_those_of_the_interface() {
    let blind = game("new chess blind=white");
    let speaker = Speaker::new(two_styles());
    assert_eq!(move_told(blind.clone(), "g1f3"), "de:Springer Felix drei.");
    let question = Question::Chess(ChessQuestion::Where {
        color: Some(Color::White),
        role: Some(Role::Knight),
    });
    let answer = speaker.answer(&question, &blind, Some(Side::First), 0);
    assert_eq!(text(&answer[0].segments), "en:White knights: de:Bella eins, Gustav eins.");
    let label = &speaker.board_labels(&blind, Some(Side::First))[Square::G1.index()];
    assert_eq!(text(label), "en:g 1, white knight");
}

#[test]
fn i18n_09_a_refusal_has_the_names_of_its_language() {
    let blind = game("new chess blind=white");
    let knight = notation::Refusal::NotFromThere {
        role: Role::Knight,
        to: Square::E4,
        from: Square::C3.into(),
    };
    let told = |language| {
        let settings = Settings { language, ..two_styles() };
        let refusal = Refusal::Illegal(knight.into());
        let by = Actor::Player(Side::First);
        let told = Speaker::new(settings).refusal(&blind, by, DeedKind::Move, refusal, None);
        text(&told.segments)
    };
    assert_eq!(told(Language::English), "en:Knight to Eva 4 goes only from Cesar 3.");
    assert_eq!(told(Language::German), "de:Springer nach Eva vier geht nur von Cesar drei.");
}

#[test]
fn i18n_09_without_a_blind_player_all_is_in_the_words_of_the_interface() {
    assert_eq!(move_told(game("new chess"), "g1f3"), "en:White: knight, f 3.");
}

#[test]
fn i18n_09_what_is_asked_back_is_in_the_words_of_announcements() {
    let blind = game("new chess blind=white moves=\"e2e4 e7e5 d2d4 d7d5 b1d2 b8c6\"");
    let Understood::Ambiguous { question, .. } =
        understand(&blind, Some(Side::First), two_styles(), "knight f3")
    else {
        panic!("two knights can go there");
    };
    assert!(text(&question.segments).contains("de:"), "{question}");
}
