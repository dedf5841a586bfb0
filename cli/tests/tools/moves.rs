//! Listing moves: `moves`.

use crate::common::run;

#[test]
fn moves_are_listed_in_every_style() {
    let fen = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1";
    let list = |style| {
        let run = run(&["moves", "--fen", fen, "--style", style], "");
        let mut lines: Vec<String> = run.good().lines().map(str::to_owned).collect();
        lines.retain(|line| line.starts_with(['a', 'O', '0']) || line == "e1g1");
        lines
    };
    assert_eq!(list("uci"), ["a7a8b", "a7a8n", "a7a8q", "a7a8r", "e1g1"]);
    assert_eq!(list("san"), ["a8=B", "a8=N", "a8=Q+", "a8=R+", "O-O"]);
    assert_eq!(list("fide"), ["a8B", "a8N", "a8Q+", "a8R+", "0-0"]);
    assert_eq!(run(&["moves"], "").good().lines().count(), 20);
}

#[test]
fn moves_are_objects_in_json() {
    let run = run(&["moves", "--json", "--fen", "4k3/P7/8/8/8/8/8/4K3 w - -"], "");
    run.good();
    let queen = run.json().into_iter().find(|mv| mv["uci"] == "a7a8q").unwrap();
    let expected = serde_json::json!({
        "move": "a7a8q", "uci": "a7a8q", "san": "a8=Q+", "iccf": "17181", "fide": "a8Q+",
    });
    assert_eq!(queen, expected);
}
