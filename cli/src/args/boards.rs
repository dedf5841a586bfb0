//! Options of a simultaneous display.

use clap::Args as Group;

use super::within;

/// At how many boards somebody plays at once, and against whom.
#[derive(Clone, Debug, Default, PartialEq, Eq, Group)]
pub(crate) struct BoardsArgs {
    /// Play at so many boards at once, from 2 to 12, each against the computer
    #[arg(
        long = "boards",
        value_name = "N",
        value_parser = within::<u8>(2, BoardsArgs::MOST),
        conflicts_with_all = DIFFERENT
    )]
    pub(crate) count: Option<u8>,

    /// The computer is stronger on each board than on the one before
    #[arg(long, requires = "count")]
    pub(crate) rising: bool,

    /// Play at once against people of these names at this terminal, such as Anna,Bella,Carl, each at a board of their own
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        conflicts_with_all = DIFFERENT,
        conflicts_with_all = ["count", "level", "endgames", "computer_resigns"]
    )]
    pub(crate) against: Vec<String>,
}

/// What is of one game: one that goes on, or one with a name for each player.
pub(crate) const DIFFERENT: [&str; 7] =
    ["load", "correspondent", "days", "own_name", "white_name", "black_name", "resume"];

impl BoardsArgs {
    /// More boards nobody has at once.
    pub(crate) const MOST: u8 = 12;
}
