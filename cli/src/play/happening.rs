//! All that a front end waits for comes through one channel, so that it waits
//! for everything at once and never has to look.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use annabella::table::Thought;
use ratatui::crossterm::event::Event;

use crate::input::Line;

/// Something that a front end has to answer.
#[derive(Debug)]
pub(crate) enum Happening {
    /// The line that was asked for; `None` when there will be no more.
    Line(io::Result<Option<Line>>),
    /// A key, or another window.
    Terminal(io::Result<Event>),
    /// What the opponent has found in the game of this number.
    Thought(u64, Thought),
    /// The voice has come to the end of something: of this announcement, if it was one.
    Said(Option<u64>),
    /// A program that speaks does not; the text says which and why.
    VoiceFailed(String),
    /// Ctrl-C at a keyboard.
    Interrupt,
    /// The program has to end; the game is kept first.
    Close,
}

pub(crate) fn channel() -> (Sender<Happening>, Happenings) {
    let (sender, receiver) = mpsc::channel();
    (sender, Happenings { receiver })
}

/// Where they come in.
#[derive(Debug)]
pub(crate) struct Happenings {
    receiver: Receiver<Happening>,
}

impl Happenings {
    /// The next one; `None` when none has come by then.
    pub(crate) fn wait(&self, at_most: Option<Duration>) -> Option<Happening> {
        let Some(at_most) = at_most else {
            // without a sender nothing can happen any more
            return Some(self.receiver.recv().unwrap_or(Happening::Close));
        };
        match self.receiver.recv_timeout(at_most) {
            Ok(happening) => Some(happening),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Happening::Close),
        }
    }

    /// One that is there already.
    pub(crate) fn next_waiting(&self) -> Option<Happening> {
        self.receiver.try_recv().ok()
    }
}
