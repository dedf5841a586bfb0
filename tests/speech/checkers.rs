//! What is said of checkers, as tables in checkers.txt: with squares by number, and by column
//! and row.

use std::fmt::Write;

use annabella::games::checkers::{Rank, Square};
use annabella::games::{Rules, Side, checkers};
use annabella::session::{Action, Actor, Deed, NewGame, State, reduce};
use annabella::speech::{
    CheckersQuestion, Detail, Language, Question, Settings, Speaker, SquareNames,
};

use super::traps::read_out;

/// A game, and a square to ask about.
const SCENES: [(&str, &str); 5] = [
    ("new checkers", "11"),
    ("new checkers moves=\"9-14 23-18 14x23\"", "26"),
    ("new checkers fen=\"B:W18,22,K26,7,6,15:BK2,10,13\"", "2"),
    ("new checkers fen=\"W:WK1,32:BK28,K12,21\"", "1"),
    ("new checkers fen=\"B:W21:B13,17\"", "17"),
];

/// Moves that are made or tried in one of them.
const TRIED: [(usize, &str); 13] = [
    (0, "11-15"),
    (0, "11-18"),
    (0, "11-7"),
    (0, "12-8"),
    (0, "15-18"),
    (0, "22-18"),
    (0, "3-8"),
    (1, "26-23"),
    (1, "22-18"),
    (1, "26x19"),
    (2, "2x11"),
    (2, "2x11x18"),
    (3, "1-5"),
];

fn game(setup: &str) -> State {
    State::new(setup.parse::<NewGame>().expect(setup)).expect(setup)
}

fn ways() -> impl Iterator<Item = Settings> {
    let names = [SquareNames::Number, SquareNames::ColumnAndRow];
    let all = Language::ALL.into_iter().flat_map(move |language| {
        let of = move |square_names| Settings { language, square_names, ..Settings::default() };
        names.map(of)
    });
    let brief = Settings { detail: Detail::Brief, ..Settings::default() };
    all.chain([brief])
}

fn title(settings: &Settings) -> String {
    let names = match settings.square_names {
        SquareNames::Number => "number",
        SquareNames::ColumnAndRow => "column and row",
    };
    let detail = if settings.detail == Detail::Brief { ", brief" } else { "" };
    format!("{}, {names}{detail}", settings.language.code())
}

fn questions(square: Square) -> Vec<Question> {
    let about = [
        CheckersQuestion::Board,
        CheckersQuestion::Where { side: None, rank: Some(Rank::King) },
        CheckersQuestion::Where { side: Some(Side::Second), rank: Some(Rank::Man) },
        CheckersQuestion::Count { side: None, rank: None },
        CheckersQuestion::On { square },
        CheckersQuestion::Row { row: square.row() + 1 },
        CheckersQuestion::Diagonals { square },
        CheckersQuestion::DoubleCorner { side: None },
        CheckersQuestion::Jumpers,
        CheckersQuestion::Moves { square: None },
        CheckersQuestion::Moves { square: Some(square) },
        CheckersQuestion::Captures { square: None },
        CheckersQuestion::Material,
        CheckersQuestion::Movers,
        CheckersQuestion::Threats { side: None },
        CheckersQuestion::Threats { side: Some(Side::First) },
        CheckersQuestion::Attacks { square },
        CheckersQuestion::Attackers { square },
    ];
    let general = [Question::Turn, Question::LastMoves(3), Question::Captured, Question::Score];
    about.map(Question::Checkers).into_iter().chain(general).collect()
}

#[test]
fn every_question_is_answered() {
    let mut table = String::new();
    for settings in ways() {
        let speaker = Speaker::new(settings);
        for (setup, square) in SCENES {
            writeln!(table, "# {}: {setup}", title(&settings)).unwrap();
            let state = game(setup);
            for question in questions(square.parse().unwrap()) {
                let name = question.text(state.setup().kind).to_string();
                let said = speaker.answer(&question, &state, None, 0);
                writeln!(table, "{name:<16} {}", read_out(&said, &settings)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/checkers.txt", &table);
}

#[test]
fn moves_are_told_and_refused_with_the_reason() {
    let mut table = String::new();
    for settings in ways() {
        let speaker = Speaker::new(settings);
        writeln!(table, "# {}", title(&settings)).unwrap();
        for (scene, asked) in TRIED {
            let state = game(SCENES[scene].0);
            let way: checkers::notation::Way = asked.parse().unwrap();
            let by = Actor::Player(state.on_move());
            let (after, events) = reduce(state, Action { by, deed: Deed::Move(way.into()) }, 0);
            let said = speaker.events(&after, &events, None);
            writeln!(table, "{asked:<10} {}", read_out(&said, &settings)).unwrap();
        }
        for (setup, _) in SCENES {
            let state = game(setup);
            let position = state.position().checkers().expect("a game of checkers");
            let mut moves = position.legal_moves();
            moves.sort_by_key(|mv| format!("{mv:?}"));
            let told = |mv: checkers::Move| {
                let name = speaker.next_move_name(&state, mv.into());
                name.iter().map(|part| part.text.clone()).collect::<String>()
            };
            let names: Vec<String> = moves.into_iter().map(told).collect();
            writeln!(table, "= {}", names.join(" | ")).unwrap();
        }
    }
    super::golden::check("tests/speech/checkers-moves.txt", &table);
}

#[test]
fn labels_have_the_squares_by_their_names() {
    let state = game(SCENES[2].0);
    let label = |square_names, point: usize| {
        let speaker = Speaker::new(Settings { square_names, ..Settings::default() });
        let labels = speaker.board_labels(&state, None);
        labels[point].iter().map(|part| part.text.clone()).collect::<String>()
    };
    assert_eq!(label(SquareNames::Number, 4), "2, red king");
    assert_eq!(label(SquareNames::ColumnAndRow, 4), "e 1, red king");
    assert_eq!(label(SquareNames::ColumnAndRow, 1), "");
    let position = state.position().checkers().expect("a game of checkers");
    assert_eq!(Rules::pieces(position)[4], 2);
}

/// V-05: what is hidden no answer tells, and no label.
#[test]
fn v_05_of_a_hidden_board_nothing_is_told() {
    let hidden =
        game("new checkers red-hidden=board white-hidden=pieces-asking moves=\"11-15 22-18\"");
    for settings in ways() {
        let speaker = Speaker::new(settings);
        let refusal = {
            let question = Question::Checkers(CheckersQuestion::Board);
            speaker.answer(&question, &hidden, Some(Side::First), 0)
        };
        assert_eq!(refusal.len(), 1);
        for square in Square::ALL {
            for question in questions(square) {
                if !question.is_about_position() {
                    continue;
                }
                let answer = |asker| speaker.answer(&question, &hidden, Some(asker), 0);
                assert_eq!(answer(Side::First), refusal, "{question:?}");
                assert_ne!(answer(Side::Second), refusal, "{question:?}");
            }
        }
        let empty = game("new checkers fen=\"B:W32:B1\" red-hidden=board");
        let labels = [&hidden, &empty].map(|state| speaker.board_labels(state, Some(Side::First)));
        assert_eq!(labels[0], labels[1]);
        assert_ne!(speaker.board_labels(&hidden, Some(Side::Second)), labels[0]);
    }
}

/// V-05: nor does a refusal tell who has to jump, or what stands in the way.
#[test]
fn v_05_a_refusal_does_not_tell_what_stands_where() {
    let hidden = game("new checkers red-hidden=board moves=\"11-15 22-18\"");
    let refused = |speaker: &Speaker, asked: &str| {
        let way: checkers::notation::Way = asked.parse().unwrap();
        let by = Actor::Player(Side::First);
        let (after, events) =
            reduce(hidden.clone(), Action { by, deed: Deed::Move(way.into()) }, 0);
        assert_eq!(after.plies().len(), 2, "{asked}");
        let said = speaker.events(&after, &events, Some(Side::First));
        said.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    for settings in ways() {
        let speaker = Speaker::new(settings);
        let all = ["8-11", "9-13", "15-19", "1-5", "26-23", "14-17"]
            .map(|asked| refused(&speaker, asked));
        assert!(all.iter().all(|said| *said == all[0]), "{all:?}");
    }
}
