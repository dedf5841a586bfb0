//! Options of games by correspondence.

use annabella::session::NewGame;
use clap::Args as Group;

use super::{Lang, within};

/// With whom a game by correspondence is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Group)]
pub(crate) struct CorrespondArgs {
    /// Play by correspondence with somebody of this name on another device: send prints what you share with them, take in reads what comes back
    #[arg(
        long,
        value_name = "NAME",
        conflicts_with_all = [
            "load", "level", "mode", "clock", "clock_black", "press", "unsupervised", "draws",
            "score_by_hand", "session", "white_name", "black_name", "automatic_draws",
            "computer_resigns", "announce"
        ]
    )]
    pub(crate) correspondent: Option<String>,

    /// How many days there are for a move by correspondence; as many as one likes if nothing is said
    #[arg(
        long,
        value_name = "N",
        requires = "correspondent",
        value_parser = within::<u8>(1, NewGame::MAX_DAYS)
    )]
    pub(crate) days: Option<u8>,

    /// What you are called in a game by correspondence
    #[arg(long = "name", value_name = "NAME", requires = "correspondent")]
    pub(crate) own_name: Option<String>,
}

/// Take in what somebody has shared of a game by correspondence: read it from stdin, and begin or go on with the game
///
/// The text is a mail or a message with the link in it, whatever stands around it.
#[derive(Debug, Group)]
#[command(after_help = "\
Example:
  annabella receive < mail.txt && annabella play --continue")]
pub(crate) struct ReceiveArgs {
    /// The language of what is told
    #[arg(long, value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}
