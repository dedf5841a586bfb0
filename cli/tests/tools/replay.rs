//! Playing files of games: `replay`.

use crate::common::{file, run};
use crate::{CHECKERS, ONE_GAME, TWO_GAMES};

#[test]
fn replay_counts_and_names_what_does_not_hold() {
    let good = file("replay-good.pgn", ONE_GAME);
    assert_eq!(run(&["replay", &good], "").good(), "1 games, 0 errors\n");
    let bad = file("replay-bad.pgn", TWO_GAMES);
    let run = run(&["replay", &good, &bad], "");
    assert_eq!((run.code, run.out.as_str()), (Some(1), "3 games, 1 errors\n"));
    assert!(run.err.contains("replay-bad.pgn: game 2, line 12, ply 3"), "{}", run.err);
    assert!(run.err.contains("no knight of White can go to f6"), "{}", run.err);
}

#[test]
fn replay_reports_each_game_in_json() {
    let path = file("replay-json.pgn", TWO_GAMES);
    let run = run(&["replay", "--json", &path], "");
    assert_eq!(run.code, Some(1));
    let [good, bad] = &run.json()[..] else { panic!("{run:?}") };
    let expected = serde_json::json!({
        "file": path, "game": 1, "ok": true, "plies": 4, "result": "0-1",
        "termination": "checkmate",
        "fen": "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "error": null,
    });
    assert_eq!(*good, expected);
    assert_eq!((&bad["ok"], &bad["game"]), (&false.into(), &2.into()));
    assert_eq!((&bad["error"]["line"], &bad["error"]["ply"]), (&12.into(), &3.into()));
    assert!(bad["error"]["message"].as_str().unwrap().contains("Nf6"));
}

#[test]
fn replay_can_be_strict() {
    let path = file("replay-strict.pgn", ONE_GAME);
    assert_eq!(run(&["replay", "--strict", &path], "").code, Some(1));
    let missing = run(&["replay", "/no/such/file.pgn"], "");
    assert_eq!((missing.code, missing.out.as_str()), (Some(1), "0 games, 1 errors\n"));
    assert!(missing.err.contains("/no/such/file.pgn"), "{}", missing.err);
}

#[test]
fn replay_names_files_in_which_it_finds_no_game() {
    let empty = file("replay-empty.pgn", "\n");
    let go = file("replay.SGF", ONE_GAME);
    let checkers = file("replay-empty.PDN", "1990\n");
    let folder = env!("CARGO_TARGET_TMPDIR");
    let missing = "/no/such/file.pgn";
    for (path, message) in [
        (empty.as_str(), "no game found, expected PGN"),
        (&go, "no game found, expected SGF"),
        (&checkers, "no game found, expected PDN"),
        (folder, "directory"),
        (missing, "No such file"),
    ] {
        let plain = run(&["replay", path], "");
        assert_eq!((plain.code, plain.out.as_str()), (Some(1), "0 games, 1 errors\n"), "{path}");
        assert!(plain.err.starts_with(&format!("error: {path}: ")), "{}", plain.err);
        assert!(plain.err.contains(message), "{}", plain.err);
        let run = run(&["replay", "--json", path], "");
        assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
        let [object] = &run.json()[..] else { panic!("{run:?}") };
        let found = object["error"]["message"].as_str().unwrap();
        assert!(found.contains(message), "{found}");
        let expected = serde_json::json!({
            "file": path, "game": 0, "ok": false, "plies": 0, "result": null,
            "termination": null, "fen": null,
            "error": {"line": 0, "ply": 0, "message": found},
        });
        assert_eq!(*object, expected);
    }
    for game in ["chess", "chess960"] {
        let run = run(&["replay", "--game", game, &go], "");
        assert_eq!(run.good(), "1 games, 0 errors\n");
    }
}

#[test]
fn replay_plays_games_of_checkers() {
    let path = file("replay.pdn", CHECKERS);
    let run_it = |args: &[&str]| run(args, "");
    let plain = run_it(&["replay", &path]);
    assert_eq!((plain.code, plain.out.as_str()), (Some(1), "3 games, 1 errors\n"));
    assert!(
        plain.err.contains("replay.pdn: game 3, line 13, column 4, ply 3, at 2. 8-11: "),
        "{}",
        plain.err
    );
    let strict = run_it(&["replay", "--strict", &path]);
    assert_eq!((strict.code, strict.out.as_str()), (Some(1), "3 games, 2 errors\n"));
    let games = run_it(&["replay", "--json", &path]).json();
    let [first, second, third] = &games[..] else { panic!("{games:?}") };
    assert_eq!(
        (&first["ok"], &first["plies"], &first["result"]),
        (&true.into(), &4.into(), &"0-1".into())
    );
    assert_eq!(
        *second,
        serde_json::json!({
            "file": path, "game": 2, "ok": true, "plies": 1, "result": "1-0",
            "termination": "no-moves", "fen": "W:W:B11,19", "error": null,
        })
    );
    assert_eq!(
        (&third["plies"], &third["error"]["line"], &third["error"]["ply"]),
        (&2.into(), &13.into(), &3.into())
    );
    let other = file("replay-checkers.txt", "1. 11-15 *");
    assert_eq!(run_it(&["replay", "--game", "checkers", &other]).good(), "1 games, 0 errors\n");
}
