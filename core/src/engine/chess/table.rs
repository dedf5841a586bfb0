//! What is known about positions met before (chessprogramming.org,
//! "Transposition Table").

use std::sync::atomic::{AtomicU64, Ordering};

use super::score::{MATE_BOUND, MAX_PLY};
use crate::games::chess::Move;

/// In which direction a value may be wrong.
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
    /// What the position is worth without looking further; `None` in check.
    pub(super) evaluation: Option<i32>,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// An entry as the table keeps it, in 64 bits.
#[derive(Clone, Copy)]
struct Packed {
    best: u16,
    value: i16,
    evaluation: i16,
    depth: u8,
    /// Two bits of bound, 0 for an empty slot, and six of age.
    tag: u8,
}

/// Stands for an evaluation that was not made.
const UNKNOWN: i16 = i16::MIN;

impl Packed {
    fn from_bits(bits: u64) -> Packed {
        Packed {
            best: bits as u16,
            value: (bits >> 16) as i16,
            evaluation: (bits >> 32) as i16,
            depth: (bits >> 48) as u8,
            tag: (bits >> 56) as u8,
        }
    }

    fn bits(self) -> u64 {
        u64::from(self.best)
            | u64::from(self.value as u16) << 16
            | u64::from(self.evaluation as u16) << 32
            | u64::from(self.depth) << 48
            | u64::from(self.tag) << 56
    }

    fn is_empty(self) -> bool {
        self.tag == 0
    }

    fn bound(self) -> Option<Bound> {
        match self.tag & 3 {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    /// The age of a table is counted in six bits.
    fn years(self, age: u8) -> i32 {
        i32::from(age.wrapping_sub(self.tag >> 2) & 63)
    }
}

/// Threads share the table without locks: the key is stored mixed with the
/// data, so that halves written by two threads do not fit and count as nothing
/// (Hyatt and Mann, "A Lock-less Transposition Table Implementation for
/// Parallel Search", 2002).
#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    fn read(&self) -> (u64, Packed) {
        let data = self.data.load(Ordering::Relaxed);
        (self.mixed.load(Ordering::Relaxed) ^ data, Packed::from_bits(data))
    }

    fn write(&self, key: u64, packed: Packed) {
        let data = packed.bits();
        self.mixed.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

const WAYS: usize = 4;
pub(super) const MAX_MIB: usize = 1 << 15;
/// One more search makes an entry as worthless as this many plies less depth.
const PLIES_PER_AGE: i32 = 4;
/// An entry of an open window is worth this many plies more than a bound.
const PLIES_OF_EXACT: i32 = 2;

/// Four slots fill one cache line.
#[repr(align(64))]
#[derive(Default)]
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
        buckets.resize_with(count, Bucket::default);
        Table { mask: count as u64 - 1, buckets, age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
    }

    /// Forgets everything and uses room for about `entries` from now on, no
    /// more and no less, so that the machine's memory changes no result.
    pub(super) fn restart_with(&mut self, entries: u64) {
        let count = (entries.min(1 << 24) as usize / WAYS).next_power_of_two();
        if self.buckets.len() < count {
            self.buckets.resize_with(count, Bucket::default);
        }
        self.buckets[..count].fill_with(Bucket::default);
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
        let (_, packed) = slots.iter().map(Slot::read).find(|&(stored, _)| stored == key)?;
        Some(Entry {
            best: Move::from_bits(packed.best),
            value: from_position(i32::from(packed.value), ply),
            evaluation: (packed.evaluation != UNKNOWN).then_some(i32::from(packed.evaluation)),
            depth: i32::from(packed.depth),
            bound: packed.bound()?,
        })
    }

    /// Keeps what was found about the position with this key, `ply` plies from
    /// the root, in place of the least useful of its bucket.
    pub(super) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let Bucket(slots) = &self.buckets[self.index(key)];
        let (mut target, mut old, mut least) = (&slots[0], None, i32::MAX);
        for slot in slots {
            let (stored, packed) = slot.read();
            if stored == key && !packed.is_empty() {
                (target, old) = (slot, Some(packed));
                break;
            }
            let usefulness = self.usefulness(packed);
            if usefulness < least {
                (target, least) = (slot, usefulness);
            }
        }
        if let Some(old) = old {
            // what was found deeper in this search is kept
            let is_exact = entry.bound == Bound::Exact;
            if !is_exact && old.years(self.age) == 0 && i32::from(old.depth) > entry.depth + 3 {
                return;
            }
        }
        let packed = Packed {
            // a move found earlier is better than none
            best: entry.best.map_or(old.map_or(0, |old| old.best), Move::bits),
            value: to_position(entry.value, ply) as i16,
            evaluation: entry.evaluation.map_or(UNKNOWN, |value| value as i16),
            depth: entry.depth.clamp(0, 255) as u8,
            tag: self.age << 2 | (entry.bound as u8 + 1),
        };
        target.write(key, packed);
    }

    /// How full the table is with what the last search found, in thousandths.
    pub(super) fn use_in_thousandths(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let is_used = |slot: &&Slot| {
            let (_, packed) = slot.read();
            !packed.is_empty() && packed.years(self.age) == 0
        };
        let used = sample.iter().flat_map(|Bucket(slots)| slots).filter(is_used).count();
        (used * 1_000 / (sample.len() * WAYS)) as u32
    }

    fn usefulness(&self, packed: Packed) -> i32 {
        if packed.is_empty() {
            return i32::MIN;
        }
        let exact = i32::from(packed.bound() == Some(Bound::Exact)) * PLIES_OF_EXACT;
        i32::from(packed.depth) + exact - PLIES_PER_AGE * packed.years(self.age)
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
        Entry { best, value, evaluation: Some(12), depth, bound: Bound::Exact }
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
        let table = Table::new(0);
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
