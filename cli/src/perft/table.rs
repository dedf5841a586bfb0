use annabella::games::chess::Position;

use crate::Failure;

/// What is below positions met before, by key and depth.
///
/// The whole key is compared, so that a wrong count needs two different
/// positions with the same 64 bits.
pub(super) struct Table {
    entries: Vec<Entry>,
    mask: usize,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// The count above, eight bits of depth below; no entry has depth 0.
    nodes_and_depth: u64,
}

/// Below this depth a count takes less time than the table.
const MIN_DEPTH: u32 = 2;

impl Table {
    /// The largest table of a power of two entries in so many mebibytes.
    pub(super) fn new(mebibytes: u32) -> Result<Table, Failure> {
        let most = (mebibytes as usize).saturating_mul(1024 * 1024) / size_of::<Entry>();
        let count = 1 << most.ilog2();
        let mut entries = Vec::new();
        entries.try_reserve_exact(count).map_err(|_| {
            Failure::BadInput(format!("--hash: there is no room for {mebibytes} mebibytes"))
        })?;
        entries.resize(count, Entry::default());
        Ok(Table { entries, mask: count - 1 })
    }

    /// The leaves of `position`, those nearest to the leaves counted by `leaves`.
    pub(super) fn count(
        &mut self,
        position: &Position,
        depth: u32,
        leaves: fn(&Position, u32) -> u64,
    ) -> u64 {
        if depth < MIN_DEPTH {
            return leaves(position, depth);
        }
        // the depth is mixed in, so that depths do not push each other out
        let key = position.key();
        let index =
            (key ^ u64::from(depth).wrapping_mul(0x9E37_79B9_7F4A_7C15)) as usize & self.mask;
        let entry = self.entries[index];
        if entry.key == key && entry.nodes_and_depth & 0xFF == u64::from(depth) {
            return entry.nodes_and_depth >> 8;
        }
        let nodes = position
            .legal_moves()
            .into_iter()
            .map(|mv| self.count(&position.after_legal(mv), depth - 1, leaves))
            .sum::<u64>();
        if nodes < 1 << 56 {
            self.entries[index] = Entry { key, nodes_and_depth: nodes << 8 | u64::from(depth) };
        }
        nodes
    }
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::{perft, perft_making_leaves};

    use super::*;

    #[test]
    fn counts_are_those_of_the_plain_walk() {
        let positions = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        ];
        for fen in positions {
            let position: Position = fen.parse().unwrap();
            let mut table = Table::new(1).unwrap();
            for depth in 0..=4 {
                let expected = perft(&position, depth);
                assert_eq!(table.count(&position, depth, perft), expected);
                assert_eq!(table.count(&position, depth, perft_making_leaves), expected);
            }
        }
    }
}
