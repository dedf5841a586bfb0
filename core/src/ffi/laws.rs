use super::session::guarded;
use super::{GameError, GameSetup};
use crate::session::LawSet;
use crate::speech::{Language, Settings, Speaker};

/// What is agreed for a game of two people by the Laws, under a name that players know.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OfferedLaws {
    /// Which.
    pub set: LawSet,
    /// `Rapid`.
    pub name: String,
    /// The times, and what the players do themselves, in a sentence or two.
    pub about: String,
    /// A game of chess as it is agreed; of a blind player and a sighted one the blind one has
    /// the first move.
    pub setup: GameSetup,
}

/// The sets of rules that are offered for a game by the Laws, the slowest first.
#[uniffi::export]
pub fn law_sets(language: Language) -> Result<Vec<OfferedLaws>, GameError> {
    guarded(|| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        let offered = LawSet::ALL.map(|set| OfferedLaws {
            set,
            name: speaker.laws_name(set),
            about: speaker.laws_told(set),
            setup: GameSetup::from(&set.game()),
        });
        Ok(offered.into())
    })
}
