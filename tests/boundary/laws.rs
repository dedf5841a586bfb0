//! The sets of rules that are offered for a game by the Laws, and what such a game shows.

use annabella::ffi::{
    CallReason, DrawClaim, GameMode, GamePlayer, GameQuestion, GameSession, OfferedLaws, Phrase,
    ScoreLetters, SpeechLanguage, law_sets,
};
use annabella::games::Side;
use annabella::session::LookBack;

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
                "Of a strict game only the moves are told until it is over.",
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
    // with a blind player moves are told aloud, and what was misheard may be asked for
    let blind = create("new chess mode=strict blind=black score=hand");
    act(&blind, "white", "move e2e4");
    let last = blind.ask(GameQuestion::Score, 0).expect("it is open");
    assert_eq!(printed(&last), ["Move 1, White: e4."]);
}
