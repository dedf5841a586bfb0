//! The opponent for checkers: alpha-beta search over a small network, and twelve levels of it.
//!
//! ```
//! use annabella::engine::checkers::{CancelFlag, Request, Searcher};
//! use annabella::engine::checkers::Limits;
//! use annabella::games::checkers::Position;
//!
//! let start = Position::default();
//! let limits = Limits { depth: 5, ..Limits::default() };
//! let request = Request { position: &start, past: &[], limits };
//! let found = Searcher::new(1).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
//! assert!(start.legal_moves().contains(&found.best));
//! ```

mod bench;
pub mod endgame;
pub mod evaluation;
mod hint;
mod levels;
mod request;
mod review;
mod search;
mod sight;
mod table;

pub use super::{CancelFlag, TimeLimit};
pub use bench::{BENCH_DEPTH, bench};
pub use hint::hint;
pub use levels::{LevelRequest, choose_move};
pub use request::{Limits, Report, Request, WON, has_few_pieces};
pub use review::{Moment, Review};
pub use search::Searcher;
