//! Groups and ladders.

use annabella::games::Side;
use annabella::games::yin_yang::sight::{self, Catch, Chase};
use annabella::games::yin_yang::{Groups, Move, Point, Position};

fn at(text: &str) -> Point {
    text.parse().expect("a point")
}

/// Where the other side catches a group at once or in a ladder, without a target.
fn ladder(groups: &mut Groups, at: Point) -> Option<Point> {
    Chase::new(groups, u16::MAX, 20_000).catch(at)
}

/// How a group in atari escapes, without a target.
fn escape(groups: &mut Groups, at: Point) -> Option<Point> {
    Chase::new(groups, u16::MAX, 20_000).escape(at)
}

/// How a group is caught, and where that begins.
fn caught(text: &str, point: &str) -> Option<(Catch, String)> {
    let position: Position = text.parse().expect(text);
    let mut groups = Groups::new(&position, &[]);
    let found = sight::danger(&mut groups, position.target().into(), at(point));
    assert_eq!(groups.placed(), 0, "the board is given back");
    found.map(|danger| (danger.how, danger.first.to_string()))
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
    let first = ladder(&mut groups, at("D5")).expect("the ladder works");
    assert_eq!(first, at("E5"));
    assert_eq!(groups.placed(), 0, "the board is given back");
    groups.place(Side::First, first).unwrap();
    assert_eq!(escape(&mut groups, at("D5")), None);
}

#[test]
fn a_stone_in_its_way_breaks_a_ladder() {
    let mut groups = board("9/9/9/3b5/2bw5/2b6/5w3/9/9 b 1");
    assert_eq!(ladder(&mut groups, at("D5")), None);
    groups.place(Side::First, at("E5")).unwrap();
    assert_eq!(escape(&mut groups, at("D5")), Some(at("D4")));
}

#[test]
fn a_group_escapes_by_a_capture() {
    // B1 is in atari at A1, and C1 that attacks it at D1
    let mut groups = board("5/5/5/1bw2/1wb2 w 9");
    assert_eq!(escape(&mut groups, at("B1")), Some(at("D1")));
}

#[test]
fn a_group_with_more_liberties_is_in_no_ladder() {
    let mut groups = board("5/5/2w2/5/5 b 1");
    assert_eq!(ladder(&mut groups, at("C3")), None);
    assert_eq!(escape(&mut groups, at("C3")), None, "it is not in atari");
    assert_eq!(ladder(&mut groups, at("A1")), None, "nothing stands there");
}

#[test]
fn the_edge_takes_the_last_liberty() {
    let mut groups = board("5/5/5/1b3/bw3 b 1");
    assert_eq!(ladder(&mut groups, at("B1")), Some(at("C1")));
}

/// White's stone at E5 is in no ladder, for H2 breaks it: it is held from F4, two lines away.
const NET: &str = "9/9/9/4bb3/3bw4/3b5/9/7w1/9 w 5";

#[test]
fn a_group_is_caught_at_once_in_a_ladder_by_a_sacrifice_or_in_a_net() {
    for (text, point, expected) in [
        ("5/5/1b3/bw3/1b3 b 5", "B2", Some((Catch::AtOnce, "C2"))),
        (LADDER, "D5", Some((Catch::Ladder, "E5"))),
        ("6/6/6/bb4/wwbb2/2www1 b 5", "A2", Some((Catch::Sacrifice, "B1"))),
        (NET, "E5", Some((Catch::Net, "F4"))),
        // White's stone in the way
        ("9/9/9/4bb3/3bw4/3b1w3/9/9/9 b 5", "E5", None),
        ("5/5/2w2/5/5 b 1", "C3", None),
        ("5/5/2w2/5/5 b 1", "A1", None),
    ] {
        let expected = expected.map(|(how, first)| (how, first.to_owned()));
        assert_eq!(caught(text, point), expected, "{text} {point}");
    }
}

/// Whoever wins by a capture on the way is in no ladder, and what is given up wins for who takes it.
#[test]
fn nobody_is_caught_who_wins_on_the_way() {
    let given_up = |target: u8| caught(&format!("6/6/6/bb4/wwbb2/2www1 b {target}"), "A2");
    assert!(given_up(1).is_none_or(|(how, _)| how != Catch::Sacrifice), "{:?}", given_up(1));
    assert_eq!(given_up(2), Some((Catch::Sacrifice, "B1".to_owned())));
}

#[test]
fn a_point_saves_that_is_an_answer_to_a_net_as_well() {
    let position: Position = NET.parse().unwrap();
    let saving = sight::saving(&position, &[], at("E5"));
    assert!(!saving.is_empty());
    for point in position.empty().iter() {
        let after = position.after(Move::place(position.size(), point));
        let mut groups = Groups::new(&after, &[position.key()]);
        let is_saved = sight::danger(&mut groups, 5, at("E5")).is_none();
        assert_eq!(saving.contains(&point), is_saved, "{point}");
    }
    // without the stone at H2 a ladder catches it, and that stone alone does not save it
    let open: Position = "9/9/9/4bb3/3bw4/3b5/9/9/9 w 5".parse().unwrap();
    let saving = sight::saving(&open, &[], at("E5"));
    assert!(!saving.is_empty() && !saving.contains(&at("H2")), "{saving:?}");
    // Black's stone at F4 catches in none of these
    for point in saving {
        let mut after = open.after(Move::place(open.size(), point));
        if point != at("F4") {
            after = after.after(Move::place(open.size(), at("F4")));
        }
        let is_lost = caught(&after.to_string(), "E5").is_some()
            && sight::saving(&after, &[], at("E5")).is_empty();
        assert!(!is_lost, "{point}");
    }
}

/// Reading takes no time that a listener would notice, on the largest board.
#[test]
fn a_crowded_board_is_read_in_a_moment() {
    let row = ["b1w1b1w1b1w1b1w1b1w", "1w1b1w1b1w1b1w1b1w1"];
    let rows: Vec<&str> = (0..19).map(|at| row[at % 2]).collect();
    let position: Position = format!("{} b 9", rows.join("/")).parse().unwrap();
    let began = std::time::Instant::now();
    let mut groups = Groups::new(&position, &[]);
    let all = sight::groups(&position);
    let caught =
        all.iter().filter_map(|group| sight::danger(&mut groups, 9, group.stones.first()?)).count();
    let took = began.elapsed();
    assert!(took.as_secs() < 10, "{caught} of {}: {took:?}", all.len());
}
