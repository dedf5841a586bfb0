use std::time::Duration;

use super::*;

fn read(line: &str) -> (Option<Command>, Vec<String>) {
    let mut complaints = Vec::new();
    let command = Command::parse(line, &mut complaints);
    (command, complaints)
}

#[track_caller]
fn good(line: &str) -> Command {
    let (command, complaints) = read(line);
    assert_eq!(complaints, [""; 0], "{line}");
    command.expect(line)
}

#[test]
fn commands_are_read_with_any_blanks() {
    for (line, command) in [
        ("uci", Command::Uci),
        ("  isready\t ", Command::IsReady),
        ("ucinewgame", Command::NewGame),
        ("stop", Command::Stop),
        ("ponderhit", Command::PonderHit),
        ("debug on", Command::Nothing),
        ("register later", Command::Nothing),
        ("d", Command::Display),
        ("quit", Command::Quit),
    ] {
        assert_eq!(good(line), command, "{line}");
    }
    assert_eq!(read(" \t"), (None, Vec::new()));
}

#[test]
fn positions_and_options_may_hold_blanks() {
    let moves = vec!["e2e4".to_owned(), "e7e5".to_owned()];
    assert_eq!(
        good("position startpos  moves e2e4 e7e5"),
        Command::Position { fen: None, moves: moves.clone() }
    );
    assert_eq!(
        good("position fen 8/8 w - - 0 1 moves e2e4 e7e5"),
        Command::Position { fen: Some("8/8 w - - 0 1".to_owned()), moves }
    );
    let option = |name: &str, value: &str| Command::SetOption {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    assert_eq!(good("setoption name Clear Hash"), option("Clear Hash", ""));
    assert_eq!(good("setoption name Move Overhead value 5"), option("Move Overhead", "5"));
}

#[test]
fn go_reads_all_that_limits_a_search() {
    let Command::Go(go) = good(
        "go wtime 1000 btime -5 winc 10 binc 0 movestogo 4 depth 6 nodes 77 mate 2 \
         movetime 99999999999999999999 searchmoves e2e4 d2d4 ponder infinite",
    ) else {
        panic!("go is read")
    };
    assert_eq!(go.left, [Some(Duration::from_secs(1)), Some(Duration::ZERO)]);
    assert_eq!(go.increments, [Duration::from_millis(10), Duration::ZERO]);
    assert_eq!(
        (go.until_control, go.depth, go.nodes, go.mate),
        (Some(4), Some(6), Some(77), Some(2))
    );
    assert!(go.move_time.unwrap() > Duration::from_hours(24));
    assert_eq!(go.moves, ["e2e4", "d2d4"]);
    assert!(go.is_infinite && go.is_ponder);
    assert_eq!(good("go"), Command::Go(Go::default()));
}

#[test]
fn a_bad_line_is_named_and_not_obeyed() {
    for (line, complaint) in [
        ("hello there", "found hello, expected a command such as uci, position or go"),
        ("position", "position: found nothing, expected startpos or fen"),
        ("position startpos e2e4", "position startpos: found e2e4, expected moves or nothing more"),
        ("setoption", "setoption: found nothing, expected name"),
        ("setoption name", "setoption name: found nothing, expected the name of an option"),
        ("debug maybe", "debug: found maybe, expected on or off"),
        ("go depth", "go depth: found nothing, expected a whole number"),
        ("go depth six", "go depth: found six, expected a whole number"),
        ("go nodes 0", "go nodes: found 0, expected a number from 1 on"),
        ("go movetime 1e3", "go movetime: found 1e3, expected a whole number"),
        ("go searchmoves", "go searchmoves: found nothing, expected moves such as e2e4"),
        ("go wtime -", "go wtime: found -, expected a whole number"),
        ("go foo", "go: found foo, expected a limit such as nodes, depth or movetime"),
        ("go perft 3", "go: found perft, expected a limit such as nodes, depth or movetime"),
    ] {
        assert_eq!(read(line), (None, vec![complaint.to_owned()]), "{line}");
    }
}

#[test]
fn what_can_be_passed_over_is_complained_of() {
    let (command, complaints) = read("go quickly depth 3");
    assert_eq!(command, Some(Command::Go(Go { depth: Some(3), ..Go::default() })));
    assert_eq!(
        complaints,
        ["go: found quickly, expected a limit such as nodes, depth or movetime"]
    );
    assert_eq!(read("go quickly wtime 5 btime 5").1.len(), 1);
    assert!(matches!(read("go infinite quickly").0, Some(Command::Go(_))));
    let (command, complaints) = read("stop now");
    assert_eq!((command, complaints.len()), (Some(Command::Stop), 1));
}

#[test]
fn a_complaint_is_one_short_line() {
    let (_, complaints) = read(&format!("\u{1b}[2J\u{0}{}", "x".repeat(5000)));
    let complaint = &complaints[0];
    assert!(complaint.len() < 200 && !complaint.contains(char::is_control), "{complaint}");
}
