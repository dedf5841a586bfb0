//! What is known about positions met before (chessprogramming.org, "Transposition Table").

use super::request::WON_SOMETIME;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The place of the best move in the list of legal moves. Another position may have the
    /// same key, so it can be beyond the list.
    pub(super) best: u8,
    /// Ends of the game are counted from the position that was looked up.
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    value: i16,
    depth: i8,
    best: u8,
    bound: Bound,
    age: u8,
}

const EMPTY: Slot = Slot { key: 0, value: 0, depth: i8::MIN, best: 0, bound: Bound::Upper, age: 0 };

const WAYS: usize = 4;

/// A power of two of buckets of four, chosen by the low bits of the key.
pub(super) struct Table {
    slots: Vec<Slot>,
    /// One less than the number of buckets in use.
    mask: u64,
    age: u8,
}

impl Table {
    /// At most `mib` MiB; less where that is no power of two or memory is short, and one
    /// bucket for 0.
    pub(super) fn new(mib: usize) -> Table {
        let most = (mib << 20) / (WAYS * size_of::<Slot>());
        let mut count = if most == 0 { 1 } else { 1 << most.ilog2() };
        let mut slots = Vec::new();
        while slots.try_reserve_exact(count * WAYS).is_err() && count > 1 {
            count /= 2;
        }
        slots.resize(count * WAYS, EMPTY);
        Table { slots, mask: count as u64 - 1, age: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.slots.fill(EMPTY);
        self.age = 0;
    }

    /// Forgets everything and uses room for about `entries` from now on, no more and no less,
    /// so that the machine's memory changes no result.
    pub(super) fn restart_with(&mut self, entries: u64) {
        let count = (entries.min(1 << 24) as usize / WAYS).next_power_of_two();
        if self.slots.len() < count * WAYS {
            self.slots.resize(count * WAYS, EMPTY);
        }
        self.slots[..count * WAYS].fill(EMPTY);
        self.mask = count as u64 - 1;
        self.age = 0;
    }

    /// Uses all the room there is again.
    pub(super) fn use_all(&mut self) {
        self.mask = (self.slots.len() / WAYS) as u64 - 1;
    }

    /// Notes that a new search begins: what is there counts for less.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let slot = self.bucket(key).iter().find(|slot| slot.key == key && slot.depth >= 0)?;
        Some(Entry {
            best: slot.best,
            value: from_position(i32::from(slot.value), ply),
            depth: i32::from(slot.depth),
            bound: slot.bound,
        })
    }

    /// Keeps what was found about the position with this key, `ply` plies from the root, in
    /// place of the least useful of its bucket.
    pub(super) fn store(&mut self, key: u64, ply: usize, entry: Entry) {
        let age = self.age;
        let start = self.start(key);
        let bucket = &mut self.slots[start..start + WAYS];
        let usefulness = |slot: &Slot| {
            let years = i32::from(age.wrapping_sub(slot.age));
            let same = if slot.key == key { 1_000 } else { 0 };
            i32::from(slot.depth) - 4 * years - same
        };
        // a bucket has four slots
        let Some(slot) = bucket.iter_mut().min_by_key(|slot| usefulness(slot)) else { return };
        *slot = Slot {
            key,
            value: to_position(entry.value, ply) as i16,
            depth: entry.depth.clamp(0, 127) as i8,
            best: entry.best,
            bound: entry.bound,
            age,
        };
    }

    fn start(&self, key: u64) -> usize {
        (key & self.mask) as usize * WAYS
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let start = self.start(key);
        &self.slots[start..start + WAYS]
    }
}

/// Counts an end of the game from the root.
fn from_position(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON_SOMETIME => value - ply as i32,
        _ if value <= -WON_SOMETIME => value + ply as i32,
        _ => value,
    }
}

/// Counts it from the position.
fn to_position(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= WON_SOMETIME => value + ply as i32,
        _ if value <= -WON_SOMETIME => value - ply as i32,
        _ => value,
    }
}
