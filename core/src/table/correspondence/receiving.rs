//! The game of a folder that a text is of.

use super::fitting::{done, fit};
use super::id_of;
use super::link::Link;
use crate::arbiter::clock::Millis;
use crate::session::{NewGame, NotTaken, State};
use crate::table::library::{Library, LibraryError};
use crate::table::replay::{actions, replay, time_at};

/// What a text is that somebody has shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// No game here is known by its number: this one would begin.
    Invitation(Box<NewGame>),
    /// It goes on with a saved game.
    ForGame {
        /// The game's id in the folder.
        id: String,
        /// The game as it is.
        before: Box<State>,
        /// The game when the text is taken in.
        after: Box<State>,
    },
    /// It is of a saved game, and nothing of it can be taken in.
    NotTaken {
        /// The game's id in the folder.
        id: String,
        /// The game.
        state: Box<State>,
        /// Why not.
        why: NotTaken,
    },
}

/// What a text is for the games of a folder, at this time of day. Nothing is done.
///
/// # Errors
///
/// What the disk says of the folder; inside, what is wrong with the text itself.
pub fn receive(
    library: &Library,
    text: &str,
    wall_ms: u64,
) -> Result<Result<Received, NotTaken>, LibraryError> {
    let link = match Link::find(text) {
        Ok(link) => link,
        Err(why) => return Ok(Err(why)),
    };
    let Some(Found { id, state, now }) = game_of(library, link.id, wall_ms)? else {
        return Ok(link.invitation().map(|game| Received::Invitation(Box::new(game))));
    };
    let received = match fit(&state, &link, now).and_then(|actions| {
        actions.iter().try_fold(state.clone(), |state, action| done(state, action, now))
    }) {
        Ok(after) => Received::ForGame { id, before: Box::new(state), after: Box::new(after) },
        Err(why) => Received::NotTaken { id, state: Box::new(state), why },
    };
    Ok(Ok(received))
}

/// A saved game, and what time it is in it.
struct Found {
    id: String,
    state: State,
    now: Millis,
}

/// The saved game by correspondence that is known by this number.
fn game_of(library: &Library, number: u64, wall_ms: u64) -> Result<Option<Found>, LibraryError> {
    for listed in library.list()? {
        // what cannot be read is none that goes on
        let Ok(reading) = library.read(&listed.id) else { continue };
        let is_likely = actions(&reading.entries).next().is_some_and(|(_, _, _, text)| {
            text.split(' ').any(|word| word.ends_with("=correspondent"))
        });
        let Some(state) = is_likely.then(|| replay(&reading).ok()).flatten() else { continue };
        let state = state.state;
        if state.correspondent().is_some() && id_of(&state) == number {
            let now = time_at(&state, &reading.entries, wall_ms);
            return Ok(Some(Found { id: listed.id, state, now }));
        }
    }
    Ok(None)
}
