//! What is said of Yin-Yang, as tables in `yin_yang.txt`: with points in every style.

mod answers;
mod asked;
mod hidden;

use std::fmt::Write;

use annabella::engine::Lost;
use annabella::engine::yin_yang::{Moment, Review};
use annabella::games::yin_yang::notation::Vertex;
use annabella::games::yin_yang::{Move, Point, Position, Size};
use annabella::games::{GameKind, Side};
use annabella::session::{Action, Actor, Deed, NewGame, State, reduce};
use annabella::speech::{
    Detail, Language, Place, Question, Ranks, Settings, Speaker, Style, YinYangCorner,
    YinYangDirection, YinYangQuestion,
};

use super::traps::read_out;

/// A game, who asks, and a point to ask about.
const SCENES: [(&str, Option<Side>, &str); 6] = [
    ("new yin-yang", None, "E5"),
    // three black stones in atari, a white one too, and a group of either side
    ("new yin-yang moves=\"d4 d5 d3 e4 e3 e2 a1 c4 a2 c3 j9 d2 h9\"", Some(Side::First), "D4"),
    // a ko: Black has captured a stone on E5, and White may not take back
    ("new yin-yang moves=\"d5 f6 e6 f4 e4 g5 a9 e5 f5\"", Some(Side::Second), "E5"),
    // no liberty for White in the corners of Black
    ("new yin-yang moves=\"a2 e5 b1 e6 j8 e7 h9\"", Some(Side::Second), "A1"),
    ("new yin-yang size=5 target=1 moves=\"c3 c2 d2 pass b2\"", Some(Side::First), "C2"),
    ("new yin-yang size=13 target=3 moves=\"n13 a13 k10 m3 n12 g7\"", Some(Side::First), "K10"),
];

fn game(setup: &str) -> State {
    State::new(setup.parse::<NewGame>().expect(setup)).expect(setup)
}

/// In full and in brief.
fn ways() -> impl Iterator<Item = Settings> {
    let of = |language| {
        let plain = Settings { language, ..Settings::default() };
        [plain, Settings { detail: Detail::Brief, ..plain }]
    };
    Language::ALL.into_iter().flat_map(of)
}

fn title(settings: &Settings) -> String {
    let detail = if settings.detail == Detail::Brief { ", brief" } else { "" };
    format!("{}{detail}", settings.language.code())
}

fn questions(point: Point) -> Vec<Question> {
    let (black, white) = (Some(Side::First), Some(Side::Second));
    let about = [
        YinYangQuestion::Board,
        YinYangQuestion::Regions,
        YinYangQuestion::Where { side: None },
        YinYangQuestion::Where { side: white },
        YinYangQuestion::Count { side: None },
        YinYangQuestion::On { point },
        YinYangQuestion::Free { point },
        YinYangQuestion::Row { row: point.row() + 1 },
        YinYangQuestion::Column { column: point.column() + 1 },
        YinYangQuestion::Lines { point },
        YinYangQuestion::Group { point },
        YinYangQuestion::Groups { side: None },
        YinYangQuestion::Danger { side: None },
        YinYangQuestion::Danger { side: black },
        YinYangQuestion::Danger { side: white },
        YinYangQuestion::InDanger { point },
        YinYangQuestion::Safe { point },
        YinYangQuestion::AllSafe { side: Side::First },
        YinYangQuestion::AllSafe { side: Side::Second },
        YinYangQuestion::Capture { point },
        YinYangQuestion::Saving { point },
        YinYangQuestion::Allowed { side: None, point },
        YinYangQuestion::Allowed { side: white, point },
        YinYangQuestion::WhatIf { side: None, point },
        YinYangQuestion::WhatIf { side: white, point },
        YinYangQuestion::Near { point },
        YinYangQuestion::Towards { direction: YinYangDirection::Left, from: Some(point) },
        YinYangQuestion::Towards { direction: YinYangDirection::Up, from: None },
        YinYangQuestion::Forbidden { side: None },
        YinYangQuestion::Forbidden { side: white },
        YinYangQuestion::Captures,
        YinYangQuestion::CapturesOf { side: Side::Second },
        YinYangQuestion::Pass,
        YinYangQuestion::ShouldPass,
        YinYangQuestion::Target,
        YinYangQuestion::Lead,
        YinYangQuestion::Size,
        YinYangQuestion::Why,
        YinYangQuestion::WhyHint,
        YinYangQuestion::Winning { side: Side::First },
        YinYangQuestion::Ladders { side: None },
        YinYangQuestion::AnyDanger { side: None },
        YinYangQuestion::AnyDanger { side: black },
        YinYangQuestion::InAtari { point },
        YinYangQuestion::Lost { point },
        YinYangQuestion::Escape { point },
        YinYangQuestion::Connected { point, other: D4 },
        YinYangQuestion::Good { point },
        YinYangQuestion::WhyPlayed { side: None, point: None },
        YinYangQuestion::Middle,
        YinYangQuestion::Playable { side: Side::Second },
        YinYangQuestion::Needed { side: Side::First },
        YinYangQuestion::ShouldResign,
        YinYangQuestion::Corner { corner: YinYangCorner::LowerLeft },
        YinYangQuestion::Corner { corner: YinYangCorner::UpperRight },
        YinYangQuestion::Largest { side: None },
        YinYangQuestion::Largest { side: Some(Side::Second) },
    ];
    let general = [
        Question::TurnOf(Side::First),
        Question::TakeBack(Side::First),
        Question::Turn,
        Question::LastMoves(3),
        Question::LastMoveOf(Side::First),
        Question::Captured,
        Question::CapturedBy(Side::First),
        Question::LastCaptureOf(Side::First),
        Question::MovesNumbered(2),
        Question::MoveNumber,
        Question::Score,
    ];
    about.map(Question::YinYang).into_iter().chain(general).collect()
}

#[test]
fn every_question_is_answered() {
    let mut table = String::new();
    for settings in ways() {
        let speaker = Speaker::new(settings);
        for (setup, asker, point) in SCENES {
            writeln!(table, "# {}: {setup}", title(&settings)).unwrap();
            let state = game(setup);
            for question in questions(point.parse().unwrap()) {
                let name = question.text(GameKind::YinYang).to_string();
                let said = speaker.answer(&question, &state, asker, 0);
                writeln!(table, "{name:<14} {}", read_out(&said, &settings)).unwrap();
            }
            writeln!(
                table,
                "opening        {}",
                read_out(&speaker.opening(&state, asker), &settings)
            )
            .unwrap();
            let situation = speaker.situation(&state, None, asker);
            writeln!(table, "situation      {}", read_out(&situation, &settings)).unwrap();
            let summary = speaker.summary(&state);
            writeln!(table, "summary        {}", read_out(&[summary], &settings)).unwrap();
        }
    }
    super::golden::check("tests/speech/yin_yang.txt", &table);
}

/// A position, what was played, the answer, what would have been better.
const MOMENTS: [[&str; 4]; 16] = [
    // a stone is not captured, and captures
    ["5/5/1b3/bw3/1b3 b 5", "E5", "C2", "C2"],
    ["5/5/1b3/bw3/1b3 b 1", "E5", "C2", "C2"],
    // one is not saved
    ["5/5/1b3/bw3/1b3 w 5", "E5", "C2", "C2"],
    // ladders, nets, snapbacks, two groups at once
    ["9/9/9/3b5/2bw5/2b6/9/9/9 b 5", "J9", "E5", "E5"],
    ["9/9/9/3b5/2bw5/2b6/9/9/9 w 5", "J9", "E5", "E5"],
    ["9/9/9/4bb3/3bw4/3b5/9/9/9 b 5", "J9", "F4", "F4"],
    ["6/6/6/bb4/wwbb2/2www1 b 2", "F6", "B1", "B1"],
    ["9/9/9/3b1b3/2bw1wb2/9/9/9/9 b 5", "J9", "E5", "E5"],
    // an atari that catches nothing, and a threat to catch
    ["9/9/9/3b5/2bw5/2b6/5w3/9/9 b 5", "J9", "E5", "E5"],
    ["9/9/9/9/3wb4/4b4/9/9/9 b 5", "J9", "D4", "D6"],
    // groups meet, are kept apart, grow, are pressed
    ["5/2b2/5/2b2/5 b 5", "A1", "C3", "C3"],
    ["5/2b2/5/2b2/5 w 5", "A1", "C3", "C3"],
    ["9/9/9/9/9/2b6/9/9/9 b 5", "J9", "C5", "C5"],
    ["9/9/9/9/9/2b6/9/9/9 w 5", "pass", "E5", "D4"],
    ["5/5/5/5/5 b 5", "A1", "", "pass"],
    // the second pass loses
    [PASSED, "pass", "", "C3"],
];

/// White has captured one stone and passes.
const PASSED: &str = "4b/4b/5/w4/1w3 b 5 0 1 1 7";

fn moments() -> Review {
    let moment = |[text, played, reply, better]: [&str; 4]| {
        let before: Position = text.parse().expect(text);
        let size = before.size();
        let mv = |name: &str| match name {
            "pass" => Move::PASS,
            point => Move::place(size, point.parse().expect(point)),
        };
        let reply = (!reply.is_empty()).then(|| mv(reply));
        let (played, better) = (mv(played), mv(better));
        Moment {
            ply: 0,
            before,
            played,
            better,
            reply,
            loss: 500,
            repeats: false,
            past: Vec::new(),
        }
    };
    let lost = Some(Lost { plies: 6, position: PASSED.parse().expect(PASSED) });
    let moments = MOMENTS.into_iter().map(moment).collect();
    Review { moments, lost, has_moves: true, ..Review::default() }
}

#[test]
fn moments_are_told_with_their_reasons() {
    let mut told = String::new();
    for settings in ways() {
        let speaker = Speaker::new(settings);
        for listener in [Some(Side::First), None] {
            let of = if listener.is_some() { ", for Black" } else { "" };
            writeln!(told, "# {}{of}", title(&settings)).unwrap();
            for said in speaker.yin_yang_review(&moments(), listener) {
                writeln!(told, "{}", read_out(&[said], &settings)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/yin_yang-moments.txt", &told);
}

/// The heading does not say more than the moments bear out.
#[test]
fn a_review_is_headed_by_what_is_in_it() {
    let lost = moments().lost;
    let costly = moments().moments[0].clone();
    let cheap = Moment { loss: 24, ..costly.clone() };
    for (moments, lost, english, german) in [
        (vec![costly.clone()], lost, "One move cost much.", "Ein Zug hat viel gekostet."),
        (vec![cheap.clone()], None, "One move is worth a look.", "Ein Zug ist einen Blick wert."),
        // the worst one is named
        (
            vec![costly, cheap],
            None,
            "2 moves are worth a look. Move 1 cost most.",
            "2 Züge sind einen Blick wert. Am meisten hat Zug 1 gekostet.",
        ),
        (vec![], None, "No single move cost much.", "Kein einzelner Zug hat viel gekostet."),
        (
            vec![],
            lost,
            "The game was lost little by little: no single move cost much.",
            "Die Partie ging nach und nach verloren: Kein einzelner Zug hat viel gekostet.",
        ),
    ] {
        let review = Review { moments, lost, has_moves: true, ..Review::default() };
        for (language, heading) in [(Language::English, english), (Language::German, german)] {
            let speaker = Speaker::new(Settings { language, ..Settings::default() });
            let said = speaker.yin_yang_review(&review, None);
            assert_eq!(said[0].to_string(), heading);
            let more = review.moments.len() + usize::from(review.lost.is_some());
            assert_eq!(said.len(), 1 + more);
        }
    }
    let review = Review { is_lost_from_start: true, has_moves: true, ..Review::default() };
    let said = Speaker::new(Settings::default()).yin_yang_review(&review, None);
    assert_eq!(
        said[0].to_string(),
        "The game was lost from the beginning on: no single move cost much."
    );
}

/// A game and a move that is advised.
const HINTS: [[&str; 2]; 19] = [
    // the stones that are saved come before the groups that are connected
    ["new yin-yang size=5 moves=\"c3 c4 b3 b4 c1 d3 e5 a3 e1 b2\"", "c2"],
    // what it threatens to catch would win
    ["new yin-yang fen=\"4b/1ww2/wbbw1/1w3/2b1b b 5 4 0 0 11\"", "c2"],
    // a stone elsewhere is in atari and lost, can be saved, is the other side's
    ["new yin-yang moves=\"a1 b1 e5 j9\"", "e6"],
    ["new yin-yang moves=\"d4 d5 j9 c4 a9 d3\"", "g7"],
    ["new yin-yang moves=\"d4 j9 d6 d5 c5 a9\"", "g7"],
    // no fact tells anything, and one does
    ["new yin-yang moves=\"c3 g7 g3 c7 c5 g5\"", "a1"],
    // where a stone stands that does nothing else
    ["new yin-yang size=13 moves=\"d4 k10 d10 k4 g3 g11\"", "d7"],
    ["new yin-yang size=13 moves=\"d4 k10 d10 k4 g3 g11\"", "g4"],
    ["new yin-yang size=13 moves=\"d4 k10 d10 k4 g3 g11\"", "l9"],
    ["new yin-yang size=13 moves=\"d4 d5\"", "l11"],
    ["new yin-yang size=19 moves=\"b2 c7 f9 t1 s19 a19 k19\"", "b14"],
    ["new yin-yang", "e5"],
    // all that stay in atari, and all that come into it
    ["new yin-yang fen=\"w7w/b7b/9/9/9/9/9/9/9 w 5\"", "e5"],
    ["new yin-yang fen=\"9/9/3bb4/2bwwb3/9/2bwb4/3b5/9/9 b 5\"", "d5"],
    ["new yin-yang moves=\"c3 d3\"", "d4"],
    // its name tells what it captures
    ["new yin-yang moves=\"b1 a1 c3 g7\"", "a2"],
    // an answer would repeat a position, so that the ladder catches
    ["new yin-yang size=5 target=9 moves=\"e4 d3 b5 b1 b2 b4 a3 d2 a5 c3 c4 e3 a1 a2\"", "d1"],
    // a net alone, and a group that is called by the stone to which the hint is near
    ["new yin-yang fen=\"9/9/9/4bb3/3bw4/3b5/9/7w1/9 w 5\"", "f4"],
    ["new yin-yang moves=\"c3 j9 d3 j8 e3 j7\"", "g4"],
];

#[test]
fn hints_say_first_what_is_saved_and_are_never_bare() {
    let mut table = String::new();
    for settings in ways() {
        let speaker = Speaker::new(settings);
        writeln!(table, "# {}", title(&settings)).unwrap();
        for [setup, asked] in HINTS {
            let state = game(setup);
            let side = state.position().turn();
            let act = |state: State, by, deed: &str| {
                let deed = Deed::read(State::shape(&state), deed).expect(deed);
                reduce(state, Action { by, deed }, 0)
            };
            let (state, _) = act(state, Actor::Player(side), "hint");
            let (state, events) = act(state, Actor::Engine, &format!("suggest {asked}"));
            let hint = speaker.events(&state, &events, Some(side));
            let question = Question::YinYang(YinYangQuestion::Why);
            let why = speaker.answer(&question, &state, Some(side), 0);
            writeln!(table, "{}\n  why: {}", read_out(&hint, &settings), read_out(&why, &settings))
                .unwrap();
        }
    }
    super::golden::check("tests/speech/yin_yang-hints.txt", &table);
}

/// Behind `and win` nothing more is said of a hint.
#[test]
fn of_a_hint_that_wins_no_more_is_told() {
    let state = game("new yin-yang fen=\"9/9/9/9/9/9/9/9/bw7 w 1\"");
    let act = |state: State, by, deed: &str| {
        let deed = Deed::read(State::shape(&state), deed).expect(deed);
        reduce(state, Action { by, deed }, 0).0
    };
    let state = act(state, Actor::Player(Side::Second), "hint");
    let state = act(state, Actor::Engine, "suggest a2");
    let point = A2;
    for (language, what_if, good) in [
        (
            Language::English,
            "You can play A, 2. | A stone there would capture one stone and win.",
            "Yes. | ",
        ),
        (
            Language::German,
            "Du kannst A zwei spielen. | Ein Stein dort würde einen Stein schlagen und gewinnen.",
            "Ja. | ",
        ),
    ] {
        let settings = Settings { language, ..Settings::default() };
        let answer = |question| {
            let question = Question::YinYang(question);
            read_out(
                &Speaker::new(settings).answer(&question, &state, Some(Side::Second), 0),
                &settings,
            )
        };
        assert_eq!(answer(YinYangQuestion::WhatIf { side: None, point }), what_if);
        assert_eq!(answer(YinYangQuestion::Good { point }), format!("{good}{what_if}"));
    }
}

/// What is done one after the other in a game.
const STORIES: [(&str, &[(&str, &str)]); 7] = [
    (
        "new yin-yang target=2 moves=\"a1 b1 e5\"",
        &[("white", "move a2"), ("black", "move a1"), ("white", "undo"), ("white", "redo")],
    ),
    (
        "new yin-yang target=1 moves=\"a1 b1 e5\"",
        &[("black", "move e6"), ("white", "move e5"), ("white", "move a2"), ("black", "move j9")],
    ),
    (
        "new yin-yang moves=\"d5 f6 e6 f4 e4 g5 a9 e5 f5\"",
        &[
            ("white", "move e5"),
            ("white", "move pass"),
            ("black", "move e5"),
            ("white", "offer"),
            ("black", "decline"),
            ("black", "accept"),
            ("white", "offer"),
            ("white", "claim repetition"),
            ("black", "offer"),
            ("white", "accept"),
        ],
    ),
    ("new yin-yang", &[("black", "move pass"), ("white", "move pass"), ("black", "undo")]),
    ("new yin-yang moves=\"a1 b1 e5 a2\"", &[("black", "move pass"), ("white", "move pass")]),
    ("new yin-yang", &[("black", "resign"), ("black", "confirm")]),
    ("new yin-yang moves=\"e5\"", &[("white", "lift e5"), ("white", "claim-illegal")]),
];

#[test]
fn games_are_told() {
    let mut table = String::new();
    for settings in ways() {
        let speaker = Speaker::new(settings);
        for (setup, deeds) in STORIES {
            for listener in [None, Some(Side::Second)] {
                let who = listener.map_or("both", |_| "white");
                writeln!(table, "# {}, to {who}: {setup}", title(&settings)).unwrap();
                let mut state = game(setup);
                for (by, deed) in deeds {
                    let side = GameKind::YinYang.read_side(by).expect(by);
                    let Ok(deed) = Deed::read(GameKind::YinYang, deed) else {
                        writeln!(table, "{by} {deed}: no deed").unwrap();
                        continue;
                    };
                    let name = deed.text(GameKind::YinYang).to_string();
                    let action = Action { by: Actor::Player(side), deed };
                    let (after, events) = reduce(state, action, 0);
                    let said = speaker.events(&after, &events, listener);
                    writeln!(table, "{by} {name:<18} {}", read_out(&said, &settings)).unwrap();
                    state = after;
                }
                writeln!(table, "= {}", read_out(&[speaker.summary(&state)], &settings)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/yin_yang-stories.txt", &table);
}

/// Who reads a point as `C3` reads its row as a number, too.
#[test]
fn rows_are_printed_like_points() {
    let state = game("new yin-yang moves=\"c3\"");
    for (language, row) in
        [(Language::English, "Row 3: C3 black."), (Language::German, "Reihe 3: C3 schwarz.")]
    {
        let settings = Settings { language, as_printed: true, ..Settings::default() };
        let question = Question::YinYang(YinYangQuestion::Row { row: 3 });
        let said = Speaker::new(settings).answer(&question, &state, None, 0);
        assert_eq!(said[0].to_string(), row);
    }
}

/// Points of all columns and rows in each style.
#[test]
fn points_are_named_in_every_style() {
    let mut table = String::new();
    let size = Size::square(19).unwrap();
    let state = game("new yin-yang size=19");
    for language in Language::ALL {
        for style in Style::ALL {
            let plain = Settings { language, style, ..Settings::default() };
            let printed = Settings { as_printed: true, ..plain };
            let own = Settings { ranks: Ranks::Own, ..plain };
            for (settings, more) in [(plain, ""), (printed, ", printed"), (own, ", own numbers")] {
                let speaker = Speaker::new(settings);
                let names = (0..19).map(|at| {
                    let path = Vertex(Point::at(at, at)).path(size).expect("it is on the board");
                    let mv = state.position().find(path, &[]).expect("it is legal");
                    let said = speaker.next_move_name(&state, mv);
                    super::traps::check(&said, &settings, || format!("{settings:?}"));
                    said.iter().map(|part| part.text.clone()).collect::<Vec<_>>().join(" ")
                });
                let names: Vec<String> = names.collect();
                let code = language.code();
                writeln!(table, "{code} {}{more}: {}", style.name(), names.join(" | ")).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/yin_yang-points.txt", &table);
}

#[test]
fn labels_tell_stones_and_atari() {
    let state = game(SCENES[1].0);
    let label = |settings: Settings, point: &str| {
        let point: Point = point.parse().unwrap();
        let labels = Speaker::new(settings).board_labels(&state, None);
        let at = usize::from(Size::default().number_of(point));
        labels[at].iter().map(|part| part.text.clone()).collect::<Vec<_>>().join(" ")
    };
    let plain = Settings::default();
    assert_eq!(label(plain, "D4"), "D 4, black stone, atari");
    assert_eq!(label(plain, "D5"), "D 5, white stone");
    assert_eq!(label(plain, "E5"), "E 5, empty");
    assert_eq!(label(plain, "A5"), "A, 5, empty");
    let brief = Settings { detail: Detail::Brief, ..plain };
    assert_eq!(label(brief, "E5"), "E 5");
    let after = Settings { place: Place::After, ..plain };
    assert_eq!(label(after, "D4"), "black stone, atari, D 4");
    let fide = Settings { style: Style::Fide, ..plain };
    assert_eq!(label(fide, "J9"), "Juliett neun, black stone");
}

#[test]
fn a_place_that_the_board_does_not_have_is_told() {
    let state = game("new yin-yang");
    let speaker = Speaker::new(Settings::default());
    let point: Point = "T19".parse().unwrap();
    for question in [
        YinYangQuestion::On { point },
        YinYangQuestion::Group { point },
        YinYangQuestion::WhatIf { side: None, point },
        YinYangQuestion::Near { point },
        YinYangQuestion::Lines { point },
        YinYangQuestion::Row { row: 10 },
        YinYangQuestion::Row { row: 0 },
        YinYangQuestion::Column { column: 19 },
    ] {
        let said = speaker.answer(&Question::YinYang(question), &state, None, 0);
        assert_eq!(said[0].to_string(), "The points go from A, 1 to J 9.", "{question:?}");
    }
}

const fn point(column: u8, row: u8) -> Point {
    match Point::at(column, row) {
        Some(point) => point,
        None => panic!("no point"),
    }
}

const A2: Point = point(0, 1);
const B1: Point = point(1, 0);
const C4: Point = point(2, 3);
const D4: Point = point(3, 3);
const D5: Point = point(3, 4);
const E5: Point = point(4, 4);
