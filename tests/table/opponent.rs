use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use annabella::engine::{EndgameTables, SearchResult};
use annabella::games::Side;
use annabella::session::{Hint, Phase};
use annabella::table::{Game, Purpose, Reports, Thought, Update};

use crate::{act, new_game, told, white};

fn thought(thoughts: &Receiver<Thought>) -> Thought {
    thoughts.recv_timeout(Duration::from_mins(1)).expect("the opponent answers")
}

/// What the answer to the last question brings about; an earlier one may have been
/// found before it was cancelled.
fn answer(game: &mut Game, thoughts: &Receiver<Thought>) -> Update {
    loop {
        if let Some(update) = game.take(&thought(thoughts), 0) {
            return update;
        }
    }
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
    assert_eq!((game.thinks_about(), game.state().on_move()), (None, Side::First));
    assert!(game.take(&reply, 0).is_none(), "an answer counts once");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = || {
        let (mut game, thoughts) = new_game("new chess white=level:3 black=level:1 seed=11", None);
        let going_on = |game: &Game| matches!(game.state().phase(), Phase::Playing(_));
        while going_on(&game) && game.state().plies().len() < 16 {
            answer(&mut game, &thoughts);
        }
        assert!(game.state().plies().len() > 8, "long enough to tell games apart");
        game.state().chess().unwrap().to_string()
    };
    assert_eq!(play(), play());
}

#[test]
fn at_full_strength_a_move_takes_its_time_or_a_share_of_the_clock() {
    let (mut game, thoughts) = new_game("new chess black=full:0.2", None);
    white(&mut game, "move e2e4");
    let began = Instant::now();
    assert!(told(&answer(&mut game, &thoughts))[0].starts_with("moved black "));
    assert!(began.elapsed() >= Duration::from_millis(150), "{:?}", began.elapsed());
    // what is asked besides is answered at full strength, too
    white(&mut game, "hint");
    assert!(told(&answer(&mut game, &thoughts))[0].starts_with("suggested "));
    let (mut game, thoughts) = new_game("new chess white=full:3600 clock=0:05", None);
    act(&mut game, "arbiter", "start", 0);
    assert!(told(&answer(&mut game, &thoughts))[0].starts_with("moved white "));
    assert_eq!(act(&mut game, "black", "level white 2", 0), ["level white 2"]);
}

/// With tables that call every position of two pieces drawn.
#[test]
fn at_full_strength_the_computer_plays_by_the_endgames_it_is_given() {
    let drawn = EndgameTables::read(EndgameTables::pack(2, &|_, _| None)).unwrap();
    let drawn = Arc::new(drawn);
    for (strength, known, given) in [("full:0.1", 100_000, 0), ("level:9", 100_000, 100_000)] {
        let setup = format!("new checkers fen=\"B:W28:BK14\" red={strength}");
        for (is_given, lead) in [(false, known), (true, given)] {
            let (mut game, thoughts) = new_game(&setup, None);
            if is_given {
                assert!(game.use_endgames(Arc::clone(&drawn), 0).opponent.is_ok());
            }
            let found = loop {
                let thought = thought(&thoughts);
                if game.take(&thought, 0).is_some() {
                    break thought.found().unwrap();
                }
            };
            assert_eq!(found.lead, lead, "{strength} {is_given}");
        }
    }
}

#[test]
fn an_answer_to_a_game_that_has_changed_is_dropped() {
    let (mut game, thoughts) = new_game("new chess black=level:12 seed=1", None);
    white(&mut game, "move e2e4");
    let asked = game.state().revision();
    white(&mut game, "undo");
    assert_eq!(game.thinks_about(), None);
    white(&mut game, "move d2d4");
    let now_asked = game.state().revision();
    // the first question was cancelled, and nobody waits for its answer
    let answer = thought(&thoughts);
    assert_eq!(answer.revision, now_asked);
    assert_ne!(asked, now_asked);
    assert!(game.take(&answer, 0).is_some());
    assert_eq!(game.state().plies().len(), 2);
}

#[test]
fn an_old_thought_of_the_right_kind_is_dropped() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    white(&mut game, "move e2e4");
    let old = thought(&thoughts);
    white(&mut game, "undo");
    white(&mut game, "move d2d4");
    assert!(old.found().is_some());
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
    assert!(reply.found().is_some());
    assert!(game.take(&reply, 0).is_some());
}

#[test]
fn the_end_of_the_game_ends_the_thinking() {
    let (mut game, _thoughts) = new_game("new chess black=level:12", None);
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
    let setup = "new chess white=level:12 black=level:12".parse().expect("a game");
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
    let update = answer(&mut game, &thoughts);
    assert!(told(&update)[0].starts_with("suggested "));
    assert!(matches!(game.state().hint(), Hint::Given(_)));
    assert_eq!(white(&mut game, "offer"), ["offered white article=9.1.b"]);
    assert_eq!(game.thinks_about(), Some(Purpose::Draw));
    let update = answer(&mut game, &thoughts);
    assert_eq!(told(&update), ["declined black article=9.1.b"], "the game has only begun");
}

/// In Yin-Yang who has captured more wins by the end that both agree on.
#[test]
fn who_is_behind_does_not_agree_to_the_end() {
    // White, the computer, has lost the stone on A1, and twenty moves were made
    let moves = "b1 a1 a2 d8 h2 h8 g7 c7 f3 f6 e2 e8 j3 j7 g2 b8 d2 g8 f1 c6";
    let setup = format!("new yin-yang white=level:1 moves=\"{moves}\"");
    let (mut game, thoughts) = new_game(&setup, None);
    // the first player
    white(&mut game, "offer");
    assert_eq!(game.thinks_about(), Some(Purpose::Draw));
    assert!(told(&answer(&mut game, &thoughts))[0].starts_with("declined "));
}

#[test]
fn a_stopped_computer_waits_to_be_told() {
    let (mut game, thoughts) = new_game("new chess white=level:12", None);
    game.stop_thinking(0);
    assert_eq!((game.thinks_about(), game.is_stopped()), (None, true));
    game.think_on(0).opponent.expect("there is a thread");
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
    let (mut game, thoughts) = new_game("new chess black=level:12 clock=0:03", None);
    white(&mut game, "start");
    white(&mut game, "move e2e4");
    let answer = thought(&thoughts);
    let found = answer.found().expect("the search has not failed");
    // a thirtieth of three seconds at 150,000 nodes a second
    assert!(found.nodes < 15_000 + 2_048, "{} nodes", found.nodes);
}

#[test]
fn a_flag_that_falls_while_the_computer_thinks_ends_the_game() {
    let (mut game, thoughts) = new_game("new chess black=level:12 clock=0:03", None);
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

#[test]
fn one_that_was_stopped_in_the_middle_thinks_on() {
    let (mut game, thoughts) = new_game("new chess white=full:1", None);
    for _ in 0..20 {
        // somewhere in the search
        std::thread::sleep(Duration::from_millis(3));
        game.stop_thinking(0);
        game.think_on(0).opponent.expect("there is a thread");
    }
    answer(&mut game, &thoughts);
    assert_eq!(game.state().plies().len(), 1);
}

#[test]
fn a_listener_that_panics_ends_nothing() {
    let (sender, thoughts) = mpsc::channel();
    let reports = Reports::thoughts(move |thought| {
        drop(sender.send(thought));
        panic!("on purpose");
    });
    let setup = "new chess black=level:1".parse().unwrap();
    let mut game = Game::new(setup, None, reports, 0, 0).unwrap();
    for own in ["move e2e4", "move g1f3"] {
        white(&mut game, own);
        assert!(game.take(&thought(&thoughts), 0).is_some());
    }
}

#[test]
fn the_thought_of_another_game_is_not_taken() {
    let (mut one, thoughts) = new_game("new chess white=level:1", None);
    let (mut other, others) = new_game("new chess white=level:1", None);
    let (first, second) = (thought(&thoughts), thought(&others));
    assert_eq!((first.revision, first.purpose), (second.revision, second.purpose));
    assert!(other.take(&first, 0).is_none() && one.take(&second, 0).is_none());
    assert!(one.take(&first, 0).is_some() && other.take(&second, 0).is_some());
}

/// Ten moves of each side that change nothing for the better.
const QUIET: &str = "g1f3 g8f6 b1c3 b8c6 f3g1 f6g8 c3b1 c6b8 e2e3 e7e6 f1e2 f8e7 e2f1 e7f8 d2d3 d7d6 \
                     c1d2 c8d7 d2c1 d7c8";

#[test]
fn an_even_game_is_given_a_draw() {
    let (mut game, thoughts) =
        new_game(&format!("new chess black=level:4 moves=\"{QUIET}\""), None);
    white(&mut game, "offer");
    let update = answer(&mut game, &thoughts);
    assert_eq!(told(&update), ["ended draw agreement article=5.2.c"]);
}

#[test]
fn a_lost_draw_is_not_given() {
    // without White's queen
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1";
    let moves = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 \
                 a3a4 a6a5 c3c4 c6c5";
    let setup = format!("new chess black=level:4 fen=\"{fen}\" moves=\"{moves}\"");
    let (mut game, thoughts) = new_game(&setup, None);
    white(&mut game, "offer");
    let update = answer(&mut game, &thoughts);
    assert_eq!(told(&update), ["declined black article=9.1.b"]);
}

#[test]
fn the_computer_claims_a_draw_that_it_needs() {
    // with a queen against it, the third time the position stands
    let fen = "4k3/8/8/8/8/8/Q7/4K3 w - - 0 60";
    let shuffle = "a2b2 e8f8 b2a2 f8e8 ".repeat(2);
    let setup = format!("new chess black=level:4 fen=\"{fen}\" moves=\"{}\"", shuffle.trim());
    let (mut game, thoughts) = new_game(&setup, None);
    white(&mut game, "move a2b2");
    let update = answer(&mut game, &thoughts);
    assert_eq!(told(&update), ["ended draw repetition article=9.2"]);
}

#[test]
fn the_computer_plays_on_with_more_on_the_board() {
    // forty moves of each side have brought nothing
    let kings = "fen=\"W:WK7,K10,K15:BK32:H80:F90\"";
    let (mut game, thoughts) = new_game(&format!("new checkers white=level:12 {kings}"), None);
    assert!(game.state().due_claim().is_some());
    let update = answer(&mut game, &thoughts);
    assert!(told(&update)[0].starts_with("moved "), "{:?}", told(&update));
}

#[test]
fn a_player_cannot_hold_the_computer_up_with_offers() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    white(&mut game, "move e2e4");
    white(&mut game, "offer");
    assert_eq!(game.thinks_about(), Some(Purpose::Draw));
    answer(&mut game, &thoughts);
    let refused = "refused white offer offered-already article=12.6";
    assert_eq!(white(&mut game, "offer"), [refused]);
    assert!(told(&answer(&mut game, &thoughts))[0].starts_with("moved black"));
    // after a move of his own he may offer again
    white(&mut game, "move d2d4");
    assert_eq!(white(&mut game, "offer"), ["offered white article=9.1.b"]);
}

#[test]
fn an_answer_from_elsewhere_is_taken_as_the_opponents() {
    let (mut game, thoughts) = new_game("new chess black=level:1", None);
    let found = thoughts_of_a_reply(&mut game, &thoughts);
    assert_eq!(game.thought_of(found), None);
    white(&mut game, "undo");
    white(&mut game, "move e2e4");
    let answer = game.thought_of(found).expect("the computer was asked");
    assert!(game.take(&answer, 0).is_some());
    assert_eq!(game.state().plies().len(), 2);
}

/// What the computer found after e4, with the reply played.
fn thoughts_of_a_reply(game: &mut Game, thoughts: &Receiver<Thought>) -> SearchResult {
    white(game, "move e2e4");
    let reply = thought(thoughts);
    assert!(game.take(&reply, 0).is_some());
    reply.found().expect("it was found")
}

#[test]
fn a_claim_against_the_computer_is_decided_by_its_own_opinion() {
    // a rook each, and a rook more for White
    let cases = [
        ("4k2r/8/8/8/8/8/8/R3K3 b - - 0 60", "ruled agree article=10.2.a"),
        ("4k2r/8/8/8/8/8/R7/R3K3 b - - 0 60", "ruled reject article=10.2.c"),
    ];
    for (fen, ruled) in cases {
        let setup = format!("new chess mode=strict clock=1 white=level:4 fen=\"{fen}\"");
        let (mut game, thoughts) = new_game(&setup, None);
        act(&mut game, "black", "start", 0);
        act(&mut game, "black", "claim cannot-win", 0);
        assert_eq!(game.thinks_about(), Some(Purpose::Opinion));
        let update = answer(&mut game, &thoughts);
        assert_eq!(told(&update)[0], ruled, "{update:?}");
    }
}
