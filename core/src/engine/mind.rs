use super::chess::{self, Limits, Report, Score, TimeLimit};
use super::{CancelFlag, Level};
use crate::games::{GameKind, Move, Position};

/// The searcher of whichever game is played. It keeps what it found for the next question.
pub enum Mind {
    /// Of chess and Chess960.
    Chess(Box<chess::Searcher>),
}

/// What a mind is asked.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The position to think about.
    pub position: &'a Position,
    /// Keys of the positions before it, oldest first.
    pub past: &'a [u64],
    /// How well.
    pub wish: Wish,
    /// Where a level takes its chances from.
    pub seed: u64,
}

/// How well a mind thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A move for a player who asks for one: always the same.
    Hint,
    /// As a level plays, on so many nodes at most.
    Level(Level, Option<u64>),
    /// As well as the time allows.
    Full(TimeLimit),
}

/// What a mind has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The move, always legal.
    pub best: Move,
    /// How far ahead the player on move is, in hundredths of the smallest piece or stone;
    /// 100,000 where the game is won.
    pub lead: i32,
    /// The deepest iteration that was finished, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

impl Mind {
    /// One with so much memory, in mebibytes.
    pub fn new(kind: GameKind, memory: usize) -> Mind {
        match kind {
            GameKind::Chess | GameKind::Chess960 => {
                Mind::Chess(Box::new(chess::Searcher::new(memory)))
            }
        }
    }

    /// The move that is best as far as it sees; none where the game is over, or where it was
    /// cancelled before it had seen any. `heard` is told each deeper answer.
    pub fn think(
        &mut self,
        asked: &Asked<'_>,
        cancel: &CancelFlag,
        heard: &mut dyn FnMut(Found),
    ) -> Option<Found> {
        match (self, asked.position) {
            (Mind::Chess(searcher), Position::Chess(position)) => {
                let mut told = |report: &Report| heard(Found::from(report));
                let found = in_chess(searcher, position, asked, cancel, &mut told);
                found.as_ref().map(Found::from)
            }
        }
    }
}

fn in_chess(
    searcher: &mut chess::Searcher,
    position: &crate::games::chess::Position,
    asked: &Asked<'_>,
    cancel: &CancelFlag,
    heard: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Asked { past: history, seed, .. } = *asked;
    match asked.wish {
        Wish::Hint => chess::hint(searcher, position, history, cancel, heard),
        Wish::Level(level, max_nodes) => {
            let request = chess::LevelRequest { position, history, level, seed, max_nodes };
            chess::choose_move(searcher, &request, cancel, heard)
        }
        Wish::Full(time) => {
            let limits = Limits { time: Some(time), ..Limits::default() };
            let request = chess::Request { history, limits, seed, ..chess::Request::new(position) };
            searcher.search(&request, cancel, heard)
        }
    }
}

impl From<&Report> for Found {
    fn from(report: &Report) -> Found {
        let lead = match report.score {
            Score::Centipawns(value) => value,
            Score::MateIn(moves) => moves.signum() * 100_000,
        };
        let Report { best, depth, nodes, .. } = *report;
        Found { best: best.into(), lead, depth, nodes }
    }
}

/// Whether so little is left of a game that it may be near its end.
pub fn has_few_pieces(position: &Position) -> bool {
    match position {
        Position::Chess(position) => chess::has_few_pieces(position.board()),
    }
}
