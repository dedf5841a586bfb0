//! A course of training, as an app has it.

use std::fs;

use annabella::ffi::{
    GameError, Phrase, SpeechSettings, SpeechStyle, Training, TrainingExercise, TrainingScore,
    training_results,
};

use crate::speech::{fide, german, said};

#[test]
fn a_course_is_answered_by_text_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("results.json").to_str().expect("UTF-8").to_owned();
    assert_eq!(training_results(file.clone()), Ok(Vec::new()));
    let training = Training::new(TrainingExercise::Colours, 1, 2, 3, german()).expect("a level");
    let opening = said(&training.opening().expect("no fault"));
    assert_eq!(opening[0], "de:Farben der Felder, Stufe 1, 2 Aufgaben.");
    assert_eq!(opening[2..], said(&training.task().expect("no fault")));
    training.begin(0).expect("no fault");
    let unclear = training.answer("blub".to_owned(), 100).expect("no text is an error");
    assert_eq!((unclear.is_right, unclear.is_over), (None, false));
    let wrong = training.answer("dark".to_owned(), 1_000).expect("no text is an error");
    assert_eq!((wrong.is_right, wrong.is_over, wrong.phrases.len()), (Some(false), false, 2));
    training.begin(2_000).expect("no fault");
    let right = training.answer("dunkel".to_owned(), 3_500).expect("no text is an error");
    assert_eq!((right.is_right, right.is_over, right.phrases.len()), (Some(true), true, 1));
    assert_eq!(training.task(), Ok(Vec::new()));
    let after = training.answer("dunkel".to_owned(), 4_000).expect("no text is an error");
    assert!(after.is_over && after.phrases.is_empty());

    let score = training.score().expect("no fault");
    let expected = TrainingScore {
        exercise: TrainingExercise::Colours,
        level: 1,
        done: 2,
        right: 1,
        best_ms: Some(1_500),
        last_ms: None,
    };
    assert_eq!(score, expected);
    let summary = said(&training.summary().expect("no fault"));
    assert!(summary[0].starts_with("de:1 von 2 richtig"), "{summary:?}");
    training.keep(file.clone(), 77).expect("the disk takes it");
    let kept = TrainingScore { last_ms: Some(77), ..expected };
    assert_eq!(training_results(file.clone()), Ok(vec![kept]));
    fs::write(&file, "{\"annabella\":\"results\",\"version\":99}").expect("it is written");
    assert!(matches!(training_results(file.clone()), Err(GameError::Newer { .. })));
    fs::write(&file, "no results").expect("it is written");
    assert!(matches!(training_results(file), Err(GameError::Unreadable { .. })));
}

#[test]
fn squares_are_printed_for_the_eye() {
    let settings = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    let training = Training::new(TrainingExercise::Colours, 1, 1, 3, settings).expect("a level");
    let both =
        |phrase: &Phrase| (said(std::slice::from_ref(phrase)).remove(0), phrase.printed.clone());
    let told = ("de:b drei: hell oder dunkel?".to_owned(), "b3: hell oder dunkel?".to_owned());
    assert_eq!(both(&training.task().expect("no fault")[0]), told);
    let again = training.answer("repeat".to_owned(), 100).expect("no text is an error");
    assert_eq!(both(&again.phrases[0]), told);
}

#[test]
fn squares_are_touched() {
    let training = Training::new(TrainingExercise::Knight, 1, 1, 3, fide()).expect("a level");
    training.begin(0).expect("no fault");
    // from where the knight stands no knight goes there
    let update = training.answer_squares(vec![0, 0], 10).expect("squares of the board");
    assert_eq!((update.is_right, update.is_over), (Some(false), true));
    let hunt = Training::new(TrainingExercise::Checks, 1, 1, 3, fide()).expect("a level");
    let update = hunt.answer_squares(vec![0, 0], 10).expect("squares of the board");
    assert_eq!((update.is_right, update.phrases.len()), (None, 1));
    assert!(matches!(hunt.answer_squares(vec![64], 10), Err(GameError::BadInput { .. })));
    assert!(hunt.answer("quit".to_owned(), 10).expect("no text is an error").wants_to_end);
}

#[test]
fn there_are_five_levels() {
    for level in [0, 6, 255] {
        let error = Training::new(TrainingExercise::Game, level, 1, 0, fide()).err();
        assert!(matches!(error, Some(GameError::BadInput { .. })), "{level}");
    }
}
