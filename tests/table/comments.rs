//! What players say of moves, and that it outlasts the game in its file and in its notation.

use annabella::games::Side;
use annabella::session::{Action, Actor, Deed};
use annabella::table::import::import;
use annabella::table::journal::{self, EntryKind, limits};
use annabella::table::library::Library;
use annabella::table::{CommentError, Game, kept_record, may_comment};

use crate::{act, library, listener, new_game};

fn resumed(library: &Library, id: &str) -> Game {
    Game::resume(library, id, listener().0, 0, 1_800_000_000_000).expect("it can go on").0
}

#[test]
fn a_comment_is_kept_in_the_file_and_in_the_notation() {
    for (setup, moves, opening) in [
        ("new chess", ["move e2e4", "move e7e5"], "1. e4 {The best one.}"),
        ("new checkers", ["move 11-15", "move 22-18"], "1. 11-15 {The best one.}"),
        ("new yin-yang size=9", ["move E5", "move D4"], "C[The best one.]"),
    ] {
        let (_folder, library) = library();
        let (mut game, _) = new_game(setup, Some(&library));
        for (side, deed) in Side::ALL.into_iter().zip(moves) {
            let by = Actor::Player(side);
            let deed = Deed::read(game.state().shape(), deed).expect(deed);
            game.dispatch(Action { by, deed }, 5).kept.expect("the disk is there");
        }
        assert_eq!(game.state().plies().len(), 2, "{setup}");
        assert_eq!(game.comment(1), "");
        game.set_comment(1, "Nothing much.", 6).expect(setup);
        game.set_comment(1, " The best\none. ", 7).expect(setup);
        game.set_comment(0, "A quiet evening.", 8).expect(setup);
        assert_eq!(game.comment(1), "The best one.");
        let record = game.record().expect("a notation").to_string();
        assert!(record.replace('\n', " ").contains(opening), "{record}");
        assert!(record.contains("A quiet evening."), "{record}");

        let id = game.id().expect("it has a file").to_owned();
        drop(game);
        let reading = library.read(&id).unwrap();
        let state = journal_state(&reading);
        assert_eq!(kept_record(&state, &reading.entries).expect("a notation").to_string(), record);
        let again = resumed(&library, &id);
        assert_eq!((again.comment(0), again.comment(1)), ("A quiet evening.", "The best one."));

        // elsewhere it is what was said there
        let imported = import(&library, record.as_bytes(), 9).expect("the disk is there");
        let other = resumed(&library, &imported.ids[0]);
        assert_eq!((other.comment(1), other.remarks(1)), ("", vec!["The best one.".to_owned()]));
        assert_eq!([&again, &other].map(Game::commented), [[0, 1].into(), [0, 1].into()]);
    }
}

fn journal_state(reading: &journal::Reading) -> annabella::session::State {
    annabella::table::replay::replay(reading).expect("a game").state
}

#[test]
fn a_comment_is_taken_away_by_an_empty_one_and_goes_with_its_move() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess", Some(&library));
    act(&mut game, "white", "move e2e4", 5);
    act(&mut game, "black", "move e7e5", 6);
    for ply in 0..=2 {
        game.set_comment(ply, &format!("after {ply}"), 7).expect("it is said");
    }
    game.set_comment(1, "", 8).expect("it is taken away");
    act(&mut game, "white", "undo", 9);
    act(&mut game, "black", "move c7c5", 10);
    let said = |game: &Game| (0..=2).map(|ply| game.comment(ply).to_owned()).collect::<Vec<_>>();
    assert_eq!(said(&game), ["after 0", "", ""]);
    let id = game.id().expect("it has a file").to_owned();
    drop(game);
    assert_eq!(said(&resumed(&library, &id)), ["after 0", "", ""]);
}

#[test]
fn l12_4_nothing_is_noted_in_a_strict_game_until_it_is_over() {
    let (mut game, _) = new_game("new chess mode=strict", None);
    act(&mut game, "white", "move e2e4", 5);
    assert!(!may_comment(game.state()));
    assert_eq!(game.set_comment(1, "Well.", 6), Err(CommentError::Strict));
    for (by, deed) in [("black", "resign"), ("black", "confirm")] {
        act(&mut game, by, deed, 7);
    }
    assert_eq!(game.set_comment(1, "Well.", 8), Ok(()));
}

#[test]
fn what_is_no_comment_is_refused() {
    let (mut game, _) = new_game("new chess", None);
    assert_eq!(game.set_comment(1, "Well.", 0), Err(CommentError::NoSuchMove { made: 0 }));
    let long = "a".repeat(limits::COMMENT + 1);
    let characters = limits::COMMENT + 1;
    assert_eq!(game.set_comment(0, &long, 0), Err(CommentError::TooLong { characters }));
    assert_eq!(game.comment(0), "");
}

#[test]
fn a_new_file_with_a_comment_says_its_version() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess", Some(&library));
    game.set_comment(0, "We begin.", 0).expect("it is said");
    act(&mut game, "white", "move e2e4", 5);
    let reading = library.read(game.id().expect("it has a file")).unwrap();
    assert_eq!(reading.version, 9);
    assert!(reading.entries.iter().any(|entry| matches!(entry.kind, EntryKind::Comment { .. })));
}
