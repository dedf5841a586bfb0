//! What is said and heard.

mod golden;
mod moves;
