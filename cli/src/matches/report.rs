//! What a match came to, in words and in numbers.

use serde::Serialize;

use super::fault::Fault;
use super::game::{Ending, Played};
use super::score::Score;
use super::sprt::{Test, Verdict};
use crate::Failure;
use crate::output::Output;

/// All that is counted.
pub(super) struct Tally {
    pub(super) score: Score,
    test: Option<Test>,
    endings: [u32; Ending::COUNT],
    /// By opponent.
    faults: [[u32; Fault::COUNT]; 2],
}

/// A count and its name.
type Counts = serde_json::Map<String, serde_json::Value>;

#[derive(Serialize)]
struct Report<'a> {
    a: &'a str,
    b: &'a str,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: f64,
    elo: Option<f64>,
    elo_error: Option<f64>,
    los: f64,
    pentanomial: [u32; 5],
    sprt: Option<Sprt>,
    endings: Counts,
    a_faults: Counts,
    b_faults: Counts,
}

#[derive(Serialize)]
struct Sprt {
    llr: f64,
    bound: f64,
    accepted: Option<&'static str>,
}

impl Tally {
    pub(super) fn new(test: Option<Test>) -> Tally {
        let faults = [[0; Fault::COUNT]; 2];
        Tally { score: Score::default(), test, endings: [0; Ending::COUNT], faults }
    }

    pub(super) fn add(&mut self, pair: &[Played; 2]) {
        self.score.add(pair);
        for game in pair {
            self.endings[game.ending.kind()] += 1;
            if let Some((opponent, fault)) = game.fault() {
                self.faults[opponent][fault.kind()] += 1;
            }
        }
    }

    /// Whether more games would tell nothing more.
    pub(super) fn is_decided(&self) -> bool {
        self.verdict().is_some()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.test?.verdict(&self.score)
    }

    fn sprt(&self) -> Option<Sprt> {
        let llr = self.test?.log_likelihood_ratio(&self.score);
        let accepted = self.verdict().map(|verdict| match verdict {
            Verdict::Smaller => "elo0",
            Verdict::Greater => "elo1",
        });
        Some(Sprt { llr, bound: Test::bound(), accepted })
    }

    /// How it stands, in a line.
    pub(super) fn standing(&self) -> String {
        let Score { wins, draws, losses, .. } = self.score;
        let elo = self
            .score
            .elo()
            .map_or(String::new(), |elo| format!(", Elo {:+.1} ± {:.1}", elo.value, elo.error));
        let llr = self.sprt().map_or(String::new(), |sprt| format!(", LLR {:+.2}", sprt.llr));
        format!("{} games: +{wins} ={draws} -{losses}{elo}{llr}", self.score.games())
    }

    pub(super) fn print_json(&self, names: [&str; 2], output: &mut Output) -> Result<(), Failure> {
        let score = &self.score;
        let elo = score.elo();
        output.json(&Report {
            a: names[0],
            b: names[1],
            games: score.games(),
            wins: score.wins,
            draws: score.draws,
            losses: score.losses,
            score: score.share(),
            elo: elo.map(|elo| elo.value),
            elo_error: elo.map(|elo| elo.error),
            los: score.superiority(),
            pentanomial: score.pairs,
            sprt: self.sprt(),
            endings: counts(&Ending::NAMES, &self.endings),
            a_faults: counts(&Fault::NAMES, &self.faults[0]),
            b_faults: counts(&Fault::NAMES, &self.faults[1]),
        })
    }

    pub(super) fn print_words(&self, names: [&str; 2], output: &mut Output) -> Result<(), Failure> {
        let score = &self.score;
        output.line(format_args!("A {}", names[0]))?;
        output.line(format_args!("B {}", names[1]))?;
        output.line(format_args!(
            "games {}: {} won, {} drawn, {} lost by A",
            score.games(),
            score.wins,
            score.draws,
            score.losses
        ))?;
        output.line(format_args!("score {:.1} %", 100.0 * score.share()))?;
        match score.elo() {
            Some(elo) => output.line(format_args!("Elo {:+.1} ± {:.1}", elo.value, elo.error))?,
            None => output.line("Elo cannot be told from this")?,
        }
        output.line(format_args!("A is stronger: {:.1} %", 100.0 * score.superiority()))?;
        let pairs = score.pairs.map(|count| count.to_string()).join(" ");
        output.line(format_args!("pairs with 0, 1/2, 1, 1 1/2, 2 points: {pairs}"))?;
        if let Some(sprt) = self.sprt() {
            let verdict = sprt.accepted.map_or("not decided".to_owned(), |name| {
                format!("{} is accepted", name.to_uppercase())
            });
            let bound = sprt.bound;
            output.line(format_args!("LLR {:+.2} (±{bound:.2}): {verdict}", sprt.llr))?;
        }
        output.line(format_args!("endings: {}", list(&Ending::NAMES, &self.endings)))?;
        for (letter, faults) in ["A", "B"].iter().zip(&self.faults) {
            if faults.iter().any(|&count| count > 0) {
                output
                    .line(format_args!("failures of {letter}: {}", list(&Fault::NAMES, faults)))?;
            }
        }
        Ok(())
    }
}

fn counts(names: &[&str], counts: &[u32]) -> Counts {
    names.iter().zip(counts).map(|(name, &count)| ((*name).to_owned(), count.into())).collect()
}

/// Those that there are.
fn list(names: &[&str], counts: &[u32]) -> String {
    let pairs = names.iter().zip(counts).filter(|(_, count)| **count > 0);
    let words: Vec<String> =
        pairs.map(|(name, count)| format!("{} {count}", name.replace('_', " "))).collect();
    words.join(", ")
}
