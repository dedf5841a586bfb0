//! Replays the inputs that fuzzing starts from and those it has found.

#[path = "../fuzz/checks.rs"]
mod checks;

use std::fs;
use std::path::Path;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the seeds can be read") {
        let path = entry.expect("the seeds can be read").path();
        println!("{}", path.display());
        check(&fs::read(path).expect("a seed can be read"));
        count += 1;
    }
    assert!(count > 0, "no seeds for {target}");
}

#[test]
fn seeds_of_fen() {
    replay("fen", checks::fen);
}

#[test]
fn seeds_of_san() {
    replay("san", checks::san);
}

#[test]
fn seeds_of_uci() {
    replay("uci", checks::uci);
}

#[test]
fn seeds_of_pgn() {
    replay("pgn", checks::pgn);
}

#[test]
fn seeds_of_pdn() {
    replay("pdn", checks::pdn);
}

#[test]
fn seeds_of_link() {
    replay("link", checks::link);
}

#[test]
fn seeds_of_sgf() {
    replay("sgf", checks::sgf);
}

#[test]
fn seeds_of_yin_yang() {
    replay("yin_yang", checks::yin_yang);
}

#[test]
fn seeds_of_hearing() {
    replay("hearing", checks::hearing);
}

#[test]
fn seeds_of_journal() {
    replay("journal", checks::journal);
}

#[test]
fn seeds_of_session() {
    replay("session", checks::session);
}

#[test]
fn seeds_of_transcript() {
    replay("transcript", checks::transcript);
}

#[test]
fn seeds_of_braille() {
    replay("braille", checks::braille);
}
