//! What is known about positions met before.

/// The number of what can never be reached.
pub(super) const NEVER: u32 = (1 << 28) - 1;

/// How hard it is for the side to move to reach its goal, and for the other one to keep it from
/// it: 0 where it is proved, [`NEVER`] where the contrary is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) own: u32,
    pub(super) other: u32,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    /// Both numbers, and how often they were written.
    numbers: u64,
}

const EMPTY: Slot = Slot { key: 0, numbers: 0 };

const WAYS: usize = 4;

/// As large as what a processor reads at once.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// A power of two of buckets of four, chosen by the low bits of the key. Few of them are used
/// as long as little is known, since they are read faster.
pub(super) struct Proofs {
    buckets: Vec<Bucket>,
    /// One less than the number of buckets in use.
    mask: usize,
    /// How many slots have been taken since it was cleared or has grown.
    taken: usize,
}

/// So many buckets are in use at first.
const FIRST: usize = 1 << 12;

impl Proofs {
    pub(super) fn new(mebibytes: usize) -> Proofs {
        let most = ((mebibytes << 20) / size_of::<Bucket>()).max(1 << 8);
        let mut count = 1_usize << most.ilog2();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize(count, Bucket([EMPTY; WAYS]));
        Proofs { buckets, mask: count.min(FIRST) - 1, taken: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.buckets[..=self.mask].fill(Bucket([EMPTY; WAYS]));
        self.mask = self.buckets.len().min(FIRST) - 1;
        self.taken = 0;
    }

    /// Uses twice as many buckets, if there are.
    fn grow(&mut self) {
        let used = self.mask + 1;
        self.taken = 0;
        if 2 * used > self.buckets.len() {
            return;
        }
        self.mask = 2 * used - 1;
        let (lower, upper) = self.buckets.split_at_mut(used);
        for (one, other) in lower.iter_mut().zip(upper) {
            for (slot, moved) in one.0.iter_mut().zip(&mut other.0) {
                let stays = slot.key as usize & used == 0;
                *moved = if stays { EMPTY } else { std::mem::replace(slot, EMPTY) };
            }
        }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let bucket = &self.buckets[key as usize & self.mask];
        let slot = bucket.0.iter().find(|slot| slot.key == key)?;
        let numbers = slot.numbers;
        Some(Known {
            own: (numbers & u64::from(NEVER)) as u32,
            other: (numbers >> 28 & u64::from(NEVER)) as u32,
        })
    }

    /// Keeps what is known, in place of what was written least often.
    pub(super) fn put(&mut self, key: u64, known: Known) {
        let bucket = &mut self.buckets[key as usize & self.mask].0;
        let rank = |slot: &Slot| if slot.key == key { 0 } else { 1 + (slot.numbers >> 56) };
        let Some(slot) = bucket.iter_mut().min_by_key(|slot| rank(slot)) else { return };
        let written = if slot.key == key { (slot.numbers >> 56) + 1 } else { 1 };
        let numbers = u64::from(known.own) | u64::from(known.other) << 28 | written.min(255) << 56;
        self.taken += usize::from(slot.key != key);
        *slot = Slot { key, numbers };
        if self.taken > 2 * (self.mask + 1) {
            self.grow();
        }
    }
}
