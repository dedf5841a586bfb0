//! What a player can ask about a checkers board.

use std::fmt;

use crate::games::checkers::{Rank, Square};
use crate::games::{GameKind, Side};

/// What a player can ask that only checkers has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum CheckersQuestion {
    /// The whole position.
    Board,
    /// Where pieces stand: of one kind or all, of one side or both.
    Where {
        /// Whose.
        side: Option<Side>,
        /// Men or kings.
        rank: Option<Rank>,
    },
    /// How many pieces there are: of one kind or all, of one side or both.
    Count {
        /// Whose.
        side: Option<Side>,
        /// Men or kings.
        rank: Option<Rank>,
    },
    /// What stands on a square.
    On {
        /// Which.
        square: Square,
    },
    /// What stands on a row.
    Row {
        /// From 1, that of the squares 1 to 4, to 8.
        row: u8,
    },
    /// What stands on the diagonals through a square, from there outwards.
    Diagonals {
        /// Which.
        square: Square,
    },
    /// What stands in the double corner of a side, or in both.
    DoubleCorner {
        /// Whose: it is at its right hand.
        side: Option<Side>,
    },
    /// Which pieces can jump, and so have to.
    Jumpers,
    /// Which pieces can move.
    Movers,
    /// The legal moves of the piece on a square, or all.
    Moves {
        /// Which.
        square: Option<Square>,
    },
    /// Those of them that take something.
    Captures {
        /// Which.
        square: Option<Square>,
    },
    /// What each side has, and who has more.
    Material,
    /// What a side could take if it were its move; without one the side that is not on move.
    Threats {
        /// Whose jumps.
        side: Option<Side>,
    },
    /// What the piece on a square could take if it were its move.
    Attacks {
        /// Which.
        square: Square,
    },
    /// By what the piece on a square could be taken if it were the other side's move.
    Attackers {
        /// Which.
        square: Square,
    },
}

impl CheckersQuestion {
    /// Whether the answer is more than everybody sees on the board.
    pub const fn is_advice(self) -> bool {
        matches!(
            self,
            CheckersQuestion::Threats { .. }
                | CheckersQuestion::Attacks { .. }
                | CheckersQuestion::Attackers { .. }
        )
    }

    /// The question of this text, as it is written.
    pub(super) fn read(text: &str) -> Option<CheckersQuestion> {
        let mut words = text.split(' ').peekable();
        let name = words.next()?;
        let read_side = |word: &str| GameKind::Checkers.read_side(word);
        let side = words.next_if(|word| read_side(word).is_some()).and_then(read_side);
        let rank = words.next_if(|word| read_rank(word).is_some()).and_then(read_rank);
        let last = words.next();
        if words.next().is_some() {
            return None;
        }
        let square = || last?.parse::<Square>().ok();
        let on_any = || if last.is_none() { Some(None) } else { square().map(Some) };
        Some(match name {
            "where" if last.is_none() => CheckersQuestion::Where { side, rank },
            "count" if last.is_none() => CheckersQuestion::Count { side, rank },
            "double-corner" if rank.is_none() && last.is_none() => {
                CheckersQuestion::DoubleCorner { side }
            }
            "threats" | "hanging" if rank.is_none() && last.is_none() => {
                CheckersQuestion::Threats { side }
            }
            _ if side.is_some() || rank.is_some() => return None,
            "board" => CheckersQuestion::Board,
            "on" => CheckersQuestion::On { square: square()? },
            // as the phrases of all games have it
            "row" | "rank" => {
                let row = last?.parse().ok().filter(|row| (1..=8).contains(row))?;
                CheckersQuestion::Row { row }
            }
            "diagonals" => CheckersQuestion::Diagonals { square: square()? },
            "moves" => CheckersQuestion::Moves { square: on_any()? },
            "captures" => CheckersQuestion::Captures { square: on_any()? },
            "attacks" => CheckersQuestion::Attacks { square: square()? },
            "attackers" => CheckersQuestion::Attackers { square: square()? },
            _ if last.is_some() => return None,
            "jumpers" => CheckersQuestion::Jumpers,
            "movers" => CheckersQuestion::Movers,
            "material" => CheckersQuestion::Material,
            _ => return None,
        })
    }
}

impl fmt::Display for CheckersQuestion {
    /// Its name, and behind it what it is about: `on 18`, `where red king`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = |f: &mut fmt::Formatter<'_>, name, side: Option<Side>, rank: Option<Rank>| {
            f.write_str(name)?;
            let side = side.map(|side| GameKind::Checkers.side_name(side));
            let words = [side, rank.map(Rank::name)];
            words.into_iter().flatten().try_for_each(|word| write!(f, " {word}"))
        };
        let about = |f: &mut fmt::Formatter<'_>, name, square: Option<Square>| {
            f.write_str(name)?;
            square.map_or(Ok(()), |square| write!(f, " {square}"))
        };
        match *self {
            CheckersQuestion::Board => f.write_str("board"),
            CheckersQuestion::Where { side, rank } => pieces(f, "where", side, rank),
            CheckersQuestion::Count { side, rank } => pieces(f, "count", side, rank),
            CheckersQuestion::On { square } => about(f, "on", Some(square)),
            CheckersQuestion::Row { row } => write!(f, "row {row}"),
            CheckersQuestion::Diagonals { square } => about(f, "diagonals", Some(square)),
            CheckersQuestion::DoubleCorner { side } => pieces(f, "double-corner", side, None),
            CheckersQuestion::Jumpers => f.write_str("jumpers"),
            CheckersQuestion::Moves { square } => about(f, "moves", square),
            CheckersQuestion::Captures { square } => about(f, "captures", square),
            CheckersQuestion::Material => f.write_str("material"),
            CheckersQuestion::Movers => f.write_str("movers"),
            CheckersQuestion::Threats { side } => pieces(f, "threats", side, None),
            CheckersQuestion::Attacks { square } => about(f, "attacks", Some(square)),
            CheckersQuestion::Attackers { square } => about(f, "attackers", Some(square)),
        }
    }
}

fn read_rank(word: &str) -> Option<Rank> {
    Rank::ALL.into_iter().find(|rank| rank.name() == word)
}
