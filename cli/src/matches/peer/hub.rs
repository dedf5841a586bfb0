//! Engines of checkers: the Hub protocol, as `annabella hub` speaks it.

use annabella::engine::chess::Score;
use annabella::games::Move;
use annabella::games::checkers::{Position, notation};

use super::pipe::Pipe;
use super::{Answer, Engine, START, Unset};
use crate::hub::{self, Line};
use crate::matches::fault::Fault;
use crate::matches::opponent::Turn;

/// Greets an engine and tells it its parameters; what is wrong with one of them.
pub(super) fn greet(pipe: &mut Pipe, engine: &Engine) -> Result<Option<Unset>, Fault> {
    pipe.say("hub")?;
    let lines = pipe.wait_for("wait", START)?;
    let declared: Vec<Line> = lines.iter().filter_map(|line| Line::parse(line).ok()).collect();
    let has = |name: &str| {
        declared.iter().any(|line| line.command == "param" && line.value("name") == Some(name))
    };
    let variant = has("variant").then(|| ("variant".to_owned(), "american".to_owned()));
    for (name, value) in variant.iter().chain(&engine.options) {
        pipe.say(&format!("set-param name={name} value={}", hub::quoted(value)))?;
    }
    pipe.say("init")?;
    let answers = pipe.wait_for("ready", START)?;
    if let Some(name) = engine.options.iter().map(|(name, _)| name).find(|name| !has(name)) {
        return Ok(Some(Unset::Unknown { name: name.clone(), list: "hub" }));
    }
    let mut lines = answers.iter().filter_map(|line| Line::parse(line).ok());
    let error = lines.find(|line| line.command == "error");
    Ok(error.map(|line| Unset::Refused(line.value("message").unwrap_or_default().to_owned())))
}

pub(super) fn begin(pipe: &mut Pipe) -> Result<(), Fault> {
    pipe.say("new-game")?;
    pipe.say("ping")?;
    pipe.wait_for("pong", START).map(|_| ())
}

/// What is said before an engine is asked, and the question.
pub(super) fn question(turn: &Turn, start: &Position) -> (Vec<String>, String) {
    let mut position = *start;
    let mut moves = Vec::new();
    for mv in turn.moves.iter().filter_map(|mv| mv.checkers()) {
        moves.push(notation::write(&position, mv));
        position = position.after(mv);
    }
    let moves = hub::quoted(&moves.join(" "));
    let set_up = format!("pos pos={} moves={moves}", hub::position_text(start));
    (vec![set_up, level(turn)], "go think".to_owned())
}

fn level(turn: &Turn) -> String {
    match (turn.rules.nodes, turn.left(), turn.rules.time) {
        (Some(nodes), ..) => format!("level nodes={nodes}"),
        (None, Some(left), Some(control)) => {
            let (left, increment) = (left.as_secs_f64(), control.increment.as_secs_f64());
            format!("level time={left:.3} inc={increment:.3}")
        }
        // an engine has one of both
        _ => "level infinite".to_owned(),
    }
}

/// The legal move that was answered.
pub(super) fn read_move(position: &Position, text: &str) -> Option<Move> {
    hub::read_move(position, text).ok().map(Move::from)
}

impl Answer {
    /// Takes a line of the protocol in; `true` when it was the move.
    pub(super) fn read_hub(&mut self, line: &str) -> bool {
        let Ok(line) = Line::parse(line) else { return false };
        match line.command.as_str() {
            "done" => {
                line.value("move").unwrap_or_default().clone_into(&mut self.best);
                true
            }
            "info" => {
                let score = line.value("score").and_then(|text| text.parse::<f64>().ok());
                if let Some(men) = score.filter(|men| men.is_finite()) {
                    self.score = Some(Score::Centipawns((100.0 * men).round() as i32));
                }
                if let Some(depth) = line.value("depth").and_then(|text| text.parse().ok()) {
                    self.depth = depth;
                }
                false
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_score_counts() {
        let mut answer = Answer::default();
        for line in [
            "",
            "info",
            "info depth=5 score=-0.31 nodes=7 pv=\"11-15 22-18\"",
            "info depth=6 score=soon",
            "pong",
            "info pv=\"11-15",
        ] {
            assert!(!answer.read_hub(line), "{line}");
        }
        assert!(answer.read_hub("done move=11-15 ponder=22-18"));
        assert_eq!((answer.best.as_str(), answer.depth), ("11-15", 6));
        assert_eq!(answer.score, Some(Score::Centipawns(-31)));
        assert!(answer.read_hub("done"));
        assert_eq!(answer.best, "");
    }
}
