use std::fs;
use std::path::Path;

use annabella::session::Phase;
use annabella::table::journal::{self, Condition, Durability, Entry};
use annabella::table::library::{Library, LibraryError};
use annabella::table::replay::replay;
use annabella::table::transcript;
use annabella::table::{ContinueError, Game, KeepError};

use crate::{DAY, act, action, library, listener, new_game, told};

/// The time of day at which games go on.
const WALL: u64 = 1_800_000_000_000;

fn resume(library: &Library, id: &str, now: u64) -> (Game, Vec<String>) {
    let (game, update) = Game::resume(library, id, listener().0, now, WALL).expect("it can go on");
    assert!(update.kept.is_ok());
    let events = told(&update);
    (game, events)
}

#[test]
fn a_game_gets_its_file_with_the_first_move() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess", Some(&library));
    act(&mut game, "white", "lift e2", 5);
    assert_eq!((game.id(), library.list().unwrap().len()), (None, 0));
    act(&mut game, "white", "release e4", 9);
    let id = game.id().expect("it has a file").to_owned();
    let reading = library.read(&id).unwrap();
    let texts: Vec<String> =
        reading.entries.iter().map(|entry| format!("{:?}", entry.kind)).collect();
    assert_eq!(texts.len(), 3, "{texts:?}");
    assert_eq!(replay(&reading).unwrap().state, *game.state());
}

#[test]
fn a_clock_that_was_started_is_kept_too() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess clock=5", Some(&library));
    assert_eq!(game.id(), None);
    act(&mut game, "arbiter", "start", 0);
    assert!(game.id().is_some());
}

#[test]
fn a_game_goes_on_where_it_was() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess", Some(&library));
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5"), ("black", "offer")] {
        act(&mut game, by, deed, 3);
    }
    act(&mut game, "white", "undo", 4);
    let (id, state) = (game.id().unwrap().to_owned(), game.state().clone());
    drop(game);
    let (game, events) = resume(&library, &id, 77);
    assert_eq!((game.state(), events.len()), (&state, 0));
}

#[test]
fn a_clock_that_stands_waits_until_somebody_goes_on() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess clock=5", Some(&library));
    act(&mut game, "arbiter", "start", 1_000);
    act(&mut game, "white", "move e2e4", 11_000);
    let id = game.id().unwrap().to_owned();
    drop(game);
    // another program, whose clock begins elsewhere
    let (mut game, events) = resume(&library, &id, 500_000_000);
    assert_eq!(events, ["paused arbiter"]);
    assert!(matches!(game.state().phase(), Phase::Paused(_)));
    assert_eq!(game.next_moment(), None);
    act(&mut game, "black", "continue", 500_900_000);
    let clocks = game.view(500_901_000).clocks.unwrap();
    assert_eq!((clocks.first.left, clocks.second.left), (Some(290_000), Some(299_000)));
    assert_eq!(game.next_moment(), Some(500_900_000 + 300_000));
}

/// A game of which the last line was written so long ago.
fn write_old_game(library: &Library, setup: &str, ago: u64) -> String {
    let (mut writer, id) = library.create(WALL - ago, &[]).unwrap();
    for (by, text) in [("arbiter", setup), ("arbiter", "start"), ("white", "move e2e4")] {
        writer.append(&Entry::action(0, WALL - ago, by, text), Durability::Synced).unwrap();
    }
    id
}

#[test]
fn a_clock_that_runs_on_has_run_on() {
    let (_folder, library) = library();
    let id = write_old_game(&library, "new chess clock=5 away=runs", 60_000);
    let (game, events) = resume(&library, &id, 5);
    assert!(events.is_empty());
    let left = game.view(5).clocks.unwrap().second.left.unwrap();
    assert_eq!(left, 240_000);
}

#[test]
fn a_flag_may_have_fallen_meanwhile() {
    let (_folder, library) = library();
    let id = write_old_game(&library, "new chess clock=3days", 4 * 24 * 60 * 60 * 1_000);
    let (game, events) = resume(&library, &id, 5);
    assert_eq!(events[1], "ended white flag article=6.9");
    assert!(game.state().ending().is_some());
    drop(game);
    let state = replay(&library.read(&id).unwrap()).unwrap().state;
    assert!(state.ending().is_some(), "and that is written down");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_is_saved_later() {
    let (folder, library) = library();
    // where the library should be stands a file
    let place = folder.path().join("games");
    fs::write(&place, "in the way").unwrap();
    let (mut game, _) = new_game("new chess", Some(&library));
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5")] {
        let update = game.dispatch(action(by, deed), 1);
        assert!(matches!(update.kept, Err(KeepError::Library(_))), "{:?}", update.kept);
        assert_eq!(update.events.len(), 1);
    }
    assert_eq!((game.pending(), game.state().plies().len()), (3, 2));
    fs::remove_file(&place).unwrap();
    act(&mut game, "white", "move g1f3", 2);
    assert_eq!(game.pending(), 0);
    let reading = library.read(game.id().unwrap()).unwrap();
    assert_eq!(replay(&reading).unwrap().state, *game.state());
}

#[test]
fn a_game_is_open_once_and_several_are_open_at_once() {
    let (_folder, library) = library();
    let (mut one, _) = new_game("new chess", Some(&library));
    let (mut other, _) = new_game("new chess960 start=7", Some(&library));
    act(&mut one, "white", "move e2e4", 0);
    act(&mut other, "white", "move d2d4", 0);
    let id = one.id().unwrap().to_owned();
    assert_ne!(one.id(), other.id());
    let refused = Game::resume(&library, &id, listener().0, 0, 0).unwrap_err();
    assert!(matches!(refused, ContinueError::Library(LibraryError::Open(_))), "{refused}");
    act(&mut one, "black", "move e7e5", 0);
    assert_eq!((one.state().plies().len(), other.state().plies().len()), (2, 1));
}

#[test]
fn a_name_can_be_given_while_the_game_is_open() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess", Some(&library));
    game.rename("Evening with Carla", 7).unwrap();
    act(&mut game, "white", "move e2e4", 0);
    assert_eq!(library.read(game.id().unwrap()).unwrap().name(), Some("Evening with Carla"));
    assert!(game.rename("", 7).is_err());
}

#[test]
fn a_saved_game_is_a_transcript() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess clock=0:10+1 white-name=\"Ana B\"", Some(&library));
    for (now, by, deed) in [
        (0, "white", "start"),
        (1_500, "white", "move e2e4"),
        (2_000, "black", "lift e7"),
        (2_250, "black", "release e5"),
        (2_250, "black", "offer"),
        (4_000, "white", "undo"),
        (4_000, "white", "redo"),
        (99_000, "clock", "tick"),
    ] {
        act(&mut game, by, deed, now);
    }
    game.rename("Short", 99_000).unwrap();
    let text = transcript::record(&library.read(game.id().unwrap()).unwrap()).unwrap();
    assert_eq!(transcript::check(&text), Ok(()), "{text}");
    let head =
        "# Short\nnew chess clock=0:10+1 white-name=\"Ana B\"\n      0:00 white     > start\n";
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains("< ended black flag article=6.9"), "{text}");
}

#[test]
fn used_time_does_not_come_back_with_every_return() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess clock=5 away=runs", Some(&library));
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "white", "move e2e4", 10_000);
    let id = game.id().unwrap().to_owned();
    drop(game);
    // Black's time runs since 0:10
    for (time, left) in [(60_000, 250_000), (100_000, 210_000), (160_000, 150_000)] {
        let wall = DAY + time;
        let (game, _) = Game::resume(&library, &id, listener().0, 5, wall).unwrap();
        assert_eq!(game.clocks(5).unwrap().second.left, Some(left));
        drop(game);
        library.rename(&id, &format!("seen at {wall}"), wall).unwrap();
    }
}

#[test]
fn what_is_noticed_late_is_written_with_the_time_at_which_it_was() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess clock=1/5,180 away=runs", Some(&library));
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "white", "move e2e4", 0);
    act(&mut game, "black", "move e7e5", 0);
    let id = game.id().unwrap().to_owned();
    // an hour later the flag of White's first period is seen to have fallen
    act(&mut game, "clock", "tick", 3_600_000);
    let left = game.clocks(3_600_000).unwrap().first.left;
    drop(game);
    for _ in 0..2 {
        let (game, _) = Game::resume(&library, &id, listener().0, 0, DAY + 3_600_000).unwrap();
        assert_eq!(game.clocks(0).unwrap().first.left, left);
    }
}

#[test]
fn what_was_owed_is_written_when_the_game_is_closed() {
    let (folder, library) = library();
    let place = folder.path().join("games");
    fs::write(&place, "in the way").unwrap();
    let (mut game, _) = new_game("new chess", Some(&library));
    assert!(game.dispatch(action("white", "move e2e4"), 1).kept.is_err());
    // nothing has changed, and it is still not on the disk
    assert!(game.tick(2).kept.is_err());
    fs::remove_file(&place).unwrap();
    drop(game);
    assert_eq!(library.list().unwrap().len(), 1);
}

#[test]
fn a_scheduled_game_is_kept_from_the_first_arrival() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess clock=5 begins=1:00", Some(&library));
    assert_eq!(game.id(), None);
    act(&mut game, "white", "arrive", 1_000);
    assert!(game.id().is_some());
}

#[test]
fn a_foreign_look_at_the_clock_costs_no_moves() {
    let (_folder, library) = library();
    let (mut writer, id) = library.create(WALL, &[]).unwrap();
    for (time, by, text) in [
        (0, "arbiter", "new chess clock=1/1,5"),
        (0, "arbiter", "start"),
        (0, "white", "move e2e4"),
        (0, "black", "move e7e5"),
        // the flag fell at 1:00
        (90_000, "clock", "tick"),
    ] {
        let entry = Entry::action(time, WALL + time, by, text);
        writer.append(&entry, Durability::Synced).unwrap();
    }
    drop(writer);
    let (mut game, events) = resume(&library, &id, 7);
    assert_eq!(events, ["paused arbiter"]);
    for deed in ["continue", "move g1f3"] {
        assert!(game.dispatch(action("white", deed), 8).kept.is_ok());
    }
    assert_eq!(replay(&library.read(&id).unwrap()).unwrap().state, *game.state());
}

#[test]
fn a_bad_name_makes_no_file() {
    let (_folder, library) = library();
    let (mut game, _) = new_game("new chess", Some(&library));
    assert!(game.rename("two\nlines", 0).is_err());
    assert_eq!(game.id(), None);
    let (mut unkept, _) = new_game("new chess", None);
    assert!(matches!(unkept.rename("A name", 0), Err(KeepError::NotKept)));
}

/// Lines that are sound as texts and are no game.
fn write_lines(folder: &Path, lines: &[&str]) -> journal::Reading {
    let mut text = journal::header_line(journal::VERSION, "0", 0);
    for (number, line) in (1..).zip(lines) {
        let (by, deed) = line.split_once(' ').unwrap();
        text += &journal::entry_line(number, &Entry::action(0, 0, by, deed));
    }
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join("odd.annabella"), &text).unwrap();
    journal::read(text.as_bytes()).unwrap()
}

#[test]
fn lines_that_are_no_game_are_told_and_left_alone() {
    let (_folder, library) = library();
    let new = "arbiter new chess";
    for (lines, problem) in [
        (&["white move e2e4"][..], "line 1 of the saved game: the game has no beginning"),
        (&[new, new][..], "line 2 of the saved game: the game begins a second time"),
        (
            &[new, "white move e2e5"][..],
            "line 2 of the saved game: white: move e2e5 is not possible here",
        ),
        (
            &[new, "white move e2e4", "somebody move e7e5"][..],
            "line 3 of the saved game: \"somebody\" is nobody here",
        ),
        (&[new, "white juggle"][..], "line 2 of the saved game: \"juggle\" is no action"),
        (
            &["arbiter new chess clock=5x"][..],
            "line 1 of the saved game: a new game cannot have clock=5x",
        ),
    ] {
        let reading = write_lines(library.folder(), lines);
        assert_eq!(reading.condition, Condition::Whole);
        let before = fs::read(library.path("odd").unwrap()).unwrap();
        let refused = Game::resume(&library, "odd", listener().0, 0, 0).unwrap_err();
        assert!(refused.to_string().starts_with(problem), "{refused}");
        assert_eq!(fs::read(library.path("odd").unwrap()).unwrap(), before);
    }
    let reading = write_lines(library.folder(), &[new, "white move e2e4", "white move e2e4"]);
    let replayed = replay(&reading).unwrap();
    assert_eq!((replayed.state.plies().len(), replayed.problem.unwrap().line), (1, 3));
}
