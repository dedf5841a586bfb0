//! The moment that the computer takes before it moves.

use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use annabella::table::Moment;

use crate::{act, new_game, told, white};

/// Longer than a test waits for what comes at once.
const LONG: Moment = match Moment::new(Moment::LONGEST, Moment::LONGEST) {
    Ok(moment) => moment,
    Err(_) => Moment::NONE,
};
const MINUTE: Duration = Duration::from_mins(1);

fn moment(millis: u64) -> Moment {
    Moment::new(millis, millis).expect("it can be")
}

#[test]
fn a_move_takes_its_moment() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    game.set_answer_moment(moment(300), 0);
    let began = Instant::now();
    white(&mut game, "move e2e4");
    let reply = thoughts.recv_timeout(MINUTE).expect("it moves");
    assert!(began.elapsed() >= Duration::from_millis(300), "{:?}", began.elapsed());
    assert!(told(&game.take(&reply, 0).unwrap())[0].starts_with("moved black "));
}

#[test]
fn the_first_move_takes_it_too() {
    let (mut game, thoughts) = new_game("new chess white=level:1", None);
    let began = Instant::now();
    game.set_answer_moment(moment(300), 0);
    // what was found before nobody waits for any more
    let taken = loop {
        let reply = thoughts.recv_timeout(MINUTE).expect("it moves");
        if let Some(update) = game.take(&reply, 0) {
            break update;
        }
    };
    assert!(began.elapsed() >= Duration::from_millis(300), "{:?}", began.elapsed());
    assert!(told(&taken)[0].starts_with("moved white "));
}

#[test]
fn nothing_waits_for_a_moment_that_is_not_needed_any_more() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    game.set_answer_moment(LONG, 0);
    let began = Instant::now();
    white(&mut game, "move e2e4");
    assert_eq!(
        thoughts.recv_timeout(Duration::from_millis(300)),
        Err(RecvTimeoutError::Timeout),
        "it takes its time"
    );
    white(&mut game, "undo");
    // a hint has no moment, and does not wait for that of the move
    white(&mut game, "hint");
    let hint = thoughts.recv_timeout(MINUTE).expect("a hint");
    assert!(told(&game.take(&hint, 0).unwrap())[0].starts_with("suggested "));
    // nor does a move for which no moment is wanted any more
    white(&mut game, "move e2e4");
    game.set_answer_moment(Moment::NONE, 0);
    let reply = thoughts.recv_timeout(MINUTE).expect("it moves");
    assert!(game.take(&reply, 0).is_some());
    // nor the end of the game, nor its closing
    game.set_answer_moment(LONG, 0);
    white(&mut game, "move d2d4");
    white(&mut game, "resign");
    white(&mut game, "confirm");
    white(&mut game, "undo");
    drop(game);
    assert!(began.elapsed() < Duration::from_millis(Moment::LONGEST), "{:?}", began.elapsed());
}

#[test]
fn a_short_clock_leaves_no_time_for_it() {
    let (mut game, thoughts) = new_game("new chess black=level:1 clock=0:10", None);
    game.set_answer_moment(LONG, 0);
    white(&mut game, "start");
    let began = Instant::now();
    assert_eq!(act(&mut game, "white", "move e2e4", 0), ["moved white e4"]);
    let reply = thoughts.recv_timeout(MINUTE).expect("it moves");
    assert!(began.elapsed() < Duration::from_millis(Moment::LONGEST), "{:?}", began.elapsed());
    assert!(game.take(&reply, 0).is_some());
}
