//! Replays the cases of the Laws in tests/laws and the golden games in
//! tests/transcripts; docs/transcripts.md describes their form.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::table::transcript;

#[test]
fn every_case_of_the_laws_holds() {
    check_folder("tests/laws");
}

#[test]
fn every_golden_game_is_as_it_was() {
    check_folder("tests/transcripts");
}

fn check_folder(folder: &str) {
    let files = transcripts(folder);
    assert!(!files.is_empty(), "{folder} has no transcripts");
    let differences: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let text = fs::read_to_string(file).expect("a transcript is text");
            let difference = transcript::check(&text).err()?;
            Some(format!("{}: {difference}", file.display()))
        })
        .collect();
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

#[test]
fn a_transcript_that_holds_is_not_rewritten() {
    for file in ["tests/laws", "tests/transcripts"].into_iter().flat_map(transcripts) {
        let text = fs::read_to_string(&file).expect("a transcript is text");
        assert_eq!(transcript::updated(&text).as_deref(), Ok(text.as_str()), "{}", file.display());
    }
}

#[test]
fn what_says_nothing_does_not_hold() {
    for (text, problem) in [
        ("", "line 1: \n    expected a case"),
        ("# only a remark\n", "line 1: # only a remark\n    expected a case"),
        ("new chess clock=x\n", "line 1: new chess clock=x\n    expected a new game"),
        ("white > move e2e4\n", "line 1: white > move e2e4\n    expected an action\n"),
        ("new chess\nwhite > move e2e5\n", "line 2: white > move e2e5\n    expected that it is"),
        ("new chess\n0:05 white > move e2e4\n0:04 black > move e7e5\n", "line 3: 0:04"),
        ("new chess\n< nothing\n< nothing\n", "line 3: < nothing\n    expected"),
        ("new chess\n= turn\n", "line 2: = turn\n    expected \n    found    white"),
        ("new chess\n= shape round\n", "line 2: = shape round\n"),
    ] {
        let found = transcript::check(text).expect_err(text).to_string();
        assert!(found.starts_with(problem), "{text:?}: {found}");
    }
    assert_eq!(transcript::check("new chess clock=x\n# why\n= refused clock\n"), Ok(()));
}

fn transcripts(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of the transcripts can be read")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    files
}
