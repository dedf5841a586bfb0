//! Sets of rules by the Laws, as they are offered.

use super::Speaker;
use super::words::{Key, key};
use crate::session::LawSet;

impl Speaker {
    /// What a set of rules is called: `Rapid`.
    pub fn laws_name(&self, set: LawSet) -> String {
        self.words.text(keys(set)[0]).to_owned()
    }

    /// Its times, and what the players do themselves, in a sentence or two.
    pub fn laws_told(&self, set: LawSet) -> String {
        self.words.text(keys(set)[1]).to_owned()
    }
}

/// The name, and what is told of it.
const fn keys(set: LawSet) -> [Key; 2] {
    match set {
        LawSet::Classical => [key::LAWS_CLASSICAL, key::LAWS_CLASSICAL_TOLD],
        LawSet::Rapid => [key::LAWS_RAPID, key::LAWS_RAPID_TOLD],
        LawSet::RapidUnsupervised => [key::LAWS_RAPID_ALONE, key::LAWS_RAPID_ALONE_TOLD],
        LawSet::Blitz => [key::LAWS_BLITZ, key::LAWS_BLITZ_TOLD],
        LawSet::BlitzUnsupervised => [key::LAWS_BLITZ_ALONE, key::LAWS_BLITZ_ALONE_TOLD],
        LawSet::BlindAgainstSighted => [key::LAWS_BLIND, key::LAWS_BLIND_TOLD],
    }
}
