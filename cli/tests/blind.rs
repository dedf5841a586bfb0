//! Games by appendix E of the Laws in line mode: announced, repeated, corrected, in the
//! words of the core.

mod common;

use common::run;

/// All that is said, with the prompts.
#[track_caller]
fn played(options: &[&str], lines: &[&str]) -> String {
    // a lot decides whether the computer resigns
    let base = ["play", "--blind", "--announce", "--seed", "1"];
    let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    run(&[&base, options].concat(), &input).good().to_owned()
}

#[track_caller]
fn assert_tells(said: &str, expected: &str) {
    assert!(said.contains(expected), "expected\n{expected}\nin\n{said}");
}

/// Black has no other move than c5.
const ONE_REPLY: &str = "7k/8/2p3Q1/8/8/8/4P3/1N2K1N1 w - - 0 1";

#[test]
fn a_move_is_announced_repeated_and_answered() {
    let options = ["--you", "white", "--fen", ONE_REPLY];
    let lines = [
        "Eva drei",
        "correction",
        "king's pawn to nowhere",
        "Eva vier",
        "press",
        "d4",
        "repeat Gustav eins",
        "knight f3",
        "c5",
        "what is on Cesar fünf",
        "where are the knights",
    ];
    let said = played(&options, &lines);
    assert_tells(
        &said,
        "\
Your move:
Eva drei.
Announced:
Taken back. Announce another move.
Your move:
",
    );
    assert_tells(
        &said,
        "\
Eva vier.
Announced:
",
    );
    assert_tells(
        &said,
        "\
Black repeats: Eva vier.
Black: Cesar fünf. Repeat the move.
Repeat the move:
",
    );
    assert_tells(&said, "Repeat the move:\nNo. First repeat: Cesar fünf.\nRepeat the move:\n");
    assert_tells(
        &said,
        "\
Repeat the move:
Right. You are to move.
Your move:
On Cesar fünf: black pawn.
Your move:
White knights: Bella eins, Gustav eins.
",
    );
}

#[test]
fn in_german_too() {
    let options = ["--you", "white", "--fen", ONE_REPLY, "--lang", "de"];
    let lines = [
        "eva fier",
        "gedrückt",
        "Gustav fünf",
        "wer ist dran",
        "wiederhole Cesar fünf",
        "ich gebe auf",
        "ja",
    ];
    let said = played(&options, &lines);
    assert_tells(
        &said,
        "Schwarz wiederholt: Eva vier.\nSchwarz: Cesar fünf. Wiederhole den Zug.\n",
    );
    assert_tells(&said, "Nein. Wiederhole zuerst: Cesar fünf.\n");
    assert_tells(&said, "Weiß muss den Zug wiederholen.\n");
    assert_tells(&said, "Richtig. Du bist am Zug.\n");
    assert_tells(&said, "Gibst du wirklich auf?\n");
    assert_tells(&said, "Du gibst auf. Schwarz gewinnt.\n");
}

#[test]
fn a_placed_piece_is_announced_and_what_is_touched_is_told() {
    let options = ["--you", "both", "--mode", "strict"];
    let said = played(&options, &["lift e2", "release e4", "press", "Eva vier"]);
    assert_tells(&said, "White touches Bauer on Eva zwei.\n");
    assert_tells(&said, "Right. Black to move.\n");
}

#[test]
fn an_illegal_announcement_can_be_corrected_or_counts() {
    let options = ["--you", "both", "--mode", "strict", "--clock", "60"];
    let lines = ["start", "e2e5", "Eva vier", "press", "Eva vier", "Springer Gustav drei"];
    let said = played(&options, &lines);
    assert_tells(&said, "Eva fünf.\nWhite: Announced:\nCorrection: Eva vier.\n");
    let said = played(&options, &["start", "e2e5", "press"]);
    assert_tells(&said, "White's move Eva 2 to Eva 5 is illegal");
    assert_tells(&said, "Black gets 2 minutes more.");
}

#[test]
fn times_used_are_told_when_asked_for() {
    let options = ["--you", "both", "--mode", "strict", "--clock", "60"];
    let said = played(&options, &["start", "times used"]);
    assert_tells(&said, "White: 0 moves; ");
}

#[test]
fn who_plays_blindfold_is_told_the_board_only_by_a_look() {
    let lines = ["board", "what is on e2", "fen", "board grid", "moves", "Nf5", "peek", "resign"];
    let input = lines.join("\n") + "\nyes\nboard\n";
    let play = |options: &[&str]| {
        let base = ["play", "--blind", "--level", "1", "--you", "white"];
        run(&[&base, options].concat(), &input).good().to_owned()
    };
    let said = play(&["--blindfold"]);
    assert_eq!(said.matches("Not in blindfold play.").count(), 5, "{said}");
    assert_tells(&said, "Not possible: that move cannot be made.\n");
    assert_tells(&said, "A look at the board, the first one.\nWhite: king e");
    // by the look, and after the game
    assert_eq!(said.matches("Black: king e").count(), 2, "{said}");
    let said = play(&["--blindfold", "--asking"]);
    assert!(!said.contains("Not in blindfold play."), "{said}");
    assert_tells(&said, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
}

#[test]
fn of_two_people_only_the_blindfold_one_may_not_hear_the_board() {
    let said = run(
        &["play", "--blind", "--you", "both", "--blindfold", "white"],
        "board\nNf5\ne4\nboard\nfen\nNf5\n",
    );
    let said = said.good();
    assert_tells(said, "White to move:\nNot in blindfold play. \"Peek\" shows the board");
    assert_tells(said, "White to move:\nNot possible: that move cannot be made.\n");
    assert_tells(said, "Black to move:\nWhite: king e");
    assert_tells(said, "Black to move:\nrnbqkbnr/");
    assert_tells(said, "Black to move:\nNo knight can go to f");
}
