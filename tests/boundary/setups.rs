use std::fs;

use annabella::engine::Level;
use annabella::ffi::{
    ClockPress, GameKind, GameMode, GamePlayer, GameSession, GameSetup, GameStrength, SeatSetup,
    SpeechLanguage, engine_levels, parse_setup,
};
use annabella::session::{NewGame, State};

fn plain() -> GameSetup {
    parse_setup("new chess".to_owned()).expect("a setup")
}

/// What is agreed in each case of the transcripts.
fn lines() -> Vec<String> {
    let mut lines = Vec::new();
    for folder in ["laws", "transcripts"] {
        let folder = format!("{}/tests/{folder}", env!("CARGO_MANIFEST_DIR"));
        for entry in fs::read_dir(folder).expect("the files are there") {
            let text = fs::read_to_string(entry.expect("a file").path()).expect("it can be read");
            lines.extend(text.lines().filter(|line| line.starts_with("new ")).map(str::to_owned));
        }
    }
    assert!(lines.len() > 200);
    lines
}

/// What is agreed for strict games only.
const STRICT: [&str; 6] = [
    "new chess mode=strict supervised=no",
    "new chess mode=strict draws=30",
    "new chess mode=strict draws=never",
    "new chess mode=strict score=hand clock=90+30",
    "new chess mode=strict session=4:00:00",
    "new chess mode=strict supervised=no draws=1 score=hand session=0:01",
];

#[test]
fn a_setup_crosses_and_is_the_same() {
    let mut begun = 0;
    for line in lines().into_iter().chain(STRICT.map(str::to_owned)) {
        let Ok(setup) = parse_setup(line.clone()) else { continue };
        let there = NewGame::try_from(setup.clone()).expect("it can begin");
        assert_eq!(there, line.parse().expect("it can be read"), "{line}");
        assert_eq!(GameSetup::from(&there), setup, "{line}");
        let created = GameSession::create(setup.clone(), None, None, 0, 0, None);
        assert_eq!(created.is_ok(), State::new(there).is_ok(), "{line}");
        if let Ok(session) = created {
            assert_eq!(session.setup(), Ok(setup), "{line}");
            begun += 1;
        }
    }
    assert!(begun > 200);
}

fn seat(player: GamePlayer) -> SeatSetup {
    SeatSetup { player, name: String::new(), conduct: None }
}

fn named(name: &str) -> SeatSetup {
    SeatSetup { name: name.to_owned(), ..seat(GamePlayer::Person) }
}

#[test]
fn an_app_needs_to_say_little() {
    let setup = GameSetup {
        kind: GameKind::Chess960,
        fen: Some("qnbrkbrn/pppppppp/8/8/8/8/PPPPPPPP/QNBRKBRN w KQkq - 0 1".to_owned()),
        second: seat(GamePlayer::Computer { strength: GameStrength::Level { number: 3 } }),
        mode: GameMode::Strict,
        clock: "40/90+30,30".to_owned(),
        second_clock: Some("5+3".to_owned()),
        press: ClockPress::ByHand,
        away: None,
        ..plain()
    };
    let session = GameSession::create(setup, None, None, 0, 0, None).expect("it begins");
    let agreed = session.setup().expect("it is open");
    assert_eq!(agreed.away, None, "as the Laws have it");
    assert_eq!(
        (agreed.clock.as_str(), agreed.second_clock.as_deref()),
        ("40/90+30,30", Some("5+3"))
    );
    assert_eq!((agreed.kind, agreed.press), (GameKind::Chess960, ClockPress::ByHand));
    assert!(agreed.is_supervised && !agreed.is_score_by_hand);
    assert_eq!((agreed.draws_from_move, agreed.session_ms), (Some(0), None));
}

#[test]
fn levels_have_names_in_both_languages() {
    let levels = engine_levels(GameKind::YinYang, SpeechLanguage::English).expect("a list");
    let numbers: Vec<u32> = levels.iter().map(|level| level.number).collect();
    assert_eq!(numbers, (1..=Level::ALL.len() as u32).collect::<Vec<_>>());
    let english: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
    assert_eq!(levels.iter().map(|level| level.name.as_str()).collect::<Vec<_>>(), english);
    let german = engine_levels(GameKind::Checkers, SpeechLanguage::German).expect("a list");
    assert_eq!((german[0].name.as_str(), german[11].name.as_str()), ("Neuling", "Großmeister"));
}

#[test]
fn chess_is_played_like_people_of_a_rating() {
    for kind in [GameKind::Chess, GameKind::Chess960] {
        let ratings = engine_levels(kind, SpeechLanguage::German).expect("a list");
        let numbers: Vec<u32> = ratings.iter().map(|rating| rating.number).collect();
        assert_eq!(numbers, (600..=2_400).step_by(150).collect::<Vec<_>>());
        assert_eq!((&*ratings[0].name, &*ratings[12].name), ("Neuling", "Experte"));
        assert_eq!(ratings[4].title, "etwa 1200 · Gelegenheitsspieler");
    }
    let rated = GamePlayer::Computer { strength: GameStrength::Level { number: 1_234 } };
    let setup = GameSetup { second: seat(rated), ..plain() };
    let session = GameSession::create(setup, None, None, 0, 0, None).expect("it begins");
    let view = session.view(0).expect("it is open");
    assert_eq!(view.second.player, rated);
}

#[test]
fn what_cannot_begin_says_why() {
    let fen = |fen: &str| GameSetup { fen: Some(fen.to_owned()), ..plain() };
    let player = GamePlayer::Computer { strength: GameStrength::Level { number: 77 } };
    let rated = GamePlayer::Computer { strength: GameStrength::Level { number: 1_200 } };
    let hasty = GamePlayer::Computer { strength: GameStrength::Full { move_ms: 99 } };
    let mode = GameMode::Strict;
    let computer = GamePlayer::Computer { strength: GameStrength::Level { number: 1 } };
    for (setup, part) in [
        (fen("8/8/8/8/8/8/8/8 w - - 0 1"), "king"),
        (fen("nothing"), ""),
        (GameSetup { clock: "soon".to_owned(), ..plain() }, "soon"),
        (GameSetup { second_clock: Some("1".to_owned()), clock: "x".to_owned(), ..plain() }, "x"),
        (GameSetup { first: seat(player), ..plain() }, "77"),
        (
            GameSetup { kind: GameKind::Checkers, fen: None, first: seat(rated), ..plain() },
            "level:4",
        ),
        (GameSetup { first: seat(hasty), ..plain() }, "99 milliseconds"),
        (GameSetup { moves: "e2e5".to_owned(), ..plain() }, "e2e5"),
        (GameSetup { first: named("a\nb"), ..plain() }, ""),
        (GameSetup { is_supervised: false, ..plain() }, "supervision"),
        (GameSetup { is_supervised: false, mode, first: seat(computer), ..plain() }, "supervision"),
        (GameSetup { is_score_by_hand: true, ..plain() }, "score"),
    ] {
        let told = format!("{setup:?}");
        let error =
            GameSession::create(setup, None, None, 0, 0, None).err().expect(&told).to_string();
        assert!(error.contains(part) && !error.is_empty(), "{told}: {error}");
    }
}

#[test]
fn a_game_may_begin_in_the_midst_of_another() {
    let setup = GameSetup { moves: "e2e4 e7e5 e1e2".to_owned(), ..plain() };
    let session = GameSession::create(setup, None, None, 0, 0, None).expect("it begins");
    let view = session.view(0).expect("it is open");
    assert_eq!((view.plies, view.move_number), (3, 2));
}

#[test]
fn yin_yang_begins_with_the_lines_and_the_target_that_are_agreed() {
    let yin_yang =
        |lines, target| GameSetup { kind: GameKind::YinYang, fen: None, lines, target, ..plain() };
    let view = |setup| {
        let session = GameSession::create(setup, None, None, 0, 0, None).expect("it begins");
        session.view(0).expect("it is open")
    };
    for (lines, target, shape, wins) in [
        (None, None, 9, 5),
        (Some(5), None, 5, 5),
        (None, Some(99), 9, 99),
        (Some(19), Some(1), 19, 1),
    ] {
        let view = view(yin_yang(lines, target));
        assert_eq!((view.columns, view.rows, view.target), (shape, shape, Some(wins)));
    }
    assert_eq!(view(plain()).target, None);
    let fen = Some("5/5/5/5/5 b 3 2 1".to_owned());
    let captured = view(GameSetup { fen: fen.clone(), ..yin_yang(None, None) });
    assert_eq!((captured.first.taken, captured.second.taken), (vec![9, 9], vec![1]));
    for (setup, part) in [
        (yin_yang(Some(4), None), "not 4"),
        (yin_yang(Some(20), None), "not 20"),
        (yin_yang(None, Some(0)), "not 0"),
        (yin_yang(None, Some(100)), "not 100"),
        (GameSetup { fen, ..yin_yang(Some(5), None) }, "of the position"),
        (GameSetup { kind: GameKind::Chess, ..yin_yang(Some(9), None) }, "only Yin-Yang"),
    ] {
        let error = GameSession::create(setup, None, None, 0, 0, None).err().expect(part);
        assert!(error.to_string().contains(part), "{error}");
    }
}
