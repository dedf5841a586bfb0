//! `annabella play`: a game at the terminal, on a drawn board or in words.

mod command;
pub(crate) mod date;
pub(crate) mod device_clock;

pub(crate) mod files;
pub(crate) mod happening;
mod help;
pub(crate) mod lines;
pub(crate) mod lots;
pub(crate) mod own_name;
pub mod screen;
mod secret;
pub(crate) mod shown;
pub(crate) mod signals;
pub(crate) mod table;
pub(crate) mod times;

pub(crate) mod words;

use std::io::{self, IsTerminal};
use std::sync::Arc;

use annabella::table::library::Library;

use crate::Failure;
use crate::args::PlayArgs;
use happening::Happening;
use table::{Means, Table};

pub(crate) fn run(args: PlayArgs) -> Result<(), Failure> {
    // a board needs somebody who looks and somebody who types
    let on_screen = !args.blind
        && io::stdout().is_terminal()
        && io::stdin().is_terminal()
        && std::env::var_os("TERM").is_none_or(|name| name != "dumb");
    let (sender, happenings) = happening::channel();
    let thoughts = sender.clone();
    let means = Means {
        library: Some(Library::open(files::games_folder())),
        // who has left does not want to know
        on_thought: Arc::new(move |game, thought| {
            drop(thoughts.send(Happening::Thought(game, thought)));
        }),
        now: device_clock::now_ms,
    };
    let table = Table::new(args, means)?;
    if on_screen {
        screen::run(table, &sender, &happenings)
    } else {
        lines::run(table, &sender, &happenings)
    }
}
