use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;

use annabella::ffi::{
    EngineProgress, EngineState, GameError, GameListener, GameSession, GameUpdate, ListenerError,
};

use crate::{act, create_heard, listener, wait};

#[test]
fn the_listener_hears_and_the_owner_collects() {
    let (listener, heard) = listener(Ok(()));
    let session = create_heard("new chess black=level:1", Some(listener));
    assert_eq!(session.collect(0), Ok(None));
    let asked = act(&session, "white", "move e2e4");
    assert_eq!(asked.view.engine, EngineState::Move);
    wait(&heard);
    let reply = session.collect(0).expect("it is open").expect("it has an answer");
    assert_eq!((reply.view.plies, reply.view.engine), (2, EngineState::Idle));
    assert_eq!(session.collect(0), Ok(None), "an answer counts once");
}

#[test]
fn an_answer_to_what_is_no_longer_asked_brings_nothing() {
    let (listener, heard) = listener(Ok(()));
    let session = create_heard("new chess black=level:1", Some(listener));
    act(&session, "white", "move e2e4");
    wait(&heard);
    act(&session, "white", "undo");
    assert_eq!(session.collect(0), Ok(None));
    assert_eq!(session.view(0).expect("it is open").plies, 0);
    act(&session, "white", "move d2d4");
    wait(&heard);
    let reply = session.collect(0).expect("it is open").expect("it has an answer");
    assert_eq!(reply.view.plies, 2);
}

/// A question changes the game, and not what the computer was asked for.
#[test]
fn an_answer_counts_whatever_was_asked_meanwhile() {
    let (listener, heard) = listener(Ok(()));
    let session = create_heard("new chess black=level:1", Some(listener));
    act(&session, "white", "move e2e4");
    act(&session, "white", "resign");
    wait(&heard);
    let reply = session.collect(0).expect("it is open").expect("it has an answer");
    assert_eq!(reply.view.plies, 2);
    assert!(reply.view.first.is_resigning);
}

#[test]
fn a_listener_that_fails_costs_nothing() {
    let (listener, heard) =
        listener(Err(ListenerError::Failed { reason: "on purpose".to_owned() }));
    let session = create_heard("new chess black=level:1", Some(listener));
    act(&session, "white", "move e2e4");
    wait(&heard);
    let reply = session.collect(0).expect("it is open").expect("it has an answer");
    assert_eq!(reply.view.plies, 2);
}

/// Acts by itself, and closes the game.
#[derive(Default)]
struct Meddler {
    session: OnceLock<Weak<GameSession>>,
    found: Mutex<Option<Result<Option<GameUpdate>, GameError>>>,
}

impl GameListener for Meddler {
    fn on_engine_ready(&self) -> Result<(), ListenerError> {
        let session = self.session.wait().upgrade().expect("the test holds it");
        let found = session.collect(0);
        session.shut_down().expect("it closes");
        *self.found.lock().expect("nobody panics") = Some(found);
        Ok(())
    }

    fn on_progress(&self, _: EngineProgress) -> Result<(), ListenerError> {
        Ok(())
    }
}

#[test]
fn a_listener_may_call_the_game_and_close_it() {
    for _ in 0..100 {
        let meddler = Arc::new(Meddler::default());
        let session = create_heard("new chess black=level:1", Some(meddler.clone()));
        meddler.session.set(Arc::downgrade(&session)).expect("nobody else sets it");
        act(&session, "white", "move e2e4");
        let found = loop {
            if let Some(found) = meddler.found.lock().expect("nobody panics").take() {
                break found;
            }
            std::thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(found.expect("it was open").expect("it has an answer").view.plies, 2);
        assert_eq!(session.view(0), Err(GameError::Closed));
    }
}

/// Breaks the thread that calls it.
struct Panicking;

impl GameListener for Panicking {
    fn on_engine_ready(&self) -> Result<(), ListenerError> {
        panic!("on purpose")
    }

    fn on_progress(&self, _: EngineProgress) -> Result<(), ListenerError> {
        Ok(())
    }
}

#[test]
fn a_listener_that_panics_does_not_stop_the_game() {
    let session = create_heard("new chess black=level:1", Some(Arc::new(Panicking)));
    for (first, second) in [("move e2e4", "move d2d4"), ("move g1f3", "move b1c3")] {
        let plies = session.view(0).expect("it is open").plies;
        if act(&session, "white", first).view.plies == plies {
            act(&session, "white", second);
        }
        let reply = loop {
            match session.collect(0).expect("it is open") {
                Some(reply) => break reply,
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        };
        assert_eq!(reply.view.plies, plies + 2);
        assert_eq!(reply.cannot_think, None);
    }
    session.shut_down().expect("it closes");
}
