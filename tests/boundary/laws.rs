//! The sets of rules that are offered for a game by the Laws.

use annabella::ffi::{GameMode, GamePlayer, GameSession, OfferedLaws, SpeechLanguage, law_sets};

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
