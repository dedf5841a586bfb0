//! Every task has an answer that is right, and others that are not.

use annabella::games::chess::{Color, Role, Square};
use annabella::trainer::{Answer, Asked, Attempt, Exercise, Level, Reply, Task, Verdict};

/// Replies to be given one after the other, of which the last ends the task.
fn right_replies(task: &Task) -> Vec<Reply> {
    match task.answer() {
        Answer::Color(color) => vec![Reply::Color(color)],
        Answer::YesNo(is_so) => vec![Reply::YesNo(is_so)],
        Answer::Number(number) => vec![Reply::Number(number)],
        Answer::Piece(None) => vec![Reply::Nothing],
        Answer::Piece(Some(piece)) => {
            vec![Reply::Piece { color: Some(piece.color), role: piece.role }]
        }
        Answer::OneOf(squares) => vec![Reply::Squares(vec![squares[squares.len() - 1]])],
        Answer::Squares(squares) | Answer::Way(squares) => {
            squares.into_iter().map(|square| Reply::Squares(vec![square])).collect()
        }
        Answer::Moves(moves) => {
            let moves = moves.into_iter().map(|mv| Reply::Moves(vec![mv]));
            moves.chain([Reply::Done]).collect()
        }
    }
}

/// One that ends the task and is not right.
fn wrong_reply(task: &Task) -> Reply {
    match task.answer() {
        Answer::Color(color) => Reply::Color(!color),
        Answer::YesNo(is_so) => Reply::YesNo(!is_so),
        Answer::Number(number) => Reply::Number(number + 1),
        Answer::Piece(None) => Reply::Piece { color: None, role: Role::Knight },
        Answer::Piece(Some(piece)) => Reply::Piece { color: Some(!piece.color), role: piece.role },
        Answer::OneOf(squares) | Answer::Squares(squares) => {
            let other = Square::ALL.into_iter().find(|square| !squares.contains(square));
            Reply::Squares(vec![other.unwrap()])
        }
        Answer::Way(way) => Reply::Number(way.len() as u32 + 1),
        Answer::Moves(_) => Reply::Done,
    }
}

#[test]
fn what_is_right_is_judged_right() {
    for exercise in Exercise::ALL {
        for (level, task) in super::tasks(exercise, 40) {
            let replies = right_replies(&task);
            let mut attempt = Attempt::default();
            for (at, reply) in replies.iter().enumerate() {
                let verdict = attempt.reply(&task, reply);
                let expected =
                    if at + 1 < replies.len() { Verdict::GoesOn } else { Verdict::Right };
                assert_eq!(verdict, expected, "{level:?} {task:?} {reply:?}");
            }
        }
    }
}

#[test]
fn what_is_wrong_is_judged_wrong_and_told_right() {
    for exercise in Exercise::ALL {
        for (level, task) in super::tasks(exercise, 40) {
            for reply in [wrong_reply(&task), Reply::Done] {
                let verdict = Attempt::default().reply(&task, &reply);
                assert!(verdict.is_over() && !verdict.is_right(), "{level:?} {task:?} {reply:?}");
                match verdict {
                    Verdict::Wrong { answer, .. } => assert_eq!(answer, task.answer()),
                    Verdict::Partly { found, missing, .. } => {
                        assert_eq!((found, Answer::Moves(missing)), (0, task.answer()));
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[test]
fn a_reply_of_another_kind_does_not_count() {
    for exercise in Exercise::ALL {
        for (_, task) in super::tasks(exercise, 10) {
            let reply = match task.answer() {
                Answer::Color(_) => Reply::Number(1),
                _ => Reply::Color(Color::White),
            };
            assert_eq!(Attempt::default().reply(&task, &reply), Verdict::Unfit, "{task:?}");
        }
    }
}

#[test]
fn the_same_seed_sets_the_same_task() {
    for exercise in Exercise::ALL {
        for (level, seed) in Level::all().zip(100..) {
            let task = Task::new(exercise, level, seed);
            assert_eq!(task, Task::new(exercise, level, seed));
            let others = (0..20).map(|seed| Task::new(exercise, level, seed));
            assert!(others.into_iter().any(|other| other != task));
        }
    }
}

#[test]
fn several_squares_can_be_said_at_once_or_twice() {
    let tasks = super::tasks(Exercise::Game, 200);
    let several = tasks.filter_map(|(_, task)| match task.answer() {
        Answer::Squares(squares) if squares.len() > 1 => Some((task, squares)),
        _ => None,
    });
    let mut count = 0;
    for (task, squares) in several {
        let mut attempt = Attempt::default();
        let first = Reply::Squares(squares[..1].to_vec());
        assert_eq!(attempt.reply(&task, &first), Verdict::GoesOn);
        assert_eq!(attempt.reply(&task, &first), Verdict::Again);
        assert_eq!(attempt.reply(&task, &Reply::Squares(squares)), Verdict::Right);
        count += 1;
    }
    assert!(count > 5);
}

#[test]
fn a_piece_can_be_named_without_its_colour() {
    let tasks = super::tasks(Exercise::Game, 40);
    let named = tasks.filter_map(|(_, task)| match task.answer() {
        Answer::Piece(Some(piece)) => Some((task, piece.role)),
        _ => None,
    });
    for (task, role) in named {
        let reply = Reply::Piece { color: None, role };
        assert_eq!(Attempt::default().reply(&task, &reply), Verdict::Right);
    }
}

#[test]
fn both_answers_come_and_every_question_is_asked() {
    for (exercise, levels) in [(Exercise::Colours, 1..=4), (Exercise::Game, 3..=5)] {
        for level in levels.filter_map(Level::new) {
            let answers: Vec<Answer> =
                (0..200).map(|seed| Task::new(exercise, level, seed).answer()).collect();
            let two = if exercise == Exercise::Colours && level.number() <= 2 {
                [Answer::Color(Color::White), Answer::Color(Color::Black)]
            } else {
                [Answer::YesNo(true), Answer::YesNo(false)]
            };
            for answer in two {
                let count = answers.iter().filter(|&other| *other == answer).count();
                assert!(count >= 3, "{exercise:?} {level:?} {answer:?}: {count}");
            }
        }
    }
    let asked: Vec<Asked> = super::tasks(Exercise::Game, 60)
        .filter_map(|(_, task)| match task {
            Task::Game(recall) => Some(recall.asked),
            _ => None,
        })
        .collect();
    let has = |is_it: fn(&Asked) -> bool| assert!(asked.iter().any(is_it));
    has(|asked| matches!(asked, Asked::On(_)));
    has(|asked| matches!(asked, Asked::Where(_)));
    has(|asked| matches!(asked, Asked::Moves(_)));
    has(|asked| matches!(asked, Asked::Attackers(_)));
    has(|asked| matches!(asked, Asked::InCheck));
    has(|asked| matches!(asked, Asked::CanCheck));
    has(|asked| matches!(asked, Asked::Count(_)));
}
