use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use annabella::games::chess::Color;
use annabella::session::{Hint, Phase};
use annabella::table::{Game, Purpose, Reports, Thought};

use crate::{act, new_game, told, white};

fn thought(thoughts: &Receiver<Thought>) -> Thought {
    thoughts.recv_timeout(Duration::from_mins(1)).expect("the opponent answers")
}

#[test]
fn the_computer_replies() {
    let (mut game, thoughts) = new_game("new chess black=level:2 seed=3", None);
    assert_eq!(game.thinks_about(), None);
    white(&mut game, "move e2e4");
    assert_eq!(game.thinks_about(), Some(Purpose::Move));
    let reply = thought(&thoughts);
    assert_eq!((reply.revision, reply.purpose), (game.state().revision(), Purpose::Move));
    let update = game.take(&reply, 0).expect("it is the answer");
    assert!(told(&update)[0].starts_with("moved black "), "{update:?}");
    assert_eq!((game.thinks_about(), game.state().position().turn()), (None, Color::White));
    assert!(game.take(&reply, 0).is_none(), "an answer counts once");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = || {
        let (mut game, thoughts) = new_game("new chess white=level:3 black=level:1 seed=11", None);
        while game.state().plies().len() < 16 {
            game.take(&thought(&thoughts), 0).expect("it is the answer");
        }
        game.state().position().to_string()
    };
    assert_eq!(play(), play());
}

#[test]
fn an_answer_to_a_game_that_has_changed_is_dropped() {
    let (mut game, thoughts) = new_game("new chess black=level:8 seed=1", None);
    white(&mut game, "move e2e4");
    let asked = game.state().revision();
    white(&mut game, "undo");
    assert_eq!(game.thinks_about(), None);
    white(&mut game, "move d2d4");
    let now_asked = game.state().revision();
    // the first question was cancelled, so that at most an empty answer comes
    let mut last = thought(&thoughts);
    if last.revision == asked {
        assert_eq!(last.report, None);
        assert!(game.take(&last, 0).is_none());
        last = thought(&thoughts);
    }
    assert_eq!(last.revision, now_asked);
    assert!(game.take(&last, 0).is_some());
    assert_eq!(game.state().plies().len(), 2);
}

#[test]
fn an_old_thought_of_the_right_kind_is_dropped() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    white(&mut game, "move e2e4");
    let old = thought(&thoughts);
    white(&mut game, "undo");
    white(&mut game, "move d2d4");
    assert!(old.report.is_some());
    assert!(game.take(&old, 0).is_none());
    assert_eq!(game.state().plies().len(), 1);
    assert!(game.take(&thought(&thoughts), 0).is_some());
}

#[test]
fn what_does_not_touch_the_question_does_not_ask_it_anew() {
    let (mut game, thoughts) = new_game("new chess black=level:7", None);
    white(&mut game, "move e2e4");
    let asked = game.state().revision();
    white(&mut game, "resign");
    white(&mut game, "cancel");
    let reply = thought(&thoughts);
    assert_eq!(reply.revision, asked);
    assert!(reply.report.is_some());
    assert!(game.take(&reply, 0).is_some());
}

#[test]
fn the_end_of_the_game_ends_the_thinking() {
    let (mut game, _thoughts) = new_game("new chess black=level:8", None);
    white(&mut game, "move e2e4");
    white(&mut game, "resign");
    white(&mut game, "confirm");
    assert_eq!(game.thinks_about(), None);
}

#[test]
fn closing_a_game_joins_its_thread() {
    let token = Arc::new(());
    let held = Arc::clone(&token);
    let reports = Reports::thoughts(move |_| {
        let _ = &held;
    });
    let setup = "new chess white=level:8 black=level:8".parse().expect("a game");
    let game = Game::new(setup, None, reports, 0, 0).expect("it can begin");
    assert_eq!(game.thinks_about(), Some(Purpose::Move));
    assert_eq!(Arc::strong_count(&token), 2);
    drop(game);
    assert_eq!(Arc::strong_count(&token), 1, "the thread has let go of its listener");
}

#[test]
fn a_game_between_people_has_no_thread() {
    let token = Arc::new(());
    let held = Arc::clone(&token);
    let reports = Reports::thoughts(move |_| {
        let _ = &held;
    });
    let mut game = Game::new("new chess".parse().unwrap(), None, reports, 0, 0).unwrap();
    white(&mut game, "move e2e4");
    assert_eq!((game.thinks_about(), Arc::strong_count(&token)), (None, 2));
}

#[test]
fn a_hint_and_an_answer_to_an_offer_come_from_the_same_thread() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    assert_eq!(white(&mut game, "hint"), ["hint-asked white"]);
    assert_eq!(game.thinks_about(), Some(Purpose::Hint));
    let update = game.take(&thought(&thoughts), 0).expect("it is the answer");
    assert!(told(&update)[0].starts_with("suggested "));
    assert!(matches!(game.state().hint(), Hint::Given(_)));
    assert_eq!(white(&mut game, "offer"), ["offered white article=9.1.b"]);
    assert_eq!(game.thinks_about(), Some(Purpose::Draw));
    let update = game.take(&thought(&thoughts), 0).expect("it is the answer");
    assert_eq!(told(&update), ["declined black article=9.1.b"], "the game has only begun");
}

#[test]
fn a_stopped_computer_waits_to_be_told() {
    let (mut game, thoughts) = new_game("new chess white=level:8", None);
    game.stop_thinking();
    assert_eq!((game.thinks_about(), game.is_stopped()), (None, true));
    game.think_on(0).expect("there is a thread");
    assert_eq!((game.thinks_about(), game.is_stopped()), (Some(Purpose::Move), false));
    loop {
        if game.take(&thought(&thoughts), 0).is_some() {
            break;
        }
    }
    assert_eq!(game.state().plies().len(), 1);
}

#[test]
fn the_clock_caps_what_a_level_may_spend() {
    let (mut game, thoughts) = new_game("new chess black=level:8 clock=0:03", None);
    white(&mut game, "start");
    white(&mut game, "move e2e4");
    let report = thought(&thoughts).report.expect("it was not cancelled");
    // a thirtieth of three seconds at 150,000 nodes a second
    assert!(report.nodes < 15_000 + 2_048, "{} nodes", report.nodes);
}

#[test]
fn a_flag_that_falls_while_the_computer_thinks_ends_the_game() {
    let (mut game, thoughts) = new_game("new chess black=level:8 clock=0:03", None);
    white(&mut game, "start");
    white(&mut game, "move e2e4");
    assert_eq!(game.next_moment(), Some(3_000));
    let events = told(&game.tick(3_000));
    assert_eq!(events[1], "ended white flag article=6.9");
    if let Ok(late) = thoughts.recv_timeout(Duration::from_millis(300)) {
        assert!(game.take(&late, 3_001).is_none());
    }
    assert!(matches!(game.state().phase(), Phase::Over(_)));
    assert_eq!(act(&mut game, "white", "move d2d4", 3_002), ["refused white move game-over"]);
}
