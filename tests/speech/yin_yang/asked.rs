//! Questions as players ask them, and what they are told.

use std::fmt::Write;

use annabella::games::{GameKind, Side};
use annabella::session::{Action, Actor, Deed, State, reduce};
use annabella::speech::{Language, Question, Settings, Speaker, YinYangQuestion, YinYangTerm};
use annabella::table::{Understood, understand};

use super::{game, read_out, title};

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
            writeln!(table, "{name}: {}", read_out(&said, &settings)).unwrap();
        }
    }
    crate::golden::check("tests/speech/yin_yang-terms.txt", &table);
}

/// A game, who asks, what, and the answer.
const ANSWERS: [(&str, Option<Side>, &str, &str); 60] = [
    // what is not read is not said: B4 catches the two stones by force
    (
        CLOSED_IN,
        Some(Side::Second),
        "is B5 safe",
        "No ladder or net catches them now. Your two stones at B 5 have three liberties: B 4; A, 5; \
         D 5.",
    ),
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "can E5 escape",
        "No ladder or net catches it now. White's stone at E 5 has four liberties: E 4, D 5, F 5, E 6.",
    ),
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "is D4 in danger",
        "No ladder or net catches it now. Your stone at D 4 has four liberties: D 3, C 4, E 4, D 5.",
    ),
    // what wins at once
    (WINS, Some(Side::First), "can I win now", "Yes: A, 3, one stone."),
    (WINS, Some(Side::First), "can I win this turn", "Yes: A, 3, one stone."),
    (WINS, Some(Side::First), "is there a winning move", "Yes: A, 3, one stone."),
    (
        "new yin-yang moves=\"a1 b1 e5\"",
        Some(Side::First),
        "can White win now",
        "Not with the next stone, which captures one stone at most. White needs five more stones. \
         Captured: Black 0, White 0; 5 captured stones win.",
    ),
    // ladders by their name
    (
        LADDER,
        Some(Side::First),
        "can I capture D5 in a ladder",
        "Yes, but not at once. White's stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 \
         on catches it.",
    ),
    (
        LADDER,
        Some(Side::First),
        "is there a ladder",
        "White's stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        LADDER,
        Some(Side::First),
        "can you catch my stone in a ladder?",
        "None of your groups is caught in a ladder or a net.",
    ),
    (
        "new yin-yang moves=\"a1 b1 e5\"",
        Some(Side::First),
        "show me the ladder",
        "No group is caught in a ladder or a net.",
    ),
    // without a hint, why is asked of the last move
    (
        "new yin-yang moves=\"d4 f6\"",
        Some(Side::First),
        "why",
        "White: F 6. The stone stands in the centre of the board, where there is most room.",
    ),
    (
        "new yin-yang moves=\"d4 e5 f6\"",
        Some(Side::First),
        "what did I play first",
        "Move 1, Black: D 4.",
    ),
    (
        "new yin-yang moves=\"a1 b1 e5 a2\"",
        Some(Side::First),
        "what's going on",
        "Move 4, White: A, 2, captures one. Captured: Black 0, White 1; 5 captured stones win. | You \
         are to move.",
    ),
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
        "No. Your stone at D 5 has two liberties: D 4, E 5.",
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
        "No ladder or net catches it now. Your stone at D 4 has four liberties: D 3, C 4, E 4, D 5.",
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
        "None of your groups is in danger: none has a single liberty, and none is caught in \
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
    // who is bad is asked otherwise than who is good
    (
        "new yin-yang moves=\"d4\"",
        Some(Side::Second),
        "is F6 bad",
        "You can play F 6. | The new stone would have four liberties.",
    ),
    // the other side may be first
    (
        OTHER_FIRST,
        Some(Side::Second),
        "can C3 escape",
        "Not if Black plays C 4 first. Your stone at C 3 is saved by C 4.",
    ),
    (
        OTHER_FIRST,
        Some(Side::First),
        "is C3 lost",
        "As soon as you play C 4. White's stone at C 3 is saved by C 4.",
    ),
    // of whom it was asked
    (
        "new yin-yang moves=\"d4 f6 d5\"",
        Some(Side::First),
        "why did Black play there",
        "Black: D 5. Its group then has six liberties.",
    ),
    (
        "new yin-yang moves=\"d4 f6 d5\"",
        Some(Side::First),
        "why did you play there",
        "White: F 6. The stone stands in the centre of the board, where there is most room.",
    ),
    (
        "new yin-yang moves=\"d4 f6\"",
        Some(Side::First),
        "should I resign",
        "Seldom: as long as the game goes on, it can be won. Nobody has captured more. Captured: \
         Black 0, White 0; 5 captured stones win.",
    ),
    // a ko alone, and nobody who could be in danger
    (
        KO,
        Some(Side::Second),
        "are my groups in danger",
        "Not at once. Your stone at C 4 has one liberty, D 4: atari. Black cannot play D 4: that \
         would repeat the position after move 7.",
    ),
    ("new yin-yang moves=\"d4\"", Some(Side::Second), "am I in danger", "White: no stones."),
    (
        "new yin-yang moves=\"d4\"",
        Some(Side::Second),
        "which of my groups are in danger",
        "White: no stones.",
    ),
    // nobody in particular
    ("new yin-yang", None, "is Black to move", "Yes. Black to move."),
    // what a stone does is told without a word of what is unsure
    (
        LADDER,
        Some(Side::Second),
        "is D4 good",
        "You can play D 4. | The new group would have three liberties. The move saves your stone at \
         D 5 from a ladder.",
    ),
    (OVER, Some(Side::First), "how many more do I need", "The game is over."),
    // what is caught need not be in atari
    (
        LADDER,
        Some(Side::First),
        "what can I catch",
        "White's stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "how many moves are there",
        "Move 3, Black to move.",
    ),
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "which moves are there",
        "You can play on 79 points. | Nothing is forbidden for you.",
    ),
    // a point at the edge
    (
        "new yin-yang moves=\"e5\"",
        None,
        "what is near A1",
        "Nearest stone: E 5 black. | No stone before the edge: up, 8 points; right, 8 points. | The edge: down, left.",
    ),
];

/// White's stones at B5 and C5 are caught by B4, in no ladder and in no net.
const CLOSED_IN: &str =
    "new yin-yang size=5 moves=\"c3 d2 d3 e3 e4 a2 e2 c5 d1 b2 c2 b3 a3 b1 c4 b5\"";

/// A3 captures the only stone that is needed.
const WINS: &str = "new yin-yang target=1 moves=\"a1 a2 b2 j9\"";

/// The same in German.
const GERMAN: [(&str, Option<Side>, &str, &str); 21] = [
    (
        CLOSED_IN,
        Some(Side::Second),
        "ist B5 sicher",
        "Keine Treppe und kein Netz fängt sie jetzt. Deine zwei Steine bei B fünf haben drei Freiheiten: B vier, A fünf, D fünf.",
    ),
    (WINS, Some(Side::First), "kann ich jetzt gewinnen", "Ja: A drei, ein Stein."),
    (
        LADDER,
        Some(Side::First),
        "gibt es eine Treppe",
        "Der Stein von Weiß auf D fünf hat zwei Freiheiten: D vier, E fünf. Eine Treppe ab E fünf fängt ihn.",
    ),
    (
        "new yin-yang moves=\"d4 f6\"",
        Some(Side::First),
        "warum",
        "Weiß: F sechs. Der Stein nimmt die Mitte des Brettes, wo am meisten Platz ist.",
    ),
    (
        "new yin-yang moves=\"d4 e5 f6\"",
        Some(Side::First),
        "was habe ich zuerst gespielt",
        "Zug 1, Schwarz: D vier.",
    ),
    (
        "new yin-yang moves=\"a1 b1 e5 a2\"",
        Some(Side::First),
        "was ist los",
        "Zug 4, Weiß: A zwei, schlägt einen. Geschlagen: Schwarz 0, Weiß 1; 5 geschlagene Steine gewinnen. | Du bist am Zug.",
    ),
    (
        "new yin-yang moves=\"d4\"",
        Some(Side::Second),
        "ist F6 schlecht",
        "Du kannst F sechs spielen. | Der neue Stein hätte vier Freiheiten.",
    ),
    (
        OTHER_FIRST,
        Some(Side::Second),
        "kann C3 entkommen",
        "Nicht, wenn Schwarz vorher C vier spielt. Dein Stein auf C drei lässt sich retten: C vier.",
    ),
    (
        OTHER_FIRST,
        Some(Side::First),
        "ist C3 verloren",
        "Sobald du C vier spielst. Der Stein von Weiß auf C drei lässt sich retten: C vier.",
    ),
    (
        "new yin-yang moves=\"d4 f6 d5\"",
        Some(Side::First),
        "warum hat Schwarz das gespielt",
        "Schwarz: D fünf. Seine Gruppe hat dann sechs Freiheiten.",
    ),
    (
        "new yin-yang moves=\"d4 f6\"",
        Some(Side::First),
        "soll ich aufgeben",
        "Selten: Solange die Partie läuft, ist sie noch zu gewinnen. Niemand hat mehr geschlagen. Geschlagen: Schwarz 0, Weiß 0; 5 geschlagene Steine gewinnen.",
    ),
    (
        KO,
        Some(Side::Second),
        "sind meine Gruppen in Gefahr",
        "Nicht sofort. Dein Stein auf C vier hat eine Freiheit, D vier: Atari. Schwarz kann D vier nicht spielen: das würde die Stellung nach Zug 7 wiederholen.",
    ),
    ("new yin-yang moves=\"d4\"", Some(Side::Second), "bin ich in Gefahr", "Weiß: keine Steine."),
    ("new yin-yang", None, "ist Schwarz am Zug", "Ja. Schwarz am Zug."),
    (
        LADDER,
        Some(Side::Second),
        "ist D4 gut",
        "Du kannst D vier spielen. | Die neue Gruppe hätte drei Freiheiten. Der Zug rettet \
         deinen Stein auf D fünf vor einer Treppe.",
    ),
    (OVER, Some(Side::First), "wie viele brauche ich noch", "Die Partie ist zu Ende."),
    (
        LADDER,
        Some(Side::Second),
        "ist D5 im Atari",
        "Nein. Dein Stein auf D fünf hat zwei Freiheiten: D vier, E fünf.",
    ),
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "ist mein Stein sicher",
        "Keine Treppe und kein Netz fängt ihn jetzt. Dein Stein auf D vier hat vier Freiheiten: D drei, C vier, \
         E vier, D fünf.",
    ),
    (
        LADDER,
        Some(Side::First),
        "was kann ich fangen",
        "Der Stein von Weiß auf D fünf hat zwei Freiheiten: D vier, E fünf. Eine Treppe ab E fünf fängt ihn.",
    ),
    (
        "new yin-yang moves=\"d4 e5\"",
        Some(Side::First),
        "wie viele Züge gibt es",
        "Zug 3, Schwarz am Zug.",
    ),
    (
        "new yin-yang moves=\"e5\"",
        None,
        "was ist nahe bei A1",
        "Nächster Stein: E fünf schwarz. | Kein Stein bis zum Rand: oben, 8 Punkte; rechts, 8 Punkte. | Der Rand: unten, links.",
    ),
];

/// Black is on move and can capture White's stone on C3.
const OTHER_FIRST: &str = "new yin-yang size=5 moves=\"c2 c3 b3 a5 d3 a1\"";
/// White has captured a stone in a ko, and Black may not take back.
const KO: &str = "new yin-yang size=7 moves=\"c3 d3 b4 e4 c5 d5 d4 c4\"";
const OVER: &str = "new yin-yang size=5 target=1 moves=\"c2 c3 b3 a5 d3 a1 c4\"";

/// A ladder from E5 on catches White's stone.
const LADDER: &str = "new yin-yang fen=\"9/9/9/3b5/2bw5/2b6/9/9/9 w 5\"";

#[test]
fn questions_are_answered_as_they_are_asked() {
    let of = |language| Settings { language, ..Settings::default() };
    let english = ANSWERS.iter().map(|answer| (of(Language::English), answer));
    let german = GERMAN.iter().map(|answer| (of(Language::German), answer));
    let mut wrong = Vec::new();
    for (settings, (setup, asker, asked, expected)) in english.chain(german) {
        let state = game(setup);
        let understood = understand(&state, *asker, settings, asked);
        let Understood::Question(question) = understood else { panic!("{asked}: {understood:?}") };
        let said =
            read_out(&Speaker::new(settings).answer(&question, &state, *asker, 0), &settings);
        if said != *expected {
            wrong.push(format!("{asked} in {setup}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Who plays somebody else against the clock is told that the other one has to agree.
#[test]
fn a_move_is_taken_back_against_the_clock_where_both_agree() {
    let act = |state: State, deed: &str| {
        let deed = Deed::read(GameKind::YinYang, deed).expect(deed);
        reduce(state, Action { by: Actor::Player(Side::First), deed }, 0).0
    };
    let race = act(act(game("new yin-yang clock=5"), "start"), "move d4");
    let alone = game("new yin-yang moves=\"d4\"");
    for (language, agreed, plain) in [
        (
            Language::English,
            "Yes, if both players agree: with \"take back\".",
            "Yes, with \"take back\", or \"take back two moves\".",
        ),
        (
            Language::German,
            "Ja, wenn beide einverstanden sind: mit „zurücknehmen“.",
            "Ja, mit „zurücknehmen“ oder „nimm zwei Züge zurück“.",
        ),
    ] {
        let settings = Settings { language, ..Settings::default() };
        for (state, expected) in [(&race, agreed), (&alone, plain)] {
            let question = Question::TakeBack(Side::First);
            let said = Speaker::new(settings).answer(&question, state, Some(Side::First), 0);
            assert_eq!(read_out(&said, &settings), expected);
        }
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
        assert_eq!(read_out(&said, &settings), expected, "{board}");
    }
}
