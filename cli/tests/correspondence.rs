//! Games by correspondence between two folders of games.

mod common;

use std::path::Path;

use common::{Run, file, finish, games, program, scratch};

fn annabella(data: &Path, args: &[&str], input: &str) -> Run {
    let mut command = program(args);
    command.env("XDG_DATA_HOME", data);
    finish(command, input)
}

/// The lines that are sent, from what a game has said.
fn shared(run: &Run) -> String {
    let lines = run.lines();
    let link = lines.iter().position(|line| line.starts_with("annabella:game?"));
    let link = link.unwrap_or_else(|| panic!("{}", run.out));
    format!("{}\n{}\n", lines[link - 1], lines[link])
}

const BEGIN: [&str; 10] = [
    "play",
    "--blind",
    "--correspondent",
    "Bella",
    "--name",
    "Anna",
    "--days",
    "3",
    "--you",
    "white",
];

#[test]
fn v_06_two_people_play_by_texts() {
    let (anna, bella) = (scratch("anna"), scratch("bella"));
    let run = annabella(&anna, &BEGIN, "e4\nsend\nquit\n");
    let said = run.good();
    assert!(said.starts_with("Chess by correspondence. You play White."), "{said}");
    assert!(said.contains("Type send to get the text that you send.\n"), "{said}");
    assert!(said.contains("\nShared; that stands now. "), "{said}");
    let text = shared(&run);
    assert!(text.starts_with("Anna against Bella, move 1: e4 (5254).\n"), "{text}");

    let run = annabella(&bella, &["receive"], &format!("Hello Bella,\n> {text}\nAnna\n"));
    assert!(
        run.good().starts_with(
            "Anna invites you to a game by correspondence. Chess, you play Black. There are 3 \
             days for each move. Move 1, White: "
        ),
        "{}",
        run.out
    );
    assert_eq!(games(&bella).len(), 1);
    let run = annabella(&bella, &["play", "--blind", "--continue"], "e5\nsend\ngames\nquit\n");
    assert!(run.good().contains("waiting for Anna, move 2, due in 3 days"), "{}", run.out);
    let answer = shared(&run);

    let run = annabella(&anna, &["receive"], &answer);
    assert!(run.good().starts_with("Black: "), "{}", run.out);
    // the next move comes by the other way
    let run = annabella(&anna, &["play", "--blind", "--continue"], "Nf3\nsend\nquit\n");
    let text = shared(&run);
    let line = text.lines().last().unwrap();
    let input = format!("{line}\ntake in {line}\nlast\nquit\n");
    let run = annabella(&bella, &["play", "--blind", "--continue"], &input);
    assert!(run.good().contains("White: knight f3"), "{}", run.out);
    let known = "There is nothing new in this text: your game is at move 2 already.";
    assert!(run.out.contains(known), "{}", run.out);
}

#[test]
fn what_was_sent_is_not_taken_back_and_nobody_helps() {
    let data = scratch("sent");
    let lines = "d4\nundo\ne4\nsend\nundo\nhint\nreview\ntake in e5\nturn\nclock\nquit\n";
    let run = annabella(&data, &BEGIN, lines);
    let said = run.good();
    for sentence in [
        "Taken back: ",
        "Not possible: the other player knows it, so it stands.",
        "Not possible: not in a game by correspondence, which is played in earnest.",
        "There is no review before the end of this game.",
        "Black: e5.",
        "You are to move.",
        "You have 3 days left.",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
}

#[test]
fn what_cannot_be_received_says_why() {
    let data = scratch("refused");
    for (input, said) in [
        ("", "error: There is no game and no move in this text. Take in the whole text that came"),
        (
            "annabella:game?v=1&kind=chess",
            "error: The link in this text is damaged. Ask for it once more",
        ),
        (
            "annabella:game?v=9&kind=chess",
            "error: This text comes from another version of Annabella.",
        ),
    ] {
        let run = annabella(&data, &["receive"], input);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{input}");
        assert!(run.err.starts_with(said), "{}", run.err);
    }
    assert!(games(&data).is_empty());
    let german = annabella(&data, &["receive", "--lang", "de"], "Hallo");
    assert!(german.err.contains("Nimm den ganzen Text auf"), "{}", german.err);
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let mail = file("mail.txt", "");
    for options in [
        &["--clock", "5"][..],
        &["--mode", "strict"],
        &["--level", "3"],
        &["--you", "both"],
        &["--load", &mail],
        &["--days", "61"],
    ] {
        let args = [&["play", "--blind", "--correspondent", "Bella"], options].concat();
        let run = annabella(&scratch("options"), &args, "");
        assert_eq!(run.code, Some(2), "{options:?}: {}", run.err);
    }
    let run = annabella(&scratch("options"), &["play", "--days", "3"], "");
    assert_eq!(run.code, Some(2), "days are those of a correspondent");
}
