//! `annabella play`: a game at the terminal, on a drawn board or in words.

mod command;
mod date;
mod ending;
mod files;
mod help;
mod lines;
mod lots;
mod record;
pub mod screen;
mod shown;
mod table;
mod thinker;
mod typed;
mod words;

use std::io::{self, IsTerminal};

use crate::Failure;
use crate::args::PlayArgs;
use table::Table;

pub(crate) fn run(args: PlayArgs) -> Result<(), Failure> {
    // a board needs somebody who looks and somebody who types
    let on_screen = !args.blind
        && io::stdout().is_terminal()
        && io::stdin().is_terminal()
        && std::env::var_os("TERM").is_none_or(|name| name != "dumb");
    let mut table = Table::new(args)?;
    table.keep_in(files::games_folder());
    if on_screen { screen::run(table) } else { lines::run(table) }
}
