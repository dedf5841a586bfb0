//! `annabella bench`: how many nodes fixed positions take, and how fast.

use std::time::Instant;

use annabella::engine::{checkers, chess};
use annabella::games::GameKind;
use serde::Serialize;

use crate::Failure;
use crate::args::BenchArgs;
use crate::output::Output;

#[derive(Serialize)]
struct Report {
    nodes: u64,
    seconds: f64,
    nps: u64,
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    let clock = Instant::now();
    let nodes = match args.game {
        GameKind::Chess | GameKind::Chess960 => {
            chess::bench(args.depth.unwrap_or(chess::BENCH_DEPTH))
        }
        GameKind::Checkers => checkers::bench(args.depth.unwrap_or(checkers::BENCH_DEPTH)),
        GameKind::YinYang => {
            return Err(Failure::Usage(
                "--game yin-yang: found a game without a bench of depths, expected chess or \
                 checkers"
                    .to_owned(),
            ));
        }
    };
    let seconds = clock.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss)]
    // a count that takes no measurable time still has a finite speed
    let nps = (nodes as f64 / seconds.max(1e-9)) as u64;
    let mut output = Output::new();
    if args.form.json {
        output.json(&Report { nodes, seconds, nps })?;
    } else {
        output.line(format_args!("{nodes} nodes {nps} nps"))?;
    }
    output.flush()
}
