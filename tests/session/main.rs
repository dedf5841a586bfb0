//! One game as a pure function: what is said and done at the board, case by
//! case, and what holds for whatever anybody does at any time.

mod adjourning;
mod arriving;
mod board;
mod changes;
mod claims;
mod correspondence;
mod deciding;
mod draw_offers;
mod endings;
mod extremes;
mod flags;
mod hints;
mod moments;
mod permits;
mod pressing;
mod random;
mod replaying;
mod resigning;
mod table;
mod taking_back;
mod texts;
mod time;
mod time_model;
mod unsupervised;

use annabella::games::Side::{First, Second};
use annabella::session::{
    Action, Actor, Deed, DeedKind, Ending, Event, Mode, Phase, State, Turn, reduce,
};
use proptest::prelude::*;
use random::{Step, forward_script, script};
use table::Table;

const TICK: Action = Action { by: Actor::Clock, deed: Deed::Tick };
