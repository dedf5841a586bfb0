//! A move of the opponent that somebody has typed, or got without a link.

use super::fitting::{done, own_side};
use crate::arbiter::clock::Millis;
use crate::session::{Action, Actor, Deed, NotTaken, State};
use crate::speech::{NotUnderstood, Settings, Why};
use crate::table::{Understood, understand};

/// Nobody writes a move longer than that, in characters.
const LONGEST: usize = 40;

/// The opponent's move, as numbers (`7163`) or as people write it (`12. Nf3`).
pub(super) fn deed(
    state: &State,
    settings: Settings,
    text: &str,
    now: Millis,
) -> Result<Action, NotTaken> {
    let own = own_side(state).ok_or(NotTaken::NoCorrespondence)?;
    let text = without_number(text.trim());
    if text.is_empty() || text.chars().count() > LONGEST || text.contains('\n') {
        return Err(NotTaken::NoLink);
    }
    let is_own_turn = state.on_move() == own && !state.phase().is_over();
    let path = match understand(state, Some(!own), settings, text) {
        Understood::Action(Action { deed: Deed::Move(path), .. }) => path,
        Understood::NotUnderstood(NotUnderstood { why: Why::Impossible(_), .. }) if is_own_turn => {
            return Err(NotTaken::OwnTurn);
        }
        Understood::NotUnderstood(NotUnderstood { why: Why::Impossible(_), .. }) => {
            let (ply, number) = (state.plies().len(), state.position().move_number());
            return Err(NotTaken::Illegal { ply, number, text: text.to_owned() });
        }
        _ => return Err(NotTaken::NoLink),
    };
    if is_own_turn {
        return Err(NotTaken::OwnTurn);
    }
    let action = Action { by: Actor::Correspondent, deed: Deed::Move(path) };
    done(state.clone(), &action, now).map(|_| action)
}

/// `Nf3` of `12. Nf3` and `12... Nf3`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix(['.', '…']) {
        Some(rest) if rest.len() < text.len() => rest.trim_start_matches(['.', '…']).trim_start(),
        _ => text,
    }
}
