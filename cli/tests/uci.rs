//! `annabella uci`, as another program talks to it.

mod common;

use std::io::Write;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use annabella::games::chess::Position;
use annabella::games::chess::notation::uci;
use common::engine::Engine;
use common::run;

/// Castling, which gives check, wins the rook.
const CASTLING_WINS: &str = "position fen 3k4/8/8/8/8/8/1r6/R3K3 w Q - 0 1";

/// Asks whether it is there; the lines that came before it said so.
#[track_caller]
fn ready(engine: &mut Engine) -> Vec<String> {
    engine.say("isready");
    engine.until("readyok").0
}

/// The value after a name in a line.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let mut words = line.split(' ');
    words.find(|&word| word == name)?;
    words.next()
}

/// A line of information without what differs from run to run.
fn masked(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    for at in 1..words.len() {
        if ["nps", "time"].contains(&words[at - 1]) {
            words[at] = "_";
        }
    }
    words.join(" ")
}

#[test]
fn it_introduces_itself_with_its_options() {
    let run = run(&["uci"], "uci\nquit\n");
    let lines: Vec<&str> = run.good().lines().collect();
    assert!(lines[0].starts_with("id name Annabella "));
    assert_eq!(lines.last(), Some(&"uciok"));
    for option in [
        "UCI_Chess960 type check default false",
        "UCI_LimitStrength type check default false",
        "UCI_Elo type spin default 2400 min 600 max 2400",
        "UCI_ShowWDL type check default false",
        "UseNetwork type check default true",
        "Threads type spin default 1 min 1 max 256",
        "Hash type spin default 16 min 1 max 32768",
        "MultiPV type spin default 1 min 1 max 256",
        "Move Overhead type spin default 10 min 0 max 5000",
        "Ponder type check default false",
        "Clear Hash type button",
    ] {
        assert!(lines.contains(&format!("option name {option}").as_str()), "{option}");
    }
    assert!(lines.iter().any(|line| line.starts_with("option name Skill Level type spin ")));
}

#[test]
fn a_search_tells_what_it_finds_and_the_same_again() {
    let mut engine = Engine::start(&["uci"]);
    let mut search = || {
        engine.say("ucinewgame\nposition startpos moves e2e4 e7e5\ngo depth 4");
        let (lines, best) = engine.until("bestmove");
        let lines: Vec<String> = lines.iter().map(|line| masked(line)).collect();
        (lines, best)
    };
    let (lines, best) = search();
    assert_eq!(search(), (lines.clone(), best.clone()));
    let last = lines.last().unwrap();
    for name in ["depth", "seldepth", "multipv", "score", "cp", "nodes", "nps", "hashfull", "time"]
    {
        assert!(field(last, name).is_some(), "{name}: {last}");
    }
    assert_eq!(field(last, "depth"), Some("4"));
    let pv: Vec<&str> = last.split_once(" pv ").unwrap().1.split(' ').collect();
    assert_eq!(best, format!("bestmove {} ponder {}", pv[0], pv[1]));
    let mut position: Position =
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".parse().unwrap();
    for mv in pv {
        position = position.after_legal(uci::parse(&position, mv).unwrap());
    }
    engine.quit();
}

#[test]
fn an_infinite_search_keeps_its_move_until_it_is_stopped() {
    let mut engine = Engine::start(&["uci"]);
    // a mate in one, found at once
    engine.say("position fen 7k/8/6K1/8/8/8/8/1Q6 w - - 0 1\ngo infinite");
    engine.until("info");
    let lines = ready(&mut engine);
    assert!(lines.iter().all(|line| line.starts_with("info ")), "{lines:?}");
    engine.say("go depth 1");
    let lines = ready(&mut engine);
    assert_eq!(lines, ["info string go: found a search that goes on, expected stop before"]);
    engine.say("stop");
    let (_, best) = engine.until("bestmove");
    assert!(best.starts_with("bestmove b1b8"), "{best}");
    // a stop without a search is nothing, and one that follows at once is no trouble
    engine.say("stop\ngo depth 1");
    engine.until("bestmove");
    engine.say("position startpos\ngo infinite\nstop\ngo infinite\nstop\ngo depth 1");
    for _ in 0..3 {
        engine.until("bestmove");
    }
    engine.quit();
}

#[test]
fn pondering_ends_with_the_expected_move() {
    let mut engine = Engine::start(&["uci"]);
    engine.say("position fen 7k/8/6K1/8/8/8/8/1Q6 w - - 0 1\ngo ponder depth 3");
    engine.until("info");
    assert!(ready(&mut engine).iter().all(|line| line.starts_with("info ")));
    engine.say("ponderhit");
    assert!(engine.until("bestmove").1.starts_with("bestmove b1b8"));
    engine.say("ponderhit");
    let lines = ready(&mut engine);
    assert!(lines[0].starts_with("info string ponderhit: found no search"), "{lines:?}");
    engine.say("go ponder depth 3\nstop");
    engine.until("bestmove");
    engine.quit();
}

#[test]
fn castling_is_written_as_the_option_says_and_read_in_both_ways() {
    let mut engine = Engine::start(&["uci"]);
    for (option, said) in [("false", "bestmove e1c1"), ("true", "bestmove e1a1")] {
        engine.say(&format!("setoption name UCI_Chess960 value {option}"));
        for text in ["e1g1", "e1h1"] {
            let castles = "position fen 3k4/3P4/8/8/8/8/3PP3/4K2R w K - 0 1 moves";
            engine.say(&format!("{castles} {text}\nd"));
            assert_eq!(engine.until("Fen:").1, "Fen: 3k4/3P4/8/8/8/8/3PP3/5RK1 b - - 1 1");
        }
        engine.say(&format!("{CASTLING_WINS}\ngo depth 4"));
        let (_, best) = engine.until("bestmove");
        assert!(best.starts_with(said), "{best}");
    }
    // the rook has gone to f8 and the king to g8
    engine.say("position fen 4k2r/8/8/8/8/8/8/4K3 b k - 0 1 moves e8h8\nd");
    assert_eq!(engine.until("Fen:").1, "Fen: 5rk1/8/8/8/8/8/8/4K3 w - - 1 2");
    engine.quit();
}

#[test]
fn a_finished_game_has_no_move() {
    for (fen, score) in
        [("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "cp 0"), ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "mate 0")]
    {
        let mut engine = Engine::start(&["uci"]);
        engine.say(&format!("position fen {fen}\ngo depth 3"));
        let (lines, best) = engine.until("bestmove");
        assert_eq!(lines, [format!("info depth 0 score {score}")]);
        assert_eq!(best, "bestmove (none)");
        engine.quit();
    }
}

#[test]
fn levels_play_by_either_option_and_with_a_clock() {
    let mut engine = Engine::start(&["uci"]);
    for options in [
        "setoption name Skill Level value 1",
        "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1200",
    ] {
        engine.say(options);
        engine.say("position startpos\ngo wtime 1000 btime 1000");
        let (_, best) = engine.until("bestmove");
        let mv = best.split(' ').nth(1).unwrap();
        assert!(uci::parse(&Position::default(), mv).is_ok(), "{best}");
    }
    engine.say("go depth 1 searchmoves e2e4");
    let (lines, _) = engine.until("bestmove");
    assert_eq!(lines[0], "info string go searchmoves: a level or rating chooses among all moves");
    engine.quit();
}

#[test]
fn chances_are_told_when_asked_for() {
    let mut engine = Engine::start(&["uci"]);
    engine.say("setoption name UCI_ShowWDL value true\nposition startpos\ngo depth 3");
    let (lines, _) = engine.until("bestmove");
    for line in lines {
        let mut words = line.split(' ').skip_while(|word| *word != "wdl").skip(1);
        let chances = [(); 3].map(|()| words.next().unwrap().parse::<i32>().unwrap());
        assert_eq!(chances.iter().sum::<i32>(), 1000, "{line}");
    }
    engine.quit();
}

#[test]
fn the_network_can_be_left_out() {
    let mut engine = Engine::start(&["uci"]);
    let mut nodes_with = |option: &str| {
        engine.say(option);
        engine.say("position startpos moves e2e4 e7e5\ngo depth 8");
        let (lines, _) = engine.until("bestmove");
        let mut words = lines.last().unwrap().split(' ').skip_while(|word| *word != "nodes");
        words.nth(1).unwrap().parse::<u64>().unwrap()
    };
    let [yes, no] =
        ["true", "false"].map(|value| format!("setoption name UseNetwork value {value}"));
    let at_first = nodes_with("ucinewgame");
    let without = nodes_with(&no);
    assert_ne!(at_first, without);
    assert_eq!(nodes_with(&yes), at_first, "nothing of the other judgement is left");
    engine.quit();
}

#[test]
fn nonsense_is_answered_and_listened_past() {
    let mut engine = Engine::start(&["uci"]);
    for (line, complaint) in [
        ("xboard", "found xboard, expected a command such as uci, position or go"),
        (
            "setoption name Style value 3",
            "setoption: found Style, expected an option that uci lists",
        ),
        ("setoption name Hash value 0", "Hash: found 0, expected a number from 1 to 32768"),
        ("setoption name Ponder", "Ponder: found nothing, expected true or false"),
        ("go depth -3", "go depth: found -3, expected a number from 1 on"),
        ("go searchmoves e2e5", "go searchmoves: found e2e5, expected a legal move: "),
        ("position fen 8/8", "position fen: "),
        ("stop it", "found it at the end, expected nothing more"),
    ] {
        engine.say(line);
        let lines = ready(&mut engine);
        assert!(lines[0].starts_with(&format!("info string {complaint}")), "{line}: {lines:?}");
    }
    engine.input.write_all(b"\xFF\xFE\x00go\n").unwrap();
    engine.input.write_all(&vec![b'a'; 3 << 20]).unwrap();
    engine.input.write_all(b"\n").unwrap();
    let lines = ready(&mut engine);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[1].ends_with("expected a line of at most 1048576 bytes"), "{lines:?}");
    engine.say("position startpos\ngo depth 1");
    engine.until("bestmove");
    engine.quit();
}

#[test]
fn the_end_of_the_input_ends_it_whatever_goes_on() {
    let ended = run(&["uci"], "position startpos\ngo infinite\n");
    let lines: Vec<&str> = ended.good().lines().collect();
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
    assert_eq!(run(&["uci"], "").good(), "");
}

#[test]
fn a_reader_that_has_gone_ends_it() {
    let mut engine = Engine::start(&["uci"]);
    let (_, nothing) = channel();
    engine.output = nothing;
    // the thread that reads ends with the next line, and closes the pipe
    let mut lines = 0;
    while lines < 1000 && writeln!(engine.input, "isready").is_ok() {
        lines += 1;
        thread::sleep(Duration::from_millis(1));
    }
    drop(engine.input);
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn the_bench_is_the_same_number_twice() {
    let count = || {
        let run = run(&["bench", "3"], "");
        let words: Vec<String> = run.good().split_whitespace().map(str::to_owned).collect();
        assert_eq!((words[1].as_str(), words[3].as_str(), words.len()), ("nodes", "nps", 4));
        assert!(words[2].parse::<u64>().is_ok());
        words[0].parse::<u64>().unwrap()
    };
    let nodes = count();
    assert_eq!(count(), nodes);
    let json = run(&["bench", "3", "--json"], "").json().remove(0);
    assert_eq!(json["nodes"], nodes);
}
