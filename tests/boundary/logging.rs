use annabella::ffi::{LogLevel, captured_log, init_logging, library_version};

use crate::{act, create};

#[test]
fn the_first_level_counts_and_what_happens_is_captured() {
    assert_eq!(init_logging(LogLevel::Everything), LogLevel::Everything);
    assert_eq!(init_logging(LogLevel::Silent), LogLevel::Everything);
    let session = create("new chess");
    act(&session, "white", "move a2a4");
    act(&session, "white", "move b2b4");
    let log = captured_log().join("\n");
    assert!(log.contains("moved white a4"), "{log}");
    assert!(log.contains("refused white move not-your-turn"), "{log}");
    for _ in 0..1_100 {
        act(&session, "black", "undo");
        act(&session, "white", "redo");
    }
    assert!(captured_log().len() <= 1_000, "only the last lines are kept");
    log::warn!("{}", "A".repeat(1_000));
    let longest = captured_log().iter().map(|line| line.chars().count()).max();
    assert_eq!(longest, Some(300), "of a long line only its beginning is kept");
}

#[test]
fn the_version_is_that_of_the_crate() {
    assert_eq!(library_version(), env!("CARGO_PKG_VERSION"));
}
