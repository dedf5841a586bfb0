//! A game as an object.

use std::collections::BTreeMap;

use serde::Serialize;

#[derive(Serialize)]
pub(super) struct GameObject<'a, M> {
    pub(super) tags: BTreeMap<&'a str, &'a str>,
    /// The position before the first move.
    pub(super) fen: String,
    pub(super) moves: Vec<M>,
    pub(super) result: String,
}
