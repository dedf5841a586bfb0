//! `annabella play`: a game at the terminal, on a drawn board or in words.

mod command;
mod date;
mod ending;
mod files;
mod help;
mod lines;
mod lots;
mod record;
mod table;
mod thinker;
mod typed;
mod words;

use crate::Failure;
use crate::args::PlayArgs;
use table::Table;

pub(crate) fn run(args: PlayArgs) -> Result<(), Failure> {
    lines::run(Table::new(args)?)
}
