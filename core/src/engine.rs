//! The opponents: they find moves for positions of [`games`](crate::games).
//!
//! No clock and no thread of its own: a search runs on the caller's thread,
//! counts nodes instead of seconds, and stops when its [`CancelFlag`] says so.

mod cancel;
pub mod chess;

pub use cancel::CancelFlag;
