//! Whatever another program sends, each command gets one answer.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::{COMMANDS, Engine, parts, serve};
use crate::args::GtpArgs;

const ARGUMENTS: [&str; 22] = [
    "b", "w", "black", "White", "pass", "resign", "A1", "c3", "T19", "Z99", "i5", "2", "5", "19",
    "20", "0", "-1", "1e400", "NaN", "7.5", "nopass", "#",
];

/// Without searches, which have no limit here but nodes, and those are few.
fn engine() -> Engine {
    Engine::new(&GtpArgs { level: None, nodes: Some(20), seed: Some(1) })
}

fn answers(input: &str) -> String {
    let mut output = Vec::new();
    serve(engine(), &mut input.as_bytes(), &mut output).expect("a string can be read");
    String::from_utf8(output).expect("answers are UTF-8")
}

/// A command with arguments that may be its own, as other programs may send it.
fn line() -> impl Strategy<Value = String> {
    let words = vec(select(&ARGUMENTS[..]), 0..4).prop_map(|words| words.join(" "));
    let known =
        (any::<Option<u32>>(), select(&COMMANDS[..]), words).prop_map(|(id, name, words)| {
            let id = id.map(|id| format!("{id} ")).unwrap_or_default();
            format!("{id}{name} {words}")
        });
    prop_oneof![6 => known, 1 => "\\PC{0,30}", 1 => "[ -~\t]{0,30}"]
}

proptest! {
    #[test]
    fn each_command_gets_one_answer(lines in vec(line(), 0..30)) {
        let until_quit = lines.iter().position(|line| {
            parts(line).is_some_and(|(_, command)| command == ["quit"])
        });
        let read = &lines[..until_quit.map_or(lines.len(), |at| at + 1)];
        let commands = read.iter().filter_map(|line| parts(line));
        let told = answers(&lines.join("\n"));
        let mut told = told.split_terminator("\n\n");
        for (id, command) in commands {
            let answer = told.next().expect("an answer");
            let is_one = ["=", "?"].iter().any(|sign| answer.starts_with(&format!("{sign}{id} ")));
            prop_assert!(is_one, "{:?}: {:?}", command, answer);
        }
        prop_assert_eq!(told.next(), None);
    }
}
