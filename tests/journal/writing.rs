//! What a failing disk may cost: never an entry that was confirmed.

use annabella::table::journal::Durability::{Synced, Written};
use annabella::table::journal::{
    self, Condition, DiskError, Durability, Entry, ResumeError, SaveError, Writer, limits,
};

use proptest::prelude::*;

use crate::disk::Disk;
use crate::fixtures::{CREATED, entries, saved};

/// Every second entry waits for the disk, so that both kinds stand side by side.
fn durability(index: usize) -> Durability {
    if index.is_multiple_of(2) { Synced } else { Written }
}

/// The entries that a program would read now; panics on anything but the true
/// beginning of the game.
fn beginning(bytes: &[u8]) -> usize {
    let reading = journal::read(bytes).expect("it is a game");
    assert!(
        matches!(reading.condition, Condition::Whole | Condition::Unfinished { .. }),
        "{:?}",
        reading.condition
    );
    assert_eq!(reading.entries, entries()[..reading.entries.len()]);
    reading.entries.len()
}

#[test]
fn a_game_is_written_line_by_line() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    for (index, entry) in entries().iter().enumerate() {
        writer.append(entry, durability(index)).expect("the disk works");
        assert_eq!(beginning(&disk.bytes()), index + 1);
        assert_eq!(beginning(&disk.durable()), index / 2 * 2 + 1);
    }
    assert_eq!(writer.pending(), 0);
    assert_eq!(disk.bytes(), saved("whole-3"));
    assert_eq!(disk.writes_and_syncs(), (12, 7), "one write a line, one sync where asked for");
}

#[test]
fn a_game_begins_with_one_write() {
    for count in 0..=entries().len() {
        let (disk, begun) = (Disk::default(), &entries()[..count]);
        disk.remember();
        let mut writer = Writer::create(disk.clone(), CREATED, begun).expect("the disk works");
        assert_eq!(disk.writes_and_syncs(), (1, 1), "{count} entries");
        assert_eq!((beginning(&disk.durable()), writer.pending()), (count, 0));
        for entry in &entries()[count..] {
            writer.append(entry, Synced).expect("the disk works");
        }
        assert_eq!(disk.durable(), saved("whole-3"));
    }
}

#[test]
fn a_game_that_cannot_be_written_does_not_begin() {
    let backwards = [&entries()[1..2], &entries()[..1]].concat();
    let long = [Entry::action(0, CREATED, "white", "x".repeat(limits::LINE))];
    for (begun, is_right) in [
        (
            &backwards[..],
            &(|error: &SaveError| matches!(error, SaveError::TimeFalls { .. }))
                as &dyn Fn(&SaveError) -> bool,
        ),
        (&long, &|error| matches!(error, SaveError::EntryTooLong { .. })),
    ] {
        let disk = Disk::default();
        let error = Writer::create(disk.clone(), CREATED, begun).expect_err("it is no game");
        assert!(is_right(&error), "{error:?}");
        assert_eq!(disk.writes_and_syncs(), (0, 0));
    }
}

#[test]
fn a_disk_full_at_any_byte_costs_nothing() {
    let length = saved("whole-3").len();
    let header = saved("header-only").len();
    for room in 0..=length - header {
        let disk = Disk::default();
        let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
        disk.leave_room(Some(room));
        disk.remember();
        let mut confirmed = 0;
        for (index, entry) in entries().iter().enumerate() {
            match writer.append(entry, durability(index)) {
                Ok(()) => confirmed = index + 1,
                Err(error) => assert_eq!(error, SaveError::Disk(DiskError::Full)),
            }
            assert!(beginning(&disk.bytes()) >= confirmed);
            assert_eq!(confirmed + writer.pending(), index + 1);
        }
        let held = disk.history().iter().map(|bytes| beginning(bytes)).collect::<Vec<_>>();
        assert!(held.is_sorted(), "the file never holds less than before");
        disk.leave_room(None);
        writer.flush().expect("the disk works again");
        assert_eq!((writer.pending(), disk.bytes()), (0, saved("whole-3")));
        assert_eq!(disk.durable(), saved("whole-3"));
    }
}

proptest! {
    #[test]
    fn a_disk_that_fails_on_and_off_gets_everything_in_order(
        faults in prop::collection::vec((prop::option::of(0..200_usize), any::<[bool; 4]>()), 11),
    ) {
        let disk = Disk::default();
        let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
        disk.remember();
        let (mut confirmed, mut durable) = (0, 0);
        for (index, (bytes, faults)) in faults.into_iter().enumerate() {
            let [is_full, sync_fails, cut_fails, waits] = faults;
            disk.leave_room(bytes.filter(|_| is_full));
            disk.break_writes(bytes.filter(|_| !is_full));
            disk.fail_syncs(sync_fails);
            disk.fail_cuts(cut_fails);
            let durability = if waits { Synced } else { Written };
            if writer.append(&entries()[index], durability).is_ok() {
                confirmed = index + 1;
                durable = if waits { confirmed } else { durable };
                prop_assert_eq!(writer.pending(), 0);
            } else {
                prop_assert!(writer.pending() > 0);
            }
            prop_assert!(beginning(&disk.bytes()) >= confirmed);
            prop_assert!(beginning(&disk.durable()) >= durable);
        }
        let held = disk.history().iter().map(|bytes| beginning(bytes)).collect::<Vec<_>>();
        prop_assert!(held.is_sorted(), "the file never holds less than before");
        disk.leave_room(None);
        disk.break_writes(None);
        disk.fail_syncs(false);
        disk.fail_cuts(false);
        writer.flush().expect("the disk works again");
        prop_assert_eq!(disk.durable(), saved("whole-3"));
    }
}

#[test]
fn a_failed_sync_is_answered_by_writing_again() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    let entries = entries();
    writer.append(&entries[0], Synced).expect("the disk works");
    writer.append(&entries[1], Written).expect("the disk works");
    disk.fail_syncs(true);
    disk.remember();
    let error = writer.append(&entries[2], Synced).expect_err("the sync fails");
    assert_eq!(
        error.to_string(),
        "the disk failed: input/output error; the game is kept in memory until it can be saved"
    );
    assert_eq!(writer.pending(), 2, "the line before was not synced either");
    let (before, _) = disk.writes_and_syncs();
    disk.fail_syncs(false);
    writer.append(&entries[3], Written).expect("the disk works");
    assert_eq!(disk.writes_and_syncs().0 - before, 3);
    assert_eq!(beginning(&disk.durable()), 4, "the sync that was owed is made up for");
    assert_eq!(writer.pending(), 0);
    assert!(disk.history().iter().all(|bytes| beginning(bytes) >= 2));
}

#[test]
fn a_file_that_cannot_be_cut_keeps_everything_pending() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    let entries = entries();
    disk.leave_room(Some(20));
    writer.append(&entries[0], Synced).expect_err("the disk is full");
    disk.fail_cuts(true);
    let error = writer.append(&entries[1], Synced).expect_err("the disk is read-only");
    assert_eq!(error, SaveError::Disk(DiskError::ReadOnly));
    assert_eq!((writer.pending(), beginning(&disk.bytes())), (2, 0));
    disk.fail_cuts(false);
    disk.leave_room(None);
    writer.flush().expect("the disk works again");
    assert_eq!((writer.pending(), beginning(&disk.durable())), (0, 2));
}

#[test]
fn flush_makes_written_entries_durable() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    writer.append(&entries()[0], Written).expect("the disk works");
    assert_eq!(beginning(&disk.durable()), 0);
    writer.flush().expect("the disk works");
    assert_eq!(beginning(&disk.durable()), 1);
    let calls = disk.writes_and_syncs();
    writer.flush().expect("the disk works");
    assert_eq!(disk.writes_and_syncs(), calls, "nothing is left to do");
}

#[test]
fn a_game_cut_at_any_byte_goes_on() {
    let whole = saved("whole");
    for length in saved("header-only").len()..=whole.len() {
        let disk = Disk::holding(&whole[..length]);
        let reading = journal::read(&disk.bytes()).expect("it is a game");
        let mut writer = Writer::resume(disk.clone(), &reading).expect("it can be gone on with");
        assert_eq!(writer.time(), reading.time());
        for entry in &entries()[reading.entries.len()..] {
            writer.append(entry, Written).expect("the disk works");
        }
        assert_eq!(disk.bytes(), whole);
    }
}

#[test]
fn zeros_are_cut_off() {
    let disk = Disk::holding(&saved("zeros"));
    let reading = journal::read(&disk.bytes()).expect("it is a game");
    Writer::resume(disk.clone(), &reading).expect("it can be gone on with");
    assert_eq!(disk.durable(), saved("whole"));
}

#[test]
fn damaged_newer_and_changed_files_are_left_alone() {
    let refusal = |name: &str, change: &[u8]| {
        let mut bytes = saved(name);
        let reading = journal::read(&bytes).expect("it is a game");
        bytes.extend(change);
        let disk = Disk::holding(&bytes);
        let error = Writer::resume(disk.clone(), &reading).expect_err("it cannot be gone on with");
        assert_eq!((disk.bytes(), disk.writes_and_syncs()), (bytes, (0, 0)));
        error
    };
    assert_eq!(refusal("damaged-middle", b""), ResumeError::Damaged { line: 5 });
    assert_eq!(refusal("damaged-last", b""), ResumeError::Damaged { line: 11 });
    assert_eq!(refusal("newer", b""), ResumeError::Newer { version: 10 });
    assert_eq!(refusal("whole", b"{"), ResumeError::Changed { found: 1054, expected: 1053 });
    assert_eq!(
        refusal("damaged-middle", b"").to_string(),
        "line 5 of the saved game is damaged; repair it into a new game first"
    );
}

#[test]
fn what_is_no_entry_of_this_game_is_refused_and_not_kept() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    writer.append(&Entry::action(5, 5, "white", "move e2e4"), Synced).expect("the disk works");
    let bytes = disk.bytes();
    assert_eq!(
        writer.append(&Entry::action(4, 6, "black", "move e7e5"), Synced),
        Err(SaveError::TimeFalls { time: 4, before: 5 })
    );
    // with an action missing, what comes after it would be another game
    let next = Entry::action(5, 5, "black", "move e7e5");
    let error = writer.append(&next, Synced).expect_err("an action is missing");
    assert!(matches!(error, SaveError::TimeFalls { .. }), "{error}");
    assert_eq!((writer.pending(), disk.bytes()), (0, bytes));
    let reading = journal::read(&disk.bytes()).expect("it is a game");
    assert_eq!((reading.entries.len(), reading.condition), (1, Condition::Whole));
}

#[test]
fn an_entry_that_is_too_long_is_refused() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    let long = Entry::action(5, 5, "black", "\n".repeat(limits::LINE / 2));
    let error = writer.append(&long, Synced).expect_err("it is too long");
    assert!(matches!(error, SaveError::EntryTooLong { bytes } if bytes > limits::LINE), "{error}");
}

#[test]
fn the_longest_line_reads_back() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    let overhead = journal::entry_line(1, &Entry::action(0, 0, "white", "")).len();
    let longest = "x".repeat(limits::LINE - overhead);
    let too_long = Entry::action(0, 0, "white", format!("{longest}x"));
    writer.append(&too_long, Written).expect_err("it is one too long");
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    writer.append(&Entry::action(0, 0, "white", longest), Written).expect("it is just right");
    let reading = journal::read(&disk.bytes()).expect("it is a game");
    assert_eq!((reading.entries.len(), reading.condition), (1, Condition::Whole));
    let file =
        journal::header_line(journal::VERSION, "0.1.0", 0) + &journal::entry_line(1, &too_long);
    let reading = journal::read(file.as_bytes()).expect("it is a game");
    assert!(matches!(reading.condition, Condition::Damaged { line: 1, lost_lines: 1, .. }));
}

#[test]
fn a_disk_that_is_full_from_the_start_takes_no_game() {
    let disk = Disk::default();
    disk.leave_room(Some(10));
    assert_eq!(Writer::create(disk, CREATED, &[]).err(), Some(DiskError::Full.into()));
}

#[test]
fn a_name_is_checked_and_the_last_one_counts() {
    let disk = Disk::default();
    let mut writer = Writer::create(disk.clone(), CREATED, &[]).expect("the disk works");
    writer.append(&Entry::action(700, 5, "white", "move e2e4"), Synced).expect("the disk works");
    for (name, message) in [
        (" \u{a0}", "the name is empty; give it 1 to 200 characters"),
        ("a\nb", "the name holds '\\n', which cannot be shown; leave it out"),
        ("a\u{2028}b", "the name holds '\\u{2028}', which cannot be shown; leave it out"),
        (&"é".repeat(201), "the name has 201 characters; at most 200 are allowed"),
    ] {
        let error = writer.rename(name, 6).expect_err("it is no name");
        assert_eq!(error.to_string(), message);
    }
    writer.rename("Carla", 7).expect("it is a name");
    writer.rename(&format!("  {} ", "é".repeat(200)), 8).expect("it is a name");
    let reading = journal::read(&disk.durable()).expect("it is a game");
    assert_eq!(reading.name(), Some("é".repeat(200).as_str()));
    assert_eq!((reading.entries.len(), reading.time(), reading.changed()), (3, 700, 8));
}

#[test]
fn a_game_of_older_rulings_is_of_the_version_of_what_was_done_in_it() {
    let version = |new: &str, deed: &str| {
        let disk = Disk::default();
        let action = |by: &str, text: &str| Entry::action(0, CREATED, by, text);
        let begun = [action("arbiter", new), action("white", deed)];
        Writer::create(disk.clone(), CREATED, &begun).expect("the disk works");
        journal::read(&disk.bytes()).expect("it is a game").version
    };
    assert_eq!(version("new chess rulings=3", "undo"), 3);
    assert_eq!(version("new chess rulings=3", "undo 2"), 9);
    assert_eq!(version("new chess rulings=3 earlier=1-0", "undo"), 9);
    assert_eq!(version("new chess rulings=4", "undo"), 8);
    assert_eq!(version("new chess rulings=4", "undo 2"), 9);
    assert_eq!(version("new chess rulings=5", "undo"), 9);
}
