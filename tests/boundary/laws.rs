//! The sets of rules that are offered for a game by the Laws, and what such a game shows.

use annabella::ffi::{
    CallReason, DrawClaim, GameMode, GamePlayer, GameQuestion, GameSession, OfferedLaws, Phrase,
    ScoreLetters, SpeechLanguage, SpeechSettings, SpeechStyle, SpokenPhrase, law_sets,
    saved_game_spoken,
};
use annabella::games::Side;
use annabella::session::LookBack;

use crate::speech::fide;
use crate::{act, create};

fn offered() -> Vec<OfferedLaws> {
    law_sets(SpeechLanguage::English).unwrap()
}

#[test]
fn each_set_begins_a_game_of_two_people_by_the_laws() {
    for laws in offered() {
        let setup = laws.setup.clone();
        assert_eq!(setup.mode, GameMode::Strict, "{}", laws.name);
        assert_eq!([&setup.first.player, &setup.second.player], [&GamePlayer::Person; 2]);
        let session = GameSession::create(setup.clone(), None, None, 0, 0, None).unwrap();
        assert_eq!(session.setup().unwrap().clock, setup.clock, "{}", laws.name);
    }
}

#[test]
fn each_differs_from_the_others_in_what_is_agreed() {
    let sets = offered();
    for (at, one) in sets.iter().enumerate() {
        for other in &sets[at + 1..] {
            assert_ne!(one.setup, other.setup, "{} and {}", one.name, other.name);
        }
    }
}

#[test]
fn each_is_told_in_both_languages() {
    let german = law_sets(SpeechLanguage::German).unwrap();
    for (english, german) in offered().iter().zip(&german) {
        assert_eq!(english.set, german.set);
        assert!(!english.name.is_empty() && !german.name.is_empty());
        assert_ne!(english.about, german.about);
    }
    assert_eq!(german[2].name, "Schnellschach ohne Schiedsrichter");
}

#[test]
fn l12_3_the_board_shows_no_more_than_one_of_wood_until_the_end() {
    let check = "fen=\"4k3/8/8/8/8/4q3/8/4K3 w - - 0 40\"";
    let friendly = create(&format!("new chess {check}")).view(0).expect("it is open");
    assert!(friendly.has_aids && friendly.lead == -9 && friendly.alarms == [4]);
    let session = create(&format!("new chess mode=strict {check}"));
    let strict = session.view(0).expect("it is open");
    assert!(!strict.has_aids && strict.lead == 0 && strict.alarms.is_empty());
    act(&session, "white", "resign");
    act(&session, "white", "confirm");
    let over = session.view(0).expect("it is open");
    assert!(over.has_aids && over.lead == -9 && over.alarms == [4]);
}

#[test]
fn what_does_not_apply_is_not_offered() {
    let claims = |line: &str| {
        let session = create(line);
        if line.contains("clock") {
            act(&session, "arbiter", "start");
        }
        let view = session.view(0).expect("it is open");
        (view.first.claims, view.first.calls)
    };
    let usual = [DrawClaim::Repetition, DrawClaim::FiftyMoves];
    let (plain, calls) = claims("new chess mode=strict");
    assert_eq!(plain, usual);
    assert!(calls.contains(&CallReason::Help));
    let (with_increment, _) = claims("new chess mode=strict clock=5+3");
    assert_eq!(with_increment, usual);
    let (quickplay, _) = claims("new chess mode=strict clock=30");
    assert!(quickplay.contains(&DrawClaim::CannotWin));
    let (_, nobody) = claims("new chess mode=strict clock=30 supervised=no");
    assert_eq!(nobody, [CallReason::Settings]);
}

#[test]
fn l8_1_no_move_is_told_that_a_player_has_still_to_write() {
    let session = create("new chess mode=strict score=hand");
    let told = || session.view(0).expect("it is open").told_plies;
    assert_eq!(told(), 0);
    act(&session, "white", "move e2e4");
    assert_eq!(told(), 0);
    act(&session, "white", "record e2e4");
    assert_eq!(told(), 0);
    act(&session, "black", "record e2e4");
    assert_eq!(told(), 1);
    // where nobody has to write (articles A2, B2) all are told
    let rapid = create("new chess mode=strict clock=15+10 score=hand");
    act(&rapid, "arbiter", "start");
    act(&rapid, "white", "move e2e4");
    assert_eq!(rapid.view(0).expect("it is open").told_plies, 1);
}

fn plain() -> SpeechSettings {
    SpeechSettings { style: SpeechStyle::Plain, ..fide() }
}

fn printed(phrases: &[Phrase]) -> Vec<&str> {
    phrases.iter().map(|phrase| phrase.printed.as_str()).collect()
}

#[test]
fn l8_1_who_looks_back_sees_what_both_have_written() {
    let session = create("new chess mode=strict score=hand");
    act(&session, "white", "move e2e4");
    for side in ["white", "black"] {
        act(&session, side, "record e2e4");
    }
    act(&session, "black", "move e7e5");
    act(&session, "black", "record e7e5");
    let look = |to| session.look(0, to, ScoreLetters::Figurines, 0).expect("it can be looked at");
    for to in [
        LookBack::End,
        LookBack::On { plies: 2 },
        LookBack::To { number: 1, side: Some(Side::Second) },
    ] {
        let past = look(to);
        assert_eq!((past.ply, past.plies), (1, 1), "{to:?}");
        assert_eq!(
            printed(&past.phrases),
            [
                "Move 1, White: e4.",
                "By the Laws a look back tells the moves and shows no earlier position until the game is over.",
                "Later moves are told when they are written down.",
            ],
            "{to:?}"
        );
    }
    let back = session.look(2, LookBack::Back { plies: 1 }, ScoreLetters::Figurines, 0);
    assert_eq!(back.expect("it can be looked at").ply, 1);
    assert!(session.past(2, ScoreLetters::Figurines, 0).is_err());
    act(&session, "white", "record e7e5");
    let past = look(LookBack::End);
    assert_eq!((past.ply, past.plies), (2, 2));
    assert_eq!(printed(&past.phrases), ["Move 1, Black: e5."]);
}

#[test]
fn l8_1_a_move_is_seen_before_it_is_written_and_not_read() {
    let session = create("new chess mode=strict score=hand");
    let moved = act(&session, "white", "move e2e4");
    // for who hears it the sentence is the board
    let [told] = &moved.phrases[..] else { panic!("{moved:?}") };
    assert_eq!(
        (told.segments[0].text.as_str(), told.printed.as_str()),
        ("White: e 4.", "White has moved.")
    );
    let asked = |question| {
        let said = session.ask(question, 0).expect("it is open");
        said.iter().map(|phrase| phrase.printed.clone()).collect::<Vec<_>>()
    };
    let refused = ["Not before the moves are written down, article 8 point 1."];
    for question in [GameQuestion::LastMoves { count: 1 }, GameQuestion::Score] {
        assert_eq!(asked(question), refused);
    }
    assert_eq!(asked(GameQuestion::Situation), ["Black to move."]);
    for side in ["white", "black"] {
        act(&session, side, "record e2e4");
    }
    assert_eq!(asked(GameQuestion::Score), ["Move 1, White: e4."]);
}

#[test]
fn l8_1_moves_that_come_by_voice_are_told_before_they_are_written() {
    // to a blind player, and to one from whom the board is hidden: what was misheard may be asked
    // for, by whoever hears it
    for by_voice in ["blind=black", "blind=both", "white-hidden=board", "black-hidden=pieces"] {
        let session = create(&format!("new chess mode=strict score=hand {by_voice}"));
        let moved = match by_voice {
            "blind=both" => {
                act(&session, "white", "move e2e4");
                act(&session, "white", "press")
            }
            _ => act(&session, "white", "move e2e4"),
        };
        assert_eq!((moved.view.plies, moved.view.told_plies), (1, 1), "{by_voice}");
        let names = |phrase: &Phrase| phrase.printed.contains("e4");
        assert!(by_voice == "blind=both" || moved.phrases.iter().any(names), "{moved:?}");
        for question in [GameQuestion::LastMoves { count: 1 }, GameQuestion::Score] {
            let asked = session.ask(question, 0).expect("it is open");
            assert!(asked.iter().any(names), "{by_voice}: {asked:?}");
        }
        let past = session.look(0, LookBack::End, ScoreLetters::Figurines, 0);
        let past = past.expect("it can be looked at");
        assert_eq!((past.ply, past.plies), (1, 1), "{by_voice}");
        assert!(past.phrases.iter().any(names), "{by_voice}: {past:?}");
    }
}

#[test]
fn l8_1_the_log_of_what_was_said_prints_no_move_that_is_still_to_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = crate::create_saved("new chess mode=strict score=hand", &folder);
    act(&session, "white", "move e2e4");
    let id = session.id().expect("it is open").expect("it has a file");
    let logs = || {
        let settings = plain();
        let running = session.spoken_log(settings, None).expect("it is open");
        let saved = saved_game_spoken(crate::path(&folder), id.clone(), settings, None);
        assert_eq!(saved.expect("it is there"), running);
        running
            .into_iter()
            .map(|line| line.phrase)
            .filter(|phrase| {
                phrase.printed.starts_with("White") || phrase.printed.starts_with("Black")
            })
            .collect::<Vec<_>>()
    };
    let said = logs();
    // who has it said once more hears what was said
    assert_eq!(printed(&said), ["White has moved."]);
    assert_eq!(said[0].segments[0].text, "White: e 4.");
    for side in ["white", "black"] {
        act(&session, side, "record e2e4");
    }
    act(&session, "black", "move e7e5");
    assert_eq!(printed(&logs())[0], "White: e4.");
    assert!(printed(&logs()).contains(&"Black has moved."), "{:?}", printed(&logs()));
    act(&session, "white", "record e7e5");
    act(&session, "black", "record e7e5");
    assert!(printed(&logs()).contains(&"Black: e5."), "{:?}", printed(&logs()));
}

#[test]
fn l8_4_who_catches_up_reads_in_no_log_what_he_has_to_write() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = crate::create_saved("new chess mode=strict clock=2/60,30 score=hand", &folder);
    let act = |by: &str, deed: &str, now| {
        session.dispatch(crate::action(by, deed), now).expect("it is open")
    };
    act("arbiter", "start", 0);
    // with less than five minutes White need not write, and with his flag he has to
    for (by, mv) in [("white", "e2e4"), ("black", "e7e5"), ("white", "g1f3")] {
        act(by, &format!("move {mv}"), 3_480_000);
        act("black", &format!("record {mv}"), 3_480_000);
    }
    act("black", "move b8c6", 3_480_000);
    let names = |log: &[SpokenPhrase]| {
        let lines = log.iter().map(|line| &line.phrase.printed);
        lines.filter(|line| line.contains("White: ") || line.contains("Black: ")).count()
    };
    let log = || session.spoken_log(plain(), None).expect("it is open");
    assert_eq!(names(&log()), 3, "{:?}", log());
    act("clock", "tick", 3_600_000);
    assert_eq!(session.view(3_600_000).expect("it is open").told_plies, 0);
    assert_eq!(names(&log()), 0, "{:?}", log());
}
