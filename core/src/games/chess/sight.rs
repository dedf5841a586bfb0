//! What there is to be seen on a board without thinking ahead: who attacks what, what
//! is pinned or hangs, what stands on a line, what has been captured, and why a move may
//! be good.
//!
//! Facts, and no words for them.

mod attackers;
mod captured;
mod checks;
mod hanging;
mod next;
mod pins;
mod points;
mod quarter;
mod rays;
mod reason;
mod taken;

pub use attackers::{Attacker, attackers};
pub use captured::{Captured, captured};
pub use checks::{Check, checks};
pub use hanging::{Hanging, exchange, hanging};
pub use next::next;
pub use pins::{Pin, pins};
pub use points::{material, points};
pub use quarter::{Quarter, Wing};
pub use rays::{AROUND, DIAGONALS, Direction, STRAIGHTS, ray};
pub use reason::{Danger, PieceOn, Reason, Rescue, reason};
pub use taken::taken;
