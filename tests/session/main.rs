//! One game as a pure function: what is said and done at the board, case by
//! case, and what holds for whatever anybody does at any time.

mod arriving;
mod board;
mod claims;
mod draw_offers;
mod flags;
mod hints;
mod pressing;
mod resigning;
mod table;

use annabella::games::chess::Color::{Black, White};
use annabella::session::{Phase, Turn};
use table::Table;
