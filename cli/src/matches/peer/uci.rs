//! Chess engines: UCI.

use std::fmt::Write;

use annabella::engine::chess::Score;
use annabella::games::chess::notation::fen::{self, FenStyle};
use annabella::games::chess::notation::uci;
use annabella::games::chess::{Color, Position};
use annabella::games::{GameKind, Move};

use super::pipe::Pipe;
use super::{Answer, Engine, START, Unset};
use crate::matches::fault::Fault;
use crate::matches::opponent::Turn;
use crate::matches::rules::Rules;
use crate::style;

/// Greets an engine and tells it its options; what is wrong with one of them.
pub(super) fn greet(
    pipe: &mut Pipe,
    engine: &Engine,
    rules: &Rules,
) -> Result<Option<Unset>, Fault> {
    pipe.say("uci")?;
    let lines = pipe.wait_for("uciok", START)?;
    let chess960 = rules.game == GameKind::Chess960;
    let chess960 = chess960.then(|| ("UCI_Chess960".to_owned(), "true".to_owned()));
    let options = || chess960.iter().chain(&engine.options);
    for (name, value) in options() {
        pipe.say(&format!("setoption name {name} value {value}"))?;
    }
    pipe.say("isready")?;
    pipe.wait_for("readyok", START)?;
    let has = |name: &str| {
        let name = format!("option name {name} type ").to_lowercase();
        lines.iter().any(|line| line.to_lowercase().starts_with(&name))
    };
    let unknown = options().map(|(name, _)| name).find(|name| !has(name));
    Ok(unknown.map(|name| Unset::Unknown { name: name.clone(), list: "uci" }))
}

pub(super) fn begin(pipe: &mut Pipe) -> Result<(), Fault> {
    pipe.say("ucinewgame")?;
    pipe.say("isready")?;
    pipe.wait_for("readyok", START).map(|_| ())
}

/// What is said before an engine is asked, and the question.
pub(super) fn question(turn: &Turn, start: &Position) -> (Vec<String>, String) {
    (vec![position(turn, start)], go(turn))
}

fn position(turn: &Turn, start: &Position) -> String {
    let is_960 = turn.rules.game == GameKind::Chess960;
    let style = if is_960 { FenStyle::Shredder } else { FenStyle::XFen };
    let mut text = if *start == Position::default() && !is_960 {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", fen::write(start, style))
    };
    for (index, mv) in turn.moves.iter().filter_map(|mv| mv.chess()).enumerate() {
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

/// The legal move that was answered.
pub(super) fn read_move(position: &Position, text: &str) -> Option<Move> {
    uci::parse(position, text).ok().map(Move::from)
}

impl Answer {
    /// Takes a line of UCI in; `true` when it was the move.
    pub(super) fn read_uci(&mut self, line: &str) -> bool {
        let mut words = line.split_ascii_whitespace();
        match words.next() {
            Some("bestmove") => {
                words.next().unwrap_or_default().clone_into(&mut self.best);
                true
            }
            Some("info") => {
                self.read_info(&words.collect::<Vec<_>>());
                false
            }
            _ => false,
        }
    }

    fn read_info(&mut self, words: &[&str]) {
        let after = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1..)
        };
        let number = |words: &[&str]| words.first()?.parse::<i32>().ok();
        if words.first() == Some(&"string")
            || after("multipv").and_then(number).is_some_and(|line| line != 1)
        {
            return;
        }
        let Some(score) = after("score") else { return };
        self.score = match (score.first(), score.get(1..).and_then(number)) {
            (Some(&"cp"), Some(value)) => Some(Score::Centipawns(value)),
            (Some(&"mate"), Some(moves)) => Some(Score::MateIn(moves)),
            _ => return,
        };
        if let Some(depth) = after("depth").and_then(number) {
            self.depth = depth.max(0) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_score_of_the_best_line_counts() {
        let mut answer = Answer::default();
        for line in [
            "",
            "info",
            "info string score cp 7",
            "info depth 5 seldepth 9 multipv 1 score cp -31 nodes 7 pv e2e4",
            "info depth 5 multipv 2 score cp 900 pv e2e4",
            "info depth 6 score",
            "info depth six score cp many",
            "bestmov e2e4",
        ] {
            assert!(!answer.read_uci(line), "{line}");
        }
        assert!(answer.read_uci("bestmove e2e4 ponder e7e5"));
        assert_eq!((answer.best.as_str(), answer.depth), ("e2e4", 5));
        assert_eq!(answer.score, Some(Score::Centipawns(-31)));
        answer.read_uci("info depth 9 score mate -3");
        assert_eq!(answer.score, Some(Score::MateIn(-3)));
        assert!(answer.read_uci("bestmove"));
    }
}
