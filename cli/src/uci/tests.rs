//! Whatever is said, the engine listens on.

use std::sync::{Arc, Mutex};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::command::Command;
use super::*;

/// Output that can be looked at.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// All that is answered to an input.
fn answers(input: &[u8]) -> String {
    let paper = Paper::default();
    serve(&mut &*input, paper.clone()).unwrap();
    let bytes = paper.0.lock().unwrap().clone();
    String::from_utf8(bytes).unwrap()
}

/// Words of the protocol and some of no use; no table and no crowd of threads that a
/// small machine has no room for.
const WORDS: [&str; 58] = [
    "uci",
    "isready",
    "ucinewgame",
    "stop",
    "ponderhit",
    "d",
    "debug",
    "on",
    "register",
    "position",
    "startpos",
    "fen",
    "moves",
    "e2e4",
    "e7e5",
    "e1g1",
    "e1h1",
    "a1a9",
    "0000",
    "4k3/8/8/8/8/8/8/4K2R",
    "8/8/8/8/8/8/8/8",
    "7k/5Q2/6K1/8/8/8/8/8",
    "w",
    "b",
    "K",
    "-",
    "go",
    "nodes",
    "depth",
    "mate",
    "movetime",
    "infinite",
    "ponder",
    "searchmoves",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "setoption",
    "name",
    "value",
    "Clear",
    "Hash",
    "MultiPV",
    "UCI_LimitStrength",
    "UCI_Elo",
    "Skill",
    "Level",
    "true",
    "false",
    "0",
    "1",
    "2",
    "-1",
    "99999999999999999999999999",
    "1e3",
    "\u{0}",
];

fn line() -> impl Strategy<Value = Vec<u8>> {
    let sense = vec(select(&WORDS[..]), 0..9).prop_map(|words| words.join(" ").into_bytes());
    let begun = (
        select(&["go", "position startpos moves", "position fen", "setoption name"][..]),
        vec(select(&WORDS[..]), 0..9),
    )
        .prop_map(|(begin, words)| format!("{begin} {}", words.join(" ")).into_bytes());
    prop_oneof![4 => begun, 3 => sense, 1 => vec(any::<u8>(), 0..40)]
}

proptest! {
    #[test]
    fn no_line_ends_the_engine(lines in vec(line(), 0..20)) {
        let input = [lines.join(&b'\n'), b"\nstop\nisready\n".to_vec()].concat();
        let answers = answers(&input);
        prop_assert!(answers.lines().any(|line| line == "readyok"), "{answers}");
        prop_assert!(answers.chars().all(|letter| letter == '\n' || !letter.is_control()));
    }

    #[test]
    fn every_line_is_read_or_complained_of(line in line()) {
        let text = String::from_utf8_lossy(&line);
        let mut complaints = Vec::new();
        let command = Command::parse(&text, &mut complaints);
        prop_assert!(command.is_some() || !complaints.is_empty() || text.trim().is_empty());
        prop_assert!(complaints.iter().all(|complaint| !complaint.contains(char::is_control)));
    }
}

#[test]
fn a_bad_position_leaves_the_board_as_it_was() {
    let before = "position fen 4k3/8/8/8/8/8/4P3/4K3 b - - 3 9 moves e8e7";
    for (line, complaint) in [
        ("position startpos moves e2e4 e2e4", "move 2: found e2e4, expected a legal move: "),
        ("position startpos moves e2e4 0000", "move 2: found 0000, expected a legal move: "),
        ("position fen 8/8/8/8/8/8/8/8 w - - 0 1", "position fen: "),
        ("position fen 4k3/8/8/8/8/8/8/8 w - - 0 1", "position fen: "),
        ("position fen 4k3/8/8/8/8/8/8/4K3 x", "position fen: column 21: found 'x', expected "),
        ("position fen", "position fen: "),
        ("position here", "position: found here, expected startpos or fen"),
    ] {
        let answers = answers(format!("{before}\n{line}\nd\n").as_bytes());
        let said: Vec<&str> = answers.lines().collect();
        assert!(said[0].starts_with(&format!("info string {complaint}")), "{line}: {answers}");
        assert_eq!(said[10], "Fen: 8/4k3/8/8/8/8/4P3/4K3 w - - 4 10", "{line}");
    }
}

#[test]
fn an_odd_position_is_played_with_a_note() {
    let answers = answers(b"position fen 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\nd\n");
    assert!(answers.starts_with("info string position fen: "), "{answers}");
    assert!(answers.contains("\nFen: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"), "{answers}");
}
