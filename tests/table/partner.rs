//! When the computer offers a draw, accepts one, and resigns.

use std::sync::mpsc::Receiver;

use annabella::engine::SearchResult;
use annabella::games::chess::notation::uci;
use annabella::table::{Game, Purpose, Thought};

use crate::{new_game, told, white};

/// The computer finds this move, and sees it so.
fn finds(game: &mut Game, mv: &str, lead: i32) -> Vec<String> {
    let best = uci::parse(game.state().chess().unwrap(), mv).expect("it is legal");
    let found = SearchResult { best: best.into(), lead, depth: 1, nodes: 1 };
    let thought = game.thought_of(found).expect("it was asked");
    told(&game.take(&thought, 0).expect("it is the answer"))
}

/// Kings walk about, and nothing is repeated.
const WALK: [(&str, &str); 11] = [
    ("e1e2", "e8e7"),
    ("e2e3", "e7e6"),
    ("e3f3", "e6f6"),
    ("f3f2", "f6f7"),
    ("f2g2", "f7g7"),
    ("g2g3", "g7g6"),
    ("g3f4", "g6f6"),
    ("f4f3", "f6e6"),
    ("f3e3", "e6e7"),
    ("e3e2", "e7e8"),
    ("e2e1", "e8d8"),
];

const ENDING: &str = "fen=\"r3k3/8/8/p7/P7/8/8/R3K3 w - - 0 1\" black=level:3";

/// What the computer does in its moves, where it sees the game so.
fn walk(setup: &str, scores: &[i32]) -> (Game, Vec<Vec<String>>) {
    let (mut game, _) = new_game(&format!("new chess {setup}"), None);
    let mut did = Vec::new();
    for (&(first, reply), &score) in WALK.iter().zip(scores) {
        white(&mut game, &format!("move {first}"));
        did.push(finds(&mut game, reply, score));
    }
    (game, did)
}

fn offers(did: &[Vec<String>]) -> Vec<usize> {
    let offered = |(_, events): &(usize, &Vec<String>)| {
        events.iter().any(|event| event.starts_with("offered black"))
    };
    did.iter().enumerate().filter(offered).map(|(number, _)| number + 1).collect()
}

#[test]
fn article_9_1_it_offers_a_draw_with_its_move_when_the_game_has_long_been_even() {
    let even = [15, -15, 0, 3, -7, 12, 0, 0];
    let (mut game, did) = walk(ENDING, &even);
    assert_eq!(offers(&did), [8]);
    assert!(did[7][0].starts_with("moved black Ke6"), "{:?}", did[7]);
    assert_eq!(game.thinks_about(), None, "the player is asked");
    let ended = white(&mut game, "accept");
    assert_eq!(ended, ["ended draw agreement article=5.2.c"]);
    // in strict games, too
    let (mut game, _) = new_game(&format!("new chess mode=strict {ENDING}"), None);
    let mut last = Vec::new();
    for (first, reply) in &WALK[..8] {
        white(&mut game, &format!("move {first}"));
        last = finds(&mut game, reply, 0);
    }
    assert!(last.iter().any(|event| event.starts_with("offered black")), "{last:?}");
}

#[test]
fn it_does_not_offer_again_after_a_refusal() {
    let (_, did) = walk(ENDING, &[0; 11]);
    assert_eq!(offers(&did), [8]);
    assert!(did.iter().all(|events| events[0].starts_with("moved black ")), "{did:?}");
}

#[test]
fn it_does_not_offer_while_somebody_is_better_nor_early_nor_where_that_is_forbidden() {
    let (_, did) = walk(ENDING, &[0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(offers(&did), [0; 0], "seven are not enough");
    let queens = "fen=\"r2qk3/8/8/p7/P7/8/8/R3K2Q w - - 0 NUMBER\" black=level:3";
    let walked = |number| {
        let (mut game, _) =
            new_game(&format!("new chess {}", queens.replace("NUMBER", number)), None);
        let mut did = Vec::new();
        for (first, reply) in [
            ("h1h2", "d8d7"),
            ("h2h3", "d7d6"),
            ("h3h4", "d6d7"),
            ("h4h5", "e8f8"),
            ("h5h6", "f8g8"),
            ("h6g5", "g8h8"),
            ("g5f6", "h8g8"),
            ("f6e5", "a8b8"),
        ] {
            white(&mut game, &format!("move {first}"));
            did.push(finds(&mut game, reply, 0));
        }
        offers(&did)
    };
    assert_eq!(walked("1"), [0; 0], "a middlegame that has begun lately");
    assert_eq!(walked("40"), [8]);
    let (_, did) = walk(&format!("draws=never {ENDING}"), &[0; 9]);
    assert_eq!(offers(&did), [0; 0]);
}

#[test]
fn what_it_saw_in_moves_that_were_taken_back_is_forgotten() {
    let (mut game, did) = walk(ENDING, &[0; 7]);
    assert_eq!(offers(&did), [0; 0]);
    white(&mut game, "undo");
    white(&mut game, "move g3f4");
    let update = finds(&mut game, "g6f6", 60);
    assert_eq!(update.len(), 1, "{update:?}");
    white(&mut game, "move f4f3");
    let update = finds(&mut game, "f6e6", 0);
    assert_eq!(update.len(), 1, "{update:?}");
}

#[test]
fn it_accepts_a_draw_early_where_little_is_left_and_never_when_it_is_better() {
    for (score, answer) in [(0, "ended draw agreement"), (26, "declined black")] {
        let (mut game, _) = new_game(&format!("new chess {ENDING}"), None);
        white(&mut game, "offer");
        assert_eq!(game.thinks_about(), Some(Purpose::Draw));
        // it is seen from the side of White, who is on move
        let events = finds(&mut game, "e1e2", -score);
        assert!(events[0].starts_with(answer), "{score}: {events:?}");
    }
}

fn resigns(setup: &str, scores: [i32; 3]) -> bool {
    let (mut game, _): (Game, Receiver<Thought>) =
        new_game(&format!("new chess {setup} {ENDING}"), None);
    if setup.contains("clock") {
        white(&mut game, "start");
    }
    let mut last = Vec::new();
    for (&(first, reply), score) in WALK.iter().zip(scores) {
        white(&mut game, &format!("move {first}"));
        last = finds(&mut game, reply, score);
    }
    last == ["ended white resignation article=5.1.b"]
}

#[test]
fn it_resigns_a_game_that_has_long_been_lost_where_that_was_agreed() {
    let lost = [-901, -100_000, -1_200];
    assert!(resigns("resigns=yes", lost));
    assert!(!resigns("resigns=no", lost));
    assert!(!resigns("", lost));
    assert!(!resigns("resigns=yes", [lost[0], -900, lost[2]]));
    assert!(!resigns("resigns=yes", [lost[0], lost[1], 100_000]));
}

#[test]
fn it_plays_on_while_the_opponent_may_lose_on_time() {
    let lost = [-2_000; 3];
    assert!(resigns("resigns=yes clock=5", lost));
    assert!(!resigns("resigns=yes clock=0:20", lost));
    assert!(resigns("resigns=yes clock=0:20+2", lost), "more comes with each move");
    assert!(resigns("resigns=yes clock=none clock-black=5", lost), "he has no clock");
}

#[test]
fn a_rating_resigns_some_lost_games_as_people_do() {
    let is_resigned = |seed: u32, lead: i32| {
        let ending = ENDING.replace("level:3", &format!("rating:2000 seed={seed}"));
        let (mut game, _) = new_game(&format!("new chess {ending}"), None);
        WALK.iter().any(|&(first, reply)| {
            white(&mut game, &format!("move {first}"));
            finds(&mut game, reply, lead) == ["ended white resignation article=5.1.b"]
        })
    };
    let resigned = (0..8).filter(|&seed| is_resigned(seed, -1_200)).count();
    assert!(resigned > 0 && resigned < 8, "{resigned}");
    assert!(!is_resigned(0, -400));
}
