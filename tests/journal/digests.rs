//! The file that each game of tests/laws and tests/transcripts writes, by its checksum in
//! tests/journal/digests.txt, so that no deed and no key of `new …` is written in another way
//! unseen. `ANNABELLA_UPDATE=1` writes the checksums of new games.

use std::collections::BTreeSet;
use std::fmt::Write;

use annabella::session::DeedKind;
use annabella::table::journal::{self, Durability, Entry, Reading, Writer};

use crate::disk::Disk;
use crate::fixtures::CREATED;
use crate::golden;
use crate::stage::{self, Script};

/// What no case has in its line `new …`.
const MORE: &str = "\
# The computer resigns.
new chess black=full:3 resigns=yes

# Two blind players, and how long each can correct.
new chess blind=both white-correction=0:05 black-correction=0:10 white-voice=reports
";

/// The file of a game that began at a fixed time of day, and what was done in it.
fn file(text: &str) -> Option<(Vec<u8>, Vec<DeedKind>)> {
    let disk = Disk::default();
    let mut writer = None;
    let mut kinds = Vec::new();
    let mut revision = 0;
    stage::play_steps(text, |step| {
        let state = step.state;
        let Some(action) = step.action else {
            let entry = Entry::action(0, CREATED, "arbiter", state.setup().to_saved());
            let begun = Writer::create(disk.clone(), CREATED, &[entry]);
            writer = Some(begun.expect("the disk works"));
            revision = state.revision();
            return;
        };
        if state.revision() > revision {
            revision = state.revision();
            let (time, kind) = (state.time(), state.kind());
            let deed = action.deed.text(kind).to_string();
            let entry = Entry::action(time, CREATED + time, action.by.name(kind), deed);
            let writer = writer.as_mut().expect("the game has begun");
            writer.append(&entry, Durability::Written).expect("the disk works");
            kinds.push(action.deed.kind());
        }
    });
    writer.map(|_| (disk.bytes(), kinds))
}

/// The checksum of a file without the version of the program that stands in its header.
fn digest(bytes: &[u8], reading: &Reading) -> u32 {
    let end = bytes.iter().position(|&byte| byte == b'\n').expect("a header");
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{} {}", reading.version, reading.created).as_bytes());
    hasher.update(&bytes[end..]);
    hasher.finalize()
}

/// The keys of the line `new …` as they stand in a file.
fn keys() -> Vec<String> {
    let of_game = "fen moves mode clock clock-black press begins default-time away white black \
        white-name black-name supervised draws resigns score rulings session days blind seed";
    let of_each = ["assistant", "repeats", "correction", "voice", "hidden"];
    let of_each =
        of_each.into_iter().flat_map(|key| [format!("white-{key}"), format!("black-{key}")]);
    of_game
        .split_whitespace()
        .map(str::to_owned)
        .chain(of_each)
        .map(|key| format!(" {key}="))
        .collect()
}

#[test]
fn every_game_writes_the_file_that_it_wrote() {
    let mut table = String::new();
    let (mut kinds, mut begun) = (BTreeSet::new(), String::new());
    let more = Script { name: "more".to_owned(), text: MORE.to_owned() };
    for script in stage::scripts().into_iter().chain([more]) {
        writeln!(table, "{}", script.name).unwrap();
        for case in script.cases() {
            let Some((bytes, done)) = file(case.text) else { continue };
            kinds.extend(done.iter().map(|kind| kind.name()));
            let reading = journal::read(&bytes).expect("it is a game");
            begun += &String::from_utf8_lossy(&bytes[..bytes.len().min(1_000)]);
            let lines = reading.entries.len();
            let crc = digest(&bytes, &reading);
            writeln!(table, "  {crc:08x} {lines:3} {}. {}", case.number, case.heading).unwrap();
        }
    }
    let all = DeedKind::ALL.map(DeedKind::name);
    let unwritten: Vec<&str> = all.into_iter().filter(|name| !kinds.contains(name)).collect();
    assert!(unwritten.is_empty(), "in no game: {unwritten:?}");
    let missing: Vec<String> = keys().into_iter().filter(|key| !begun.contains(key)).collect();
    assert!(missing.is_empty(), "in no line `new …`: {missing:?}");
    golden::check("tests/journal/digests.txt", &table);
}
