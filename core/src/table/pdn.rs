//! A game of checkers as PDN.

use super::scoresheet::{name, termination, time_control};
use crate::games::Side;
use crate::games::checkers::notation::pdn::{Game, GameResult};
use crate::session::State;

/// None of another game.
pub(super) fn checkers_record(state: &State) -> Option<Game> {
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

/// A game that came from elsewhere as it stands here, from the same position.
pub(super) fn continued_checkers_record(source: &Game, ours: &Game) -> Game {
    let shared = source.moves().iter().zip(ours.moves()).take_while(|(one, other)| one == other);
    let shared = shared.count();
    let is_another = ours.moves().len() > shared || ours.result() != source.result();
    let mut game = Game::new(*source.start());
    let is_changed = |name: &str| is_another && ["TimeControl", "Termination"].contains(&name);
    let tags = source.tags().filter(|(name, _)| !is_changed(name));
    let own = ours.tags().filter(|(name, _)| is_changed(name));
    tags.chain(own).for_each(|(name, value)| game.set_tag(name, value));
    game.set_result(ours.result());
    for plies in 0..=ours.moves().len() {
        if let Some(mv) = plies.checked_sub(1).and_then(|index| ours.moves().get(index)) {
            // the moves of both are legal
            let Ok(()) = game.push(*mv) else { break };
        }
        if plies <= shared {
            for text in source.comments(plies) {
                game.add_comment(plies, text);
            }
            for glyph in source.glyphs(plies) {
                game.add_glyph(plies, glyph);
            }
        }
        for text in ours.comments(plies) {
            game.add_comment(plies, text);
        }
    }
    game
}
