//! Strict games in line mode: what players claim, what the arbiter rules, sealed moves.

mod common;

use std::path::Path;

use common::{Run, finish, program, run, scratch};

/// All that is said in a game of two people, prompts left out.
fn said(options: &[&str], lines: &[&str]) -> String {
    let base = ["play", "--blind", "--seed", "1", "--you", "both", "--mode", "strict"];
    let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    without_prompts(&run(&[&base, options].concat(), &input))
}

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
fn an_illegal_move_counts_when_its_squares_are_clear() {
    let lines = ["start", "e5", "nf6", "hello", "e9", "e2e5", "nf3", "e3", "arbiter warn white"];
    let expected = "\
The game begins. White's time runs.
Not possible: no pawn of White can go to e5. Possible: e4; e3; a4; b4; c4; d4; f4; g4.
Not possible: no knight of White can go to f6. Possible: knight a3; knight c3; knight f3; knight h3.
\"hello\" was not understood. Type a move, such as e4 or knight f3, or help.
\"e9\" is not a move: character 2 is '9', expected a rank from 1 to 8.
Not legal: the pawn on e2 cannot go to e5. That is White's first illegal move.
Black gets 2 minutes.
The piece on e2 was touched and has to move.
The piece on e2 was touched and has to move.
White plays e3.
The arbiter warns White.
";
    assert_tells(&said(&["--clock", "60"], &lines), expected);
}

#[test]
fn a_move_that_leaves_the_king_in_check_counts_in_any_notation() {
    let fen = "4k3/8/8/8/1b6/2N5/4P3/R3K2R w KQ - 0 1";
    let options = ["--clock", "60", "--fen", fen];
    assert_tells(&said(&options, &["start", "ne4"]), "That is White's first illegal move.\n");
    let fen = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";
    let options = ["--clock", "60", "--fen", fen];
    let told = said(&options, &["start", "castle short"]);
    assert_tells(&told, "Not legal: the king may not castle out of check from e2.");
}

#[test]
fn a_wrong_claim_binds_gives_time_and_is_an_offer() {
    let lines = ["start", "claim repetition nf3", "black decline", "e4", "nf3", "claim fifty"];
    let expected = "\
The claim is wrong: the position has not come three times. White has to play knight f3.
Black gets 3 minutes.
The claim counts as an offer. White offers a draw. Does Black accept? Answer yes or no.
Black declines the draw.
The move from g1 to f3 was announced and has to be made.
White plays knight f3.
The claim is wrong: fifty moves without a pawn move or a capture have not been made.
White gets 3 minutes.
The claim counts as an offer. Black offers a draw. Does White accept? Answer yes or no.
";
    assert_tells(&said(&["--clock", "60"], &lines), expected);
}

#[test]
fn a_right_claim_with_a_move_ends_the_game() {
    let lines = ["nf3", "nf6", "ng1", "ng8", "nf3", "nf6", "ng1", "claim repetition with ng8"];
    assert_tells(&said(&[], &lines), "Draw: the position has come for the third time.\n");
    assert_tells(
        &said(&[], &["claim repetition qh5"]),
        "Not possible: no queen of White can go to h5.",
    );
}

#[test]
fn pieces_are_touched_and_put_right() {
    let lines =
        ["adjust", "touch a1", "touch g1", "e4", "lift g1", "release g1", "nf3", "touch e4"];
    let expected = "\
White puts a piece right.
The piece on a1 was only put right.
White touches the knight on g1.
The piece on g1 was touched and has to move.
White lifts the knight on g1.
White puts the piece back on g1.
White plays knight f3.
Black touches the pawn on e4.
";
    // the last touch is of an empty square here
    let told = said(&[], &lines);
    assert_tells(
        &told,
        expected.split_once("Black touches").map_or(expected, |(before, _)| before),
    );
    assert_tells(&told, "No piece stands on e4.\n");
}

#[test]
fn the_arbiter_is_called_and_rules() {
    let lines = [
        "start",
        "e4",
        "white call clock",
        "arbiter give black 2",
        "arbiter give black 2:00",
        "arbiter: time white 0:30",
        "arbiter moves black 3",
        "arbiter take white 0:10",
        "arbiter restore move 1",
        "arbiter restore move 7",
        "continue",
        "d4",
        "arbiter foo",
        "arbiter declare draw",
        "sign",
        "black: sign",
        "sign",
    ];
    let expected = "\
White calls the arbiter: the clock is wrong. Type arbiter for what can be ruled.
The clocks stand. Type continue to go on.
\"give black 2\" was not understood. Expected: a colour and a time, for example give white 2:00.
The arbiter gives Black 2 minutes.
The arbiter sets White's clock to 30 seconds.
The arbiter sets Black's move counter to 3.
The arbiter takes 10 seconds from White.
The arbiter brings back the position before move 1 of White. The clocks stand. Type continue to go on.
White has not made move 7 in this game.
The game goes on. White's time runs.
White plays d4.
\"foo\" was not understood. Expected: what the word arbiter lists.
The arbiter declares: a draw.
Say who: white sign, or black sign.
Black signs.
White signs.
";
    assert_tells(&said(&["--clock", "40/90,30"], &lines), expected);
}

#[test]
fn the_arbiter_hears_what_is_possible() {
    let told = said(&["--clock", "60"], &["start", "arbiter", "arbiter 2 white 3:00", "arbiter 2"]);
    let expected = "\
The arbiter may do this now. Type arbiter and the words or the number.
1: pause: the game is interrupted.
2: give white 2:00: a player gets time.
3: take black 1:00: a player loses time.
4: time white 5:00: a clock shows this from now on.
5: moves white 12: a move counter shows this from now on.
6: warn white: a player is warned.
7: expel white: a player has to leave.
8: adjourn Saturday at ten: the player on move seals.
9: declare 1-0: how the game has ended; also draw, 0-1 or 0-0.
10: void: the game does not count.
The arbiter gives White 3 minutes.
Say more, for example arbiter give white 2:00.
";
    assert_tells(&told, expected);
}

#[test]
fn without_an_arbiter_players_claim() {
    let options = ["--unsupervised", "--clock", "60"];
    let lines = [
        "start",
        "e2e5",
        "claim illegal",
        "e3",
        "touch d7",
        "e5",
        "claim touch",
        "d5",
        "claim flag",
        "arbiter time white 0:00",
        "claim flag",
    ];
    let expected = "\
White plays e5.
White's last move goes back.
Not legal: the pawn on e2 cannot go to e5. That is White's first illegal move.
Black gets 2 minutes.
The piece on e2 was touched and has to move.
White plays e3.
Black touches the pawn on d7.
Black plays e5.
Black has not moved what was touched.
Black's last move goes back.
The piece on d7 was touched and has to move.
Black plays d5.
The flag of White has not fallen.
The arbiter sets White's clock to 0 seconds.
White's time is up. Black wins on time.
";
    assert_tells(&said(&options, &lines), expected);
    let alone = run(&["play", "--blind", "--unsupervised"], "");
    assert_eq!(alone.code, Some(1));
    assert_tells(&alone.err, "only strict games between two people can be without supervision");
}

#[test]
fn a_claim_in_the_quickplay_finish_is_decided() {
    let lines = [
        "start",
        "e4",
        "e5",
        "claim cannot win",
        "arbiter time white 1:00",
        "claim cannot win",
        "nf3",
        "arbiter postpone",
        "arbiter time white 0:00",
        "arbiter agree",
    ];
    let expected = "\
White claims a draw: the opponent cannot win by normal means. The arbiter decides; type arbiter.
The claim counts as an offer. Black may accept it: type black accept.
The clocks stand.
The clocks stand. Type continue to go on.
The arbiter puts the decision off.
The game goes on. White's time runs.
White offers a draw. Does Black accept? Answer yes or no.
The arbiter sets White's clock to 0 seconds.
White's flag has fallen. The arbiter decides on the claim; type arbiter.
The clocks stand.
The arbiter finds the claim right.
Draw: the game cannot be won by normal means.
";
    let told = said(&["--clock", "30"], &lines);
    assert_tells(&told, "Only with less than 2:00 left.\n");
    assert_tells(&told, expected);
}

#[test]
fn the_score_is_kept_by_hand_and_draws_wait() {
    let options = ["--score-by-hand", "--draws", "30"];
    let lines = ["e4", "e5", "nf3", "white record d4", "white record e4", "nf3", "offer"];
    let expected = "\
No draw is agreed before move 30.
The players write the moves down: type record and the move.
Type a move, such as e4 or knight f3, or help.
White plays e4.
Black plays e5.
White has to write moves down first, White's move 1 next. Type white record and the move.
That is not what was played: the next move to write down went from e2 to e4.
White writes e4.
White plays knight f3.
In this game no draw is agreed now, unless the arbiter allows it.
";
    assert_tells(&said(&options, &lines), expected);
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
    assert_tells(&told, "No move is to be sealed now. Type arbiter adjourn to end the session.\n");
    let expected = "\
White has to seal a move. Type seal, then press.
Nothing is in the envelope yet. Type seal.
At one device the move is as secret as its passphrase, and if the passphrase is lost, so is the envelope.
Type the move; it is not shown. An empty line gives up.
That is not written like a move.
Type the move; it is not shown. An empty line gives up.
Type a passphrase; it is not shown.
Type the passphrase again.
The two passphrases differ.
Type a passphrase; it is not shown.
Type the passphrase again.
White's move is in the envelope. Type press to adjourn, or seal for another.
White's move is in the envelope. Type press to adjourn, or seal for another.
White presses the clock.
The game is adjourned. This stands on the envelope.
The players are Anna with white and Bella with black.
White: king e1; rook a1.
Black: king e8.
White has used ";
    assert_tells(&told, expected);
    let envelope = "\
White has sealed move 41.
No draw is offered.
The game goes on: Sunday at three, the club.
";
    assert_tells(&told, envelope);
    assert_tells(&told, "The game is adjourned. Type resume to go on.\n1: ");
    let listed = ", Anna and Bella, 0 moves, adjourned, White has sealed move 41, it goes on Sunday at three, the club. It is on the board.\n";
    assert_tells(&told, listed);
    assert!(run.out.contains("Move to seal:\n") && run.out.contains("Passphrase again:\n"));
    let file = common::games(&folder).pop().expect("the game is kept");
    for secret in SECRETS {
        assert!(!run.out.contains(secret) && !file.contains(secret), "{secret}");
    }

    let path = std::fs::read_dir(folder.join("annabella")).unwrap();
    let path = path.flatten().map(|file| file.path()).find(|path| path.is_file()).unwrap();
    let shown = common::run(&["save", "show", path.to_str().unwrap()], "");
    assert_tells(shown.good(), "The game is adjourned. This stands on the envelope.\n");
    assert_tells(shown.good(), envelope);

    let lines = ["resume", "open", "arrive", "quit"];
    let told = without_prompts(&kept(&folder, &["--continue"], &lines));
    assert_tells(&told, &format!("{envelope}The game is adjourned. Type resume to go on.\n"));
    let expected = "\
The game is resumed. Black's time runs. Black is awaited. Type black arrive when that player is there.
Black is not there yet. Type black arrive when that player comes.
Say who: white arrive, or black arrive.
";
    assert_tells(&told, expected);
    let lines = ["black arrive", "open", "a stroll", "open", "a walk in Elista", "ke7", "quit"];
    let told = without_prompts(&kept(&folder, &["--continue"], &lines));
    let expected = "\
The envelope is opened. White has sealed O-O-O.
White castles long.
Black plays king e7.
";
    assert_tells(&told, expected);
    assert!(!told.contains("a walk in Elista") && !told.contains("a stroll"), "{told}");
}

#[test]
fn a_lost_envelope_is_replaced_and_an_illegal_sealed_move_loses() {
    let options = ["--clock", "60", "--fen", "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 41"];
    let seal = ["start", "arbiter adjourn", "seal", "e2e5", "abc", "abc", "press", "resume"];
    let lost = ["black arrive", "arbiter lost envelope", "white arrive", "e4"];
    let expected = "\
Black is there.
The arbiter declares the envelope lost. White makes the sealed move again.
White is there.
White plays e4.
";
    assert_tells(&said(&options, &[&seal[..], &lost].concat()), expected);
    let opened = ["black arrive", "open", "xyz", "open", "abc"];
    let expected = "\
The envelope does not open with that passphrase. Type open to try again. If the passphrase is lost, type arbiter lost envelope.
Type the passphrase of the envelope; it is not shown. An empty line gives up.
The envelope is opened. White has sealed e2e5.
White has sealed no legal move, but Black cannot mate: a draw.
";
    assert_tells(&said(&options, &[&seal[..], &opened].concat()), expected);
}

#[test]
fn friends_adjourn_too() {
    let base = ["play", "--blind", "--you", "both"];
    let lines = "e4\nadjourn\nseal\nke5\ne5\nabc\nabc\npress\nresume\nwhite arrive\nopen\nabc\n";
    let told = without_prompts(&run(&base, lines));
    assert_tells(&told, "That is not a legal move here.\n");
    assert_tells(&told, "The envelope is opened. Black has sealed e5.\nBlack plays e5.\n");
    let told = without_prompts(&run(&base, "e4\nadjourn\ncontinue\ne5\n"));
    assert_tells(&told, "The game goes on. Black is to move.\nBlack plays e5.\n");
}

#[test]
fn help_has_parts() {
    let told = said(&[], &["help strict", "help arbiter", "help adjourn", "help chess"]);
    for line in [
        "touch e4, adjust: touch a piece on purpose; say that you put one right.\n",
        "arbiter give white 2:00: a player gets time; take black 1:00 takes it.\n",
        "open: type the passphrase; the sealed move is made.\n",
        "\"chess\" was not understood. Expected: help, help strict, help arbiter or help adjourn.\n",
    ] {
        assert_tells(&told, line);
    }
}
