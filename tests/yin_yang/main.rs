//! The rules of Yin-Yang, and its opponent.

mod differential;
mod gnugo;
mod groups;
mod hostile_input;
mod opponent;
mod plain;
mod problems;
mod properties;
mod review;
mod rules;
mod sgf;
mod sight;
mod solver;
mod text;
