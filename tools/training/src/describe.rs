//! What is in a file of positions.

use std::io;
use std::path::PathBuf;

use annabella::games::chess::{Color, Role};
use clap::Args;

use crate::format::{self, Record};

/// Tells how many positions files have and how they are distributed.
#[derive(Args)]
pub struct Arguments {
    /// Files of positions
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments) -> io::Result<()> {
    for path in &arguments.files {
        let records = format::read(path)?;
        println!("{}: {} positions", path.display(), records.len());
        let share = |what: &str, is_so: &dyn Fn(&Record) -> bool| {
            let count = records.iter().filter(|record| is_so(record)).count();
            println!("  {:5.1} % {what}", 100.0 * count as f64 / records.len().max(1) as f64);
        };
        for (points, what) in ["Black won", "drawn", "White won"].into_iter().enumerate() {
            share(what, &|record| usize::from(record.points()) == points);
        }
        share("White to move", &|record| record.turn() == Color::White);
        share("within a pawn of level", &|record| record.score().abs() <= 100);
        share("up to seven pieces", &|record| record.occupied().len() <= 7);
        share("without queens", &|record| {
            record.pieces().all(|(_, piece)| piece.role != Role::Queen)
        });
    }
    Ok(())
}
