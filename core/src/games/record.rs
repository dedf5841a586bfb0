use std::fmt;

use super::GameKind;
use super::checkers::notation::pdn;
use super::chess::notation::pgn;
use super::yin_yang::notation::sgf;

/// A game in the notation in which other programs read it.
#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    /// As PGN.
    Chess(Box<pgn::Game>),
    /// As PDN.
    Checkers(Box<pdn::Game>),
    /// As SGF.
    YinYang(Box<sgf::Game>),
}

impl Record {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match self {
            Record::Chess(game) if game.is_chess960() => GameKind::Chess960,
            Record::Chess(_) => GameKind::Chess,
            Record::Checkers(_) => GameKind::Checkers,
            Record::YinYang(_) => GameKind::YinYang,
        }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        match self {
            Record::Chess(game) => game.tag(name),
            Record::Checkers(game) => game.tag(name),
            Record::YinYang(game) => game.tag(name),
        }
    }

    /// Gives a tag its value.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self {
            Record::Chess(game) => game.set_tag(name, value),
            Record::Checkers(game) => game.set_tag(name, value),
            Record::YinYang(game) => game.set_tag(name, value),
        }
    }

    /// Takes a tag away.
    pub fn remove_tag(&mut self, name: &str) {
        match self {
            Record::Chess(game) => game.remove_tag(name),
            Record::Checkers(game) => game.remove_tag(name),
            Record::YinYang(game) => game.remove_tag(name),
        }
    }

    /// Adds a comment after so many moves, or before the first after none; nothing where so many
    /// were not made.
    pub fn add_comment(&mut self, plies: usize, text: &str) {
        match self {
            Record::Chess(game) => {
                if let Some(node) = node_after(game, plies) {
                    game.add_comment(node, text);
                }
            }
            Record::Checkers(game) => drop(game.add_comment(plies, text)),
            Record::YinYang(game) => drop(game.add_comment(plies, text)),
        }
    }

    /// What is said after so many moves.
    pub fn comments(&self, plies: usize) -> Vec<&str> {
        match self {
            Record::Chess(game) => {
                node_after(game, plies).map_or_else(Vec::new, |node| game.comments(node).collect())
            }
            Record::Checkers(game) => game.comments(plies).collect(),
            Record::YinYang(game) => game.comments(plies).collect(),
        }
    }

    /// Whether the other game begins from the same position with all moves of this one.
    pub fn is_beginning_of(&self, other: &Record) -> bool {
        match (self, other) {
            (Record::Chess(game), Record::Chess(other)) => {
                let mut moves = other.mainline();
                game.start() == other.start() && game.mainline().all(|mv| moves.next() == Some(mv))
            }
            (Record::Checkers(game), Record::Checkers(other)) => {
                game.start() == other.start() && other.moves().starts_with(game.moves())
            }
            (Record::YinYang(game), Record::YinYang(other)) => {
                game.start() == other.start() && other.moves().starts_with(game.moves())
            }
            _ => false,
        }
    }
}

fn node_after(game: &pgn::Game, plies: usize) -> Option<pgn::NodeId> {
    let root = pgn::NodeId::ROOT;
    [root].into_iter().chain(game.line(root)).nth(plies)
}

impl From<pgn::Game> for Record {
    fn from(game: pgn::Game) -> Record {
        Record::Chess(Box::new(game))
    }
}

impl From<sgf::Game> for Record {
    fn from(game: sgf::Game) -> Record {
        Record::YinYang(Box::new(game))
    }
}

impl From<pdn::Game> for Record {
    fn from(game: pdn::Game) -> Record {
        Record::Checkers(Box::new(game))
    }
}

impl fmt::Display for Record {
    /// As PGN, PDN or SGF.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Record::Chess(game) => game.fmt(f),
            Record::Checkers(game) => game.fmt(f),
            Record::YinYang(game) => game.fmt(f),
        }
    }
}
