//! The order in which moves are tried: the better the first, the smaller the
//! tree (chessprogramming.org, "Move Ordering").

use super::exchange::{gain, is_quiet, wins_at_least};
use super::history::{Context, History};
use crate::games::chess::{Move, Position};

/// Killers come before all other quiet moves.
const KILLER: i32 = 1 << 20;

/// The moves of all positions along the line searched, one list after another.
pub(super) struct MoveStack {
    moves: Vec<Move>,
    /// As many as moves.
    ranks: Vec<i32>,
}

impl MoveStack {
    /// With room for so many moves.
    pub(super) fn with_capacity(moves: usize) -> MoveStack {
        MoveStack { moves: Vec::with_capacity(moves), ranks: Vec::with_capacity(moves) }
    }

    pub(super) fn clear(&mut self) {
        self.truncate(0);
    }

    fn truncate(&mut self, length: usize) {
        self.moves.truncate(length);
        self.ranks.truncate(length);
    }

    fn len(&self) -> usize {
        self.moves.len()
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.moves.swap(one, other);
        self.ranks.swap(one, other);
    }

    /// Brings the best move from `at` on to `at`.
    fn select(&mut self, at: usize) -> Option<Move> {
        let best = (at..self.len()).reduce(|best, other| {
            if self.ranks[other] > self.ranks[best] { other } else { best }
        })?;
        self.swap(at, best);
        Some(self.moves[at])
    }
}

/// What is known beforehand about good moves.
pub(super) struct Hints<'a> {
    pub(super) history: &'a History,
    pub(super) killers: [Option<Move>; 2],
    pub(super) context: &'a Context,
    /// A hash of the pawns.
    pub(super) pawns: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Known,
    Captures,
    GoodCaptures,
    Quiets,
    GoodQuiets,
    BadCaptures,
}

/// Hands out the moves of one position, the promising first: the one known to
/// be good, captures that pay, quiet moves, captures that do not.
///
/// The moves lie on a [`MoveStack`]; whoever takes a move gives the stack back
/// as it was before asking for the next.
pub(super) struct Picker {
    stage: Stage,
    known: Option<Move>,
    /// What a capture must win at least to be tried before the quiet moves.
    threshold: i32,
    wants_quiets: bool,
    start: usize,
    /// The captures put off lie from `start` to here.
    bad: usize,
    at: usize,
}

impl Picker {
    /// For all moves of `position`; `known` is tried first if it is legal.
    pub(super) fn all(moves: &MoveStack, position: &Position, known: Option<Move>) -> Picker {
        let known = known.filter(|&mv| position.is_legal(mv));
        let start = moves.len();
        Picker {
            stage: Stage::Known,
            known,
            threshold: 0,
            wants_quiets: true,
            start,
            bad: start,
            at: start,
        }
    }

    /// For captures and promotions that win at least `threshold` centipawns.
    pub(super) fn captures(
        moves: &MoveStack,
        position: &Position,
        known: Option<Move>,
        threshold: i32,
    ) -> Picker {
        let known = known.filter(|&mv| {
            position.is_legal(mv)
                && !is_quiet(position, mv)
                && wins_at_least(position, mv, threshold)
        });
        Picker { threshold, wants_quiets: false, ..Picker::all(moves, position, known) }
    }

    /// From now on no quiet moves.
    pub(super) fn skip_quiets(&mut self) {
        self.wants_quiets = false;
    }

    /// The next move; `None` leaves the stack as it was at first.
    pub(super) fn next(
        &mut self,
        moves: &mut MoveStack,
        position: &Position,
        hints: &Hints,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Known => {
                    self.stage = Stage::Captures;
                    if self.known.is_some() {
                        return self.known;
                    }
                }
                Stage::Captures => {
                    position.legal_captures_into(&mut moves.moves);
                    let ranks = moves.moves[self.start..].iter();
                    let rank = |&mv| capture_rank(position, hints, mv);
                    moves.ranks.extend(ranks.map(rank));
                    self.stage = Stage::GoodCaptures;
                }
                Stage::GoodCaptures => {
                    if let Some(mv) = self.next_good_capture(moves, position) {
                        return Some(mv);
                    }
                    self.stage = Stage::Quiets;
                    self.at = self.bad;
                    moves.truncate(self.bad);
                }
                Stage::Quiets => {
                    if self.wants_quiets {
                        position.legal_quiets_into(&mut moves.moves);
                        let ranks = moves.moves[self.bad..].iter();
                        let rank = |&mv| quiet_rank(position, hints, mv);
                        moves.ranks.extend(ranks.map(rank));
                    }
                    self.stage = Stage::GoodQuiets;
                }
                Stage::GoodQuiets => {
                    while self.wants_quiets
                        && let Some(mv) = moves.select(self.at)
                    {
                        self.at += 1;
                        if Some(mv) != self.known {
                            return Some(mv);
                        }
                    }
                    self.stage = Stage::BadCaptures;
                    self.at = self.start;
                    moves.truncate(self.bad);
                }
                Stage::BadCaptures => {
                    if self.at == self.bad {
                        moves.truncate(self.start);
                        return None;
                    }
                    self.at += 1;
                    return Some(moves.moves[self.at - 1]);
                }
            }
        }
    }

    /// Gives the stack back as it was at first.
    pub(super) fn finish(self, moves: &mut MoveStack) {
        moves.truncate(self.start);
    }

    fn next_good_capture(&mut self, moves: &mut MoveStack, position: &Position) -> Option<Move> {
        while let Some(mv) = moves.select(self.at) {
            let at = self.at;
            self.at += 1;
            if Some(mv) == self.known {
                continue;
            }
            if wins_at_least(position, mv, self.threshold) {
                return Some(mv);
            }
            if self.wants_quiets {
                moves.swap(at, self.bad);
                self.bad += 1;
            }
        }
        None
    }
}

/// Most valuable victim first, and what has done well.
fn capture_rank(position: &Position, hints: &Hints, mv: Move) -> i32 {
    16 * gain(position, mv) + hints.history.capture(position, mv)
}

fn quiet_rank(position: &Position, hints: &Hints, mv: Move) -> i32 {
    match hints.killers {
        [Some(killer), _] if killer == mv => KILLER + 1,
        [_, Some(killer)] if killer == mv => KILLER,
        _ => hints.history.quiet(position, hints.pawns, hints.context, mv),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chess::history::PieceTo;
    use crate::games::chess::Square;

    fn order(position: &Position, known: Move, killer: Move) -> Vec<Move> {
        let (history, context) = (History::new(), [PieceTo::NONE; 3]);
        let killers = [Some(killer), None];
        let hints = Hints { history: &history, killers, context: &context, pawns: 0 };
        let mut moves = MoveStack::with_capacity(256);
        let mut picker = Picker::all(&moves, position, Some(known));
        std::iter::from_fn(|| picker.next(&mut moves, position, &hints)).collect()
    }

    #[test]
    fn good_captures_then_killers_then_the_rest() {
        let position: Position = "3qk3/8/2p5/3p4/4P3/8/8/3QK3 w - -".parse().unwrap();
        let best = Move::normal(Square::E1, Square::E2);
        let killer = Move::normal(Square::D1, Square::A4);
        let order = order(&position, best, killer);
        let pawn_takes = Move::normal(Square::E4, Square::D5);
        let queen_takes = Move::normal(Square::D1, Square::D5);
        assert_eq!(order[..3], [best, pawn_takes, killer]);
        assert_eq!(order.last(), Some(&queen_takes));
    }

    /// The leaves `depth` plies ahead, as the search goes through them.
    fn leaves(moves: &mut MoveStack, hints: &Hints, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let before = moves.len();
        let known = position.legal_moves().last().copied();
        let mut picker = Picker::all(moves, position, known);
        let mut sum = 0;
        while let Some(mv) = picker.next(moves, position, hints) {
            sum += leaves(moves, hints, &position.after_legal(mv), depth - 1);
        }
        assert_eq!(moves.len(), before);
        sum
    }

    #[test]
    fn the_tree_has_the_known_number_of_leaves() {
        // chessprogramming.org, "Perft Results", and "Chess960 Perft Results"
        for (fen, depth, known) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 4, 197_281),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 3, 97_862),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 4, 43_238),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", 3, 9_467),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -", 3, 12_189),
        ] {
            let (history, context) = (History::new(), [PieceTo::NONE; 3]);
            let killer = Move::normal(Square::G1, Square::F3);
            let killers = [Some(killer), None];
            let hints = Hints { history: &history, killers, context: &context, pawns: 0 };
            let mut moves = MoveStack::with_capacity(256);
            assert_eq!(leaves(&mut moves, &hints, &fen.parse().unwrap(), depth), known, "{fen}");
        }
    }

    #[test]
    fn every_move_comes_once() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -",
            "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3",
        ] {
            let position: Position = fen.parse().unwrap();
            let mut legal = position.legal_moves();
            let mut order = order(&position, legal[3], legal[5]);
            legal.sort_unstable();
            order.sort_unstable();
            assert_eq!(order, legal, "{fen}");
        }
    }
}
