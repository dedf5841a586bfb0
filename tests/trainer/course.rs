//! Runs of tasks and their results.

use annabella::games::chess::{Color, Square};
use annabella::trainer::{
    Answer, Colours, Course, Exercise, Level, Outcome, Reply, Summary, Task, Verdict,
};

fn right(course: &Course) -> Reply {
    match course.task().map(Task::answer) {
        Some(Answer::Color(color)) => Reply::Color(color),
        other => panic!("{other:?}"),
    }
}

fn wrong(course: &Course) -> Reply {
    match right(course) {
        Reply::Color(color) => Reply::Color(!color),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_course_counts_what_was_right_and_how_long_it_took() {
    let mut course = Course::new(Exercise::Colours, Level::EASIEST, 5, 1);
    let mut now = 1_000;
    for (is_right, time) in [(true, 900), (true, 300), (false, 100), (true, 700), (false, 0)] {
        course.begin(now);
        assert_eq!(course.number(), course.outcomes().len() as u32 + 1);
        // what does not fit takes time, and is not counted
        assert_eq!(course.reply(&Reply::Nothing, now), Some(Verdict::Unfit));
        now += time;
        let reply = if is_right { right(&course) } else { wrong(&course) };
        assert_eq!(course.reply(&reply, now).map(|verdict| verdict.is_right()), Some(is_right));
        now += 5_000;
    }
    assert!(course.is_over());
    assert_eq!(course.reply(&Reply::Done, now), None);
    let expected =
        Summary { done: 5, right: 3, best_streak: 2, total_time: 2_000, best_time: Some(300) };
    assert_eq!(course.summary(), expected);
    assert_eq!(expected.mean_time(), Some(400));
}

#[test]
fn a_course_follows_from_its_seed_and_never_asks_twice_in_a_row() {
    for exercise in Exercise::ALL {
        let tasks = |seed| {
            let mut course = Course::new(exercise, Level::EASIEST, 30, seed);
            let mut tasks = Vec::new();
            while let Some(task) = course.task().cloned() {
                tasks.push(task);
                course.reply(&Reply::Done, 0);
            }
            tasks
        };
        assert_eq!(tasks(3), tasks(3));
        assert_ne!(tasks(3), tasks(4));
        assert_eq!(tasks(3).len(), 30);
        assert!(tasks(3).windows(2).all(|pair| pair[0] != pair[1]));
    }
}

#[test]
fn results_add_up() {
    let outcome = |is_right, time| Outcome { is_right, time };
    let one = Summary::of(&[outcome(true, 500), outcome(false, 100)]);
    let two = Summary::of(&[outcome(true, 900), outcome(true, 700)]);
    let both =
        Summary { done: 4, right: 3, best_streak: 2, total_time: 2_200, best_time: Some(500) };
    assert_eq!((one.and(&two), two.and(&one)), (both, both));
    assert_eq!(one.and(&Summary::default()), one);
    assert_eq!((Summary::default().mean_time(), one.mean_time()), (None, Some(300)));
}

#[test]
fn the_way_of_a_bishop_may_go_over_either_square() {
    let task = Task::Colours(Colours::Over(Square::C1, Square::E1));
    assert_eq!(task.answer(), Answer::OneOf(vec![Square::D2]));
    let task = Task::Colours(Colours::Over(Square::D4, Square::F4));
    assert_eq!(task.answer(), Answer::OneOf(vec![Square::E3, Square::E5]));
    assert_eq!(Square::E3.shade(), Color::Black);
}
