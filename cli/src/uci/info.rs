//! What is said of a search.

use std::fmt::Write;
use std::time::Duration;

use annabella::engine::chess::{Report, Score};
use annabella::games::chess::Move;
use annabella::games::chess::notation::uci::{self, Castling};

/// How a search is told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Telling {
    pub(super) castling: Castling,
    pub(super) shows_chances: bool,
}

impl Telling {
    /// What has been found about one line.
    pub(super) fn info(self, report: &Report, took: Duration) -> String {
        let Report { depth, selective_depth, nodes, table_use, .. } = report;
        let mut text = format!(
            "info depth {depth} seldepth {selective_depth} multipv {} score ",
            report.line + 1
        );
        // writing to a String cannot fail
        let _ = match report.score {
            Score::Centipawns(value) => write!(text, "cp {value}"),
            Score::MateIn(moves) => write!(text, "mate {moves}"),
        };
        if self.shows_chances {
            let [win, draw, loss] = report.score.chances();
            let _ = write!(text, " wdl {win} {draw} {loss}");
        }
        let nps = u128::from(*nodes) * 1_000_000 / took.as_micros().max(1);
        let millis = took.as_millis();
        let _ = write!(text, " nodes {nodes} nps {nps} hashfull {table_use} time {millis} pv");
        for &mv in &report.pv {
            let _ = write!(text, " {}", uci::write(mv, self.castling));
        }
        text
    }

    /// The move, and the one that is expected then.
    pub(super) fn best_move(self, report: &Report) -> String {
        let text = format!("bestmove {}", self.written(report.best));
        match report.pv[..] {
            [best, reply, ..] if best == report.best => {
                format!("{text} ponder {}", self.written(reply))
            }
            _ => text,
        }
    }

    fn written(self, mv: Move) -> String {
        uci::write(mv, self.castling)
    }
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::Position;

    use super::*;

    fn report(score: Score) -> Report {
        let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
        let castle = uci::parse(&position, "e1g1").unwrap();
        let reply = uci::parse(&position.after_legal(castle), "e8e7").unwrap();
        Report {
            best: castle,
            score,
            line: 1,
            depth: 3,
            selective_depth: 5,
            nodes: 12,
            table_use: 7,
            pv: vec![castle, reply],
        }
    }

    #[test]
    fn a_line_is_told_with_its_castling() {
        let telling = Telling { castling: Castling::Standard, shows_chances: false };
        let took = Duration::from_millis(4);
        assert_eq!(
            telling.info(&report(Score::Centipawns(-3)), took),
            "info depth 3 seldepth 5 multipv 2 score cp -3 nodes 12 nps 3000 \
             hashfull 7 time 4 pv e1g1 e8e7"
        );
        let telling = Telling { castling: Castling::KingTakesRook, shows_chances: true };
        let mate = report(Score::MateIn(2));
        assert_eq!(
            telling.info(&mate, Duration::ZERO),
            "info depth 3 seldepth 5 multipv 2 score mate 2 wdl 1000 0 0 nodes 12 \
             nps 12000000 hashfull 7 time 0 pv e1h1 e8e7"
        );
        assert_eq!(telling.best_move(&mate), "bestmove e1h1 ponder e8e7");
    }
}
