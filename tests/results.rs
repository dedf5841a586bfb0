//! Results of training in their file.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::table::results::{
    self, ParseResultsError, Recorded, Results, ResultsError, VERSION,
};
use annabella::trainer::{Exercise, Level, Summary};
use proptest::prelude::*;

const AT: u64 = 1_795_248_000_000;

fn summary() -> Summary {
    Summary { done: 10, right: 8, best_streak: 5, total_time: 60_000, best_time: Some(1_200) }
}

fn record(path: &Path) -> Result<Recorded, ResultsError> {
    results::record(path, Exercise::Knight, Level::EASIEST, &summary(), AT)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn with_file(text: impl AsRef<[u8]>, look: impl FnOnce(&Path, PathBuf)) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.json");
    fs::write(&path, text).unwrap();
    look(folder.path(), path);
}

#[test]
fn what_is_recorded_adds_up_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new folder/results.json");
    assert_eq!(results::load(&path), Ok(Results::default()));
    record(&path).unwrap();
    let recorded = record(&path).unwrap();
    let score = *recorded.results.score(Exercise::Knight, Level::EASIEST).unwrap();
    assert_eq!(score.summary, summary().and(&summary()));
    assert_eq!((score.last, recorded.aside), (AT, None));
    assert_eq!(results::load(&path), Ok(recorded.results));
    assert_eq!(names(path.parent().unwrap()), ["results.json", "results.json.lock"]);
}

#[test]
fn a_clock_that_was_set_back_makes_nothing_older() {
    let mut results = Results::default();
    results.add(Exercise::Game, Level::HARDEST, &summary(), AT);
    results.add(Exercise::Game, Level::HARDEST, &summary(), 5);
    assert_eq!(results.score(Exercise::Game, Level::HARDEST).unwrap().last, AT);
}

#[test]
fn a_damaged_file_is_kept_under_another_name() {
    let whole = {
        let mut results = Results::default();
        results.add(Exercise::Game, Level::HARDEST, &summary(), AT);
        results::write(&results)
    };
    let more_right = whole.replace("\"right\": 8", "\"right\": 11");
    let no_level = whole.replace("\"level\": 5", "\"level\": 6");
    let no_exercise = whole.replace("\"game\"", "\"juggling\"");
    let other = whole.replace("\"results\"", "\"game\"");
    let half = &whole[..whole.len() / 2];
    for text in ["", "{}", "[1", half, &more_right, &no_level, &no_exercise, &other] {
        with_file(text, |folder, path| {
            let damaged = ResultsError::Parse(ParseResultsError::Damaged(String::new()));
            let error = results::load(&path).unwrap_err();
            assert_eq!(std::mem::discriminant(&error), std::mem::discriminant(&damaged), "{text}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "looking changes nothing");
            let recorded = record(&path).unwrap();
            let aside = folder.join("results.json.damaged-1");
            assert_eq!(recorded.aside.as_ref(), Some(&aside));
            assert_eq!(fs::read_to_string(&aside).unwrap(), text);
            assert_eq!(results::load(&path), Ok(recorded.results));
            // another one does not take its place
            fs::write(&path, "again").unwrap();
            record(&path).unwrap();
            assert_eq!(fs::read_to_string(&aside).unwrap(), text);
            assert_eq!(fs::read_to_string(folder.join("results.json.damaged-2")).unwrap(), "again");
        });
    }
    with_file([0xff, 0xfe], |_, path| assert!(record(&path).unwrap().aside.is_some()));
}

#[test]
fn a_newer_file_is_left_alone() {
    let version = VERSION + 1;
    let text = format!("{{\"annabella\":\"results\",\"version\":{version},\"stars\":[1,2]}}");
    with_file(&text, |folder, path| {
        let newer = ResultsError::Parse(ParseResultsError::Newer(version));
        assert_eq!(results::load(&path), Err(newer.clone()));
        assert_eq!(record(&path), Err(newer));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        assert_eq!(names(folder), ["results.json", "results.json.lock"]);
    });
}

#[test]
fn a_folder_in_its_place_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.json");
    fs::create_dir(&path).unwrap();
    assert!(matches!(record(&path), Err(ResultsError::Disk(_))));
    assert!(path.is_dir());
}

prop_compose! {
    fn any_summary()(
        streak in 0_u32..100,
        more_right in 0_u32..100,
        wrong in 0_u32..100,
        total_time: u64,
        best_time: Option<u64>,
    ) -> Summary {
        let right = streak + more_right;
        Summary { done: right + wrong, right, best_streak: streak, total_time, best_time }
    }
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_back(
        scores in prop::collection::vec((0_usize..4, 1_u8..=5, any_summary(), any::<u64>()), 0..30),
    ) {
        let mut results = Results::default();
        for (exercise, level, summary, at) in scores {
            results.add(Exercise::ALL[exercise], Level::new(level).unwrap(), &summary, at);
        }
        prop_assert_eq!(results::parse(&results::write(&results)), Ok(results));
    }

    #[test]
    fn any_text_is_answered(text in ".*") {
        prop_assert!(results::parse(&text).is_err());
    }
}
