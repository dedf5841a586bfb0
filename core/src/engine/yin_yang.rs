//! The opponent for Yin-Yang: a tree of games that are played out, and twelve levels of it.
//!
//! ```
//! use annabella::engine::yin_yang::{CancelFlag, Limits, Request, Searcher};
//! use annabella::games::yin_yang::Position;
//!
//! let start = Position::default();
//! let limits = Limits { nodes: 500, ..Limits::default() };
//! let request = Request { position: &start, past: &[], limits };
//! let found = Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
//! assert!(start.legal_moves(&[]).contains(&found.best));
//! ```

mod budget;
mod hint;
mod levels;
mod request;
mod review;
mod search;
mod sight;
mod solver;
mod value;

pub use super::{CancelFlag, TimeLimit};
pub use hint::hint;
pub use levels::{LevelRequest, choose_move};
pub use request::{Limits, Report, Request, WON, has_few_pieces};
pub use review::{Moment, Review};
pub use search::Searcher;
pub use solver::{Solution, Solved, Solver};
