//! Obeys commands.

use std::time::Duration;

use super::board::Board;
use super::command::{Command, Go};
use super::info::Telling;
use super::limits;
use super::options::{Change, Options};
use super::thinker::{self, Question, Search, Task};
use crate::Failure;
use crate::play::drawing::board_grid;
use crate::play::lots::Lots;
use crate::style;
use crate::voice::Voice;
use crate::worker::Worker;
use annabella::games::GameKind;

/// An engine that another program talks to.
pub(super) struct Engine {
    voice: Voice,
    options: Options,
    board: Board,
    /// The one that was begun last, if it may still go on.
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

impl Engine {
    pub(super) fn new(voice: Voice) -> Result<Engine, Failure> {
        let options = Options::default();
        let thinker = thinker::start(options.hash, voice.clone())?;
        let (board, mut lots) = (Board::default(), Lots::new(None));
        let seed = lots.seed();
        Ok(Engine { voice, options, board, search: None, thinker, lots, seed })
    }

    /// Obeys a line. What was not understood is said, and changes nothing.
    pub(super) fn hear(&mut self, line: &str) -> Result<Next, Failure> {
        let mut complaints = Vec::new();
        let command = Command::parse(line, &mut complaints);
        for complaint in complaints {
            self.voice.remark(&complaint);
        }
        let obeyed = match command {
            None | Some(Command::Nothing) => Ok(()),
            Some(Command::Quit) => return Ok(Next::Quit),
            Some(Command::Uci) => {
                self.introduce();
                Ok(())
            }
            Some(Command::Display) => {
                self.display();
                Ok(())
            }
            // a search that goes on is no reason to wait
            Some(Command::IsReady) if self.is_searching() => {
                self.voice.say("readyok");
                Ok(())
            }
            Some(Command::IsReady) => {
                self.thinker.ask(Task::Ready)?;
                Ok(())
            }
            Some(Command::NewGame) => {
                self.seed = self.lots.seed();
                self.thinker.ask(Task::Forget)?;
                Ok(())
            }
            Some(Command::Stop) => {
                if let Some(mut search) = self.search.take() {
                    search.stop();
                }
                Ok(())
            }
            Some(Command::PonderHit) => self.ponder_hit(),
            Some(Command::SetOption { name, value }) => self.set_option(&name, &value)?,
            Some(Command::Position { fen, moves }) => self.set_up(fen.as_deref(), &moves),
            Some(Command::Go(go)) => self.go(&go)?,
        };
        if let Err(complaint) = obeyed {
            self.voice.remark(&complaint);
        }
        self.voice.check()?;
        Ok(Next::Listen)
    }

    /// Stops thinking; the move of a search that went on is told.
    pub(super) fn end(mut self) {
        if let Some(search) = &mut self.search {
            search.stop();
        }
        self.thinker.end();
    }

    fn is_searching(&self) -> bool {
        self.search.as_ref().is_some_and(Search::goes_on)
    }

    fn introduce(&self) {
        self.voice.say(concat!("id name Annabella ", env!("CARGO_PKG_VERSION")));
        self.voice.say("id author the authors of Annabella");
        for line in Options::declarations() {
            self.voice.say(line);
        }
        self.voice.say("uciok");
    }

    fn display(&self) {
        let position = &self.board.position;
        for line in board_grid(&(*position).into(), false) {
            self.voice.say(line);
        }
        self.voice.say(format_args!("Fen: {position}"));
        self.voice.say(format_args!("Key: {:016X}", position.key()));
    }

    fn ponder_hit(&mut self) -> Result<(), String> {
        let is_hit = |search: &mut Search| search.goes_on() && search.ponder_hit();
        if self.search.as_mut().is_some_and(is_hit) {
            return Ok(());
        }
        Err("ponderhit: found no search in the opponent's time, expected go ponder before"
            .to_owned())
    }

    /// The inner error is a complaint about the value.
    fn set_option(&mut self, name: &str, value: &str) -> Result<Result<(), String>, Failure> {
        match self.options.set(name, value) {
            Err(complaint) => return Ok(Err(complaint)),
            Ok(Change::Nothing) => {}
            Ok(Change::ClearHash) => self.thinker.ask(Task::Forget)?,
            Ok(Change::ResizeHash) => self.thinker.ask(Task::Resize(self.options.hash))?,
            Ok(Change::Network) => self.thinker.ask(Task::Network(self.options.uses_network))?,
            Ok(Change::Threads) => self.thinker.ask(Task::Threads(self.options.threads))?,
        }
        Ok(Ok(()))
    }

    fn set_up(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), String> {
        let mut notes = Vec::new();
        let board = Board::new(fen, moves, &mut notes);
        for note in notes {
            self.voice.remark(&note);
        }
        self.board = board?;
        Ok(())
    }

    /// The inner error is a complaint about what was asked.
    fn go(&mut self, go: &Go) -> Result<Result<(), String>, Failure> {
        if self.is_searching() {
            return Ok(Err("go: found a search that goes on, expected stop before".to_owned()));
        }
        let question = match self.question(go) {
            Ok(question) => question,
            Err(complaint) => return Ok(Err(complaint)),
        };
        let (search, ticket) = Search::new(go.is_infinite, go.is_ponder);
        self.thinker.ask(Task::Think(Box::new(question), ticket))?;
        self.search = Some(search);
        Ok(Ok(()))
    }

    fn question(&self, go: &Go) -> Result<Question, String> {
        let board = self.board.clone();
        let mut moves = Vec::new();
        for text in &go.moves {
            match board.read(text) {
                Ok(mv) if moves.contains(&mv) => {}
                Ok(mv) => moves.push(mv),
                Err(complaint) => self.voice.remark(&format!("go searchmoves: {complaint}")),
            }
        }
        if moves.is_empty() && !go.moves.is_empty() {
            return Err("go searchmoves: found no legal move, expected at least one".to_owned());
        }
        let opponent = self.options.opponent();
        let overhead = Duration::from_millis(self.options.overhead);
        let mut limits = limits::limits(go, board.position.turn(), overhead);
        if opponent.is_some() {
            limits.nodes = limits::level_nodes(limits.time, limits.nodes);
            if !moves.is_empty() {
                self.voice.remark("go searchmoves: a level or rating chooses among all moves");
            }
        }
        let game = if self.options.is_chess960 { GameKind::Chess960 } else { GameKind::Chess };
        let telling =
            Telling { castling: style::castling(game), shows_chances: self.options.shows_chances };
        let (lines, seed) = (self.options.lines, self.seed);
        Ok(Question { board, limits, moves, lines, opponent, seed, telling })
    }
}
