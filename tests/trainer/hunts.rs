//! Checks and captures beside shakmaty.

use annabella::games::chess::{Move, Position};
use annabella::trainer::{Attempt, Exercise, Hunt, Prey, Reply, Scene, Task, Verdict};
use shakmaty::Position as _;

use super::peers::{plain, plain_shakmaty, shakmaty_position};

fn hunts() -> impl Iterator<Item = Hunt> {
    super::tasks(Exercise::Checks, 60).map(|(_, task)| match task {
        Task::Checks(hunt) => hunt,
        other => panic!("{other:?}"),
    })
}

#[test]
fn what_is_sought_is_what_another_library_finds() {
    for hunt in hunts() {
        let theirs = shakmaty_position(&hunt.position().to_string());
        let is_sought = |mv: &shakmaty::Move| match hunt.prey {
            Prey::Captures => mv.is_capture(),
            Prey::Checks => theirs.clone().play(*mv).unwrap().is_check(),
        };
        let moves = theirs.legal_moves().into_iter().filter(is_sought);
        let mut expected: Vec<_> = moves.map(|mv| plain_shakmaty(&mv)).collect();
        let mut found: Vec<_> = hunt.sought().into_iter().map(plain).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{}", hunt.position());
    }
}

#[test]
fn there_is_something_to_find_and_not_too_much() {
    for hunt in hunts() {
        assert!((1..=6).contains(&hunt.sought().len()), "{}", hunt.position());
        assert!(!hunt.position().is_check());
    }
    let is_followed = |hunt: &Hunt| matches!(hunt.scene, Scene::Followed(_));
    assert!(hunts().any(|hunt| is_followed(&hunt)) && hunts().any(|hunt| !is_followed(&hunt)));
}

#[test]
fn what_was_missed_and_what_was_wrong_is_told() {
    let position: Position = "4k3/8/8/8/8/8/3Q4/4K3 w - -".parse().unwrap();
    let scene = Scene::Read(position);
    let task = Task::Checks(Hunt { scene, prey: Prey::Checks });
    let mv = |text: &str| -> Move {
        let legal = position.legal_moves().into_iter();
        legal.into_iter().find(|mv| format!("{}{}", mv.from(), mv.to()) == text).unwrap()
    };
    let mut attempt = Attempt::default();
    let mut reply = |reply: Reply| attempt.reply(&task, &reply);
    assert_eq!(reply(Reply::Moves(vec![mv("d2d7"), mv("d2d8")])), Verdict::GoesOn);
    assert_eq!(reply(Reply::Moves(vec![mv("d2d8")])), Verdict::Again);
    let several = Reply::Moves(vec![mv("d2d3"), mv("d2e2")]);
    assert_eq!(reply(several), Verdict::Miss(mv("d2d3")));
    let missing = vec![mv("d2e3")];
    let rest: Vec<Move> =
        task_moves(&task).into_iter().filter(|mv| !missing.contains(mv)).collect();
    reply(Reply::Moves(rest.clone()));
    let found = rest.len() as u32;
    assert_eq!(reply(Reply::Done), Verdict::Partly { found, misses: 1, missing: missing.clone() });
    reply(Reply::Moves(missing));
    let all = Verdict::Partly { found: found + 1, misses: 1, missing: vec![] };
    assert_eq!(reply(Reply::Done), all);
}

fn task_moves(task: &Task) -> Vec<Move> {
    match task {
        Task::Checks(hunt) => hunt.sought(),
        other => panic!("{other:?}"),
    }
}
