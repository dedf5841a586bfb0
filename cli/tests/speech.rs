//! What the program says and hears.

mod common;

use common::run;
use serde_json::json;

#[test]
fn moves_are_said_in_the_style_asked_for() {
    let said = |args: &[&str]| {
        let run = run(&[&["say"], args].concat(), "Nf3\n");
        run.good().to_owned()
    };
    assert_eq!(said(&[]), "assertive en:knight, f 3\n");
    assert_eq!(said(&["--style", "fide"]), "assertive de:Springer Felix drei\n");
    assert_eq!(said(&["--style", "nato"]), "assertive en:knight foxtrot 3\n");
    assert_eq!(said(&["--style", "literate", "--lang", "de"]), "assertive de:Springer f drei\n");
    assert_eq!(said(&["--style", "san"]), "assertive en:Nf3\n");
    assert_eq!(said(&["--style", "uci"]), "assertive en:g1f3\n");
}

#[test]
fn say_goes_on_from_each_move() {
    let run = run(&["say", "--play", "--style", "fide", "--json"], "e4\nd7d5\nexd5\n");
    run.good();
    let texts: Vec<_> =
        run.json().into_iter().map(|line| line["segments"][0]["text"].clone()).collect();
    assert_eq!(texts, ["Eva vier", "David fünf", "Eva schlägt David fünf"]);
    let expected = json!({
        "move": "e2e4", "urgency": "assertive", "segments": [{"lang": "de", "text": "Eva vier"}],
    });
    assert_eq!(run.json()[0], expected);
}

#[test]
fn say_answers_what_is_no_move_and_goes_on() {
    let run = run(&["say", "--json"], "e5\nhello\ne4\n");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let lines = run.json();
    assert_eq!(lines.len(), 3);
    assert!(lines[0]["error"].as_str().unwrap().contains("not possible"), "{}", lines[0]);
    assert_eq!(lines[1]["move"], json!(null));
    assert_eq!(lines[2]["move"], "e2e4");
}

#[test]
fn utterances_are_understood_in_json() {
    let input = "knight to f three\nwhat is on Eva vier\nclaim repetition with nf3\n\
                 knight blorf three\nrepeat\n\nO-O\ne9\nNj4+\n";
    let run = run(&["hear", "--json"], input);
    run.good();
    let object = |kind: &str, mv: Option<&str>, name: Option<&str>, args: &[&str]| json!({"kind": kind, "move": mv, "name": name, "args": args, "candidates": []});
    let expected = [
        object("move", Some("g1f3"), None, &[]),
        object("query", None, Some("on"), &["e4"]),
        object("command", None, Some("claim"), &["repetition", "g1f3"]),
        object("not_understood", None, Some("unknown-word"), &["blorf"]),
        object("command", None, Some("repeat"), &[]),
        object("not_understood", None, Some("silence"), &[]),
        object("not_understood", None, Some("irregular"), &["e1g1", "castling-blocked"]),
        object("not_understood", None, Some("no-square"), &["e9"]),
        object("not_understood", None, Some("no-square"), &["j4"]),
    ];
    for (mut found, expected) in run.json().into_iter().zip(expected) {
        found.as_object_mut().unwrap().remove("say").expect("something to say, or null");
        assert_eq!(found, expected);
    }
}

#[test]
fn what_fits_several_moves_is_asked() {
    let fen = "4k3/P7/8/8/8/6N1/8/2N1K3 w - -";
    let run = run(&["hear", "--style", "fide", "--json", "--fen", fen], "knight e2\nAnna acht\n");
    run.good();
    let lines = run.json();
    assert_eq!(lines[0]["kind"], "ambiguous");
    assert_eq!(lines[0]["candidates"], json!(["c1e2", "g3e2"]));
    assert_eq!(lines[0]["say"], "Which knight: Cesar eins or Gustav drei?");
    assert_eq!(lines[1]["name"], "promotion-missing");
    assert_eq!(lines[1]["candidates"], json!(["a7a8q", "a7a8r", "a7a8b", "a7a8n"]));
}

#[test]
fn hear_goes_on_from_each_move() {
    let input = "Eva vier\nwer ist am Zug\nEva fünf\nSpringer Felix drei\n";
    let run = run(&["hear", "--lang", "de", "--style", "fide", "--play"], input);
    assert_eq!(
        run.good().lines().collect::<Vec<_>>(),
        [
            "move e2e4: Eva vier",
            "query turn",
            "move e7e5: Eva fünf",
            "move g1f3: Springer Felix drei",
        ]
    );
}

#[test]
fn castling_of_chess960_is_king_takes_rook() {
    let args = ["hear", "--game", "chess960", "--fen", "4k3/8/8/8/8/8/8/1RK5 w B -"];
    assert_eq!(run(&args, "castle long\n").good(), "move c1b1: castles queenside\n");
}

#[test]
fn bytes_that_are_no_text_are_answered() {
    let run = run(&["hear"], "\u{0}\u{FFFF}\n");
    assert_eq!(run.good(), "not understood: I heard nothing.\n");
}
