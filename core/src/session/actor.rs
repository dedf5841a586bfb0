use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::games::Side;

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The player of this colour, a person.
    Player(Side),
    /// The arbiter: somebody who is not a player, or the program in his place.
    Arbiter,
    /// Who acts for a player that cannot (articles 6.7.d, E2.9).
    Assistant,
    /// The clock, when it is looked at.
    Clock,
    /// The computer, for whichever side it plays.
    Engine,
}

/// A word that names nobody.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is nobody here; expected white, black, arbiter, assistant, clock or engine")]
pub struct ParseActorError(pub String);

impl Actor {
    /// All of them.
    pub const ALL: [Actor; 6] = [
        Actor::Player(Side::First),
        Actor::Player(Side::Second),
        Actor::Arbiter,
        Actor::Assistant,
        Actor::Clock,
        Actor::Engine,
    ];

    /// `white`, `black`, `arbiter` and so on.
    pub const fn name(self) -> &'static str {
        match self {
            Actor::Player(side) => side_name(side),
            Actor::Arbiter => "arbiter",
            Actor::Assistant => "assistant",
            Actor::Clock => "clock",
            Actor::Engine => "engine",
        }
    }
}

/// The colour in small letters, as texts of the session have it.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

/// What [`side_name`] gives.
pub(crate) fn parse_side(text: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| side_name(side) == text)
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Actor {
    type Err = ParseActorError;

    fn from_str(text: &str) -> Result<Actor, ParseActorError> {
        let found = Actor::ALL.into_iter().find(|actor| actor.name() == text);
        found.ok_or_else(|| ParseActorError(text.chars().take(40).collect()))
    }
}
