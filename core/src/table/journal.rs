//! A saved game: an append-only text of one line for every action, each under
//! a checksum. docs/saved-games.md describes the format.
//!
//! [`read()`] takes any bytes; [`Writer`] keeps what the disk refuses until the
//! disk takes it; [`repair()`] saves what a damaged file still holds.
//! [`create_file`], [`open_file`] and [`read_file`] take paths.
//!
//! ```
//! use annabella::table::journal::{self, Condition, Entry};
//!
//! let mut file = journal::header_line(journal::VERSION, "0.1.0", 1_795_000_000_000);
//! let entry = Entry::action(0, 1_795_000_000_000, "white", "move e2e4");
//! file += &journal::entry_line(1, &entry);
//! let reading = journal::read(file.as_bytes())?;
//! assert_eq!(reading.condition, Condition::Whole);
//! assert_eq!(reading.entries, [entry]);
//! # Ok::<(), annabella::table::journal::NotAGame>(())
//! ```

mod checksum;
mod disk;
mod entry;
mod file;
mod line;
mod name;
mod problem;
mod reading;
mod repair;
mod storage;
mod witness;
mod writer;

use crate::games::GameKind;

pub(super) use checksum::crc32;
pub use disk::DiskError;
pub use entry::{Entry, EntryKind, Source};
pub use file::{OpenError, ReadError, create_file, open_file, read_file, repair_file};
pub(super) use file::{lock, sync_folder};
pub use line::{entry_line, header_line};
pub use name::{NameError, check_name};
pub use problem::{NotAGame, Problem};
pub use reading::{Condition, Reading, read};
pub use repair::{Repair, RepairError, repair};
pub use storage::Storage;
pub(super) use witness::Witness;
pub use writer::{Durability, ResumeError, SaveError, Writer};

/// The newest version of the format that is played on.
pub const VERSION: u32 = 9;

/// The version since which the computer plays like people of a rating.
const RATINGS: u32 = 6;

/// The version since which players comment on moves.
const COMMENTS: u32 = 7;
/// The version since which somebody on another device can play.
const CORRESPONDENCE: u32 = 7;
/// The version since which a claim of a draw stops the clocks (`rulings=4`).
const CLAIMS: u32 = 8;
/// The version since which a call stops the clocks ahead of its reason (`rulings=5`).
const CALLS: u32 = 9;
/// The version since which one action takes back several times, and a game counts those before it.
const SEVERAL: u32 = 9;

/// The lowest version in which a game of this kind can be written: that of one that goes on by the
/// rulings of its time.
pub const fn version_of(kind: GameKind) -> u32 {
    match kind {
        GameKind::Chess | GameKind::Chess960 => 3,
        GameKind::Checkers => 4,
        GameKind::YinYang => 5,
    }
}

/// The version of a game that begins with these entries.
fn version_for(entries: &[Entry]) -> u32 {
    let has_comments = entries.iter().any(|entry| matches!(entry.kind, EntryKind::Comment { .. }));
    let mut actions = entries.iter().filter_map(|entry| match &entry.kind {
        EntryKind::Action { text, .. } => Some(text.as_str()),
        EntryKind::Name(_) | EntryKind::Comment { .. } => None,
    });
    let takes_back_several = actions.clone().any(|text| text.starts_with("undo "));
    let game = actions.next().and_then(|text| text.strip_prefix("new "));
    let has = |is_it: fn(&str) -> bool| game.is_some_and(|game| game.split(' ').any(is_it));
    let rulings = |word: &str| word.strip_prefix("rulings=").and_then(|it| it.parse().ok());
    let number = game.and_then(|game| game.split(' ').find_map(rulings)).unwrap_or(1);
    if takes_back_several || has(|word| word.starts_with("earlier=")) {
        return SEVERAL;
    }
    if number >= 4 {
        return if number == 4 { CLAIMS } else { CALLS };
    }
    if has_comments {
        return COMMENTS;
    }
    if has(|word| word.ends_with("=correspondent")) {
        return CORRESPONDENCE;
    }
    if has(|word| word.contains("=rating:")) {
        return RATINGS;
    }
    let kind = game.and_then(|game| GameKind::read(game.split(' ').next()?));
    version_of(kind.unwrap_or_default())
}

/// How much a file may hold.
pub mod limits {
    /// A line has at most this many bytes, its end included.
    pub const LINE: usize = 1 << 20;

    /// A file has at most this many bytes.
    pub const FILE: u64 = 256 << 20;

    /// The name of a game has at most this many characters.
    pub const NAME: usize = 200;

    /// A comment has at most this many characters.
    pub const COMMENT: usize = 2_000;
}
