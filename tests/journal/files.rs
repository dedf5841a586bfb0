//! Games in real files.

use std::fs::{self, File};
use std::path::Path;

use annabella::table::journal::{
    self, Condition, DiskError, Durability, NotAGame, OpenError, ReadError, Repair, RepairError,
    ResumeError, SaveError, Writer,
};
use tempfile::TempDir;

use crate::fixtures::{CREATED, entries, saved};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

fn put(folder: &TempDir, name: &str, bytes: &[u8]) -> std::path::PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("the file can be written");
    path
}

#[test]
fn a_game_is_made_left_and_gone_on_with() {
    let folder = folder();
    let path = folder.path().join("game");
    let mut writer = journal::create_file(&path, CREATED, &[]).expect("the disk works");
    for entry in &entries()[..5] {
        writer.append(entry, Durability::Written).expect("the disk works");
    }
    drop(writer);
    let (mut writer, reading) = journal::open_file(&path).expect("it can be gone on with");
    assert_eq!(reading.entries, entries()[..5]);
    for entry in &entries()[5..] {
        writer.append(entry, Durability::Synced).expect("the disk works");
    }
    assert_eq!(fs::read(&path).expect("it can be read"), saved("whole-3"));
}

#[test]
fn a_game_is_never_made_over_a_file() {
    let folder = folder();
    let path = put(&folder, "game", b"something dear");
    assert_eq!(journal::create_file(&path, CREATED, &[]).err(), Some(DiskError::Exists.into()));
    assert_eq!(fs::read(&path).expect("it can be read"), b"something dear");
}

#[test]
fn a_cut_file_is_mended_by_opening_it() {
    let folder = folder();
    let path = put(&folder, "game", &saved("unfinished"));
    let (writer, reading) = journal::open_file(&path).expect("it can be gone on with");
    assert!(matches!(reading.condition, Condition::Unfinished { .. }));
    drop(writer);
    let reading = journal::read_file(&path).expect("it is a game");
    assert_eq!((reading.condition, reading.entries.len()), (Condition::Whole, 10));
}

#[test]
fn an_open_game_may_be_looked_at_but_not_opened_twice() {
    let folder = folder();
    let path = folder.path().join("game");
    let mut writer = journal::create_file(&path, CREATED, &[]).expect("the disk works");
    let error = journal::open_file(&path).expect_err("it is open");
    assert_eq!(error, OpenError::OpenElsewhere);
    assert_eq!(
        error.to_string(),
        "the game is open in another window; look at it here, or continue there"
    );
    writer.append(&entries()[0], Durability::Written).expect("the disk works");
    assert_eq!(journal::read_file(&path).expect("it is a game").entries.len(), 1);
    drop(writer);
    let (_writer, _) = journal::open_file(&path).expect("it is free again");
    journal::open_file(&path).expect_err("it is open again");
}

#[test]
fn what_cannot_be_opened_says_why() {
    let folder = folder();
    let open = |path: &Path| journal::open_file(path).expect_err("it cannot be opened");
    assert_eq!(open(&folder.path().join("none")), DiskError::Missing.into());
    assert_eq!(open(folder.path()), ReadError::NoFile.into());
    assert_eq!(journal::read_file(folder.path()), Err(ReadError::NoFile));
    let path = put(&folder, "pgn", &saved("not-a-game"));
    assert_eq!(open(&path), ReadError::NotAGame(NotAGame::Foreign).into());
    let path = put(&folder, "damaged", &saved("damaged-middle"));
    assert_eq!(open(&path), ResumeError::Damaged { line: 5 }.into());
    let path = put(&folder, "newer", &saved("newer"));
    let error = open(&path);
    assert_eq!(
        error.to_string(),
        "a newer version made this game (format 10); it can only be looked at here"
    );
    assert_eq!(fs::read(&path).expect("it can be read"), saved("newer"));
}

#[test]
fn a_file_far_too_long_is_not_read() {
    let folder = folder();
    let path = put(&folder, "game", &saved("whole"));
    let file = File::options().write(true).open(&path).expect("it can be opened");
    file.set_len(1 << 32).expect("it takes no room");
    assert_eq!(journal::read_file(&path), Err(ReadError::TooLong { bytes: 1 << 32 }));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named() {
    let full = File::options().write(true).open("/dev/full").expect("Linux has it");
    let error = Writer::create(full, CREATED, &[]).expect_err("it is full");
    assert_eq!(error, SaveError::Disk(DiskError::Full));
    assert_eq!(DiskError::Full.to_string(), "the disk is full; free some space");
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_or_a_pipe_is_no_game() {
    assert_eq!(journal::read_file(Path::new("/dev/zero")), Err(ReadError::NoFile));
    assert_eq!(journal::open_file(Path::new("/dev/full")).err(), Some(ReadError::NoFile.into()));
}

#[test]
fn a_damaged_game_is_repaired_into_a_new_file() {
    let folder = folder();
    for (name, entries, lost_lines, header_lost) in [
        ("damaged-middle", 4, 7, false),
        ("damaged-last", 10, 1, false),
        ("missing-line", 4, 6, false),
        ("unfinished", 10, 1, false),
        ("zeros", 11, 0, false),
        ("damaged-header", 11, 0, true),
    ] {
        let from = put(&folder, name, &saved(name));
        let to = folder.path().join(format!("{name}-repaired"));
        let report = journal::repair_file(&from, &to).expect("it can be repaired");
        assert_eq!(report, Repair { entries, lost_lines, header_lost });
        assert_eq!(fs::read(&from).expect("it can be read"), saved(name));
        let (_writer, reading) = journal::open_file(&to).expect("it can be gone on with");
        assert_eq!(reading.condition, Condition::Whole);
        assert_eq!(reading.entries, crate::fixtures::entries()[..entries]);
        assert_eq!(reading.created, CREATED);
    }
}

#[test]
fn a_repair_tells_what_it_did() {
    let report = Repair { entries: 10, lost_lines: 1, header_lost: false };
    assert_eq!(report.to_string(), "10 lines saved, 1 line lost");
    let report = Repair { entries: 1, lost_lines: 0, header_lost: true };
    assert_eq!(report.to_string(), "1 line saved, 0 lines lost, the first line made anew");
}

#[test]
fn a_repair_keeps_fields_that_are_unknown() {
    let bytes = [&saved("extra-fields")[..], b"{"].concat();
    let (repaired, _) = journal::repair(&bytes).expect("it can be repaired");
    assert_eq!(repaired, saved("extra-fields"));
}

#[test]
fn nothing_is_repaired_where_nothing_can_be() {
    let folder = folder();
    let to = folder.path().join("to");
    for (name, error) in [
        ("whole", RepairError::Whole),
        ("newer", RepairError::Newer { version: 10 }),
        ("empty", RepairError::Nothing(NotAGame::Empty)),
        ("cut-header", RepairError::Nothing(NotAGame::HeaderCut)),
        ("not-a-game", RepairError::Nothing(NotAGame::Foreign)),
    ] {
        let from = put(&folder, name, &saved(name));
        assert_eq!(journal::repair_file(&from, &to), Err(error));
        assert!(!to.exists());
    }
    let from = put(&folder, "damaged", &saved("damaged-last"));
    let taken = put(&folder, "taken", b"something dear");
    let error = journal::repair_file(&from, &taken).expect_err("it is there already");
    assert_eq!(error, RepairError::Write(DiskError::Exists));
    assert_eq!(fs::read(taken).expect("it can be read"), b"something dear");
}
