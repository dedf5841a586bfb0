use std::ops::Deref;

use super::Ply;

/// The moves that were made, oldest first, and beside each the key of the position before it,
/// which undo, redo and retraction change with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Plies {
    list: Vec<Ply>,
    keys: Vec<u64>,
}

impl Plies {
    /// Keys of the positions before the one on the board, oldest first.
    pub(super) fn keys(&self) -> &[u64] {
        &self.keys
    }

    #[expect(clippy::large_types_passed_by_value, reason = "it is moved into the list")]
    pub(super) fn push(&mut self, ply: Ply) {
        self.keys.push(ply.before.key());
        self.list.push(ply);
    }

    pub(super) fn pop(&mut self) -> Option<Ply> {
        self.keys.pop();
        self.list.pop()
    }

    /// Takes away all but the first `at`.
    pub(super) fn split_off(&mut self, at: usize) -> Vec<Ply> {
        self.keys.truncate(at);
        self.list.split_off(at)
    }

    /// Notes that the player of the last move has offered a draw with it.
    pub(super) fn offer_with_last(&mut self) {
        if let Some(ply) = self.list.last_mut() {
            ply.offered = true;
        }
    }
}

impl Extend<Ply> for Plies {
    fn extend<I: IntoIterator<Item = Ply>>(&mut self, plies: I) {
        for ply in plies {
            self.push(ply);
        }
    }
}

impl Deref for Plies {
    type Target = [Ply];

    fn deref(&self) -> &[Ply] {
        &self.list
    }
}
