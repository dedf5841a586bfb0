//! The table at which a game is played: whose turn it is, what was said, and
//! what is still to be answered. Both front ends are thin layers over this.

mod files;
mod keeper;
mod names;
mod obey;
mod questions;
mod seats;
mod tell;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use annabella::engine::chess::{Level, Score};
use annabella::games::chess::notation::pgn::{Game, GameResult};
use annabella::games::chess::{Color, Move, Position, chess960};

use super::command;
use super::date;
use super::ending::{End, Reason};
use super::lots::Lots;
use super::record::Record;
use super::thinker::{Purpose, Task, Thought};
use crate::Failure;
use crate::args::{GameKind, PlayArgs, StartArgs, Style};
use crate::start::Start;
use keeper::Keeper;
pub(crate) use questions::Question;
use seats::Seats;
pub(crate) use tell::ScoreRow;

/// What goes on from one game to the next.
#[derive(Debug)]
struct Settings {
    start: StartArgs,
    seats: Seats,
    level: Level,
    style: Option<Style>,
}

#[derive(Debug)]
pub(crate) struct Table {
    settings: Settings,
    lots: Lots,
    game: GameKind,
    record: Record,
    /// Whose moves are typed here, White first.
    people: [bool; 2],
    /// The seed of the opponent's choices in this game.
    seed: u64,
    end: Option<End>,
    question: Option<Question>,
    /// What the opponent was asked for beside its moves.
    errand: Option<Purpose>,
    /// The opponent waits to be told to go on.
    is_paused: bool,
    is_flipped: bool,
    has_left: bool,
    /// Grows with every change of what the opponent has to think about.
    revision: u64,
    /// How often this game was changed since it came to the table.
    changes: u64,
    /// The file that holds this game, and its changes then.
    saved: Option<(PathBuf, u64)>,
    keeper: Keeper,
    /// What was said last, to be said again.
    last_said: Vec<String>,
}

/// The words of an answer, a sentence or more for each line.
pub(crate) type Said = Vec<String>;

fn say(sentence: impl Into<String>) -> Said {
    vec![sentence.into()]
}

impl Table {
    /// Sits down to the game that the options describe.
    pub(crate) fn new(args: PlayArgs) -> Result<Table, Failure> {
        let asked = args.level.and_then(Level::new);
        let level = asked.unwrap_or(Level::DEFAULT);
        let mut lots = Lots::new(args.seed);
        let people = Seats::from(args.you).people(&mut lots);
        let loaded = args.load.as_deref().map(super::files::load).transpose();
        let loaded = loaded
            .map_err(|problem| Failure::BadInput(problem.trim_end_matches('.').to_owned()))?;
        let start = match &loaded {
            Some(_) => Start { position: Position::default(), game: GameKind::Chess },
            None => args.start.start(|| lots.start())?,
        };
        let settings =
            Settings { start: args.start, seats: args.you.into(), level, style: args.style };
        let mut table = Table {
            settings,
            game: start.game,
            record: Record::new(Game::new(start.position)),
            people,
            seed: lots.seed(),
            lots,
            end: None,
            question: None,
            errand: None,
            is_paused: false,
            is_flipped: false,
            has_left: false,
            revision: 0,
            changes: 0,
            saved: None,
            keeper: Keeper::default(),
            last_said: Vec::new(),
        };
        if let Some(game) = loaded {
            table.set_game(game);
            table.settings.level = asked.unwrap_or(table.settings.level);
        } else {
            table.write_tags();
            table.end = End::by_position(table.position());
        }
        Ok(table)
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.position()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn end(&self) -> Option<End> {
        self.end
    }

    pub(crate) fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    pub(crate) fn game(&self) -> GameKind {
        self.game
    }

    pub(crate) fn has_left(&self) -> bool {
        self.has_left
    }

    /// Whether the game is nowhere but in what was said last.
    pub(crate) fn has_lost(&self) -> bool {
        self.keeper.has_lost
    }

    /// Whether the side nearest to the player is Black.
    pub(crate) fn is_from_black(&self) -> bool {
        let black_only = self.people == [false, true];
        black_only != self.is_flipped
    }

    pub(crate) fn is_person(&self, color: Color) -> bool {
        self.people[color as usize]
    }

    pub(crate) fn has_computer(&self) -> bool {
        self.people != [true, true]
    }

    /// The one person at the table, when there is just one.
    fn only_person(&self) -> Option<Color> {
        match self.people {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether a person has to move now.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.end.is_none() && self.is_person(self.position().turn())
    }

    /// A short line that says what is expected.
    pub(crate) fn prompt(&self) -> String {
        match &self.question {
            Some(question) => question.prompt().to_owned(),
            None if self.end.is_some() => "The game is over:".to_owned(),
            None if self.only_person() == Some(self.position().turn()) => "Your move:".to_owned(),
            None => format!("{} to move:", self.position().turn()),
        }
    }

    /// What the opponent should think about now.
    pub(crate) fn task(&self) -> Option<Task> {
        if self.has_left || self.end.is_some() {
            return None;
        }
        let turn = self.position().turn();
        let purpose = match self.errand {
            Some(errand) => errand,
            None if self.is_person(turn) || self.is_paused || self.question.is_some() => {
                return None;
            }
            None => Purpose::Move,
        };
        let level = match purpose {
            Purpose::Hint => self.settings.level.max(Level::new(HINT_LEVEL)?),
            _ => self.settings.level,
        };
        Some(Task {
            purpose,
            position: *self.position(),
            history: self.record.earlier_keys(),
            level,
            seed: self.seed.wrapping_add(self.record.plies() as u64),
            revision: self.revision,
        })
    }

    /// Takes what the opponent found.
    pub(crate) fn take(&mut self, thought: &Thought) -> Said {
        if thought.revision != self.revision {
            return Vec::new();
        }
        if thought.purpose != Purpose::Move {
            self.errand = None;
        }
        let Some(report) = &thought.report else { return Vec::new() };
        let said = match thought.purpose {
            Purpose::Move => self.play_for_computer(report.best, report.score),
            Purpose::Hint => say(format!("The computer would choose {}.", self.name(report.best))),
            Purpose::Draw => self.answer_draw_offer(report.score),
        };
        let said = self.keep_up(said);
        self.remember(said)
    }

    /// Stops the opponent's thinking until it is told to go on.
    pub(crate) fn stop_thinking(&mut self) -> Said {
        self.errand = None;
        self.revision += 1;
        if self.end.is_some() || self.is_person(self.position().turn()) {
            return say("Stopped.");
        }
        self.is_paused = true;
        say("The computer has stopped thinking. Type go to let it move, or undo.")
    }

    /// Does what a line says and answers.
    pub(crate) fn hear(&mut self, line: &str) -> Said {
        let said = match self.question.take() {
            Some(question) => self.hear_answer(question, line),
            None => match command::parse(line, self.position()) {
                Ok(command::Command::Repeat) => return self.last_said.clone(),
                Ok(command) => self.obey(command),
                Err(problem) => say(self.problem_or_end(problem)),
            },
        };
        let said = self.keep_up(said);
        self.remember(said)
    }

    pub(crate) fn remember(&mut self, said: Said) -> Said {
        if !said.is_empty() {
            self.last_said.clone_from(&said);
        }
        said
    }

    /// After the end no text is a possible move, so that is not the point.
    fn problem_or_end(&self, problem: String) -> String {
        match self.end {
            Some(_) if problem.starts_with("Not possible") => AFTER_THE_END.to_owned(),
            _ => problem,
        }
    }

    /// Plays a move and says it, with the end of the game if it brings it.
    fn play(&mut self, mv: Move) -> Said {
        let mut said = self.move_sentence(mv);
        if !self.record.play(mv) {
            return say("That move is not possible.");
        }
        self.write_names();
        self.changed();
        self.is_paused = false;
        self.end = End::by_position(self.position());
        match self.end {
            Some(end) => {
                self.write_result();
                said = format!("{said} {}", end.sentence());
            }
            None if self.position().is_check() => said += " Check.",
            None => {}
        }
        say(said)
    }

    /// The computer claims a draw when it is due one and does not think that it
    /// is winning, else it plays.
    fn play_for_computer(&mut self, mv: Move, score: Score) -> Said {
        match self.draw_to_claim() {
            Some(reason) if !is_above(score, CONTENT) => {
                let who = self.position().turn();
                let said = self.finish(End::draw(reason));
                say(format!("{who} claims a draw. {}", said.join(" ")))
            }
            _ => self.play(mv),
        }
    }

    /// The draw that the player on move can claim now (articles 9.2.b, 9.3.b).
    fn draw_to_claim(&self) -> Option<Reason> {
        if self.record.occurrences() >= 3 {
            Some(Reason::Repetition)
        } else if self.position().halfmove_clock() >= 100 {
            Some(Reason::FiftyMoves)
        } else {
            None
        }
    }

    /// The computer was asked on the player's turn, so the score is the player's.
    fn answer_draw_offer(&mut self, score: Score) -> Said {
        let players_lead = match score {
            Score::Centipawns(value) => value,
            Score::MateIn(moves) => moves.signum() * 100_000,
        };
        let is_early = self.record.plies() < EARLY_PLIES;
        if players_lead >= -CONTENT && !is_early {
            let mut said = say("The computer accepts.");
            said.extend(self.finish(End::draw(Reason::Agreement)));
            vec![said.join(" ")]
        } else {
            let why =
                if is_early { "The game has only begun" } else { "It thinks that it is better" };
            say(format!("The computer declines. {why}."))
        }
    }

    fn finish(&mut self, end: End) -> Said {
        self.end = Some(end);
        self.changed();
        self.write_result();
        say(end.sentence())
    }

    fn changed(&mut self) {
        self.revision += 1;
        self.changes += 1;
        self.errand = None;
    }

    /// Goes on with a game from elsewhere, from its end.
    fn set_game(&mut self, game: Game) {
        self.game = if game.is_chess960() { GameKind::Chess960 } else { GameKind::Chess };
        self.put_away();
        if let Some((people, level)) = names::seated(&game) {
            self.settings.level = level;
            if self.settings.seats.are_drawn() {
                self.people = people;
            }
        }
        let by_file = End::by_file(game.result);
        self.record = Record::new(game);
        self.question = None;
        self.is_paused = false;
        self.saved = None;
        self.changed();
        self.changes = 0;
        self.end = End::by_position(self.position()).or(by_file);
        self.write_result();
    }

    /// A new game with the settings kept; what was left to chance is drawn anew.
    fn new_game(&mut self) -> Said {
        self.people = self.settings.seats.people(&mut self.lots);
        self.seed = self.lots.seed();
        let lots = &mut self.lots;
        match self.settings.start.start(|| lots.start()) {
            Ok(start) => {
                self.set_game(Game::new(start.position));
                self.game = start.game;
                self.write_tags();
                self.greeting()
            }
            Err(failure) => say(format!("{failure}.")),
        }
    }

    fn write_tags(&mut self) {
        let is_960 = self.game == GameKind::Chess960;
        let number = chess960::number(self.record.start());
        let game = self.record.game_mut();
        game.set_tag("Event", "Casual game");
        game.set_tag("Date", &date::today());
        if is_960 {
            game.set_tag("Variant", "Chess960");
            if let Some(number) = number {
                game.set_tag("StartNumber", &number.to_string());
            }
        }
        self.write_names();
    }

    fn write_result(&mut self) {
        let result = self.end.map_or("*", End::result);
        self.record.game_mut().result = GameResult::from_marker(result).unwrap_or_default();
    }

    /// Whether there are moves that somebody made and has not saved.
    fn has_unsaved_moves(&self) -> bool {
        let is_saved = self.saved.as_ref().is_some_and(|(_, changes)| *changes == self.changes);
        self.changes > 0 && self.record.plies() > 0 && self.people != [false, false] && !is_saved
    }

    /// The file that holds this game, also an older state of it.
    fn own_file(&self) -> Option<&Path> {
        self.saved.as_ref().map(|(path, _)| path.as_path())
    }
}

/// A hint is at least this good.
const HINT_LEVEL: u8 = 5;

/// Up to this many hundredths of a pawn the computer does not call itself better.
const CONTENT: i32 = 25;

/// Before ten moves of each side the computer accepts no draw.
const EARLY_PLIES: usize = 20;

const AFTER_THE_END: &str = "The game is over. Type new for another one, undo, save or quit.";

fn is_above(score: Score, bound: i32) -> bool {
    match score {
        Score::Centipawns(value) => value > bound,
        Score::MateIn(moves) => moves > 0,
    }
}
