//! Who says what positions are worth.

use annabella::engine::chess::{CancelFlag, Limits, Report, Request, Score, Searcher};
use annabella::games::chess::{Move, Position, Status};

use crate::Failure;
use crate::matches::judging::{Analyst, Command};

/// What a mate at once would be worth, in hundredths of a pawn.
const MATE: i32 = 10_000;

/// Who judges, and how long.
#[derive(Clone, Debug)]
pub struct Bench {
    nodes: u64,
    /// `None` for our own engine.
    engine: Option<Command>,
}

/// A judge at work.
pub struct Judge(Kind);

enum Kind {
    Own(Box<Searcher>, u64),
    Engine(Box<Analyst>),
}

/// What a position is worth to its mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// As the best play goes.
    pub score: Score,
    /// The best move; none where the game is over.
    pub best: Option<Move>,
}

impl Bench {
    /// Our own engine at full strength with so many nodes for each position.
    pub fn own(nodes: u64) -> Bench {
        Bench { nodes, engine: None }
    }

    /// An engine by its command line and its options.
    ///
    /// # Errors
    ///
    /// What is wrong with the command line.
    pub fn engine(
        command: &str,
        options: &[(String, String)],
        nodes: u64,
    ) -> Result<Bench, String> {
        Ok(Bench { nodes, engine: Some(Command::parse(command, options)?) })
    }

    /// What its judgements are kept under: two with the same name judge alike.
    pub fn name(&self) -> String {
        match &self.engine {
            None => format!("annabella {} nodes {}", env!("CARGO_PKG_VERSION"), self.nodes),
            Some(command) => format!("{command} nodes {}", self.nodes),
        }
    }

    /// A judge for one thread.
    ///
    /// # Errors
    ///
    /// Where the engine cannot be started.
    pub fn judge(&self) -> Result<Judge, Failure> {
        Ok(Judge(match &self.engine {
            Some(command) => Kind::Engine(Box::new(Analyst::start(command, self.nodes)?)),
            None => Kind::Own(Box::new(Searcher::new(memory(self.nodes))), self.nodes),
        }))
    }
}

/// Room for what so many nodes find, in MiB, and no more: it is cleared each time.
fn memory(nodes: u64) -> usize {
    const NODES_A_MIB: u64 = 50_000;
    nodes.div_ceil(NODES_A_MIB).min(64) as usize
}

impl Judge {
    /// Judges a position by itself, whatever was judged before.
    ///
    /// # Errors
    ///
    /// Where the engine fails.
    pub fn judge(&mut self, position: &Position) -> Result<Judgement, Failure> {
        let over = |score| Ok(Judgement { score, best: None });
        match position.status() {
            Status::Checkmate => return over(Score::MateIn(0)),
            Status::Stalemate | Status::Dead => return over(Score::Centipawns(0)),
            Status::Ongoing => {}
        }
        match &mut self.0 {
            Kind::Engine(engine) => {
                let (best, score) = engine.look(position)?;
                Ok(Judgement { score, best: Some(best) })
            }
            Kind::Own(searcher, nodes) => {
                searcher.clear();
                let limits = Limits { nodes: *nodes, ..Limits::default() };
                let request = Request { limits, ..Request::new(position) };
                // what an iteration that was broken off tells may be a bound, and no value
                let mut finished = None;
                let mut tell = |report: &Report| finished = Some(report.score);
                let found = searcher.search(&request, &CancelFlag::default(), &mut tell);
                // without a legal move it would be over
                let Some(found) = found else { return over(Score::Centipawns(0)) };
                Ok(Judgement { score: finished.unwrap_or(found.score), best: Some(found.best) })
            }
        }
    }
}

impl Judgement {
    /// The worth in hundredths of a pawn, a mate being worth more than anything else.
    pub fn value(&self) -> i32 {
        match self.score {
            Score::Centipawns(value) => value.clamp(1 - MATE / 2, MATE / 2 - 1),
            Score::MateIn(moves @ 1..) => MATE - moves.min(MATE / 2),
            Score::MateIn(moves) => moves.max(-MATE / 2).saturating_neg() - MATE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_worth_more_the_nearer_they_are() {
        let value = |score| Judgement { score, best: None }.value();
        let scores = [
            Score::MateIn(0),
            Score::MateIn(-1),
            Score::MateIn(-9),
            Score::Centipawns(-29_000),
            Score::Centipawns(0),
            Score::Centipawns(29_000),
            Score::MateIn(9),
            Score::MateIn(1),
        ];
        assert!(scores.map(value).is_sorted_by(|one, next| one < next), "{:?}", scores.map(value));
    }

    #[test]
    fn a_judgement_does_not_depend_on_those_before() {
        let mut judge = Bench::own(500).judge().unwrap();
        let start = Position::default();
        let first = judge.judge(&start).unwrap();
        let mated: Position =
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse().unwrap();
        let over = Judgement { score: Score::MateIn(0), best: None };
        assert_eq!(judge.judge(&mated).unwrap(), over);
        assert_eq!(judge.judge(&start).unwrap(), first);
    }
}
