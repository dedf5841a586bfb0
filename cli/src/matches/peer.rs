//! An engine in a process of its own, spoken to in the protocol of its game.

mod gtp;
mod hub;
mod pipe;
mod uci;

use std::fmt::Display;
use std::time::{Duration, Instant};

use annabella::engine::chess::Score;
use annabella::games::{GameKind, Position};

use super::fault::Fault;
use super::opponent::{Choice, Turn};
use super::rules::Rules;
use crate::Failure;
use pipe::Pipe;

/// How to start an engine.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    program: String,
    args: Vec<String>,
    /// Names and values.
    options: Vec<(String, String)>,
}

/// An engine that was started.
pub(super) struct Peer {
    engine: Engine,
    /// None after it has failed, until the next game.
    pipe: Option<Pipe>,
}

/// What an engine says while it thinks and at the end of it.
#[derive(Debug, Default)]
struct Answer {
    /// The move as it was written.
    best: String,
    /// The last that was said about the best line.
    score: Option<Score>,
    depth: u32,
}

/// How long an engine may take to start and to set up its tables.
const START: Duration = Duration::from_secs(20);

/// How much longer than its clock an engine is waited for, to tell late from hung.
const GRACE: Duration = Duration::from_secs(5);

impl Engine {
    /// Reads a command line; words with blanks stand between quotes.
    pub(super) fn parse(text: &str, options: &[(String, String)]) -> Result<Engine, String> {
        let mut words = words(text)?.into_iter();
        let program = words.next().ok_or_else(|| {
            "found nothing, expected level:N or the command of an engine".to_owned()
        })?;
        Ok(Engine { program, args: words.collect(), options: options.to_vec() })
    }
}

/// The words of a command line. Quotes of either kind hold blanks together.
fn words(text: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        if quote == Some(letter) {
            quote = None;
        } else if quote.is_none() && matches!(letter, '"' | '\'') {
            quote = Some(letter);
            // between quotes there may be nothing
            word.get_or_insert_default();
        } else if quote.is_none() && letter.is_whitespace() {
            words.extend(word.take());
        } else {
            word.get_or_insert_default().push(letter);
        }
    }
    words.extend(word);
    match quote {
        None => Ok(words),
        Some(quote) => Err(format!("found {text}, expected another {quote} in it")),
    }
}

impl Peer {
    /// Starts an engine. That it cannot be is an error of the command line.
    pub(super) fn start(engine: &Engine, rules: &Rules) -> Result<Peer, Failure> {
        let pipe = open(engine, rules)
            .map_err(|problem| Failure::BadInput(format!("{}: {problem}", engine.program)))?;
        Ok(Peer { engine: engine.clone(), pipe: Some(pipe) })
    }

    pub(super) fn begin(&mut self, rules: &Rules) -> Result<(), Fault> {
        if self.pipe.is_none() {
            self.pipe = Some(open(&self.engine, rules).map_err(|_| Fault::Died)?);
        }
        self.talk(|pipe| match rules.game {
            GameKind::Chess | GameKind::Chess960 => uci::begin(pipe),
            GameKind::Checkers => hub::begin(pipe),
            GameKind::YinYang => gtp::begin(pipe),
        })
    }

    pub(super) fn choose(&mut self, turn: &Turn) -> Result<Choice, Fault> {
        let patience = match turn.left() {
            Some(left) => left + turn.rules.margin + GRACE,
            None => turn.rules.patience,
        };
        let (before, question) = match turn.start {
            Position::Chess(start) => uci::question(turn, start),
            Position::Checkers(start) => hub::question(turn, start),
            Position::YinYang(start) => gtp::question(turn, start),
        };
        let (answer, took) = self.talk(|pipe| {
            for line in before {
                pipe.say(&line)?;
            }
            let asked = Instant::now();
            pipe.say(&question)?;
            let mut answer = Answer::default();
            loop {
                let (at, line) = pipe.hear(asked + patience)?;
                let is_over = match turn.start {
                    Position::Chess(_) => answer.read_uci(&line),
                    Position::Checkers(_) => answer.read_hub(&line),
                    Position::YinYang(_) => answer.read_gtp(&line),
                };
                if is_over {
                    return Ok((answer, at.saturating_duration_since(asked)));
                }
            }
        })?;
        turn.check_time(took)?;
        let mv = match turn.position {
            Position::Chess(position) => uci::read_move(position, &answer.best),
            Position::Checkers(position) => hub::read_move(position, &answer.best),
            Position::YinYang(position) => gtp::read_move(position, turn.keys, &answer.best),
        };
        match mv {
            Some(mv) => Ok(Choice { mv, score: answer.score, depth: answer.depth, took }),
            None => Err(Fault::Illegal(answer.best)),
        }
    }

    /// Ends the engine when it fails.
    fn talk<T>(&mut self, about: impl FnOnce(&mut Pipe) -> Result<T, Fault>) -> Result<T, Fault> {
        let result = about(self.pipe.as_mut().ok_or(Fault::Died)?);
        if result.is_err() {
            self.pipe = None;
        }
        result
    }
}

/// Starts the process and tells it its options.
fn open(engine: &Engine, rules: &Rules) -> Result<Pipe, String> {
    let protocol = match rules.game {
        GameKind::Chess | GameKind::Chess960 => "UCI",
        GameKind::Checkers => "the Hub protocol",
        GameKind::YinYang => "GTP",
    };
    let no_engine =
        |problem: &dyn Display| format!("{problem}, expected an engine that speaks {protocol}");
    let mut pipe = Pipe::open(&engine.program, &engine.args).map_err(|error| no_engine(&error))?;
    let greeted = match rules.game {
        GameKind::Chess | GameKind::Chess960 => uci::greet(&mut pipe, engine, rules),
        GameKind::Checkers => hub::greet(&mut pipe, engine),
        GameKind::YinYang => gtp::greet(&mut pipe, engine),
    };
    let unset = greeted.map_err(|fault| no_engine(&format_args!("it {fault}")))?;
    unset.map_or(Ok(pipe), |problem| Err(problem.to_string()))
}

/// Why an engine has not an option as it was to have it.
#[derive(Debug, thiserror::Error)]
enum Unset {
    #[error("it has no option {name}, expected one that it lists after {list}")]
    Unknown { name: String, list: &'static str },
    #[error("it does not take an option: {0}")]
    Refused(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_at_blanks_outside_quotes() {
        for (text, expected) in [
            ("stockfish", &["stockfish"][..]),
            ("  ./a  uci ", &["./a", "uci"]),
            ("'/my programs/a' -x \"b c\"d ''", &["/my programs/a", "-x", "b cd", ""]),
            ("", &[]),
        ] {
            assert_eq!(words(text).unwrap(), expected, "{text}");
        }
        assert!(words("'a b").is_err());
    }
}
