//! Obeys commands.

use std::time::Duration;

use annabella::engine::yin_yang::{
    LevelRequest, Limits, Request, Searcher, Solved, Solver, choose_move,
};
use annabella::engine::{CancelFlag, Level, TimeLimit};
use annabella::games::yin_yang::notation::{Vertex, parse};
use annabella::games::yin_yang::{Position, Size, TARGETS};
use annabella::games::{Position as AnyPosition, Side};

use super::COMMANDS;
use super::clock::Clock;
use crate::args::GtpArgs;
use crate::play::drawing::board_grid;
use crate::play::lots::Lots;

/// The size of the table, in MiB.
const MEMORY: usize = 64;

/// So long a proof is looked for.
const LONGEST_PROOF: Duration = Duration::from_mins(1);

/// An engine that another program talks to.
pub(super) struct Engine {
    level: Option<Level>,
    nodes: Option<u64>,
    size: Size,
    target: u8,
    /// All positions since the board was cleared, the last one on the board.
    positions: Vec<Position>,
    searcher: Searcher,
    clocks: [Clock; 2],
    lots: Lots,
    /// The chances of a level in this game.
    seed: u64,
    has_quit: bool,
}

/// An answer, or what was wrong.
type Obeyed = Result<String, String>;

impl Engine {
    pub(super) fn new(args: &GtpArgs) -> Engine {
        let usual = Position::default();
        let mut lots = Lots::new(args.seed);
        let seed = lots.seed();
        Engine {
            level: args.level,
            nodes: args.nodes,
            size: usual.size(),
            target: usual.target(),
            positions: vec![usual],
            searcher: Searcher::new(MEMORY),
            clocks: [Clock::default(); 2],
            lots,
            seed,
            has_quit: false,
        }
    }

    pub(super) const fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// Obeys a command with its arguments. What is wrong changes nothing.
    pub(super) fn obey(&mut self, words: &[String]) -> Obeyed {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["protocol_version"] => Ok("2".to_owned()),
            ["name"] => Ok("Annabella".to_owned()),
            ["version"] => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            ["known_command", name] => Ok(COMMANDS.contains(&name).to_string()),
            ["list_commands"] => Ok(COMMANDS.join("\n")),
            ["quit"] => {
                self.has_quit = true;
                Ok(String::new())
            }
            ["boardsize", lines] => self.resize(lines, lines),
            ["rectangular_boardsize", columns, rows] => self.resize(columns, rows),
            ["clear_board"] => {
                self.clear();
                Ok(String::new())
            }
            // there are no points that a komi could be added to
            ["komi", komi] if komi.parse::<f64>().is_ok_and(f64::is_finite) => Ok(String::new()),
            ["komi", _] => Err("komi: expected a number".to_owned()),
            ["play", color, vertex] => self.play(color, vertex),
            ["genmove", color] => self.genmove(color),
            ["undo"] => self.undo(),
            ["showboard"] => Ok(self.shown()),
            ["final_score"] => Ok(self.score()),
            ["time_settings", main, period, stones] => self.set_time(main, period, stones),
            ["time_left", color, seconds, stones] => self.set_left(color, seconds, stones),
            ["capture_target", target] => self.set_target(target),
            ["captures", color] => Ok(self.position().captures(side(color)?).to_string()),
            ["is_legal", color, vertex] => self.is_legal(color, vertex),
            ["all_legal", color] => self.all_legal(color),
            ["solve"] => Ok(self.solve(true)),
            ["solve", "nopass"] => Ok(self.solve(false)),
            [name, ..] if COMMANDS.contains(&name) => {
                Err(format!("{name}: the arguments are not those of the command"))
            }
            _ => Err("unknown command".to_owned()),
        }
    }

    fn position(&self) -> &Position {
        // there is always the one on the board
        &self.positions[self.positions.len() - 1]
    }

    fn past(&self) -> Vec<u64> {
        self.positions[..self.positions.len() - 1].iter().map(Position::key).collect()
    }

    fn resize(&mut self, columns: &str, rows: &str) -> Obeyed {
        let [columns, rows] = [columns, rows].map(|lines| lines.parse().ok());
        let size = columns.zip(rows).and_then(|(columns, rows)| Size::new(columns, rows));
        self.size = size.ok_or("unacceptable size")?;
        self.clear();
        Ok(String::new())
    }

    fn clear(&mut self) {
        // the target is in its range
        let start = Position::new(self.size, self.target).unwrap_or_default();
        self.positions = vec![start];
        self.seed = self.lots.seed();
    }

    /// Begins anew, as a target is not changed in a game.
    fn set_target(&mut self, target: &str) -> Obeyed {
        let target = target.parse().ok().filter(|target| TARGETS.contains(target));
        self.target = target.ok_or("capture_target: expected a number from 1 to 99")?;
        self.clear();
        Ok(String::new())
    }

    /// The position with this side on move: GTP lets both sides play as they like.
    fn with_turn(&self, color: &str) -> Result<Position, String> {
        Ok(self.position().with_turn(side(color)?))
    }

    fn play(&mut self, color: &str, vertex: &str) -> Obeyed {
        let position = self.with_turn(color)?;
        let mv = parse(&position, vertex, &self.past())
            .map_err(|error| format!("illegal move: {error}"))?;
        self.positions.push(position.after(mv));
        Ok(String::new())
    }

    fn is_legal(&self, color: &str, vertex: &str) -> Obeyed {
        let position = self.with_turn(color)?;
        let vertex: Vertex = vertex.parse().map_err(|_| "invalid vertex")?;
        let is_legal = parse(&position, &vertex.to_string(), &self.past()).is_ok();
        Ok(u8::from(is_legal).to_string())
    }

    fn all_legal(&self, color: &str) -> Obeyed {
        let moves = self.with_turn(color)?.legal_moves(&self.past());
        let points = moves.iter().filter_map(|mv| mv.point()).map(|point| point.to_string());
        Ok(points.collect::<Vec<_>>().join(" "))
    }

    fn undo(&mut self) -> Obeyed {
        if self.positions.len() < 2 {
            return Err("cannot undo".to_owned());
        }
        self.positions.pop();
        Ok(String::new())
    }

    fn genmove(&mut self, color: &str) -> Obeyed {
        let (side, position) = (side(color)?, self.with_turn(color)?);
        if let Some(end) = position.end() {
            return Ok(if end.winner() == Some(!side) { "resign" } else { "pass" }.to_owned());
        }
        let (past, cancel) = (self.past(), CancelFlag::default());
        let (position, past) = (&position, &past[..]);
        let found = if let Some(level) = self.level {
            let (seed, max_nodes) = (self.seed, self.nodes);
            let request = LevelRequest { position, past, level, seed, max_nodes };
            choose_move(&mut self.searcher, &request, &cancel)
        } else {
            let time = self.clocks[side as usize].limit();
            let limits = Limits { nodes: self.nodes.unwrap_or(0), time };
            self.searcher.search(&Request { position, past, limits }, &cancel, &mut |_| {})
        };
        let mv = found.ok_or("no move was found")?.best;
        self.positions.push(position.after(mv));
        Ok(format!("{mv:?}"))
    }

    /// Who wins if both do their best, as far as that is found within a minute.
    fn solve(&self, passing: bool) -> String {
        let time = Some(TimeLimit::Move(LONGEST_PROOF));
        let limits = Limits { nodes: self.nodes.unwrap_or(0), time };
        let mut solver = Solver::new(MEMORY);
        let found = solver.solve(self.position(), passing, &limits, &CancelFlag::default());
        let winner = match found.solved {
            Solved::Won(Side::First) => "black",
            Solved::Won(Side::Second) => "white",
            Solved::Drawn => "none",
            Solved::Unknown => "unknown",
        };
        let passing = if passing { "yes" } else { "no" };
        format!("winner={winner} passing={passing} nodes={}", found.nodes)
    }

    fn shown(&self) -> String {
        let position = self.position();
        let mut lines = board_grid(&AnyPosition::YinYang(*position), false);
        let [black, white] = Side::ALL.map(|side| position.captures(side));
        lines.push(format!("captured by Black {black}, by White {white}, {} win", self.target));
        format!("\n{}", lines.join("\n"))
    }

    /// By how many captured stones a side is ahead.
    fn score(&self) -> String {
        let position = self.position();
        let [black, white] = Side::ALL.map(|side| position.captures(side));
        match position.agreed() {
            Some(Side::First) => format!("B+{}", black - white),
            Some(Side::Second) => format!("W+{}", white - black),
            None => "0".to_owned(),
        }
    }

    fn set_time(&mut self, main: &str, period: &str, stones: &str) -> Obeyed {
        let clock = Clock::new(seconds(main)?, seconds(period)?, count(stones)?);
        self.clocks = [clock; 2];
        Ok(String::new())
    }

    fn set_left(&mut self, color: &str, left: &str, stones: &str) -> Obeyed {
        let (left, stones) = (seconds(left)?, count(stones)?);
        self.clocks[side(color)? as usize].set_left(left, stones);
        Ok(String::new())
    }
}

fn side(color: &str) -> Result<Side, String> {
    match color.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err("invalid color: expected black or white".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds <= LONGEST);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "expected a number of seconds".to_owned())
}

/// A year, in seconds.
const LONGEST: f64 = 366.0 * 24.0 * 3600.0;

fn count(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| "expected a number of stones".to_owned())
}
