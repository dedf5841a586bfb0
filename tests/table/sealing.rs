use annabella::games::GameKind;
use annabella::games::Side;
use annabella::games::chess::notation::Letters;
use annabella::session::Actor;
use annabella::session::{Action, Deed, Event, Phase};
use annabella::table::Game;
use annabella::table::library::Library;
use annabella::table::sealing::{self, OpeningError, SealingError};

use crate::{act, new_game};

fn seal(game: &mut Game, by: &str, text: &str, passphrase: &str, now: u64) {
    let sealed = sealing::envelope(game.state(), text, passphrase, &Letters::ENGLISH)
        .expect("it can be sealed");
    let update = game.seal(Actor::read(GameKind::Chess, by).expect("somebody"), sealed, now);
    assert!(update.kept.is_ok());
}

fn sealed(game: &Game, text: &str, own: &Letters) -> Result<bool, SealingError> {
    sealing::envelope(game.state(), text, "anna", own).map(|sealed| sealed.offers_draw)
}

#[test]
fn among_friends_only_a_legal_move_is_sealed() {
    let (friends, _) = new_game("new chess", None);
    for text in ["Nf3", "g1f3", "e4", "1. e4", "Cf3", "knight f3"] {
        assert_eq!(sealed(&friends, text, &Letters::ENGLISH), Ok(false), "{text}");
    }
    for text in ["Ke2", "e2e5", "Ce5"] {
        let refused = sealed(&friends, text, &Letters::ENGLISH);
        assert_eq!(refused, Err(SealingError::NotLegal), "{text}");
    }
}

#[test]
fn what_is_no_notation_is_asked_for_again_and_what_is_illegal_is_not_told() {
    let (strict, _) = new_game("new chess mode=strict", None);
    for text in ["Ke2", "e2e5", "Ce5", "e4 e5", "knight e5", "O-O"] {
        assert_eq!(sealed(&strict, text, &Letters::ENGLISH).err(), None, "{text}");
    }
    for text in ["a good move", "hippo", "42", "?"] {
        let refused = sealed(&strict, text, &Letters::ENGLISH);
        assert_eq!(refused, Err(SealingError::NotAMove), "{text}");
    }
}

/// What the envelope says when it is opened, and whether the move was made.
fn opened(text: &str, own: &Letters) -> (String, bool) {
    let (mut game, _) = new_game("new chess mode=strict", None);
    act(&mut game, "arbiter", "adjourn", 0);
    let sealed = sealing::envelope(game.state(), text, "anna", own).expect("it can be sealed");
    game.seal(Actor::read(GameKind::Chess, "white").expect("one"), sealed, 0);
    for (by, deed) in
        [("white", "press"), ("white", "arrive"), ("black", "arrive"), ("arbiter", "resume")]
    {
        act(&mut game, by, deed, 0);
    }
    let key = sealing::key(game.state(), "anna").expect("there is an envelope");
    let action =
        Action { by: Actor::read(GameKind::Chess, "arbiter").expect("one"), deed: Deed::Open(key) };
    let events = game.dispatch(action, 0).events;
    let Some(Event::Opened { text, .. }) = events.first() else { panic!("{events:?}") };
    (text.clone(), game.state().plies().len() == 1)
}

#[test]
fn the_players_own_letters_count_first() {
    assert_eq!(opened("Nf3", &Letters::ENGLISH), ("Nf3".to_owned(), true));
    assert_eq!(opened("1. Cf3", &Letters::ENGLISH), ("Nf3".to_owned(), true));
    assert_eq!(opened("Sf3", &Letters::GERMAN), ("Nf3".to_owned(), true));
    // his king cannot go there, whatever an English rook could
    assert_eq!(opened("Rb1", &Letters::FRENCH), ("Kb1".to_owned(), false));
}

#[test]
fn an_offer_is_taken_off_told_at_once_and_stands_on_the_envelope() {
    let (mut game, _) = new_game("new chess mode=strict clock=90", None);
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "arbiter", "adjourn", 0);
    let sealed = sealing::envelope(game.state(), "e4 (=)", "anna", &Letters::ENGLISH);
    let sealed = sealed.expect("it can be sealed");
    assert!(sealed.offers_draw);
    let update = game.seal(Actor::read(GameKind::Chess, "white").expect("one"), sealed, 0);
    let told: Vec<String> =
        update.events.iter().map(|event| event.text(GameKind::Chess).to_string()).collect();
    assert_eq!(told, ["sealed white article=G1.a", "offered white article=9.1.b"]);
    act(&mut game, "white", "press", 0);
    assert_eq!(game.state().adjournment().expect("it is").offer, Some(Side::First));
    let key = sealing::key(game.state(), "anna").expect("there is an envelope");
    for (by, deed) in [("white", "arrive"), ("black", "arrive"), ("arbiter", "resume")] {
        act(&mut game, by, deed, 0);
    }
    let action =
        Action { by: Actor::read(GameKind::Chess, "arbiter").expect("one"), deed: Deed::Open(key) };
    let told: Vec<String> = game
        .dispatch(action, 0)
        .events
        .iter()
        .map(|event| event.text(GameKind::Chess).to_string())
        .collect();
    assert_eq!(told, ["opened white \"e4\" article=G7", "moved white e4"]);
    assert_eq!(game.state().offer(), Some(Side::First));
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
    let update = game.dispatch(
        Action { by: Actor::read(GameKind::Chess, "black").expect("one"), deed: Deed::Open(key) },
        0,
    );
    assert_eq!(crate::told(&update), ["opened white \"e4\" article=G7", "moved white e4"]);
}
