//! Programs that are really killed. They have a test program of their own: while
//! a process is being started it holds the locks of its parent for a moment.

mod game;
mod journal;
