//! How a game ended, in words.

use annabella::games::chess::Winnability;
use annabella::session::{Claim, Ending, Points, Verdict};

pub(crate) fn sentence(ending: Ending) -> String {
    let result = match ending.winner() {
        Some(winner) => format!("{winner} wins"),
        None => "The game is drawn".to_owned(),
    };
    match ending {
        Ending::Checkmate { .. } => format!("Checkmate. {result}."),
        Ending::Stalemate => format!("Stalemate: no legal move, and no check. {result}."),
        Ending::DeadPosition => {
            format!("Dead position: neither side can give mate any more. {result}.")
        }
        Ending::Resignation { by } => format!("{by} resigns. {result}."),
        Ending::Flag { fallen, can_mate: Winnability::Unwinnable } => {
            format!("{fallen}'s time is up, but {} cannot mate: a draw.", !fallen)
        }
        Ending::Flag { fallen, .. } => {
            format!("{fallen}'s time is up. {result} on time.{}", undecided(ending))
        }
        Ending::IllegalBlitzMove { by, can_mate } if can_mate != Winnability::Unwinnable => {
            format!("{by} has made an illegal move. {result}.{}", undecided(ending))
        }
        Ending::IllegalBlitzMove { by, .. } => {
            format!("{by} has made an illegal move, but {} cannot mate: a draw.", !by)
        }
        Ending::SealedMove { by, can_mate } if can_mate != Winnability::Unwinnable => {
            format!("{by} has sealed no legal move. {result}.{}", undecided(ending))
        }
        Ending::SealedMove { by, .. } => {
            format!("{by} has sealed no legal move, but {} cannot mate: a draw.", !by)
        }
        Ending::BothFlags => "Both flags have fallen: a draw.".to_owned(),
        Ending::IllegalMove { by, can_mate } if can_mate != Winnability::Unwinnable => {
            format!("{by} has made one illegal move too many. {result}.{}", undecided(ending))
        }
        Ending::IllegalMove { by, .. } => {
            format!("{by} has made one illegal move too many, but {} cannot mate: a draw.", !by)
        }
        Ending::Void => "The game does not count. Play another.".to_owned(),
        Ending::Agreement => "Draw by agreement.".to_owned(),
        Ending::Claimed(Claim::Repetition) => {
            "Draw: the position has come for the third time.".to_owned()
        }
        Ending::Claimed(Claim::FiftyMoves) => {
            "Draw: fifty moves by each side without a capture or a pawn move.".to_owned()
        }
        Ending::Claimed(Claim::CannotWin) => {
            "Draw: the game cannot be won by normal means.".to_owned()
        }
        Ending::Claimed(Claim::NoEffort) => {
            "Draw: no effort was made to win by normal means.".to_owned()
        }
        Ending::Automatic(Claim::Repetition) => {
            "Draw: the position has come up too often.".to_owned()
        }
        Ending::Automatic(_) => "Draw: too many moves without a capture or a pawn move.".to_owned(),
        Ending::Referred { by, .. } => format!(
            "{by} claims a draw, and the game has ended. {} verifies position and moves; then an arbiter decides.",
            !by
        ),
        Ending::Default { white: true, black: true }
        | Ending::Late { white: true, black: true } => {
            "Neither player came in time. Both lose.".to_owned()
        }
        Ending::Default { white, .. } | Ending::Late { white, .. } => {
            let late = if white { "White" } else { "Black" };
            format!("{late} did not come in time. {result}.")
        }
        Ending::Declared(verdict) => {
            format!("The game is over: {}, as its file says.", verdict.name())
        }
    }
}

/// What an arbiter has declared.
pub(crate) fn declared(verdict: Verdict) -> String {
    let points = |points| match points {
        Points::Zero => "no point",
        Points::Half => "half a point",
        Points::One => "one point",
    };
    let result = match verdict.winner() {
        Some(winner) => format!("{winner} wins"),
        None if verdict == Verdict::DRAW => "a draw".to_owned(),
        None => format!("{} for White, {} for Black", points(verdict.white), points(verdict.black)),
    };
    format!("The arbiter declares: {result}.")
}

fn undecided(ending: Ending) -> &'static str {
    if ending.is_undecided() { " Whether that side can still mate was not decided." } else { "" }
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::Color;

    use super::*;

    #[test]
    fn the_fall_of_a_flag_is_told() {
        let fallen = Color::White;
        assert_eq!(
            sentence(Ending::Flag { fallen, can_mate: Winnability::Winnable }),
            "White's time is up. Black wins on time."
        );
        assert_eq!(
            sentence(Ending::Flag { fallen, can_mate: Winnability::Undecided }),
            "White's time is up. Black wins on time. Whether that side can still mate was not decided."
        );
        assert_eq!(
            sentence(Ending::Flag { fallen, can_mate: Winnability::Unwinnable }),
            "White's time is up, but Black cannot mate: a draw."
        );
    }
}
