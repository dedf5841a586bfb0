//! The games that are kept: listed, named, deleted, continued.
#![cfg(unix)]

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Stdio};

use common::{Run, file, finish, games, program, scratch};

fn play(data: &Path, options: &[&str], lines: &[&str]) -> Run {
    let mut command = program(&[&["play", "--blind"], options].concat());
    command.env("XDG_DATA_HOME", data);
    let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    finish(command, &input)
}

/// A game that goes on after these lines, each of which has been answered.
fn at_work(data: &Path, options: &[&str], lines: &[&str]) -> Child {
    let mut command = program(&[&["play", "--blind"], options].concat());
    command.env("XDG_DATA_HOME", data).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let input = child.stdin.as_mut().expect("a pipe");
    for line in lines {
        writeln!(input, "{line}").expect("the program listens");
    }
    writeln!(input, "kept").expect("the program listens");
    let is_last = |line: &String| line.starts_with("The game is kept in ");
    assert!(output.by_ref().map(|line| line.expect("UTF-8")).any(|line| is_last(&line)));
    // a pipe that nobody reads would end the program
    std::thread::spawn(move || output.for_each(drop));
    child
}

fn end(mut child: Child) {
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

const BOTH: [&str; 2] = ["--you", "both"];

#[test]
fn a_killed_game_goes_on() {
    let data = scratch("killed");
    end(at_work(&data, &["--you", "white", "--level", "1"], &["e4", "level 2"]));
    let run = play(&data, &["--continue"], &["score", "level", "undo"]);
    let first = "Chess against the computer, level 2, older scale. You play White.\n";
    assert!(run.good().starts_with(first), "{}", run.out);
    assert!(run.out.contains("\nMove 1: White e4; Black "), "{}", run.out);
    assert!(run.out.contains("\nTaken back: "), "{}", run.out);
}

#[test]
fn a_move_that_is_still_announced_is_kept() {
    let data = scratch("announced");
    let options = ["--you", "white", "--level", "1", "--announce"];
    let run = play(&data, &options, &["e4", "quit"]);
    assert!(run.good().contains("The game is kept"), "{}", run.out);
    let run = play(&data, &["--continue"], &["press", "score"]);
    assert!(run.good().contains("\nMove 1: White "), "{}", run.out);
}

#[test]
fn a_game_is_continued_by_number_name_or_id() {
    let data = scratch("by-name");
    play(&data, &BOTH, &["e4", "rename Mine"]).good();
    play(&data, &BOTH, &["d4"]).good();
    let listed = play(&data, &BOTH, &["games"]);
    let line = listed.good().lines().find(|line| line.starts_with("1: ")).unwrap();
    let id = line[3..].split(',').next().unwrap().to_owned();
    for (asked, mv) in [("mine", "White: e4."), ("1", "White: e4."), (&id, "White: d4.")] {
        let run = play(&data, &["--continue", asked], &["pause", "continue"]);
        assert!(run.good().contains(&format!("Move 1, {mv}\n")), "{asked}: {}", run.out);
    }
}

#[test]
fn the_last_game_of_a_kind_is_continued() {
    let data = scratch("of-a-kind");
    play(&data, &["--game", "yin-yang", "--you", "both"], &["e5"]).good();
    play(&data, &BOTH, &["d4"]).good();
    let of = |options: &[&str]| play(&data, options, &["score"]).good().to_owned();
    assert!(of(&["--game", "yin-yang", "--continue"]).contains("Move 1, Black: E5.\n"));
    assert!(of(&["--continue", "--game", "chess"]).contains("Move 1, White: d4.\n"));
    let none = play(&data, &["--game", "checkers", "--continue"], &[]);
    assert!(none.err.contains("no unfinished game is there"), "{}", none.err);
}

#[test]
fn a_clock_that_stood_waits_for_a_word() {
    let data = scratch("stood");
    end(at_work(&data, &["--you", "both", "--clock", "5"], &["start", "e4"]));
    let run = play(&data, &["--continue"], &["e5", "continue", "e5"]);
    let stand = "The game is paused.";
    assert_eq!(run.good().matches(stand).count(), 1, "{}", run.out);
    assert!(run.out.contains("the clocks are stopped. Let it go on"), "{}", run.out);
    assert!(run.out.contains("The game goes on. Black's clock runs.\n"), "{}", run.out);
    assert!(run.out.contains("Black: e5.\n"), "{}", run.out);
}

#[test]
fn a_game_that_a_player_paused_waits_for_a_word_too() {
    let data = scratch("paused");
    play(&data, &["--you", "both", "--clock", "5"], &["start", "e4", "pause"]).good();
    let game = fs::read_dir(data.join("annabella")).unwrap().next().unwrap().unwrap().path();
    for options in [&["--continue"][..], &["--load", game.to_str().unwrap()]] {
        let run = play(&data, options, &[]);
        let stand = "The game is paused.";
        assert_eq!(run.good().matches(stand).count(), 1, "{}", run.out);
    }
}

#[test]
fn a_clock_that_runs_on_is_told() {
    let data = scratch("running");
    let options = ["--you", "both", "--mode", "strict", "--clock", "60"];
    let run = play(&data, &options, &["start", "e4"]);
    let runs_on = "The clocks run on while the program is closed.\n";
    assert!(run.good().contains(runs_on), "{}", run.out);
    let run = play(&data, &["--continue"], &[]);
    assert!(run.good().contains(" Black has 59 minutes and "), "{}", run.out);
    assert!(!play(&data, &["--clock", "60"], &[]).good().contains(runs_on));
}

#[test]
fn a_game_does_not_come_back_with_a_question_about_resigning() {
    let data = scratch("no-question");
    end(at_work(&data, &BOTH, &["e4", "resign"]));
    let run = play(&data, &["--continue"], &["e5"]);
    assert!(!run.good().contains("resign"), "{}", run.out);
    assert!(run.out.contains("Black: e5.\n"), "{}", run.out);
}

#[test]
fn who_has_to_press_is_told_on_return() {
    let data = scratch("to-press");
    let options = ["--you", "both", "--clock", "5", "--press", "manual"];
    play(&data, &options, &["start", "e4"]).good();
    let run = play(&data, &["--continue"], &["turn", "games"]);
    let told = "White has moved and still has to press the clock.\n";
    assert_eq!(run.good().matches(told).count(), 1, "{}", run.out);
    assert!(run.out.contains("\nWhite has moved and has to press the clock.\n"), "{}", run.out);
    assert!(run.out.contains("1 move, White to press the clock. It is on the board.\n"));
    assert!(!run.out.contains("Black is to move"), "{}", run.out);
}

#[test]
fn an_offer_is_answered_after_the_pause() {
    let data = scratch("offer-and-pause");
    let options = ["--you", "both", "--clock", "5"];
    let asked = "Black offers a draw.\n";
    let run = play(&data, &options, &["start", "e4", "offer", "pause"]);
    assert_eq!(run.good().matches(asked).count(), 1, "{}", run.out);
    let run = play(&data, &["--continue"], &["continue", "yes"]);
    assert!(run.good().contains(" Black has offered a draw.\n"), "{}", run.out);
    let end =
        "The game goes on. Black's clock runs.\nWhite: Yes or no:\nThe players agree: draw.\n";
    assert!(run.out.contains(end), "{}", run.out);
}

#[test]
fn an_offer_is_answered_in_the_pause() {
    let data = scratch("offer-in-pause");
    let options = ["--you", "both", "--clock", "5"];
    let run = play(&data, &options, &["start", "e4", "offer", "pause", "accept"]);
    assert!(run.good().contains("The players agree: draw.\n"), "{}", run.out);
}

#[test]
fn a_game_whose_file_is_gone_is_kept_in_a_new_one() {
    let data = scratch("gone");
    let mut command = program(&["play", "--blind", "--you", "both"]);
    command.env("XDG_DATA_HOME", &data).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "e4").unwrap();
    assert!(output.any(|line| line == "White: e4."));
    fs::remove_dir_all(data.join("annabella")).unwrap();
    writeln!(input, "e5\nkept\nresign\nyes\nquit").unwrap();
    drop(input);
    let rest = output.collect::<Vec<String>>().join("\n");
    assert_eq!(child.wait().unwrap().code(), Some(0), "{rest}");
    assert_eq!(rest.matches(" is gone. The whole game is kept in ").count(), 1, "{rest}");
    let [game] = &games(&data)[..] else { panic!("one game") };
    for deed in ["move e2e4", "move e7e5", "resign"] {
        assert!(game.contains(deed), "{game}");
    }
}

#[test]
fn a_game_whose_file_was_changed_goes_on_in_another() {
    for (number, (language, lines, told)) in [
        ("en", "kept\nquit\n", "Another program has changed the file of this game, "),
        ("de", "Ablage\nEnde\n", "Ein anderes Programm hat die Datei dieser Partie, "),
        ("en", "rename Mine\nquit\n", "Another program has changed the file of this game, "),
    ]
    .into_iter()
    .enumerate()
    {
        let data = scratch(&format!("changed-{number}"));
        let mut child = at_work_in(&data, language);
        let path = fs::read_dir(data.join("annabella")).unwrap().next().unwrap().unwrap().path();
        let changed = fs::read_to_string(&path).unwrap().replace("e2e4", "d2d4");
        fs::write(&path, &changed).unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let rest = String::from_utf8(output.stdout).unwrap();
        assert_eq!(rest.matches(told).count(), 1, "{rest}");
        let to =
            path.with_file_name(path.file_name().unwrap().to_str().unwrap().replace("-1.", "-2."));
        assert!(rest.contains(&format!(" {} ", to.display())), "{rest}");
        assert_eq!(fs::read_to_string(&path).unwrap(), changed, "it is left as it is");
        assert!(fs::read_to_string(&to).unwrap().contains("move e2e4"));
    }
}

/// A game with a move that has been answered.
fn at_work_in(data: &Path, language: &str) -> Child {
    let mut command = program(&["play", "--blind", "--you", "both", "--lang", language]);
    command.env("XDG_DATA_HOME", data).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"e4\n").unwrap();
    let mut output = child.stdout.take().unwrap();
    let (mut seen, mut byte) = (Vec::new(), [0]);
    // no more than that is taken from the pipe
    while !String::from_utf8_lossy(&seen).contains(": e4.") {
        output.read_exact(&mut byte).unwrap();
        seen.push(byte[0]);
    }
    child.stdout = Some(output);
    child
}

#[test]
fn a_strict_clock_runs_on() {
    let data = scratch("runs");
    let options = "--you both --mode strict --clock 60 --clock-black 0:02";
    let options: Vec<&str> = options.split(' ').collect();
    end(at_work(&data, &options, &["start", "e4"]));
    std::thread::sleep(std::time::Duration::from_millis(2_200));
    let run = play(&data, &["--continue"], &[]);
    assert!(run.good().contains("Black's time is up. White wins, 1 to 0."), "{}", run.out);
}

#[test]
fn a_game_is_open_in_one_window_only() {
    let data = scratch("windows");
    let first = at_work(&data, &BOTH, &["e4"]);
    let second = play(&data, &["--continue"], &[]);
    assert_eq!((second.code, second.out.as_str()), (Some(1), ""));
    assert!(second.err.contains("the game is open in another window"), "{}", second.err);
    let asked = play(&data, &BOTH, &["continue 1", "delete 1", "d4", "games"]);
    let elsewhere = "the game is open in another window; look at it here, or continue there.\n";
    assert!(asked.good().contains(&format!(" cannot be continued: {elsewhere}")), "{}", asked.out);
    assert!(asked.out.contains(&format!(" cannot be deleted: {elsewhere}")), "{}", asked.out);
    assert!(asked.out.contains("1 move, Black to move.\n"), "{}", asked.out);
    end(first);
    play(&data, &["--continue"], &[]).good();
}

#[test]
fn an_unfinished_game_is_told_at_the_start() {
    let data = scratch("told");
    assert!(!play(&data, &[], &[]).good().contains("unfinished"));
    play(&data, &BOTH, &["e4", "e5", "resign", "yes"]).good();
    assert!(!play(&data, &[], &[]).good().contains("unfinished"));
    play(&data, &BOTH, &["e4", "e5", "Nf3"]).good();
    let told = "An unfinished game is there: two players, 2 moves, Black to move. \
                Type continue to go on with it.\n";
    let run = play(&data, &[], &["continue"]);
    assert!(run.good().contains(told), "{}", run.out);
    assert!(run.out.contains("Move 2, White: knight f3.\nBlack to move.\n"), "{}", run.out);
    assert!(!play(&data, &BOTH, &[]).good().contains(told));
}

#[test]
fn games_are_listed_named_deleted_and_brought_back() {
    let data = scratch("shelf");
    play(&data, &["--you", "white", "--level", "1"], &["e4", "rename Evening with Carla"]).good();
    play(&data, &BOTH, &["f3", "e5", "g4", "Qh4", "new", "d4"]).good();
    let run = play(
        &data,
        &BOTH,
        &[
            "games",
            "continue evening with carla",
            "games",
            "delete 1",
            "delete 2",
            "games",
            "undelete",
            "undelete",
            "undelete",
        ],
    );
    let lines: Vec<&str> = run.good().lines().filter(|line| !line.ends_with(':')).collect();
    let expected = [
        "two players, 1 move, Black to move.",
        "two players, 2 moves, Black has won.",
        "3: Evening with Carla, you play White against the computer, level 1, 1 move, White to move.",
    ];
    for (line, end) in lines[2..].iter().zip(expected) {
        assert!(line.ends_with(end), "{lines:#?}");
    }
    for part in [
        "1 move, White to move. It is on the board.\n",
        " is deleted; undelete brings it back.\n",
        " is back among the games.\n",
        "No game was deleted.\n",
    ] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
    let missing = play(&data, &BOTH, &["continue 9", "delete no such", "continue"]);
    assert!(missing.good().contains("There is no game \"9\"; games shows which there are.\n"));
    assert!(missing.out.contains("There is no game \"no such\"; games shows which there are.\n"));
}

#[test]
fn damaged_and_newer_games_are_named_in_the_list() {
    let data = scratch("odd");
    fs::create_dir_all(data.join("annabella")).unwrap();
    for name in ["damaged-middle", "newer", "not-a-game"] {
        let from = format!("{}/../tests/saved/{name}.annabella", env!("CARGO_MANIFEST_DIR"));
        fs::copy(from, data.join("annabella").join(format!("{name}.annabella"))).unwrap();
    }
    let run = play(&data, &BOTH, &["games", "continue damaged-middle", "continue newer"]);
    for part in [
        "damaged from line 5 on.\n",
        "made by a newer version.\n",
        "not-a-game, cannot be read: the file is no saved game",
        "damaged-middle cannot be continued: line 5 of the file is damaged; annabella save repair ",
        "newer cannot be continued: a newer version made this game",
    ] {
        assert!(run.good().contains(part), "{part}: {}", run.out);
    }
}

#[test]
fn what_was_said_of_an_imported_game_stays_when_it_goes_on() {
    let data = scratch("imported");
    let from = format!("{}/../tests/saved/imported.annabella", env!("CARGO_MANIFEST_DIR"));
    let copy = file("imported.annabella", &fs::read_to_string(from).unwrap());
    let to = scratch("imported.pgn");
    let save = format!("save {}", to.display());
    play(&data, &["--load", &copy], &["undo", "Nc6", &save]).good();
    let text = fs::read_to_string(to).unwrap().replace('\n', " ");
    for part in
        ["[Date \"1999.12.31\"]", "1. e4 {[%clk 0:02:58.4]}", "(1... c5 {sharp}) 2. Nf3 Nc6 *"]
    {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn what_a_loaded_game_says_stays_in_its_saved_game() {
    let data = scratch("loaded");
    let pgn = "[Event \"Club\"]\n[White \"Vera\"]\n[WhiteElo \"1812\"]\n[Black \"Olga\"]\n\n\
               1. e4 {[%clk 0:02:58.4]} e5 (1... c5 {sharp}) 2. Nf3 *\n";
    let from = file("loaded.pgn", pgn);
    play(&data, &["--you", "both", "--load", &from], &["Nc6"]).good();
    let to = scratch("loaded-saved.pgn");
    let save = format!("save {}", to.display());
    play(&data, &["--continue"], &["Bb5", &save]).good();
    let text = fs::read_to_string(to).unwrap().replace('\n', " ");
    for part in [
        "[Event \"Club\"]",
        "[White \"Vera\"]",
        "[WhiteElo \"1812\"]",
        "1. e4 {[%clk 0:02:58.4]}",
        "(1... c5 {sharp}) 2. Nf3 Nc6 3. Bb5 *",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn who_goes_on_in_anothers_place_has_not_the_others_rating() {
    let data = scratch("rating");
    let pgn = "[White \"Vera\"]\n[WhiteElo \"1812\"]\n[WhiteFideId \"1\"]\n\
               [Black \"Olga\"]\n[BlackTitle \"WGM\"]\n\n1. e4 e5 *\n";
    let from = file("rating.pgn", pgn);
    let to = scratch("rating-saved.pgn");
    let save = format!("save {}", to.display());
    play(&data, &["--you", "white", "--level", "1", "--load", &from], &["Nf3", &save]).good();
    let text = fs::read_to_string(to).unwrap();
    assert!(text.contains("[White \"You\"]"), "{text}");
    for gone in ["1812", "FideId", "WGM"] {
        assert!(!text.contains(gone), "{text}");
    }
}

#[test]
fn a_question_mark_alone_asks_for_help() {
    let data = scratch("question-mark");
    let (asked, help) = (play(&data, &BOTH, &["?"]), play(&data, &BOTH, &["help"]));
    assert_eq!(asked.good(), help.good());
}

#[test]
fn a_saved_game_from_elsewhere_goes_on_in_its_own_file() {
    let data = scratch("elsewhere");
    play(&data, &BOTH, &["e4"]).good();
    let path = fs::read_dir(data.join("annabella")).unwrap().next().unwrap().unwrap().path();
    let moved = scratch("moved.annabella");
    fs::rename(path, &moved).unwrap();
    let moved = moved.to_str().unwrap();
    let run = play(&data, &["--load", moved], &["e5", "kept", &format!("load {moved}")]);
    assert!(run.good().contains("That game is on the board.\n"), "{}", run.out);
    assert!(run.good().contains(&format!("The game is kept in {moved}.\n")), "{}", run.out);
    let how = format!("The game is kept. Type annabella play --load {moved} to go on.\n");
    assert!(run.out.ends_with(&how), "{}", run.out);
    let run = play(&data, &BOTH, &[&format!("load {moved}"), "last"]);
    assert!(run.good().contains("Move 1, Black: e5.\nWhite to move.\n"), "{}", run.out);
    let text = fs::read_to_string(moved).unwrap();
    let misnamed = file("misnamed.txt", &text);
    let run = play(&data, &["--load", &misnamed], &[]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("its name has to end in .annabella"), "{}", run.err);
}

#[test]
fn there_may_be_nothing_to_continue() {
    let run = play(&scratch("empty"), &["--continue"], &[]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), "error: no unfinished game is there\n"));
    let run = play(&scratch("empty"), &["--continue", "no-such"], &[]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("There is no game \"no-such\""), "{}", run.err);
    let run = play(&scratch("empty"), &["--continue", "--clock", "5"], &[]);
    assert_eq!(run.code, Some(2));
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told() {
    let data = scratch("no-folder-of-games");
    fs::write(&data, "").unwrap();
    let reason = "a file stands where a folder is needed, or a folder where a file is";
    let run = play(&data, &[], &["games", "continue 1", "delete 1", "undelete", "continue"]);
    let listed = format!("The games cannot be listed: {reason}.\n");
    assert_eq!(run.good().matches(&listed).count(), 3, "{}", run.out);
    assert!(run.out.contains(&format!("The game cannot be brought back: {reason}.\n")));
    let run = play(&data, &["--continue"], &[]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert_eq!(run.err, format!("error: The games cannot be listed: {reason}\n"));
}

#[test]
fn a_folder_that_takes_no_files_does_not_stop_a_game() {
    let data = scratch("read-only");
    let folder = data.join("annabella");
    fs::create_dir_all(&folder).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).unwrap();
    if fs::File::create(folder.join("probe")).is_ok() {
        // root may write anywhere
        return;
    }
    let run = play(&data, &BOTH, &["e4", "kept", "quit", "yes"]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("The game cannot be saved: there is no permission"), "{}", run.out);
    assert!(run.out.ends_with("1. e4 *\nGoodbye.\n"), "{}", run.out);
}

#[test]
fn a_game_is_saved_once_the_disk_takes_it() {
    let data = scratch("mended");
    fs::write(&data, "").unwrap();
    let mut command = program(&["play", "--blind", "--you", "both"]);
    command.env("XDG_DATA_HOME", &data).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "e4").unwrap();
    assert!(output.any(|line| line.starts_with("The game cannot be saved: ")));
    fs::remove_file(&data).unwrap();
    writeln!(input, "e5").unwrap();
    assert!(output.any(|line| line == "The game is saved again."));
    end(child);
    assert!(common::games(&data)[0].contains("move e2e4"));
}

#[test]
fn what_was_agreed_with_the_computer_is_kept() {
    let data = scratch("agreed");
    let options =
        ["--you", "white", "--level", "full:0.1", "--computer-resigns", "--moment", "0-0.1"];
    play(&data, &options, &["e4"]).good();
    let run = play(&data, &["--continue"], &["level", "pgn"]);
    assert!(
        run.good().contains("The computer plays at full strength, 0.1 seconds a move."),
        "{}",
        run.out
    );
    assert!(run.out.contains("[Black \"Annabella, full strength, 0.1 s\"]"), "{}", run.out);
    let file = fs::read_dir(data.join("annabella")).unwrap().next().unwrap().unwrap().path();
    let text = fs::read_to_string(file).expect("text");
    assert!(text.contains("resigns=yes black=full:0.1"), "{text}");
}

#[test]
fn a_game_of_checkers_is_loaded_saved_and_kept_with_what_was_said() {
    let data = scratch("checkers");
    let source = file(
        "old.pdn",
        "[Event \"Old\"]\n[White \"Rosa\"]\n[Black \"Marion\"]\n\n1. 11-15 {brave} 23-19 *\n",
    );
    let saved = scratch("new.pdn");
    let saved = saved.to_str().unwrap();
    let lines = ["8-11", "pdn", &format!("save {saved}"), "quit"];
    let run = play(&data, &["--you", "both", "--load", &source], &lines);
    for said in ["[Event \"Old\"]", "[Black \"Marion\"]", "1. 11-15 {brave} 1... 23-19 2. 8-11 *"] {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    let text = std::fs::read_to_string(saved).unwrap();
    assert!(text.contains("{brave}") && text.contains("8-11"), "{text}");
    let score = scratch("game.brf");
    let to_score = format!("save {}", score.to_str().unwrap());
    let again = play(&data, &["--continue"], &["22-17", "pdn", &to_score, "quit"]);
    assert!(again.out.contains("{brave}") && again.out.contains("22-17"), "{}", again.out);
    assert!(std::fs::read(score).is_ok_and(|pages| !pages.is_empty()), "{}", again.out);
    // a result that somebody agreed on, and whose win it is
    let over =
        file("over.pdn", "[White \"You\"]\n[Black \"Annabella, level 2\"]\n\n1. 11-15 1-0\n");
    // a rating goes with its player
    let rated = file(
        "rated.pdn",
        "[White \"Rosa\"]\n[WhiteElo \"2000\"]\n[Black \"Marion\"]\n[BlackElo \"1900\"]\n\n1. 11-15 *\n",
    );
    let run =
        play(&data, &["--you", "red", "--level", "1", "--load", &rated], &["go", "pdn", "quit"]);
    assert!(run.out.contains("[Black \"You\"]") && !run.out.contains("Elo"), "{}", run.out);
    let run = play(&data, &["--load", &over], &["last", "quit"]);
    assert!(run.out.contains("Red") && !run.out.contains("White wins"), "{}", run.out);
    assert!(run.out.contains("level 2"), "{}", run.out);
}

#[test]
fn names_and_clocks_are_those_of_the_colours() {
    let data = scratch("colours");
    let people = ["--you", "both", "--white-name", "Rosa", "--red-name", "Marion"];
    let clocks = ["--clock", "5", "--clock-red", "7"];
    let checkers = [&["--game", "checkers"], &people[..], &clocks].concat();
    let run = play(&data, &checkers, &["pdn", "quit"]);
    for said in ["[White \"Rosa\"]\n[Black \"Marion\"]", "Red has 7 minutes. White has 5 minutes."]
    {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    // Black has them in chess, and Red again in the next game
    let run =
        play(&data, &[&people[..], &clocks].concat(), &["pgn", "new checkers", "pdn", "quit"]);
    let (chess, checkers) = run.out.split_once("Checkers for two players.").unwrap();
    assert!(chess.contains("White has 5 minutes. Black has 7 minutes."), "{chess}");
    assert!(checkers.contains("Red has 7 minutes. White has 5 minutes."), "{checkers}");
    for text in [chess, checkers] {
        assert!(text.contains("[White \"Rosa\"]\n[Black \"Marion\"]"), "{text}");
    }
}

#[test]
fn a_game_that_endgames_are_not_for_is_left_as_it_is() {
    let data = scratch("endgames");
    let tables = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../core/src/engine/checkers/endgame/tables.bin")
        .display()
        .to_string();
    play(&data, &["--you", "both", "--clock", "5"], &["start", "e4", "quit"]).good();
    let mut kept = fs::read_dir(data.join("annabella")).unwrap().map(|entry| entry.unwrap().path());
    let kept = kept.find(|path| path.is_file()).unwrap().display().to_string();
    let before = fs::read(&kept).unwrap();
    let loaded = file("endgames.pgn", "1. e4 *\n");
    for options in
        [&["--continue"][..], &["--load", &kept], &["--load", &loaded], &["--game", "chess"]]
    {
        let run = play(&data, &[options, &["--endgames", &tables][..]].concat(), &[]);
        assert_eq!(run.code, Some(2), "{options:?}: {}", run.err);
        assert!(
            run.err.contains("--endgames: found a game of chess, expected checkers"),
            "{}",
            run.err
        );
    }
    assert_eq!(fs::read(&kept).unwrap(), before);
    assert_eq!(games(&data).len(), 1);
    let checkers = play(&data, &["--game", "checkers", "--endgames", &tables], &["quit"]);
    assert_eq!(checkers.code, Some(0), "{}", checkers.err);
}

#[test]
fn a_fair_game_follows_what_games_have_told() {
    let data = scratch("fair");
    let seed = ["--you", "white", "--seed", "1"];
    let moves = ["e4", "d4", "Nf3", "a3", "h3", "b3"];
    let run = play(&data, &seed, &[&["fair"], &moves[..], &["resign", "yes", "new"]].concat());
    let out = run.good();
    assert!(out.contains("plays Black like people rated about 1200"), "{out}");
    assert!(out.contains("After one game you play like people rated about 1"), "{out}");
    let next = out.rsplit("Chess against the computer, rated about ").next().expect("a new game");
    assert!(next.starts_with("10"), "as strong as the loser: {next}");
    let run = play(&data, &seed, &["rating", "forget my rating", "rating"]);
    assert!(run.good().contains("After one game"), "{}", run.out);
    assert_eq!(run.good().matches("No game has told yet").count(), 2, "{}", run.out);
    let run = play(&data, &["--game", "checkers"], &["fair"]);
    assert!(run.good().contains("Only chess is played by ratings"), "{}", run.out);
}
