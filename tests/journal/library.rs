//! A folder of games.

use std::collections::BTreeSet;
use std::fs;

use annabella::table::journal::{
    Condition, DiskError, Durability, Entry, NameError, NotAGame, OpenError, ReadError, Repair,
    RepairError, SaveError,
};
use annabella::table::library::{Library, LibraryError};
use tempfile::TempDir;

use crate::fixtures::{CREATED, entries, saved};

const DAY: u64 = 86_400_000;

fn library() -> (TempDir, Library) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(folder.path().join("inner/games"));
    (folder, library)
}

/// Puts one of the files of `tests/saved` into the library.
fn put(library: &Library, id: &str, name: &str) {
    fs::create_dir_all(library.folder()).expect("the folder can be made");
    fs::write(library.path(id).expect("it is an id"), saved(name)).expect("it can be written");
}

fn ids(library: &Library) -> Vec<String> {
    library.list().expect("it can be listed").into_iter().map(|listed| listed.id).collect()
}

#[test]
fn the_folder_is_made_with_the_first_game() {
    let (folder, library) = library();
    assert_eq!((library.list(), library.of_deleted().list()), (Ok(vec![]), Ok(vec![])));
    assert!(!folder.path().join("inner").exists());
    let (_, id) = library.create(CREATED, &[]).expect("the disk works");
    assert_eq!(id, "2026-11-21-1");
    assert!(library.folder().join("2026-11-21-1.annabella").is_file());
}

#[test]
fn several_games_are_open_at_once() {
    let (_folder, library) = library();
    let mut games: Vec<_> =
        (0..5).map(|_| library.create(CREATED, &[]).expect("the disk works")).collect();
    for entry in entries() {
        for (writer, _) in &mut games {
            writer.append(&entry, Durability::Written).expect("the disk works");
        }
    }
    for (number, (_, id)) in (1..).zip(&games) {
        assert_eq!(*id, format!("2026-11-21-{number}"));
        assert_eq!(library.read(id).expect("it is a game").entries, entries());
        assert_eq!(library.open_for_play(id).err(), Some(OpenError::OpenElsewhere.into()));
    }
}

#[test]
fn games_are_listed_with_the_last_changed_first() {
    let (_folder, library) = library();
    for at in [3 * DAY, 7 * DAY, 5 * DAY] {
        let (mut writer, _) = library.create(at, &[]).expect("the disk works");
        let entry = Entry::action(0, at + 1, "arbiter", "start");
        writer.append(&entry, Durability::Written).expect("the disk works");
    }
    assert_eq!(ids(&library), ["1970-01-08-1", "1970-01-06-1", "1970-01-04-1"]);
    library.rename("1970-01-04-1", "The oldest", 9 * DAY).expect("it can be named");
    let listed = library.list().expect("it can be listed");
    let first = listed[0].content.as_ref().expect("it is a game");
    assert_eq!(
        (listed[0].id.as_str(), first.name.as_deref()),
        ("1970-01-04-1", Some("The oldest"))
    );
    assert_eq!((first.created, first.changed, first.entries), (3 * DAY, 9 * DAY, 2));
    assert_eq!(first.condition, Condition::Whole);
}

#[test]
fn what_cannot_be_read_is_listed_with_the_reason() {
    let (_folder, library) = library();
    for name in ["whole", "damaged-middle", "newer", "not-a-game", "empty"] {
        put(&library, name, name);
    }
    fs::write(library.folder().join(".whole.annabella"), "").expect("it can be written");
    fs::create_dir(library.folder().join("folder.annabella")).expect("it can be made");
    fs::write(library.folder().join("readme.txt"), "no game").expect("it can be written");
    let listed = library.list().expect("it can be listed");
    let states: Vec<_> = listed
        .iter()
        .map(|listed| match &listed.content {
            Ok(summary) => (listed.id.as_str(), format!("{:?}", summary.condition)),
            Err(error) => (listed.id.as_str(), error.to_string()),
        })
        .collect();
    assert_eq!(states.iter().filter(|(_, state)| state == "Whole").count(), 1);
    let reasons: Vec<_> = states[3..].iter().map(|(id, reason)| (*id, reason.as_str())).collect();
    assert_eq!(
        reasons,
        [
            (
                "not-a-game",
                "the file is no saved game: it does not begin with {\"annabella\":\"game\""
            ),
            ("folder", "this is no ordinary file, so it holds no game"),
            ("empty", "the file is empty; a saved game begins with a line that says so"),
        ]
    );
}

#[test]
fn no_id_leads_out_of_the_folder() {
    let (folder, library) = library();
    put(&library, "game", "whole");
    fs::write(folder.path().join("other.annabella"), saved("whole")).expect("it can be written");
    let long = "x".repeat(201);
    for id in [
        "",
        ".",
        "..",
        "../../other",
        "/etc/passwd",
        "a/b",
        "a\\b",
        "C:game",
        "a\0b",
        "a\nb",
        "deleted/game",
        ".hidden",
        &long,
    ] {
        let refusal = LibraryError::Id(id.into());
        assert_eq!(library.path(id), Err(refusal.clone()));
        assert_eq!(library.read(id), Err(refusal.clone()));
        assert_eq!(library.open_for_play(id).err(), Some(refusal.clone()));
        assert_eq!(library.rename(id, "name", 0), Err(refusal.clone()));
        assert_eq!(library.delete(id, 0), Err(refusal.clone()));
        assert_eq!(library.restore(id), Err(refusal.clone()));
        assert_eq!(library.repair(id, 0), Err(refusal));
    }
    assert_eq!(
        library.read("Evening é 1").err(),
        Some(LibraryError::Missing("Evening é 1".into()))
    );
}

#[test]
fn a_game_is_named_by_whoever_has_it() {
    let (_folder, library) = library();
    let (mut writer, id) = library.create(CREATED, &[]).expect("the disk works");
    let busy = library.rename(&id, "Mine", CREATED + 1);
    assert_eq!(busy, Err(OpenError::OpenElsewhere.into()));
    writer.rename("Yours", CREATED + 2).expect("it can be named");
    drop(writer);
    assert_eq!(library.read(&id).expect("it is a game").name(), Some("Yours"));
    library.rename(&id, " Mine ", CREATED + 3).expect("it can be named");
    assert_eq!(library.read(&id).expect("it is a game").name(), Some("Mine"));
    let empty = library.rename(&id, "", CREATED + 4);
    assert_eq!(empty, Err(LibraryError::Save(SaveError::Name(NameError::Empty))));
    let missing = library.rename("none", "x", CREATED);
    assert_eq!(missing, Err(LibraryError::Missing("none".into())));
}

#[test]
fn a_deleted_game_comes_back() {
    let (_folder, library) = library();
    put(&library, "game", "whole");
    put(&library, "broken", "not-a-game");
    assert_eq!(library.delete("game", 1), Ok("game".into()));
    assert_eq!(library.delete("broken", 1), Ok("broken".into()));
    assert_eq!(library.delete("game", 1), Err(LibraryError::Missing("game".into())));
    assert_eq!(library.read("game"), Err(LibraryError::Missing("game".into())));
    assert_eq!(
        (ids(&library).len(), library.of_deleted().list().expect("it can be listed").len()),
        (0, 2)
    );
    assert_eq!(library.restore("game"), Ok("game".into()));
    assert_eq!(library.restore("game"), Err(LibraryError::Missing("game".into())));
    assert_eq!(library.read("game").expect("it is a game").entries, entries());
}

#[test]
fn the_game_that_was_deleted_last_is_known() {
    let (_folder, library) = library();
    assert_eq!(library.last_deleted(), Ok(None));
    for id in ["a", "b"] {
        put(&library, id, "whole");
    }
    library.delete("b", CREATED).expect("it can be deleted");
    library.delete("a", CREATED + DAY).expect("it can be deleted");
    assert_eq!(library.last_deleted(), Ok(Some("a".into())));
    library.restore("a").expect("it can be restored");
    assert_eq!(library.last_deleted(), Ok(Some("b".into())));
}

#[test]
fn an_open_game_is_not_deleted() {
    let (_folder, library) = library();
    let (writer, id) = library.create(CREATED, &[]).expect("the disk works");
    assert_eq!(library.delete(&id, 1), Err(OpenError::OpenElsewhere.into()));
    drop(writer);
    assert_eq!(library.delete(&id, 1), Ok(id));
}

#[test]
fn no_file_ever_replaces_another() {
    let (_folder, library) = library();
    let (_, first) = library.create(CREATED, &[]).expect("the disk works");
    library.delete(&first, CREATED).expect("it can be deleted");
    let (_, second) = library.create(CREATED, &[]).expect("the disk works");
    assert_eq!(second, "2026-11-21-2", "the first number is a deleted game's");
    put(&library, &first, "whole");
    assert_eq!(library.delete(&first, CREATED), Ok("2026-11-21-1-2".into()));
    put(&library, &first, "newer");
    assert_eq!(library.restore("2026-11-21-1"), Ok("2026-11-21-1-2".into()));
    assert_eq!(library.restore("2026-11-21-1-2"), Ok("2026-11-21-1-2-2".into()));
    let all: BTreeSet<_> = ids(&library).into_iter().collect();
    assert_eq!(
        all,
        ["2026-11-21-1", "2026-11-21-1-2", "2026-11-21-1-2-2", "2026-11-21-2"]
            .map(str::to_owned)
            .into()
    );
    assert_eq!(library.read("2026-11-21-1").expect("it is a game").version, 10);
    assert_eq!(library.read("2026-11-21-1-2").expect("it is a game").entries, []);
    assert_eq!(library.read("2026-11-21-1-2-2").expect("it is a game").entries, entries());
}

#[test]
fn only_what_was_deleted_long_ago_is_purged() {
    let (_folder, library) = library();
    assert_eq!(library.purge(u64::MAX), Ok(0));
    for (id, at) in [("old", 10 * DAY), ("new", 20 * DAY), ("kept", 0)] {
        put(&library, id, "whole");
        if at > 0 {
            library.delete(id, at).expect("it can be deleted");
        }
    }
    assert_eq!(library.purge(15 * DAY), Ok(1));
    let deleted = library.of_deleted().list().expect("it can be listed");
    assert_eq!((deleted.len(), deleted[0].id.as_str()), (1, "new"));
    assert_eq!(library.purge(20 * DAY + 1), Ok(1));
    assert_eq!(library.of_deleted().list(), Ok(vec![]));
    assert_eq!(ids(&library), ["kept"]);
}

#[test]
fn a_damaged_game_is_repaired_beside_itself() {
    let (_folder, library) = library();
    put(&library, "game", "damaged-middle");
    put(&library, "2026-11-21-1", "whole");
    let report = Repair { entries: 4, lost_lines: 7, header_lost: false };
    assert_eq!(library.repair("game", CREATED), Ok(("2026-11-21-2".into(), report)));
    let (_writer, reading) = library.open_for_play("2026-11-21-2").expect("it is whole");
    assert_eq!(reading.entries, entries()[..4]);
    let old = fs::read(library.path("game").expect("it is an id")).expect("it can be read");
    assert_eq!(old, saved("damaged-middle"));
    let whole = library.repair("2026-11-21-1", CREATED);
    assert_eq!(whole, Err(LibraryError::Repair(RepairError::Whole)));
    assert_eq!(ids(&library).len(), 3, "nothing is left behind");
    let missing = library.repair("none", CREATED);
    assert_eq!(missing, Err(LibraryError::Missing("none".into())));
}

#[test]
fn damaged_and_newer_games_are_not_named() {
    let (_folder, library) = library();
    for name in ["damaged-last", "newer", "not-a-game"] {
        put(&library, name, name);
        library.rename(name, "Carla", CREATED).expect_err("it can only be looked at");
        let bytes = fs::read(library.path(name).expect("it is an id")).expect("it can be read");
        assert_eq!(bytes, saved(name));
    }
    let error = library.read("not-a-game").expect_err("it is no game");
    assert_eq!(error, LibraryError::Read(ReadError::NotAGame(NotAGame::Foreign)));
}

#[test]
fn a_file_where_the_folder_should_be_is_named() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("games");
    fs::write(&file, "no folder").expect("it can be written");
    for library in [Library::open(&file), Library::open(file.join("inner"))] {
        let error = library.create(CREATED, &[]).expect_err("there is no folder");
        assert!(
            matches!(error, LibraryError::Disk(DiskError::WrongKind | DiskError::Exists)),
            "{error:?}"
        );
        library.list().expect_err("there is no folder");
    }
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_can_be_looked_at() {
    use std::os::unix::fs::PermissionsExt;

    let (_folder, library) = library();
    put(&library, "game", "whole");
    let allow = |mode| {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(library.folder(), permissions).expect("it is ours");
    };
    allow(0o555);
    let created = library.create(CREATED, &[]);
    assert_eq!(library.read("game").expect("it is a game").entries, entries());
    let deleted = library.delete("game", CREATED);
    allow(0o755);
    // the system's administrator may write everywhere
    if created.is_err() {
        assert_eq!(created.err(), Some(LibraryError::Disk(DiskError::NoPermission)));
        assert_eq!(deleted, Err(LibraryError::Disk(DiskError::NoPermission)));
        assert_eq!(ids(&library), ["game"]);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_files_says_why() {
    let error = Library::open("/proc").create(CREATED, &[]).expect_err("nobody can write there");
    assert!(matches!(error, LibraryError::Disk(_)), "{error:?}");
}
