//! How strongly the player plays, kept from game to game.

use std::fs;
use std::path::PathBuf;

use annabella::engine::{PlayerRating, Strength};
use annabella::session::Event;

use super::{Host, Said, Table};
use crate::play::files;
use crate::words::key;

impl Host {
    fn rating_file(&self) -> Option<PathBuf> {
        let library = self.means.library.as_ref()?;
        Some(library.folder().join("own-rating"))
    }

    /// As far as it is known; a file that is not there, or damaged, knows nothing.
    pub(super) fn own_rating(&self) -> PlayerRating {
        let text = self.rating_file().and_then(|path| fs::read_to_string(path).ok());
        text.and_then(|text| text.trim_end().parse().ok()).unwrap_or_default()
    }

    /// False where it cannot be written.
    fn keep_own_rating(&self, player: PlayerRating) -> bool {
        let keep = |path: PathBuf| {
            fs::create_dir_all(path.parent()?).ok()?;
            files::save(&path, &format!("{player}\n"), true).ok()
        };
        self.rating_file().and_then(keep).is_some()
    }
}

impl Table {
    pub(super) fn own_rating_told(&self) -> Said {
        vec![self.voice().player_rating_told(self.host.own_rating())]
    }

    pub(super) fn forget_own_rating(&self) -> Said {
        if self.host.keep_own_rating(PlayerRating::default()) {
            self.own_rating_told()
        } else {
            self.say(key::RATING_NOT_KEPT)
        }
    }

    /// From now on the computer plays as strongly as the player, in the next games, too.
    pub(super) fn play_fair(&mut self) -> Said {
        if !self.state().kind().has_ratings() {
            return self.say(key::FAIR_IS_CHESS);
        }
        let said = self.set_strength(Strength::Rating(self.host.own_rating().fair()));
        self.host.settings.is_fair = true;
        said
    }

    /// What the game that has just ended tells of the player; each game counts once.
    pub(super) fn rated(&mut self, events: &[Event]) -> Said {
        let ends = events.iter().any(|event| matches!(event, Event::Ended { .. }));
        let Some((computer, score)) = self.state().rated_score().filter(|_| ends) else {
            return Said::new();
        };
        if !std::mem::replace(&mut self.at.is_rated, true) {
            let player = self.host.own_rating().after(computer, score);
            if !self.host.keep_own_rating(player) {
                return Said::new();
            }
        }
        self.own_rating_told()
    }
}
