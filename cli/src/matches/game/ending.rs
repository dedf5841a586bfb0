use std::fmt;

use annabella::games::chess::Color;
use annabella::games::chess::notation::pgn::GameResult;

use crate::matches::fault::Fault;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::matches) enum Ending {
    /// This side gave mate.
    Checkmate(Color),
    Stalemate,
    Repetition,
    FiftyMoves,
    Dead,
    TooLong,
    /// Both sides saw for long that this one wins.
    Won(Color),
    /// Both sides saw for long that nobody does.
    Drawn,
    /// This side failed.
    Fault(Color, Fault),
}

impl Ending {
    pub(in crate::matches) const COUNT: usize = 9;

    /// What it is counted under.
    pub(in crate::matches) const NAMES: [&'static str; Ending::COUNT] = [
        "checkmate",
        "stalemate",
        "repetition",
        "fifty_moves",
        "dead",
        "too_long",
        "adjudged_won",
        "adjudged_drawn",
        "fault",
    ];

    pub(in crate::matches) const fn kind(&self) -> usize {
        match self {
            Ending::Checkmate(_) => 0,
            Ending::Stalemate => 1,
            Ending::Repetition => 2,
            Ending::FiftyMoves => 3,
            Ending::Dead => 4,
            Ending::TooLong => 5,
            Ending::Won(_) => 6,
            Ending::Drawn => 7,
            Ending::Fault(..) => 8,
        }
    }

    pub(in crate::matches) fn winner(&self) -> Option<Color> {
        match *self {
            Ending::Checkmate(color) | Ending::Won(color) => Some(color),
            Ending::Fault(color, _) => Some(!color),
            _ => None,
        }
    }

    pub(in crate::matches) fn result(&self) -> GameResult {
        self.winner().map_or(GameResult::Draw, GameResult::win)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Checkmate(_) => f.write_str("checkmate"),
            Ending::Stalemate => f.write_str("stalemate"),
            Ending::Repetition => f.write_str("the same position three times"),
            Ending::FiftyMoves => f.write_str("fifty moves without capture or pawn move"),
            Ending::Dead => f.write_str("neither side can mate"),
            Ending::TooLong => f.write_str("the longest that a game may last"),
            Ending::Won(color) => write!(f, "adjudged won for {color}"),
            Ending::Drawn => f.write_str("adjudged drawn"),
            Ending::Fault(color, fault) => write!(f, "{color} {fault}"),
        }
    }
}
