//! Line mode: a game in words. Every answer is whole sentences on lines of
//! their own and nothing is redrawn, as a screen reader, a Braille display or a
//! pipe needs it.

mod input;
mod signals;

use std::io::{self, Write};
use std::time::Duration;

use super::table::{Said, Table};
use super::thinker::{Task, Thinker};
use crate::Failure;
use input::{Input, Typed};
use signals::Signals;

/// How often signals are looked for while a line or the opponent is waited for.
const GLANCE: Duration = Duration::from_millis(50);

pub(crate) fn run(mut table: Table) -> Result<(), Failure> {
    let played = play(&mut table);
    // the terminal or the pipe may be gone; the game is not
    let farewell = if table.has_left() { Said::new() } else { table.input_ended() };
    played.and_then(|()| tell(&farewell))?;
    if table.has_lost() { Err(Failure::Reported) } else { Ok(()) }
}

fn play(table: &mut Table) -> Result<(), Failure> {
    let input = Input::new().map_err(|error| Failure::io("standard input", error))?;
    let mut thinker = Thinker::new().map_err(thread_failure)?;
    let signals =
        Signals::listen(input.is_keyboard()).map_err(|error| Failure::io("signals", error))?;
    let greeting = table.greeting();
    tell(&table.remember(greeting))?;
    if table.is_persons_turn() {
        tell(&["Type a move, such as e4 or knight f3, or help.".to_owned()])?;
    }
    while !table.has_left() && !signals.is_closing() {
        if let Some(task) = table.task() {
            think(table, &mut thinker, task, &signals)?;
        } else {
            hear(table, &input, &signals)?;
        }
    }
    Ok(())
}

/// Asks for a line and answers it.
fn hear(table: &mut Table, input: &Input, signals: &Signals) -> Result<(), Failure> {
    input.ask(&table.prompt()).map_err(Failure::output)?;
    while !signals.is_closing() {
        if signals.take_interrupt() {
            // the terminal has left its cursor behind the prompt
            return tell(&[String::new(), "Type quit to leave the game.".to_owned()]);
        }
        let typed = input.wait(GLANCE).map_err(|error| Failure::io("standard input", error))?;
        match typed {
            Some(Typed::Line(line)) => return tell(&table.hear(&line)),
            Some(Typed::End) => break,
            None => {}
        }
    }
    if input.is_keyboard() {
        tell(&[String::new()])?;
    }
    tell(&table.input_ended())
}

fn think(
    table: &mut Table,
    thinker: &mut Thinker,
    task: Task,
    signals: &Signals,
) -> Result<(), Failure> {
    // an interrupt from before was not meant for this
    signals.take_interrupt();
    thinker.start(task);
    while !signals.is_closing() {
        if signals.take_interrupt() {
            thinker.cancel();
            // the terminal shows Ctrl-C where its cursor is
            tell(&[String::new()])?;
            tell(&table.stop_thinking())?;
        }
        if let Some(thought) = thinker.wait(GLANCE).map_err(thread_failure)? {
            return tell(&table.take(&thought));
        }
    }
    Ok(())
}

fn thread_failure(error: io::Error) -> Failure {
    Failure::io("the opponent's thread", error)
}

pub(super) fn tell(said: &[String]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for line in said {
        writeln!(out, "{line}").map_err(Failure::output)?;
    }
    out.flush().map_err(Failure::output)
}
