//! How the board, and the positions before it, end a game or let a draw be claimed.

use super::{Claim, Ending, State};
use crate::arbiter::edition::Edition;
use crate::arbiter::rulings::Rulings;
use crate::games::chess::{self, Budget, Status};
use crate::games::yin_yang::End;
use crate::games::{Move, Position, checkers};

impl State {
    /// How often the position has come up, this time included (article 9.2).
    pub fn occurrences(&self) -> usize {
        let position = self.position();
        1 + self.earlier(position, position.quiet_plies())
    }

    /// How often the position would have come up with a move.
    pub(super) fn occurrences_with(&self, mv: Move) -> usize {
        let after = self.position().after(mv);
        let quiet = after.quiet_plies().min(self.position().quiet_plies());
        1 + self.earlier(&after, quiet)
    }

    /// How often it came up before the last `quiet` plies were made; a capture or a
    /// pawn move cannot be undone by others.
    fn earlier(&self, position: &Position, quiet: u16) -> usize {
        let plies = &self.game.plies;
        let recent = &plies[plies.len() - usize::from(quiet).min(plies.len())..];
        recent.iter().filter(|ply| ply.before.is_same(position)).count()
    }

    /// Whether a draw can be claimed, with the position as it stands or with a move that is only
    /// announced (articles 9.2, 9.3).
    pub(super) fn is_due(&self, claim: Claim, intended: Option<Move>) -> bool {
        match claim {
            Claim::Repetition => {
                let times =
                    intended.map_or_else(|| self.occurrences(), |mv| self.occurrences_with(mv));
                self.kind().claimed_occurrences().is_some_and(|needed| times >= needed)
            }
            Claim::FiftyMoves => {
                let after = intended.map(|mv| self.position().after(mv));
                let quiet = after.as_ref().unwrap_or(self.position()).quiet_plies();
                self.kind().quiet_limit().is_some_and(|needed| quiet >= needed)
            }
            Claim::CannotWin | Claim::NoEffort => false,
        }
    }

    /// The draw that the player on move can claim with the position as it stands.
    pub fn due_claim(&self) -> Option<Claim> {
        Claim::ALL.into_iter().find(|&claim| self.is_due(claim, None))
    }

    /// The draw that comes without a claim where that was agreed.
    fn agreed_draw(&self) -> Option<Claim> {
        if self.setup.automatic_draws { self.due_claim() } else { None }
    }

    /// How the position and those before it end the game without a word.
    pub(super) fn ending_by_board(&self) -> Option<Ending> {
        let position = self.position();
        let Edition { final_repetition, final_quiet_plies, .. } = *self.edition;
        let past = self.game.plies.keys();
        if let Some(ending) = ending_by_position(position, past, self.setup.rulings) {
            Some(ending)
        } else if let Some(claim) = self.agreed_draw() {
            Some(Ending::AutomaticByAgreement(claim))
        } else if final_repetition.is_some_and(|times| self.occurrences() >= times) {
            Some(Ending::Automatic(Claim::Repetition))
        } else if final_quiet_plies.is_some_and(|plies| position.quiet_plies() >= plies) {
            Some(Ending::Automatic(Claim::FiftyMoves))
        } else {
            None
        }
    }
}

/// How the position ends the game; `past` has the keys of the earlier ones, oldest first, for
/// games in which they can leave a player without a move.
pub(super) fn ending_by_position(
    position: &Position,
    _past: &[u64],
    rulings: Rulings,
) -> Option<Ending> {
    match position {
        Position::Chess(position) => ending_in_chess(position, rulings),
        Position::Checkers(position) => ending_in_checkers(position),
        Position::YinYang(position) => position.end().map(|end| match end {
            End::Target { winner } => Ending::Target { winner },
            End::Passed { winner } => Ending::Passed { winner },
        }),
    }
}

fn ending_in_checkers(position: &checkers::Position) -> Option<Ending> {
    let winner = !position.turn();
    (!position.has_moves()).then_some(Ending::NoMoves { winner })
}

fn ending_in_chess(position: &chess::Position, rulings: Rulings) -> Option<Ending> {
    let is_dead = || {
        if rulings.follows_forced_moves {
            position.is_dead_by_force(Budget::QUICK)
        } else {
            position.is_dead(Budget::QUICK)
        }
    };
    match position.status() {
        Status::Ongoing if is_dead() => Some(Ending::DeadPosition),
        Status::Ongoing => None,
        Status::Checkmate => Some(Ending::Checkmate { winner: (!position.turn()).into() }),
        Status::Stalemate => Some(Ending::Stalemate),
        Status::Dead => Some(Ending::DeadPosition),
    }
}
