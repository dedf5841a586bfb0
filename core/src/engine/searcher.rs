use std::sync::Arc;

use super::chess::{self, Limits, Report, Score};
use super::{CancelFlag, EndgameTables, Level, Rating, TimeLimit, checkers, yin_yang};
use crate::games::{self, GameKind, Move, Position};

/// The searcher of whichever game is played. It keeps what it found for the next question.
pub enum Searcher {
    /// Of chess and Chess960.
    Chess(Box<chess::Searcher>),
    /// Of checkers.
    Checkers(Box<checkers::Searcher>),
    /// Of Yin-Yang.
    YinYang(Box<yin_yang::Searcher>),
}

/// A question to a searcher.
#[derive(Clone, Copy, Debug)]
pub struct SearchRequest<'a> {
    /// The position to think about.
    pub position: &'a Position,
    /// Keys of the positions before it, oldest first.
    pub past: &'a [u64],
    /// The last moves that led there, oldest first; how people choose depends on them.
    pub recent: &'a [Move],
    /// How well, and how long.
    pub limit: SearchLimit,
    /// Where a level takes its chances from.
    pub seed: u64,
}

/// How well a searcher searches, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// A move for a player who asks for one: always the same.
    Hint,
    /// As people of a rating play chess, on so many nodes at most.
    Rating(Rating, Option<u64>),
    /// As a level plays, on so many nodes at most.
    Level(Level, Option<u64>),
    /// As well as the time allows.
    Full(TimeLimit),
}

/// What a searcher has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move, always legal.
    pub best: Move,
    /// How far ahead the player on move is, in hundredths of the smallest piece or stone;
    /// 100,000 where the game is won, -100,000 where it is lost.
    pub lead: i32,
    /// The deepest iteration that was finished, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

impl Searcher {
    /// One with so much memory, in mebibytes.
    pub fn new(kind: GameKind, memory: usize) -> Searcher {
        match kind {
            GameKind::Chess | GameKind::Chess960 => {
                Searcher::Chess(Box::new(chess::Searcher::new(memory)))
            }
            GameKind::Checkers => Searcher::Checkers(Box::new(checkers::Searcher::new(memory))),
            GameKind::YinYang => Searcher::YinYang(Box::new(yin_yang::Searcher::new(memory))),
        }
    }

    /// Uses other tables of endgames than those of the library at full strength, in the game
    /// that has them; nothing in the others.
    pub fn use_endgames(&mut self, tables: Arc<EndgameTables>) {
        match self {
            Searcher::Chess(_) | Searcher::YinYang(_) => {}
            Searcher::Checkers(searcher) => searcher.use_tables(tables),
        }
    }

    /// The move that is best as far as it sees; none where the game is over, or where it was
    /// cancelled before it had seen any, or where it is of another game. `progress` is told
    /// each deeper answer.
    pub fn search(
        &mut self,
        request: &SearchRequest<'_>,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(SearchResult),
    ) -> Option<SearchResult> {
        match self {
            Searcher::Chess(searcher) => {
                let position = request.position.chess()?;
                let mut told = |report: &Report| progress(SearchResult::from(report));
                let found = in_chess(searcher, position, request, cancel, &mut told);
                found.as_ref().map(SearchResult::from)
            }
            Searcher::Checkers(searcher) => {
                let position = request.position.checkers()?;
                let mut told = |report: &checkers::Report| progress(SearchResult::from(report));
                let found = in_checkers(searcher, position, request, cancel, &mut told);
                found.as_ref().map(SearchResult::from)
            }
            Searcher::YinYang(searcher) => {
                let position = request.position.yin_yang()?;
                let mut told = |report: &yin_yang::Report| progress(SearchResult::from(report));
                let found = in_yin_yang(searcher, position, request, cancel, &mut told);
                found.as_ref().map(SearchResult::from)
            }
        }
    }
}

fn in_checkers(
    searcher: &mut checkers::Searcher,
    position: &games::checkers::Position,
    request: &SearchRequest<'_>,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&checkers::Report),
) -> Option<checkers::Report> {
    let SearchRequest { past, seed, .. } = *request;
    match request.limit {
        // of chess alone
        SearchLimit::Rating(..) => None,
        SearchLimit::Hint => checkers::hint(searcher, position, past, cancel, progress),
        SearchLimit::Level(level, max_nodes) => {
            let request = checkers::LevelRequest { position, past, level, seed, max_nodes };
            checkers::choose_move(searcher, &request, cancel)
        }
        SearchLimit::Full(time) => {
            let limits = checkers::Limits { time: Some(time), ..checkers::Limits::default() };
            searcher.search(&checkers::Request { position, past, limits }, cancel, progress)
        }
    }
}

impl From<&checkers::Report> for SearchResult {
    fn from(report: &checkers::Report) -> SearchResult {
        let lead = if report.is_decided() { report.value.signum() * 100_000 } else { report.value };
        let checkers::Report { best, depth, nodes, .. } = *report;
        SearchResult { best: best.into(), lead, depth, nodes }
    }
}

fn in_yin_yang(
    searcher: &mut yin_yang::Searcher,
    position: &games::yin_yang::Position,
    request: &SearchRequest<'_>,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&yin_yang::Report),
) -> Option<yin_yang::Report> {
    let SearchRequest { past, seed, .. } = *request;
    match request.limit {
        // of chess alone
        SearchLimit::Rating(..) => None,
        SearchLimit::Hint => yin_yang::hint(searcher, position, past, cancel, progress),
        SearchLimit::Level(level, max_nodes) => {
            let request = yin_yang::LevelRequest { position, past, level, seed, max_nodes };
            yin_yang::choose_move(searcher, &request, cancel)
        }
        SearchLimit::Full(time) => {
            let limits = yin_yang::Limits { time: Some(time), ..yin_yang::Limits::default() };
            searcher.search(&yin_yang::Request { position, past, limits }, cancel, progress)
        }
    }
}

impl From<&yin_yang::Report> for SearchResult {
    fn from(report: &yin_yang::Report) -> SearchResult {
        let lead = if report.is_decided() { report.value.signum() * 100_000 } else { report.value };
        let yin_yang::Report { best, depth, nodes, .. } = *report;
        SearchResult { best: best.into(), lead, depth, nodes }
    }
}

fn in_chess(
    searcher: &mut chess::Searcher,
    position: &games::chess::Position,
    request: &SearchRequest<'_>,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let SearchRequest { past: history, seed, .. } = *request;
    match request.limit {
        SearchLimit::Hint => chess::hint(searcher, position, history, cancel, progress),
        SearchLimit::Rating(rating, max_nodes) => {
            let recent: Vec<_> = request.recent.iter().filter_map(|mv| mv.chess()).collect();
            let view = chess::people::View { position, history, recent: &recent, max_nodes };
            let request = chess::people::PeopleRequest { view, rating: rating.number(), seed };
            chess::people::choose_move(searcher, &request, cancel, progress)
        }
        SearchLimit::Level(level, max_nodes) => {
            let request = chess::LevelRequest { position, history, level, seed, max_nodes };
            chess::choose_move(searcher, &request, cancel, progress)
        }
        SearchLimit::Full(time) => {
            let limits = Limits { time: Some(time), ..Limits::default() };
            let request = chess::Request { history, limits, seed, ..chess::Request::new(position) };
            searcher.search(&request, cancel, progress)
        }
    }
}

impl From<&Report> for SearchResult {
    fn from(report: &Report) -> SearchResult {
        let lead = match report.score {
            Score::Centipawns(value) => value,
            Score::MateIn(moves) => moves.signum() * 100_000,
        };
        let Report { best, depth, nodes, .. } = *report;
        SearchResult { best: best.into(), lead, depth, nodes }
    }
}

/// Whether so little is left of a game that it may be near its end.
pub fn has_few_pieces(position: &Position) -> bool {
    match position {
        Position::Chess(position) => chess::has_few_pieces(position.board()),
        Position::Checkers(position) => checkers::has_few_pieces(position),
        Position::YinYang(position) => yin_yang::has_few_pieces(position),
    }
}
