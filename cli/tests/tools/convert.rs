//! Writing games in other forms: `convert`.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::common::{file, program, run};
use crate::{CHECKERS, ONE_GAME, TWO_GAMES};

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
    assert!(to("braille").good().contains("⠼⠃⠲⠀⠼⠁⠑⠭⠼⠃⠃⠀⠼⠃⠑⠭⠼⠁⠓\n"), "{}", to("braille").out);
    assert!(to("words").good().contains("Move 2: Red 15 jumps to 22; White 25 jumps to 18."));
    assert!(
        to("iccf").err.contains("can be written as pdn, fen, json, words, braille or brf only")
    );
    let from_stdin = run(&["convert", "--to", "pdn", "--game", "checkers"], good);
    assert_eq!(from_stdin.good(), to("pdn").good());
    let chess = run(&["convert", "--to", "pdn"], ONE_GAME);
    assert!(chess.err.contains("only games of checkers are written as PDN"), "{}", chess.err);
    // a score of both games: what has the form is written, and of the rest it is told
    let both =
        run(&["convert", "--to", "iccf"], "#A4 E#D E#E\n#A-#J\n#A4 #AA-#AE\n*\n1 D4\n#J-#A\n");
    assert_eq!((both.code, both.lines().len()), (Some(1), 1), "{}{}", both.out, both.err);
    let undotted = run(&["convert", "--to", "pdn", "--game", "checkers"], "1 11-15 22-18 *\n");
    assert!(undotted.good().ends_with("1. 11-15 22-18 *\n\n"), "{}", undotted.out);
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
