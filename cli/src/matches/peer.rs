//! An engine in a process of its own, spoken to in UCI.

mod answer;
mod pipe;

use std::fmt::{Display, Write};
use std::time::{Duration, Instant};

use annabella::games::GameKind;
use annabella::games::chess::notation::fen::{self, FenStyle};
use annabella::games::chess::notation::uci;
use annabella::games::chess::{Color, Position};

use super::fault::Fault;
use super::opponent::{Choice, Turn};
use super::rules::Rules;
use crate::Failure;
use crate::style;
use answer::Answer;
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
        let ready = self.talk(|pipe| {
            pipe.say("ucinewgame")?;
            pipe.say("isready")?;
            pipe.wait_for("readyok", START)
        });
        ready.map(|_| ())
    }

    pub(super) fn choose(&mut self, turn: &Turn) -> Result<Choice, Fault> {
        let patience = match turn.left() {
            Some(left) => left + turn.rules.margin + GRACE,
            None => turn.rules.patience,
        };
        let (answer, took) = self.talk(|pipe| {
            pipe.say(&position(turn))?;
            let asked = Instant::now();
            pipe.say(&go(turn))?;
            let mut answer = Answer::default();
            loop {
                let (at, line) = pipe.hear(asked + patience)?;
                if answer.read(&line) {
                    return Ok((answer, at.saturating_duration_since(asked)));
                }
            }
        })?;
        turn.check_time(took)?;
        match uci::parse(turn.position, &answer.best) {
            Ok(mv) => Ok(Choice { mv, score: answer.score, depth: answer.depth, took }),
            Err(_) => Err(Fault::Illegal(answer.best)),
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
    let no_engine =
        |problem: &dyn Display| format!("{problem}, expected an engine that speaks UCI");
    let mut pipe = Pipe::open(&engine.program, &engine.args).map_err(|error| no_engine(&error))?;
    let mut greet = || {
        pipe.say("uci")?;
        let lines = pipe.wait_for("uciok", START)?;
        if rules.game == GameKind::Chess960 {
            pipe.say("setoption name UCI_Chess960 value true")?;
        }
        for (name, value) in &engine.options {
            pipe.say(&format!("setoption name {name} value {value}"))?;
        }
        pipe.say("isready")?;
        pipe.wait_for("readyok", START)?;
        Ok(lines)
    };
    let lines = greet().map_err(|fault: Fault| no_engine(&format_args!("it {fault}")))?;
    let has = |name: &str| {
        let name = format!("option name {name} type ").to_lowercase();
        lines.iter().any(|line| line.to_lowercase().starts_with(&name))
    };
    let chess960 = (rules.game == GameKind::Chess960).then_some("UCI_Chess960");
    let names = engine.options.iter().map(|(name, _)| name.as_str()).chain(chess960);
    match { names }.find(|name| !has(name)) {
        Some(name) => Err(format!("it has no option {name}, expected one that it lists after uci")),
        None => Ok(pipe),
    }
}

fn position(turn: &Turn) -> String {
    let is_960 = turn.rules.game == GameKind::Chess960;
    let style = if is_960 { FenStyle::Shredder } else { FenStyle::XFen };
    let mut text = if *turn.start == Position::default() && !is_960 {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", fen::write(turn.start, style))
    };
    for (index, &mv) in turn.moves.iter().enumerate() {
        text.push_str(if index == 0 { " moves " } else { " " });
        text.push_str(&uci::write(mv, style::castling(turn.rules.game)));
    }
    text
}

fn go(turn: &Turn) -> String {
    let mut text = "go".to_owned();
    // writing to a String cannot fail
    if let Some(nodes) = turn.rules.nodes {
        let _ = write!(text, " nodes {nodes}");
    }
    if let (Some(clocks), Some(control)) = (turn.clocks, turn.rules.time) {
        let increment = control.increment.as_millis();
        for (color, letter) in [(Color::White, 'w'), (Color::Black, 'b')] {
            // no time at all reads as no clock
            let left = clocks[color as usize].as_millis().max(1);
            let _ = write!(text, " {letter}time {left} {letter}inc {increment}");
        }
    }
    text
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
