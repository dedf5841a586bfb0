//! Ruling on positions: `judge`.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::common::{program, run};

#[test]
fn judge_rules_in_words() {
    let input = "\
# mate, stalemate, dead positions, and some that go on

R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1
7k/5Q2/6K1/8/8/8/8/8 b - - 0 1
8/8/8/4k3/8/8/8/4K3 w - - 0 1
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1
4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1
8/8/8/4k3/8/8/4q3/4KN2 w - - 0 1
8/8/8/4k1n1/8/8/8/3QK3 w - - 0 1
8/7k/3b1b2/8/8/6pB/6P1/7K b - - 0 1
";
    assert_eq!(
        run(&["judge"], input).lines(),
        [
            "Checkmate: White has won.",
            "Stalemate: a draw.",
            "Dead position: a draw, neither side can mate.",
            "The game goes on, with 20 legal moves.",
            "The game goes on, with 3 legal moves. The king is in check.",
            "Dead position: a draw, neither side can mate.",
            "Dead position: a draw, neither side can mate.",
            "The game goes on, with 21 legal moves. Black cannot win any more.",
            "The game goes on, with 25 legal moves. Whether Black can still win was not decided.",
        ]
    );
}

#[test]
fn judge_rules_in_json() {
    let run = run(
        &["judge", "--json"],
        "R5k1/5ppp/8/8/8/8/8/K7 b KQ - 3 9\n8/8/8/4k3/8/8/8/4KN2 b - -\n\
         4k3/8/8/p1p1p1p1/P1P1P1P1/8/3P4/4K3 w - -\n\
         8/7k/3b1b2/8/8/6pB/6P1/7K b - -\nnot a position\n",
    );
    assert_eq!(run.code, Some(1));
    let [mate, knight, spare, hard, invalid] = &run.json()[..] else { panic!("{run:?}") };
    assert_eq!(mate["fen"], "R5k1/5ppp/8/8/8/8/8/K7 b - - 3 9");
    assert_eq!((&mate["status"], &mate["winner"]), (&"checkmate".into(), &"white".into()));
    assert_eq!((&mate["in_check"], &mate["legal_moves"]), (&true.into(), &0.into()));
    assert_eq!((&mate["white_can_win"], &mate["black_can_win"]), (&true.into(), &false.into()));
    assert_eq!(mate["notes"].as_array().unwrap().len(), 2);
    assert!(mate["micros"].is_u64() && mate["nodes"] == 0);
    assert!(mate.get("error").is_none());
    assert_eq!(knight["status"], "dead");
    assert_eq!((&spare["white_can_win"], &spare["black_can_win"]), (&true.into(), &true.into()));
    assert!(spare["nodes"].as_u64().unwrap() > 0);
    assert_eq!((&hard["status"], &hard["winner"]), (&"ongoing".into(), &().into()));
    assert_eq!((&hard["white_can_win"], &hard["black_can_win"]), (&true.into(), &().into()));
    assert_eq!(invalid["status"], "invalid");
    assert!(invalid["error"].as_str().unwrap().starts_with("column 2: found 'o', expected"));
    let notes = run.err.lines().filter(|line| line.starts_with("note: line 1: ")).count();
    assert_eq!(notes, 2, "{}", run.err);
}

#[test]
fn judge_notes_castling_that_the_game_does_not_have() {
    for (game, fen, count) in [
        ("chess", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", 1),
        ("chess960", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", 0),
        ("chess", "4k3/8/8/8/8/8/8/4K2R w H - 0 1", 0),
    ] {
        let run = run(&["judge", "--json", "--game", game], &format!("{fen}\n"));
        let ruling = run.json().remove(0);
        assert_eq!((run.code, &ruling["status"]), (Some(0), &"ongoing".into()));
        assert_eq!(ruling["notes"].as_array().unwrap().len(), count, "{game} {fen}");
        assert_eq!(run.err.contains("expected chess"), count > 0, "{}", run.err);
    }
}

#[test]
fn judge_goes_on_after_bytes_that_are_no_text() {
    let fen = b"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let input = [b"\xEF\xBB\xBF", &fen[..], b"\n\xFF\n", fen, b" \xE4\r\n", fen].concat();
    let mut child =
        program(&["judge", "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(&input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let answers: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let statuses: Vec<_> = answers.iter().map(|answer| &answer["status"]).collect();
    assert_eq!(statuses, ["stalemate", "invalid", "invalid", "stalemate"]);
    assert!(answers[1]["error"].is_string());
}

#[test]
fn judge_answers_each_line_before_the_next_is_written() {
    let mut child =
        program(&["judge", "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (fen, status) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "checkmate"),
    ] {
        writeln!(input, "{fen}").unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.contains(&format!("\"status\":\"{status}\"")), "{answer}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}
