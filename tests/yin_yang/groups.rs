//! The board for search beside the positions it is made from.

use annabella::games::Side;
use annabella::games::yin_yang::{Forbidden, Groups, Point, Position};

fn at(text: &str) -> Point {
    text.parse().expect("a point")
}

#[test]
fn earlier_boards_are_known_from_the_start() {
    let before: Position = "1bw2/b1bw1/1bw2/5/5 w 9".parse().unwrap();
    let taken = before.after(before.placing(at("B4"), &[]).unwrap());
    let mut groups = Groups::new(&taken, &[before.key()]);
    assert_eq!(groups.place(Side::First, at("C4")), Err(Forbidden::Repetition));
    assert_eq!(groups.captures(Side::Second), 1);
    assert_eq!(Groups::from(&taken).place(Side::First, at("C4")), Ok(1));
}

#[test]
fn nothing_is_known_of_points_beyond_the_board() {
    let mut groups = Groups::from(&"3/3/3 b 1".parse::<Position>().unwrap());
    for point in ["D1", "A4", "T19"].map(at) {
        assert_eq!(groups.place(Side::First, point), Err(Forbidden::Taken));
        assert_eq!((groups.stone_at(point), groups.group(point)), (None, None));
    }
    assert!(!groups.undo());
}

#[test]
fn more_stones_than_a_board_has_points_can_be_put() {
    // in turn one of two stones is put and captured, with the board around it changing
    let mut groups = Groups::from(&"2/2 b 99".parse::<Position>().unwrap());
    let mut count = 0;
    while let Some((side, point)) = next(&groups) {
        groups.place(side, point).unwrap();
        count += 1;
    }
    assert!(count > 8, "{count}");
    assert_eq!(groups.placed(), count);
    while groups.undo() {}
    assert_eq!((groups.empty().len(), groups.key()), (4, 0));
}

fn next(groups: &Groups) -> Option<(Side, Point)> {
    let all = groups.empty().iter().copied();
    all.flat_map(|point| Side::ALL.map(|side| (side, point)))
        .find(|(side, point)| groups.is_legal(*side, *point))
}
