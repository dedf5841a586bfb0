//! What the computer does with what it has found.

use super::Purpose;
use crate::engine::chess::{Report, Score};
use crate::games::chess::Color;
use crate::games::chess::notation::SquareMove;
use crate::session::{Action, Actor, Claim, Deed, State};

/// Up to this many hundredths of a pawn the computer does not call itself better.
const CONTENT: i32 = 25;

/// The computer accepts no draw before so many moves were made, of both sides.
pub const EARLY_PLIES: usize = 20;

pub(super) fn action(state: &State, purpose: Purpose, report: &Report) -> Option<Action> {
    let mv = SquareMove::of(report.best);
    let deed = match purpose {
        Purpose::Move => match claim(state) {
            Some(claim) if lead(report.score) <= CONTENT => Deed::Claim(claim, None),
            _ => Deed::Move(mv),
        },
        Purpose::Hint => Deed::Suggest(mv),
        Purpose::Opinion => {
            let (by, _) = state.quickplay_claim()?;
            Deed::Opinion(lead_of(state, !by, report.score))
        }
        Purpose::Draw => {
            let own_lead = lead_of(state, !state.offer()?, report.score);
            let accepts = own_lead <= CONTENT && state.plies().len() >= EARLY_PLIES;
            if accepts { Deed::Accept } else { Deed::Decline }
        }
    };
    Some(Action { by: Actor::Engine, deed })
}

/// The draw that the player on move can claim.
fn claim(state: &State) -> Option<Claim> {
    if state.occurrences() >= 3 {
        Some(Claim::Repetition)
    } else if state.position().halfmove_clock() >= 100 {
        Some(Claim::FiftyMoves)
    } else {
        None
    }
}

/// In hundredths of a pawn, for one side.
fn lead_of(state: &State, color: Color, score: Score) -> i32 {
    let lead = lead(score);
    if state.position().turn() == color { lead } else { -lead }
}

/// In hundredths of a pawn, for the player on move.
fn lead(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::MateIn(moves) => moves.signum() * 100_000,
    }
}
