//! `annabella likeness`: how people and levels choose their moves.

mod common;

use std::fs;

use common::{Run, file, run, scratch};

/// Ratings and moves of games.
const GAMES: [(&str, &str, &str); 3] = [
    (
        "1028",
        "1132",
        "1. e4 e5 2. Nf3 Nc6 3. Nc3 d6 4. Bb5 Bd7 5. O-O f5 6. d3 f4 7. h3 h5 8. Bxc6 bxc6 9. d4 g5 \
         10. dxe5 dxe5 11. Nxe5 Nf6 12. Ng6 Rh6 13. Nxf8 Kxf8 14. f3 Qc8 15. b3 g4 16. Ba3+ Kf7 \
         17. e5 Nh7 18. Ne4 gxh3 19. gxh3 Bxh3 20. Re1 Qg8+ 21. Kf2 Qg2# 0-1",
    ),
    (
        "1347",
        "1289",
        "1. e4 Nc6 2. Nf3 e5 3. Bc4 Bc5 4. d3 d6 5. Ng5 Nh6 6. Qf3 f6 7. Ne6 Bxe6 8. Bxe6 Nd4 \
         9. Qd1 Nxe6 10. Nc3 f5 11. Bxh6 gxh6 12. Qh5+ Kd7 13. Qxf5 Qf8 14. Qxf8 Raxf8 15. O-O Rf6 \
         16. Kh1 h5 17. f3 h4 18. h3 Nf4 19. a3 Rg8 20. g4 hxg3 0-1",
    ),
    (
        "802",
        "796",
        "1. d4 d6 2. e4 c5 3. Nf3 a6 4. c3 Nf6 5. Bc4 d5 6. exd5 Nxd5 7. Nbd2 b5 8. Bxd5 Qxd5 9. b4 \
         Qd8 10. Ne5 Nd7 11. Ne4 Nxe5 12. dxe5 e6 13. Qxd8+ Kxd8 14. Bg5+ f6 15. Bh4 Ra7 1-0",
    ),
];

fn pgn(white: &str, black: &str, moves: &str) -> String {
    format!(
        "[WhiteElo \"{white}\"]\n[BlackElo \"{black}\"]\n[TimeControl \"600+5\"]\n\n{moves}\n\n"
    )
}

fn games(name: &str) -> String {
    let games: String =
        GAMES.iter().map(|(white, black, moves)| pgn(white, black, moves)).collect();
    file(name, &games)
}

/// Few nodes, and all games whatever their half.
fn likeness(path: &str, more: &[&str]) -> Run {
    let few = ["likeness", path, "--nodes", "200", "--half", "all"];
    run(&[&few[..], more].concat(), "")
}

const TWO: [&str; 4] = ["--levels", "1,9", "--positions", "20"];

#[test]
fn the_tables_have_people_by_rating_and_then_levels() {
    let path = games("table.pgn");
    let told = likeness(&path, &TWO);
    let tables: Vec<Vec<&str>> =
        told.good().split("\n\n").map(|table| table.lines().collect()).collect();
    let judge = concat!("judged by annabella ", env!("CARGO_PKG_VERSION"), " nodes 200");
    assert!(tables[0][0].starts_with("3 games, ") && tables[0][0].ends_with(judge), "{}", told.out);
    let names: Vec<&str> =
        tables[1..].iter().map(|table| table[0].split("  ").next().unwrap()).collect();
    assert_eq!(names, ["who", "opening", "middle", "ending", "who", "who"]);
    let who = [
        "people 600-899",
        "people 900-1199",
        "people 1200-1499",
        "people 1500-1799",
        "people 1800-2099",
        "people 2100-2399",
        "people 2400+",
        "level 1",
        "level 9",
    ];
    for table in &tables[1..] {
        let found: Vec<&str> =
            table[1..].iter().map(|line| line.split("  ").next().unwrap()).collect();
        assert_eq!(found, who);
        assert!(table.iter().all(|line| line.chars().count() <= table[0].len()), "{table:?}");
    }
    let nobody: Vec<&str> = tables[1][7].split_whitespace().skip(2).collect();
    assert_eq!(nobody, ["-"; 6]);
    let threads = [&TWO[..], &["--threads", "2"]].concat();
    assert_eq!(likeness(&path, &threads).good(), told.out);
}

#[test]
fn json_has_a_line_for_each() {
    let path = games("json.pgn");
    let more = [&TWO[..], &["--json", "--bands", "700,1000"]].concat();
    let told = likeness(&path, &more).json();
    let who: Vec<&str> = told.iter().map(|line| line["who"].as_str().unwrap()).collect();
    assert_eq!(who, ["people 700-999", "people 1000+", "level 1", "level 9"]);
    for line in &told {
        let [value, low, high] =
            ["value", "low", "high"].map(|end| line["loss"][end].as_f64().unwrap());
        assert!(0.0 <= low && low <= value && value <= high && high <= 500.0, "{line}");
        assert_eq!(line["same"].is_null(), line["who"].as_str().unwrap().starts_with("people"));
        let of_phases: u64 = ["opening", "middle", "ending"]
            .iter()
            .filter_map(|phase| line["phases"][phase]["positions"].as_u64())
            .sum();
        assert_eq!(line["positions"], of_phases);
        assert!(line["losses"]["95"].as_u64() >= line["losses"]["50"].as_u64());
    }
    assert_eq!((&told[0]["games"], &told[2]["positions"]), (&1.into(), &20.into()));
    // the game ends with a mate that was there
    assert_eq!(told[1]["mistakes"]["mate_in_one"]["share"], 0.0);
    let mean = |index: usize| told[index]["loss"]["value"].as_f64().unwrap();
    assert!(mean(2) > mean(3), "level 9 loses less: {} {}", mean(2), mean(3));
}

#[test]
fn ratings_are_asked_where_people_like_them_played() {
    let path = games("ratings.pgn");
    let options = ["--ratings", "900,1300", "--positions", "20"];
    let told = likeness(&path, &[&options[..], &["--json", "--bands", "700"]].concat()).json();
    let who: Vec<&str> = told.iter().map(|line| line["who"].as_str().unwrap()).collect();
    let expected = ["people 700+", "people at 900", "rating 900", "people at 1300", "rating 1300"];
    assert_eq!(who, expected);
    for line in &told {
        let foreseen = &line["foreseen"];
        assert_eq!(foreseen.is_null(), line["who"].as_str().unwrap().starts_with("people"));
        if !foreseen.is_null() {
            let [known, uniform] =
                ["likelihood", "uniform"].map(|field| foreseen[field].as_f64().unwrap());
            assert!(uniform < known && known < 0.0, "{line}");
        }
    }
    assert_eq!((&told[4]["games"], &told[4]["positions"]), (&1.into(), &20.into()));
    let words = likeness(&path, &options);
    let last = words.good().split("\n\n").last().unwrap();
    assert!(last.starts_with("who ") && last.contains("log-likelihood"), "{last}");
}

#[test]
fn what_people_played_is_foreseen_by_the_model_by_levels_and_by_others() {
    // some of the shorter ones are of the half that is for learning
    let shorter = |at: &str| pgn("1028", "1132", GAMES[0].2.split_once(at).unwrap().0);
    let all = GAMES.map(|(white, black, moves)| pgn(white, black, moves)).concat();
    let path =
        file("foreseen.pgn", &(all + &["12. ", "14. ", "16. ", "18. "].map(shorter).concat()));
    let options = ["--levels", "9", "--draws", "4", "--ratings", "1300", "--positions", "12"];
    let told = likeness(&path, &[&options[..], &["--json", "--bands", "700"]].concat()).json();
    let who: Vec<&str> = told.iter().map(|line| line["who"].as_str().unwrap()).collect();
    assert_eq!(who, ["people 700+", "level 9", "people at 1300", "rating 1300"]);
    for (line, has_floor) in [(&told[1], true), (&told[3], false)] {
        let number = |field: &str| line["foreseen"][field].as_f64().unwrap();
        assert!(number("uniform") <= number("likelihood") && number("likelihood") < 0.0, "{line}");
        assert!(number("with_slips") < 0.0 && (0.1..0.9).contains(&number("slips")), "{line}");
        assert_eq!(number("floor") > 0.0, has_floor, "{line}");
    }
    let words = likeness(&path, &options);
    let last: Vec<&str> = words.good().split("\n\n").last().unwrap().lines().collect();
    assert!(last[0].contains("of all alike  of best, slips "), "{last:?}");
    assert_eq!(last.len(), 3, "{last:?}");
}

#[test]
fn a_game_is_of_one_half() {
    let path = games("halves.pgn");
    let count = |half: &str| {
        let told = run(&["likeness", &path, "--nodes", "1", "--half", half, "--levels", "1"], "");
        told.out.split(' ').next().and_then(|count| count.parse::<u32>().ok()).unwrap_or(0)
    };
    assert_eq!(count("table") + count("training"), 3);
    assert_eq!(count("all"), 3);
}

#[test]
fn what_was_judged_is_not_judged_again() {
    let path = games("cached.pgn");
    let cache = scratch("judged.txt");
    let cached = [&["--cache", cache.to_str().unwrap()], &TWO[..]].concat();
    let first = likeness(&path, &cached);
    assert_eq!(likeness(&path, &TWO).good(), first.good(), "with and without");
    let text = fs::read_to_string(&cache).unwrap();
    assert_eq!(likeness(&path, &cached).good(), first.out);
    assert_eq!(fs::read_to_string(&cache).unwrap(), text);
    // what stands there is believed: now nothing costs anything
    let mut even = String::new();
    for line in text.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        even.push_str(&[parts[0], parts[1], "cp 0", parts[3]].join("\t"));
        even.push('\n');
    }
    // and what was cut off is dropped
    fs::write(&cache, format!("{even}annabella 0")).unwrap();
    let told = likeness(&path, &[&cached[..], &["--json"]].concat()).json();
    assert_eq!(told[1]["loss"]["high"], 0.0);
    assert_eq!(fs::read_to_string(&cache).unwrap(), even);
    // another judge has judgements of his own
    let other = ["likeness", &path, "--nodes", "100", "--half", "all"];
    run(&[&other[..], &cached].concat(), "").good();
    let both = fs::read_to_string(&cache).unwrap();
    assert!(both.starts_with(&even) && both.len() > even.len());
    for other in ["annabella\n", "annabella", "a\tb\n\tx"] {
        fs::write(&cache, other).unwrap();
        let refused = likeness(&path, &cached);
        assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
        assert!(refused.err.contains("judged.txt: line 1: found \"a"), "{}", refused.err);
        assert_eq!(fs::read_to_string(&cache).unwrap(), other, "another file stays as it is");
    }
}

#[test]
fn an_engine_can_judge() {
    let path = games("engine.pgn");
    let own = format!("'{}' uci", env!("CARGO_BIN_EXE_annabella"));
    let more = [&TWO[..], &["--judge", &own, "--judge-option", "Hash=1"]].concat();
    let told = likeness(&path, &more);
    // the same engine with as much memory
    let (judge, tables) = told.good().split_once("\n\n").unwrap();
    assert!(judge.ends_with("uci Hash=1 nodes 200"), "{judge}");
    assert_eq!(likeness(&path, &TWO).good().split_once("\n\n").unwrap().1, tables);
    for (judge, code, says) in [
        ("no-such-engine", 1, "error: no-such-engine: "),
        ("false", 1, "expected an engine that speaks UCI"),
        ("'x", 2, "--judge: found 'x, expected another ' in it"),
    ] {
        let refused = likeness(&path, &["--judge", judge]);
        assert_eq!((refused.code, refused.out.as_str()), (Some(code), ""), "{}", refused.err);
        assert!(refused.err.contains(says), "{}", refused.err);
    }
}

#[test]
fn bad_input_exits_1_and_names_its_place() {
    let missing = likeness(scratch("missing.pgn").to_str().unwrap(), &[]);
    assert_eq!((missing.code, missing.out.as_str()), (Some(1), ""));
    assert!(missing.err.contains("missing.pgn: "), "{}", missing.err);
    let unrated = file("unrated.pgn", &pgn("?", "?", GAMES[0].2));
    for (path, more) in [(unrated, &[][..]), (games("fast.pgn"), &["--min-seconds", "601"][..])] {
        let none = likeness(&path, more);
        assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
        assert!(none.err.contains(": no rated game found, expected games "), "{}", none.err);
    }
    let bad = pgn("12x4", "900", GAMES[0].2) + &pgn("1000", "900", GAMES[1].2);
    let told = likeness(&file("bad-rating.pgn", &bad), &TWO);
    assert_eq!(told.code, Some(1));
    let expected = "bad-rating.pgn: game 1: WhiteElo: found \"12x4\", expected a rating from 100 \
                    to 4000\n";
    assert!(told.err.ends_with(expected), "{}", told.err);
    assert!(told.out.starts_with("1 games, "), "the other one counts: {}", told.out);
}

#[test]
fn wrong_options_exit_2() {
    for more in [
        &["--bands", "900,600"][..],
        &["--bands", "x"],
        &["--bands", "50"],
        &["--levels", "0"],
        &["--levels", "13"],
        &["--levels", "1,,2"],
        &["--ratings", "599"],
        &["--ratings", "2401"],
        &["--nodes", "0"],
        &["--positions", "0"],
        &["--draws", "1001"],
        &["--threads", "0"],
        &["--half", "both"],
        &["--judge-option", "Hash=1"],
    ] {
        let run = likeness("x.pgn", more);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{more:?}: {}", run.err);
        assert!(run.err.contains("--help"), "{more:?}: {}", run.err);
    }
}
