//! The Laws around a game: what they say beyond how pieces move.
//!
//! So far the [`clock`] stands; touch-move, claims and penalties follow.

pub mod clock;
