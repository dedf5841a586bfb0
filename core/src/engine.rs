//! The opponents.
