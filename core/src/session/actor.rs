use thiserror::Error;

use crate::games::{GameKind, Side};

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// This player, a person.
    Player(Side),
    /// The arbiter: somebody who is not a player, or the program in his place.
    Arbiter,
    /// Who acts for a player that cannot (articles 6.7.d, E2.9).
    Assistant,
    /// The clock, when it is looked at.
    Clock,
    /// The computer, for whichever side it plays.
    Engine,
    /// Somebody on another device, for the side that he plays.
    Correspondent,
}

/// A word that names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is nobody here; expected white, black, arbiter, assistant, clock, engine or correspondent"
)]
pub struct ParseActorError(pub String);

impl Actor {
    /// All of them.
    pub const ALL: [Actor; 7] = [
        Actor::Player(Side::First),
        Actor::Player(Side::Second),
        Actor::Arbiter,
        Actor::Assistant,
        Actor::Clock,
        Actor::Engine,
        Actor::Correspondent,
    ];

    /// `white`, `arbiter` and so on, as this game names its players.
    pub const fn name(self, kind: GameKind) -> &'static str {
        match self {
            Actor::Player(side) => kind.side_name(side),
            Actor::Arbiter => "arbiter",
            Actor::Assistant => "assistant",
            Actor::Clock => "clock",
            Actor::Engine => "engine",
            Actor::Correspondent => "correspondent",
        }
    }

    /// What [`name`](Actor::name) gives.
    ///
    /// # Errors
    ///
    /// When the text names nobody.
    pub fn read(kind: GameKind, text: &str) -> Result<Actor, ParseActorError> {
        let found = Actor::ALL.into_iter().find(|actor| actor.name(kind) == text);
        found.ok_or_else(|| ParseActorError(text.chars().take(40).collect()))
    }
}
