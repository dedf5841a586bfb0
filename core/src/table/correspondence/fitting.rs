//! A link against the game that it is of.

use super::id_of;
use super::link::Link;
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::{Action, Actor, Deed, Event, NotTaken, Refusal, State, Word, reduce};

/// What the opponent does by a link that comes at this moment.
pub(super) fn fit(state: &State, link: &Link, now: Millis) -> Result<Vec<Action>, NotTaken> {
    let correspondent = state.correspondent().ok_or(NotTaken::NoCorrespondence)?;
    check_identity(state, link)?;
    if link.from != correspondent {
        return Err(NotTaken::Own);
    }
    let made = check_history(state, link)?;
    let is_old = made < state.plies().len();
    // an offer of before the last move is answered by it
    let word = link.word.filter(|word| !is_old || *word == Word::Resign);
    let mut actions = Vec::new();
    let mut after = state.clone();
    for mv in link.moves.get(state.plies().len()..).unwrap_or_default() {
        let action = Action { by: Actor::Correspondent, deed: Deed::Move(mv.path()) };
        after = done(after, &action, now)?;
        actions.push(action);
    }
    if let Some(word) = word {
        let action = Action { by: Actor::Correspondent, deed: word.deed() };
        match done(after, &action, now) {
            Ok(_) => actions.push(action),
            // it is known, or has been answered
            Err(NotTaken::Refused { refusal, .. }) if is_answered(refusal) => {}
            Err(why) => return Err(why),
        }
    }
    if actions.is_empty() {
        return Err(NotTaken::NothingNew { number: state.position().move_number() });
    }
    Ok(actions)
}

fn check_identity(state: &State, link: &Link) -> Result<(), NotTaken> {
    if link.kind != state.kind() {
        return Err(NotTaken::OtherKind { expected: state.kind(), found: link.kind });
    }
    if link.id != id_of(state) {
        return Err(NotTaken::OtherGame);
    }
    if link.start != *state.start() || link.days != state.setup().days {
        return Err(NotTaken::OtherBeginning);
    }
    Ok(())
}

/// Of how many moves here the link knows.
fn check_history(state: &State, link: &Link) -> Result<usize, NotTaken> {
    let made = state.plies();
    let mut pairs = made.iter().zip(&link.moves).enumerate();
    if let Some((ply, (_, &there))) = pairs.find(|(_, (here, there))| here.mv != **there) {
        return Err(NotTaken::Changed { ply, there });
    }
    let new = link.moves.len().saturating_sub(made.len());
    let is_own_turn = state.correspondent() != Some(state.on_move());
    match new {
        0 => {}
        _ if state.phase().is_over() => {}
        _ if is_own_turn => return Err(NotTaken::NotMadeHere { ply: made.len() }),
        1 => {}
        2 => return Err(NotTaken::NotMadeHere { ply: made.len() + 1 }),
        plies => return Err(NotTaken::TooMany { plies }),
    }
    Ok(link.moves.len().min(made.len()))
}

/// The game after an action.
pub(super) fn done(state: State, action: &Action, now: Millis) -> Result<State, NotTaken> {
    let (after, events) = reduce(state, action.clone(), now);
    match events.last() {
        Some(&Event::Refused { deed, refusal, .. }) => Err(NotTaken::Refused { deed, refusal }),
        _ => Ok(after),
    }
}

const fn is_answered(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::GameOver | Refusal::NoOffer | Refusal::OfferStands | Refusal::OfferedAlready
    )
}

/// The player at this device.
pub(super) fn own_side(state: &State) -> Option<Side> {
    state.correspondent().map(|side| !side)
}
