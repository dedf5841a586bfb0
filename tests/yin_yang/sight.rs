//! Groups and ladders.

use annabella::games::Side;
use annabella::games::yin_yang::{Groups, Point, Position, sight};

fn at(text: &str) -> Point {
    text.parse().expect("a point")
}

fn board(text: &str) -> Groups {
    Groups::from(&text.parse::<Position>().expect("a position"))
}

#[test]
fn groups_come_with_their_liberties() {
    let position: Position = "1bw/bw1/w2 w 9".parse().unwrap();
    let groups = sight::groups(&position);
    let found: Vec<_> = groups
        .iter()
        .map(|group| (group.side, group.stones.len(), group.liberties.len()))
        .collect();
    let (black, white) = (Side::First, Side::Second);
    assert_eq!(found, [(white, 1, 1), (black, 1, 1), (white, 1, 2), (black, 1, 1), (white, 1, 1)]);
    assert_eq!(groups.iter().filter(|group| group.is_in_atari()).count(), 4);
}

/// White's stone at D5 has two liberties, D4 and E5, and a ladder goes down to the right.
const LADDER: &str = "9/9/9/3b5/2bw5/2b6/9/9/9 b 1";

#[test]
fn a_ladder_captures_where_nothing_stands_in_its_way() {
    let mut groups = board(LADDER);
    let first = sight::ladder(&mut groups, at("D5")).expect("the ladder works");
    assert_eq!(first, at("E5"));
    assert_eq!(groups.placed(), 0, "the board is given back");
    groups.place(Side::First, first).unwrap();
    assert_eq!(sight::escape(&mut groups, at("D5")), None);
}

#[test]
fn a_stone_in_its_way_breaks_a_ladder() {
    let mut groups = board("9/9/9/3b5/2bw5/2b6/5w3/9/9 b 1");
    assert_eq!(sight::ladder(&mut groups, at("D5")), None);
    groups.place(Side::First, at("E5")).unwrap();
    assert_eq!(sight::escape(&mut groups, at("D5")), Some(at("D4")));
}

#[test]
fn a_group_escapes_by_a_capture() {
    // B1 is in atari at A1, and C1 that attacks it at D1
    let mut groups = board("5/5/5/1bw2/1wb2 w 9");
    assert_eq!(sight::escape(&mut groups, at("B1")), Some(at("D1")));
}

#[test]
fn a_group_with_more_liberties_is_in_no_ladder() {
    let mut groups = board("5/5/2w2/5/5 b 1");
    assert_eq!(sight::ladder(&mut groups, at("C3")), None);
    assert_eq!(sight::escape(&mut groups, at("C3")), None, "it is not in atari");
    assert_eq!(sight::ladder(&mut groups, at("A1")), None, "nothing stands there");
}

#[test]
fn the_edge_takes_the_last_liberty() {
    let mut groups = board("5/5/5/1b3/bw3 b 1");
    assert_eq!(sight::ladder(&mut groups, at("B1")), Some(at("C1")));
}
