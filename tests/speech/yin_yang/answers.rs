//! Answers about positions that are set up.

use annabella::games::Side;
use annabella::speech::{Language, Question, Settings, Speaker, YinYangQuestion};

use super::{A2, B1, C4, D4, D5, E5, game, read_out};

/// A position that is set up, a question, and what is answered to White.
const ANSWERS: [(&str, YinYangQuestion, &str); 18] = [
    // a ladder catches White's stone, whatever is asked about it
    (
        LADDER,
        YinYangQuestion::Safe { point: D5 },
        "No. Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        LADDER,
        YinYangQuestion::InDanger { point: D5 },
        "Yes. Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        LADDER,
        YinYangQuestion::Danger { side: Some(Side::Second) },
        "Your stone at D 5 has two liberties: D 4, E 5. A ladder from E 5 on catches it.",
    ),
    (
        LADDER,
        YinYangQuestion::Danger { side: Some(Side::First) },
        "No group of Black is in danger: none has a single liberty, and none is caught in a ladder or a net.",
    ),
    // what can be saved, and what needs no saving
    (
        LADDER,
        YinYangQuestion::Saving { point: C4 },
        "No ladder or net catches them now. Black's two stones at C 4 have five liberties: C 3, B 4, D 4, B 5, C 6.",
    ),
    (
        LADDER,
        YinYangQuestion::WhatIf { side: None, point: D4 },
        "You can play D 4. | The new group would have three liberties. The move saves your stone at D 5 from a ladder.",
    ),
    // who is caught after his own move
    (
        LADDER,
        YinYangQuestion::WhatIf { side: Some(Side::First), point: E5 },
        "Black can play E 5. | The new stone would have three liberties. The stone puts your stone at D 5 in atari, and a ladder catches it.",
    ),
    (
        INTO_LADDER,
        YinYangQuestion::WhatIf { side: None, point: D5 },
        "You can play D 5. | The new stone would have two liberties. A ladder from E 5 on would catch it.",
    ),
    (INTO_LADDER, YinYangQuestion::Allowed { side: None, point: D5 }, "You can play D 5."),
    // a stone that is given up begins no ladder
    (
        SNAPBACK,
        YinYangQuestion::Safe { point: A2 },
        "No. Your two stones at A, 2 have two liberties: A, 1; B 1. Beginning at B 1, Black catches them.",
    ),
    (
        SNAPBACK,
        YinYangQuestion::WhatIf { side: Some(Side::First), point: B1 },
        "Black can play B 1. | The new stone would have one liberty: atari. Whoever takes it loses two stones.",
    ),
    // what is given up wins, or the capture before does
    (
        WINS_BY_CAPTURE,
        YinYangQuestion::Safe { point: A2 },
        "No ladder or net catches them now. Your two stones at A, 2 have two liberties: A, 1; B 1.",
    ),
    // a net
    (
        NET,
        YinYangQuestion::Safe { point: E5 },
        "No. Your stone at E 5 has two liberties: E 4, F 5. A net from F 4 on catches it.",
    ),
    (
        NET,
        YinYangQuestion::InDanger { point: E5 },
        "Yes. Your stone at E 5 has two liberties: E 4, F 5. A net from F 4 on catches it.",
    ),
    (
        NET,
        YinYangQuestion::Danger { side: None },
        "Your stone at E 5 has two liberties: E 4, F 5. A net from F 4 on catches it.",
    ),
    // an empty neighbourhood
    (
        "9/9/6b2/9/9/9/9/9/9 w 5",
        YinYangQuestion::Near { point: E5 },
        "Near: G 7 black. | No stone before the edge: up, 4 points; right, 4 points; down, 4 points; left, 4 points.",
    ),
    (
        FULL,
        YinYangQuestion::Near { point: E5 },
        "Near: D 4 white, F 4 white, D 6 white, F 6 white, D 3 white. | No stone before the edge: up, 4 points; right, 4 points; down, 4 points; left, 4 points.",
    ),
    (LADDER, YinYangQuestion::Size, "9 lines; 5 captured stones win. 81 points, from A, 1 to J 9."),
];

const LADDER: &str = "9/9/9/3b5/2bw5/2b6/9/9/9 w 5";
const INTO_LADDER: &str = "9/9/9/3b5/2b6/2b6/9/9/9 w 5";
const SNAPBACK: &str = "6/6/6/bb4/wwbb2/2www1 w 6";
const WINS_BY_CAPTURE: &str = "6/6/6/bb4/wwbb2/2www1 w 1";
const NET: &str = "9/9/9/4bb3/3bw4/3b5/9/7w1/9 w 5";
const FULL: &str = "9/9/2ww1ww2/2ww1ww2/9/2ww1ww2/2ww1ww2/9/9 w 5";

#[test]
fn answers_do_not_contradict_each_other() {
    let speaker = Speaker::new(Settings::default());
    let wrong = ANSWERS.into_iter().filter_map(|(setup, question, expected)| {
        let state = game(&format!("new yin-yang fen=\"{setup}\""));
        let said = speaker.answer(&Question::YinYang(question), &state, Some(Side::Second), 0);
        let said = read_out(&said, &Settings::default());
        (said != expected).then(|| format!("{question}: {said}"))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A stone that is captured as soon as the ko lets it be is safe for now, and can be saved.
#[test]
fn a_stone_in_ko_is_safe_for_now() {
    let state = game("new yin-yang size=7 moves=\"c3 d3 b4 e4 c5 d5 d4 c4\"");
    let speaker = Speaker::new(Settings::default());
    let point = C4;
    for (question, expected) in [
        (YinYangQuestion::Safe { point }, "For now. "),
        (YinYangQuestion::InDanger { point }, "Not at once. "),
        (YinYangQuestion::Capture { point }, "Not at once. "),
        (YinYangQuestion::Saving { point }, "White's stone at C 4 is saved by D 4"),
    ] {
        let said = speaker.answer(&Question::YinYang(question), &state, Some(Side::First), 0);
        let said = read_out(&said, &Settings::default());
        assert!(said.starts_with(expected) && said.contains("repeat"), "{question}: {said}");
    }
}

/// Many points are too many to listen to.
#[test]
fn the_best_five_points_that_save_are_named() {
    let state = game("new yin-yang fen=\"9/9/9/3b5/2bw5/2b6/9/9/9 w 5\"");
    let question = Question::YinYang(YinYangQuestion::Saving { point: D5 });
    for (language, more) in
        [(Language::English, " more points."), (Language::German, " weitere Punkte.")]
    {
        let settings = Settings { language, ..Settings::default() };
        let said = read_out(&Speaker::new(settings).answer(&question, &state, None, 0), &settings);
        let digits = said.chars().filter(char::is_ascii_digit).count();
        assert!(said.contains(more) && digits <= 6 + 2, "{said}");
    }
}
