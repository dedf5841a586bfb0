//! How strongly a player plays, told by his games.

use annabella::ffi::{GameError, GameStrength, SpeechLanguage, own_rating, risen_strength};

use crate::{act, create};

const TEN: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7";

const RESIGNS: [&str; 2] = ["resign", "confirm"];

/// What a game tells in which these moves are made and White does this then.
fn after(setup: &str, moves: &str, deeds: &[&str], kept: &str) -> Option<String> {
    let session = create(&format!("new {setup}"));
    act(&session, "arbiter", "start");
    let black = if setup.contains("black=") { "engine" } else { "black" };
    for (mv, actor) in moves.split_whitespace().zip(["white", black].iter().cycle()) {
        act(&session, actor, &format!("move {mv}"));
    }
    for deed in deeds {
        act(&session, "white", deed);
    }
    session.own_rating_after(kept.to_owned()).expect("it is open")
}

#[test]
fn a_game_against_a_rating_tells_how_strong_its_player_is() {
    let rated = "chess black=rating:1200";
    let lost = after(rated, TEN, &RESIGNS, "").expect("it tells something");
    let told = own_rating(lost.clone(), SpeechLanguage::English).expect("no fault");
    assert_eq!(told.rating, 1_025);
    assert_eq!(told.title, "As strong as you · about 1025");
    assert_eq!(told.told, "After one game you play like people rated about 1025.");
    let lost_again = after(rated, TEN, &RESIGNS, &lost).expect("it tells something");
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
    let branch = format!("chess black=rating:1200 moves=\"{TEN}\"");
    for (setup, moves, deeds) in [
        ("chess black=rating:1200", TEN, &[][..]),
        ("chess black=level:4", TEN, &RESIGNS),
        ("chess", TEN, &RESIGNS),
        ("chess black=rating:1200", "e2e4 e7e5", &RESIGNS),
        ("chess black=rating:1200 fen=\"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"", "", &RESIGNS),
        (&branch, "d2d3 d7d6 c2c3 e8g8 b1d2 c8g4 h2h3 g4h5 g2g4 h5g6", &RESIGNS),
    ] {
        assert_eq!(after(setup, moves, deeds, ""), None, "{setup} {moves}");
    }
}

#[test]
fn boards_rise_by_a_level_or_a_hundred_points() {
    let level = |number| GameStrength::Level { number };
    assert_eq!(risen_strength(level(1_200), 2), Ok(level(1_400)));
    assert_eq!(risen_strength(level(11), 5), Ok(level(12)));
    assert_eq!(risen_strength(level(2_400), u32::MAX), Ok(level(2_400)));
    assert!(matches!(risen_strength(level(100), 1), Err(GameError::BadInput { .. })));
}
