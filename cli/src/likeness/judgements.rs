//! What has been judged: each position once, also from one run to the next.

use std::collections::{HashMap, HashSet};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

use annabella::engine::chess::Score;
use annabella::games::chess::Position;
use annabella::games::chess::notation::fen::{self, FenStyle};
use annabella::games::chess::notation::uci::{self, Castling};

use super::judge::{Bench, Judgement};
use super::spread::spread;
use crate::Failure;
use crate::play::shown::{shown, shown_path};

/// What is known about positions.
pub struct Judgements {
    bench: Bench,
    threads: usize,
    /// By their FEN without the number of the move.
    known: HashMap<String, Judgement>,
    kept: Option<Kept>,
}

/// A file of judgements: lines of the judge's name, the position, its score and the best move,
/// with tabs between them.
struct Kept {
    file: File,
    /// For complaints.
    name: String,
}

impl Judgements {
    /// None yet but those of the file, if one is given; it is made where there is none.
    ///
    /// # Errors
    ///
    /// Where the file cannot be read or has a line that is no judgement.
    pub fn new(bench: Bench, threads: usize, file: Option<&Path>) -> Result<Judgements, Failure> {
        let mut found = Judgements { bench, threads, known: HashMap::new(), kept: None };
        if let Some(path) = file {
            found.kept = Some(found.open(path)?);
        }
        Ok(found)
    }

    fn open(&mut self, path: &Path) -> Result<Kept, Failure> {
        let name = shown_path(path);
        let failed = |error| Failure::io(&name, error);
        let options = &mut OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // what a run that was killed has left of its last line does not count
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let lines = if whole == 0 { text.as_str() } else { &text[..whole] };
        let judge = self.judge_name();
        for (number, line) in (1..).zip(lines.lines()) {
            let bad = || {
                Failure::BadInput(format!(
                    "{name}: line {number}: found \"{}\", expected a judgement of this command",
                    shown(line)
                ))
            };
            let (by, rest) = line.split_once('\t').ok_or_else(bad)?;
            if by == judge {
                let (key, judgement) = read(rest).ok_or_else(bad)?;
                self.known.insert(key, judgement);
            } else if rest.split('\t').count() != 3 {
                return Err(bad());
            }
        }
        // only now: it might have been some other file
        file.set_len(whole as u64).map_err(failed)?;
        Ok(Kept { file, name })
    }

    fn judge_name(&self) -> String {
        self.bench.name().replace(['\t', '\n', '\r'], " ")
    }

    /// Judges those of the positions that are not known.
    ///
    /// # Errors
    ///
    /// Where the judge fails, or the file cannot be written.
    pub fn learn(&mut self, positions: impl Iterator<Item = Position>) -> Result<(), Failure> {
        let mut asked = HashSet::new();
        let keyed = positions.map(|position| (key(&position), position));
        let unknown: Vec<(String, Position)> = keyed
            .filter(|(key, _)| !self.known.contains_key(key) && asked.insert(key.clone()))
            .collect();
        let (bench, judge) = (&self.bench, self.judge_name());
        let (known, kept) = (&mut self.known, &mut self.kept);
        spread(
            &unknown,
            self.threads,
            || bench.judge(),
            |judge, (_, position)| judge.judge(position),
            |(key, _), judgement| {
                if let Some(kept) = kept {
                    kept.write(&format!("{judge}\t{}\n", written(key, &judgement)))?;
                }
                known.insert(key.clone(), judgement);
                Ok(())
            },
        )
    }

    /// What is known about a position, if it has been judged.
    pub fn of(&self, position: &Position) -> Option<&Judgement> {
        self.known.get(&key(position))
    }
}

impl Kept {
    fn write(&mut self, line: &str) -> Result<(), Failure> {
        self.file.write_all(line.as_bytes()).map_err(|error| Failure::io(&self.name, error))
    }
}

/// The position without the number of the move, which changes nothing.
fn key(position: &Position) -> String {
    let text = fen::write(position, FenStyle::XFen);
    text.rsplit_once(' ').map_or(text.as_str(), |(before, _)| before).to_owned()
}

fn written(key: &str, judgement: &Judgement) -> String {
    let score = match judgement.score {
        Score::Centipawns(value) => format!("cp {value}"),
        Score::MateIn(moves) => format!("mate {moves}"),
    };
    let best = judgement.best.map(|best| uci::write(best, Castling::KingTakesRook));
    format!("{key}\t{score}\t{}", best.as_deref().unwrap_or("-"))
}

fn read(text: &str) -> Option<(String, Judgement)> {
    let mut parts = text.split('\t');
    let (key, score, best) = (parts.next()?, parts.next()?, parts.next()?);
    let position: Position = format!("{key} 1").parse().ok()?;
    let score = match score.split_once(' ')? {
        ("cp", value) => Score::Centipawns(value.parse().ok()?),
        ("mate", moves) => Score::MateIn(moves.parse().ok()?),
        _ => return None,
    };
    let best = match best {
        "-" => None,
        best => Some(uci::parse(&position, best).ok()?),
    };
    parts.next().is_none().then(|| (key.to_owned(), Judgement { score, best }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_are_read_as_they_are_written() {
        let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9";
        let position: Position = castles.parse().unwrap();
        for (score, best) in [
            (Score::Centipawns(-31), Some("e1g1")),
            (Score::MateIn(3), Some("a1a8")),
            (Score::MateIn(0), None),
        ] {
            let best = best.map(|text| uci::parse(&position, text).unwrap());
            let judgement = Judgement { score, best };
            let key = key(&position);
            assert_eq!(read(&written(&key, &judgement)), Some((key, judgement)));
        }
    }

    #[test]
    fn other_lines_are_no_judgements() {
        let key = "8/8/8/8/8/k7/8/K6R w - - 4";
        assert!(read(&format!("{key}\tcp 7\th1h3")).is_some());
        for line in [
            "",
            key,
            &format!("{key}\tcp 7"),
            &format!("{key}\tcp\th1h3"),
            &format!("{key}\tcp 7\th1a3"),
            &format!("{key}\tcp 7\th1h3\t"),
            "8/8\tcp 7\t-",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
