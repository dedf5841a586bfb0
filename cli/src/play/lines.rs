//! Line mode: a game in words. Every answer is whole sentences on lines of
//! their own and nothing is redrawn, as a screen reader, a Braille display or a
//! pipe needs it.

mod input;

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use signal_hook::consts::{SIGHUP, SIGINT};
use signal_hook::flag;

use super::table::{Said, Table};
use super::thinker::{Task, Thinker};
use crate::Failure;
use input::{Input, Typed};

/// How often Ctrl-C is looked for while the opponent thinks.
const GLANCE: Duration = Duration::from_millis(50);

pub(crate) fn run(mut table: Table) -> Result<(), Failure> {
    let played = play(&mut table);
    if !table.has_left() {
        // the terminal or the pipe is gone; the game is not
        table.input_ended();
    }
    played
}

fn play(table: &mut Table) -> Result<(), Failure> {
    let mut input = Input::new();
    let mut thinker =
        Thinker::new().map_err(|error| Failure::io("the opponent's thread", error))?;
    let interrupted = listen_for_signals(&input)?;
    let greeting = table.greeting();
    tell(&table.remember(greeting))?;
    if table.is_persons_turn() {
        tell(&["Type a move, such as e4 or knight f3, or help.".to_owned()])?;
    }
    while !table.has_left() {
        if let Some(task) = table.task() {
            let said = think(table, &mut thinker, task, &interrupted)
                .map_err(|error| Failure::io("the opponent's thread", error))?;
            tell(&said)?;
            continue;
        }
        let said = match input
            .read(&table.prompt())
            .map_err(|error| Failure::io("standard input", error))?
        {
            Typed::Line(line) => table.hear(&line),
            Typed::Interrupt => vec!["Type quit to leave the game.".to_owned()],
            Typed::End => table.input_ended(),
        };
        tell(&said)?;
    }
    Ok(())
}

/// With a keyboard, Ctrl-C stops the opponent's thinking, and a terminal that is
/// closed ends the input instead of the program; a program at the other end of a
/// pipe gets what it is used to.
fn listen_for_signals(input: &Input) -> Result<Arc<AtomicBool>, Failure> {
    let interrupted = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    if input.is_keyboard() {
        let hung_up = Arc::new(AtomicBool::new(false));
        flag::register(SIGINT, Arc::clone(&interrupted))
            .and_then(|_| flag::register(SIGHUP, hung_up))
            .map_err(|error| Failure::io("signals", error))?;
    }
    Ok(interrupted)
}

fn think(
    table: &mut Table,
    thinker: &mut Thinker,
    task: Task,
    interrupted: &AtomicBool,
) -> io::Result<Said> {
    thinker.start(task);
    let mut said = Said::new();
    loop {
        if interrupted.swap(false, Ordering::Relaxed) {
            thinker.cancel();
            said = table.stop_thinking();
        }
        if let Some(thought) = thinker.wait(GLANCE)? {
            said.extend(table.take(&thought));
            return Ok(said);
        }
    }
}

pub(super) fn tell(said: &[String]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for line in said {
        writeln!(out, "{line}").map_err(Failure::output)?;
    }
    out.flush().map_err(Failure::output)
}
