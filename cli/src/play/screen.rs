//! The full-screen board.
//!
//! [`App`](app::App) is all that can be seen and pressed, without a terminal;
//! [`view`] draws it; here is the loop between them and the terminal.

mod app;
mod geometry;
mod line;
mod look;
mod page;
mod sprites;
#[cfg(test)]
mod tests;
mod theme;
mod view;
mod wrap;

use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use annabella::table::Thought;
use clap::Parser;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::happening::{Happening, Happenings};
use super::lines::tell;
use super::signals::{self, Interrupt};
use super::table::{Means, Table};
use crate::Failure;
use crate::args::Args;
use app::App;
use theme::Theme;

/// Between two moves of the computer against itself, so that they can be seen.
const PAUSE: Duration = Duration::from_millis(800);

/// Plays on the whole terminal until somebody leaves.
pub(crate) fn run(
    table: Table,
    sender: &Sender<Happening>,
    happenings: &Happenings,
) -> Result<(), Failure> {
    let mut app = App::new(table, Theme::of_terminal());
    signals::listen(Interrupt::Closes, sender.clone())
        .map_err(|error| Failure::io("signals", error))?;
    let usual_hook = panic::take_hook();
    let mut terminal = ratatui::try_init().map_err(|error| Failure::io("the terminal", error))?;
    give_terminal_back_on_panic(usual_hook);
    let played =
        listen_for_events(sender.clone()).and_then(|()| play(&mut terminal, &mut app, happenings));
    // first of all the game is kept: the terminal may be gone, and everything
    // that is written to it from here on may fail
    let farewell = if app.table().has_left() { Vec::new() } else { app.input_ended() };
    let restored = ratatui::try_restore();
    // what was said last would vanish with the screen
    let said = tell(&[app.last_words(), farewell].concat());
    played.and(restored).map_err(|error| Failure::io("the terminal", error)).and(said)?;
    if app.table().has_lost() { Err(Failure::Reported) } else { Ok(()) }
}

/// What a panic says would vanish with the screen, so that the terminal comes
/// first; when it is gone, saying it there would only be a second panic.
fn give_terminal_back_on_panic(usual_hook: Box<dyn Fn(&PanicHookInfo) + Send + Sync>) {
    panic::set_hook(Box::new(move |info| {
        if ratatui::try_restore().is_ok() && writeln!(io::stderr()).is_ok() {
            usual_hook(info);
        }
    }));
}

/// What happens at the terminal, read by a thread of its own: when the terminal
/// is gone, reading it never returns, and the game must still be kept.
fn listen_for_events(sender: Sender<Happening>) -> io::Result<()> {
    thread::Builder::new().name("annabella-events".to_owned()).spawn(move || {
        loop {
            let event = event::read();
            let has_failed = event.is_err();
            if sender.send(Happening::Terminal(event)).is_err() || has_failed {
                return;
            }
        }
    })?;
    Ok(())
}

fn play(
    terminal: &mut ratatui::DefaultTerminal,
    app: &mut App,
    happenings: &Happenings,
) -> io::Result<()> {
    let mut is_stale = true;
    // a move of the computer against itself that is not shown yet
    let mut held: Option<(u64, Thought)> = None;
    let mut not_before = Instant::now();
    while !app.table().has_left() {
        if let Some((game, thought)) = held.take_if(|_| Instant::now() >= not_before) {
            app.take(game, &thought);
            not_before = Instant::now() + PAUSE;
            is_stale = true;
        }
        if is_stale {
            terminal.draw(|frame| {
                app.set_screen(frame.area());
                view::draw(frame, app);
            })?;
            is_stale = false;
        }
        let pause = held.as_ref().map(|_| not_before.saturating_duration_since(Instant::now()));
        let clocks = app.table().until_it_looks_new();
        let due = app.table().until_next_moment();
        let times = [clocks, due].map(|time| time.map(Duration::from_millis));
        let patience = times.into_iter().flatten().chain(pause).min();
        let mut next = happenings.wait(patience);
        if next.is_none() {
            if app.table().until_next_moment() == Some(0) {
                app.tick();
            }
            is_stale = true;
        }
        // a text that was pasted is there as a whole before it is drawn
        while let Some(happening) = next {
            match happening {
                Happening::Terminal(event) => is_stale |= hear(app, &event?),
                Happening::Thought(game, thought) if app.is_show() => held = Some((game, thought)),
                Happening::Thought(game, thought) => {
                    app.take(game, &thought);
                    is_stale = true;
                }
                Happening::Close => return Ok(()),
                Happening::Line(_)
                | Happening::Said(_)
                | Happening::VoiceFailed(_)
                | Happening::Interrupt => {}
            }
            if app.table().has_left() {
                break;
            }
            next = happenings.next_waiting();
        }
    }
    Ok(())
}

/// Whether there is something new to be seen.
fn hear(app: &mut App, event: &Event) -> bool {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            app.press(*key);
            true
        }
        Event::Resize(..) => true,
        _ => false,
    }
}

/// The screen as it looks after these moves of both sides, in full colour, for
/// a picture of it.
///
/// # Errors
///
/// A sentence when a move is not possible or the options are not those of `play`.
pub fn picture(
    options: &[&str],
    moves: &[&str],
    width: u16,
    height: u16,
) -> Result<Buffer, String> {
    let args = Args::try_parse_from(["annabella"].iter().chain(options))
        .map_err(|error| error.to_string())?;
    let table = Table::new(args.play, Means::none()).map_err(|failure| failure.to_string())?;
    let mut app = App::new(table, Theme::FULL);
    app.play_both(moves)?;
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).map_err(|error| error.to_string())?;
    terminal.draw(|frame| view::draw(frame, &app)).map_err(|error| error.to_string())?;
    Ok(terminal.backend().buffer().clone())
}
