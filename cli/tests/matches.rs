//! `annabella match`: levels, engines, and engines that fail.

mod common;

use common::{Run, file, run, scratch};
use serde_json::Value;

/// This program as an engine.
fn own() -> String {
    format!("'{}' uci", env!("CARGO_BIN_EXE_annabella"))
}

fn play(a: &str, b: &str, options: &[&str]) -> Run {
    let words = [&["match", a, b], options].concat();
    run(&words, "")
}

#[track_caller]
fn report(a: &str, b: &str, options: &[&str]) -> Value {
    let run = play(a, b, &[options, &["--json"]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    run.json().remove(0)
}

#[test]
fn a_stronger_level_wins_and_a_seed_repeats_the_match() {
    let options = ["--games", "20", "--nodes", "2000", "--seed", "3"];
    let first = report("level:1", "level:4", &options);
    assert_eq!(first["games"], 20);
    assert!(first["losses"].as_u64().unwrap() > 15, "{first}");
    let counts = [&first["wins"], &first["draws"], &first["losses"]].map(|n| n.as_u64().unwrap());
    assert_eq!(counts.iter().sum::<u64>(), 20);
    let pairs: u64 =
        first["pentanomial"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert_eq!(pairs, 10);
    assert_eq!(report("level:1", "level:4", &options), first);
    let together = [&options[..], &["--concurrency", "2"]].concat();
    assert_eq!(report("level:1", "level:4", &together), first);
}

#[test]
fn the_words_say_the_same() {
    let run = play("level:2", "level:2", &["--games", "3"]);
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines[..2], ["A level:2", "B level:2"]);
    // an odd number is rounded up, as openings are played in pairs
    assert!(lines[2].starts_with("games 4: "), "{}", lines[2]);
    assert!(lines.last().unwrap().starts_with("endings: "));
}

#[test]
fn engines_play_and_the_games_are_written() {
    let games = scratch("match.pgn");
    let games = games.to_str().unwrap();
    let options = ["--games", "4", "--nodes", "300", "--pgn", games, "--option-a", "Hash=1"];
    let result = report(&own(), "level:1", &options);
    assert_eq!(result["games"], 4);
    assert_eq!(result["endings"]["fault"], 0);
    let replayed = run(&["replay", "--strict", games], "");
    assert!(replayed.good().ends_with("4 games, 0 errors\n"), "{}", replayed.out);
    let text = std::fs::read_to_string(games).unwrap();
    assert!(text.contains("[Round \"2.2\"]") && text.contains("[Black \"level:1\"]"), "{text}");
    // a file that is there is never replaced
    let refused = play("level:1", "level:1", &options[..6]);
    assert_eq!(refused.code, Some(1), "{}", refused.out);
}

#[test]
fn chess960_is_played_from_its_starts() {
    let games = scratch("match960.pgn");
    let games = games.to_str().unwrap();
    let options = ["--games", "4", "--nodes", "100", "--game", "chess960", "--pgn", games];
    let result = report(&own(), &own(), &options);
    assert_eq!(result["endings"]["fault"], 0);
    run(&["replay", games], "").good();
}

#[test]
fn checkers_is_played_by_levels_and_by_engines() {
    let games = scratch("match.pdn");
    let games = games.to_str().unwrap();
    let hub = format!("'{}' hub", env!("CARGO_BIN_EXE_annabella"));
    let options = ["--game", "checkers", "--games", "4", "--nodes", "500", "--pdn", games];
    let result = report(&hub, "level:1", &[&options[..], &["--option-a", "hash=1"]].concat());
    assert_eq!((&result["games"], &result["wins"]), (&4.into(), &4.into()), "{result}");
    let endings = &result["endings"];
    assert_eq!((&endings["no_moves"], &endings["checkmate"]), (&4.into(), &0.into()), "{result}");
    let replayed = run(&["replay", "--strict", games], "");
    assert!(replayed.good().ends_with("4 games, 0 errors\n"), "{}", replayed.err);
    let text = std::fs::read_to_string(games).unwrap();
    // who has the first colour is named as Black there
    assert!(
        text.contains("[White \"level:1\"]\n[Black ") && text.contains("cannot move"),
        "{text}"
    );

    let seeded = ["--game", "checkers", "--games", "6", "--seed", "2", "--max-moves", "60"];
    let first = report("level:2", "level:3", &seeded);
    assert_eq!(report("level:2", "level:3", &seeded), first);
    let openings = file("checkers.txt", "11-15 23-19\nW:W21,22:B1,K2\n");
    let options = ["--game", "checkers", "--games", "4", "--openings", &openings];
    report("level:1", "level:1", &options);
    for (engine, options, says) in [
        (
            "true",
            &["--nodes", "1"][..],
            "it ended, expected an engine that speaks the Hub protocol",
        ),
        (&hub, &["--nodes", "1", "--option-a", "Hash=1"], "it has no option Hash, expected one"),
        (
            &hub,
            &["--nodes", "1", "--option-a", "endgames=/no/such/file"],
            "it does not take an option: set-param endgames: /no/such/file: ",
        ),
    ] {
        let options = [&["--game", "checkers", "--patience", "1"], options].concat();
        let run = play(engine, "level:1", &options);
        assert_eq!(run.code, Some(1), "{}", run.out);
        assert!(run.err.contains(says), "{}", run.err);
    }
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let options = ["--games", "2000", "--sprt", "-200,-100"];
    let result = report("level:4", "level:1", &options);
    assert!(result["games"].as_u64().unwrap() < 200, "{result}");
    assert_eq!(result["sprt"]["accepted"], "elo1");
    assert!(result["sprt"]["llr"].as_f64().unwrap() > result["sprt"]["bound"].as_f64().unwrap());
}

#[test]
fn openings_come_from_a_file() {
    let games = scratch("opened.pgn");
    let openings = file("openings.epd", "# two\n4k3/8/8/8/8/8/4P3/4K3 w - - id \"p\";\na4 a5\n");
    let options = ["--games", "4", "--openings", &openings, "--pgn", games.to_str().unwrap()];
    report("level:1", "level:1", &options);
    let text = std::fs::read_to_string(games).unwrap();
    assert_eq!(text.matches("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]").count(), 2);
    assert_eq!(text.matches("1. a4 a5 2.").count(), 2);

    for (text, says) in [
        ("e4 e5\ne4 e6 Ke3\n", ":2: ply 3: Ke3: "),
        ("4k3/8/8 w - -\n", ":1: column "),
        ("# nothing\n", ": found no opening, expected one a line"),
    ] {
        let bad = file("bad.epd", text);
        let run = play("level:1", "level:1", &["--openings", &bad]);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
        assert!(run.err.starts_with(&format!("error: {bad}{says}")), "{}", run.err);
    }
}

#[test]
fn decided_games_can_be_cut_short() {
    let options = ["--games", "10", "--seed", "1"];
    let whole = report("level:1", "level:4", &options);
    assert_eq!(whole["endings"]["adjudged_won"], 0);
    let cut = report("level:1", "level:4", &[&options[..], &["--resign", "2,300"]].concat());
    assert!(cut["endings"]["adjudged_won"].as_u64().unwrap() > 0, "{cut}");
    let drawn = ["--draw", "1,1,30000", "--games", "2"];
    assert_eq!(report("level:1", "level:4", &drawn)["endings"]["adjudged_drawn"], 2);
    let short = ["--max-moves", "5", "--games", "2"];
    assert_eq!(report("level:4", "level:4", &short)["endings"]["too_long"], 2);
}

#[test]
fn a_rating_plays_its_games_again() {
    let options = ["--games", "2", "--max-moves", "12"];
    let told = report("rating:2000", "rating:700", &options);
    assert_eq!(told, report("rating:2000", "rating:700", &options));
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (a, options, code, says) in [
        ("level:99", &[][..], 2, "A: found level:99, expected a level from level:1 to level:"),
        ("rating:2401", &[], 2, "A: found rating:2401, expected a rating from rating:600 to"),
        ("rating:900", &["--game", "checkers"], 2, "a rating plays only chess"),
        ("level:1", &["--option-a", "Hash=1"], 2, "A: level:1 has no options"),
        ("engine", &[], 2, "an engine needs --nodes or --tc"),
        (
            "",
            &["--nodes", "1"],
            2,
            "A: found nothing, expected level:N or the command of an engine",
        ),
        ("'engine", &["--nodes", "1"], 2, "A: found 'engine, expected another ' in it"),
        ("/no/such/engine", &["--nodes", "1"], 1, "/no/such/engine: "),
    ] {
        let run = play(a, "level:1", options);
        assert_eq!((run.code, run.out.as_str()), (Some(code), ""), "{a}");
        assert!(run.err.starts_with(&format!("error: {says}")), "{}", run.err);
    }
    for option in [
        ["--tc", "fast"],
        ["--tc", "0+1"],
        ["--sprt", "5,0"],
        ["--sprt", "5"],
        ["--draw", "1,2"],
        ["--resign", "0,300"],
        ["--games", "0"],
        ["--option-a", "Hash"],
    ] {
        let run = play("level:1", "level:1", &option);
        assert_eq!(run.code, Some(2), "{option:?}");
    }
}

/// Engines in the language of the shell, each of which fails in its way.
#[cfg(unix)]
mod failing {
    use super::*;

    /// Answers as it should until it is asked for a move.
    fn engine(name: &str, answer: &str) -> String {
        let script = format!(
            "while read -r word rest; do case $word in\n\
             uci) echo 'id name {name}'; echo 'option name Hash type spin'; echo uciok;;\n\
             isready) echo readyok;;\n\
             go) {answer};;\n\
             quit) exit;;\n\
             esac; done\n"
        );
        format!("sh '{}'", file(&format!("{name}.sh"), &script))
    }

    #[track_caller]
    fn loses(name: &str, answer: &str, fault: &str, options: &[&str]) {
        let engine = engine(name, answer);
        let options = [&["--games", "2", "--json"], options].concat();
        let run = play("level:1", &engine, &options);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let report = &run.json()[0];
        assert_eq!(
            (&report["wins"], &report["losses"]),
            (&2.into(), &0.into()),
            "{name}: {report}"
        );
        assert_eq!(report["endings"]["fault"], 2, "{name}: {report}");
        assert_eq!(report["b_faults"][fault], 2, "{name}: {report}");
        assert_eq!(run.err.matches("note: game 1.").count(), 2, "{}", run.err);
        assert!(run.err.contains(&format!(": B ({engine}) ")), "{}", run.err);
    }

    #[test]
    fn an_engine_that_fails_loses_each_game() {
        let nodes = ["--nodes", "100"];
        loses("illegal", "echo bestmove a1a8", "illegal", &nodes);
        loses("nonsense", "echo bestmove", "illegal", &nodes);
        loses("dying", "exit 1", "died", &nodes);
        loses("closing", "exec >&-", "died", &nodes);
    }

    #[test]
    fn an_engine_that_hangs_loses_and_is_ended() {
        let patience = ["--nodes", "100", "--patience", "1"];
        loses("hanging", "sleep 20", "hung", &patience);
        loses("talking", "while :; do echo info depth 1; done", "hung", &patience);
    }

    #[test]
    fn an_engine_that_is_late_loses_on_time() {
        let clock = ["--tc", "0.2", "--margin", "10"];
        loses("late", "sleep 0.5; echo bestmove a2a3", "time", &clock);
    }

    #[test]
    fn an_engine_that_cannot_start_is_an_error() {
        for (name, script, says) in [
            ("mute", "exit 0", "it ended, expected an engine that speaks UCI"),
            (
                "bare",
                "while read -r w r; do echo uciok; echo readyok; done",
                "it has no option Hash, expected one that it lists after uci",
            ),
        ] {
            let path = file(&format!("{name}.sh"), script);
            let options = ["--nodes", "1", "--option-a", "Hash=1"];
            let run = play(&format!("sh '{path}'"), "level:1", &options);
            assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
            assert_eq!(run.err, format!("error: sh: {says}\n"));
        }
    }

    #[test]
    fn options_reach_the_engine() {
        let log = scratch("options.log");
        let script = file(
            "telling.sh",
            &format!(
                "while read -r line; do echo \"$line\" >> '{}'; case $line in\n\
                 uci) echo 'option name Move Overhead type spin'; echo uciok;;\n\
                 isready) echo readyok;;\n\
                 go*) exit;;\n\
                 esac; done\n",
                log.display()
            ),
        );
        let options = ["--tc", "2+0.5", "--games", "1", "--option-b", "move overhead = 30"];
        play("level:1", &format!("sh '{script}'"), &options);
        let said = std::fs::read_to_string(log).unwrap();
        for line in
            ["setoption name move overhead value 30", "ucinewgame", "position startpos moves"]
        {
            assert!(said.contains(&format!("\n{line}")), "{said}");
        }
        assert!(said.contains("winc 500 btime 2000 binc 500\n"), "{said}");
    }
}
