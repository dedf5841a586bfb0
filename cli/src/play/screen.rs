//! The full-screen board.
//!
//! [`App`](app::App) is all that can be seen and pressed, without a terminal;
//! [`view`] draws it; here is the loop between them and the terminal.

mod app;
mod geometry;
mod line;
mod page;
mod sprites;
#[cfg(test)]
mod tests;
mod theme;
mod view;
mod wrap;

use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::lines::tell;
use super::table::Table;
use super::thinker::Thinker;
use crate::Failure;
use crate::args::Args;
use app::App;
use theme::Theme;

/// How long the loop waits for a key before it looks at the opponent.
const GLANCE: Duration = Duration::from_millis(40);

/// Between two moves of the computer against itself, so that they can be seen.
const PAUSE: Duration = Duration::from_millis(800);

/// Plays on the whole terminal until somebody leaves.
pub(crate) fn run(table: Table) -> Result<(), Failure> {
    let mut app = App::new(table, Theme::of_terminal());
    let mut thinker =
        Thinker::new().map_err(|error| Failure::io("the opponent's thread", error))?;
    let closing = listen_for_the_end().map_err(|error| Failure::io("signals", error))?;
    let usual_hook = panic::take_hook();
    let mut terminal = ratatui::try_init().map_err(|error| Failure::io("the terminal", error))?;
    give_terminal_back_on_panic(usual_hook);
    let played = listen_for_events()
        .and_then(|events| play(&mut terminal, &mut app, &mut thinker, &events, &closing));
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

fn listen_for_the_end() -> io::Result<Arc<AtomicBool>> {
    let closing = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        // Ctrl-C is a key here, so that SIGINT comes from somebody else
        for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
            signal_hook::flag::register(signal, Arc::clone(&closing))?;
        }
    }
    Ok(closing)
}

/// What happens at the terminal, read by a thread of its own: when the terminal
/// is gone, reading it never returns, and the game must still be kept.
fn listen_for_events() -> io::Result<Receiver<io::Result<Event>>> {
    let (sender, receiver) = mpsc::channel();
    thread::Builder::new().name("annabella-events".to_owned()).spawn(move || {
        loop {
            let event = event::read();
            let has_failed = event.is_err();
            if sender.send(event).is_err() || has_failed {
                return;
            }
        }
    })?;
    Ok(receiver)
}

fn play(
    terminal: &mut ratatui::DefaultTerminal,
    app: &mut App,
    thinker: &mut Thinker,
    events: &Receiver<io::Result<Event>>,
    closing: &AtomicBool,
) -> io::Result<()> {
    let mut is_stale = true;
    let mut not_before = Instant::now();
    while !app.table().has_left() && !closing.load(Ordering::Relaxed) {
        if !thinker.is_busy()
            && Instant::now() >= not_before
            && let Some(task) = app.table().task()
        {
            app.set_thinking(Some(task.purpose));
            thinker.start(task);
            is_stale = true;
        }
        if is_stale {
            terminal.draw(|frame| {
                app.set_screen(frame.area());
                view::draw(frame, app);
            })?;
            is_stale = false;
        }
        let patience = if thinker.is_busy() { Duration::ZERO } else { GLANCE };
        match events.recv_timeout(patience) {
            Ok(event) => {
                is_stale |= hear(app, &event?);
                // a text that was pasted is there as a whole before it is drawn
                while !app.table().has_left()
                    && let Ok(event) = events.try_recv()
                {
                    is_stale |= hear(app, &event?);
                }
                if app.is_outdated() {
                    thinker.cancel();
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        if thinker.is_busy()
            && let Some(thought) = thinker.wait(GLANCE)?
        {
            app.set_thinking(None);
            app.take(&thought);
            not_before = Instant::now() + if app.is_show() { PAUSE } else { Duration::ZERO };
            is_stale = true;
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
    let table = Table::new(args.play).map_err(|failure| failure.to_string())?;
    let mut app = App::new(table, Theme::FULL);
    app.play_both(moves)?;
    let mut terminal =
        Terminal::new(TestBackend::new(width, height)).map_err(|error| error.to_string())?;
    terminal.draw(|frame| view::draw(frame, &app)).map_err(|error| error.to_string())?;
    Ok(terminal.backend().buffer().clone())
}
