use annabella::session::{Action, Deed, Phase};
use annabella::table::Game;
use annabella::table::library::Library;
use annabella::table::sealing::{self, OpeningError, SealingError};

use crate::{act, new_game};

fn seal(game: &mut Game, by: &str, text: &str, passphrase: &str, now: u64) {
    let envelope = sealing::envelope(game.state(), text, passphrase).expect("it can be sealed");
    let by = by.parse().expect("somebody");
    let update = game.dispatch(Action { by, deed: Deed::Seal(Box::new(envelope)) }, now);
    assert!(update.kept.is_ok());
}

#[test]
fn among_friends_only_a_legal_move_is_sealed() {
    let (friends, _) = new_game("new chess", None);
    for text in ["Nf3", "g1f3", "e4"] {
        assert!(sealing::envelope(friends.state(), text, "anna").is_ok(), "{text}");
    }
    for text in ["Ke2", "e2e5", "a good move"] {
        let refused = sealing::envelope(friends.state(), text, "anna");
        assert!(matches!(refused, Err(SealingError::NoMove(_))), "{text}: {refused:?}");
    }
    let (strict, _) = new_game("new chess mode=strict", None);
    assert!(sealing::envelope(strict.state(), "a good move", "anna").is_ok());
}

#[test]
fn there_is_a_key_only_for_an_envelope_that_is_kept() {
    let (mut game, _) = new_game("new chess mode=strict", None);
    act(&mut game, "arbiter", "adjourn", 0);
    assert_eq!(sealing::key(game.state(), "anna"), Err(OpeningError::NoEnvelope));
    seal(&mut game, "white", "e4", "anna", 0);
    act(&mut game, "white", "press", 0);
    assert!(matches!(sealing::key(game.state(), ""), Err(OpeningError::Key(_))));
    assert!(sealing::key(game.state(), "anna").is_ok());
}

#[test]
fn an_adjourned_game_is_resumed_from_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::open(folder.path());
    let (mut game, _) = new_game("new chess mode=strict clock=90", Some(&library));
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "arbiter", "adjourn tomorrow at ten", 60_000);
    seal(&mut game, "white", "e4", "anna", 60_000);
    act(&mut game, "white", "press", 60_000);
    let id = game.id().expect("it is kept").to_owned();
    drop(game);

    let (reports, _thoughts) = crate::listener();
    let (mut game, _) =
        Game::resume(&library, &id, reports, 0, crate::DAY + 90_000_000).expect("it is there");
    assert_eq!(game.state().phase(), Phase::Adjourned);
    assert_eq!(game.state().adjournment().expect("it is").resumption, "tomorrow at ten");
    act(&mut game, "black", "arrive", 0);
    act(&mut game, "arbiter", "resume", 0);
    let key = sealing::key(game.state(), "anna").expect("there is an envelope");
    let update =
        game.dispatch(Action { by: "black".parse().expect("one"), deed: Deed::Open(key) }, 0);
    assert_eq!(crate::told(&update), ["opened white \"e4\" article=G7", "moved white e4"]);
}
