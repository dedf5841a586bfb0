//! Line mode: a game in words. Every answer is whole sentences on lines of
//! their own and nothing is redrawn, as a screen reader, a Braille display or a
//! pipe needs it.

pub(crate) mod input;

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::happening::{Happening, Happenings};
use super::signals::{self, Interrupt};
use super::table::{Said, TO_MOVE, Table, own};
use crate::Failure;
use input::Input;

pub(crate) fn run(
    mut table: Table,
    sender: &Sender<Happening>,
    happenings: &Happenings,
) -> Result<(), Failure> {
    let played = play(&mut table, sender, happenings);
    // the terminal or the pipe may be gone; the game is not
    let farewell = if table.has_left() { Said::new() } else { table.input_ended() };
    played.and_then(|()| tell(&farewell))?;
    if table.has_lost() { Err(Failure::Reported) } else { Ok(()) }
}

fn play(
    table: &mut Table,
    sender: &Sender<Happening>,
    happenings: &Happenings,
) -> Result<(), Failure> {
    let mut input =
        Input::new(sender.clone()).map_err(|error| Failure::io("standard input", error))?;
    let interrupt = if input.is_keyboard() { Interrupt::IsHeard } else { Interrupt::Ends };
    signals::listen(interrupt, sender.clone()).map_err(|error| Failure::io("signals", error))?;
    tell(&table.welcome())?;
    if table.is_persons_turn() && table.question().is_none() {
        tell(&[own(TO_MOVE)])?;
    }
    while !table.has_left() {
        // no line is read while the computer thinks, so that each answer stands
        // below what it answers
        if table.thinks_about().is_none() {
            input.ask(&table.prompt(), table.asks_secret()).map_err(Failure::output)?;
        }
        if !answer_next(table, &mut input, happenings)? {
            break;
        }
    }
    Ok(())
}

/// Waits for something that is to be answered, and answers it. False when there
/// will be nothing any more.
fn answer_next(
    table: &mut Table,
    input: &mut Input,
    happenings: &Happenings,
) -> Result<bool, Failure> {
    let was_thinking = table.thinks_about().is_some();
    loop {
        let mut has_broken_line = !was_thinking;
        let patience = table.until_next_moment().map(Duration::from_millis);
        let said = match happenings.wait(patience) {
            None => table.tick(),
            Some(Happening::Line(line)) => {
                let was_secret = input.came();
                let line = line.map_err(|error| Failure::io("standard input", error))?;
                let said = match &line {
                    // what it answers is gone, and nothing of it may be shown
                    Some(_) if was_secret && !table.asks_secret() => {
                        vec![own("That line came too late and was not read.")]
                    }
                    Some(line) => table.hear(line),
                    None => Said::new(),
                };
                if line.is_none() {
                    break_line(input, has_broken_line)?;
                }
                tell(&said)?;
                return Ok(line.is_some());
            }
            Some(Happening::Thought(game, thought)) => table.take(game, &thought),
            Some(Happening::Interrupt) if was_thinking => {
                has_broken_line = true;
                table.stop_thinking()
            }
            Some(Happening::Interrupt) => vec![own("Type quit to leave the game.")],
            Some(Happening::Close) => return Ok(false),
            Some(Happening::Terminal(_)) => Said::new(),
        };
        if !said.is_empty() {
            break_line(input, has_broken_line)?;
            tell(&said)?;
            return Ok(true);
        }
        if was_thinking != table.thinks_about().is_some() {
            return Ok(true);
        }
    }
}

/// A terminal leaves its cursor behind a prompt and behind Ctrl-C.
fn break_line(input: &Input, has_broken_line: bool) -> Result<(), Failure> {
    if input.is_keyboard() && has_broken_line {
        writeln!(io::stdout()).map_err(Failure::output)?;
    }
    Ok(())
}

pub(crate) fn tell<T: Display>(said: &[T]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for line in said {
        writeln!(out, "{line}").map_err(Failure::output)?;
    }
    out.flush().map_err(Failure::output)
}
