//! The files of `tests/saved`, which every version to come has to read alike.

use std::fs;
use std::path::Path;

use annabella::games::GameKind;
use annabella::games::chess::notation::pgn::Game as Pgn;
use annabella::table::journal::{self, Condition, Entry, NotAGame, Problem, Reading, Source};
use annabella::table::kept_record;
use annabella::table::replay::replay;

pub(crate) const CREATED: u64 = 1_795_248_000_000;

pub(crate) fn saved(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved");
    fs::read(folder.join(name).with_extension("annabella")).expect("the file can be read")
}

/// The entries of `whole.annabella`.
pub(crate) fn entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    let new = "new chess mode=casual clock=40/3,1 white=person black=person seed=7";
    vec![
        action(0, "arbiter", new),
        action(1_200, "arbiter", "start"),
        action(5_300, "white", "move e2e4"),
        action(6_400, "black", "move e7e5"),
        action(9_100, "white", "move g1f3"),
        action(9_950, "black", "move b8c6"),
        action(14_000, "white", "lift f1"),
        action(15_250, "white", "offer"),
        action(16_100, "black", "decline"),
        Entry::name(16_100, CREATED + 25_100, "Evening with Carla"),
        action(21_000, "white", "move f1b5"),
    ]
}

/// The entries of `whole-5.annabella`, a game of Yin-Yang.
fn yin_yang_entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    let new = "new yin-yang clock=5+2 size=13 target=3 black-name=Anna seed=7";
    vec![
        action(0, "arbiter", new),
        action(1_000, "arbiter", "start"),
        action(4_200, "black", "move k10"),
        action(6_100, "white", "move pass"),
        action(8_000, "black", "move d4"),
        action(9_500, "white", "move n13"),
        action(12_000, "black", "move a1"),
        action(13_000, "black", "offer"),
        action(14_400, "white", "decline"),
        Entry::name(14_400, CREATED + 20_000, "Evening with Bella"),
        action(15_000, "white", "move m12"),
        action(17_000, "black", "undo"),
        action(18_000, "black", "resign"),
        action(19_000, "black", "confirm"),
    ]
}

/// The entries of `whole-6.annabella`, a game against the computer, which plays by a rating.
fn rated_entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    let new = "new chess clock=5+2 black=rating:1200 white-name=Anna seed=7 rulings=3";
    vec![
        action(0, "arbiter", new),
        action(1_000, "arbiter", "start"),
        action(4_200, "white", "move e2e4"),
        action(6_100, "engine", "move e7e5"),
        action(8_000, "white", "level black 1300"),
        action(9_500, "white", "move g1f3"),
        action(12_000, "engine", "move b8c6"),
        Entry::name(12_000, CREATED + 20_000, "Evening with Bella"),
        action(15_000, "white", "move f1b5"),
    ]
}

/// The entries of `whole-7.annabella`, a game by correspondence.
fn correspondence_entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    let new = "new chess black=correspondent white-name=Anna black-name=Bella days=3 seed=7 \
               rulings=3";
    vec![
        action(0, "arbiter", new),
        action(4_200, "white", "move e2e4"),
        action(6_100, "white", "undo"),
        action(8_000, "white", "move d2d4"),
        action(9_500, "white", "send"),
        action(86_400_000, "correspondent", "move d7d5"),
        action(86_400_000, "correspondent", "offer"),
        action(86_405_000, "white", "decline"),
        action(86_409_000, "white", "move c2c4"),
        Entry::name(86_409_000, CREATED + 86_414_000, "Evening with Bella"),
        action(86_410_000, "white", "send"),
        action(432_000_000, "white", "claim-flag"),
        action(432_001_000, "white", "send"),
    ]
}

/// The entries of `whole-8.annabella`, a game by the Laws with a claim that was not right.
fn laws_entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    vec![
        action(0, "arbiter", "new chess mode=strict clock=5 seed=7 rulings=4"),
        action(1_000, "arbiter", "start"),
        action(3_000, "white", "move e2e4"),
        action(5_000, "black", "claim repetition"),
        action(9_000, "arbiter", "continue"),
        action(11_000, "black", "move e7e5"),
    ]
}

/// The entries of `whole-9.annabella`, with a call whose reason was said later.
fn call_entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    vec![
        action(0, "arbiter", "new chess mode=strict clock=5 seed=7 rulings=5"),
        action(1_000, "arbiter", "start"),
        action(3_000, "white", "call unsaid"),
        action(5_000, "black", "call conduct"),
        action(9_000, "arbiter", "rule give-opponent white 2:00"),
        action(9_500, "arbiter", "continue"),
        action(11_000, "white", "move e2e4"),
    ]
}

/// The entries of `whole-4.annabella`, a game of checkers.
fn checkers_entries() -> Vec<Entry> {
    let action = |time, by: &str, text: &str| Entry::action(time, CREATED + time, by, text);
    let new = "new checkers clock=5+2 red=person white=person red-name=Anna seed=7";
    vec![
        action(0, "arbiter", new),
        action(1_000, "arbiter", "start"),
        action(4_200, "red", "move 9-14"),
        action(6_100, "white", "move 23-18"),
        action(8_000, "red", "move 14x23"),
        action(9_500, "white", "move 27x18"),
        action(12_000, "red", "move 5-9"),
        action(13_000, "red", "offer"),
        action(14_400, "white", "decline"),
        Entry::name(14_400, CREATED + 20_000, "Evening with Bella"),
        action(15_000, "white", "move 26-23"),
        action(17_000, "red", "undo"),
        action(18_000, "red", "resign"),
        action(19_000, "red", "confirm"),
    ]
}

fn read(name: &str) -> Reading {
    journal::read(&saved(name)).expect("it is a game")
}

#[test]
fn a_whole_file_is_read() {
    let reading = read("whole");
    assert_eq!((reading.version, reading.app.as_str(), reading.created), (1, "0.1.0", CREATED));
    assert_eq!(reading.entries, entries());
    assert_eq!(reading.condition, Condition::Whole);
    assert_eq!(reading.sound_len, saved("whole").len() as u64);
    assert_eq!(reading.name(), Some("Evening with Carla"));
    assert_eq!((reading.time(), reading.changed()), (21_000, CREATED + 21_000));
}

#[test]
fn what_is_read_is_a_game() {
    for (name, plies) in [
        ("whole", 5),
        ("whole-2", 5),
        ("whole-3", 5),
        ("whole-4", 5),
        ("whole-5", 5),
        ("whole-6", 5),
        ("whole-7", 3),
        ("whole-8", 2),
        ("whole-9", 1),
        ("extra-fields", 0),
        ("imported", 3),
        ("zeros", 5),
        ("unfinished", 4),
        ("damaged-middle", 2),
        ("damaged-last", 4),
        ("missing-line", 2),
        ("newer", 1),
    ] {
        let replayed = replay(&read(name)).expect("it has a beginning");
        assert_eq!((replayed.problem, replayed.state.plies().len()), (None, plies), "{name}");
    }
}

#[test]
fn the_same_bytes_are_written() {
    let version = journal::version_of;
    let games = [
        (version(GameKind::Chess), entries(), "whole-3"),
        (version(GameKind::Checkers), checkers_entries(), "whole-4"),
        (version(GameKind::YinYang), yin_yang_entries(), "whole-5"),
        (6, rated_entries(), "whole-6"),
        (7, correspondence_entries(), "whole-7"),
        (8, laws_entries(), "whole-8"),
        (9, call_entries(), "whole-9"),
    ];
    for (version, entries, name) in games {
        let mut file = journal::header_line(version, "0.1.0", CREATED);
        for (number, entry) in (1..).zip(&entries) {
            file += &journal::entry_line(number, entry);
        }
        assert_eq!(String::from_utf8(saved(name)).expect("it is text"), file);
        assert_eq!(read(name).entries, entries);
    }
}

#[test]
fn a_cut_line_leaves_the_rest_sound() {
    let reading = read("unfinished");
    assert_eq!(reading.entries, entries()[..10]);
    let bytes = saved("unfinished").len() as u64 - reading.sound_len;
    assert_eq!(reading.condition, Condition::Unfinished { bytes });
}

#[test]
fn zeros_of_a_power_loss_are_an_unfinished_line() {
    let reading = read("zeros");
    assert_eq!(reading.entries, entries());
    assert_eq!(reading.condition, Condition::Unfinished { bytes: 512 });
}

#[test]
fn lines_before_a_damaged_one_are_kept() {
    let reading = read("damaged-middle");
    assert_eq!(reading.entries, entries()[..4]);
    let Condition::Damaged { line: 5, lost_lines: 7, problem } = reading.condition else {
        panic!("{:?}", reading.condition)
    };
    assert_eq!(problem.to_string(), "the checksum is ebd62745, but that of the line is e1480a4f");
}

#[test]
fn a_complete_last_line_with_a_wrong_checksum_is_damage() {
    let reading = read("damaged-last");
    assert_eq!(reading.entries, entries()[..10]);
    let Condition::Damaged { line: 11, lost_lines: 1, problem: Problem::Checksum { .. } } =
        reading.condition
    else {
        panic!("{:?}", reading.condition)
    };
}

#[test]
fn a_missing_line_is_damage() {
    let reading = read("missing-line");
    assert_eq!(reading.entries, entries()[..4]);
    let problem = Problem::Number { found: 6, expected: 5 };
    assert_eq!(reading.condition, Condition::Damaged { line: 5, lost_lines: 6, problem });
}

#[test]
fn a_newer_file_is_read_as_far_as_it_is_understood() {
    let reading = read("newer");
    assert_eq!((reading.version, reading.app.as_str()), (10, "0.9.0"));
    assert_eq!(reading.entries, entries()[..3]);
    assert_eq!(reading.condition, Condition::Newer { version: 10, lost_lines: 2 });
}

#[test]
fn unknown_fields_are_passed_over() {
    let reading = read("extra-fields");
    assert_eq!(reading.entries, entries()[..2]);
    assert_eq!(reading.condition, Condition::Whole);
}

#[test]
fn a_game_from_elsewhere_has_what_was_said_there() {
    let reading = read("imported");
    let replayed = replay(&reading).expect("it has a beginning");
    assert_eq!((&reading.condition, replayed.problem), (&Condition::Whole, None));
    let Some(Source::Pgn(source)) = &reading.entries[0].source else {
        panic!("it came as PGN: {:?}", reading.entries[0])
    };
    assert!(source.contains("1. e4 {[%clk 0:02:58.4]} 1... e5"), "{source}");
    let said = source.parse::<Pgn>().expect("it is PGN");
    let kept = kept_record(&replayed.state, &reading.entries);
    assert_eq!(kept, Some(said.into()));
}

#[test]
fn a_game_that_has_only_begun_is_whole() {
    let reading = read("header-only");
    assert_eq!((reading.entries, reading.condition), (Vec::new(), Condition::Whole));
}

#[test]
fn what_is_no_game_is_refused_with_the_reason() {
    let error = |name: &str| journal::read(&saved(name)).expect_err("it is no game");
    assert_eq!(error("empty"), NotAGame::Empty);
    assert_eq!(error("cut-header"), NotAGame::HeaderCut);
    assert_eq!(error("not-a-game"), NotAGame::Foreign);
    assert!(matches!(error("damaged-header"), NotAGame::HeaderDamaged(Problem::Checksum { .. })));
}

#[test]
fn a_condition_is_told_in_a_sentence() {
    for (name, sentence) in [
        ("whole", "the game is whole"),
        ("unfinished", "the last line was cut off; everything before it is there"),
        (
            "missing-line",
            "the saved game is damaged at line 5, 6 lines lost: line 6 stands where line 5 belongs",
        ),
        ("newer", "a newer version made this game (format 10); it can only be looked at here"),
    ] {
        assert_eq!(read(name).condition.to_string(), sentence);
    }
}

#[test]
fn the_lines_in_the_documentation_are_real() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/saved-games.md");
    let text = fs::read_to_string(path).expect("the documentation can be read");
    let whole = String::from_utf8(saved("whole-3")).expect("it is text");
    let shown = text.lines().filter(|line| line.starts_with('{')).collect::<Vec<_>>();
    assert_eq!(shown.len(), 5);
    assert!(shown.iter().all(|shown| whole.lines().any(|line| line == *shown)));
}
