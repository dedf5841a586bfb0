//! `annabella perft`: the leaves of the tree of moves, counted and timed.

mod table;
mod tree;

use std::time::Instant;

use annabella::games::GameKind;
use serde::Serialize;

use crate::Failure;
use crate::args::PerftArgs;
use crate::output::Output;
use table::Table;
use tree::{Tree, Walk};

#[derive(Serialize)]
struct Report {
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

/// How many of the leaves are below one move.
#[derive(Serialize)]
struct Share {
    /// As engines of the game write it.
    #[serde(rename = "uci")]
    written: String,
    nodes: u64,
}

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    match args.start.kind() {
        GameKind::Chess | GameKind::Chess960 => count(&args.start.start_without_lot()?, args),
        GameKind::Checkers => count(&args.start.start_of_checkers()?, args),
        GameKind::YinYang => count(&Walk::new(args.start.start_of_yin_yang()?), args),
    }
}

fn count<T: Tree>(start: &T, args: &PerftArgs) -> Result<(), Failure> {
    let mut counter = Counter::new(args)?;
    let clock = Instant::now();
    let divide = (args.divide && args.depth > 0)
        .then(|| shares(start, &mut counter, args.depth).ok_or_else(too_many))
        .transpose()?;
    let nodes = match &divide {
        Some(shares) => sum(shares.iter().map(|share| Some(share.nodes))),
        None => counter.count(start, args.depth),
    };
    let nodes = nodes.ok_or_else(too_many)?;
    let report = Report { nodes, seconds: clock.elapsed().as_secs_f64(), divide };
    let mut output = Output::new();
    if args.form.json {
        output.json(&report)?;
    } else {
        print_words(&report, &mut output)?;
    }
    output.flush()
}

fn too_many() -> Failure {
    Failure::BadInput(format!(
        "perft: found more than {} leaves, expected what 64 bits hold",
        u64::MAX
    ))
}

/// The sum, unless a part is missing or 64 bits are not enough for it.
fn sum(mut counts: impl Iterator<Item = Option<u64>>) -> Option<u64> {
    counts.try_fold(0_u64, |sum, count| sum.checked_add(count?))
}

/// So deep, 64 bits are enough for every tree: a position of chess has fewer than 7000
/// moves, as there are 64 × 63 ways from square to square and few promotions, and one of
/// checkers has fewer still.
const SAFE_DEPTH: u32 = 5;

/// Counts the leaves of a tree that is not too deep.
type Leaves<T> = fn(&T, u32) -> u64;

/// The leaves of a tree of any depth, if 64 bits are enough for their number.
fn walk<T: Tree>(position: &T, depth: u32, leaves: Leaves<T>) -> Option<u64> {
    if depth <= SAFE_DEPTH {
        return Some(leaves(position, depth));
    }
    let moves = position.moves().into_iter();
    sum(moves.map(|mv| walk(&position.after(mv), depth - 1, leaves)))
}

/// Counts in the way that the options ask for.
struct Counter<T> {
    leaves: Leaves<T>,
    table: Option<Table>,
}

impl<T: Tree> Counter<T> {
    fn new(args: &PerftArgs) -> Result<Counter<T>, Failure> {
        let leaves = if args.no_bulk { T::perft_making_leaves } else { T::perft };
        let table = args.hash.map(Table::new).transpose()?;
        Ok(Counter { leaves, table })
    }

    /// The leaves, if 64 bits are enough for their number.
    fn count(&mut self, position: &T, depth: u32) -> Option<u64> {
        match &mut self.table {
            Some(table) => table.count(position, depth, self.leaves),
            None => walk(position, depth, self.leaves),
        }
    }
}

fn shares<T: Tree>(start: &T, counter: &mut Counter<T>, depth: u32) -> Option<Vec<Share>> {
    let share = |mv| {
        let nodes = counter.count(&start.after(mv), depth - 1)?;
        Some(Share { written: start.written(mv), nodes })
    };
    let mut shares: Vec<Share> = start.moves().into_iter().map(share).collect::<Option<_>>()?;
    shares.sort_by(|a, b| a.written.cmp(&b.written));
    Some(shares)
}

fn print_words(report: &Report, output: &mut Output) -> Result<(), Failure> {
    for share in report.divide.iter().flatten() {
        output.line(format_args!("{}: {}", share.written, share.nodes))?;
    }
    output.line(format_args!("nodes {}", report.nodes))?;
    output.line(format_args!("seconds {:.3}", report.seconds))?;
    output.line(format_args!("mnps {:.1}", millions_a_second(report)))
}

#[allow(clippy::cast_precision_loss)]
fn millions_a_second(report: &Report) -> f64 {
    // a count that takes no measurable time still has a finite speed
    report.nodes as f64 / report.seconds.max(1e-9) / 1e6
}
