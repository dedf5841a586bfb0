//! An engine that is asked what single positions are worth, and plays no game.

use std::fmt;
use std::time::Duration;

use annabella::engine::chess::Score;
use annabella::games::chess::Move;
use annabella::games::{self, GameKind, chess};

use super::opponent::Turn;
use super::peer::{Engine, Peer};
use super::rules::Rules;
use crate::Failure;
use crate::play::shown::shown;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_mins(1);

/// How an engine is started.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    text: String,
    options: Vec<(String, String)>,
    engine: Engine,
}

/// An engine that was started.
pub(crate) struct Analyst {
    command: Command,
    peer: Peer,
    rules: Rules,
}

impl Command {
    /// Reads a command line; words with blanks stand between quotes.
    pub(crate) fn parse(text: &str, options: &[(String, String)]) -> Result<Command, String> {
        let engine = Engine::parse(text, options)?;
        Ok(Command { text: text.trim().to_owned(), options: options.to_vec(), engine })
    }
}

impl fmt::Display for Command {
    /// With its options.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        self.options.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl Analyst {
    /// Starts the engine, which will search so many nodes for each position.
    pub(crate) fn start(command: &Command, nodes: u64) -> Result<Analyst, Failure> {
        let rules = Rules {
            game: GameKind::Chess,
            nodes: Some(nodes),
            time: None,
            margin: Duration::ZERO,
            patience: PATIENCE,
            longest: u32::MAX,
            draw: None,
            resign: None,
        };
        let peer = Peer::start(&command.engine, &rules)?;
        Ok(Analyst { command: command.clone(), peer, rules })
    }

    /// The best move of a position and what it is worth, whatever was asked before.
    pub(crate) fn look(&mut self, position: &chess::Position) -> Result<(Move, Score), Failure> {
        let failed = |command: &Command, problem: &dyn fmt::Display| {
            let name = shown(&command.text);
            Failure::BadInput(format!("{name}: in the position {position} it {problem}"))
        };
        let start = games::Position::Chess(*position);
        let rules = &self.rules;
        let turn = Turn {
            start: &start,
            moves: &[],
            position: &start,
            keys: &[],
            clocks: None,
            seed: 0,
            rules,
        };
        let peer = &mut self.peer;
        let answer = peer.begin(rules).and_then(|()| peer.choose(&turn));
        let choice = answer.map_err(|fault| failed(&self.command, &fault))?;
        match (choice.mv.chess(), choice.score) {
            (Some(best), Some(score)) => Ok((best, score)),
            _ => Err(failed(&self.command, &"told no score, expected one")),
        }
    }
}
