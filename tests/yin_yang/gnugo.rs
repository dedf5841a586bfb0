//! Random games beside GNU Go (Debian package `gnugo`), its rules set alike, over GTP: legal
//! moves, liberties, captures. Passed over where it is not installed.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use annabella::games::Side;
use annabella::games::yin_yang::{Move, Position, Size, sight};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

struct GnuGo {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl GnuGo {
    /// Debian has games in a folder of their own.
    fn start() -> Option<GnuGo> {
        let debian = "/usr/games/gnugo";
        let program = if Path::new(debian).exists() { debian } else { "gnugo" };
        let rules = ["--mode", "gtp", "--positional-superko", "--forbid-suicide"];
        let started = Command::new(program)
            .args(rules)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = started.ok()?;
        let (input, output) = (process.stdin.take()?, process.stdout.take()?);
        Some(GnuGo { process, input, output: BufReader::new(output) })
    }

    fn ask(&mut self, command: &str) -> String {
        writeln!(self.input, "{command}").expect("GNU Go listens");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            let count = self.output.read_line(&mut line).expect("GNU Go answers");
            assert!(count > 0, "GNU Go has ended at {command}");
            if line.trim().is_empty() {
                break;
            }
            answer.push_str(&line);
        }
        let text = answer.strip_prefix('=');
        text.unwrap_or_else(|| panic!("{command}: {answer}")).trim().to_owned()
    }

    fn count(&mut self, command: &str) -> u16 {
        self.ask(command).parse().expect("GNU Go answers with a number")
    }
}

impl Drop for GnuGo {
    fn drop(&mut self) {
        let _ = (self.process.kill(), self.process.wait());
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

fn compare(theirs: &mut GnuGo, position: &Position, past: &[u64]) {
    let turn = name(position.turn());
    let mut legal: Vec<String> = position
        .legal_moves(past)
        .into_iter()
        .filter(|mv| !mv.is_pass())
        .map(|mv| format!("{mv:?}"))
        .collect();
    let answer = theirs.ask(&format!("all_legal {turn}"));
    let mut expected: Vec<String> = answer.split_whitespace().map(str::to_owned).collect();
    expected.retain(|vertex| vertex != "PASS");
    legal.sort();
    expected.sort();
    assert_eq!(legal, expected, "{position}");
    for side in Side::ALL {
        let count = theirs.count(&format!("captures {}", name(side)));
        assert_eq!(position.captures(side), count, "{position}");
    }
    for group in sight::groups(position) {
        let stone = group.stones.first().expect("a group has stones");
        let count = theirs.count(&format!("countlib {stone}"));
        assert_eq!(group.liberties.len(), count, "{position}: {stone}");
    }
}

#[test]
fn random_games_are_legal_for_gnu_go() {
    let Some(mut theirs) = GnuGo::start() else {
        eprintln!("gnugo is not installed: nothing compared");
        return;
    };
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for lines in [5, 5, 5, 6, 7, 9, 19] {
        theirs.ask(&format!("boardsize {lines}"));
        theirs.ask("clear_board");
        let size = Size::square(lines).expect("a size");
        let mut position = Position::new(size, 99).expect("a target");
        let mut past = Vec::new();
        for _ in 0..120 {
            compare(&mut theirs, &position, &past);
            let moves = position.legal_moves(&past);
            let stones: Vec<Move> = moves.into_iter().filter(|mv| !mv.is_pass()).collect();
            let mv = match stones[..] {
                [] if position.passes() > 0 => break,
                [] => Move::PASS,
                _ => stones[random.next_u32() as usize % stones.len()],
            };
            theirs.ask(&format!("play {} {mv:?}", name(position.turn())));
            past.push(position.key());
            position = position.after(mv);
            if position.end().is_some() {
                break;
            }
        }
    }
}
