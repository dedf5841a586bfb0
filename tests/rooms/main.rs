//! The order of the rooms: each uses only rooms below it (ARCHITECTURE.md).

mod circles;
mod games;
#[path = "../golden/mod.rs"]
mod golden;

use std::fs;
use std::path::{Path, PathBuf};

/// From the bottom to the top; rooms of one group do not know each other.
const ORDER: [&[&str]; 8] = [
    &["text"],
    &["games"],
    &["engine", "arbiter"],
    &["session"],
    &["trainer"],
    &["speech"],
    &["table"],
    &["ffi"],
];

#[test]
fn a_room_uses_only_rooms_below_it() {
    let source = source();
    let mut breaches = Vec::new();
    for file in rust_files(&source) {
        let Some(room) = room_of(&source, &file) else { continue };
        let text = fs::read_to_string(&file).expect("source can be read");
        for used in rooms_used(&text) {
            if used != room && place(used) >= place(&room) {
                breaches.push(format!("{}: {room} uses {used}", file.display()));
            }
        }
    }
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

#[test]
fn every_folder_of_the_core_is_a_room() {
    let source = source();
    for file in rust_files(&source) {
        if let Some(room) = room_of(&source, &file) {
            assert!(ORDER.concat().contains(&room.as_str()), "{} is in no room", file.display());
        }
    }
}

#[test]
fn uses_are_found_in_every_form() {
    let text = "use crate::games::chess::Move;\nuse crate::{engine::Level, session};\n\
                let x = crate::table::open();\n// crate::ffi is only mentioned";
    assert_eq!(rooms_used(text), ["games", "engine", "session", "table"]);
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("core/src")
}

fn place(room: &str) -> Option<usize> {
    ORDER.iter().position(|group| group.contains(&room))
}

/// `core/src/games/chess.rs` and `core/src/games.rs` are in `games`; lib.rs is in none.
fn room_of(source: &Path, file: &Path) -> Option<String> {
    let first = file.strip_prefix(source).ok()?.components().next()?;
    let name = Path::new(first.as_os_str()).file_stem()?.to_str()?;
    (name != "lib").then(|| name.to_owned())
}

/// The rooms that a source text names by a path from `crate`, comments left out.
fn rooms_used(text: &str) -> Vec<&str> {
    let mut rooms = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for (at, found) in line.match_indices("crate::") {
            let rest = &line[at + found.len()..];
            let list = rest.strip_prefix('{').map_or(rest, |list| list.trim_end_matches("};"));
            let names =
                if list.len() == rest.len() { vec![rest] } else { list.split(',').collect() };
            rooms.extend(names.into_iter().map(first_name).filter(|name| place(name).is_some()));
        }
    }
    rooms
}

fn first_name(path: &str) -> &str {
    let path = path.trim();
    let end = path.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(path.len());
    &path[..end]
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}
