//! The Laws around a game: what they say beyond how pieces move.

pub mod clock;
pub mod edition;
pub mod envelope;
pub mod rulings;
pub mod touch;
