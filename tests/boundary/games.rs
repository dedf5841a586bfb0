//! The folder of saved games.

use std::fs;

use annabella::ffi::{
    GamePhase, GamePlayer, GameStrength, Happening, HiddenBoard, SavedCondition, delete_game,
    deleted_games, parse_action, purge_deleted_games, rename_game, repair_game, restore_game,
    saved_game_notation, saved_games, saved_games_notation,
};

use annabella::games::GameKind;

use crate::{DAY, act, create, create_saved, create_saved_on, happened, path, resume, resume_on};

#[test]
fn what_was_played_is_in_the_list_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess black=level:2", &folder);
    session.flush().expect("nothing is owed");
    assert_eq!(session.id(), Ok(None), "nothing was played");
    assert_eq!(saved_games(path(&folder), None, None), Ok(Vec::new()));
    act(&session, "white", "move e2e4");
    session.rename("an evening".to_owned(), 0).expect("a name");
    let view = session.view(0).expect("it is open");
    let id = session.id().expect("it is open").expect("it has a file");
    session.shut_down().expect("it closes");

    let [game] = &saved_games(path(&folder), None, None).expect("a list")[..] else {
        panic!("one game")
    };
    assert_eq!((game.id.as_str(), game.name.as_str()), (id.as_str(), "an evening"));
    assert_eq!(game.condition, SavedCondition::Whole);
    let content = game.content.as_ref().expect("it holds a game");
    assert_eq!(
        (content.first.player, content.second.player),
        (GamePlayer::Person, GamePlayer::Computer { strength: GameStrength::Level { number: 2 } })
    );
    assert_eq!((content.plies, content.result.as_str()), (1, "*"));
    assert_eq!(content.board, view.board);

    let again = resume(&folder, &id, 5).expect("it goes on");
    assert_eq!(again.view(5).expect("it is open").board, view.board);
    assert_eq!(again.id(), Ok(Some(id)));
}

#[test]
fn what_happened_while_nobody_was_there_is_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved_on("new chess mode=strict clock=1", &folder, DAY);
    act(&session, "arbiter", "start");
    act(&session, "white", "move e2e4");
    let id = session.id().expect("it is open").expect("it has a file");
    session.shut_down().expect("it closes");
    let again = resume_on(&folder, &id, 100_000, DAY + 100_000).expect("it goes on");
    let opened = again.opened(100_000).expect("it is open");
    let told: Vec<String> = happened(&opened).iter().map(|what| format!("{what:?}")).collect();
    assert!(told.iter().any(|what| what.starts_with("FlagFell")), "{told:?}");
    assert!(told.iter().any(|what| what.starts_with("Ended")), "{told:?}");
    assert_eq!(again.opened(100_000).expect("it is open").events, []);
}

#[test]
fn a_wrong_clock_of_the_device_interrupts_a_game_and_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved_on("new chess mode=strict clock=1", &folder, DAY);
    act(&session, "arbiter", "start");
    let id = session.id().expect("it is open").expect("it has a file");
    session.shut_down().expect("it closes");
    let again = resume_on(&folder, &id, 5, 100_000).expect("it goes on");
    let opened = again.opened(5).expect("it is open");
    assert!(matches!(opened.view.phase, GamePhase::Paused { .. }), "{:?}", opened.view.phase);
    let said: Vec<String> = crate::speech::said(&opened.phrases);
    let wrong =
        "en:The time of day on this device cannot be right, so the time away is not counted.";
    assert_eq!(said[0], wrong);
    assert!(said.len() > 1, "that the clocks are stopped is told too");
    assert_eq!(again.opened(5).expect("it is open").phrases, []);
}

#[test]
fn a_game_is_renamed_deleted_restored_and_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess", &folder);
    act(&session, "white", "move e2e4");
    let id = session.id().expect("it is open").expect("it has a file");
    session.shut_down().expect("it closes");
    let folder = path(&folder);
    rename_game(folder.clone(), id.clone(), "other".to_owned(), 2_000).expect("a name");
    assert_eq!(saved_games(folder.clone(), None, None).expect("a list")[0].name, "other");

    let deleted = delete_game(folder.clone(), id.clone(), 3_000).expect("it is deleted");
    assert_eq!(saved_games(folder.clone(), None, None), Ok(Vec::new()));
    let list = deleted_games(folder.clone(), None).expect("a list");
    assert_eq!(list.iter().map(|game| &game.id).collect::<Vec<_>>(), [&deleted]);
    assert_eq!(list[0].content.as_ref().map(|content| content.plies), Some(1));
    assert_eq!(restore_game(folder.clone(), deleted).expect("it is restored"), id);
    assert_eq!(saved_games(folder.clone(), None, None).expect("a list").len(), 1);

    delete_game(folder.clone(), id, 3_000).expect("it is deleted");
    assert_eq!(purge_deleted_games(folder.clone(), 3_000), Ok(0), "deleted then, not before");
    assert_eq!(purge_deleted_games(folder.clone(), 3_001), Ok(1));
    assert_eq!(deleted_games(folder, None), Ok(Vec::new()));
}

#[test]
fn each_kind_of_file_is_told_apart_and_a_damaged_one_is_repaired() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saved");
    for entry in fs::read_dir(saved).expect("the files are there") {
        let entry = entry.expect("a file");
        fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("it is copied");
    }
    let games = saved_games(path(&folder), None, None).expect("a list");
    let condition = |id: &str| {
        let game = games.iter().find(|game| game.id == id).unwrap_or_else(|| panic!("no {id}"));
        match &game.condition {
            SavedCondition::Damaged { reason } | SavedCondition::Unreadable { reason } => {
                assert!(!reason.is_empty(), "{id}");
            }
            SavedCondition::Whole | SavedCondition::Unfinished | SavedCondition::Newer => {}
        }
        game.condition.clone()
    };
    assert_eq!(condition("whole"), SavedCondition::Whole);
    assert_eq!(condition("unfinished"), SavedCondition::Unfinished);
    assert_eq!(condition("newer"), SavedCondition::Newer);
    assert!(matches!(condition("damaged-middle"), SavedCondition::Damaged { .. }));
    assert!(matches!(condition("not-a-game"), SavedCondition::Unreadable { .. }));

    let repaired = repair_game(path(&folder), "damaged-middle".to_owned(), 9_000).expect("a game");
    let games = saved_games(path(&folder), None, None).expect("a list");
    let game = games.iter().find(|game| game.id == repaired).expect("it is in the list");
    assert_eq!(game.condition, SavedCondition::Whole);
    resume(&folder, &repaired, 0).expect("it goes on");
}

#[test]
fn what_happened_meanwhile_comes_before_what_is_done_then() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess clock=5", &folder);
    act(&session, "white", "start");
    let id = session.id().expect("it is open").expect("it has a file");
    session.shut_down().expect("it closes");
    let again = resume(&folder, &id, 0).expect("it goes on");
    let told = happened(&act(&again, "white", "continue"));
    assert!(
        matches!(told[..], [Happening::Paused { .. }, Happening::Continued { .. }]),
        "{told:?}"
    );
    assert_eq!(again.opened(0).expect("it is open").events, []);
}

#[test]
fn a_game_that_is_not_open_is_told_as_pgn() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess white-name=Rosa", &folder);
    act(&session, "white", "move e2e4");
    let id = session.id().expect("it is open").expect("it has a file");
    let pgn = session.notation();
    session.shut_down().expect("it closes");
    assert_eq!(saved_game_notation(path(&folder), id), pgn);
    let content = saved_games(path(&folder), None, None).expect("a list")[0].content.clone();
    assert_eq!(content.expect("it holds a game").first.name, "Rosa");
}

#[test]
fn what_is_hidden_from_a_player_is_told_until_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess black-hidden=pieces-asking", &folder);
    act(&session, "white", "move e2e4");
    let told = || {
        let content = saved_games(path(&folder), None, None).expect("a list")[0].content.clone();
        let content = content.expect("it holds a game");
        (content.first.hidden, content.second.hidden)
    };
    assert_eq!(told(), (HiddenBoard::Nothing, HiddenBoard::Pieces { may_ask: true }));
    act(&session, "white", "pause");
    assert_eq!(told().1, HiddenBoard::Pieces { may_ask: true }, "a rest is no end");
    act(&session, "white", "continue");
    act(&session, "black", "resign");
    act(&session, "black", "confirm");
    session.shut_down().expect("it closes");
    assert_eq!(told(), (HiddenBoard::Nothing, HiddenBoard::Nothing));

    let session = create_saved("new chess white-hidden=board black=level:2", &folder);
    act(&session, "white", "move d2d4");
    session.shut_down().expect("it closes");
    let games = saved_games(path(&folder), None, None).expect("a list");
    let goes_on =
        games.iter().find_map(|game| game.content.as_ref().filter(|content| content.result == "*"));
    let goes_on = goes_on.expect("it is in the list");
    assert_eq!(goes_on.first.hidden, HiddenBoard::Board { may_ask: false });
    assert_eq!(goes_on.second.hidden, HiddenBoard::Nothing);
}

#[test]
fn the_score_is_pgn() {
    let session = create("new chess");
    for (by, deed) in [("white", "move f2f3"), ("black", "move e7e5"), ("white", "move g2g4")] {
        act(&session, by, deed);
    }
    act(&session, "black", "move d8h4");
    let pgn = session.notation().expect("it is open");
    assert!(pgn.contains("[Result \"0-1\"]"), "{pgn}");
    assert!(pgn.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{pgn}");
}

#[test]
fn a_game_of_checkers_is_given_out_as_pdn() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new checkers red-name=Anna", &folder);
    let action = parse_action(GameKind::Checkers, "red > move 11-15".to_owned(), None);
    session.dispatch(action.expect("a move"), 0).expect("the game is open");
    let told = session.notation().expect("it can be written");
    assert!(told.contains("[GameType \"21\"]") && told.contains("[Black \"Anna\"]"), "{told}");
    assert!(told.contains("1. 11-15"), "{told}");
    let id = session.id().expect("it is open").expect("it has a file");
    assert_eq!(saved_game_notation(path(&folder), id), Ok(told.clone()));
    assert_eq!(saved_games_notation(path(&folder), GameKind::Checkers), Ok(told));
    assert_eq!(saved_games_notation(path(&folder), GameKind::Chess), Ok(String::new()));
}
