//! Telling what cost most: `review`.

use crate::common::{file, run, scratch};

#[test]
fn review_tells_what_cost_most_in_words_and_in_json() {
    let scholar = "[White \"Rosa\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";
    let path = file("scholar.pgn", scholar);
    let told = run(&["review", &path, "--style", "literate"], "");
    told.good();
    assert_eq!(told.lines()[0], "One move cost much.");
    assert_eq!(run(&["review", &path], "").out, told.out, "nobody listens to it");
    let lost = "Move 3: Black played knight f6. That allows queen takes f7, checkmate. Better was ";
    assert!(told.lines()[1].starts_with(lost), "{}", told.out);
    let white = run(&["review", &path, "--for", "white", "--lang", "de"], "");
    let best =
        "Der beste Zug von Weiß war Zug 4, Dame schlägt f7, Schachmatt: Er nutzte einen Fehler.";
    assert_eq!(white.lines(), ["Kein einzelner Zug hat viel gekostet.", best]);
    let json = run(&["review", &path, "--json"], "").json().remove(0);
    let moment = &json["moments"][0];
    assert_eq!(moment["ply"], 6);
    assert_eq!((&moment["played"], &moment["reply"]), (&"Nf6".into(), &"Qxf7#".into()));
    assert!(moment["loss"].as_u64().is_some_and(|loss| (300..=1000).contains(&loss)));
    assert_eq!(json["text"], serde_json::json!(told.lines()));
    let empty = file("no-moves.pgn", "[White \"Rosa\"]\n\n0-1\n");
    assert_eq!(run(&["review", &empty], "").lines(), ["There is nothing to look back at."]);
}

#[test]
fn review_names_what_it_cannot_read() {
    let empty = run(&["review", &file("empty.pgn", "")], "");
    assert_eq!(empty.code, Some(1));
    assert!(empty.err.contains("no game found"), "{}", empty.err);
    let none = run(&["review", scratch("nothing.pgn").to_str().unwrap()], "");
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
}
