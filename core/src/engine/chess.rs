//! The opponent for chess and Chess960: alpha-beta search over a hand-made
//! evaluation, and eight levels of it.
//!
//! ```
//! use annabella::engine::chess::{CancelFlag, Level, LevelRequest, Searcher, choose_move};
//! use annabella::games::chess::Position;
//!
//! let mut searcher = Searcher::new(1);
//! let level = Level::new(3).unwrap();
//! let start = Position::default();
//! let reply = choose_move(&mut searcher, &LevelRequest { position: &start, history: &[], level, seed: 7, max_nodes: None }, &CancelFlag::default(), &mut |_| {});
//! assert!(start.is_legal(reply.unwrap().best));
//! ```

mod bench;
mod draws;
mod evaluation;
mod exchange;
mod history;
mod levels;
mod ordering;
mod request;
mod score;
mod search;
mod sight;
mod table;

pub use super::CancelFlag;
pub use bench::bench;
pub use levels::{Level, LevelRequest, choose_move};
pub use request::{Limits, Report, Request};
pub use score::Score;
pub use search::Searcher;
