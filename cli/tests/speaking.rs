//! `play --speak`, with programs that only write down what they should speak.
#![cfg(target_os = "linux")]

mod common;

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// How long something may take that happens at once.
const SOON: Duration = Duration::from_secs(20);

/// A game in which voices write down what they are told.
struct Game {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    log: PathBuf,
}

/// What each program does with a text, in the language of the shell: `$text` is it.
const SPEAKS: &str = "echo end >> $LOG";
const SPEAKS_LONG: &str = "sleep 60; echo end >> $LOG";
/// There is no end soon of a list of moves.
const SPEAKS_MOVES: &str =
    "case $text in *moves*) sleep 60;; *) sleep 0.1;; esac; echo end >> $LOG";

impl Game {
    fn begin(name: &str, programs: &[(&str, &str)], options: &[&str]) -> Game {
        let folder = common::scratch(name);
        fs::create_dir_all(&folder).unwrap();
        let log = folder.join("log");
        fs::write(&log, "").unwrap();
        for (program, does) in programs {
            // the shell and what it sleeps are ended together, or are not heard
            let script = format!(
                "#!/bin/sh\nPATH=/usr/bin:/bin\nfor last; do text=$last; done\n\
                 [ {program} = espeak-ng ] && text=$(cat)\n\
                 echo \"{program} $* | $text\" >> $LOG\n{does}\n"
            );
            let path = folder.join(program);
            fs::write(&path, script).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let base = ["play", "--speak", "--level", "1", "--seed", "3"];
        let mut command = common::program(&[&base, options].concat());
        command.env("PATH", &folder).env("LOG", &log).env("XDG_DATA_HOME", folder.join("kept"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        // so that nothing is waited for without end
        std::thread::spawn(move || stdout.lines().try_for_each(|line| sender.send(line.unwrap())));
        Game { child, stdin, lines, log }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Reads up to this line.
    #[track_caller]
    fn read_to(&self, expected: &str) {
        let mut read = String::new();
        loop {
            let line = self.lines.recv_timeout(SOON);
            let line = line.unwrap_or_else(|_| panic!("{expected} is not in {read}"));
            read += &line;
            read += "\n";
            if line == expected {
                return;
            }
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    /// Waits until this has been written down, and returns all that was.
    #[track_caller]
    fn hear(&self, expected: &str) -> String {
        self.hear_times(expected, 1)
    }

    /// The same, of what is written down so often.
    #[track_caller]
    fn hear_times(&self, expected: &str, times: usize) -> String {
        let until = Instant::now() + SOON;
        loop {
            let log = self.log();
            if log.matches(expected).count() >= times {
                return log;
            }
            assert!(Instant::now() < until, "{expected} is not in {log}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The programs that this one has started and that are there, dead ones too.
    fn children(&self) -> Vec<String> {
        let mut found = Vec::new();
        for entry in fs::read_dir("/proc").unwrap().flatten() {
            let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
            let Some((_, rest)) = stat.rsplit_once(')') else { continue };
            let fields: Vec<&str> = rest.split_whitespace().collect();
            if fields.get(1) == Some(&self.child.id().to_string().as_str()) {
                found.push(stat);
            }
        }
        found
    }

    /// Waits until none of them is there.
    #[track_caller]
    fn fall_silent(&self) {
        let until = Instant::now() + SOON;
        while !self.children().is_empty() {
            assert!(Instant::now() < until, "{:?}", self.children());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The same, and a moment more: whether something is being said is told a few instructions
    /// after its program is gone, and nothing shows it.
    #[track_caller]
    fn fall_silent_and_know_it(&self) {
        self.fall_silent();
        std::thread::sleep(Duration::from_millis(500));
    }

    fn signal(&self, name: &str) {
        let kill = ["-s", name, &self.child.id().to_string()].map(str::to_owned);
        assert!(std::process::Command::new("kill").args(kill).status().unwrap().success());
    }

    /// Leaves and returns all that was complained about.
    #[track_caller]
    fn end(mut self) -> (String, String) {
        drop(self.stdin.take());
        let log = self.log.clone();
        let output = self.child.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
        (String::from_utf8(output.stderr).unwrap(), fs::read_to_string(log).unwrap())
    }
}

#[test]
fn each_part_is_spoken_by_a_voice_of_its_language_in_order() {
    let mut game = Game::begin(
        "languages",
        &[("espeak-ng", SPEAKS)],
        &["--you", "white", "--announce", "--clock", "none"],
    );
    game.hear("Type a move, such as e4 or knight f3, or help.\nend");
    game.type_line("Springer Felix drei");
    let log = game.hear("Repeat the move.\nend");
    // the answer may come so soon that it cuts off what is said of the own move
    let spoken = log.lines().filter(|line| *line != "end");
    let said: Vec<&str> = spoken.skip_while(|line| !line.contains("repeats")).collect();
    assert_eq!(said[0], "espeak-ng -v en -s 175 --stdin | Black repeats:");
    assert_eq!(said[1], "espeak-ng -v de -s 175 --stdin | Springer Felix drei.");
    assert_eq!(said[2], "espeak-ng -v en -s 175 --stdin | Black:");
    game.type_line("quit");
    let (complaints, log) = game.end();
    assert_eq!(complaints, "");
    // the sentence has said what the prompt says
    assert!(!log.contains("Repeat the move:"), "{log}");
    // what is said last is said to its end
    let mut last = log.lines().rev();
    assert_eq!(last.next(), Some("end"));
    assert!(last.next().unwrap().ends_with("--continue to go on."), "{log}");
}

#[test]
fn the_dispatcher_comes_first_and_is_silenced() {
    let programs = [("spd-say", SPEAKS_MOVES), ("espeak-ng", SPEAKS)];
    let options = ["--you", "both", "--white-name", "100% -n"];
    let mut game = Game::begin("dispatcher", &programs, &options);
    game.hear("or help.\nend");
    game.type_line("moves");
    game.hear("20 moves");
    game.type_line("faster");
    let log = game.hear("Faster.");
    assert!(!log.contains("espeak-ng"), "{log}");
    assert!(log.contains("spd-say -w -N annabella -l en -r 0 -- "), "{log}");
    // the text is no format and no option
    assert!(!log.contains("100% "), "{log}");
    let stopped = log.find("spd-say -S").expect("the dispatcher is stopped");
    assert_eq!(log.matches("spd-say -S").count(), 1, "{log}");
    assert!(stopped < log.find("-l en -r 10 -- Faster.").unwrap(), "{log}");
    game.type_line("quit");
    game.end();
}

#[test]
fn a_typed_line_stops_the_voice_and_enter_only_that() {
    let mut game = Game::begin("enter", &[("espeak-ng", SPEAKS_MOVES)], &["--you", "both"]);
    game.hear("or help.\nend");
    game.type_line("moves");
    game.hear("20 moves");
    game.type_line("");
    game.type_line("e4");
    let log = game.hear("White: e 4.\nend");
    assert_eq!(log.matches("20 moves").count(), 1, "{log}");
    // when nothing is being said, it is said again
    game.fall_silent_and_know_it();
    game.type_line("");
    game.hear("White: e 4.\nend\nespeak-ng -v en -s 175 --stdin | White: e 4.");
    game.type_line("quit");
    let said = game.end().1;
    assert_eq!(said.matches("White: e 4.").count(), 2, "{said}");
}

#[test]
fn the_opponents_move_cuts_an_answer_off() {
    // the answer is still being said when the flag falls
    let options = ["--you", "both", "--clock", "0:03"];
    let mut game = Game::begin("urgent", &[("espeak-ng", SPEAKS_MOVES)], &options);
    game.hear("to begin.\nend");
    game.type_line("start");
    game.type_line("moves");
    game.hear("20 moves");
    let log = game.hear("time is up");
    let answer = log.split_once("20 moves").unwrap().1;
    assert!(!answer.split_once("time is up").unwrap().0.contains("end"), "{log}");
    game.type_line("quit");
    game.end();
}

#[test]
fn the_clock_of_the_opponent_starts_when_the_announcement_is_spoken() {
    let options = ["--you", "white", "--announce", "--correct", "0"];
    let speaks = "case $text in *vier*) sleep 1;; esac; echo end >> $LOG";
    let mut game = Game::begin("spoken", &[("espeak-ng", speaks)], &options);
    game.hear("or help.\nend");
    let begun = Instant::now();
    game.type_line("Eva vier");
    game.hear("Eva vier.");
    game.read_to("Repeat the move:");
    assert!(begun.elapsed() >= Duration::from_secs(1));
    let kept = common::games(&game.log.with_file_name("kept")).concat();
    let spoken = kept.find(r#""by":"white","do":"spoken""#).expect("it is reported");
    // what it answers waits for that
    let answer = kept.rfind(r#""by":"engine","do":"move"#).expect("the computer has moved");
    assert!(spoken < answer, "{kept}");
    game.type_line("quit");
    game.end();
}

#[test]
fn an_announcement_that_was_corrected_is_not_reported() {
    let options = ["--you", "white", "--announce"];
    // the first is spoken until it is cut off
    let speaks = "case $text in *drei*) sleep 60;; esac; echo end >> $LOG";
    let mut game = Game::begin("corrected", &[("espeak-ng", speaks)], &options);
    game.hear("or help.\nend");
    game.type_line("Eva drei");
    game.hear("Eva drei.");
    game.type_line("Eva vier");
    game.read_to("Repeat the move:");
    let kept = common::games(&game.log.with_file_name("kept")).concat();
    assert_eq!(kept.matches("spoken").count(), 1, "{kept}");
    let at = |text: &str| kept.find(text).unwrap_or_else(|| panic!("{text} in {kept}"));
    assert!(at("e2e4") < at("spoken"), "{kept}");
    game.type_line("quit");
    game.end();
}

#[test]
fn without_a_voice_the_game_goes_on_in_text() {
    let mut game = Game::begin("none", &[], &["--you", "both"]);
    game.type_line("e4");
    game.type_line("faster");
    // in the words for the eye
    game.read_to("White: e4.");
    game.read_to("Nothing is spoken here. The option --speak does that.");
    game.type_line("quit");
    let (complaints, _) = game.end();
    assert_eq!(complaints.lines().count(), 1, "{complaints}");
    assert!(complaints.contains("install espeak-ng"), "{complaints}");
}

#[test]
fn a_voice_that_fails_is_told_once_and_replaced() {
    let programs = [("spd-say", "exit 1"), ("espeak-ng", SPEAKS)];
    let mut game = Game::begin("replaced", &programs, &["--you", "both"]);
    let log = game.hear("or help.\nend");
    assert_eq!(log.matches("spd-say").count(), 1, "{log}");
    game.type_line("e4");
    game.hear("White: e 4.\nend");
    game.type_line("quit");
    let (complaints, _) = game.end();
    assert_eq!(
        complaints,
        "spd-say does not speak (exit status: 1); espeak-ng speaks from here on\n"
    );

    let mut game = Game::begin("failed", &[("espeak-ng", "exit 1")], &["--you", "both"]);
    game.hear("Chess");
    game.type_line("e4");
    game.read_to("White: e 4.");
    game.type_line("e5");
    game.read_to("Black: e 5.");
    game.type_line("quit");
    let (complaints, _) = game.end();
    assert_eq!(complaints, "espeak-ng does not speak (exit status: 1); the game goes on in text\n");
}

#[test]
fn no_program_that_has_spoken_stays_behind() {
    let mut game = Game::begin("zombies", &[("espeak-ng", SPEAKS_MOVES)], &["--you", "both"]);
    game.hear("or help.\nend");
    // a line typed sooner would end what the one before it has to say before it is begun
    for (line, heard) in [
        ("moves", "White has 20 moves."),
        ("e4", "White: e 4."),
        ("moves", "Black has 20 moves."),
        ("e5", "Black: e 5."),
        ("moves", "White has 29 moves."),
        ("Nf3", "White: knight, f 3."),
        ("moves", "Black has 29 moves."),
    ] {
        game.type_line(line);
        game.hear(heard);
    }
    game.type_line("");
    game.fall_silent();
    game.type_line("quit");
    game.end();
}

#[test]
fn a_signal_stops_the_voice_at_once() {
    for signal in ["TERM", "INT", "HUP"] {
        let name = format!("voice-{signal}");
        let mut game = Game::begin(&name, &[("espeak-ng", SPEAKS_LONG)], &["--you", "both"]);
        game.hear("Chess");
        let begun = Instant::now();
        game.signal(signal);
        let log = game.log.clone();
        let status = game.child.wait().unwrap();
        assert!(status.success() && begun.elapsed() < SOON, "{status}");
        // nothing was spoken to its end, and nothing more begun
        let mut said = String::new();
        write!(said, "{}", fs::read_to_string(log).unwrap()).unwrap();
        assert!(!said.contains("end") && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn of_a_secret_only_the_prompt_is_spoken() {
    let options = ["--you", "both", "--mode", "strict"];
    let mut game = Game::begin("secret", &[("espeak-ng", SPEAKS)], &options);
    game.hear("or help.\nend");
    for (line, prompt, times) in [
        ("arbiter adjourn", "Type seal, then press.", 1),
        ("seal", "Move to seal:", 1),
        ("hippo", "Move to seal:", 2),
        ("e4", "Passphrase:", 1),
        ("a walk", "Passphrase again:", 1),
    ] {
        game.type_line(line);
        game.hear_times(&format!("{prompt}\nend"), times);
    }
    game.fall_silent_and_know_it();
    game.type_line("");
    let log = game.hear("Nothing was sealed.");
    for word in ["hippo", "e4,", "e 4", "walk", "passphrase"] {
        assert!(!log.replace("such as e4", "").contains(word), "{word} in {log}");
    }
    assert_eq!(log.matches("Move to seal:").count(), 2, "{log}");
    game.type_line("quit");
    game.end();
}
