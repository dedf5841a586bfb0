//! A game of checkers as PDN.

use super::journal::Entry;
use super::library::date_of;
use super::scoresheet::{name, termination, time_control};
use crate::games::Side;
use crate::games::checkers::notation::pdn::{Game, GameResult};
use crate::session::State;

/// The game with its moves, its result and the tags that the state knows; Red is called Black
/// there. A draw offer stands as a comment, `(=)`. PDN has no form for the times left after
/// moves, so they are left out. None of another game.
pub fn checkers_record(state: &State) -> Option<Game> {
    let setup = state.setup();
    let mut game = Game::new(*setup.position.checkers()?);
    game.set_tag("Event", "Casual game");
    for (side, tag) in [(Side::Second, "White"), (Side::First, "Black")] {
        game.set_tag(tag, &name(state, side));
    }
    if setup.controls.is_timed() {
        game.set_tag("TimeControl", &time_control(&setup.controls));
    }
    if let Some(ending) = state.ending() {
        // the first player's points stand first in both
        game.set_result(GameResult::from_marker(ending.result()).unwrap_or_default());
        game.set_tag("Termination", termination(ending));
    }
    // what the opponent may not have noticed is not told
    let told = state.plies().len() - usize::from(state.is_last_move_open());
    for (count, ply) in (1..).zip(&state.plies()[..told]) {
        if game.push(ply.mv.of_checkers()).is_err() {
            // no move that is not legal stands in a game that follows no Laws
            break;
        }
        if ply.offered {
            game.add_comment(count, "(=)");
        }
    }
    Some(game)
}

/// The same with the day on which the game was begun, by what is kept of it.
pub fn kept_checkers_record(state: &State, entries: &[Entry]) -> Option<Game> {
    let mut game = checkers_record(state)?;
    let made = entries.first().map_or(0, |entry| entry.at);
    game.set_tag("Date", &date_of(made).replace('-', "."));
    Some(game)
}
