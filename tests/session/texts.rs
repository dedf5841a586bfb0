use super::*;
use annabella::games::GameKind;
use annabella::games::chess::{Move, Square};
use annabella::session::NewGame;
use random::actions::{actor, deed};
use random::new_game;

proptest! {
    #[test]
    fn a_new_game_is_read_as_it_is_written(game in new_game()) {
        let text = game.to_string();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(text.parse::<NewGame>().unwrap(), game, "{}", text);
    }

    #[test]
    fn deeds_and_actors_are_read_as_they_are_written(deed in deed(), by in actor()) {
        prop_assert_eq!(Deed::read(GameKind::Chess, &deed.text(GameKind::Chess).to_string()), Ok(deed));
        prop_assert_eq!(Actor::read(GameKind::Chess, by.name(GameKind::Chess)), Ok(by));
    }

    #[test]
    fn any_text_is_survived(text in r"\PC{0,60}|(.|\n){0,60}") {
        let _ = Deed::read(GameKind::Chess, &text);
        let _ = Actor::read(GameKind::Chess, &text);
        let _ = text.parse::<NewGame>();
    }

    #[test]
    fn anything_like_a_new_game_is_survived_and_what_is_read_reads_again(
        variant in prop::sample::select(vec!["chess", "chess960", "go", ""]),
        fields in prop::collection::vec((
            prop::sample::select(vec![
                "fen", "start", "moves", "white", "black", "white-name", "black-name", "seed",
                "mode", "clock", "clock-black", "press", "begins", "default-time", "away",
                "supervised", "draws", "score", "session", "x", "",
            ]),
            prop::sample::select(vec![
                "=", " ", "=\"",  "= ",
            ]),
            prop_oneof![
                prop::sample::select(vec![
                    "level:3", "person", "5+3", "40/90,30", "strict", "manual", "5:00", "e2e4 e7e5",
                    "e2e4\"", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\"", "\"", "\\", "\\\"", "runs", "7",
                    "518", "Ann\"", "none", "1day", "no", "yes", "never", "free", "hand", "kept",
                ]).prop_map(str::to_owned),
                r"\PC{0,10}",
            ],
        ), 0..8),
    ) {
        let mut text = format!("new {variant}");
        for (key, equals, value) in fields {
            text.extend([" ", key, equals, &value]);
        }
        match text.parse::<NewGame>() {
            Ok(game) => {
                prop_assert_eq!(game.to_string().parse::<NewGame>().unwrap(), game.clone(), "{}", game);
                let _ = State::new(game);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn anything_like_a_deed_is_survived(
        name in prop::sample::select(DeedKind::ALL.map(DeedKind::name).to_vec()),
        about in r"( ?[a-h1-8qrbnk]{0,6}| (white|black) [0-9+-]{0,4}| (fifty|repetition|no-effort|1-0|queen|king|reject|settings) ?|-?[0-9]{0,12}|[0-9a-f]{64}|\PC{0,9})",
    ) {
        if let Ok(deed) = Deed::read(GameKind::Chess, &format!("{name}{about}")) {
            prop_assert_eq!(Deed::read(GameKind::Chess, &deed.text(GameKind::Chess).to_string()), Ok(deed));
        }
    }
}

#[test]
fn a_new_game_leaves_out_what_is_usual() {
    for text in [
        "new chess",
        "new chess960 fen=\"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"",
        "new chess mode=strict clock=90+30 press=manual begins=10:00 default-time=0:00",
        "new chess clock=5 clock-black=none away=runs",
        "new chess clock-black=1day white=level:3 white-name=\"A \\\"B\\\" \\\\C\" seed=7",
        "new chess moves=\"e2e4 e7e5\"",
        "new chess mode=strict supervised=no draws=30 score=hand session=240:00",
        "new chess draws=never",
    ] {
        assert_eq!(text.parse::<NewGame>().unwrap().to_string(), text);
    }
}

#[track_caller]
fn refused(line: &str, found: &str) {
    let error = line.parse::<NewGame>().unwrap_err();
    assert_eq!(error.found, found, "{error}");
}

#[test]
fn a_refusal_names_the_part_of_the_new_game() {
    refused("", "");
    refused("old chess", "old chess");
    refused("new go", "go");
    refused("new chess clock", "clock");
    refused("new chess clock=", "clock=");
    refused("new chess clock=5+x", "clock=5+x");
    refused("new chess white=level:13", "white=level:13");
    refused("new chess black=full:0", "black=full:0");
    refused("new chess mode=mild", "mode=mild");
    refused("new chess start=960", "start=960");
    refused("new chess fen=x", "fen=x");
    refused("new chess moves=\"e2e4 e2e4\"", "moves");
    refused("new chess default-time=5:00", "default-time");
    refused("new chess white-name=\"Ann", "white-name");
    refused("new chess white-name=\"A\"b", "white-name");
    refused("new chess colour=red", "colour=red");
    refused("new chess supervised=maybe", "supervised=maybe");
    refused("new chess draws=-1", "draws=-1");
    refused("new chess score=foot", "score=foot");
    refused("new chess white-plays=level:3", "white-plays=level:3");
    refused("new chess white-=level:3", "white-=level:3");
    refused("new chess session=long", "session=long");
}

#[test]
fn a_game_whose_parts_do_not_fit_is_refused() {
    let moves = vec![Move::normal(Square::E2, Square::E5).into()];
    assert!(State::new(NewGame { moves, ..NewGame::default() }).is_err());
    for line in [
        "new chess supervised=no",
        "new chess mode=strict supervised=no black=level:1",
        "new chess score=hand",
    ] {
        assert!(State::new(line.parse().unwrap()).is_err(), "{line}");
    }
    for name in ["a\nb".to_owned(), "a".repeat(201)] {
        let game = NewGame { names: [name, String::new()], ..NewGame::default() };
        assert!(State::new(game).is_err());
    }
}
