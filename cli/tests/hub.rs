//! `annabella hub`, as another program talks to it.

mod common;

use std::thread;
use std::time::Duration;

use annabella::engine::checkers::endgame::Tables;
use common::engine::Engine;
use common::{run, scratch};

const START: &str = "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

/// The value of an argument in a line.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.split(' ').find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

#[test]
fn it_introduces_itself_with_its_parameters() {
    let run = run(&["hub"], "hub\ninit\nnew-game\nquit\n");
    let lines: Vec<&str> = run.good().lines().collect();
    assert!(lines[0].starts_with("id name=Annabella version="), "{}", lines[0]);
    let levels = (1..=12).map(|level| level.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(
        lines[1..],
        [
            "param name=variant value=american type=enum values=american",
            &format!("param name=level value=full type=enum values=\"full {levels}\""),
            "param name=hash value=16 type=int min=1 max=4096",
            "param name=endgames value=\"\" type=string",
            "wait",
            "ready",
        ]
    );
}

#[test]
fn a_search_tells_what_it_finds_and_the_same_again() {
    let mut engine = Engine::start(&["hub"]);
    let mut search = || {
        engine.say(&format!("new-game\n{START} moves=\"11-15 23-19\"\nlevel depth=7\ngo think"));
        engine.until("done")
    };
    let (lines, done) = search();
    let last = lines.last().unwrap();
    assert_eq!(field(last, "depth"), Some("7"), "{last}");
    for name in ["score", "nodes", "time", "nps"] {
        assert!(field(last, name).unwrap().parse::<f64>().is_ok(), "{name}: {last}");
    }
    assert_eq!(field(last, "pv"), field(&done, "move"));
    let (again, other) = search();
    assert_eq!(done, other);
    let nodes = |lines: &[String]| field(lines.last().unwrap(), "nodes").unwrap().to_owned();
    assert_eq!(nodes(&lines), nodes(&again));
    engine.quit();
}

#[test]
fn captures_are_written_with_their_way_and_read_in_both_forms() {
    let mut engine = Engine::start(&["hub"]);
    // a king on 1 goes over 6 to 10 and then over 14 or 7; over 15 two men are gained
    let ask = "level depth=5\ngo think";
    engine.say(&format!("pos pos=B{}\n{ask}", "Beeeewweeeeeewwewwweeeeeeeeeeeee"));
    let (_, done) = engine.until("done");
    assert!(field(&done, "move").unwrap().starts_with("1x"), "{done}");
    // the man on 18 is taken by the one on 15, in either form
    for text in ["15x22", "15x22x18"] {
        engine.say(&format!("{START} moves=\"11-15 22-18 {text}\"\n{ask}"));
        let (lines, done) = engine.until("done");
        assert!(!lines.iter().any(|line| line.starts_with("error")), "{lines:?}");
        assert!(["25x18", "26x17"].contains(&field(&done, "move").unwrap()), "{done}");
    }
    engine.quit();
}

#[test]
fn it_answers_while_it_thinks_and_stops_when_told() {
    let mut engine = Engine::start(&["hub"]);
    engine.say(&format!("{START}\nlevel infinite\ngo analyze\nping"));
    engine.until("pong");
    engine.say("new-game");
    let (_, error) = engine.until("error");
    assert!(error.contains("found a search that goes on, expected stop before"), "{error}");
    engine.say("stop");
    let (_, done) = engine.until("done");
    assert!(field(&done, "move").is_some(), "{done}");
    // what was found meanwhile is not lost when the opponent does what was expected
    engine.say(&format!("{START}\nlevel move-time=0.05\ngo ponder\nping"));
    engine.until("pong");
    engine.say("ponder-hit");
    engine.until("done");
    engine.say("ping");
    assert_eq!(engine.until("pong").0, [""; 0]);
    engine.quit();
}

/// A search in the opponent's time that has nothing more to find keeps its move to itself.
#[test]
fn a_move_in_the_opponents_time_waits() {
    let mut engine = Engine::start(&["hub"]);
    // Red takes the last man
    let won = format!("pos pos=B{}b{}w{}", "e".repeat(13), "e".repeat(3), "e".repeat(14));
    for word in ["ponder-hit", "stop"] {
        engine.say(&format!("{won}\nlevel infinite\ngo ponder"));
        engine.until("info");
        thread::sleep(Duration::from_millis(100));
        engine.say("ping");
        let (lines, _) = engine.until("pong");
        assert!(lines.iter().all(|line| line.starts_with("info ")), "{word}: {lines:?}");
        engine.say(word);
        let (_, done) = engine.until("done");
        assert_eq!(field(&done, "move"), Some("14x23"), "{word}");
        engine.say("ping");
        assert_eq!(engine.until("pong").0, [""; 0], "{word}");
    }
    // it ends with the program as well
    engine.say(&format!("{won}\ngo ponder"));
    engine.quit();
}

#[test]
fn of_a_time_for_the_move_and_a_clock_the_smaller_holds() {
    let mut engine = Engine::start(&["hub"]);
    for level in ["level move-time=0.05 time=600 inc=9", "level time=0.2 move-time=600"] {
        engine.say(&format!("{START}\n{level}\ngo think"));
        let (lines, _) = engine.until("done");
        let time: f64 = field(lines.last().unwrap(), "time").unwrap().parse().unwrap();
        assert!(time < 20.0, "{level}: {time}");
    }
    engine.quit();
}

#[test]
fn a_level_plays_and_a_clock_is_kept() {
    let mut engine = Engine::start(&["hub"]);
    engine.say("set-param name=level value=3\nset-param name=hash value=1\ninit");
    engine.until("ready");
    for level in ["level move-time=0.1", "level time=1 inc=0.1", "level moves=9 time=0.5"] {
        engine.say(&format!("{START}\n{level}\ngo think"));
        let (lines, done) = engine.until("done");
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(field(&done, "move").is_some(), "{done}");
    }
    engine.quit();
}

/// Tables that call every position of two pieces drawn, so that it is seen where they are used.
#[test]
fn endgames_are_those_of_a_file_and_levels_keep_to_the_librarys() {
    let path = scratch("endgames drawn.bin");
    std::fs::write(&path, Tables::pack(2, &|_, _| None)).unwrap();
    let path = path.to_str().unwrap();
    // Red's king in the middle wins against the man, which has to come
    let ending = format!("pos pos=B{}B{}w{}", "e".repeat(13), "e".repeat(13), "e".repeat(4));
    let ask = |engine: &mut Engine, level: &str| {
        let level = format!("set-param name=level value={level}");
        engine.say(&format!("{level}\nnew-game\n{ending}\nlevel nodes=20000\ngo think"));
        let (lines, _) = engine.until("done");
        field(lines.last().unwrap(), "score").unwrap().to_owned()
    };
    let mut engine = Engine::start(&["hub"]);
    let (known, of_level) = (ask(&mut engine, "full"), ask(&mut engine, "9"));
    for score in [&known, &of_level] {
        assert!(score.parse::<f64>().unwrap() > 40.0, "{score}");
    }
    for line in [
        format!("set-param name=endgames value=\"{path}\""),
        // a new table does not bring the old ones back
        "set-param name=hash value=2".to_owned(),
    ] {
        engine.say(&line);
        assert_eq!(ask(&mut engine, "full"), "0.00", "{line}");
        assert_eq!(ask(&mut engine, "9"), of_level, "{line}");
    }
    engine.say("set-param name=endgames value=\"\"");
    assert_eq!(ask(&mut engine, "full"), known);
    engine.say(&format!("set-param name=endgames value={}", file!()));
    let (_, error) = engine.until("error");
    assert!(error.starts_with("error message=\"set-param endgames: "), "{error}");
    engine.say("set-param name=endgames value=\"no such file\"");
    let (_, error) = engine.until("error");
    assert!(error.starts_with("error message=\"set-param endgames: no such file: "), "{error}");
    assert_eq!(ask(&mut engine, "full"), known);
    engine.quit();
    let mut engine = Engine::start(&["hub", "--endgames", path]);
    engine.say("hub");
    let (lines, _) = engine.until("wait");
    let told = format!("param name=endgames value=\"{path}\" type=string");
    assert!(lines.contains(&told), "{lines:?}");
    assert_eq!(ask(&mut engine, "full"), "0.00");
    engine.quit();
}

#[test]
fn what_is_wrong_is_named_and_what_is_unknown_passed_over() {
    let input = format!(
        "hello there=1\npos\npos pos=X\n{START} moves=\"11-15 22-19\"\nlevel\nlevel depth=none\ngo\n\
         set-param name=level value=13\nset-param name=book value=true\nset-param name=variant value=normal\n\
         ponder-hit\npos pos=\"B\npos pos=B{}b\nlevel depth=1 new=yes\npos pos=W{}wb\ngo think\n",
        "e".repeat(31),
        "e".repeat(30),
    );
    let run = run(&["hub"], &input);
    let said = run.good();
    let lines: Vec<&str> = said.lines().collect();
    let expected = [
        "pos: found no argument pos, expected a position",
        "pos: found X at the beginning, expected the side to move, B or W",
        "pos moves: move 2: '22-19' is not possible: ",
        "level: found no limit, expected depth, nodes, move-time, time or infinite",
        "level depth: found none, expected a whole number from 1 on",
        "go: found nothing, expected think, ponder or analyze",
        "set-param level: found 13, expected full or a level from 1 to 12",
        "set-param name: found book, expected variant, level, hash or endgames",
        "set-param variant: found normal, expected american",
        "pos: found ",
        "pos: a man of ",
    ];
    for (line, says) in lines.iter().zip(expected) {
        let says = format!("error message=\"{says}");
        assert!(line.starts_with(&says), "{line}\n{says}");
    }
    assert!(lines.len() > expected.len(), "{said}");
}
