use annabella::ffi::EngineState;

use crate::{act, create, create_heard, listener, wait};

#[test]
fn stopped_twice_and_let_on_again() {
    let (listener, heard) = listener(Ok(()));
    let session = create_heard("new chess black=level:3", Some(listener));
    let asked = act(&session, "white", "move e2e4");
    for _ in 0..2 {
        let stopped = session.cancel_thinking(0).expect("it is open");
        assert_eq!(stopped.view.engine, EngineState::Stopped);
        assert_eq!(stopped.view.revision, asked.view.revision);
        assert_eq!(stopped.events, []);
    }
    let going_on = session.think_on(0).expect("it is open");
    assert_eq!(going_on.view.engine, EngineState::Move);
    assert_eq!(going_on.cannot_think, None);
    // the first question may have been answered before it was stopped
    let reply = loop {
        wait(&heard);
        if let Some(reply) = session.collect(0).expect("it is open") {
            break reply;
        }
    };
    assert_eq!(reply.view.plies, 2);
}

#[test]
fn what_the_computer_does_is_told() {
    let session = create("new chess black=level:12");
    let engine = || session.view(0).expect("it is open").engine;
    assert_eq!(engine(), EngineState::Idle);
    act(&session, "white", "hint");
    assert_eq!(engine(), EngineState::Hint);
    session.cancel_thinking(0).expect("it is open");
    assert_eq!(engine(), EngineState::Stopped);
    session.think_on(0).expect("it is open");
    act(&session, "white", "offer");
    assert_eq!(engine(), EngineState::DrawOffer);
    let session = create("new chess white=level:12");
    assert_eq!(session.view(0).expect("it is open").engine, EngineState::Move);
}

#[test]
fn calls_do_not_wait_for_the_computer() {
    let session = create("new chess black=level:12");
    let asked = act(&session, "white", "move e2e4");
    assert_eq!(asked.view.engine, EngineState::Move);
    for _ in 0..1_000 {
        act(&session, "arbiter", "explore e4");
    }
    assert!(session.view(0).expect("it is open").plies <= 2);
    session.cancel_thinking(0).expect("it is open");
    session.shut_down().expect("it closes");
}
