//! A game by correspondence as text: what is shared with the player on the other device, and
//! what is taken in from him.
//!
//! What is shared is a line for people and a [`Link`] with all that was agreed and played, so
//! that a game begins from it and a text that was lost does no harm. Nothing of it is believed:
//! what is taken in are the opponent's deeds, and the session lets him do what it lets any
//! player do.

mod fitting;
mod invitation;
mod link;
mod parsing;
mod receiving;
mod typed;

pub use link::Link;
pub use receiving::{Received, receive};

use crate::arbiter::clock::Millis;
use crate::session::{Action, NotTaken, State};
use crate::speech::{Settings, Speaker};

/// What is shared of a game: a line for people, and below it the link; `None` of games that
/// nobody plays from elsewhere.
///
/// ```
/// use annabella::session::State;
/// use annabella::speech::{Settings, Speaker};
/// use annabella::table::correspondence::shared_text;
///
/// let setup = "new chess black=correspondent white-name=Anna black-name=Bella moves=\"g1f3\"";
/// let state = State::new(setup.parse().unwrap()).unwrap();
/// let text = shared_text(&state, &Speaker::new(Settings::default())).unwrap();
/// assert!(text.starts_with("Anna against Bella, move 1: Nf3 (7163).\nannabella:game?v=1&"));
/// ```
pub fn shared_text(state: &State, speaker: &Speaker) -> Option<String> {
    let link = Link::of(state)?;
    Some(format!("{}\n{link}", speaker.shared_line(state)))
}

/// What the player on the other device does by a text: one that was shared, or a move as people
/// write it, such as `7163` or `12. Nf3`; at the moment `now` of the game.
///
/// # Errors
///
/// Why nothing is taken in of it.
pub fn deeds_of(
    state: &State,
    settings: Settings,
    text: &str,
    now: Millis,
) -> Result<Vec<Action>, NotTaken> {
    match Link::find(text) {
        Err(NotTaken::NoLink) => typed::deed(state, settings, text, now).map(|action| vec![action]),
        link => fitting::fit(state, &link?, now),
    }
}

/// The number that a text of this game carries.
pub(super) fn id_of(state: &State) -> u64 {
    state.setup().seed
}
