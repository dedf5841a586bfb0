//! What is shared, as a link.

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::id_of;
use crate::games::{GameKind, Move, Position, Side};
use crate::session::{State, Word};
use crate::table::journal::crc32;

/// A game by correspondence as one of its players tells the other one: where it began, all its
/// moves, and what he says. As text:
/// `annabella:game?v=1&kind=chess&id=…&from=white&name=Anna&other=Bella&moves=7163&sum=…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Which game.
    pub kind: GameKind,
    /// What both devices know the game by.
    pub id: u64,
    /// Who tells it.
    pub from: Side,
    /// What the players are called; may be empty.
    pub names: [String; 2],
    /// How many days there are for a move.
    pub days: Option<u8>,
    /// Where the game began.
    pub start: Position,
    /// All moves from there. They are legal.
    pub moves: Vec<Move>,
    /// What is said beside them.
    pub word: Option<Word>,
}

/// How every link begins.
pub(super) const PREFIX: &str = "annabella:game?";
/// The version that is written and read.
pub(super) const VERSION: &str = "1";
/// What stands before the checksum, which ends a link.
pub(super) const SUM: &str = "&sum=";

/// All but what needs no escape in a link and is left alone by those who find links in a text.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_');

impl Link {
    /// What the player at this device tells of a game now; `None` of games that nobody plays
    /// from elsewhere.
    pub fn of(state: &State) -> Option<Link> {
        let from = !state.correspondent()?;
        Some(Link {
            kind: state.kind(),
            id: id_of(state),
            from,
            names: Side::ALL.map(|side| state.name(side).to_owned()),
            days: state.setup().days,
            start: *state.start(),
            moves: state.plies().iter().map(|ply| ply.mv).collect(),
            word: state.own_word(),
        })
    }

    fn write_start(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.start == Position::usual_start(self.kind) {
            return Ok(());
        }
        if let Some((lines, target)) = self.start.lines_and_target() {
            return write!(f, "&size={lines}&target={target}");
        }
        write!(f, "&fen={}", escaped(&self.start.to_string()))
    }

    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut position = self.start;
        for (index, &mv) in self.moves.iter().enumerate() {
            f.write_str(if index == 0 { "&moves=" } else { "." })?;
            f.write_str(&position.write_posted(mv))?;
            position = position.after(mv);
        }
        Ok(())
    }

    /// All behind the prefix and before the checksum.
    fn body(&self) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            let [name, other] = [self.from, !self.from].map(|side| &self.names[side as usize]);
            let from = self.kind.side_name(self.from);
            write!(f, "v={VERSION}&kind={}&id={:016x}&from={from}", self.kind.name(), self.id)?;
            write!(f, "&name={}&other={}", escaped(name), escaped(other))?;
            if let Some(days) = self.days {
                write!(f, "&days={days}")?;
            }
            self.write_start(f)?;
            self.write_moves(f)?;
            self.word.map_or(Ok(()), |word| write!(f, "&say={}", word.name()))
        })
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body().to_string();
        write!(f, "{PREFIX}{body}{SUM}{:08x}", crc32(body.as_bytes()))
    }
}

fn escaped(text: &str) -> impl fmt::Display {
    utf8_percent_encode(text, ESCAPED)
}
