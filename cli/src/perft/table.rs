use super::{Leaves, Tree, sum};
use crate::Failure;

/// What is below positions met before, by key and depth.
///
/// The whole key is compared, so that a wrong count needs two different
/// positions with the same 64 bits.
pub(super) struct Table {
    entries: Vec<Entry>,
    mask: usize,
}

/// A key; then a count above eight bits of depth. No entry has depth 0.
///
/// Arrays, other than structs, get their memory zeroed from the system, which
/// hands out each page only when it is used.
type Entry = [u64; 2];

/// Below this depth a count takes less time than the table.
const MIN_DEPTH: u32 = 2;

impl Table {
    /// The largest table of a power of two entries in so many mebibytes.
    pub(super) fn new(mebibytes: u32) -> Result<Table, Failure> {
        let most = (mebibytes as usize).saturating_mul(1024 * 1024) / size_of::<Entry>();
        let count = 1 << most.ilog2();
        // asked for and given back, as the zeroed memory cannot be refused
        Vec::<Entry>::new().try_reserve_exact(count).map_err(|_| {
            Failure::BadInput(format!("--hash: there is no room for {mebibytes} mebibytes"))
        })?;
        Ok(Table { entries: vec![[0; 2]; count], mask: count - 1 })
    }

    /// The leaves of `position`, if 64 bits are enough for their number; those
    /// of the lowest plies are counted by `leaves`.
    pub(super) fn count<T: Tree>(
        &mut self,
        position: &T,
        depth: u32,
        leaves: Leaves<T>,
    ) -> Option<u64> {
        if depth < MIN_DEPTH {
            return Some(leaves(position, depth));
        }
        // the depth is mixed in, so that depths do not push each other out
        let key = position.key();
        let index =
            (key ^ u64::from(depth).wrapping_mul(0x9E37_79B9_7F4A_7C15)) as usize & self.mask;
        let [known, nodes_and_depth] = self.entries[index];
        if known == key && nodes_and_depth & 0xFF == u64::from(depth) {
            return Some(nodes_and_depth >> 8);
        }
        let moves = position.moves().into_iter();
        let nodes = sum(moves.map(|mv| self.count(&position.after(mv), depth - 1, leaves)))?;
        if nodes < 1 << 56 {
            self.entries[index] = [key, nodes << 8 | u64::from(depth)];
        }
        Some(nodes)
    }
}

#[cfg(test)]
mod tests {
    use annabella::games::GameKind;

    use super::*;
    use crate::start::Start;

    #[test]
    fn counts_are_those_of_the_plain_walk() {
        let positions = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        ];
        for fen in positions {
            let start = Start { position: fen.parse().unwrap(), game: GameKind::Chess };
            let mut table = Table::new(1).unwrap();
            for depth in 0..=4 {
                let expected = Some(start.perft(depth));
                assert_eq!(table.count(&start, depth, Start::perft), expected);
                assert_eq!(table.count(&start, depth, Start::perft_making_leaves), expected);
            }
        }
    }
}
