//! Looking back at games: what is told of them whatever it cost.

use annabella::engine::yin_yang::Review;
use annabella::engine::{CancelFlag, REVIEW_NODES, ReviewRequest, review};
use annabella::games::Side;
use annabella::games::yin_yang::{Move, Position, notation};

fn looked_back(start: &str, moves: &[&str], side: Option<Side>) -> Review {
    with_loser(start, moves, side, None)
}

fn with_loser(start: &str, moves: &[&str], side: Option<Side>, loser: Option<Side>) -> Review {
    let start: Position = start.parse().expect(start);
    let mut position = start;
    let moves: Vec<Move> = moves
        .iter()
        .map(|name| {
            let mv = notation::parse(&position, name, &[]).expect(name);
            position = position.after(mv);
            mv
        })
        .collect();
    let request = ReviewRequest { start: &start, moves: &moves, side, loser, nodes: REVIEW_NODES };
    review(&request, &CancelFlag::default(), &mut |_| {}).expect("nobody cancels")
}

/// From here on any move is told of that a fact explains.
const TOLD: u32 = 120;

#[test]
fn a_pass_that_ends_the_game_and_loses_it_is_told() {
    // White has captured two stones and has passed; he was about to win anyway
    let found = looked_back("bb3/5/5/ww3/5 b 5 0 2 1 7", &["pass"], None);
    let told: Vec<_> = found.moments.iter().map(|moment| moment.played.point()).collect();
    assert_eq!(told, [None]);
    assert!(found.moments[0].loss < TOLD, "{found:?}");
}

#[test]
fn a_pass_that_leaves_stones_in_atari_is_told() {
    let start = "9/2bb5/6b2/3w5/2wb5/3w5/6b2/6b2/9 b 5";
    for side in [None, Some(Side::First)] {
        let found = looked_back(start, &["pass", "e5"], side);
        assert_eq!(found.moments.len(), 1, "{found:?}");
        assert_eq!(found.moments[0].played, Move::PASS);
        assert!(found.moments[0].loss < TOLD, "{found:?}");
    }
    let found = looked_back(start, &["pass", "e5"], Some(Side::Second));
    assert_eq!(found.moments, []);
}

#[test]
fn a_stone_that_was_left_in_atari_and_captured_is_told() {
    let start = "9/2bb5/6b2/3w5/2wb5/3w5/6b2/6b2/9 b 5";
    let found = looked_back(start, &["a1", "e5"], Some(Side::First));
    assert_eq!(found.moments.len(), 1, "{found:?}");
    assert!(found.moments[0].loss < TOLD, "{found:?}");
    // nobody has captured it
    let found = looked_back(start, &["a1", "j9"], Some(Side::First));
    assert_eq!(found.moments, []);
}

#[test]
fn passes_do_not_crowd_out_what_cost_more() {
    // three stones are in atari and could run, which costs the game; later a single one
    let start = "9/5w3/4wb3/5w3/9/1www5/wbbb5/1www5/9 b 3";
    let passes = ["pass", "j2", "pass", "j3", "pass", "j4", "pass", "j5", "pass", "h1"];
    let told = |before: &[&str]| {
        let moves = [before, &passes].concat();
        let found = looked_back(start, &moves, Some(Side::First));
        found.moments.iter().map(|moment| (moment.ply, moment.played == Move::PASS)).collect()
    };
    let alone: Vec<(usize, bool)> = told(&["e3", "j1"]);
    assert!(alone.len() == 3 && alone.iter().all(|(_, is_pass)| *is_pass), "{alone:?}");
    let with_more: Vec<(usize, bool)> = told(&["a9", "j1", "e3", "a1"]);
    assert!(with_more.contains(&(0, false)), "{with_more:?}");
    assert!(with_more.iter().any(|(_, is_pass)| *is_pass), "{with_more:?}");
}

/// Black could still save the stone at C7; afterwards two stones are in atari, and one captured
/// stone wins.
const LOST: &str = "9/2w6/1wb6/2w6/9/2w6/1wb6/9/9 b 1";
const LOST_MOVES: [&str; 6] = ["j9", "c2", "h9", "j1", "g9", "d7"];

#[test]
fn from_where_on_everything_was_lost_is_known() {
    let lost = |side, loser| {
        let found = with_loser(LOST, &LOST_MOVES, side, loser);
        found.lost.map(|lost| (lost.plies, lost.position.turn(), lost.position.move_number()))
    };
    let black = Some(Side::First);
    assert_eq!(lost(None, black), Some((2, Side::First, 3)));
    assert_eq!(lost(black, black), Some((2, Side::First, 3)));
    // a game that goes on, or that was won all the same, and one that was not asked about
    assert_eq!(lost(None, None), None);
    assert_eq!(lost(None, Some(Side::Second)), None);
    assert_eq!(lost(Some(Side::Second), black), None);
}

#[test]
fn what_was_lost_from_the_beginning_has_no_move_after_which_it_was() {
    // two stones of the loser are in atari when the game begins, whoever has the first move
    let black = "9/2w6/1wb6/2w6/9/2w6/1wb6/2w6/9 w 1";
    let white = "9/2b6/1bw6/2b6/9/2b6/1bw6/2b6/9 w 1";
    for (start, loser) in [(black, Side::First), (white, Side::Second)] {
        let moves = ["j9", "j1", "h9", "h1", "g9", "g1"];
        let found = with_loser(start, &moves, None, Some(loser));
        assert_eq!(found.lost, None, "{start}");
        assert!(found.is_lost_from_start, "{start}");
        let won = with_loser(start, &moves, None, Some(!loser));
        assert!(!won.is_lost_from_start, "{start}");
    }
}

/// Two stones could be captured, and one of them wins: Black plays elsewhere, and wins with the
/// other one later.
#[test]
fn a_win_that_was_missed_is_told_though_another_one_was_left() {
    let start = "5/5/5/b3b/w3w b 1";
    for side in [None, Some(Side::First)] {
        let found = looked_back(start, &["c4", "c5", "b1"], side);
        assert_eq!(found.moments.len(), 1, "{found:?}");
        let moment = &found.moments[0];
        assert_eq!(moment.ply, 0);
        let won = moment.before.after(moment.better).end().expect("the better move ends the game");
        assert_eq!(won.winner(), Some(Side::First));
    }
    // who wins at once has missed nothing, and a capture that does not win is none
    assert_eq!(looked_back(start, &["b1"], None).moments, []);
    let found = looked_back("5/5/5/b3b/w3w b 3", &["b1", "c5", "d1"], Some(Side::First));
    assert_eq!(found.moments, []);
}
