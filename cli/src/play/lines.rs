//! Line mode: a game in words. Every answer is whole sentences on lines of
//! their own and nothing is redrawn, as a screen reader, a Braille display or a
//! pipe needs it.

pub(crate) mod input;
mod teller;

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::aloud::Aloud;
use super::happening::{Happening, Happenings};
use super::shown::Harmless;
use super::signals::{self, Interrupt};
use super::table::{Said, Table};
use crate::Failure;
use crate::output::complain;
use crate::words::key;
use input::Input;
use teller::Teller;

pub(crate) fn run(
    mut table: Table,
    aloud: Option<Aloud>,
    sender: &Sender<Happening>,
    happenings: &Happenings,
) -> Result<(), Failure> {
    let teller = Teller::new(aloud);
    let played = play(&mut table, &teller, sender, happenings);
    // the terminal or the pipe may be gone; the game is not
    let farewell = if table.has_left() { Said::new() } else { table.input_ended() };
    let told = match played {
        Ok(End::Closed) => {
            teller.close();
            tell(&farewell)
        }
        Ok(End::Left) => teller.tell(&farewell),
        Err(failure) => Err(failure),
    };
    if told.is_ok() {
        teller.finish(happenings);
    }
    teller.close();
    told?;
    if table.has_lost() { Err(Failure::Reported) } else { Ok(()) }
}

/// How a game is left.
enum End {
    /// By a word, or with the last line.
    Left,
    /// By a signal.
    Closed,
}

fn play(
    table: &mut Table,
    teller: &Teller,
    sender: &Sender<Happening>,
    happenings: &Happenings,
) -> Result<End, Failure> {
    let mut input =
        Input::new(sender.clone()).map_err(|error| Failure::io("standard input", error))?;
    let interrupt = match (input.is_keyboard(), teller.has_voice()) {
        (true, _) => Interrupt::IsHeard,
        (false, true) => Interrupt::Closes,
        (false, false) => Interrupt::Ends,
    };
    signals::listen(interrupt, sender.clone()).map_err(|error| Failure::io("signals", error))?;
    let mut welcome = table.welcome();
    if table.is_persons_turn() && table.question().is_none() {
        welcome.push(table.advice_on_moves());
    }
    teller.tell(&welcome)?;
    while !table.has_left() {
        if reads_now(table, &input) {
            input.ask(&table.prompt(), table.asks_secret()).map_err(Failure::output)?;
            teller.ask(table.prompt_to_speak());
        }
        if let Some(end) = answer_next(table, teller, &mut input, happenings)? {
            return Ok(end);
        }
    }
    Ok(End::Left)
}

/// Whether a line is read now. While the computer thinks none is, so that each answer stands
/// below what it answers; who plays at several boards goes on to the next one meanwhile.
fn reads_now(table: &Table, input: &Input) -> bool {
    table.thinks_about().is_none() || (table.has_several_boards() && input.is_keyboard())
}

/// Waits for something that is to be answered, and answers it. When there will be nothing
/// any more it says why.
fn answer_next(
    table: &mut Table,
    teller: &Teller,
    input: &mut Input,
    happenings: &Happenings,
) -> Result<Option<End>, Failure> {
    let was_thinking = table.thinks_about().is_some();
    let is_asking = reads_now(table, input);
    let asked = table.prompt();
    loop {
        let mut has_broken_line = is_asking;
        let patience = table.until_next_moment().map(Duration::from_millis);
        let said = match happenings.wait(patience) {
            None => table.tick(),
            Some(Happening::Line(line)) => {
                let was_secret = input.came();
                let line = line.map_err(|error| Failure::io("standard input", error))?;
                let Some(line) = line else {
                    break_line(input, has_broken_line)?;
                    return Ok(Some(End::Left));
                };
                let was_speaking = teller.stop();
                // what it answers is gone, and nothing of it may be shown
                let is_late = was_secret && !table.asks_secret();
                if is_late {
                    teller.ring()?;
                    teller.tell(&[table.own(key::CAME_TOO_LATE)])?;
                    return Ok(None);
                }
                let Ok(line) = line else {
                    teller.ring()?;
                    // nothing of it is shown, as it may answer what is secret
                    let words = table.words();
                    teller.tell(&[words.phrase(words.line_too_long())])?;
                    return Ok(None);
                };
                if !(was_speaking && line.trim().is_empty() && table.question().is_none()) {
                    hear(table, teller, &line)?;
                }
                return Ok(None);
            }
            Some(Happening::Thought(game, thought)) => table.take(game, &thought),
            Some(Happening::Interrupt) if teller.stop() => {
                break_line(input, true)?;
                return Ok(None);
            }
            Some(Happening::Interrupt) if was_thinking => {
                has_broken_line = true;
                table.stop_thinking()
            }
            Some(Happening::Interrupt) => vec![table.own(key::TYPE_QUIT)],
            Some(Happening::Said(announcement)) if teller.is_latest(announcement) => {
                table.announcement_spoken()
            }
            Some(Happening::VoiceFailed(text)) => {
                break_line(input, has_broken_line)?;
                complain(text);
                return Ok(None);
            }
            Some(Happening::Close) => return Ok(Some(End::Closed)),
            Some(Happening::Said(_) | Happening::Terminal(_)) => Said::new(),
        };
        if !said.is_empty() {
            break_line(input, has_broken_line)?;
            teller.tell(&said)?;
            return Ok(None);
        }
        if input.is_keyboard() && is_asking && table.prompt() != asked {
            break_line(input, true)?;
            return Ok(None);
        }
        if was_thinking != table.thinks_about().is_some() {
            return Ok(None);
        }
    }
}

/// Answers a line.
fn hear(table: &mut Table, teller: &Teller, line: &str) -> Result<(), Failure> {
    let said = table.hear(line);
    if table.has_refused() {
        teller.ring()?;
    }
    // others may listen while a secret is asked for
    if table.asks_secret() { tell(&said) } else { teller.tell(&said) }
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
        writeln!(out, "{}", Harmless(line)).map_err(Failure::output)?;
    }
    out.flush().map_err(Failure::output)
}
