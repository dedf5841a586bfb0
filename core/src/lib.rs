//! The core of Annabella: rules, opponents and words for chess and Chess960.
//!
//! The rooms and their order are in ARCHITECTURE.md; a room uses only rooms
//! below it.

pub mod arbiter;
pub mod engine;
pub mod ffi;
pub mod games;
pub mod session;
pub mod speech;
pub mod table;
mod text;
pub mod trainer;

uniffi::setup_scaffolding!();
