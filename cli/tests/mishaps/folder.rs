//! Games are kept where the environment says, or nowhere.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Run, finish, program, scratch};

/// Plays in a folder of its own, with `home` in place of the usual variables.
fn play(home: Option<&str>, args: &[&str], input: &str) -> (Run, PathBuf) {
    let place = scratch(&format!("place-{}", home.unwrap_or("none")));
    fs::create_dir_all(&place).unwrap();
    let mut command = program(args);
    command.env_remove("XDG_DATA_HOME").env_remove("HOME").current_dir(&place);
    if let Some(home) = home {
        command.env("HOME", home).env("XDG_DATA_HOME", home);
    }
    (finish(command, input), place)
}

fn is_empty(folder: &Path) -> bool {
    fs::read_dir(folder).unwrap().next().is_none()
}

#[test]
fn without_a_folder_no_game_is_kept_and_that_is_told() {
    for home in [None, Some("relative"), Some("")] {
        let (run, place) = play(home, &["play", "--blind", "--you", "both"], "e4\nkept\n");
        let told = "Games are not kept: neither XDG_DATA_HOME nor HOME names a folder";
        assert_eq!(run.out.matches(told).count(), 2, "{home:?}: {}", run.out);
        assert!(run.out.contains("The game cannot be saved: neither XDG_DATA_HOME"), "{}", run.out);
        assert!(run.out.contains("\n1. e4 *\n"), "the game is there to be copied: {}", run.out);
        assert_eq!((run.code, is_empty(&place)), (Some(1), true), "{home:?}");
    }
}

#[test]
fn a_game_that_is_kept_nowhere_is_not_left_unasked() {
    let lines = "e4\nnew\nno\nquit\nyes\n";
    let (run, _) = play(None, &["play", "--blind", "--you", "both"], lines);
    assert_eq!(run.out.matches("Leave it all the same?").count(), 2, "{}", run.out);
    assert_eq!(run.code, Some(1));
    let (run, _) = play(None, &["play", "--blind", "--you", "both"], "quit\n");
    assert_eq!(run.code, Some(0), "nothing was there to be kept: {}", run.out);
}

#[test]
fn results_of_training_are_not_kept_without_a_folder_either() {
    let (run, place) = play(None, &["train", "colours", "--tasks", "1", "--seed", "3"], "light\n");
    assert_eq!((run.code, is_empty(&place)), (Some(1), true));
    assert!(run.err.contains("results are not kept: neither XDG_DATA_HOME"), "{}", run.err);
}
