//! `annabella play`: a game at the terminal, on a drawn board or in words.

pub(crate) mod aloud;
mod command;
pub(crate) mod date;
pub(crate) mod device_clock;
pub(crate) mod drawing;
pub(crate) mod files;
pub(crate) mod happening;
mod help;
pub(crate) mod lines;
pub(crate) mod lots;
pub(crate) mod own_name;
pub(crate) mod rulings;
pub mod screen;
mod secret;
pub(crate) mod shown;
pub(crate) mod signals;
pub(crate) mod table;
pub(crate) mod times;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use annabella::table::Moment;
use annabella::table::library::Library;

use crate::Failure;
use crate::args::PlayArgs;
use crate::output::complain;
use aloud::Aloud;
use happening::Happening;
use table::{Means, Table};

pub(crate) fn run(args: PlayArgs) -> Result<(), Failure> {
    // a board needs somebody who looks and somebody who types
    let is_terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
    let on_screen = !args.blind
        && !args.speak
        && !args.dictated
        && is_terminal
        && std::env::var_os("TERM").is_none_or(|name| name != "dumb");
    let (sender, happenings) = happening::channel();
    let aloud = if args.speak { voice(&sender)? } else { None };
    let thoughts = sender.clone();
    let library = files::games_folder().map(Library::open);
    let means = Means {
        is_folder_missing: library.is_none(),
        library,
        // who has left does not want to know
        on_thought: Arc::new(move |game, thought| {
            drop(thoughts.send(Happening::Thought(game, thought)));
        }),
        now: device_clock::now_ms,
        aloud: aloud.clone(),
        moment: if is_terminal { Moment::USUAL } else { Moment::NONE },
    };
    let table = Table::new(args, means)?;
    if on_screen {
        screen::run(table, &sender, &happenings)
    } else {
        lines::run(table, aloud, &sender, &happenings)
    }
}

/// A voice, or a word on why there is none.
fn voice(sender: &Sender<Happening>) -> Result<Option<Aloud>, Failure> {
    let found = Aloud::find(sender.clone()).map_err(|error| Failure::io("the voice", error))?;
    if found.is_none() {
        complain(
            "no voice was found; install espeak-ng, or speech-dispatcher with spd-say. The game goes on in text",
        );
    }
    Ok(found)
}
