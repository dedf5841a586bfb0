//! A game of Yin-Yang as SGF.

use super::scoresheet::{name, time_control};
use crate::games::Side;
use crate::games::yin_yang::notation::sgf::{Game, GameResult, How};
use crate::session::{Ending, State};

/// None of another game.
pub(super) fn yin_yang_record(state: &State) -> Option<Game> {
    let setup = state.setup();
    let mut game = Game::new(*setup.position.yin_yang()?);
    game.set_tag("Event", "Casual game");
    for (side, tag) in [(Side::First, "Black"), (Side::Second, "White")] {
        game.set_tag(tag, &name(state, side));
    }
    if setup.controls.is_timed() {
        game.set_tag("Overtime", &time_control(&setup.controls));
    }
    // what the opponent may not have noticed is not told
    let told = state.plies().len() - usize::from(state.is_last_move_open());
    for (count, ply) in (1..).zip(&state.plies()[..told]) {
        if game.push(ply.mv.of_yin_yang()).is_err() {
            // no move that is not legal stands in a game that follows no Laws
            break;
        }
        if ply.offered {
            game.add_comment(count, "(=)");
        }
    }
    if let Some(ending) = state.ending() {
        game.set_result(result(state, ending));
    }
    Some(game)
}

fn result(state: &State, ending: Ending) -> GameResult {
    let Some(winner) = ending.winner() else {
        return if ending.result() == "1/2-1/2" { GameResult::Draw } else { GameResult::Void };
    };
    let how = match ending {
        Ending::Resignation { .. } => How::Resignation,
        Ending::Flag { .. } => How::Time,
        Ending::Forfeit { .. } | Ending::Default { .. } | Ending::Late { .. } => How::Forfeit,
        Ending::Target { .. } | Ending::Passed { .. } | Ending::Agreement { .. } => {
            let ahead = state.position().yin_yang().map_or(0, |position| {
                position.captures(winner).saturating_sub(position.captures(!winner))
            });
            How::By(ahead)
        }
        _ => How::Untold,
    };
    GameResult::Win(winner, how)
}

/// A game that came from elsewhere as it stands here, from the same position.
pub(super) fn continued_yin_yang_record(source: &Game, ours: &Game) -> Game {
    let shared = source.moves().iter().zip(ours.moves()).take_while(|(one, other)| one == other);
    let shared = shared.count();
    let is_another = ours.moves().len() > shared || ours.result() != source.result();
    let mut game = Game::new(*source.start());
    let is_changed = |name: &str| is_another && name == "OT";
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
        }
        for text in ours.comments(plies) {
            game.add_comment(plies, text);
        }
    }
    game
}
