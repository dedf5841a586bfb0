use super::Side;

/// Which game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum GameKind {
    /// Chess with the usual start.
    #[default]
    Chess,
    /// Chess with one of 960 starts (appendix F).
    Chess960,
    /// American checkers.
    Checkers,
    /// Yin-Yang capture Go.
    YinYang,
}

impl GameKind {
    /// All of them.
    pub const ALL: [GameKind; 4] =
        [GameKind::Chess, GameKind::Chess960, GameKind::Checkers, GameKind::YinYang];

    /// `chess`, as saved games and transcripts have it.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Chess => "chess",
            GameKind::Chess960 => "chess960",
            GameKind::Checkers => "checkers",
            GameKind::YinYang => "yin-yang",
        }
    }

    /// The game with this [`name`](GameKind::name).
    pub fn read(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What a player of this game is called in saved games and transcripts: `white`.
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self, side) {
            (GameKind::Chess | GameKind::Chess960, Side::First)
            | (GameKind::Checkers | GameKind::YinYang, Side::Second) => "white",
            (GameKind::Chess | GameKind::Chess960, Side::Second)
            | (GameKind::YinYang, Side::First) => "black",
            (GameKind::Checkers, Side::First) => "red",
        }
    }

    /// After how many plies without anything that cannot be undone a draw can be claimed, in
    /// games that have such a claim (article 9.3).
    pub const fn quiet_limit(self) -> Option<u16> {
        match self {
            GameKind::Chess | GameKind::Chess960 => Some(100),
            GameKind::Checkers => Some(80),
            GameKind::YinYang => None,
        }
    }

    /// How often a position has to come up for a draw to be claimed, in games that have such a
    /// claim (article 9.2).
    pub const fn claimed_occurrences(self) -> Option<usize> {
        match self {
            GameKind::Chess | GameKind::Chess960 | GameKind::Checkers => Some(3),
            GameKind::YinYang => None,
        }
    }

    /// Whether a draw can be claimed.
    pub const fn has_claims(self) -> bool {
        self.quiet_limit().is_some() || self.claimed_occurrences().is_some()
    }

    /// Whether ratings of people are known of it, so that the computer plays like them.
    pub const fn has_ratings(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Chess960 => true,
            GameKind::Checkers | GameKind::YinYang => false,
        }
    }

    /// Whether the FIDE Laws can be played by: strict games, and what belongs to them.
    pub const fn has_laws(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Chess960 => true,
            GameKind::Checkers | GameKind::YinYang => false,
        }
    }

    /// Whether the players change sides with each further game once these were drawn by lot;
    /// else they are drawn again.
    pub const fn alternates_sides(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => false,
            GameKind::Checkers => true,
        }
    }

    /// The player whose [`side_name`](GameKind::side_name) this is.
    pub fn read_side(self, name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.side_name(side) == name)
    }
}
