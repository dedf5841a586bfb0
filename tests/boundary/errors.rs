use std::fs;

use annabella::ffi::{
    GameActor, GameError, GameSession, GameSide, chess960_start, delete_game, parse_setup,
    rename_game, repair_game, saved_games,
};

use crate::{act, create, create_saved, path, resume};

fn reason(error: &GameError) -> String {
    error.to_string()
}

/// A folder with one file of `tests/saved`.
fn folder_with(name: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let from = format!("{}/tests/saved/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::copy(from, folder.path().join(name)).expect("the file is copied");
    folder
}

#[test]
fn a_closed_game_says_so_whatever_is_asked() {
    let session = create("new chess");
    session.shut_down().expect("it closes");
    session.shut_down().expect("again it does nothing");
    assert_eq!(session.opened(0), Err(GameError::Closed));
    assert_eq!(session.dispatch(crate::action("white", "undo"), 0), Err(GameError::Closed));
    assert_eq!(session.collect(0), Err(GameError::Closed));
    assert_eq!(session.view(0), Err(GameError::Closed));
    assert_eq!(session.setup(), Err(GameError::Closed));
    assert_eq!(session.id(), Err(GameError::Closed));
    assert_eq!(session.rename("a".to_owned(), 0), Err(GameError::Closed));
    assert_eq!(session.flush(), Err(GameError::Closed));
    assert_eq!(session.notation(), Err(GameError::Closed));
    assert_eq!(session.fact("plies".to_owned(), 0), Err(GameError::Closed));
    assert_eq!(session.cancel_thinking(0), Err(GameError::Closed));
    assert_eq!(session.think_on(0), Err(GameError::Closed));
    assert_eq!(session.player_name(GameSide::First), Err(GameError::Closed));
    let (by, passphrase) = (GameActor::First, "a walk".to_owned());
    let sealing = session.seal_move(by, "e4".to_owned(), passphrase.clone(), 0);
    assert_eq!(sealing, Err(GameError::Closed));
    assert_eq!(session.open_sealed_move(by, passphrase, 0), Err(GameError::Closed));
}

#[test]
fn a_game_that_is_open_elsewhere_is_not_opened_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess", &folder);
    act(&session, "white", "move e2e4");
    let id = session.id().expect("it is open").expect("it has a file");
    let error = resume(&folder, &id, 0).err().expect("it is open");
    assert!(matches!(error, GameError::OpenElsewhere { .. }), "{error:?}");
    let deleting = delete_game(path(&folder), id.clone(), 0).expect_err("it is open");
    assert!(matches!(deleting, GameError::OpenElsewhere { .. }), "{deleting:?}");
    session.shut_down().expect("it closes");
    assert_eq!(resume(&folder, &id, 0).expect("it goes on").view(0).expect("it is open").plies, 1);
}

#[test]
fn a_game_that_is_not_there_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing =
        |error: GameError| assert!(matches!(error, GameError::Missing { .. }), "{error:?}");
    missing(resume(&folder, "nobody", 0).err().expect("it is not there"));
    missing(delete_game(path(&folder), "nobody".to_owned(), 0).expect_err("it is not there"));
    missing(repair_game(path(&folder), "nobody".to_owned(), 0).expect_err("it is not there"));
    missing(
        rename_game(path(&folder), "nobody".to_owned(), "a".to_owned(), 0)
            .expect_err("it is not there"),
    );
    let error = resume(&folder, "../up", 0).err().expect("it is no id");
    assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
}

#[test]
fn a_damaged_and_a_newer_game_say_so_and_stay_as_they_are() {
    for (name, is_newer) in [("damaged-middle", false), ("missing-line", false), ("newer", true)] {
        let folder = folder_with(&format!("{name}.annabella"));
        let file = folder.path().join(format!("{name}.annabella"));
        let before = fs::read(&file).expect("it is there");
        let error = resume(&folder, name, 0).err().expect("it cannot be gone on with");
        match error {
            GameError::Newer { .. } => assert!(is_newer, "{name}"),
            GameError::Damaged { .. } => assert!(!is_newer, "{name}"),
            _ => panic!("{name}: {error:?}"),
        }
        assert_eq!(fs::read(&file).expect("it is there"), before, "{name}");
        assert_eq!(saved_games(path(&folder), None, None).expect("a list").len(), 1);
    }
}

#[test]
fn a_folder_that_is_a_file_is_trouble_with_the_disk_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let file = file.to_str().expect("a path of UTF-8").to_owned();
    let setup = parse_setup("new chess".to_owned()).expect("a setup");
    let session = GameSession::create(setup, Some(file), None, 0, 0, None).expect("it begins");
    let update = act(&session, "white", "move e2e4");
    assert!(update.not_saved.is_some());
    assert_eq!(update.view.plies, 1);
    let error = session.flush().expect_err("there is no folder");
    assert!(matches!(error, GameError::Storage { .. }), "{error:?}");
    let error = session.rename("  ".to_owned(), 0).expect_err("it is no name");
    assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
    // also who looks only later is told
    assert!(session.opened(0).expect("it is open").not_saved.is_some());
    assert!(session.cancel_thinking(0).expect("it is open").not_saved.is_some());
    let error = session.shut_down().expect_err("the move is lost");
    assert!(matches!(error, GameError::Storage { .. }), "{error:?}");
    assert_eq!(session.shut_down(), Ok(()), "it is closed all the same");
}

#[test]
fn what_cannot_be_repaired_says_so() {
    let repair = |name: &str| {
        let folder = folder_with(&format!("{name}.annabella"));
        repair_game(path(&folder), name.to_owned(), 0).expect_err("it cannot be repaired")
    };
    assert!(matches!(repair("newer"), GameError::Newer { .. }));
    assert!(matches!(repair("whole"), GameError::BadInput { .. }));
    assert!(matches!(repair("not-a-game"), GameError::Unreadable { .. }));
    let folder = folder_with("not-a-game.annabella");
    let error = resume(&folder, "not-a-game", 0).err().expect("it is no game");
    assert!(matches!(error, GameError::Unreadable { .. }), "{error:?}");
}

#[test]
fn texts_that_cannot_be_read_are_the_callers_fault() {
    for line in ["", "new", "new go", "new chess white=level:99", "new chess clock=soon"] {
        let error = parse_setup(line.to_owned()).expect_err("it cannot be read");
        assert!(matches!(error, GameError::BadInput { .. }), "{line}: {error:?}");
        assert!(!reason(&error).is_empty(), "{line}");
    }
    let error = chess960_start(960).expect_err("there is none");
    assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
    let session = create("new chess");
    let error = session.fact("weather".to_owned(), 0).expect_err("no such fact");
    assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
}
