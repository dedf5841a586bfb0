use annabella::games::{GameKind, Side};

use crate::matches::fault::Fault;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::matches) enum Ending {
    /// This side gave mate.
    Checkmate(Side),
    Stalemate,
    Repetition,
    /// In chess.
    FiftyMoves,
    Dead,
    TooLong,
    /// Both sides saw for long that this one wins.
    Won(Side),
    /// Both sides saw for long that nobody does.
    Drawn,
    /// This side failed.
    Fault(Side, Fault),
    /// In checkers this side wins, as the other one cannot move.
    NoMoves(Side),
    /// In checkers.
    FortyMoves,
    /// In Yin-Yang this side has captured enough.
    Target(Side),
    /// In Yin-Yang both sides have passed, and this one had captured more, if one had.
    Passed(Option<Side>),
}

impl Ending {
    pub(in crate::matches) const COUNT: usize = 13;

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
        "no_moves",
        "forty_moves",
        "target",
        "passed",
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
            Ending::NoMoves(_) => 9,
            Ending::FortyMoves => 10,
            Ending::Target(_) => 11,
            Ending::Passed(_) => 12,
        }
    }

    pub(in crate::matches) fn winner(&self) -> Option<Side> {
        match *self {
            Ending::Checkmate(side)
            | Ending::Won(side)
            | Ending::NoMoves(side)
            | Ending::Target(side) => Some(side),
            Ending::Passed(winner) => winner,
            Ending::Fault(side, _) => Some(!side),
            _ => None,
        }
    }

    /// In a record.
    pub(in crate::matches) fn text(&self, game: GameKind) -> String {
        match self {
            Ending::Checkmate(_) => "checkmate".to_owned(),
            Ending::Stalemate => "stalemate".to_owned(),
            Ending::Repetition => "the same position three times".to_owned(),
            Ending::FiftyMoves => "fifty moves without capture or pawn move".to_owned(),
            Ending::Dead => "neither side can mate".to_owned(),
            Ending::TooLong => "the longest that a game may last".to_owned(),
            Ending::Won(side) => format!("adjudged won for {}", game.side_name(*side)),
            Ending::Drawn => "adjudged drawn".to_owned(),
            Ending::Fault(side, fault) => format!("{} {fault}", game.side_name(*side)),
            Ending::NoMoves(side) => format!("{} cannot move", game.side_name(!*side)),
            Ending::FortyMoves => "forty moves without capture or move of a man".to_owned(),
            Ending::Target(side) => format!("{} has captured enough", game.side_name(*side)),
            Ending::Passed(_) => "both sides have passed".to_owned(),
        }
    }
}
