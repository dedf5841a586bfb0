//! Looking back at games: what is told of them whatever it cost.

use annabella::engine::yin_yang::Review;
use annabella::engine::{CancelFlag, ReviewRequest, review};
use annabella::games::Side;
use annabella::games::yin_yang::{Move, Position, notation};

fn looked_back(start: &str, moves: &[&str], side: Option<Side>) -> Review {
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
    let request = ReviewRequest { start: &start, moves: &moves, side, nodes: 500 };
    review(&request, &CancelFlag::default(), &mut |_| {}).expect("nobody cancels")
}

#[test]
fn a_pass_that_ends_the_game_and_loses_it_is_told() {
    // White has captured one stone and has passed
    let found = looked_back("4b/4b/5/w4/1w3 b 5 0 1 1 7", &["pass"], None);
    let played: Vec<Option<_>> = found.moments.iter().map(|moment| moment.played.point()).collect();
    assert_eq!(played, [None]);
}

#[test]
fn a_pass_that_leaves_stones_in_atari_is_told() {
    let found = looked_back("5/2w2/1wb2/2w2/5 b 2", &["pass", "d3"], Some(Side::First));
    assert_eq!(found.moments.len(), 1, "{found:?}");
    assert_eq!(found.moments[0].played, Move::PASS);
}

#[test]
fn from_where_on_everything_was_lost_is_known() {
    // two stones of Black are in atari, and one captured stone wins
    let start = "9/2w6/1wb6/2w6/9/2w6/1wb6/2w6/9 w 1";
    let moves = ["j9", "j1", "h9", "h1", "g9", "d7"];
    let found = looked_back(start, &moves, None);
    let of = |position: &Position| (position.turn(), position.move_number());
    let lost: Vec<_> = found.lost.iter().map(of).collect();
    assert_eq!(lost, [(Side::First, 2)], "{found:?}");
}
