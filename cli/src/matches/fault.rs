//! How an engine loses a game other than by playing badly.

use std::fmt;

/// What an engine did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It answered after its time.
    Time,
    /// It answered this, which is no legal move.
    Illegal(String),
    /// It ended, or closed its output.
    Died,
    /// It did not answer at all.
    Hung,
}

impl Fault {
    pub(super) const COUNT: usize = 4;

    /// What it is counted under.
    pub(super) const NAMES: [&'static str; Fault::COUNT] = ["time", "illegal", "died", "hung"];

    pub(super) const fn kind(&self) -> usize {
        match self {
            Fault::Time => 0,
            Fault::Illegal(_) => 1,
            Fault::Died => 2,
            Fault::Hung => 3,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Time => f.write_str("lost on time"),
            Fault::Illegal(text) => write!(f, "answered {text:?}, which is no legal move"),
            Fault::Died => f.write_str("ended"),
            Fault::Hung => f.write_str("did not answer"),
        }
    }
}
