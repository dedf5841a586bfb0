//! One game as a pure function: what somebody does at a moment turns one
//! [`State`] into the next and tells what happened.
//!
//! [`reduce`] reads no clock, no file and no chance: the time comes with the
//! action, in milliseconds since the game was created. So the actions of a game,
//! written down, give the same game again on every machine. What a front end
//! shows is the [`View`] of a state.
//!
//! ```
//! use annabella::games::{GameKind, Side};
//! use annabella::session::{Action, Actor, Deed, NewGame, State, reduce};
//!
//! let state = State::new("new chess clock=5+3".parse::<NewGame>().unwrap()).unwrap();
//! let deed = |text| Deed::read(GameKind::Chess, text).unwrap();
//! let white = |text| Action { by: Actor::Player(Side::First), deed: deed(text) };
//! let (state, _) = reduce(state, white("start"), 0);
//! let (state, events) = reduce(state, white("move e2e4"), 4_000);
//! assert_eq!(events[0].text(GameKind::Chess).to_string(), "moved white e4");
//! assert_eq!(state.view(4_000).clocks.unwrap().first.left, Some(299_000));
//! ```

mod action;
mod actor;
mod blind;
mod correspondence;
mod deed_kind;
mod ending;
mod ending_by_board;
mod event;
mod laws;
mod new_game;
mod offers;
mod past;
mod permit;
mod phase;
mod plies;
mod rated;
mod reduce;
mod refusal;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Claim, Deed, ParseActionError, Reason};
pub use actor::{Actor, ParseActorError};
pub use correspondence::{Awaits, Correspondence, NotTaken, Word};
pub use deed_kind::{DeedKind, DeedKinds};
pub use ending::Ending;
pub use event::Event;
pub use laws::{Adjournment, Points, Ruling, SealedMove, Verdict};
pub use new_game::{
    AssistantDuties, AssistantDuty, Away, Begin, Conduct, Draws, Hidden, LawSet, Mode, NewGame,
    NewGameError, ParseNewGameError, Player, Press, Repeats, ScoreKeeping, Supervision, Voice,
};
pub use offers::{Asked, Offers};
pub use past::{LookBack, LookLimit, LookedBack, NoBranch};
pub use phase::{Phase, Turn};
pub use reduce::reduce;
pub use refusal::Refusal;
pub use state::{Hint, Ply, State};
pub use view::{ClockView, FaceView, View};
