//! What the computer does with what it has found.

use super::Purpose;
use super::memory::Memory;
use crate::arbiter::clock::Millis;
use crate::engine::{self, SearchResult, Strength};
use crate::games::Side;
use crate::session::{Action, Actor, Claim, Deed, Player, State};

/// Up to this many hundredths of a pawn the computer does not call itself better.
const CONTENT: i32 = 25;

/// The computer accepts no draw before so many moves were made, of both sides, unless few
/// pieces are left.
pub const EARLY_PLIES: usize = 20;

/// It offers a draw when it has seen no more than this for either side, in hundredths of a
/// pawn, at so many of its moves, from this move on or with few pieces, and has not offered
/// one in so many moves.
const EVEN: i32 = 15;
const EVEN_MOVES: usize = 8;
const OFFERS_FROM: u32 = 30;
const MOVES_BETWEEN_OFFERS: usize = 15;

/// It resigns, where that was agreed, when it has seen less than this at so many of its
/// moves.
const HOPELESS: i32 = -900;
const HOPELESS_MOVES: usize = 3;
/// With so little time left and no more to come for a move, the opponent may lose by his
/// flag.
const FLAG_NEAR: Millis = 20_000;

/// What the computer does, in order; the move, where there is one, is in `memory` already.
pub(super) fn actions(
    state: &State,
    purpose: Purpose,
    found: SearchResult,
    memory: &Memory,
) -> Vec<Action> {
    let path = found.best.path();
    let deeds = match purpose {
        Purpose::Move => match state.due_claim() {
            Some(claim) if found.lead <= CONTENT && !plays_on(state, claim) => {
                vec![Deed::Claim(claim, None)]
            }
            _ if is_resigning(state, memory) => vec![Deed::Resign],
            _ if is_offering(state, memory) => vec![Deed::Move(path), Deed::Offer],
            _ => vec![Deed::Move(path)],
        },
        Purpose::Hint => vec![Deed::Suggest(path)],
        Purpose::Opinion => {
            let claim = state.quickplay_claim();
            claim
                .map(|(by, _)| Deed::Opinion(lead_of(state, !by, found.lead)))
                .into_iter()
                .collect()
        }
        Purpose::Draw => {
            let offer = state.offer();
            offer.map(|by| answer(state, lead_of(state, !by, found.lead))).into_iter().collect()
        }
    };
    deeds.into_iter().map(|deed| Action { by: Actor::Engine, deed }).collect()
}

/// Whether it has more on the board where too little has happened: a search that counts plies to
/// the draw finds every move drawn there.
fn plays_on(state: &State, claim: Claim) -> bool {
    let lead = state.position().lead(&state.position().pieces());
    let own = if state.on_move() == Side::First { lead } else { -lead };
    claim == Claim::FiftyMoves && own > 0
}

fn answer(state: &State, lead: i32) -> Deed {
    let is_early = state.plies().len() < EARLY_PLIES && !engine::has_few_pieces(state.position());
    let is_content = lead <= CONTENT && !is_early && !would_lose_by_agreement(state);
    if is_content { Deed::Accept } else { Deed::Decline }
}

/// Whether the end of the game, which is offered, would lose it: in Yin-Yang who has captured more
/// wins then.
fn would_lose_by_agreement(state: &State) -> bool {
    state.offer().is_some_and(|by| state.position().agreed() == Some(by))
}

/// Whether its game has long been hopeless, or people of its rating would resign it, and its
/// opponent will not lose on time.
fn is_resigning(state: &State, memory: &Memory) -> bool {
    let hopeless = memory.leads().take_while(|lead| *lead < HOPELESS);
    let is_long_lost = hopeless.take(HOPELESS_MOVES).count() == HOPELESS_MOVES;
    (state.setup().computer_resigns && is_long_lost || resigns_like_people(state, memory))
        && !may_win_on_time(state)
}

fn resigns_like_people(state: &State, memory: &Memory) -> bool {
    let Player::Engine(Strength::Rating(rating)) = state.player(state.on_move()) else {
        return false;
    };
    // games with neighbouring seeds have no lots in common
    let seed = state.setup().seed.rotate_left(32) ^ state.plies().len() as u64;
    memory.leads().next().is_some_and(|lead| rating.resigns(lead, seed))
}

fn may_win_on_time(state: &State) -> bool {
    let opponent = !state.on_move();
    // his clock stands since the last change
    let Some(clocks) = state.clock_view(state.time()) else { return false };
    let face = clocks.of(opponent);
    let bonus =
        state.controls()[opponent].period(face.period - 1).map_or(0, |period| period.bonus.time());
    bonus == 0 && face.left.is_some_and(|left| left <= FLAG_NEAR)
}

/// Whether it offers a draw to a person with its move (article 9.1).
fn is_offering(state: &State, memory: &Memory) -> bool {
    let side = state.on_move();
    let is_late =
        state.position().move_number() >= OFFERS_FROM || engine::has_few_pieces(state.position());
    let even = memory.leads().take_while(|lead| lead.abs() <= EVEN);
    let recent = state.plies().iter().rev().take(2 * MOVES_BETWEEN_OFFERS);
    state.player(!side) == Player::Person
        && is_late
        && even.take(EVEN_MOVES).count() == EVEN_MOVES
        && !recent.into_iter().any(|ply| ply.by() == side && ply.offered)
}

/// For one side what is so for the player on move.
fn lead_of(state: &State, side: Side, lead: i32) -> i32 {
    if state.sound_position().turn() == side { lead } else { -lead }
}
