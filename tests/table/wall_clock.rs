//! A clock of the device that is wrong, and a game whose clock runs on while it is away.

use annabella::session::Phase;
use annabella::table::library::Library;
use annabella::table::wall_clock::{ClockDoubt, EARLIEST, LONGEST_AWAY};
use annabella::table::{Game, Update};

use crate::{DAY, act, listener, new_game, told};

const STRICT: &str = "new chess mode=strict clock=5";
const MINUTE: u64 = 60_000;

struct Stage {
    _folder: tempfile::TempDir,
    library: Library,
    id: String,
}

/// A game that was left after White's first move, at 0:10.
fn left(setup: &str) -> Stage {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(folder.path());
    let (mut game, _) = new_game(setup, Some(&library));
    act(&mut game, "arbiter", "start", 0);
    act(&mut game, "white", "move e2e4", 10_000);
    let id = game.id().expect("it has a file").to_owned();
    Stage { _folder: folder, library, id }
}

impl Stage {
    fn resume(&self, wall: u64) -> (Game, Update) {
        let (game, update) =
            Game::resume(&self.library, &self.id, listener().0, 7, wall).expect("it goes on");
        assert!(update.kept.is_ok());
        (game, update)
    }
}

fn left_to_black(game: &Game, now: u64) -> Option<u64> {
    game.view(now).clocks.expect("it has clocks").second.left
}

/// Times of day that cannot be right for a game that was left at 0:10.
const WRONG: [u64; 6] =
    [0, EARLIEST - 1, DAY - MINUTE, DAY + 9_999 - MINUTE, DAY + 10_001 + LONGEST_AWAY, u64::MAX];

#[test]
fn a_wrong_clock_ends_no_game_and_wins_no_time() {
    for setup in [STRICT, "new chess clock=3days", "new chess clock=5 away=runs"] {
        for wall in WRONG {
            let stage = left(setup);
            let (mut game, update) = stage.resume(wall);
            assert!(update.doubt.is_some(), "{setup} {wall}");
            assert_eq!(told(&update), ["paused arbiter"], "{setup} {wall}");
            assert!(matches!(game.state().phase(), Phase::Paused(_)));
            let before = left_to_black(&game, 7);
            assert_eq!(before, left_to_black(&game, 7 + 10 * MINUTE), "nobody's time runs");
            act(&mut game, "arbiter", "continue", 7 + 10 * MINUTE);
            let after = left_to_black(&game, 7 + 11 * MINUTE);
            assert_eq!(after.map(|left| left + MINUTE), before, "{setup} {wall}");
        }
    }
}

#[test]
fn a_clock_that_may_be_right_is_believed() {
    let stage = left(STRICT);
    let (game, update) = stage.resume(DAY + 10_000 + MINUTE);
    assert_eq!((update.doubt, left_to_black(&game, 7)), (None, Some(4 * MINUTE)));
    drop(game);
    // a device sets its clock right now and then
    let (game, update) = left(STRICT).resume(DAY + 9_000);
    assert_eq!((update.doubt, left_to_black(&game, 7)), (None, Some(5 * MINUTE)));
    drop(game);
    let (game, update) = stage.resume(DAY + 10_000 + LONGEST_AWAY);
    assert_eq!(update.doubt, None);
    assert!(game.state().ending().is_some());
}

#[test]
fn a_clock_that_was_set_back_and_right_again_costs_nobody_time() {
    let stage = left(STRICT);
    let (mut game, _) = stage.resume(DAY - 600 * MINUTE);
    act(&mut game, "arbiter", "continue", 7);
    let before = left_to_black(&game, 7);
    drop(game);
    let (game, update) = stage.resume(DAY + 5 * MINUTE);
    assert!(matches!(update.doubt, Some(ClockDoubt::LastLine { .. })), "{:?}", update.doubt);
    assert_eq!((left_to_black(&game, 7), game.state().ending()), (before, None));
    drop(game);
    // interrupted it waits, however long that takes
    let (mut game, update) = stage.resume(DAY + 50 * MINUTE);
    assert_eq!((update.doubt, left_to_black(&game, 7)), (None, before));
    act(&mut game, "arbiter", "continue", 7);
    drop(game);
    // and from then on its clock runs on again
    let (game, update) = stage.resume(DAY + 51 * MINUTE);
    assert_eq!(update.doubt, None);
    assert_eq!(left_to_black(&game, 7).map(|left| left + MINUTE), before);
}

#[test]
fn where_no_time_runs_nothing_is_asked() {
    for (setup, deed) in [
        ("new chess clock=5", "white > offer"),
        ("new chess mode=strict", "white > offer"),
        (STRICT, "arbiter > declare 1-0"),
        (STRICT, "arbiter > pause"),
    ] {
        let stage = left(setup);
        let (mut game, _) = stage.resume(DAY + 10_000);
        let (by, deed) = deed.split_once(" > ").expect("who and what");
        act(&mut game, by, deed, 7);
        drop(game);
        let (_, update) = stage.resume(0);
        assert_eq!(update.doubt, None, "{setup} {deed}");
    }
}

#[test]
fn a_game_that_waits_for_its_beginning_goes_on_waiting() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(folder.path());
    let (mut game, _) = new_game("new chess mode=strict clock=5 begins=1:00", Some(&library));
    act(&mut game, "white", "arrive", 1_000);
    let id = game.id().expect("it has a file").to_owned();
    drop(game);
    let (game, update) = Game::resume(&library, &id, listener().0, 7, 0).expect("it goes on");
    assert!(matches!(update.doubt, Some(ClockDoubt::BeforeProgram { now: 0 })));
    assert_eq!(game.state().phase(), Phase::Waiting);
    assert_eq!(game.next_moment(), Some(7 + 59_000), "the rest of the minute");
}
