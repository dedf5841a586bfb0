//! Knights' ways beside a slow search.

use annabella::games::chess::{Bitboard, Square};
use annabella::trainer::{Answer, Attempt, Exercise, Mistake, Reply, Ride, Task, Verdict};

const LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Whether a knight gets there in so many moves, by trying all of them.
fn arrives(ride: &Ride, at: Square, moves: u32) -> bool {
    if at == ride.to {
        return true;
    }
    let mut next = LEAPS.iter().filter_map(|&(files, ranks)| at.offset(files, ranks));
    moves > 0 && next.any(|next| !ride.forbidden.contains(next) && arrives(ride, next, moves - 1))
}

fn slow_length(ride: &Ride) -> Option<u32> {
    (0..=7).find(|&moves| arrives(ride, ride.from, moves))
}

fn check(ride: &Ride) {
    let length = slow_length(ride);
    assert_eq!(ride.length(), length, "{ride:?}");
    let way = ride.shortest();
    assert_eq!(way.len() as u32, length.unwrap_or(0), "{ride:?}");
    let mut at = ride.from;
    for &next in &way {
        let is_leap = LEAPS.iter().any(|&(files, ranks)| at.offset(files, ranks) == Some(next));
        assert!(is_leap && !ride.forbidden.contains(next), "{ride:?} {way:?}");
        at = next;
    }
    assert!(length.is_none() || at == ride.to, "{ride:?} {way:?}");
}

#[test]
fn lengths_are_those_of_a_slow_search() {
    for from in Square::ALL.into_iter().step_by(3) {
        for to in Square::ALL {
            check(&Ride { from, to, forbidden: Bitboard::EMPTY });
        }
    }
}

#[test]
fn lengths_around_forbidden_squares_too() {
    for (level, task) in super::tasks(Exercise::Knight, 60) {
        let Task::Knight(ride) = task else { panic!("{task:?}") };
        check(&ride);
        assert!(!ride.forbidden.contains(ride.from) && !ride.forbidden.contains(ride.to));
        assert_eq!(ride.forbidden.is_empty(), level.number() < 4, "{level:?} {ride:?}");
    }
    let walled_in = Ride {
        from: Square::A1,
        to: Square::H8,
        forbidden: [Square::B3, Square::C2].into_iter().collect(),
    };
    assert_eq!((walled_in.length(), walled_in.shortest()), (None, vec![]));
}

#[test]
fn every_shortest_way_is_right_and_a_longer_one_is_told() {
    let ride = Ride { from: Square::G1, to: Square::E5, forbidden: Bitboard::EMPTY };
    let task = Task::Knight(ride);
    let ways = |text: &[&str]| {
        let squares = text.iter().map(|name| name.parse().unwrap()).collect();
        Attempt::default().reply(&task, &Reply::Squares(squares))
    };
    let answer = Answer::Way(vec![Square::F3, Square::E5]);
    assert_eq!(ways(&["f3", "e5"]), Verdict::Right);
    assert_eq!(ways(&["g1", "f3", "e5"]), Verdict::Right);
    assert_eq!(ways(&["f3"]), Verdict::GoesOn);
    let wrong = |mistake| Verdict::Wrong { mistake: Some(mistake), answer: answer.clone() };
    assert_eq!(ways(&["e2", "c3", "e4", "f2", "d3", "e5"]), wrong(Mistake::Longer(6)));
    let leap = Mistake::NoLeap { from: Square::F3, to: Square::F5 };
    assert_eq!(ways(&["f3", "f5"]), wrong(leap));
    let forbidden = Ride { forbidden: Square::F3.into(), ..ride };
    assert_eq!(forbidden.length(), Some(4));
    let reply = Reply::Squares(vec![Square::F3]);
    let verdict = Attempt::default().reply(&Task::Knight(forbidden), &reply);
    let Verdict::Wrong { mistake, .. } = verdict else { panic!("{verdict:?}") };
    assert_eq!(mistake, Some(Mistake::Forbidden(Square::F3)));
}
