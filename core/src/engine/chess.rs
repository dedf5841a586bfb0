//! The opponent for chess and Chess960: alpha-beta search over a neural network
//! or a hand-made evaluation, and twelve levels of it.
//!
//! ```
//! use annabella::engine::Level;
//! use annabella::engine::chess::{CancelFlag, LevelRequest, Searcher, choose_move};
//! use annabella::games::chess::Position;
//!
//! let mut searcher = Searcher::new(1);
//! let level = Level::new(3).unwrap();
//! let start = Position::default();
//! let reply = choose_move(&mut searcher, &LevelRequest { position: &start, history: &[], level, seed: 7, max_nodes: None }, &CancelFlag::default(), &mut |_| {});
//! assert!(start.is_legal(reply.unwrap().best));
//! ```

mod bench;
mod correction;
mod draws;
mod endgame;
mod evaluation;
mod exchange;
mod hint;
mod history;
mod levels;
mod look;
pub mod network;
mod ordering;
pub mod people;
mod request;
mod review;
mod score;
mod search;
mod sight;
mod table;

pub use super::{CancelFlag, TimeLimit};
pub use bench::{BENCH_DEPTH, bench};
pub(super) use endgame::has_few_pieces;
pub use evaluation::trace;
pub use hint::hint;
pub use levels::{LevelRequest, choose_move};
pub use request::{Limits, PonderFlag, Report, Request};
pub use review::{Moment, Review};
pub use score::Score;
pub use search::Searcher;
