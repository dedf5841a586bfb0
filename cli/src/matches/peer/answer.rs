//! What an engine says while it thinks and at the end of it.

use annabella::engine::chess::Score;

#[derive(Debug, Default)]
pub(super) struct Answer {
    /// The move as it was written.
    pub(super) best: String,
    /// The last that was said about the best line.
    pub(super) score: Option<Score>,
    pub(super) depth: u32,
}

impl Answer {
    /// Takes a line in; `true` when it was the move.
    pub(super) fn read(&mut self, line: &str) -> bool {
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
            assert!(!answer.read(line), "{line}");
        }
        assert!(answer.read("bestmove e2e4 ponder e7e5"));
        assert_eq!((answer.best.as_str(), answer.depth), ("e2e4", 5));
        assert_eq!(answer.score, Some(Score::Centipawns(-31)));
        answer.read("info depth 9 score mate -3");
        assert_eq!(answer.score, Some(Score::MateIn(-3)));
        assert!(answer.read("bestmove"));
    }
}
