//! How strongly a player plays, told by his games.

use annabella::ffi::{SpeechLanguage, own_rating};

use crate::{act, create};

const TEN: &str = "moves=\"e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7\"";

const RESIGNS: [&str; 2] = ["resign", "confirm"];

/// What a game tells in which White does this.
fn after(setup: &str, deeds: &[&str], kept: &str) -> Option<String> {
    let session = create(&format!("new {setup}"));
    act(&session, "arbiter", "start");
    for deed in deeds {
        act(&session, "white", deed);
    }
    session.own_rating_after(kept.to_owned()).expect("it is open")
}

#[test]
fn a_game_against_a_rating_tells_how_strong_its_player_is() {
    let rated = format!("chess black=rating:1200 {TEN}");
    let lost = after(&rated, &RESIGNS, "").expect("it tells something");
    let told = own_rating(lost.clone(), SpeechLanguage::English).expect("no fault");
    assert_eq!(told.rating, 1_025);
    assert_eq!(told.title, "As strong as you · about 1025");
    assert_eq!(told.told, "After one game you play like people rated about 1025.");
    let lost_again = after(&rated, &RESIGNS, &lost).expect("it tells something");
    let german = own_rating(lost_again, SpeechLanguage::German).expect("no fault");
    assert!(german.rating < told.rating && german.told.starts_with("Nach 2 Partien"), "{german:?}");
}

#[test]
fn nobody_has_a_rating_before_his_first_game() {
    for kept in ["", "what is this", "9999 1 1"] {
        let told = own_rating(kept.to_owned(), SpeechLanguage::English).expect("no fault");
        assert_eq!(told.rating, 1_200, "{kept}");
        assert!(told.told.starts_with("No game has told yet"), "{}", told.told);
    }
}

#[test]
fn other_games_tell_nothing() {
    for (setup, deeds) in [
        (format!("chess black=rating:1200 {TEN}"), &[][..]),
        (format!("chess black=level:4 {TEN}"), &RESIGNS),
        (format!("chess {TEN}"), &RESIGNS),
        ("chess black=rating:1200 moves=\"e2e4 e7e5\"".to_owned(), &RESIGNS),
        ("chess black=rating:1200 fen=\"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"".to_owned(), &RESIGNS),
    ] {
        assert_eq!(after(&setup, deeds, ""), None, "{setup}");
    }
}
