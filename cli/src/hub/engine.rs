//! Obeys commands.

use std::path::Path;
use std::sync::Arc;

use annabella::engine::Level;
use annabella::engine::checkers::Limits;
use annabella::engine::checkers::endgame::Tables;

use super::board::Board;
use super::level;
use super::line::{Line, quoted};
use super::thinker::{self, Question, Search, Task};
use crate::Failure;
use crate::endgames::{Endgames, EndgamesError};
use crate::play::lots::Lots;
use crate::uci::{level_nodes, shown};
use crate::voice::Voice;
use crate::worker::Worker;

/// The size of the table, in MiB, and what it can be.
const HASH: usize = 16;
const MOST_HASH: usize = 4096;

/// An engine that another program talks to.
pub(super) struct Engine {
    voice: Voice,
    /// The level that plays; the whole engine without one.
    level: Option<Level>,
    hash: usize,
    /// Where the tables of endgames are from; those of the library, if it is empty.
    endgames: String,
    board: Board,
    /// What was said about the limits last; none without a word.
    limits: Limits,
    /// The one that was begun last.
    search: Option<Search>,
    thinker: Worker<Task>,
    lots: Lots,
    /// The chances of a level in this game.
    seed: u64,
}

/// Whether to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Listen,
    Quit,
}

/// What was wrong, as a sentence.
type Obeyed = Result<(), String>;

impl Engine {
    /// One that plays by these endgames, or by those of the library.
    pub(super) fn new(endgames: Option<Endgames>, voice: Voice) -> Result<Engine, Failure> {
        let thinker = thinker::start(HASH, voice.clone())?;
        let mut file = String::new();
        if let Some(endgames) = endgames {
            file = endgames.file.to_string_lossy().into_owned();
            thinker.ask(Task::Endgames(endgames.tables))?;
        }
        let mut lots = Lots::new(None);
        let seed = lots.seed();
        Ok(Engine {
            voice,
            level: None,
            hash: HASH,
            endgames: file,
            board: Board::default(),
            limits: Limits::default(),
            search: None,
            thinker,
            lots,
            seed,
        })
    }

    /// Obeys a line. What was wrong is said, and changes nothing.
    pub(super) fn hear(&mut self, text: &str) -> Result<Next, Failure> {
        let line = match Line::parse(text) {
            Ok(line) => line,
            Err(problem) => {
                self.voice.complain(&problem);
                return Ok(Next::Listen);
            }
        };
        let obeyed = match line.command.as_str() {
            "quit" => return Ok(Next::Quit),
            "hub" => {
                self.introduce();
                Ok(())
            }
            "init" => {
                self.thinker.ask(Task::Ready)?;
                Ok(())
            }
            "ping" => {
                self.voice.say("pong");
                Ok(())
            }
            "stop" => {
                self.stop();
                Ok(())
            }
            "ponder-hit" => {
                self.ponder_hit()?;
                Ok(())
            }
            "set-param" | "new-game" | "pos" | "level" | "go" if self.is_searching() => {
                Err(format!("{}: found a search that goes on, expected stop before", line.command))
            }
            "set-param" => self.set(&line)?,
            "new-game" => {
                self.seed = self.lots.seed();
                self.thinker.ask(Task::Forget)?;
                Ok(())
            }
            "pos" => self.set_up(&line),
            "level" => level::limits(&line).map(|limits| self.limits = limits),
            "go" => self.go(&line)?,
            // as the protocol wants it
            _ => Ok(()),
        };
        if let Err(problem) = obeyed {
            self.voice.complain(&problem);
        }
        self.voice.check()?;
        Ok(Next::Listen)
    }

    /// Stops thinking; the move of a search that went on is told.
    pub(super) fn end(mut self) {
        self.stop();
        self.thinker.end();
    }

    fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.stop();
        }
    }

    fn is_searching(&self) -> bool {
        self.search.as_ref().is_some_and(Search::goes_on)
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        self.voice.say(format_args!(
            "id name=Annabella version={version} author=\"the authors of Annabella\""
        ));
        self.voice.say("param name=variant value=american type=enum values=american");
        let levels: Vec<String> =
            Level::ALL.iter().map(|level| level.number().to_string()).collect();
        let level = self.level.map_or(FULL.to_owned(), |level| level.number().to_string());
        self.voice.say(format_args!(
            "param name=level value={level} type=enum values=\"{FULL} {}\"",
            levels.join(" ")
        ));
        self.voice.say(format_args!(
            "param name=hash value={} type=int min=1 max={MOST_HASH}",
            self.hash
        ));
        self.voice
            .say(format_args!("param name=endgames value={} type=string", quoted(&self.endgames)));
        self.voice.say("wait");
    }

    /// The inner error is a complaint about the value.
    fn set(&mut self, line: &Line) -> Result<Obeyed, Failure> {
        let (name, value) = (line.value("name").unwrap_or(""), line.value("value").unwrap_or(""));
        let wrong = |expected: &str| {
            let found = if value.is_empty() { "nothing".to_owned() } else { shown(value) };
            Err(format!("set-param {name}: found {found}, expected {expected}"))
        };
        Ok(match name {
            "variant" if value == "american" => Ok(()),
            "variant" => wrong("american"),
            "level" if value == FULL => {
                self.level = None;
                Ok(())
            }
            "level" => match value.parse().ok().and_then(Level::new) {
                Some(level) => {
                    self.level = Some(level);
                    Ok(())
                }
                None => wrong(&format!("{FULL} or a level from 1 to {}", Level::ALL.len())),
            },
            "hash" => match value.parse() {
                Ok(hash @ 1..=MOST_HASH) => {
                    self.hash = hash;
                    self.thinker.ask(Task::Resize(hash))?;
                    Ok(())
                }
                _ => wrong(&format!("MiB from 1 to {MOST_HASH}")),
            },
            "endgames" => match tables(value) {
                Ok(tables) => {
                    value.clone_into(&mut self.endgames);
                    self.thinker.ask(Task::Endgames(tables))?;
                    Ok(())
                }
                Err(error) => Err(format!("set-param endgames: {}: {error}", shown(value))),
            },
            _ => {
                let name = if name.is_empty() { "nothing".to_owned() } else { shown(name) };
                Err(format!(
                    "set-param name: found {name}, expected variant, level, hash or endgames"
                ))
            }
        })
    }

    fn set_up(&mut self, line: &Line) -> Obeyed {
        let Some(text) = line.value("pos") else {
            return Err("pos: found no argument pos, expected a position".to_owned());
        };
        self.board = Board::new(text, line.value("moves").unwrap_or(""))?;
        Ok(())
    }

    /// The inner error is a complaint about what was asked.
    fn go(&mut self, line: &Line) -> Result<Obeyed, Failure> {
        let (think, ponder, analyze) = (line.has("think"), line.has("ponder"), line.has("analyze"));
        if !think && !ponder && !analyze {
            return Ok(Err("go: found nothing, expected think, ponder or analyze".to_owned()));
        }
        let mut limits = self.limits;
        if self.level.is_some() {
            limits.nodes = level_nodes(limits.time, limits.nodes);
        }
        let (board, level, seed) = (self.board.clone(), self.level, self.seed);
        let question = Question { board, limits, level, seed };
        if ponder {
            // the clock stands; it is asked again when it runs
            let without_end =
                Question { limits: Limits::default(), level: None, ..question.clone() };
            self.search(without_end, Some(question))?;
        } else {
            self.search(question, None)?;
        }
        Ok(Ok(()))
    }

    fn search(&mut self, question: Question, expected: Option<Question>) -> Result<(), Failure> {
        let (search, ticket) = Search::new(expected);
        self.thinker.ask(Task::Think(question, ticket))?;
        self.search = Some(search);
        Ok(())
    }

    /// What was learnt meanwhile helps the search that counts. One that has ended before may have
    /// crossed this on its way.
    fn ponder_hit(&mut self) -> Result<(), Failure> {
        match self.search.as_mut().and_then(Search::hit) {
            Some(question) => self.search(question, None),
            None => Ok(()),
        }
    }
}

/// The tables of a file; those of the library where none is named.
fn tables(file: &str) -> Result<Arc<Tables>, EndgamesError> {
    if file.is_empty() {
        return Ok(Tables::built_in());
    }
    Endgames::read(Path::new(file)).map(|endgames| endgames.tables)
}

/// The value of the parameter `level` for the whole engine.
const FULL: &str = "full";
