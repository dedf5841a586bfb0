/// The keys of the boards that must not come back: a table with open addressing.
///
/// Only the last one that was added is ever taken away, so that its slot can be cleared: no
/// other key was put behind it because of it.
#[derive(Clone)]
pub(super) struct Seen {
    slots: Vec<u64>,
    added: Vec<u64>,
}

/// An empty slot, and a key that is therefore kept as another one.
const NONE: u64 = 0;

impl Seen {
    /// Room for so many keys.
    pub(super) fn new(count: usize) -> Seen {
        let slots = vec![NONE; (2 * count).next_power_of_two()];
        Seen { slots, added: Vec::with_capacity(count) }
    }

    #[inline]
    pub(super) fn contains(&self, key: u64) -> bool {
        let key = key.max(1);
        self.slots[self.slot(key)] == key
    }

    /// Adds a key; false where it is there already.
    #[inline]
    pub(super) fn insert(&mut self, key: u64) -> bool {
        let key = key.max(1);
        let slot = self.slot(key);
        if self.slots[slot] == key {
            return false;
        }
        self.slots[slot] = key;
        self.added.push(key);
        if 2 * self.added.len() > self.slots.len() {
            self.grow();
        }
        true
    }

    /// Takes away the last key that was added.
    #[inline]
    pub(super) fn remove_last(&mut self) {
        if let Some(key) = self.added.pop() {
            let slot = self.slot(key);
            self.slots[slot] = NONE;
        }
    }

    /// Becomes like another one.
    pub(super) fn copy_from(&mut self, other: &Seen) {
        self.slots.clone_from(&other.slots);
        self.added.clone_from(&other.added);
    }

    /// Where a key stands, or would be put; half of the slots are empty.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = key as usize & last;
        while self.slots[slot] != NONE && self.slots[slot] != key {
            slot = (slot + 1) & last;
        }
        slot
    }

    #[cold]
    fn grow(&mut self) {
        self.slots = vec![NONE; 2 * self.slots.len()];
        for at in 0..self.added.len() {
            let slot = self.slot(self.added[at]);
            self.slots[slot] = self.added[at];
        }
    }
}
