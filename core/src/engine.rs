//! The opponents: they find moves for positions of [`games`](crate::games).
//!
//! A search runs on the caller's thread, counts nodes, and stops when its
//! [`CancelFlag`] says so. Only at full strength it may be given a time, and
//! further threads.

mod cancel;
pub mod checkers;
pub mod chess;
mod drawn;
mod level;
mod mixed;
mod player_rating;
mod rating;
mod review;
mod searcher;
mod strength;
mod time_limit;
pub mod yin_yang;

pub use cancel::CancelFlag;
pub use checkers::endgame::Tables as EndgameTables;
pub use level::Level;
pub use player_rating::{ParsePlayerRatingError, PlayerRating};
pub use rating::Rating;
pub use review::{
    Best, Look, Lost, Moment, REVIEW_NODES, Review, ReviewProgress, ReviewRequest, Reviewing,
    review,
};
pub use searcher::{SearchLimit, SearchRequest, SearchResult, Searcher, has_few_pieces};
pub use strength::{ParseStrengthError, Strength};
pub use time_limit::TimeLimit;
