//! The cases of the Laws, typed at the table: each deed in the words of a player or of the
//! arbiter, at the time at which it happens. What is so afterwards is what the case says.
//! Moves that were made before the game came here are in a file that is loaded.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use annabella::arbiter::clock::parse_time;
use annabella::table::transcript;

use super::{Args, Means, Parser, Table};

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// When the games are made.
const BEGIN: u64 = 1_000_000;

/// One case: the numbers that it shows, and its lines from `new` on.
struct Case<'a> {
    numbers: Vec<&'a str>,
    line: usize,
    lines: Vec<&'a str>,
}

fn cases(text: &str) -> Vec<Case<'_>> {
    let (mut cases, mut numbers, mut is_open) = (Vec::<Case<'_>>::new(), Vec::new(), false);
    let mut was_comment = false;
    for (at, line) in (1..).zip(text.lines().map(str::trim)) {
        let is_comment = line.starts_with('#');
        if is_comment && !was_comment {
            numbers = numbers_of(line);
            is_open = false;
        } else if line.starts_with("new ") {
            is_open = !numbers.is_empty();
            if is_open {
                cases.push(Case { numbers: std::mem::take(&mut numbers), line: at, lines: vec![] });
            }
        }
        was_comment = is_comment;
        if let (true, Some(case)) = (is_open && !is_comment && !line.is_empty(), cases.last_mut()) {
            case.lines.push(line);
        }
    }
    cases
}

fn numbers_of(heading: &str) -> Vec<&str> {
    let mut numbers = Vec::new();
    for word in heading.trim_start_matches("# ").split(' ') {
        numbers.push(word.trim_end_matches(','));
        if !word.ends_with(',') {
            break;
        }
    }
    let is_number = |word: &&str| {
        word.starts_with(|c: char| c.is_ascii_uppercase())
            && word.contains(|c: char| c.is_ascii_digit())
    };
    if numbers.iter().all(is_number) { numbers } else { Vec::new() }
}

/// `KEY=VALUE` with quotes round a value that has spaces.
fn agreed(text: &str) -> Vec<(&str, &str)> {
    let (mut rest, mut agreed) = (text.trim(), Vec::new());
    while let Some((key, after)) = rest.split_once('=') {
        let (value, left) = match after.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => after.split_once(' ').unwrap_or((after, "")),
        };
        agreed.push((key.trim(), value));
        rest = left.trim();
    }
    agreed
}

/// How the program is started for such a game; `None` if no options lead there.
fn options(new: &str) -> Option<Vec<String>> {
    let (game, rest) = new.strip_prefix("new ")?.split_once(' ').unwrap_or((&new[4..], ""));
    let agreed = agreed(rest);
    let of = |asked: &str| agreed.iter().find(|(key, _)| *key == asked).map(|(_, value)| *value);
    let mut options: Vec<String> = Vec::new();
    let mut add = |name: &str, value: &str| {
        options
            .extend([name, value].into_iter().filter(|word| !word.is_empty()).map(str::to_owned));
    };
    match (of("white"), of("black").or(of("red"))) {
        (None, None) => add("--you", "both"),
        (None, Some(level)) => {
            add("--you", "white");
            add("--level", level.strip_prefix("level:")?);
        }
        (Some(level), None) => {
            add("--you", "black");
            add("--level", level.strip_prefix("level:")?);
        }
        _ => return None,
    }
    if game != "chess" {
        add("--game", game);
    }
    for &(key, value) in &agreed {
        match (key, value) {
            ("clock", "none") | ("press", "auto") | ("white" | "black" | "red" | "moves", _) => {}
            // the file has them
            ("white-name" | "black-name", _) if of("moves").is_some() => {}
            ("automatic-draws", "yes") => add("--automatic-draws", ""),
            ("score", "hand") => add("--score-by-hand", ""),
            ("supervised", "no") => add("--unsupervised", ""),
            ("blind", "both") => add("--announce", ""),
            ("blind", _) => add("--announce", value),
            ("white-assistant" | "black-assistant", "none") => add("--duties", "none"),
            // the options have the duties of whoever announces
            ("white-assistant", _) if of("blind") == Some("white") => add("--duties", value),
            ("black-assistant", _) if of("blind") == Some("black") => add("--duties", value),
            // where one is blind, the other one is sighted
            ("white-assistant" | "black-assistant", _) if of("blind").is_some() => {
                add("--sighted-duties", value);
            }
            ("white-repeats", "program") => add("--repeated", ""),
            ("white-hidden", "pieces") => add("--blindfold", "white"),
            ("black-hidden", "pieces") => add("--blindfold", "black"),
            ("fen", _) if agreed.iter().any(|(key, _)| *key == "moves") => return None,
            (
                "fen" | "mode" | "clock" | "clock-black" | "press" | "start" | "draws" | "session"
                | "begins" | "default-time" | "white-name" | "black-name" | "red-name" | "seed",
                _,
            ) => add(&format!("--{key}"), value),
            _ => return None,
        }
    }
    if let Some(moves) = of("moves") {
        let names = [of("white-name"), of("black-name")];
        add("--load", &game_file(moves, names.map(Option::unwrap_or_default)));
    }
    Some(options)
}

/// A file with a game in which these moves were made.
fn game_file(moves: &str, [white, black]: [&str; 2]) -> String {
    // tests beside this one write the same games
    let beside = std::thread::current().name().unwrap_or_default().replace(':', "-");
    let folder = format!("annabella-laws-{}{beside}", std::process::id());
    let folder = std::env::temp_dir().join(folder);
    fs::create_dir_all(&folder).expect("a folder for the tests");
    let path = folder.join(format!("{white}{}.pgn", moves.replace(' ', "-")));
    let text = format!("[White \"{white}\"]\n[Black \"{black}\"]\n\n{moves} *\n");
    fs::write(&path, text).expect("a file for the tests");
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// What is typed for a deed; `None` where no words lead to it.
fn typed(by: &str, deed: &str) -> Option<Vec<String>> {
    let (name, rest) = deed.split_once(' ').unwrap_or((deed, ""));
    let one = |line: String| Some(vec![line]);
    if by == "arbiter" {
        return match name {
            "start" | "continue" | "resume" | "press" | "pause" | "sign" | "adjourn"
            | "declare" => one(format!("arbiter {deed}")),
            "rule" => ruled(rest).and_then(one),
            "open" => Some(vec!["open".to_owned(), rest.strip_prefix("with ")?.to_owned()]),
            _ => None,
        };
    }
    if !["white", "black", "red"].contains(&by) {
        return None;
    }
    let words = match name {
        "move" => rest.to_owned(),
        "explore" => format!("what is on {rest}"),
        "claim" => match rest.split_once(' ') {
            Some((ground, mv)) => format!("claim {ground} with {mv}"),
            None => deed.replace("cannot-win", "cannot win").replace("no-effort", "no effort"),
        },
        "claim-illegal" => "claim illegal move".to_owned(),
        "claim-touch" => "claim touch".to_owned(),
        "claim-flag" => "claim flag".to_owned(),
        "confirm" => "yes".to_owned(),
        "cancel" => "no".to_owned(),
        "offer" => "offer a draw".to_owned(),
        "seal" => {
            let (text, passphrase) = rest.strip_prefix('"')?.split_once("\" with ")?;
            let lines = [&format!("{by}: seal"), text, passphrase, passphrase];
            return Some(lines.map(str::to_owned).to_vec());
        }
        "correct" => "correction".to_owned(),
        "follow" | "repeat" | "hint" | "undo" | "lift" | "release" | "touch" | "promote"
        | "adjust" | "press" | "record" | "accept" | "decline" | "call" | "sign" | "arrive"
        | "resign" | "pause" | "adjourn" | "start" => deed.to_owned(),
        _ => return None,
    };
    one(format!("{by}: {words}"))
}

fn ruled(ruling: &str) -> Option<String> {
    let (name, rest) = ruling.split_once(' ').unwrap_or((ruling, ""));
    let words = match name {
        "postpone-with-time" => "postpone with time",
        "lost-envelope" => "lost envelope",
        // it is read of the board, and written as on paper
        "read-as" => return None,
        "illegal-move" => "illegal move",
        "raise-points" => "raise points",
        "lower-points" => "lower points",
        "give-opponent" => "punish",
        "next-period" => "next period",
        "allow-draw" => "allow draw",
        "swap-names" => "swap names",
        name => name,
    };
    Some(format!("arbiter {words} {rest}").trim_end().to_owned())
}

/// Types a case; `Err` says what was otherwise, `Ok(false)` that there are no words for it.
fn play(case: &Case<'_>) -> Result<bool, String> {
    NOW.set(BEGIN);
    let Some(options) = options(case.lines[0]) else { return Ok(false) };
    let args = ["annabella", "--seed", "1"].into_iter().map(str::to_owned).chain(options);
    let args = Args::try_parse_from(args).map_err(|error| error.to_string())?;
    let means = Means { now: || NOW.get(), ..Means::none() };
    let mut lines = case.lines[1..].iter().peekable();
    let mut table = match (Table::new(args.play, means), lines.peek()) {
        (Ok(table), _) => table,
        (Err(failure), Some(line)) if line.starts_with("= refused ") => {
            let told = failure.to_string();
            let is_told = told.contains(line.trim_start_matches("= refused "));
            return if is_told { Ok(true) } else { Err(format!("{line}: {told}")) };
        }
        (Err(failure), _) => return Err(failure.to_string()),
    };
    while let Some(line) = lines.next() {
        if let Some(fact) = line.strip_prefix("= ") {
            check(&mut table, fact)?;
            continue;
        }
        let mut line = *line;
        if let Some((time, rest)) = line.split_once(' ')
            && let Some(time) = parse_time(time)
        {
            NOW.set(BEGIN + time);
            line = rest;
        }
        let Some((by, deed)) = line.split_once('>') else { return Ok(false) };
        let (by, deed) = (by.trim(), deed.trim());
        let mut events = Vec::new();
        while let Some(event) = lines.next_if(|line| line.starts_with("< ")) {
            events.push(&event[2..]);
        }
        // what is due happens whether somebody types or not
        table.tick();
        if deed == "tick" {
            continue;
        }
        if deed == "spoken" {
            // the program's own voice has come to the end
            table.announcement_spoken();
            continue;
        }
        let Some(words) = typed(by, deed) else { return Ok(false) };
        let mut said = Vec::new();
        for (at, words) in words.iter().enumerate() {
            // what is refused asks for no secret
            if at == 0 || table.question.is_some() {
                said = table.hear(words);
            }
        }
        let is_refused = events
            .iter()
            .any(|event| event.starts_with("refused") || event.starts_with("wrongly-repeated"));
        if table.has_refused() != is_refused {
            return Err(format!("{line}: {}", super::texts(&said).join(" ")));
        }
    }
    Ok(true)
}

/// Whether a fact is so; one that asks about something names it before its value.
fn check(table: &mut Table, fact: &str) -> Result<(), String> {
    const ASK_ABOUT: [&str; 18] = [
        "may",
        "clock",
        "delay",
        "used",
        "counter",
        "period",
        "to-go",
        "illegal-moves",
        "written",
        "name",
        "envelope",
        "board-of",
        "on",
        "count",
        "targets",
        "why",
        "pdn",
        "perft",
    ];
    const STATE: [&str; 2] = ["legal", "illegal"];
    table.tick();
    let (name, rest) = fact.split_once(' ').unwrap_or((fact, ""));
    let (asked, expected) = if STATE.contains(&name) {
        (fact.to_owned(), "holds")
    } else if ASK_ABOUT.contains(&name) {
        let (about, value) = rest.split_once(' ').unwrap_or((rest, ""));
        (format!("{name} {about}"), value)
    } else {
        (name.to_owned(), rest)
    };
    let now = table.at.game.game_time(NOW.get());
    let found =
        transcript::answer(table.state(), now, &asked).unwrap_or_else(|error| error.clone());
    if found == expected { Ok(()) } else { Err(format!("= {fact}: {found}")) }
}

/// Types all cases of a file for which there are words. Each number has such a case, but for
/// those that are named.
#[track_caller]
fn typed_cases(file: &str, without: &[&str]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests").join(file);
    let text = fs::read_to_string(path).expect(file);
    let (mut faults, mut numbers, mut reached) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for case in cases(&text) {
        numbers.extend(case.numbers.clone());
        match play(&case) {
            Ok(true) => reached.extend(case.numbers),
            Ok(false) => {}
            Err(fault) => faults.push(format!("{file}:{}: {fault}", case.line)),
        }
    }
    for number in numbers {
        match (reached.contains(number), without.contains(&number)) {
            (true, true) => faults.push(format!("{file}: {number} is typed")),
            (false, false) => faults.push(format!("{file}: {number} is not typed")),
            _ => {}
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn article_4() {
    typed_cases("laws/article-4.txt", &[]);
}

#[test]
fn start_scheduled() {
    typed_cases("transcripts/start-scheduled.txt", &[]);
}

#[test]
fn article_6_7() {
    typed_cases("laws/article-6-7.txt", &["L6.12.c", "L6.7.d"]);
}

#[test]
fn article_8() {
    typed_cases("laws/article-8.txt", &[]);
}

#[test]
fn article_9() {
    typed_cases("laws/article-9.txt", &["L9.2.id"]);
}

#[test]
fn article_10_d() {
    typed_cases("laws/article-10-d.txt", &["L9.1.b(3)"]);
}

#[test]
fn article_12_13() {
    typed_cases("laws/article-12-13.txt", &["L13.1"]);
}

#[test]
fn appendix_a_b() {
    typed_cases("laws/appendix-a-b.txt", &[]);
}

#[test]
fn adjourned_games() {
    typed_cases("laws/adjourned-games.txt", &["C3", "L10.2.b", "L6.12.a", "L6.9"]);
}

#[test]
fn checkers() {
    typed_cases("laws/checkers.txt", &[]);
}

#[test]
fn checkers_draws() {
    typed_cases("transcripts/checkers-draws.txt", &[]);
}

#[test]
fn pace() {
    typed_cases("transcripts/pace.txt", &[]);
}

#[test]
fn draw_offer() {
    typed_cases("transcripts/draw-offer.txt", &[]);
}

#[test]
fn clock_sudden_death() {
    typed_cases("transcripts/clock-sudden-death.txt", &[]);
}

#[test]
fn clock_increment() {
    typed_cases("transcripts/clock-increment.txt", &[]);
}

#[test]
fn clock_delay() {
    typed_cases("transcripts/clock-delay.txt", &[]);
}

#[test]
fn clock_bronstein() {
    typed_cases("transcripts/clock-bronstein.txt", &[]);
}

#[test]
fn clock_periods() {
    typed_cases("transcripts/clock-periods.txt", &[]);
}

#[test]
fn clock_days() {
    typed_cases("transcripts/clock-days.txt", &[]);
}

#[test]
fn clock_odds() {
    typed_cases("transcripts/clock-odds.txt", &[]);
}

#[test]
fn game_forty_moves() {
    typed_cases("transcripts/game-forty-moves.txt", &[]);
}

#[test]
fn pause() {
    typed_cases("transcripts/pause.txt", &["L6.12.c"]);
}

#[test]
fn appendix_e() {
    typed_cases("laws/appendix-e.txt", &["V-05"]);
}
