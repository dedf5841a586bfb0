//! Each rule of the game, by its number in docs/requirements.md.

use annabella::games::yin_yang::notation::{Vertex, parse};
use annabella::games::yin_yang::{End, MAX_TARGET, Move, Point, Position, Refusal, Size};
use annabella::games::{Path, Rules, Side};

/// A game from a position, by moves as texts.
#[derive(Clone)]
pub struct Played {
    pub position: Position,
    pub past: Vec<u64>,
}

impl Played {
    pub fn from(text: &str) -> Played {
        Played { position: text.parse().expect("a position"), past: Vec::new() }
    }

    pub fn find(&self, mv: &str) -> Result<Move, Refusal> {
        let vertex: Vertex = mv.parse().expect("a point or a pass");
        let path = vertex.path(self.position.size()).expect("a point of the board");
        self.position.find(path, &self.past)
    }

    pub fn play(mut self, moves: &str) -> Played {
        for mv in moves.split_whitespace() {
            let found = self.find(mv);
            let found = found.unwrap_or_else(|why| panic!("{}: {mv}: {why}", self.position));
            self.past.push(self.position.key());
            self.position = self.position.after(found);
        }
        self
    }
}

fn at(text: &str) -> Point {
    text.parse().expect("a point")
}

fn nine(target: u8) -> Position {
    Position::new(Size::square(9).unwrap(), target).unwrap()
}

#[test]
fn who_captures_the_set_number_or_more_wins_at_once() {
    // YY-01
    let before = Played::from("5/1b3/bwwb1/1bw2/2b2 b 3 1 0");
    assert_eq!(before.position.end(), None);
    let played = before.clone().play("C4 E1 D2");
    assert_eq!(played.position.captures(Side::First), 4);
    assert_eq!(played.position.end(), Some(End::Target { winner: Side::First }));
    assert!(played.position.legal_moves(&played.past).is_empty());
    assert_eq!(played.find("E5"), Err(Refusal::Over));
    assert_eq!(played.find("pass"), Err(Refusal::Over));
}

#[test]
fn a_target_is_from_1_to_99_and_stays() {
    // YY-02
    assert_eq!(Position::new(Size::default(), 0), None);
    assert_eq!(Position::new(Size::default(), MAX_TARGET + 1), None);
    let played = Played { position: nine(7), past: Vec::new() }.play("D4 E5 pass C3");
    assert_eq!(played.position.target(), 7);
    assert_eq!(Position::default().target(), 5);
}

#[test]
fn the_first_player_has_black_and_they_alternate() {
    // YY-03, YY-04
    let played = Played { position: nine(5), past: Vec::new() };
    assert_eq!(played.position.turn(), Side::First);
    let played = played.play("D4 E5");
    assert_eq!(played.position.turn(), Side::First);
    assert_eq!(played.position.stone_at(at("D4")), Some(Side::First));
    assert_eq!(played.position.stone_at(at("E5")), Some(Side::Second));
    assert_eq!(played.position.move_number(), 3);
}

#[test]
fn a_stone_goes_on_an_empty_point_corners_and_edges_included() {
    // YY-05
    let played = Played { position: nine(5), past: Vec::new() }.play("A1 J9 E1 A5");
    assert_eq!(played.find("E1"), Err(Refusal::Occupied(at("E1"))));
    assert_eq!(played.find("J9"), Err(Refusal::Occupied(at("J9"))));
    let beyond = Path::new(&[81], 0).unwrap();
    let size = Size::square(9).unwrap();
    assert_eq!(played.position.find(beyond, &[]), Err(Refusal::OffBoard { size }));
}

#[test]
fn a_stone_never_moves() {
    // YY-06
    let played = Played { position: nine(5), past: Vec::new() }.play("D4 E5");
    let from_to = Path::new(&[30, 31], 0).unwrap();
    assert_eq!(played.position.find(from_to, &[]), Err(Refusal::OtherForm));
    assert_eq!(played.position.find(Path::new(&[0], 1).unwrap(), &[]), Err(Refusal::OtherForm));
}

#[test]
fn a_pass_is_always_legal_and_changes_the_turn_alone() {
    // YY-07
    let played = Played::from("1b1/bw1/1b1 w 5 2 1");
    let after = played.clone().play("pass").position;
    assert_eq!(Rules::pieces(&after), Rules::pieces(&played.position));
    assert_eq!((after.captures(Side::First), after.captures(Side::Second)), (2, 1));
    assert_eq!((after.turn(), after.passes()), (Side::First, 1));
    assert!(Path::from(Move::PASS).points().is_empty());
}

#[test]
fn liberties_lie_along_the_lines() {
    // YY-08
    let position: Position = "b3b/5/2b2/5/2b2 w 5".parse().unwrap();
    let count = |point| position.liberties(position.group(at(point))).len();
    assert_eq!([count("C3"), count("C1"), count("A5"), count("E5")], [4, 3, 2, 2]);
}

#[test]
fn neighbours_are_one_group_and_share_liberties() {
    // YY-09
    let position: Position = "5/1bb2/1b1b1/5/5 w 5".parse().unwrap();
    let group = position.group(at("B4"));
    assert_eq!(group, position.group(at("C4")));
    assert_eq!(group.len(), 3);
    // the point between two of its stones counts once
    assert_eq!(position.liberties(group).len(), 7);
    assert_eq!(position.group(at("D3")).len(), 1, "a diagonal does not connect");
}

#[test]
fn an_opponents_stone_takes_a_liberty() {
    // YY-10
    let played = Played::from("5/5/2b2/5/5 w 5").play("C4");
    let group = played.position.group(at("C3"));
    assert_eq!(played.position.liberties(group).len(), 3);
    assert!(!played.position.liberties(group).contains(at("C4")));
}

#[test]
fn stones_without_liberties_are_taken_at_once_several_groups_too() {
    // YY-11, YY-12
    let played = Played::from("3w1/1wbw1/wb1bw/1wbw1/2w2 w 9").play("C5 E1");
    assert_eq!(played.position.captures(Side::Second), 0);
    let played = played.play("C3");
    assert_eq!(played.position.captures(Side::Second), 4, "four groups of one stone each");
    assert_eq!(played.position.stones(Side::First), at("E1").into());
}

#[test]
fn a_stone_that_captures_needs_no_liberty_before() {
    // YY-13, YY-19
    let both = Played::from("1bw/bw1/w2 w 9").play("A3");
    assert_eq!(both.position.captures(Side::Second), 2, "the corner takes both stones");
    assert_eq!(both.position.stone_at(at("A3")), Some(Side::Second));
    let one = Played::from("1bw/bww/3 w 9").play("A3");
    assert_eq!(one.position.captures(Side::Second), 1);
    assert_eq!(one.position.stone_at(at("A2")), Some(Side::First));
}

#[test]
fn nobody_may_take_his_own_last_liberty() {
    // YY-14
    let corner = Played::from("1w3/w4/5/5/5 b 9");
    assert_eq!(corner.find("A5"), Err(Refusal::Suicide(at("A5"))));
    assert!(corner.clone().play("pass").find("A5").is_ok(), "the other side may");
    let group = Played::from("b1w2/bw3/w4/5/5 b 9");
    assert_eq!(group.find("B5"), Err(Refusal::Suicide(at("B5"))), "three stones at once");
    let later = corner.play("B4 E1");
    assert_eq!(later.find("A5"), Err(Refusal::Suicide(at("A5"))));
    let later = later.play("A3 E2 A5");
    assert_eq!(later.position.captures(Side::First), 1, "it captures by then");
}

/// A ko: White at B4 takes the stone at C4.
const KO: &str = "1bw2/b1bw1/1bw2/5/5 w 9";

#[test]
fn a_ko_is_not_retaken_before_something_else_was_played() {
    // YY-15
    let taken = Played::from(KO).play("B4");
    assert_eq!(taken.position.captures(Side::Second), 1);
    let refused = Refusal::Repetition { point: at("C4"), after: 0 };
    assert_eq!(taken.find("C4"), Err(refused));
    let later = taken.play("E1 E2").play("C4");
    assert_eq!(later.position.captures(Side::First), 1);
    let refused = Refusal::Repetition { point: at("B4"), after: 3 };
    assert_eq!(later.find("B4"), Err(refused));
    assert_eq!(refused.to_string(), "forbidden: B4 would repeat the position after move 3");
}

#[test]
fn after_passes_the_whole_board_must_not_come_back_either() {
    // YY-15: a pass itself never violates it
    let taken = Played::from(KO).play("B4 pass");
    assert_eq!(taken.position.passes(), 1);
    let own = taken.play("E1");
    assert!(own.find("C4").is_ok(), "another stone makes another board");
    let taken = Played::from(KO).play("B4");
    assert!(taken.find("pass").is_ok());
}

#[test]
fn two_sent_and_one_returned_is_a_repetition() {
    // YY-15: White sends a second stone, Black takes both, White would take the one that did
    let sent = Played::from("5/bbw2/1w1w1 w 9").play("A1 C1");
    assert_eq!(sent.position.captures(Side::First), 2);
    let refused = Refusal::Repetition { point: at("B1"), after: 0 };
    assert_eq!(sent.find("B1"), Err(refused));
    assert_eq!(refused.to_string(), "forbidden: B1 would repeat the position of the beginning");
    assert!(sent.play("E3 A3").find("B1").is_ok(), "the rest of the board is another one");
}

#[test]
fn an_agreed_end_and_a_resignation_have_their_winner() {
    // YY-16, YY-17: the offer and the resignation are the session's; who has more wins then
    assert_eq!(nine(5).agreed(), None);
    let ahead: Position = "3/3/3 b 5 1 2".parse().unwrap();
    assert_eq!((ahead.agreed(), ahead.end()), (Some(Side::Second), None));
}

#[test]
fn two_passes_one_after_the_other_end_the_game() {
    // YY-18
    let played = Played::from("3/3/3 b 5 2 1").play("pass B2 pass");
    assert_eq!(played.position.end(), None);
    let ended = played.play("pass");
    assert_eq!(ended.position.end(), Some(End::Passed { winner: Some(Side::First) }));
    assert!(ended.position.legal_moves(&ended.past).is_empty());
    let even = Played::from("3/3/3 b 5 1 1").play("pass pass");
    assert_eq!(even.position.end(), Some(End::Passed { winner: None }));
}

#[test]
fn a_capture_is_asked_before_liberties_and_both_before_repetition() {
    // YY-19
    let capture = Played::from("1bw/bw1/w2 w 9");
    let mv = capture.find("A3").unwrap();
    let after = capture.position.after(mv);
    let came_before = Played { position: capture.position, past: vec![after.key()] };
    let refused = Refusal::Repetition { point: at("A3"), after: 0 };
    assert_eq!(came_before.find("A3"), Err(refused));
}

#[test]
fn refusals_have_names_and_sentences() {
    let refusals = [
        (Refusal::Over, "over"),
        (Refusal::OtherForm, "other-form"),
        (Refusal::OffBoard { size: Size::default() }, "off-board"),
        (Refusal::Occupied(at("D4")), "occupied"),
        (Refusal::Suicide(at("D4")), "suicide"),
        (Refusal::Repetition { point: at("D4"), after: 0 }, "repetition"),
    ];
    for (refusal, name) in refusals {
        assert_eq!(refusal.name(), name);
    }
    let suicide = Refusal::Suicide(at("D4")).to_string();
    assert_eq!(suicide, "forbidden: the stone on D4 would have no liberty");
}

#[test]
fn what_a_screen_asks_of_a_position() {
    let position: Position = "5/5/2b2/5/5 b 9 2 1".parse().unwrap();
    assert_eq!((position.shape(), position.lead(&[])), ((5, 5), 1));
    assert_eq!(position.alarms(), [] as [u16; 0]);
    let position: Position = "1bw/bw1/w2 w 9 2 1".parse().unwrap();
    assert_eq!(position.alarms(), [0, 3, 7, 8], "by rows from the bottom, those of both sides");
    let start: Position = "3/3/3 b 9 1 1".parse().unwrap();
    // with those of the start, which bring the target nearer
    assert_eq!(position.taken(&start, &[], Side::First), [9, 9]);
    let mv = parse(&position, "a3", &[]).unwrap();
    assert_eq!(Rules::captured(&position, mv), [3, 7]);
    let words = |text: &str| {
        let vertex: Vertex = text.parse().unwrap();
        position.words_of(vertex.path(position.size()).unwrap())
    };
    assert_eq!([words("pass"), words("C1"), words("A3")], [1, 2, 4]);
    assert_eq!((position.notation(mv), position.write_move(mv)), ("A3".into(), "a3".into()));
    assert_eq!(position.notation(Move::PASS), "pass");
}

#[test]
fn a_position_is_small_enough_to_be_kept_for_every_move() {
    assert!(size_of::<Position>() <= 128, "{}", size_of::<Position>());
}
