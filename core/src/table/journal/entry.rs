/// One line of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Game time in milliseconds since the game was made; never falls.
    pub time: u64,
    /// Wall-clock time in Unix milliseconds; may jump either way.
    pub at: u64,
    /// What happened.
    pub kind: EntryKind,
    /// The game as it came from elsewhere, with all that was said there; with its beginning
    /// alone.
    pub source: Option<Source>,
}

/// A game as it came from elsewhere, in the notation of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Of chess.
    Pgn(String),
    /// Of checkers.
    Pdn(String),
    /// Of Yin-Yang.
    Sgf(String),
}

/// What an [`Entry`] holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// Somebody acted.
    Action {
        /// Who, such as `white` or `arbiter`.
        by: String,
        /// The action's text, such as `move e2e4`.
        text: String,
    },
    /// The player gave the game this name; the last one counts.
    Name(String),
    /// What a player says of the position after so many moves; the last one of a position
    /// counts, and an empty one takes it away.
    Comment {
        /// After how many moves of both sides, 0 for the beginning.
        ply: u32,
        /// What he says.
        text: String,
    },
}

impl Entry {
    /// An action.
    pub fn action(time: u64, at: u64, by: impl Into<String>, text: impl Into<String>) -> Entry {
        Entry::new(time, at, EntryKind::Action { by: by.into(), text: text.into() })
    }

    /// A name for the game.
    pub fn name(time: u64, at: u64, name: impl Into<String>) -> Entry {
        Entry::new(time, at, EntryKind::Name(name.into()))
    }

    /// A comment on the position after so many moves.
    pub fn comment(time: u64, at: u64, ply: u32, text: impl Into<String>) -> Entry {
        Entry::new(time, at, EntryKind::Comment { ply, text: text.into() })
    }

    /// The same, of a game that came from elsewhere as this.
    #[must_use]
    pub fn with_source(self, source: Source) -> Entry {
        Entry { source: Some(source), ..self }
    }

    fn new(time: u64, at: u64, kind: EntryKind) -> Entry {
        Entry { time, at, kind, source: None }
    }
}
