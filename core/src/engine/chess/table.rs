//! What is known about positions met before (chessprogramming.org,
//! "Transposition Table").

use super::score::{MATE_BOUND, MAX_PLY};
use crate::games::chess::Move;

/// In which direction a stored value may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The position is worth at most this.
    Upper,
    /// The position is worth at least this.
    Lower,
    /// The value was searched with an open window.
    Exact,
}

/// What the table tells about a position.
///
/// Another position may have the same key, so `best` is a hint that is only
/// ever compared with legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) best: Option<Move>,
    /// Mates are counted from the position that was looked up.
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// 16 bytes, four of which are one cache line.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    best: Option<Move>,
    value: i16,
    depth: u8,
    /// Two bits of bound, 0 for an empty slot, and six of age.
    tag: u8,
}

const EMPTY: Slot = Slot { key: 0, best: None, value: 0, depth: 0, tag: 0 };
const WAYS: usize = 4;
const MAX_MIB: usize = 1 << 12;
/// One more search makes an entry as worthless as this many plies less depth.
const PLIES_PER_AGE: i32 = 4;

#[repr(align(64))]
#[derive(Clone, Copy)]
struct Bucket([Slot; WAYS]);

/// A power of two of buckets, chosen by the low bits of the key.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// One less than the number of buckets in use.
    mask: u64,
    age: u8,
}

impl Table {
    /// At most `mib` MiB; less where that is no power of two or memory is
    /// short, and one bucket for 0.
    pub(super) fn new(mib: usize) -> Table {
        let mut buckets = Vec::new();
        let mut count = bucket_count(mib);
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize(count, Bucket([EMPTY; WAYS]));
        Table { mask: count as u64 - 1, buckets, age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket([EMPTY; WAYS]));
        self.age = 0;
    }

    /// Forgets everything and uses room for about `entries` from now on, no
    /// more and no less, so that the machine's memory changes no result.
    pub(super) fn restart_with(&mut self, entries: u64) {
        let count = (entries.min(1 << 24) as usize / WAYS).next_power_of_two();
        if self.buckets.len() < count {
            self.buckets.resize(count, Bucket([EMPTY; WAYS]));
        }
        self.buckets[..count].fill(Bucket([EMPTY; WAYS]));
        self.mask = count as u64 - 1;
        self.age = 0;
    }

    /// Uses all the room there is again.
    pub(super) fn use_all(&mut self) {
        self.mask = self.buckets.len() as u64 - 1;
    }

    /// Notes that a new search begins: what is there counts for less.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let Bucket(slots) = &self.buckets[self.index(key)];
        let slot = slots.iter().find(|slot| slot.key == key && slot.tag != 0)?;
        let bound = match slot.tag & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Entry {
            best: slot.best,
            value: from_position(i32::from(slot.value), ply),
            depth: i32::from(slot.depth),
            bound,
        })
    }

    /// Keeps what was found about the position with this key, `ply` plies from
    /// the root, in place of the least useful of its bucket.
    pub(super) fn store(&mut self, key: u64, ply: usize, entry: Entry) {
        let index = self.index(key);
        let age = self.age;
        let Bucket(slots) = &mut self.buckets[index];
        let usefulness = |slot: &Slot| {
            let years = i32::from(age.wrapping_sub(slot.tag >> 2) & 63);
            if slot.tag == 0 { i32::MIN } else { i32::from(slot.depth) - PLIES_PER_AGE * years }
        };
        let same = slots.iter().position(|slot| slot.key == key && slot.tag != 0);
        let at = same.unwrap_or_else(|| {
            (1..WAYS).fold(0, |worst, at| {
                if usefulness(&slots[at]) < usefulness(&slots[worst]) { at } else { worst }
            })
        });
        let slot = &mut slots[at];
        // a move found earlier is better than none
        let best = entry.best.or(if same.is_some() { slot.best } else { None });
        *slot = Slot {
            key,
            best,
            value: to_position(entry.value, ply) as i16,
            depth: entry.depth.clamp(0, 255) as u8,
            tag: age << 2 | (entry.bound as u8 + 1),
        };
    }

    fn index(&self, key: u64) -> usize {
        (key & self.mask) as usize
    }
}

fn bucket_count(mib: usize) -> usize {
    let count = (mib.min(MAX_MIB) << 20) / size_of::<Bucket>();
    if count == 0 { 1 } else { 1 << count.ilog2() }
}

/// A mate is as far from the position as the value says, not from the root.
fn to_position(value: i32, ply: usize) -> i32 {
    match value {
        MATE_BOUND.. => value + ply as i32,
        ..=MATED_BOUND => value - ply as i32,
        _ => value,
    }
}

fn from_position(value: i32, ply: usize) -> i32 {
    match value {
        MATE_BOUND.. => value - ply as i32,
        ..=MATED_BOUND => value + ply as i32,
        _ => value,
    }
}

const MATED_BOUND: i32 = -MATE_BOUND;
const _: () = assert!(size_of::<Bucket>() == 64 && MAX_PLY < 256);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chess::score::MATE;
    use crate::games::chess::Square;

    fn entry(value: i32, depth: i32) -> Entry {
        let best = Some(Move::normal(Square::E2, Square::E4));
        Entry { best, value, depth, bound: Bound::Exact }
    }

    #[test]
    fn finds_what_it_stored() {
        let mut table = Table::new(1);
        assert_eq!(table.probe(0, 0), None);
        table.store(0, 0, entry(-17, 5));
        assert_eq!(table.probe(0, 0), Some(entry(-17, 5)));
        assert_eq!(table.probe(1 << 40, 0), None);
        table.store(0, 0, Entry { best: None, ..entry(4, 6) });
        assert_eq!(table.probe(0, 0), Some(entry(4, 6)), "the move is kept");
        table.clear();
        assert_eq!(table.probe(0, 0), None);
    }

    #[test]
    fn a_mate_is_counted_from_where_it_is_looked_up() {
        let mut table = Table::new(0);
        table.store(9, 4, entry(MATE - 7, 3));
        assert_eq!(table.probe(9, 2).map(|entry| entry.value), Some(MATE - 5));
    }

    #[test]
    fn keeps_deep_entries_and_drops_old_ones() {
        let mut table = Table::new(0);
        for (key, depth) in (1..).zip([9, 2, 8, 7]) {
            table.store(key, 0, entry(0, depth));
        }
        table.store(5, 0, entry(0, 1));
        assert!(table.probe(1, 0).is_some() && table.probe(2, 0).is_none());
        for _ in 0..3 {
            table.grow_older();
        }
        table.store(1, 0, entry(0, 1));
        for key in 6..9 {
            table.store(key, 0, entry(0, 1));
        }
        assert!(table.probe(1, 0).is_some() && table.probe(3, 0).is_none());
    }

    #[test]
    fn any_size_will_do() {
        assert_eq!(Table::new(0).buckets.len(), 1);
        assert_eq!(Table::new(3).buckets.len(), 2 << 14);
        assert_eq!(bucket_count(usize::MAX), MAX_MIB << 14);
    }
}
