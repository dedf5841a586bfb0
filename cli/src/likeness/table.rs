//! The figures as tables to be read, and as JSON.

use std::fmt::Write;

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::bootstrap::Estimate;
use super::figures::{Figures, Part, QUANTILES, Share};
use super::guesses::Guesses;
use super::verdict::{Mistake, Phase};
use crate::Failure;
use crate::output::Output;

/// A line of each table.
pub(super) struct Row {
    pub(super) who: String,
    /// Whether these are people, and so play what they have played.
    pub(super) is_people: bool,
    /// None where nobody was found.
    pub(super) figures: Option<Figures>,
}

/// How a figure is written where there is none.
const NONE: &str = "-";

/// `slips` are those of who expects the judge's move.
pub(super) fn print_words(
    rows: &[Row],
    slips: Option<f64>,
    output: &mut Output,
) -> Result<(), Failure> {
    let mut tables = vec![all(rows)];
    tables.extend(Phase::ALL.map(|phase| in_phase(rows, phase)));
    tables.extend([by_mistake(rows), by_loss(rows)]);
    if rows.iter().any(|row| row.guesses().is_some()) {
        tables.push(by_guess(rows, slips));
    }
    for (index, table) in tables.iter().enumerate() {
        if index > 0 {
            output.line("")?;
        }
        print(table, output)?;
    }
    Ok(())
}

/// Cells in columns: the first to the left, the others to the right.
fn print(table: &[Vec<String>], output: &mut Output) -> Result<(), Failure> {
    let columns = table.first().map_or(0, Vec::len);
    let width = |column: usize| table.iter().map(|line| line[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in table {
        let mut text = format!("{:<1$}", line[0], widths[0]);
        for (cell, width) in line.iter().zip(&widths).skip(1) {
            // writing to a String cannot fail
            let _ = write!(text, "  {cell:>width$}");
        }
        output.line(text.trim_end())?;
    }
    Ok(())
}

/// A head with a name of the table, and what `cells` makes of each row.
fn table(
    name: &str,
    rows: &[Row],
    head: impl IntoIterator<Item = String>,
    cells: impl Fn(&Row, &Figures) -> Vec<String>,
) -> Vec<Vec<String>> {
    let head: Vec<String> = std::iter::once(name.to_owned()).chain(head).collect();
    let line = |row: &Row| {
        let cells = row.figures.as_ref().map(|figures| cells(row, figures));
        let cells = cells.unwrap_or_else(|| vec![NONE.to_owned(); head.len() - 1]);
        std::iter::once(row.who.clone()).chain(cells).collect()
    };
    let lines: Vec<Vec<String>> = rows.iter().map(line).collect();
    std::iter::once(head).chain(lines).collect()
}

fn all(rows: &[Row]) -> Vec<Vec<String>> {
    let head = ["games", "positions", "loss", "blunders %", "best %", "same %"].map(str::to_owned);
    table("who", rows, head, |row, figures| {
        let Figures { games, positions, loss, blunders, best, same, .. } = figures;
        let same = if row.is_people { NONE.to_owned() } else { estimate(same, 100.0) };
        let [blunders, best] = [blunders, best].map(|share| estimate(share, 100.0));
        vec![games.to_string(), positions.to_string(), estimate(loss, 1.0), blunders, best, same]
    })
}

fn in_phase(rows: &[Row], phase: Phase) -> Vec<Vec<String>> {
    let head = ["positions", "loss", "blunders %", "best %"].map(str::to_owned);
    table(phase.name(), rows, head, |_, figures| match figures.phases[phase as usize] {
        None => [NONE; 4].map(str::to_owned).to_vec(),
        Some(Part { positions, loss, blunders, best }) => {
            vec![positions.to_string(), tenths(loss), percent(blunders), percent(best)]
        }
    })
}

fn by_mistake(rows: &[Row]) -> Vec<Vec<String>> {
    let head = Mistake::ALL.map(|mistake| format!("{} %", mistake.name()));
    table("who", rows, head, |_, figures| {
        let share = |share: Share| format!("{} of {}", percent(share.share), share.occasions);
        figures.mistakes.map(|found| found.map_or_else(|| NONE.to_owned(), share)).to_vec()
    })
}

fn by_loss(rows: &[Row]) -> Vec<Vec<String>> {
    let head = QUANTILES.map(|of_100| format!("loss of {of_100} %"));
    table("who", rows, head, |_, figures| figures.losses.map(|loss| loss.to_string()).to_vec())
}

/// How well people's moves were foreseen by those who tell.
fn by_guess(rows: &[Row], slips: Option<f64>) -> Vec<Vec<String>> {
    let slip_head = slips.map_or_else(|| NONE.to_owned(), percent);
    let head = ["likeliest %", "log-likelihood", "floor %", "of all alike"].map(str::to_owned);
    let head = head.into_iter().chain([format!("of best, slips {slip_head} %")]);
    let guessing = rows.iter().filter_map(|row| Some((row, row.guesses()?)));
    let line = |(row, guesses): (&Row, &Guesses)| {
        let Guesses { first, likelihood, floor, uniform, .. } = *guesses;
        let with_slips = slips.map(|slips| thousandths(guesses.with_slips(slips)));
        vec![
            row.who.clone(),
            percent(first),
            thousandths(likelihood),
            percent(floor),
            thousandths(uniform),
            with_slips.unwrap_or_else(|| NONE.to_owned()),
        ]
    };
    let head: Vec<String> = std::iter::once("who".to_owned()).chain(head).collect();
    std::iter::once(head).chain(guessing.map(line)).collect()
}

impl Row {
    fn guesses(&self) -> Option<&Guesses> {
        self.figures.as_ref()?.guesses.as_ref()
    }
}

fn estimate(estimate: &Estimate, scale: f64) -> String {
    let [value, low, high] =
        [estimate.value, estimate.low, estimate.high].map(|number| tenths(number * scale));
    format!("{value} ({low}-{high})")
}

fn percent(share: f64) -> String {
    tenths(share * 100.0)
}

fn thousandths(number: f64) -> String {
    format!("{number:.3}")
}

fn tenths(number: f64) -> String {
    format!("{number:.1}")
}

#[derive(Serialize)]
struct Told<'a> {
    who: &'a str,
    games: usize,
    positions: usize,
    /// All of them null without positions.
    loss: Option<Value>,
    blunders: Option<Value>,
    best: Option<Value>,
    same: Option<Value>,
    losses: Map<String, Value>,
    phases: Map<String, Value>,
    mistakes: Map<String, Value>,
    /// Null where nobody tells how likely moves are.
    foreseen: Option<Value>,
}

pub(super) fn print_json(
    rows: &[Row],
    slips: Option<f64>,
    output: &mut Output,
) -> Result<(), Failure> {
    rows.iter().try_for_each(|row| output.json(&told(row, slips)))
}

fn told(row: &Row, slips: Option<f64>) -> Told<'_> {
    let figures = row.figures.as_ref();
    let estimated = |of: fn(&Figures) -> &Estimate| {
        let Estimate { value, low, high } = figures.map(of)?;
        Some(json!({ "value": value, "low": low, "high": high }))
    };
    let losses = QUANTILES.iter().enumerate().map(|(index, of_100)| {
        (of_100.to_string(), json!(figures.map(|figures| figures.losses[index])))
    });
    let phases = Phase::ALL.map(|phase| {
        let part = figures.and_then(|figures| figures.phases[phase as usize]).map(|part| {
            let Part { positions, loss, blunders, best } = part;
            json!({ "positions": positions, "loss": loss, "blunders": blunders, "best": best })
        });
        (phase.name().to_owned(), json!(part))
    });
    let mistakes = Mistake::ALL.map(|mistake| {
        let share = figures.and_then(|figures| figures.mistakes[mistake as usize]);
        let told = share.map(|found| json!({ "share": found.share, "of": found.occasions }));
        (mistake.field().to_owned(), json!(told))
    });
    Told {
        who: &row.who,
        games: figures.map_or(0, |figures| figures.games),
        positions: figures.map_or(0, |figures| figures.positions),
        loss: estimated(|figures| &figures.loss),
        blunders: estimated(|figures| &figures.blunders),
        best: estimated(|figures| &figures.best),
        same: estimated(|figures| &figures.same).filter(|_| !row.is_people),
        losses: losses.collect(),
        phases: phases.into_iter().collect(),
        mistakes: mistakes.into_iter().collect(),
        foreseen: row.guesses().map(|guesses| {
            let Guesses { first, likelihood, floor, uniform, .. } = guesses;
            json!({
                "likeliest": first, "likelihood": likelihood, "floor": floor, "uniform": uniform,
                "slips": slips, "with_slips": slips.map(|slips| guesses.with_slips(slips)),
            })
        }),
    }
}
