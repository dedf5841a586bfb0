//! Blindfold: what is answered may not tell what is hidden (V-05).

use annabella::games::GameKind;
use annabella::games::Side::First;
use annabella::games::chess::{Role, Square};
use annabella::session::{State, reduce};
use annabella::speech::{Language, Settings, Speaker, SquareNames, Style};
use annabella::table::{Understood, understand};

/// Pairs of positions that differ only in what is hidden from White.
const UNSEEN: [[&str; 2]; 7] = [
    ["4k3/7p/8/6b1/8/4B3/P7/4K3", "4k3/7p/8/8/6b1/4B3/P7/4K3"],
    ["3k4/8/8/8/8/8/4K3/R6R", "4k3/8/8/8/8/8/4K3/R6R"],
    ["4k3/8/8/3p4/4P3/2N5/8/4K3", "4k3/8/3p4/8/4P3/2N5/8/4K3"],
    ["2r1k3/1P6/8/8/8/8/8/4K2R", "r3k3/1P6/8/8/8/8/8/4K2R"],
    // his own pieces, where he may have forgotten them
    ["4k3/8/8/8/8/8/8/RN2K3", "4k3/8/8/8/8/8/3N4/R3K3"],
    ["4k3/8/8/8/1b6/8/3N4/4K3", "4k3/8/8/8/8/b7/3N4/4K3"],
    // a pin
    ["4k3/8/8/8/1b1P4/2N5/8/4K3", "4k3/8/8/8/b2P4/2N5/8/4K3"],
];

const PIECES: [&str; 7] = ["", "king ", "queen ", "rook ", "bishop ", "knight ", "pawn "];

/// All that can be asked for with a square and a piece, and what has none.
fn texts() -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for square in Square::ALL {
        for piece in PIECES {
            texts.push(format!("{piece}{square}"));
            texts.push(format!("{piece}takes {square}"));
        }
        for deed in
            ["lift", "touch", "what is on", "moves", "is anything on", "attackers", "king e1"]
        {
            texts.push(format!("{deed} {square}"));
        }
    }
    for piece in PIECES {
        texts.push(format!("{piece}takes"));
        texts.push(format!("where can the {piece}go"));
        for captured in &PIECES[2..] {
            texts.push(format!("{piece}takes {captured}"));
        }
    }
    let others = [
        "castle kingside",
        "castle",
        "takes",
        "en passant",
        "moves",
        "captures",
        "checks",
        "knight a8, no, d5",
        "rook a8, no, rook d1",
        "light c3",
        "king g1",
        "bees takes c3",
        "correction b8 queen",
    ];
    texts.extend(others.map(str::to_owned));
    texts
}

/// What comes of what White says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Nothing,
    /// He is asked back.
    Asked,
    /// He has made a move.
    Done,
}

/// What White hears in answer, and what comes of it.
fn answer(state: &State, settings: Settings, text: &str) -> (String, Outcome) {
    let speaker = Speaker::new(settings);
    let joined = |phrases: &[annabella::speech::Phrase]| {
        let phrases: Vec<String> = phrases.iter().map(ToString::to_string).collect();
        phrases.join(" ")
    };
    match understand(state, Some(First), settings, text) {
        Understood::Action(action) => {
            let (after, events) = reduce(state.clone(), action, 0);
            let is_done =
                after.plies().len() > state.plies().len() || after.phase() != state.phase();
            let outcome = if is_done { Outcome::Done } else { Outcome::Nothing };
            (joined(&speaker.events(&after, &events, Some(First))), outcome)
        }
        Understood::Question(question) => {
            (joined(&speaker.answer(&question, state, Some(First), 0)), Outcome::Nothing)
        }
        Understood::Ambiguous { question, .. } => (question.to_string(), Outcome::Asked),
        Understood::Begun { heard, .. } | Understood::NotUnderstood(heard) => {
            (heard.phrase.to_string(), Outcome::Nothing)
        }
        other => (format!("{other:?}"), Outcome::Nothing),
    }
}

#[test]
fn v_05_answers_differ_only_in_whether_the_move_can_be_made() {
    let texts = texts();
    for fens in UNSEEN {
        let games = fens.map(|fen| {
            let setup = format!("new chess white-hidden=board fen=\"{fen} w - - 0 1\"");
            State::new(setup.parse().unwrap()).unwrap()
        });
        for language in Language::ALL {
            for (style, is_dictated) in [
                (Style::Plain, false),
                (Style::Plain, true),
                (Style::Fide, false),
                (Style::San, false),
            ] {
                let settings = Settings { language, style, is_dictated, ..Settings::default() };
                for text in &texts {
                    let told = games.each_ref().map(|game| answer(game, settings, text));
                    compare(&told, text);
                }
            }
        }
    }
}

/// Where a move is made, that it is one is told; where it is not, nothing else is.
fn compare(told: &[(String, Outcome); 2], text: &str) {
    match told {
        [(one, Outcome::Nothing), (other, Outcome::Nothing)]
        | [(one, Outcome::Asked), (other, Outcome::Asked)] => assert_eq!(one, other, "{text}"),
        [(refused, Outcome::Nothing), (_, _)] | [(_, _), (refused, Outcome::Nothing)] => {
            let tells = refused.split(' ').any(|word| {
                Role::ALL.iter().any(|role| role.name() == word) && !text.contains(word)
            });
            assert!(!tells, "{text}: {refused}");
        }
        _ => {}
    }
}

#[test]
fn v_05_the_rest_of_a_move_is_that_of_what_was_begun() {
    let setup = "new chess white-hidden=board";
    let mut game = crate::new_game(setup, None).0;
    let settings = Settings::default();
    assert!(matches!(game.hear(Some(First), settings, "knight"), Understood::Begun { .. }));
    let Understood::Action(action) = game.hear(Some(First), settings, "c3") else {
        panic!("a pawn could go there, too, which is not told");
    };
    assert_eq!(action.deed.text(GameKind::Chess).to_string(), "move b1c3");
}

/// Pairs of positions of checkers that differ only in what is hidden from Red.
const UNSEEN_IN_CHECKERS: [[&str; 2]; 4] = [
    ["B:W18,22:B6,9,15", "B:W19,22:B6,9,15"],
    ["B:W18,32:B14,K5", "B:W31,32:B14,K5"],
    ["B:W15,22,25:B10,11", "B:W21,22,25:B10,11"],
    // his own pieces, where he may have forgotten them
    ["B:W29:B1,10,11", "B:W29:B2,10,11"],
];

/// Where no move is made, he hears the same whatever is hidden; nothing is asked back that would
/// tell what is possible.
#[test]
fn v_05_in_checkers_answers_differ_only_in_whether_the_move_can_be_made() {
    let squares = 1..=32;
    let mut texts: Vec<String> = Vec::new();
    for square in squares.clone() {
        texts.extend(
            ["", "what is on ", "moves ", "man to ", "captures "]
                .map(|words| format!("{words}{square}")),
        );
        texts.extend(squares.clone().map(|to| format!("{square} to {to}")));
    }
    let asked = [
        "who can jump",
        "kings",
        "men",
        "row 3",
        "double corner",
        "threats",
        "moves",
        "material",
        "board",
        "c3",
        "b4 to c5",
    ];
    texts.extend(asked.map(str::to_owned));
    for fens in UNSEEN_IN_CHECKERS {
        let games = fens.map(|fen| {
            let setup = format!("new checkers red-hidden=board fen=\"{fen}\"");
            State::new(setup.parse().unwrap()).unwrap()
        });
        for language in Language::ALL {
            for square_names in [SquareNames::Number, SquareNames::ColumnAndRow] {
                let settings = Settings { language, square_names, ..Settings::default() };
                for text in &texts {
                    let told = games.each_ref().map(|game| answer(game, settings, text));
                    if let [(one, Outcome::Nothing), (other, Outcome::Nothing)] = &told {
                        assert_eq!(one, other, "{text}");
                    }
                    assert!(told.iter().all(|(_, outcome)| *outcome != Outcome::Asked), "{text}");
                }
            }
        }
    }
}

#[test]
fn in_checkers_a_move_is_named_square_by_square() {
    for setup in ["new checkers", "new checkers red-hidden=board"] {
        let mut game = crate::new_game(setup, None).0;
        let settings = Settings::default();
        assert!(matches!(game.hear(Some(First), settings, "15"), Understood::Begun { .. }));
        let Understood::Action(action) = game.hear(Some(First), settings, "11") else {
            panic!("of two men one is named")
        };
        assert_eq!(action.deed.text(GameKind::Checkers).to_string(), "move 11-15");
    }
    // two ways round, told apart by one square between
    let setup = "new checkers fen=\"B:W6,7,14,15:BK2\"";
    let mut game = crate::new_game(setup, None).0;
    let settings = Settings::default();
    let Understood::Begun { heard, .. } = game.hear(Some(First), settings, "2 takes 2") else {
        panic!("it is asked which")
    };
    assert!(heard.phrase.to_string().starts_with("Which move: "), "{}", heard.phrase);
    assert!(matches!(game.hear(Some(First), settings, "18"), Understood::Begun { .. }));
}
