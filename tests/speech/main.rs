//! What is said and heard.

mod answers;
mod golden;
mod moves;
