//! Checking transcripts: `transcript`.

use crate::common::{file, run, scratch};

const TRANSCRIPT: &str = "\
# A flag falls.
new chess clock=0:10
0:00 arbiter > start
0:04 white > move e2e4
     < moved white e4
0:14 clock > tick
     < flag black period=1 out-of-time article=6.9
     < ended white flag article=6.9
     = result 1-0
";

#[test]
fn a_transcript_that_holds_is_ok() {
    let path = file("holds.txt", TRANSCRIPT);
    assert_eq!(run(&["transcript", &path], "").good(), format!("{path} ok\n"));
    let run = run(&["transcript", "--json", &path], "");
    run.good();
    let expected = serde_json::json!({
        "file": path, "ok": true, "line": 0, "expected": null, "found": null,
    });
    assert_eq!(run.json(), [expected]);
}

#[test]
fn a_transcript_says_where_it_does_not_hold() {
    let wrong = file("wrong.txt", &TRANSCRIPT.replace("result 1-0", "result 0-1"));
    let right = file("right.txt", TRANSCRIPT);
    let plain = run(&["transcript", &wrong, &right], "");
    assert_eq!((plain.code, plain.err.as_str()), (Some(1), ""));
    let [place, expected, found, ok] = plain.lines()[..] else { panic!("{plain:?}") };
    assert_eq!(place, format!("{wrong}: line 9: = result 0-1"));
    assert_eq!((expected.trim(), found.trim()), ("expected 0-1", "found    1-0"));
    assert_eq!(ok, format!("{right} ok"));

    let refused = file("refused.txt", "new chess\nwhite > move e2e5\n");
    let json = run(&["transcript", "--json", &wrong, &refused], "");
    assert_eq!(json.code, Some(1));
    let expected = [
        serde_json::json!({
            "file": wrong, "ok": false, "line": 9, "expected": "0-1", "found": "1-0",
        }),
        serde_json::json!({
            "file": refused, "ok": false, "line": 2, "expected": "that it is possible",
            "found": "refused white move cannot-go article=3.7",
        }),
    ];
    assert_eq!(json.json(), expected);
}

#[test]
fn a_transcript_is_rewritten_on_request_only() {
    let old = TRANSCRIPT.replace("result 1-0", "result *").replace("ended white", "ended draw");
    let path = file("old.txt", &old);
    assert_eq!(run(&["transcript", &path], "").code, Some(1));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), old);
    assert_eq!(run(&["transcript", "--update", &path], "").good(), format!("{path} updated\n"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), TRANSCRIPT);
    assert_eq!(run(&["transcript", "--update", &path], "").good(), format!("{path} ok\n"));
    assert_eq!(run(&["transcript", &path], "").good(), format!("{path} ok\n"));
}

#[test]
fn a_transcript_that_cannot_be_rewritten_stays_as_it_is() {
    let text = "new chess\nwhite > move e2e4\n     = plies 7\n     = legal e2e4\n";
    let path = file("stays.txt", text);
    let run = run(&["transcript", "--update", "--json", &path], "");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    assert_eq!((&run.json()[0]["ok"], &run.json()[0]["line"]), (&false.into(), &4.into()));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_transcript_that_is_not_there_is_named() {
    let right = file("there.txt", TRANSCRIPT);
    let missing = scratch("missing.txt").display().to_string();
    for options in [&["transcript"][..], &["transcript", "--update"], &["transcript", "--json"]] {
        let run = run(&[options, &[missing.as_str(), &right]].concat(), "");
        assert_eq!(run.code, Some(1), "{options:?}");
        assert!(run.err.starts_with(&format!("error: {missing}: ")), "{}", run.err);
        assert_eq!(run.lines().len(), 1, "the other one is still replayed: {run:?}");
    }
    let run = run(&["transcript"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
}
