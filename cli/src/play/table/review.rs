//! Looking back at the game.

use annabella::engine::CancelFlag;
use annabella::engine::chess::REVIEW_NODES;
use annabella::table::{ReviewSettings, checkers_record, may_be_reviewed, review, scoresheet};

use super::{Said, Table};
use crate::words::key;

/// So many nodes at most for a whole game: some seconds, in which nothing else is answered.
const ALL_NODES: u64 = 4_000_000;

impl Table {
    /// The moves that cost most: of the one person's at the table, or of both sides.
    pub(super) fn review(&self) -> Said {
        let state = self.state();
        if !may_be_reviewed(state) {
            return self.say(key::REVIEW_LATER);
        }
        let nodes = REVIEW_NODES.min(ALL_NODES / (1 + self.plies() as u64));
        let settings = ReviewSettings { side: self.only_person(), nodes };
        // nobody cancels here
        let never = CancelFlag::default();
        let (voice, listener) = (self.voice(), self.listener());
        if let Some(record) = checkers_record(state) {
            let found = review(&record, settings, &never, &mut |_| {});
            return found.map_or_else(Said::new, |found| voice.checkers_review(&found, listener));
        }
        let sheet = scoresheet(state);
        let found = sheet.and_then(|sheet| review(&sheet, settings, &never, &mut |_| {}));
        found.map_or_else(Said::new, |found| voice.review(&found, listener))
    }
}
