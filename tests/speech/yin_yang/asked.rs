//! Questions as players ask them, and what they are told.

use std::fmt::Write;

use annabella::games::{GameKind, Side};
use annabella::speech::{Language, Question, Settings, Speaker, YinYangQuestion, YinYangTerm};
use annabella::table::{Understood, understand};

use super::{game, text, title};

/// What the words of the game mean.
#[test]
fn words_of_the_game_are_explained() {
    let state = game("new yin-yang");
    let mut table = String::new();
    for language in Language::ALL {
        let settings = Settings { language, ..Settings::default() };
        writeln!(table, "# {}", title(&settings)).unwrap();
        for term in YinYangTerm::ALL {
            let question = Question::YinYang(YinYangQuestion::Meaning { term });
            let name = question.text(GameKind::YinYang).to_string();
            let said = Speaker::new(settings).answer(&question, &state, None, 0);
            writeln!(table, "{name}: {}", text(&said, &settings)).unwrap();
        }
    }
    crate::golden::check("tests/speech/yin_yang-terms.txt", &table);
}

/// A game, who asks, what, and the answer.
const ANSWERS: [(&str, Option<Side>, &str, &str); 30] = [
    // a ladder is a yes, whoever asks
    (
        LADDER,
        Some(Side::Second),
        "is D5 caught",
        "Yes. Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        LADDER,
        Some(Side::First),
        "can I catch D5",
        "Yes, but not at once. White's stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 \
         on catches it.",
    ),
    (
        LADDER,
        Some(Side::Second),
        "is D5 in atari",
        "No. Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        "new yin-yang fen=\"9/9/9/9/9/9/9/w8/b8 b 5\"",
        Some(Side::First),
        "can A1 escape",
        "No. Your stone at A, 1 cannot be saved: it is caught wherever it runs.",
    ),
    (
        "new yin-yang fen=\"9/9/9/9/9/9/9/w8/b8 b 5\"",
        Some(Side::First),
        "is A1 lost",
        "Yes. Your stone at A, 1 cannot be saved: it is caught wherever it runs.",
    ),
    (
        "new yin-yang size=5 moves=\"c2 c3 b3 a5 d3\"",
        Some(Side::Second),
        "is C3 lost",
        "Not yet. Your stone at C 3 is saved by C 4.",
    ),
    (
        LADDER,
        Some(Side::Second),
        "are my groups in danger",
        "Yes. Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        LADDER,
        Some(Side::Second),
        "is there a threat",
        "Yes. Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        "new yin-yang moves=\"d4 f6 e4\"",
        Some(Side::First),
        "is D4 connected to E4",
        "Yes. Your two stones at D 4 have six liberties: D 3, E 3, C 4, F 4, D 5, E 5.",
    ),
    (
        "new yin-yang moves=\"d4 f6 e4\"",
        Some(Side::First),
        "is D4 connected to F5",
        "No. Your two stones at D 4 have six liberties: D 3, E 3, C 4, F 4, D 5, E 5. | On F 5: \
         nothing.",
    ),
    // the number that was asked for, and the yes or no
    (
        "new yin-yang size=5 moves=\"d4\"",
        Some(Side::Second),
        "where can I play",
        "You can play on 24 points. | Nothing is forbidden for you.",
    ),
    (
        "new yin-yang moves=\"d4\"",
        Some(Side::Second),
        "how many more do I need",
        "You need five more stones. Captured: White 0, Black 0; 5 captured stones win.",
    ),
    ("new yin-yang moves=\"d4\"", Some(Side::Second), "is it my turn", "Yes, it is your move."),
    ("new yin-yang moves=\"d4\"", Some(Side::First), "is it my turn", "No. White to move."),
    // what is bad, what wins, and what no fact decides
    (
        "new yin-yang fen=\"9/9/9/9/9/9/9/9/1b6w b 5\"",
        Some(Side::Second),
        "is A1 good",
        "No. | You can play A, 1. | The new stone would have one liberty: atari.",
    ),
    (
        "new yin-yang moves=\"d4\"",
        Some(Side::Second),
        "is F6 a good move",
        "No fact on the board decides that; a hint tells what the computer would play. | You can \
         play F 6. | The new stone would have four liberties.",
    ),
    (
        "new yin-yang moves=\"d4 f6 d5\"",
        Some(Side::Second),
        "why did you play there",
        "Black: D 5. Its group then has six liberties.",
    ),
    // whoever has moved
    ("new yin-yang moves=\"d4 e5 f6\"", None, "where did White play", "Move 2, White: E 5."),
    ("new yin-yang moves=\"d4\"", None, "where did White play", "White has not moved yet."),
    // a pass, a second pass and its result
    (
        "new yin-yang moves=\"a1 b1 e5\"",
        Some(Side::Second),
        "what happens if I pass",
        "You can pass. If Black passes next, the game is over: \
         nobody has captured anything, and it is a draw.",
    ),
    (
        "new yin-yang moves=\"a1 b1 e5 a2 pass\"",
        Some(Side::Second),
        "should I pass",
        "Yes. If you pass, too, the game is over: you win, 1 to 0.",
    ),
    (
        "new yin-yang moves=\"b1 a1 a2 pass\"",
        Some(Side::First),
        "may I pass",
        "If you pass, too, the game is over: you win, 1 to 0.",
    ),
    (
        "new yin-yang moves=\"a1 b1 e5 a2 j9 pass\"",
        Some(Side::First),
        "should I pass",
        "No. If you pass, too, the game is over: White wins, 1 to 0.",
    ),
    (
        "new yin-yang moves=\"d4\"",
        None,
        "should I pass",
        "Seldom: a pass gives a move away. It is good where any stone would do harm. | \
         White can pass. If Black passes next, the game is over: \
         nobody has captured anything, and it is a draw.",
    ),
    // yes or no first
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "is my stone safe",
        "Yes. Your stone at D 4 has four liberties: D 3, C 4, E 4, D 5.",
    ),
    (
        "new yin-yang moves=\"a1 b1 e5\"",
        Some(Side::First),
        "are my stones safe",
        "No. Your stone at A, 1 has one liberty, A, 2: atari.",
    ),
    (
        "new yin-yang moves=\"c3 g7 e5\"",
        Some(Side::First),
        "are my stones safe",
        "Yes. None of your groups is in danger: none has a single liberty, and none is caught in \
         a ladder or a net.",
    ),
    // what can be captured at once, and no ladder
    (
        "new yin-yang moves=\"a1 b1 e5\"",
        Some(Side::First),
        "where can White capture",
        "White can capture: A, 2, one stone.",
    ),
    (
        "new yin-yang moves=\"c4 d5 e6 j1 d6 a9\"",
        Some(Side::Second),
        "where can Black capture",
        "Black can capture nothing.",
    ),
    // the direction that was asked for
    (
        "new yin-yang moves=\"d4 b3\"",
        None,
        "what is to the left of D4",
        "Left: nothing, 3 points to the edge.",
    ),
];

/// A ladder from E5 on catches White's stone.
const LADDER: &str = "new yin-yang fen=\"9/9/9/3b5/2bw5/2b6/9/9/9 w 5\"";

#[test]
fn questions_are_answered_as_they_are_asked() {
    for (setup, asker, asked, expected) in ANSWERS {
        let state = game(setup);
        let settings = Settings::default();
        let understood = understand(&state, asker, settings, asked);
        let Understood::Question(question) = understood else { panic!("{asked}: {understood:?}") };
        let said = Speaker::new(settings).answer(&question, &state, asker, 0);
        assert_eq!(text(&said, &settings), expected, "{asked} in {setup}");
    }
}

/// Seven points on which Black captures, and ten on which White may not place a stone: the best are
/// told, and how many others there are.
#[test]
fn long_lists_of_points_are_cut() {
    for (board, question, expected) in [
        (
            "wb5bw/9/9/1b2b2b1/bwbbwbbwb/9/9/1b7/wwb4bw b 9",
            YinYangQuestion::Captures,
            "Black can capture: A, 2, two stones; J 2, one stone; B 4, one stone; E 4, one stone; \
             H 4, one stone. And two more points.",
        ),
        (
            "1b1b1b1b1/b1b1b1b1b/9/9/9/9/9/b1b1b1b1b/1b1b1b1b1 w 5",
            YinYangQuestion::Forbidden { side: None },
            "Forbidden for White, as the stone would have no liberty: A, 1; C 1; E 1; G 1; J 1. \
             And five more points.",
        ),
    ] {
        let state = game(&format!("new yin-yang fen=\"{board}\""));
        let settings = Settings::default();
        let question = Question::YinYang(question);
        let said = Speaker::new(settings).answer(&question, &state, None, 0);
        assert_eq!(text(&said, &settings), expected, "{board}");
    }
}
