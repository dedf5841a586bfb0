//! Who plays: a level or a rating in this process, or an engine in one of its own.

use std::time::{Duration, Instant};

use annabella::engine::chess::Score;
use annabella::engine::chess::people::{self, PeopleRequest, RATINGS, View};
use annabella::engine::{CancelFlag, Level, Searcher, TimeLimit, checkers, chess, yin_yang};
use annabella::games::{Move, Position};

use super::fault::Fault;
use super::peer::{Engine, Peer};
use super::rules::Rules;
use crate::Failure;
use crate::args::TimeControl;
use crate::uci::level_nodes;

/// An opponent as it was asked for.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    Level(Level),
    /// Of chess.
    Rating(u16),
    Engine(Engine),
}

/// What a player is asked.
pub(super) struct Turn<'a> {
    pub(super) start: &'a Position,
    /// All that was played from there.
    pub(super) moves: &'a [Move],
    pub(super) position: &'a Position,
    /// Keys of the positions before, oldest first.
    pub(super) keys: &'a [u64],
    /// What both have left, the first player first, if time counts.
    pub(super) clocks: Option<[Duration; 2]>,
    /// One for the whole game.
    pub(super) seed: u64,
    pub(super) rules: &'a Rules,
}

impl Turn<'_> {
    /// The most nodes for a level here; it knows no time.
    fn level_nodes(&self) -> Option<u64> {
        let clock = |control: TimeControl| {
            Some(TimeLimit::Clock {
                left: self.left()?,
                increment: control.increment,
                moves_to_go: None,
                most: None,
            })
        };
        let nodes = self.rules.nodes.unwrap_or(0);
        let time = self.rules.time.and_then(clock);
        match level_nodes(time, nodes) {
            0 => None,
            nodes => Some(nodes),
        }
    }

    /// What the mover has left, if time counts.
    pub(super) fn left(&self) -> Option<Duration> {
        self.clocks.map(|clocks| clocks[self.position.turn() as usize])
    }

    /// Fails when an answer comes after its time, whatever it is.
    pub(super) fn check_time(&self, took: Duration) -> Result<(), Fault> {
        match self.left() {
            Some(left) if took > left + self.rules.margin => Err(Fault::Time),
            _ => Ok(()),
        }
    }
}

/// What a player answers.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) mv: Move,
    /// What the player thinks of it, if it says so; hundredths of a man stand for those of a
    /// pawn.
    pub(super) score: Option<Score>,
    pub(super) depth: u32,
    pub(super) took: Duration,
}

/// What a level remembers of a game, in MiB.
const MEMORY: usize = 16;

/// An opponent ready to play.
pub(super) enum Player {
    Level(Level, Searcher),
    Rating(u16, Box<chess::Searcher>),
    Engine(Box<Peer>),
}

impl Entry {
    /// Reads `level:4`, `rating:1200` or a command line.
    pub(super) fn parse(text: &str, options: &[(String, String)]) -> Result<Entry, String> {
        let Some((kind @ ("level" | "rating"), number)) = text.split_once(':') else {
            return Engine::parse(text, options).map(Entry::Engine);
        };
        if !options.is_empty() {
            return Err(format!("{text} has no options"));
        }
        if kind == "rating" {
            let rating = number.parse().ok().filter(|rating| RATINGS.contains(rating));
            return rating.map(Entry::Rating).ok_or_else(|| {
                let (lowest, highest) = (RATINGS.start(), RATINGS.end());
                format!("found {text}, expected a rating from rating:{lowest} to rating:{highest}")
            });
        }
        number.parse().ok().and_then(Level::new).map(Entry::Level).ok_or_else(|| {
            format!("found {text}, expected a level from level:1 to level:{}", Level::ALL.len())
        })
    }

    /// Makes it ready.
    pub(super) fn enter(&self, rules: &Rules) -> Result<Player, Failure> {
        match self {
            Entry::Level(level) => Ok(Player::Level(*level, Searcher::new(rules.game, MEMORY))),
            Entry::Rating(rating) => {
                Ok(Player::Rating(*rating, Box::new(chess::Searcher::new(MEMORY))))
            }
            Entry::Engine(engine) => Ok(Player::Engine(Box::new(Peer::start(engine, rules)?))),
        }
    }
}

impl Player {
    /// Before the first move of each game. An engine that has failed is started again.
    pub(super) fn begin(&mut self, rules: &Rules) -> Result<(), Fault> {
        match self {
            Player::Level(..) | Player::Rating(..) => Ok(()),
            Player::Engine(peer) => peer.begin(rules),
        }
    }

    pub(super) fn choose(&mut self, turn: &Turn) -> Result<Choice, Fault> {
        match self {
            Player::Level(level, searcher) => timed(turn, || found(*level, searcher, turn)),
            Player::Rating(rating, searcher) => timed(turn, || as_people(*rating, searcher, turn)),
            Player::Engine(peer) => peer.choose(turn),
        }
    }
}

fn timed(turn: &Turn, find: impl FnOnce() -> Option<(Move, Score, u32)>) -> Result<Choice, Fault> {
    let clock = Instant::now();
    let (mv, score, depth) = find().expect("a game that goes on has a legal move");
    let took = clock.elapsed();
    turn.check_time(took)?;
    Ok(Choice { mv, score: Some(score), depth, took })
}

/// What somebody with a rating plays.
fn as_people(
    rating: u16,
    searcher: &mut chess::Searcher,
    turn: &Turn,
) -> Option<(Move, Score, u32)> {
    let recent: Vec<_> = turn.moves.iter().filter_map(|mv| mv.chess()).collect();
    let view = View {
        position: turn.position.chess()?,
        history: turn.keys,
        recent: &recent,
        max_nodes: turn.level_nodes(),
    };
    let request = PeopleRequest { view, rating, seed: turn.seed };
    let report = people::choose_move(searcher, &request, &CancelFlag::default(), &mut |_| {})?;
    Some((report.best.into(), report.score, report.depth))
}

/// The move, what it is worth and how deep that was seen.
fn found(level: Level, searcher: &mut Searcher, turn: &Turn) -> Option<(Move, Score, u32)> {
    let (seed, max_nodes) = (turn.seed, turn.level_nodes());
    let cancel = CancelFlag::default();
    match searcher {
        Searcher::Chess(searcher) => {
            let position = turn.position.chess()?;
            let history = turn.keys;
            let request = chess::LevelRequest { position, history, level, seed, max_nodes };
            let report = chess::choose_move(searcher, &request, &cancel, &mut |_| {})?;
            Some((report.best.into(), report.score, report.depth))
        }
        Searcher::Checkers(searcher) => {
            let position = turn.position.checkers()?;
            let past = turn.keys;
            let request = checkers::LevelRequest { position, past, level, seed, max_nodes };
            let report = checkers::choose_move(searcher, &request, &cancel)?;
            let score = match report.plies_to_end() {
                Some(plies) => Score::MateIn(report.value.signum() * plies.div_ceil(2) as i32),
                None => Score::Centipawns(report.value),
            };
            Some((report.best.into(), score, report.depth))
        }
        Searcher::YinYang(searcher) => {
            let position = turn.position.yin_yang()?;
            let past = turn.keys;
            let request = yin_yang::LevelRequest { position, past, level, seed, max_nodes };
            let report = yin_yang::choose_move(searcher, &request, &cancel)?;
            Some((report.best.into(), Score::Centipawns(report.value), report.depth))
        }
    }
}
