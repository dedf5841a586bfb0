//! The line `new …`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{
    AssistantDuties, Away, Begin, Conduct, Draws, Hidden, Mode, NewGame, NewGameError, Player,
    Press, Repeats, ScoreKeeping, Supervision, Voice,
};
use crate::arbiter::clock::{Controls, TimeControl, parse_time, write_time};
use crate::arbiter::rulings::Rulings;
use crate::engine::ParseStrengthError;
use crate::games::chess::chess960;
use crate::games::{GameKind, Position, Side, yin_yang};

/// A text that does not describe a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a new game cannot have {found}: {problem}")]
pub struct ParseNewGameError {
    /// The part that is wrong.
    pub found: String,
    /// What is wrong with it.
    pub problem: String,
}

/// The keys that a line of this game may have.
fn keys(kind: GameKind) -> String {
    let [first, second] = Side::ALL.map(|side| kind.side_name(side));
    let board = if kind == GameKind::YinYang { "size, target, " } else { "" };
    format!(
        "fen, start, {board}moves, {first}, {second}, {first}-name, {second}-name, seed, mode, clock, \
         clock-{second}, press, begins, default-time, away, supervised, draws, automatic-draws, resigns, \
         score, session, days, earlier, rulings, blind, or with {first}- or {second}- before them: assistant, \
         repeats, correction, voice or hidden"
    )
}

/// `1.5` as three half points.
fn half_points(text: &str) -> Option<u32> {
    let (whole, is_half) = match text.strip_suffix(".5") {
        Some(whole) => (whole, true),
        None => (text, false),
    };
    let halves = whole.parse::<u32>().ok()?.checked_mul(2)? + u32::from(is_half);
    (halves <= NewGame::MAX_EARLIER).then_some(halves)
}

impl FromStr for NewGame {
    type Err = ParseNewGameError;

    fn from_str(text: &str) -> Result<NewGame, ParseNewGameError> {
        NewGame::read(text, Rulings::TODAY)
    }
}

impl NewGame {
    /// Reads the first line of a saved game. One that names no rulings is from before they
    /// had a number.
    ///
    /// # Errors
    ///
    /// When the text does not describe a game.
    pub fn from_saved(text: &str) -> Result<NewGame, ParseNewGameError> {
        NewGame::read(text, Rulings::FIRST)
    }

    /// The line as it is saved: it names the rulings also where they are today's, as those of
    /// tomorrow may be others.
    pub fn to_saved(&self) -> String {
        let line = self.to_string();
        if self.rulings == Rulings::TODAY {
            format!("{line} rulings={}", self.rulings.number)
        } else {
            line
        }
    }

    fn read(text: &str, usual: Rulings) -> Result<NewGame, ParseNewGameError> {
        let mut fields = Fields { rest: text.trim() };
        let error = |found: &str, problem: String| ParseNewGameError {
            found: found.chars().take(80).collect(),
            problem,
        };
        if fields.word() != "new" {
            return Err(error(text, "the line should begin with new".to_owned()));
        }
        let mut draft = Draft::default();
        draft.game.rulings = usual;
        let word = fields.word();
        draft.game.kind = GameKind::read(word).ok_or_else(|| {
            let names = GameKind::ALL.map(GameKind::name);
            error(word, format!("expected {}", names.join(" or ")))
        })?;
        draft.game.position = Position::usual_start(draft.game.kind);
        while let Some(field) = fields.next(draft.game.kind) {
            let (key, value) = field.map_err(|(found, problem)| error(&found, problem))?;
            draft.set(&key, &value).map_err(|problem| error(&format!("{key}={value}"), problem))?;
        }
        draft.finish().map_err(|(found, problem)| error(found, problem))
    }
}

/// A game whose line is still being read.
#[derive(Default)]
struct Draft {
    game: NewGame,
    clocks: [Option<TimeControl>; 2],
    begin: Begin,
    default_time: Option<u64>,
    away: Option<Away>,
    blind: [bool; 2],
    assistants: [Option<AssistantDuties>; 2],
    moves: String,
    board: StoneBoard,
}

/// The board of Yin-Yang and how many captured stones win on it.
#[derive(Default)]
struct StoneBoard {
    size: yin_yang::Size,
    target: Option<u8>,
}

impl StoneBoard {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        if key == "size" {
            let size = value.parse().ok().filter(|lines| yin_yang::LINES.contains(lines));
            let size = size.and_then(yin_yang::Size::square);
            self.size = size.ok_or("expected a number of lines from 5 to 19")?;
        } else {
            let target = value.parse().ok().filter(|target| yin_yang::TARGETS.contains(target));
            self.target = Some(target.ok_or("expected a number of stones from 1 to 99")?);
        }
        Ok(())
    }

    fn start(&self) -> yin_yang::Position {
        let usual = yin_yang::Position::default();
        let target = self.target.unwrap_or(usual.target());
        yin_yang::Position::new(self.size, target).unwrap_or(usual)
    }
}

impl Draft {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let game = &mut self.game;
        match key {
            "fen" => game.position = Position::read(game.kind, value)?,
            "start" if game.kind.has_laws() => {
                let start = value.parse().ok().and_then(chess960::start);
                game.position = start.ok_or("expected a number from 0 to 959")?.into();
            }
            "size" | "target" if game.kind == GameKind::YinYang => {
                self.board.set(key, value)?;
                game.position = self.board.start().into();
            }
            "moves" => value.clone_into(&mut self.moves),
            "seed" => game.seed = value.parse().map_err(|_| "expected a number")?,
            "mode" => {
                game.mode = match value {
                    "casual" => Mode::Casual,
                    "strict" => Mode::Strict,
                    _ => return Err("expected casual or strict".to_owned()),
                }
            }
            "clock" => self.clocks[0] = Some(value.parse().map_err(|e| format!("{e}"))?),
            "press" => {
                game.press = match value {
                    "auto" => Press::Automatic,
                    "manual" => Press::ByHand,
                    _ => return Err("expected auto or manual".to_owned()),
                }
            }
            "begins" if value == "first-move" => self.begin = Begin::WithFirstMove,
            "begins" => {
                let at = parse_time(value).ok_or("expected first-move, or a time such as 10:00")?;
                self.begin = Begin::Scheduled { at, default_time: 0 };
            }
            "default-time" => self.default_time = Some(parse_time(value).ok_or(TIME)?),
            "away" => {
                self.away = match value {
                    "stands" => Some(Away::Stands),
                    "runs" => Some(Away::Runs),
                    _ => return Err("expected stands or runs".to_owned()),
                }
            }
            "supervised" => {
                game.supervision = if read_yes_or_no(value)? {
                    Supervision::Supervised
                } else {
                    Supervision::Unsupervised
                }
            }
            "draws" => {
                game.draws = match value {
                    "free" | "0" => Draws::Free,
                    "never" => Draws::Never,
                    _ => Draws::From(value.parse().map_err(|_| "expected free, never or a move")?),
                }
            }
            "automatic-draws" => game.automatic_draws = read_yes_or_no(value)?,
            "resigns" => game.computer_resigns = read_yes_or_no(value)?,
            "score" => {
                game.score = match value {
                    "kept" => ScoreKeeping::Kept,
                    "hand" => ScoreKeeping::ByHand,
                    _ => return Err("expected kept or hand".to_owned()),
                }
            }
            "rulings" => {
                let rulings = value.parse().ok().and_then(Rulings::numbered);
                game.rulings = rulings.ok_or_else(|| {
                    format!("expected a number from 1 to {}", Rulings::TODAY.number)
                })?;
            }
            "days" => {
                let days = value.parse().ok().filter(|days| (1..=NewGame::MAX_DAYS).contains(days));
                game.days = Some(days.ok_or("expected a number of days from 1 to 60")?);
            }
            "earlier" => {
                let points = value
                    .split_once('-')
                    .and_then(|(first, second)| Some([half_points(first)?, half_points(second)?]));
                game.earlier = Some(points.ok_or("expected points such as 1.5-0.5")?);
            }
            "session" => game.session = Some(parse_time(value).ok_or(TIME)?),
            "blind" => {
                let [first, second] = Side::ALL.map(|side| game.kind.side_name(side));
                self.blind = match value {
                    "both" => [true, true],
                    _ if value == first => [true, false],
                    _ if value == second => [false, true],
                    _ => return Err(format!("expected {first}, {second} or both")),
                }
            }
            _ => return self.set_of_player(key, value),
        }
        Ok(())
    }

    /// A key with the name of a player in it: `white`, `white-name`, `clock-black`.
    fn set_of_player(&mut self, key: &str, value: &str) -> Result<(), String> {
        let kind = self.game.kind;
        let of = |side| {
            let name = kind.side_name(side);
            if key == name { Some("") } else { key.strip_prefix(name)?.strip_prefix('-') }
        };
        let found = Side::ALL.into_iter().find_map(|side| Some((side, of(side)?)));
        let Some((side, key)) = found.filter(|_| !key.ends_with('-')) else {
            if key.strip_prefix("clock-").and_then(|name| kind.read_side(name))
                == Some(Side::Second)
            {
                self.clocks[1] = Some(value.parse().map_err(|e| format!("{e}"))?);
                return Ok(());
            }
            return Err(format!("expected {}", keys(kind)));
        };
        let conduct = &mut self.game.conduct[side as usize];
        match key {
            "" => self.game.players[side as usize] = player(value)?,
            "name" => self.game.names[side as usize] = name(value)?,
            "assistant" => {
                let duties = AssistantDuties::read(value);
                let duties = duties.ok_or("expected letters of a to f, or none")?;
                self.assistants[side as usize] = Some(duties);
            }
            "repeats" => {
                conduct.repeats = match value {
                    "himself" => Repeats::Himself,
                    "program" => Repeats::Program,
                    _ => return Err("expected himself or program".to_owned()),
                }
            }
            "correction" => conduct.correction = parse_time(value).ok_or(TIME)?,
            "voice" => {
                conduct.voice = match value {
                    "estimated" => Voice::Estimated,
                    "reports" => Voice::Reports,
                    _ => return Err("expected estimated or reports".to_owned()),
                }
            }
            "hidden" => {
                let hidden = Hidden::read(value);
                conduct.hidden = hidden
                    .ok_or("expected nothing, pieces, pieces-asking, board or board-asking")?;
            }
            _ => return Err(format!("expected {}", keys(kind))),
        }
        Ok(())
    }

    fn finish(self) -> Result<NewGame, (&'static str, String)> {
        let mut game = self.game;
        let [white, black] = self.clocks;
        let white = white.unwrap_or_default();
        game.controls = Controls::new(white.clone(), black.unwrap_or(white));
        game.begin = match (self.begin, self.default_time) {
            (Begin::Scheduled { at, .. }, Some(default_time)) => {
                Begin::Scheduled { at, default_time }
            }
            (begin, None) => begin,
            (_, Some(_)) => return Err(("default-time", "it needs begins=TIME too".to_owned())),
        };
        game.away = self.away.unwrap_or_else(|| {
            NewGame::usual_away(game.mode, &game.controls, game.begin, game.players)
        });
        for side in Side::ALL {
            let conduct = &mut game.conduct[side as usize];
            conduct.is_blind = self.blind[side as usize];
            let usual = if conduct.is_blind { Conduct::blind() } else { Conduct::default() };
            conduct.assistant = self.assistants[side as usize].unwrap_or(usual.assistant);
        }
        game.read_moves(&self.moves).map_err(|problem| ("moves", problem))?;
        Ok(game)
    }
}

const TIME: &str = "expected a time such as 5:00";

fn read_yes_or_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("expected yes or no".to_owned()),
    }
}

fn player(text: &str) -> Result<Player, String> {
    match text {
        "person" => return Ok(Player::Person),
        "correspondent" => return Ok(Player::Correspondent),
        _ => {}
    }
    text.parse()
        .map(Player::Engine)
        .map_err(|error: ParseStrengthError| format!("{error}, person or correspondent"))
}

fn name(text: &str) -> Result<String, String> {
    if NewGame::is_name(text) { Ok(text.to_owned()) } else { Err(NewGameError::Name.to_string()) }
}

/// `key=value` one after the other; a value with spaces stands in quotes, in
/// which a backslash protects a quote or a backslash.
struct Fields<'a> {
    rest: &'a str,
}

impl<'a> Fields<'a> {
    fn word(&mut self) -> &'a str {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest.trim_start();
        word
    }

    fn next(&mut self, kind: GameKind) -> Option<Result<(String, String), (String, String)>> {
        if self.rest.is_empty() {
            return None;
        }
        let wrong = |text: &str, problem: &str| Some(Err((text.to_owned(), problem.to_owned())));
        let Some((key, rest)) = self.rest.split_once('=').filter(|(key, _)| !key.contains(' '))
        else {
            return wrong(self.rest, &format!("expected key=value, the key one of {}", keys(kind)));
        };
        let Some(quoted) = rest.strip_prefix('"') else {
            self.rest = rest;
            let value = self.word();
            return Some(Ok((key.to_owned(), value.to_owned())));
        };
        let mut value = String::new();
        let mut chars = quoted.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    let after = &quoted[at + 1..];
                    if !(after.is_empty() || after.starts_with(' ')) {
                        return wrong(key, "a space should follow the closing quote");
                    }
                    self.rest = after.trim_start();
                    return Some(Ok((key.to_owned(), value)));
                }
                '\\' => match chars.next() {
                    Some((_, c @ ('"' | '\\'))) => value.push(c),
                    _ => return wrong(key, "a backslash protects only a quote or a backslash"),
                },
                c => value.push(c),
            }
        }
        wrong(key, "the closing quote is missing")
    }
}

/// A value in quotes, quotes and backslashes in it protected.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.replace('\\', "\\\\").replace('"', "\\\""))
    }
}

impl fmt::Display for NewGame {
    /// One line; what is as usual is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = NewGame::default();
        write!(f, "new {}", self.kind.name())?;
        if self.mode == Mode::Strict {
            f.write_str(" mode=strict")?;
        }
        self.write_clock(f)?;
        self.write_conditions(f)?;
        for side in Side::ALL {
            match self.player(side) {
                Player::Person => {}
                Player::Correspondent => write!(f, " {}=correspondent", self.kind.side_name(side))?,
                Player::Engine(strength) => write!(f, " {}={strength}", self.kind.side_name(side))?,
            }
        }
        for side in Side::ALL {
            let name = &self.names[side as usize];
            if !name.is_empty() {
                write!(f, " {}-name={}", self.kind.side_name(side), Quoted(name))?;
            }
        }
        if let Some(days) = self.days {
            write!(f, " days={days}")?;
        }
        if let Some([first, second]) = self.earlier {
            write!(f, " earlier={}-{}", f64::from(first) / 2.0, f64::from(second) / 2.0)?;
        }
        if self.seed != usual.seed {
            write!(f, " seed={}", self.seed)?;
        }
        self.write_start(f)?;
        if !self.moves.is_empty() {
            write!(f, " moves=\"{}\"", self.write_moves())?;
        }
        if self.rulings != Rulings::TODAY {
            write!(f, " rulings={}", self.rulings.number)?;
        }
        Ok(())
    }
}

impl NewGame {
    fn write_start(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.position == Position::usual_start(self.kind) {
            return Ok(());
        }
        if let Some(position) = self.position.yin_yang()
            && Some(*position) == yin_yang::Position::new(position.size(), position.target())
            && yin_yang::LINES.contains(&position.size().columns())
            && position.size().columns() == position.size().rows()
        {
            let usual = yin_yang::Position::default();
            if position.size() != usual.size() {
                write!(f, " size={}", position.size().columns())?;
            }
            if position.target() != usual.target() {
                write!(f, " target={}", position.target())?;
            }
            return Ok(());
        }
        write!(f, " fen=\"{}\"", self.position)
    }

    /// Sets the moves that were made before the game came to this table: `e2e4 e7e5`.
    ///
    /// # Errors
    ///
    /// Which move is not legal, and why.
    pub fn read_moves(&mut self, text: &str) -> Result<(), String> {
        self.moves.clear();
        let mut position = self.position;
        let mut past = Vec::new();
        for word in text.split_whitespace() {
            let mv = position.read_move(word, &past)?;
            past.push(position.key());
            position = position.after(mv);
            self.moves.push(mv);
        }
        Ok(())
    }

    /// What [`read_moves`](NewGame::read_moves) reads.
    pub fn write_moves(&self) -> String {
        let mut position = self.position;
        let mut texts = Vec::new();
        for &mv in &self.moves {
            texts.push(position.write_move(mv));
            position = position.after(mv);
        }
        texts.join(" ")
    }

    fn write_conditions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.supervision == Supervision::Unsupervised {
            f.write_str(" supervised=no")?;
        }
        match self.draws {
            Draws::Free => {}
            Draws::From(number) => write!(f, " draws={number}")?,
            Draws::Never => f.write_str(" draws=never")?,
        }
        if self.automatic_draws {
            f.write_str(" automatic-draws=yes")?;
        }
        if self.computer_resigns {
            f.write_str(" resigns=yes")?;
        }
        if self.score == ScoreKeeping::ByHand {
            f.write_str(" score=hand")?;
        }
        if let Some(session) = self.session {
            write!(f, " session={}", write_time(session))?;
        }
        let [first, second] = Side::ALL.map(|side| self.kind.side_name(side));
        match self.conduct.map(|conduct| conduct.is_blind) {
            [true, true] => f.write_str(" blind=both")?,
            [true, false] => write!(f, " blind={first}")?,
            [false, true] => write!(f, " blind={second}")?,
            [false, false] => {}
        }
        Side::ALL.into_iter().try_for_each(|side| self.write_conduct(side, f))
    }

    fn write_conduct(&self, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let conduct = &self.conduct[side as usize];
        let usual = if conduct.is_blind { Conduct::blind() } else { Conduct::default() };
        let name = self.kind.side_name(side);
        if conduct.assistant != usual.assistant {
            write!(f, " {name}-assistant={}", conduct.assistant.text())?;
        }
        if conduct.repeats == Repeats::Program {
            write!(f, " {name}-repeats=program")?;
        }
        if conduct.correction != usual.correction {
            write!(f, " {name}-correction={}", write_time(conduct.correction))?;
        }
        if conduct.voice == Voice::Reports {
            write!(f, " {name}-voice=reports")?;
        }
        if conduct.hidden != Hidden::Nothing {
            write!(f, " {name}-hidden={}", conduct.hidden.name())?;
        }
        Ok(())
    }

    fn write_clock(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = (&self.controls[Side::First], &self.controls[Side::Second]);
        if *first != TimeControl::Untimed {
            write!(f, " clock={first}")?;
        }
        if first != second {
            write!(f, " clock-{}={second}", self.kind.side_name(Side::Second))?;
        }
        if self.press == Press::ByHand {
            f.write_str(" press=manual")?;
        }
        match self.begin {
            Begin::AtCommand => {}
            Begin::WithFirstMove => f.write_str(" begins=first-move")?,
            Begin::Scheduled { at, default_time } => {
                write!(f, " begins={} default-time={}", write_time(at), write_time(default_time))?;
            }
        }
        if self.away != NewGame::usual_away(self.mode, &self.controls, self.begin, self.players) {
            f.write_str(match self.away {
                Away::Stands => " away=stands",
                Away::Runs => " away=runs",
            })?;
        }
        Ok(())
    }
}
