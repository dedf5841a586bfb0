use super::liberties::Liberties;
use crate::games::yin_yang::Point;

/// A stone that was put, and what it takes to undo it: what the arrays held for its place, where
/// a group that has been captured may have had its head.
#[derive(Clone)]
pub(super) struct Step {
    pub(super) key: u64,
    pub(super) keys: u64,
    pub(super) liberties: Liberties,
    pub(super) next: u16,
    pub(super) len: u16,
    pub(super) order: u16,
    pub(super) point: Point,
    /// The groups that became one, each pair as the head that was kept and the other one.
    pub(super) joined: [(u16, u16); 4],
    /// The heads of the groups that were captured.
    pub(super) captured: [u16; 4],
    /// How many stones were captured.
    pub(super) stones: u16,
    pub(super) side: u8,
    /// How many of `joined` there are.
    pub(super) joins: u8,
    /// How many of `captured` there are.
    pub(super) captures: u8,
}
