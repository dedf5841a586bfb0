//! The commands that measure and check, through the program itself.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use common::{file, program, run, scratch};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn perft_prints_three_lines() {
    let run = run(&["perft", "3"], "");
    run.good();
    let lines = run.lines();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], "nodes 8902");
    for (line, word) in lines[1..].iter().zip(["seconds ", "mnps "]) {
        let number = line.strip_prefix(word).expect(line);
        assert!(number.parse::<f64>().unwrap() >= 0.0, "{line}");
    }
}

#[test]
fn perft_counts_alike_in_every_way() {
    for options in [&[][..], &["--no-bulk"], &["--hash", "1"], &["--hash", "1", "--no-bulk"]] {
        let args = [&["perft", "4", "--json", "--fen", KIWIPETE], options].concat();
        let run = run(&args, "");
        run.good();
        let report = &run.json()[0];
        assert_eq!(report["nodes"], 4_085_603, "{options:?}");
        assert!(report["seconds"].is_f64());
    }
}

#[test]
fn perft_counts_no_further_than_64_bits() {
    for options in [&[][..], &["--divide"], &["--no-bulk", "--json"]] {
        let args = [&["perft", "64", "--hash", "16", "--fen", "k7/8/8/8/8/8/8/7K w - -"], options];
        let run = run(&args.concat(), "");
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{options:?}");
        assert!(run.err.starts_with("error: perft: found more than 1844674407"), "{}", run.err);
    }
    // deeper than the core counts by itself
    let kings = ["perft", "7", "--json", "--fen", "k7/8/8/8/8/8/8/7K w - -"];
    let plain = run(&kings, "").json().remove(0);
    let hashed = run(&[&kings[..], &["--hash", "1"]].concat(), "").json().remove(0);
    assert_eq!(plain["nodes"], hashed["nodes"]);
}

#[test]
#[cfg(target_os = "linux")]
fn perft_says_that_there_is_no_room_for_its_table() {
    let refused = std::process::Command::new("sh")
        .args(["-c", "ulimit -v 1000000; exec \"$0\" perft 2 --hash 4096"])
        .arg(env!("CARGO_BIN_EXE_annabella"))
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(said, "error: --hash: there is no room for 4096 mebibytes\n");
}

#[test]
fn perft_divides_among_moves() {
    let run = run(&["perft", "2", "--divide", "--fen", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1"], "");
    let lines: Vec<&str> = run.good().lines().collect();
    assert_eq!(lines.iter().filter(|line| line.contains(": ")).count(), lines.len() - 3);
    assert!(lines.contains(&"e1g1: 3"), "{lines:?}");
    let sum: u64 =
        lines.iter().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok()).sum();
    assert_eq!(lines[lines.len() - 3], format!("nodes {sum}"));
}

#[test]
fn perft_divides_in_json_too() {
    let report = run(&["perft", "1", "--divide", "--json"], "").json().remove(0);
    assert_eq!(report["nodes"], 20);
    assert_eq!(report["divide"][0], serde_json::json!({"uci": "a2a3", "nodes": 1}));
}

#[test]
fn perft_begins_with_any_start_of_chess960() {
    assert!(run(&["perft", "4", "--start", "518"], "").good().starts_with("nodes 197281\n"));
    let castling =
        ["perft", "1", "--divide", "--game", "chess960", "--fen", "4k3/8/8/8/8/8/8/4K2R w K -"];
    assert!(run(&castling, "").good().contains("e1h1: 1"));
}

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

const TWO_GAMES: &str = "\
[White \"Vera\"]
[Black \"Paul\"]
[Result \"0-1\"]

1. f3 e5 2. g4 Qh4# 0-1

[White \"Vera\"]
[Black \"Paul\"]
[Result \"*\"]

1. e4 e5
2. Nf6 *
";

const ONE_GAME: &str = "[White \"Vera\"]\n[Black \"Paul\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

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
        (&go, "found .SGF, not supported yet, expected PGN or PDN"),
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

const CHECKERS: &str = "[Black \"Vera\"]\n[Result \"0-1\"]\n\n1. 11-15 22-18 {old} 2. 15x22 25x18 \
                        0-1\n\n[FEN \"B:W15:B11,10.\"]\n[Termination \"normal\"]\n1. 10x19 0-1\n\n\
                        [Black \"x\"]\n\n1. 11-15 22-18\n2. 8-11 *\n";

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

#[test]
fn convert_writes_games_of_checkers() {
    let good = CHECKERS.split_once("\n\n[Black \"x\"]").unwrap().0;
    let path = file("convert.pdn", good);
    let to = |form: &str| run(&["convert", "--to", form, &path], "");
    assert!(
        to("pdn")
            .good()
            .contains("[GameType \"21\"]\n\n1. 11-15 22-18 {old} 2. 15x22 25x18 0-1\n\n")
    );
    assert_eq!(to("fen").good().lines().nth(1), Some("W:W:B11,19"));
    let game = &to("json").json()[0];
    assert_eq!(game["moves"][2], serde_json::json!({"short": "15x22", "path": "15x22"}));
    assert_eq!(game["tags"]["Black"], "Vera");
    assert!(to("braille").err.contains("can be written as pdn, fen or json only"));
    let from_stdin = run(&["convert", "--to", "pdn", "--game", "checkers"], good);
    assert_eq!(from_stdin.good(), to("pdn").good());
    let chess = run(&["convert", "--to", "pdn"], ONE_GAME);
    assert!(chess.err.contains("only games of checkers are written as PDN"), "{}", chess.err);
    let bad = run(&["convert", "--to", "pdn", "--game", "checkers"], CHECKERS);
    assert_eq!(bad.code, Some(1));
    assert!(bad.err.contains("game 3, line 13"), "{}", bad.err);
}

#[test]
fn convert_writes_every_form() {
    let path = file("convert.pgn", ONE_GAME);
    let to = |form: &str| run(&["convert", "--to", form, &path], "").good().to_owned();
    assert!(to("pgn").ends_with("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"));
    assert_eq!(to("fen"), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n");
    assert_eq!(to("iccf"), "1. 6263 5755 2. 7274 4884 0-1\n");
    let from_stdin = run(&["convert", "--to", "json"], ONE_GAME);
    assert_eq!(from_stdin.good(), to("json"));
    let game = &from_stdin.json()[0];
    assert_eq!(game["tags"]["White"], "Vera");
    assert_eq!(game["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(game["moves"][3], serde_json::json!({"uci": "d8h4", "san": "Qh4#"}));
    assert_eq!(game["result"], "0-1");
}

#[test]
fn convert_writes_and_reads_braille() {
    let path = file("braille.pgn", ONE_GAME);
    let pages = run(&["convert", "--to", "brf", "--profile", "compact", &path], "");
    let expected = ",WHITE3 ,VERA\r\n,BLACK3 ,PAUL\r\n,RESULT3 #J-#A\r\n\r\n1 F3 E5\r\n2 G4 QH4>P>P\r\n0-1\r\n";
    assert_eq!(pages.good(), expected);
    let plain = run(&["convert", "--to", "fen", &path], "").good().to_owned();
    for profile in ["literal", "compact"] {
        for language in ["en", "de"] {
            let to = |form: &str, file: &str| {
                let args =
                    ["convert", "--to", form, "--profile", profile, "--lang", language, file];
                run(&args, "").good().to_owned()
            };
            let pages = file(&format!("{profile}-{language}.BRF"), &to("brf", &path));
            let text = file(&format!("{profile}-{language}.txt"), &to("braille", &path));
            // the same on standard input, known by how it begins
            let input = to("brf", &path);
            assert_eq!(run(&["convert", "--to", "fen"], &input).good(), plain, "{input}");
            for path in [pages, text] {
                assert_eq!(run(&["convert", "--to", "fen", &path], "").good(), plain);
                let pgn = to("pgn", &path);
                assert!(pgn.ends_with("1. f3 e5 2. g4 Qh4# 0-1\n\n"), "{pgn}");
            }
        }
    }
    let text = run(&["convert", "--to", "braille", &path], "").good().to_owned();
    for text in [text.clone(), format!("\u{FEFF}{text}")] {
        assert_eq!(run(&["convert", "--to", "fen"], &text).good(), plain);
    }
}

#[test]
fn convert_gives_each_game_in_braille_a_page() {
    let games = file("braille-two.pgn", &format!("{ONE_GAME}\n{ONE_GAME}"));
    let pages = run(&["convert", "--to", "brf", &games], "").good().to_owned();
    assert_eq!(pages.matches('\x0C').count(), 1);
    let pages = file("braille-two.brf", &pages);
    assert_eq!(run(&["convert", "--to", "fen", &pages], "").lines().len(), 2);
    let bad = file("braille-bad.brf", "1 E4\r\n1-0\r\n1 E5\r\n1-0\r\n");
    let run_bad = run(&["convert", "--to", "iccf", &bad], "");
    assert_eq!((run_bad.code, run_bad.out.as_str()), (Some(1), "1. 5254 1-0\n"));
    assert!(run_bad.err.contains("game 2, line 3, move 1 of White: "), "{}", run_bad.err);
    let empty = run(&["convert", "--to", "pgn", &file("empty.brf", "\r\n")], "");
    assert!(empty.err.contains("no game found, expected Braille"), "{}", empty.err);
}

#[test]
fn convert_writes_each_game_before_its_input_ends() {
    let mut child = program(&["convert", "--to", "fen"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // the reader looks ahead, but not as far as this
    let next = "{so it goes on} ".repeat(10_000);
    write!(input, "{ONE_GAME}\n[White \"Paul\"]\n\n1. e4 {next}").unwrap();
    let mut answer = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut answer).unwrap();
    assert_eq!(answer, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n");
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn convert_knows_chess960_by_each_of_its_names() {
    for (variant, castling) in
        [("chess 960", "e1h1"), ("Fischerandom", "e1h1"), ("Standard", "e1g1")]
    {
        let pgn = format!(
            "[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n"
        );
        let game = run(&["convert", "--to", "json"], &pgn).json().remove(0);
        assert_eq!(game["moves"][0]["uci"], castling, "{variant}");
    }
}

#[test]
fn convert_says_what_it_could_not_read() {
    let run_bad = run(&["convert", "--to", "fen"], TWO_GAMES);
    assert_eq!((run_bad.code, run_bad.lines().len()), (Some(1), 1));
    assert!(
        run_bad.err.starts_with("error: standard input: game 2, line 12, ply 3"),
        "{}",
        run_bad.err
    );
    let empty = run(&["convert", "--to", "fen"], "\n");
    assert_eq!(empty.code, Some(1));
    assert!(empty.err.contains("no game found, expected PGN"));
}

#[test]
fn bad_input_is_named_and_exits_1() {
    let run = run(&["moves", "--fen", "8/8/8/4x3/8/8/8/8 w - -"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(
        run.err.starts_with("error: --fen: column 8: found 'x', expected a piece"),
        "{}",
        run.err
    );
}

#[test]
fn what_is_dropped_from_a_fen_is_noted() {
    let run = run(&["moves", "--fen", "4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1"], "");
    assert_eq!(run.code, Some(0));
    assert_eq!(run.err.lines().count(), 3, "{}", run.err);
    assert!(run.err.lines().all(|line| line.starts_with("note: --fen: ")), "{}", run.err);
}

#[test]
fn wrong_usage_exits_2() {
    for args in [
        &["perft"][..],
        &["perft", "many"],
        &["perft", "2", "--hash", "0"],
        &["play", "--level", "13"],
        &["play", "--level", "full:0"],
        &["play", "--level", "fuller"],
        &["play", "--moment", "2-1"],
        &["play", "--moment", "soon"],
        &["play", "--moment", "11"],
        &["play", "--start", "960"],
        &["play", "--fen", "x", "--start", "3"],
        &["play", "--clock", "5:0"],
        &["play", "--mode", "lax"],
        &["play", "--press", "never"],
        &["play", "--continue", "--clock", "5"],
        &["play", "--lang", "xx"],
        &["moves", "--game", "halma"],
        &["replay", "--game", "halma", "x.pdn"],
        &["moves", "--style", "nato"],
        &["convert", "--to", "sgf"],
        &["convert", "--to", "brf", "--profile", "short"],
        &["convert", "--to", "brf", "--lang", "xx"],
        &["fly"],
    ] {
        let run = run(args, "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}: {}", run.err);
        assert!(run.err.contains("--help"), "{args:?}: {}", run.err);
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = program(&["perft", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn complaints_that_nobody_reads_stop_nothing() {
    let bad = file("unread-bad.pgn", TWO_GAMES);
    for (args, input, code) in [
        (&["replay", &bad][..], "", 1),
        (&["convert", "--to", "fen", &bad], "", 1),
        (&["judge"], "R5k1/5ppp/8/8/8/8/8/K7 b KQ - 3 9\n", 0),
        (&["moves", "--fen", "xx"], "", 1),
        (&["moves", "--fen", "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"], "", 0),
    ] {
        let mut command = program(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stderr.take());
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert!(code == 1 || !output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn version_help_and_completions_are_there() {
    assert!(run(&["--version"], "").good().starts_with("annabella 0."));
    let help = run(&["--help"], "");
    for word in ["play", "perft", "judge", "moves", "replay", "convert", "completions", "Examples"]
    {
        assert!(help.good().contains(word), "{word}");
    }
    for command in ["play", "perft", "judge", "moves", "replay", "convert", "completions"] {
        let help = run(&[command, "--help"], "");
        assert!(help.good().contains("Example"), "{command}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(run(&["completions", shell], "").good().contains("perft"), "{shell}");
    }
}

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

#[test]
fn review_tells_what_cost_most_in_words_and_in_json() {
    let scholar = "[White \"Rosa\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";
    let path = file("scholar.pgn", scholar);
    let told = run(&["review", &path, "--style", "literate"], "");
    told.good();
    assert_eq!(told.lines()[0], "1 move cost much.");
    assert_eq!(run(&["review", &path], "").out, told.out, "nobody listens to it");
    let lost = "Move 3: Black played knight f6. That allows queen takes f7, checkmate. Better was ";
    assert!(told.lines()[1].starts_with(lost), "{}", told.out);
    let white = run(&["review", &path, "--for", "white", "--lang", "de"], "");
    assert_eq!(white.lines(), ["Kein Zug hat viel gekostet: gut gespielt."]);
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
