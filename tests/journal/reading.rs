//! Whatever happens to a file, what is read is the true beginning of the game.

use annabella::table::journal::{self, Condition, Entry, NotAGame, Source, limits};
use proptest::prelude::*;

use crate::fixtures::{CREATED, entries, saved};

#[test]
fn a_file_cut_at_any_byte_reads_to_its_last_whole_line() {
    let whole = saved("whole");
    for length in 0..=whole.len() {
        let bytes = &whole[..length];
        let lines = bytes.split(|&byte| byte == b'\n').count() - 1;
        match journal::read(bytes) {
            Err(error) => {
                let expected = if length == 0 { NotAGame::Empty } else { NotAGame::HeaderCut };
                assert_eq!((lines, error), (0, expected));
            }
            Ok(reading) => {
                assert_eq!(reading.entries, entries()[..lines - 1]);
                let rest = length as u64 - reading.sound_len;
                let expected = match rest {
                    0 => Condition::Whole,
                    bytes => Condition::Unfinished { bytes },
                };
                assert_eq!(reading.condition, expected);
            }
        }
    }
}

#[test]
fn any_single_changed_byte_is_noticed() {
    let whole = saved("whole");
    let mut bytes = whole.clone();
    for at in 0..whole.len() {
        for value in 0..=255 {
            if value == whole[at] {
                continue;
            }
            bytes[at] = value;
            if let Ok(reading) = journal::read(&bytes) {
                assert_eq!(reading.entries, entries()[..reading.entries.len()]);
                assert_ne!(reading.condition, Condition::Whole, "byte {at} made {value}");
                let line = whole[..at].split(|&byte| byte == b'\n').count() - 1;
                assert_eq!(reading.entries.len(), line - 1, "all before it are kept");
            }
        }
        bytes[at] = whole[at];
    }
}

#[test]
fn lines_doubled_swapped_or_left_out_are_noticed() {
    let whole = saved("whole");
    let lines: Vec<&[u8]> = whole.split_inclusive(|&byte| byte == b'\n').collect();
    for at in 1..lines.len() {
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        let mut without = lines.clone();
        without.remove(at);
        let mut changed = vec![(doubled, at)];
        if at + 1 < lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            changed.extend([(without, at - 1), (swapped, at - 1)]);
        }
        for (lines, kept) in changed {
            let reading = journal::read(&lines.concat()).expect("it is a game");
            assert_eq!(reading.entries, entries()[..kept]);
            let lost = (lines.len() - 1 - kept) as u64;
            assert!(
                matches!(reading.condition, Condition::Damaged { line, lost_lines, .. }
                    if line == kept as u64 + 1 && lost_lines == lost),
                "{:?}",
                reading.condition
            );
        }
    }
}

#[test]
fn an_endless_rest_is_no_unfinished_line() {
    let mut bytes = saved("whole");
    bytes.resize(bytes.len() + 2 * limits::LINE, b' ');
    let reading = journal::read(&bytes).expect("it is a game");
    assert!(matches!(reading.condition, Condition::Damaged { line: 12, lost_lines: 1, .. }));
    assert_eq!(reading.entries, entries());
    assert_eq!(journal::read(&vec![b' '; 2 * limits::LINE]), Err(NotAGame::Foreign));
    assert_eq!(journal::read(&[0; 4096]), Err(NotAGame::HeaderCut));
}

#[test]
fn a_line_under_a_right_checksum_may_still_be_wrong() {
    let seal = |content: &str| {
        format!("{content},\"crc\":\"{:08x}\"}}\n", crc32fast::hash(content.as_bytes()))
    };
    for (line, problem) in [
        (r#"{"n":1,"t":0,"at":0"#, "neither"),
        (r#"{"n":1,"t":0,"at":0,"by":"white""#, "neither"),
        (r#"{"n":1,"t":0,"at":0,"by":"white","do":"start","name":"x""#, "neither"),
        (r#"{"n":1,"t":0,"at":0,"by":"white","do":3"#, "not understood: invalid type"),
        (r#"{"n":1,"t":-1,"at":0,"by":"white","do":"start""#, "not understood: invalid value"),
        (r#"{"n":1,"t":0,"by":"white","do":"start""#, "not understood: missing field"),
        (r#"{"n":0,"t":0,"at":0,"by":"white","do":"start""#, "line 0 stands where line 1 belongs"),
        (r#"{"n":1,"t":0,"at":0,"by":"white","do":"a"}{"x":"""#, "not understood: trailing"),
        ("[1", "not understood"),
    ] {
        let file = journal::header_line(journal::VERSION, "0.1.0", CREATED) + &seal(line);
        let reading = journal::read(file.as_bytes()).expect("it is a game");
        let Condition::Damaged { line: 1, lost_lines: 1, problem: found } = reading.condition
        else {
            panic!("{line}: {:?}", reading.condition)
        };
        assert!(found.to_string().contains(problem), "{line}: {found}");
    }
    let later = seal(r#"{"n":1,"t":9,"at":0,"by":"white","do":"start""#)
        + &seal(r#"{"n":2,"t":8,"at":0,"by":"white","do":"start""#);
    let reading = journal::read(
        (journal::header_line(journal::VERSION, "0.1.0", CREATED) + &later).as_bytes(),
    );
    let condition = reading.expect("it is a game").condition;
    assert!(matches!(condition, Condition::Damaged { line: 2, .. }), "{condition:?}");
    for header in [
        r#"{"annabella":"game","version":0,"app":"0.1.0","created":0"#,
        r#"{"annabella":"game","version":"1","app":"0.1.0","created":0"#,
        r#"{"annabella":"game","app":"0.1.0","created":0"#,
    ] {
        let error = journal::read(seal(header).as_bytes()).expect_err("no version");
        assert!(matches!(error, NotAGame::HeaderDamaged(_)), "{error}");
    }
    let other = seal(r#"{"annabella":"theme","version":1,"app":"0.1.0","created":0"#);
    assert_eq!(journal::read(other.as_bytes()), Err(NotAGame::Foreign));
}

fn any_entries() -> impl Strategy<Value = Vec<Entry>> {
    let text = || prop_oneof![any::<String>(), "[\"\\\\\n\r\0\u{7f}\u{2028}é♞🙂,crc:{}]{0,20}"];
    let entry = prop_oneof![
        (text(), text()).prop_map(|(by, text)| Entry::action(0, 0, by, text)),
        (text(), text(), any::<bool>()).prop_map(|(text, record, is_chess)| {
            let source = if is_chess { Source::Pgn(record) } else { Source::Pdn(record) };
            Entry::action(0, 0, "arbiter", text).with_source(source)
        }),
        text().prop_map(|name| Entry::name(0, 0, name)),
    ];
    let timed = (entry, 0..u64::MAX / 16, any::<u64>());
    prop::collection::vec(timed, 0..12).prop_map(|list| {
        let mut time = 0;
        list.into_iter()
            .map(|(entry, step, at)| {
                time += step;
                Entry { time, at, ..entry }
            })
            .collect()
    })
}

fn file_of(entries: &[Entry]) -> Vec<u8> {
    let mut file = journal::header_line(journal::VERSION, "0.1.0", CREATED);
    for (number, entry) in (1..).zip(entries) {
        file += &journal::entry_line(number, entry);
    }
    file.into_bytes()
}

proptest! {
    #[test]
    fn any_text_reads_back(entries in any_entries()) {
        let file = file_of(&entries);
        let reading = journal::read(&file).expect("it is a game");
        prop_assert_eq!(reading.condition, Condition::Whole);
        prop_assert_eq!(reading.entries, entries);
        prop_assert_eq!(reading.sound_len, file.len() as u64);
    }

    #[test]
    fn a_spoilt_file_reads_to_a_true_beginning(
        entries in any_entries(),
        spot in any::<prop::sample::Index>(),
        junk in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let mut file = file_of(&entries);
        let at = spot.index(file.len());
        file.splice(at..(at + junk.len() / 2).min(file.len()), junk);
        if let Ok(reading) = journal::read(&file) {
            prop_assert!(entries.starts_with(&reading.entries));
        }
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = journal::read(&bytes);
        let _ = journal::read(&[journal::header_line(journal::VERSION, "0.1.0", CREATED).as_bytes(), &bytes].concat());
    }
}
