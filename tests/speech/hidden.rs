//! What a player who plays blindfold is not told, and what an assistant does not tell.

use annabella::games::Side;
use annabella::games::chess::Color;
use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Role, Square};
use annabella::session::{Action, Actor, Deed, NewGame, State, reduce};
use annabella::speech::ChessQuestion;
use annabella::speech::{Language, Question, Settings, Speaker, Style};

use crate::questions::about;

fn game(text: &str) -> State {
    State::new(text.parse::<NewGame>().unwrap()).unwrap()
}

fn speakers() -> impl Iterator<Item = Speaker> {
    Language::ALL.into_iter().flat_map(|language| {
        Style::ALL.map(|style| Speaker::new(Settings { language, style, ..Settings::default() }))
    })
}

fn questions_about_the_position() -> impl Iterator<Item = Question> {
    let all = about(Square::E4, Role::Knight, Some(Color::Black)).into_iter();
    all.filter(|question| question.is_about_position())
}

#[test]
fn v_05_nothing_on_the_hidden_side_gives_the_position_away() {
    let hidden = game("new chess white-hidden=board black-hidden=pieces-asking moves=\"e2e4\"");
    for speaker in speakers() {
        for question in questions_about_the_position() {
            let answers = |asker| speaker.answer(&question, &hidden, Some(asker), 0);
            let of_white = answers(Side::First);
            assert_eq!(of_white.len(), 1, "{question:?}");
            assert_eq!(
                of_white,
                speaker.answer(
                    &Question::Chess(ChessQuestion::Pins),
                    &hidden,
                    Some(Side::First),
                    0
                )
            );
            assert_ne!(answers(Side::Second), of_white, "{question:?}");
        }
        for (square, label) in
            Square::ALL.into_iter().zip(speaker.board_labels(&hidden, Some(Side::First)))
        {
            assert_eq!(label, speaker.square_name(square));
        }
        assert_ne!(
            speaker.board_labels(&hidden, Some(Side::Second))[0],
            speaker.square_name(Square::A1)
        );
        assert_ne!(speaker.board_labels(&hidden, None)[0], speaker.square_name(Square::A1));
    }
}

/// Why a move is refused is the same whatever stands there.
#[test]
fn v_05_a_refusal_does_not_tell_what_stands_where() {
    let game = game("new chess mode=strict white-hidden=board");
    let refused = |speaker: &Speaker, asked: &str| {
        let deed = Deed::Lift(asked.parse().unwrap());
        let (after, events) =
            reduce(game.clone(), Action { by: Actor::Player(Side::First), deed }, 0);
        speaker.events(&after, &events, Some(Side::First))
    };
    for speaker in speakers() {
        assert_eq!(refused(&speaker, "e4"), refused(&speaker, "d8"));
    }
    let asked: SquareMove = "e2e5".parse().unwrap();
    let by = Actor::Player(Side::First);
    let (after, events) = reduce(game.clone(), Action { by, deed: Deed::Move(asked.into()) }, 0);
    let said = Speaker::new(Settings::default()).events(&after, &events, Some(Side::First));
    assert!(said[0].to_string().contains("Illegal: that move cannot be made"), "{}", said[0]);
    assert!(!said[0].to_string().contains("pawn"), "{}", said[0]);
}

#[test]
fn e2_9_d_without_that_duty_nobody_tells_times_and_numbers() {
    let with = game("new chess clock=5 blind=white");
    let without = game("new chess clock=5 blind=white white-assistant=abcef");
    let usual = game("new chess clock=5");
    let speaker = Speaker::new(Settings::default());
    for question in [Question::Clocks, Question::TimesUsed, Question::MoveNumber] {
        let told = |state, asker| speaker.answer(&question, state, Some(asker), 0);
        assert_eq!(told(&with, Side::First), told(&usual, Side::First));
        let refused = told(&without, Side::First);
        assert_eq!(refused[0].to_string(), "Nobody tells that in this game.");
        assert_eq!(told(&without, Side::Second), told(&with, Side::Second));
    }
}
