//! What readings come to once they are held against the legal moves.

use super::{Heard, Hearing, Why};
use crate::games::chess::notation::{Refusal, SquareMove};
use crate::games::chess::{Move, Position};
use crate::speech::chess::hearing::matching::Matches;
use crate::text::sorting::sort_by_key;

/// Of a part of a move, so many moves are offered at most.
pub(crate) const MAX_OFFERED: usize = 4;

/// How many moves these are to who is asked: a promotion counts once, whatever the pawn
/// becomes.
pub(crate) fn offered(moves: &[Move]) -> usize {
    let squares = |mv: &Move| (mv.from(), mv.to());
    let is_first = |at: usize| moves[..at].iter().all(|mv| squares(mv) != squares(&moves[at]));
    (0..moves.len()).filter(|&at| is_first(at)).count()
}

impl Hearing {
    /// What readings come to that name legal moves.
    pub(super) fn of_legal(&self, matches: &Matches, position: &Position) -> Option<Heard> {
        let mut candidates = matches.moves.clone();
        candidates.extend(&matches.promotions);
        let is_named = matches.whole.iter().all(|reading| reading.role.is_some());
        match (&candidates[..], &matches.moves[..]) {
            ([], _) => None,
            ([mv], [_]) => Some(Heard::Move(*mv)),
            (_, []) => {
                let first = SquareMove { promotion: None, ..SquareMove::of(candidates[0]) };
                let is_first = |mv: &Move| mv.from() == first.from && mv.to() == first.to;
                if !candidates.iter().all(is_first) {
                    return Some(self.ask_of(candidates, position, is_named));
                }
                let question = self.speaker.ask_promotion();
                Some(Heard::PromotionMissing { squares: first, question })
            }
            _ => Some(self.ask_of(candidates, position, is_named)),
        }
    }

    /// What readings come to, legal or not.
    pub(super) fn of_matches(
        &self,
        matches: &Matches,
        position: &Position,
        text: &str,
    ) -> Option<Heard> {
        if let Some(heard) = self.of_legal(matches, position) {
            return Some(heard);
        }
        if !matches.castlings.is_empty() {
            return Some(self.ask(matches.castlings.clone(), position));
        }
        if matches.contradicted.len() > MAX_OFFERED
            || self.is_hidden && !matches.contradicted.is_empty()
        {
            return Some(self.misheard(text, Why::Impossible(None)));
        }
        if !matches.contradicted.is_empty() {
            return Some(self.ask(matches.contradicted.clone(), position));
        }
        if let [only] = matches.whole[..]
            && let Some(squares) = only.announced(position)
        {
            return Some(self.of_squares(squares, position));
        }
        if let Some(first) = matches.whole.first() {
            return Some(self.misheard(text, Why::Impossible(first.refusal(position))));
        }
        if !matches.has_part {
            return None;
        }
        Some(match offered(&matches.partial) {
            1..=MAX_OFFERED if !self.is_hidden => self.ask(matches.partial.clone(), position),
            _ => self.misheard(text, Why::Incomplete),
        })
    }

    /// What two squares come to.
    pub(super) fn of_squares(&self, squares: SquareMove, position: &Position) -> Heard {
        match squares.find(position) {
            Ok(mv) => Heard::Move(mv),
            Err(Refusal::PromotionMissing(_)) => {
                Heard::PromotionMissing { squares, question: self.speaker.ask_promotion() }
            }
            Err(refusal) => Heard::Irregular { squares, refusal },
        }
    }

    pub(crate) fn ask(&self, candidates: Vec<Move>, position: &Position) -> Heard {
        self.ask_of(candidates, position, false)
    }

    /// Asks which of them is meant, of a piece that was named or was not.
    fn ask_of(&self, mut candidates: Vec<Move>, position: &Position, is_named: bool) -> Heard {
        if candidates.iter().all(|mv| mv.to() == candidates[0].to()) {
            sort_by_key(&mut candidates, |mv| mv.from());
        }
        let question = if self.is_hidden {
            self.speaker.ask_which_unseen(position, &candidates, is_named)
        } else {
            self.speaker.ask_which(position, &candidates)
        };
        Heard::Ambiguous { candidates, question }
    }
}
