//! Engines of Yin-Yang: GTP, as `annabella gtp` speaks it.

use annabella::games::yin_yang::notation::parse;
use annabella::games::yin_yang::{Point, Position};
use annabella::games::{Move, Side};

use super::pipe::Pipe;
use super::{Answer, Engine, START, Unset};
use crate::matches::fault::Fault;
use crate::matches::opponent::Turn;

/// The number of the question for a move, which its answer has, too.
const QUESTION: &str = "1";

/// Greets an engine; the protocol has no options.
pub(super) fn greet(pipe: &mut Pipe, engine: &Engine) -> Result<Option<Unset>, Fault> {
    pipe.say("2 protocol_version")?;
    pipe.wait_for("=2", START)?;
    let first = engine.options.first();
    Ok(first.map(|(name, _)| Unset::Unknown { name: name.clone(), list: "nothing" }))
}

pub(super) fn begin(pipe: &mut Pipe) -> Result<(), Fault> {
    pipe.say("3 clear_board")?;
    pipe.wait_for("=3", START).map(|_| ())
}

/// What is said before an engine is asked, and the question.
pub(super) fn question(turn: &Turn, start: &Position) -> (Vec<String>, String) {
    let size = start.size();
    let resized = if size.columns() == size.rows() {
        format!("boardsize {}", size.columns())
    } else {
        format!("rectangular_boardsize {} {}", size.columns(), size.rows())
    };
    // an engine that does not know of targets says so, and plays
    let target = format!("capture_target {}", start.target());
    let mut before = vec![resized, target, "clear_board".to_owned(), "komi 0".to_owned()];
    for owner in Side::ALL {
        let stones = start.stones(owner);
        before.extend(stones.iter().map(|point: Point| format!("play {} {point}", color(owner))));
    }
    let mut mover = start.turn();
    for mv in turn.moves.iter().filter_map(|mv| mv.yin_yang()) {
        before.push(format!("play {} {mv:?}", color(mover)));
        mover = !mover;
    }
    if let Some(left) = turn.left() {
        before.push(format!("time_left {} {} 0", color(mover), left.as_secs()));
    }
    (before, format!("{QUESTION} genmove {}", color(mover)))
}

const fn color(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

/// The legal move that was answered.
pub(super) fn read_move(position: &Position, past: &[u64], text: &str) -> Option<Move> {
    parse(position, text, past).ok().map(Move::from)
}

impl Answer {
    /// Takes a line of the protocol in; `true` when it was the move.
    pub(super) fn read_gtp(&mut self, line: &str) -> bool {
        let Some((sign, text)) = line.split_once(char::is_whitespace) else { return false };
        let is_answer = sign.strip_prefix(['=', '?']) == Some(QUESTION);
        if is_answer {
            text.trim().clone_into(&mut self.best);
        }
        is_answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_the_question_is_the_move() {
        let mut answer = Answer::default();
        for line in ["= ", "", "=3 true", "? unknown command", "=1"] {
            assert!(!answer.read_gtp(line), "{line}");
        }
        assert!(answer.read_gtp("=1 D4"));
        assert_eq!(answer.best, "D4");
        let position = Position::default();
        assert!(read_move(&position, &[], &answer.best).is_some());
        assert!(read_move(&position, &[], "resign").is_none());
    }
}
