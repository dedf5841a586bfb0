//! V-04: several games at once, through the program itself.

mod common;

use common::{Run, program, scratch};

/// A run that keeps its games in a folder of this name.
fn play(folder: &str, args: &[&str], lines: &[&str]) -> Run {
    let mut command = program(&[&["play", "--blind"], args].concat());
    command.env("XDG_DATA_HOME", scratch(folder));
    let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    common::finish(command, &input)
}

/// What is said, without the lines that ask for the next one.
fn said(run: &Run) -> Vec<&str> {
    run.good().lines().filter(|line| !line.ends_with(':')).collect()
}

#[test]
fn all_boards_come_back_with_the_one_that_was_played_last_in_front() {
    let folder = "boards-come-back";
    let left = play(
        folder,
        &["--against", "Anna,Bella,Carl", "--you", "black"],
        &["e4", "next board", "c4", "flip", "quit"],
    );
    let last = "The games are kept. Type annabella play --continue to go on.";
    assert_eq!(said(&left).last(), Some(&last), "{}", left.out);
    let back = play(folder, &["--continue"], &["boards", "next board", "d4", "previous board"]);
    let said = said(&back);
    assert_eq!(said[0], "Board 2 of 3, 1 other waits.");
    for line in [
        "Board 1, Anna. Move 1, White: e4. Black to move.",
        "Board 2, Bella. Move 1, White: c4. Black to move.",
        "Board 3 of 3, 2 others wait.",
        "Board 2 of 3, 2 others wait.",
    ] {
        assert!(said.contains(&line), "{line}: {}", back.out);
    }
    let third = play(folder, &["--continue"], &["boards"]);
    assert!(third.out.contains("Board 3, Carl. Move 1, White: d4. Black to move."));
}

#[test]
fn a_game_alone_leaves_the_boards_to_be_gone_on_with() {
    let folder = "boards-and-alone";
    play(folder, &["--against", "Anna,Bella", "--you", "white"], &["e4"]).good();
    play(folder, &["--you", "both"], &["a3"]).good();
    let alone = play(folder, &["--continue"], &["boards"]);
    assert!(said(&alone).contains(&"There is only this board."), "{}", alone.out);
    let asked = play(folder, &["--continue", "Simultaneous, board 2"], &["board 1"]);
    assert_eq!(said(&asked)[0], "Board 2 of 2.", "{}", asked.out);
    let typed = play(folder, &["--you", "both"], &["continue Simultaneous, board 1"]);
    assert!(typed.out.contains("Board 1 of 2, 1 other waits."), "{}", typed.out);
}

#[test]
fn in_german_boards_are_called_in_german() {
    let lines = ["e4", "nächstes Brett", "Bretter", "Brett 3"];
    let run = play("boards-german", &["--against", "Anna,Bella", "--lang", "de"], &lines);
    let said = said(&run);
    assert!(said[0].starts_with("Brett 1 von 2"), "{}", run.out);
    assert!(said.iter().any(|line| line.starts_with("Brett 2, Bella. ")), "{}", run.out);
    assert_eq!(
        *said.iter().find(|line| line.starts_with("Hier")).unwrap(),
        "Hier gibt es die Bretter 1 bis 2."
    );
}
