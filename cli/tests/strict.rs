//! Strict games in line mode: what players claim, what the arbiter rules, sealed moves.

mod common;

use std::path::Path;

use common::{Run, finish, program, run, scratch};

#[track_caller]
fn without_prompts(run: &Run) -> String {
    let lines: Vec<&str> = run.good().lines().filter(|line| !line.ends_with(':')).collect();
    lines.join("\n") + "\n"
}

#[track_caller]
fn assert_tells(said: &str, expected: &str) {
    assert!(said.contains(expected), "expected\n{expected}\nin\n{said}");
}

#[test]
fn without_an_arbiter_there_are_two_people() {
    let alone = run(&["play", "--blind", "--unsupervised"], "");
    assert_eq!(alone.code, Some(1));
    assert_tells(&alone.err, "only strict games between two people can be without supervision");
}

#[test]
fn only_the_arbiter_starts_the_clocks_again() {
    let options = ["play", "--blind", "--you", "both", "--mode", "strict", "--clock", "5"];
    let lines = "start\nwhite: pause\nwhite: call clock\ne4\narbiter continue\ne4\n";
    let told = without_prompts(&run(&options, lines));
    assert_tells(&told, "Not possible: the clocks are stopped only to call the arbiter");
    assert_tells(&told, "Not possible: the clocks are stopped. The arbiter starts them again.");
    assert_tells(&told, "White: e4.");
}

#[test]
fn the_score_is_read_in_every_phase() {
    let options = ["play", "--blind", "--you", "both", "--mode", "strict", "--clock", "5"];
    let lines = "start\ne4\nscore\narbiter pause\nscore\narbiter continue\nresign\nyes\nscore\n";
    let told = without_prompts(&run(&options, lines));
    assert_eq!(told.matches("Move 1, White: e4.").count(), 3, "{told}");
}

#[test]
fn what_the_arbiter_ruled_is_kept_with_the_game() {
    let folder = scratch("ruled");
    let options = ["--you", "both", "--mode", "strict", "--clock", "5"];
    let lines = ["start", "e4", "arbiter warn black", "arbiter take black 1:00", "e5", "quit"];
    let told = without_prompts(&kept(&folder, &options, &lines));
    assert_tells(&told, "Black is warned.");
    let file = common::games(&folder).pop().expect("the game is kept");
    for ruling in ["rule warn black", "rule take black 1:00"] {
        assert_tells(&file, &format!("\"by\":\"arbiter\",\"do\":\"{ruling}\""));
    }
}

const SECRETS: [&str; 3] = ["O-O-O", "castles long", "a walk in Elista"];

/// A program whose games are in this folder.
fn kept(folder: &Path, options: &[&str], lines: &[&str]) -> Run {
    let mut command = program(&[&["play", "--blind"], options].concat());
    command.env("XDG_DATA_HOME", folder);
    finish(command, &lines.iter().flat_map(|line| [line, "\n"]).collect::<String>())
}

#[test]
fn a_move_is_sealed_in_one_session_and_opened_in_the_next() {
    let folder = scratch("sealed");
    let names = ["--white-name", "Anna", "--black-name", "Bella"];
    let options = ["--you", "both", "--mode", "strict", "--clock", "60"];
    let fen = ["--fen", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 41"];
    let lines = [
        "start",
        "seal",
        "arbiter adjourn Sunday at three, the club",
        "press",
        "seal",
        "nonsense",
        "castles long",
        "a walk in Elista",
        "a walk in Elsita",
        "a walk in Elista",
        "a walk in Elista",
        "repeat",
        "press",
        "open",
        "games",
        "quit",
    ];
    let run = kept(&folder, &[&options[..], &names, &fen].concat(), &lines);
    let told = without_prompts(&run);
    let expected = "\
Not possible: no move is to be sealed now.
Type arbiter adjourn to end the session.
White has to seal a move.
Type seal, then press.
Not possible: the envelope is still empty. Guideline 1.a for adjourned games. Seal the move, then press the clock.
At one device the move is as secret as its passphrase, and if the passphrase is lost, so is the envelope.
Type the move; it is not shown. An empty line gives up.
That is not written like a move.
Type the move; it is not shown. An empty line gives up.
Type a passphrase; it is not shown.
Type the passphrase again.
The two passphrases differ.
Type a passphrase; it is not shown.
Type the passphrase again.
White's move is in the envelope. With the press of the clock the game is adjourned.
Type press to adjourn.
White's move is in the envelope. With the press of the clock the game is adjourned.
Type press to adjourn.
The game is adjourned. White has sealed move 41. The game goes on: Sunday at three, the club.
Type resume to go on, or quit; the game is kept.
Not possible: the game is adjourned.
";
    assert_tells(&told, expected);
    let listed = ", Anna and Bella, 0 moves, adjourned, White has sealed move 41, it goes on Sunday at three, the club. It is on the board.\n";
    assert_tells(&told, listed);
    let envelope = "\
White has sealed move 41.
No draw is offered.
The game goes on: Sunday at three, the club.
";
    assert!(run.out.contains("Move to seal:\n") && run.out.contains("Passphrase again:\n"));
    let file = common::games(&folder).pop().expect("the game is kept");
    for secret in SECRETS {
        assert!(!run.out.contains(secret) && !file.contains(secret), "{secret}");
    }

    let path = std::fs::read_dir(folder.join("annabella")).unwrap();
    let path = path.flatten().map(|file| file.path()).find(|path| path.is_file()).unwrap();
    let shown = common::run(&["save", "show", path.to_str().unwrap()], "");
    assert_tells(shown.good(), "Anna plays White, Bella plays Black.\n");
    assert_tells(shown.good(), envelope);

    let lines = ["resume", "open", "arrive", "quit"];
    let told = without_prompts(&kept(&folder, &["--continue"], &lines));
    assert_tells(&told, &format!("{envelope}Type resume to go on, or quit; the game is kept.\n"));
    let expected = "\
The game is resumed. Black is awaited. Black's clock runs.
Type black arrive when that player is there.
Not possible: the envelope is opened when Black is here. Guideline 7 for adjourned games.
Type black arrive when that player comes.
Say who: white arrive, or black arrive.
";
    assert_tells(&told, expected);
    let lines = ["black arrive", "open", "a stroll", "open", "a walk in Elista", "ke7", "quit"];
    let told = without_prompts(&kept(&folder, &["--continue"], &lines));
    let expected = "\
The envelope is opened. White: long castling.
Black: king e7.
";
    assert_tells(&told, expected);
    assert!(!told.contains("a walk in Elista") && !told.contains("a stroll"), "{told}");
}
