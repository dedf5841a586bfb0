use std::fmt;

/// A word of the game that a player can have explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum YinYangTerm {
    /// What is put on a point.
    Stone,
    /// An empty point beside a stone.
    Liberty,
    /// Stones that are connected.
    Group,
    /// A group whose last liberty is taken.
    Capture,
    /// One liberty left.
    Atari,
    /// Two groups in atari by one stone.
    DoubleAtari,
    /// One atari after the other.
    Ladder,
    /// Caught without an atari.
    Net,
    /// A stone that is given up, and whose capture loses more.
    Snapback,
    /// A position that must not come again.
    Ko,
    /// A stone without a liberty.
    Suicide,
    /// Two groups of which one captures the other.
    Race,
    /// An empty point that is surrounded by stones of one side.
    Eye,
    /// A move that has to be answered, and one that has not.
    Sente,
    /// Whether stones move.
    Moving,
    /// How long a game takes.
    Length,
    /// How nobody wins.
    Draw,
}

impl YinYangTerm {
    /// All of them, in the order in which they are learnt.
    pub const ALL: [YinYangTerm; 17] = [
        YinYangTerm::Stone,
        YinYangTerm::Liberty,
        YinYangTerm::Group,
        YinYangTerm::Capture,
        YinYangTerm::Atari,
        YinYangTerm::DoubleAtari,
        YinYangTerm::Ladder,
        YinYangTerm::Net,
        YinYangTerm::Snapback,
        YinYangTerm::Ko,
        YinYangTerm::Suicide,
        YinYangTerm::Race,
        YinYangTerm::Eye,
        YinYangTerm::Sente,
        YinYangTerm::Moving,
        YinYangTerm::Length,
        YinYangTerm::Draw,
    ];

    const fn name(self) -> &'static str {
        match self {
            YinYangTerm::Stone => "stone",
            YinYangTerm::Liberty => "liberty",
            YinYangTerm::Group => "group",
            YinYangTerm::Capture => "capture",
            YinYangTerm::Atari => "atari",
            YinYangTerm::DoubleAtari => "double-atari",
            YinYangTerm::Ladder => "ladder",
            YinYangTerm::Net => "net",
            YinYangTerm::Snapback => "snapback",
            YinYangTerm::Ko => "ko",
            YinYangTerm::Suicide => "suicide",
            YinYangTerm::Race => "race",
            YinYangTerm::Eye => "eye",
            YinYangTerm::Sente => "sente",
            YinYangTerm::Moving => "moving",
            YinYangTerm::Length => "length",
            YinYangTerm::Draw => "draw",
        }
    }

    pub(super) fn read(name: &str) -> Option<YinYangTerm> {
        YinYangTerm::ALL.into_iter().find(|term| term.name() == name)
    }
}

impl fmt::Display for YinYangTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
