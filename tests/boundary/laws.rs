//! The sets of rules that are offered for a game by the Laws, and what such a game shows.

use annabella::ffi::{
    CallReason, DrawClaim, GameMode, GamePlayer, GameSession, OfferedLaws, SpeechLanguage, law_sets,
};

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
fn l8_1_the_moves_are_out_of_sight_until_both_have_written_them() {
    let session = create("new chess mode=strict score=hand");
    let hides = || session.view(0).expect("it is open").hides_score;
    assert!(!hides());
    act(&session, "white", "move e2e4");
    assert!(hides());
    act(&session, "white", "record e2e4");
    assert!(hides());
    act(&session, "black", "record e2e4");
    assert!(!hides());
    // where nobody has to write (articles A2, B2) nothing is hidden
    let rapid = create("new chess mode=strict clock=15+10 score=hand");
    act(&rapid, "arbiter", "start");
    act(&rapid, "white", "move e2e4");
    assert!(!rapid.view(0).expect("it is open").hides_score);
}
